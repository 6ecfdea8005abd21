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

it('is the size of what stands among neighbours', () => {
  expect(leastRoom([thing(0, 0, 30), thing(32, 0, 30), thing(64, 0, 30)])).toBe(32)
  expect(leastRoom([thing(0, 0, 60), thing(50, 0, 60)])).toBe(60)
})

it('is larger where nothing is around: the stage takes touches beside it', () => {
  expect(leastRoom([thing(0, 0, 20), thing(100, 0, 20)])).toBe(100)
  expect(leastRoom([thing(0, 0, 20)])).toBe(Number.POSITIVE_INFINITY)
})

it('ends at a large neighbour', () => {
  // From the middle of the small one (10) to the large one's edge (30) are 20, to both sides.
  expect(leastRoom([thing(0, 0, 20), thing(30, -100, 220)])).toBe(40)
})

it('counts touchable targets: not finished or disabled ones, nor the background', () => {
  const near = thing(22, 0, 20)
  expect(leastRoom([thing(0, 0, 20), { ...near, state: 'done' }])).toBe(Number.POSITIVE_INFINITY)
  expect(leastRoom([thing(0, 0, 20), { ...near, state: 'disabled', isAside: true }])).toBe(Number.POSITIVE_INFINITY)
  expect(leastRoom([thing(0, 0, 20), { ...near, isBackground: true }])).toBe(Number.POSITIVE_INFINITY)
  // Input is off while something is said; the place stays what it is.
  expect(leastRoom([thing(0, 0, 20), { ...near, state: 'disabled' }])).toBe(22)
})

it('measures things and places apart: one is picked up, the other is where it is let go', () => {
  expect(leastRoom([thing(0, 0, 20, { kind: 'drag' }), thing(5, 0, 20, { kind: 'drop' })])).toBe(
    Number.POSITIVE_INFINITY,
  )
})

it('wants nothing where nothing is to be touched', () => {
  expect(leastRoom([])).toBe(Number.POSITIVE_INFINITY)
})
