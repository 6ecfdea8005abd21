import { expect, it } from 'vitest'
import type { Target } from './targets.ts'
import { leastRoom } from './touchRoom.ts'

const thing = (x: number, y: number, size: number, over: Partial<Target> = {}): Target => ({
  id: `${x},${y}`,
  kind: 'tap',
  state: 'idle',
  x,
  y,
  width: size,
  height: size,
  ...over,
})

it('is the distance to the neighbours, or the size of the target if that is larger', () => {
  expect(leastRoom([thing(0, 0, 30), thing(32, 0, 30), thing(64, 0, 30)])).toBe(32)
  expect(leastRoom([thing(0, 0, 60), thing(50, 0, 60)])).toBe(60)
})

it('is larger than the target if nothing is near: the stage accepts touches beside it', () => {
  expect(leastRoom([thing(0, 0, 20), thing(100, 0, 20)])).toBe(100)
  expect(leastRoom([thing(0, 0, 20)])).toBe(Number.POSITIVE_INFINITY)
})

it('ends at the edge of a large neighbour', () => {
  // From the centre of the small one (10) to the edge of the large one (30) is 20, on both sides.
  expect(leastRoom([thing(0, 0, 20), thing(30, -100, 220)])).toBe(40)
})

it('counts only touchable targets: no finished ones, none put aside, no background', () => {
  const near = thing(22, 0, 20)
  expect(leastRoom([thing(0, 0, 20), { ...near, state: 'done' }])).toBe(Number.POSITIVE_INFINITY)
  expect(leastRoom([thing(0, 0, 20), { ...near, state: 'disabled', isAside: true }])).toBe(Number.POSITIVE_INFINITY)
  expect(leastRoom([thing(0, 0, 20), { ...near, isBackground: true }])).toBe(Number.POSITIVE_INFINITY)
  // Input is off during speech, but the target still takes up room.
  expect(leastRoom([thing(0, 0, 20), { ...near, state: 'disabled' }])).toBe(22)
})

it('measures items and drop places apart: fingers go down on items and up over places', () => {
  expect(leastRoom([thing(0, 0, 20, { kind: 'drag' }), thing(5, 0, 20, { kind: 'drop' })])).toBe(
    Number.POSITIVE_INFINITY,
  )
})

it('is unlimited without targets', () => {
  expect(leastRoom([])).toBe(Number.POSITIVE_INFINITY)
})
