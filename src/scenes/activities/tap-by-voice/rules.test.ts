import { expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { currentMember, tapByVoiceRules } from './rules.ts'

const play = () => playRules(tapByVoiceRules, example)
const idle = (played: ReturnType<typeof play>) => played.session.targets().filter(({ state }) => state === 'idle')

it('asks 3 s after the start and takes no tap until the prompt has ended', () => {
  const played = play()
  expect(outcomesOf(played, 'timer')).toEqual([{ type: 'timer', name: 'prompt', ms: 3000 }])
  expect(idle(played)).toEqual([])
  played.session.command({ type: 'timer', name: 'prompt' })
  expect(outcomesOf(played, 'say')).toHaveLength(1)
  expect(played.session.move({ targetId: 'father' })).toBe('disabled')
  played.session.command({ type: 'said', name: 'prompt' })
  expect(idle(played)).toHaveLength(3)
})

it('asks the next question 1 s after a right tap, and completes 1.5 s after the last', () => {
  const played = play()
  played.settle()
  solve(played)
  expect(
    outcomesOf(played, 'timer')
      .filter(({ name }) => name === 'step')
      .map(({ ms }) => ms),
  ).toEqual([1000, 1000, 1500])
  expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 3, total: 3 }])
})

it('repeats the prompt and gives feedback after a wrong tap', () => {
  const played = play()
  played.settle()
  const asked = currentMember(example, played.session.current)
  const wrong = example.familyMembers.find(({ id }) => id !== asked?.id)
  played.session.move({ targetId: wrong?.id ?? '' })
  expect(outcomesOf(played, 'feedback').at(-1)?.message).toEqual({
    key: 'listen.wrong',
    params: { label: asked?.label },
  })
  expect(outcomesOf(played, 'say').at(-1)?.lines).toEqual([asked?.audio])
  expect(idle(played)).toEqual([])
})

it('repeats the prompt on request', () => {
  const played = play()
  played.settle()
  played.session.command({ type: 'repeat' })
  expect(outcomesOf(played, 'say')).toHaveLength(2)
})
