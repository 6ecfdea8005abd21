import { describe, expect, it } from 'vitest'
import {
  activityIndexOf,
  type Flow,
  type FlowEvent,
  flowReducer,
  passScore,
  startFlow,
  starsOf,
  seenPoints,
  successRate,
} from './flow.ts'

const run = (flow: Flow, ...events: FlowEvent[]) => events.reduce(flowReducer, flow)
const finished = (score: number, total = 12): FlowEvent => ({ type: 'finished', score, total })

it.each([
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
  [6, 4],
  [12, 8],
  [50, 33],
  [100, 66],
])('needs of %i items at least %i right to pass', (total, score) => {
  expect(passScore(total)).toBe(score)
})

it.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [83, 4],
  [99, 4],
  [100, 5],
  [120, 5],
  [-5, 0],
])('converts %i points to %i stars', (points, stars) => {
  expect(starsOf(points)).toBe(stars)
})

it.each([
  ['1', 0],
  ['3', 2],
  ['4', 0],
  ['0', 0],
  ['x', 0],
  [null, 0],
])('maps ?activity=%s of three activities to index %i', (query, index) => {
  expect(activityIndexOf(query, 3)).toBe(index)
})

describe('activity flow', () => {
  it('plays one after another, completes the book and shows the results', () => {
    const ended = run(startFlow(3, 0), finished(12))
    expect(ended).toMatchObject({ status: 'ended', index: 0, result: { score: 12, total: 12, isPassed: true } })
    const second = run(ended, { type: 'next' })
    expect(second).toMatchObject({ status: 'playing', index: 1 })
    const last = run(second, finished(7), { type: 'next' }, finished(8), { type: 'next' })
    expect(last.status).toBe('completing')
    expect([...last.results.values()].map(({ isPassed }) => isPassed)).toEqual([true, false, true])
    expect(successRate(last)).toBeCloseTo(66.67)
    expect(run(last, { type: 'completed', points: 67 })).toMatchObject({ status: 'results', points: 67 })
  })

  it('repeats an activity and keeps its latest result', () => {
    const again = run(startFlow(3, 1), finished(2), { type: 'again' })
    expect(again).toMatchObject({ status: 'playing', index: 1, attempt: 1 })
    expect(run(again, finished(12)).results.get(1)).toEqual({ score: 12, total: 12, isPassed: true })
  })

  it('skips an activity that cannot be played, without a result', () => {
    const next = run(startFlow(2, 0), { type: 'next' })
    expect(next).toMatchObject({ status: 'playing', index: 1 })
    expect(successRate(next)).toBe(0)
  })

  it('retries the completion after a failure, but not after a success', () => {
    const failed = run(startFlow(1, 0), finished(2, 2), { type: 'next' }, { type: 'completed', points: undefined })
    expect(failed).toMatchObject({ status: 'results', points: undefined })
    const retried = run(failed, { type: 'retry' })
    expect(retried.status).toBe('completing')
    expect(run(retried, { type: 'completed', points: 100 }, { type: 'retry' })).toMatchObject({ points: 100 })
  })

  it.each<[string, Flow, FlowEvent]>([
    ['a second finish', run(startFlow(2, 0), finished(12)), finished(0)],
    [
      'next in the results',
      run(startFlow(1, 0), finished(2), { type: 'next' }, { type: 'completed', points: 0 }),
      { type: 'next' },
    ],
    ['again while playing', startFlow(2, 0), { type: 'again' }],
    ['completed while playing', startFlow(2, 0), { type: 'completed', points: 50 }],
  ])('ignores %s', (_, flow, event) => {
    expect(flowReducer(flow, event)).toBe(flow)
  })
})

it('has a success rate of 0 without activities', () => {
  expect(successRate({ results: new Map(), count: 0 })).toBe(0)
})

it('completes a book without activities at once, with all points', () => {
  const flow = startFlow(0, 0)
  expect(flow.status).toBe('completing')
  expect(seenPoints(flow)).toBe(100)
  expect(flowReducer(flow, { type: 'completed', points: 100 })).toMatchObject({ status: 'results', points: 100 })
})
