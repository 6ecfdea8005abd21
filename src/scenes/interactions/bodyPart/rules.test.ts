import { expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { bodyPartRules, ELSEWHERE } from './rules.ts'

const play = () => playRules(bodyPartRules, example)

it('shows how many are left, then completes 1.5 s after the last', () => {
  const played = play()
  expect(played.session.current.status).toBe('question')
  played.session.move({ targetId: 'hand-right' })
  expect(outcomesOf(played, 'feedback').at(-1)?.message).toEqual({ key: 'body.more', params: { n: 1 } })
  played.session.move({ targetId: 'hand-left' })
  expect(played.session.current.status).toBe('completed')
  expect(outcomesOf(played, 'completed')).toEqual([])
  expect(outcomesOf(played, 'timer').at(-1)).toMatchObject({ ms: 1500 })
  played.settle()
  expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 2, total: 2, helped: 0 }])
})

it('counts a tap outside the areas as a mistake and never completes by it', () => {
  const played = play()
  for (let tap = 0; tap < 5; tap += 1) played.session.move({ targetId: ELSEWHERE })
  expect(played.session.counters()).toEqual({ correct: 0, wrong: 5, attempts: 5 })
  expect(played.session.completed).toBe(false)
  solve(played)
  expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 0, total: 2 }])
})

it('ignores an area that was already found', () => {
  const played = play()
  played.session.move({ targetId: 'hand-left' })
  expect(played.session.move({ targetId: 'hand-left' })).toBe('disabled')
  expect(played.session.progress()).toEqual({ done: 1, total: 2 })
})

it('returns to the question after a reset', () => {
  const played = play()
  played.session.move({ targetId: 'hand-left' })
  played.session.command({ type: 'reset' })
  expect(played.session.current).toEqual({ status: 'question', found: [], mistakes: 0 })
})
