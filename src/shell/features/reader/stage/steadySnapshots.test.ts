import { expect, it } from 'vitest'
import type { PageSnapshot } from '../../../../game/runtime/pageHandle.ts'
import { steadySnapshots } from './steadySnapshots.ts'

const snapshot = (x: number, done = 0, state: 'idle' | 'done' = 'idle'): PageSnapshot => ({
  report: {
    kind: 'page',
    type: 'picture',
    bookId: 1,
    pageId: 'b1-p04',
    status: 'ready',
    progress: { done, total: 3 },
    language: 'en',
  },
  targets: [{ id: 'item:1', kind: 'tap', state, label: 'a bubble', box: { x, y: 0, width: 90, height: 90 } }],
  counters: undefined,
  question: { key: 'find', params: { letter: 'a' } },
})

it('returns the same snapshot while only boxes change', () => {
  const steady = steadySnapshots()
  const first = steady(snapshot(10))
  expect(steady(snapshot(20))).toBe(first)
  expect(steady(snapshot(30))).toBe(first)
})

it.each([
  ['the progress', snapshot(10, 1)],
  ["a target's state", snapshot(10, 0, 'done')],
  ['the targets', { ...snapshot(10), targets: [] }],
  ['the question', { ...snapshot(10), question: { key: 'find', params: { letter: 'b' } } }],
  ['the counters', { ...snapshot(10), counters: { correct: 1, wrong: 0, attempts: 1 } }],
])('returns a new snapshot when %s changes', (_, next) => {
  const steady = steadySnapshots()
  const first = steady(snapshot(10))
  expect(steady(next)).not.toBe(first)
  expect(steady(next)).toBe(next)
})
