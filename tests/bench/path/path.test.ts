import { expect, it } from 'vitest'
import { simulateMany, WORLDS } from './simulate.ts'

/** The goal of the path, in worlds that we made up: it promises no gain to a child. */
const GOAL = 1.3

it.each(Object.entries(WORLDS))(
  '40 children of the %s world keep more than by the order of the ladder',
  (_, memory) => {
    const { path, inOrder, asked } = simulateMany(memory, 40)
    expect(asked).toBeGreaterThan(50)
    expect(path / Math.max(inOrder, 0.01)).toBeGreaterThanOrEqual(GOAL)
  },
  240_000,
)
