import { expect, it } from 'vitest'
import { playRules, solve, toldOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { matchingLetterRules, wordPanel } from './rules.ts'

const play = (options = {}) => playRules(matchingLetterRules, example, options)

it('completes when all slots are filled, with the word and the message', () => {
  const played = play()
  expect(solve(played)).toBe(6)
  expect(toldOf(played, 'say').at(-1)?.lines).toEqual([example.wordAudio])
  expect(toldOf(played, 'feedback')).toMatchObject([{ tone: 'done', message: { key: 'word.done' } }])
  expect(toldOf(played, 'completed')).toMatchObject([{ score: 6, total: 6 }])
})

it('places a letter only in its own slot and only once', () => {
  const played = play()
  played.session.move({ targetId: 'item:0', to: 'zone:1' })
  expect(played.session.progress().done).toBe(0)
  played.session.move({ targetId: 'item:0', to: 'zone:0' })
  expect(played.session.move({ targetId: 'item:0', to: 'zone:0' })).toBe('disabled')
  expect(played.session.progress().done).toBe(1)
})

it('begins the word of the other language, and keeps a finished one', () => {
  const played = play()
  played.session.move({ targetId: 'item:0', to: 'zone:0' })
  played.context.language = 'id'
  played.session.setLanguage()
  expect(played.session.progress()).toEqual({ done: 0, total: 3 })
  solve(played)
  played.context.language = 'en'
  played.session.setLanguage()
  expect(played.session.progress()).toEqual({ done: 3, total: 3 })
})

it('leaves paper under the whole word and none where letters waited', () => {
  const { y, height } = wordPanel(example)
  const targets = play().session.targets()
  const places = targets.filter(({ kind }) => kind === 'drop').map(({ box }) => box)
  const letters = targets.filter(({ kind }) => kind !== 'drop').map(({ box }) => box)
  expect(Math.max(...places.map((box) => box.y + box.height))).toBeLessThanOrEqual(y + height)
  expect(Math.min(...letters.map((box) => box.y))).toBeGreaterThanOrEqual(y + height - 1)
  expect(targets.length).toBe(12)
})
