import { expect, it } from 'vitest'
import { compositionSchema } from '../../../../../content/kit/index.ts'
import { cornered, dragged, pinched } from './gesture.ts'
import type { Item } from './items.ts'

const GROUND = 0.82
const standing = (more: Partial<Item> = {}): Item => {
  const [item] = compositionSchema.parse({
    place: 'yard',
    items: [{ sprite: 'ayu', x: 0.5, y: GROUND, ...more }],
  }).items
  if (!item) throw new Error('there is one')
  return item
}

it('slides a thing along the ground, and lifts it only when it is pulled up', () => {
  expect(dragged(standing(), { x: 640, y: 500 }, { x: 768, y: 520 }, GROUND)).toEqual({ x: 0.6, y: GROUND })
  expect(dragged(standing(), { x: 640, y: 500 }, { x: 640, y: 340 }, GROUND).y).toBeCloseTo(0.62)
  // Back down near the ground, it stands again.
  expect(dragged(standing({ y: 0.62 }), { x: 640, y: 340 }, { x: 640, y: 492 }, GROUND).y).toBe(GROUND)
  expect(dragged(standing({ y: 0.62 }), { x: 640, y: 340 }, { x: 640, y: 420 }, GROUND).y).toBeCloseTo(0.72)
})

it('resizes and turns with two fingers, and follows their middle', () => {
  const apart = pinched(
    standing(),
    [
      { x: 600, y: 400 },
      { x: 700, y: 400 },
    ],
    [
      { x: 550, y: 400 },
      { x: 750, y: 400 },
    ],
  )
  expect(apart).toEqual({ x: 0.5, y: GROUND, size: 2, turn: 0 })
  const turned = pinched(
    standing(),
    [
      { x: 600, y: 400 },
      { x: 700, y: 400 },
    ],
    [
      { x: 650, y: 350 },
      { x: 650, y: 450 },
    ],
  )
  expect(turned.turn).toBeCloseTo(90)
  // The short way round, over 180°.
  const over = pinched(
    standing(),
    [
      { x: 600, y: 400 },
      { x: 500, y: 401 },
    ],
    [
      { x: 600, y: 400 },
      { x: 500, y: 380 },
    ],
  )
  expect(Math.abs(over.turn)).toBeLessThan(20)
})

it('resizes at a corner by the distance from the feet, and does not tilt by accident', () => {
  const feet = { x: 640, y: GROUND * 800 }
  expect(cornered(standing(), { x: feet.x, y: feet.y - 100 }, { x: feet.x, y: feet.y - 150 })).toEqual({
    size: 1.5,
    turn: 0,
  })
  expect(cornered(standing(), { x: feet.x, y: feet.y - 100 }, { x: feet.x + 15, y: feet.y - 100 }).turn).toBe(0)
  expect(cornered(standing(), { x: feet.x, y: feet.y - 100 }, { x: feet.x + 100, y: feet.y - 100 }).turn).toBeCloseTo(
    33,
  )
})
