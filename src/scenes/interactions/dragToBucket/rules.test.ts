import { expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { overlapShare } from '../../../game/rules/geometry.ts'
import { example } from './example.ts'
import { dragToBucketRules, heapPlace } from './rules.ts'

it('counts aloud in the order of the drops, whichever item comes', () => {
  const played = playRules(dragToBucketRules, example)
  for (const id of ['mango-3', 'mango-1', 'mango-2']) played.session.move({ targetId: `item:${id}`, to: 'zone:bucket' })
  expect(outcomesOf(played, 'say').map(({ lines }) => lines[0]?.id)).toEqual([
    '/audio/count/id/1.mp3',
    '/audio/count/id/2.mp3',
    '/audio/count/id/3.mp3',
  ])
  expect(outcomesOf(played, 'feedback')).toMatchObject([{ tone: 'done', message: { key: 'bucket.done' } }])
  expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 3, total: 3, helped: 0 }])
})

it('does not count aloud on a page without counting', () => {
  const played = playRules(dragToBucketRules, { ...example, isCounting: false })
  solve(played)
  expect(outcomesOf(played, 'say')).toEqual([])
})

it('gives feedback if an item is already in the bucket', () => {
  const played = playRules(dragToBucketRules, example)
  played.session.move({ targetId: 'item:mango-1', to: 'zone:bucket' })
  expect(played.session.move({ targetId: 'item:mango-1', to: 'zone:bucket' })).toBe('disabled')
  expect(outcomesOf(played, 'feedback')).toEqual([
    { type: 'feedback', tone: 'wrong', message: { key: 'bucket.already' } },
  ])
  expect(played.session.current.placed).toEqual(['mango-1'])
})

it('gives no feedback for the full bucket itself', () => {
  const played = playRules(dragToBucketRules, example)
  solve(played)
  const emitted = outcomesOf(played, 'feedback').length
  played.session.move({ targetId: 'zone:bucket' })
  expect(outcomesOf(played, 'feedback')).toHaveLength(emitted)
})

it('stacks nine items in rows, so that each can be seen and counted', () => {
  const bucket = { x: 550, y: 590, width: 156, height: 114 }
  const thing = { x: 0, y: 0, width: 116, height: 100 }
  const places = Array.from({ length: 9 }, (_, n) => heapPlace(bucket, thing, 9, n))
  expect(new Set(places.map(({ y }) => y)).size).toBe(3)
  for (const [index, a] of places.entries()) {
    // At least half of each item is uncovered by any other one.
    for (const b of places.slice(index + 1)) expect(overlapShare(a, b)).toBeLessThan(0.5)
    expect(a.x).toBeGreaterThan(bucket.x - 20)
    expect(a.x + a.width).toBeLessThan(bucket.x + bucket.width + 20)
  }
})
