import { expect, it } from 'vitest'
import { compositionSchema } from '../../../../../content/kit/index.ts'
import { boxAround, type Lying, met, pointIn, pointOut } from './pick.ts'

const drawing = { box: { w: 100, h: 200 }, feet: { x: 50, y: 200 } }
const lying = (name: string, more: object): Lying => {
  const [item] = compositionSchema.parse({ place: 'yard', items: [{ sprite: 'ayu', x: 0.5, y: 0.75, ...more }] }).items
  if (!item) throw new Error('there is one')
  return { name, item, drawing }
}
const all = () => true
const none = () => false

it('takes a point into a drawing and back, however it is turned, flipped and resized', () => {
  const thing = lying('a', { size: 1.7, turn: 33, flip: true })
  const back = pointOut(thing, pointIn(thing, { x: 123, y: 456 }))
  expect(back.x).toBeCloseTo(123)
  expect(back.y).toBeCloseTo(456)
  expect(pointIn(lying('a', {}), { x: 640, y: 600 })).toEqual(drawing.feet)
})

it('meets the front-most thing with colour there, the chosen one before all', () => {
  const things = [lying('back', {}), lying('front', {})]
  const at = { x: 640, y: 500 }
  expect(met(things, at, { chosen: undefined, reach: 10, isDrawn: all })).toBe('front')
  expect(met(things, at, { chosen: 'back', reach: 10, isDrawn: all })).toBe('back')
  // A clear corner of a tree does not hide the child behind it.
  expect(met(things, at, { chosen: undefined, reach: 10, isDrawn: (name) => name === 'back' })).toBe('back')
  expect(met(things, at, { chosen: undefined, reach: 10, isDrawn: none })).toBe('front')
  expect(met(things, { x: 100, y: 100 }, { chosen: 'back', reach: 10, isDrawn: all })).toBeUndefined()
})

it('makes a tiny thing as large as a finger', () => {
  const tiny = lying('mango', { size: 0.3 })
  const beside = { x: 640 + 50, y: 600 - 30 }
  expect(met([tiny], beside, { chosen: undefined, reach: 60, isDrawn: none })).toBe('mango')
  expect(met([tiny], beside, { chosen: undefined, reach: 20, isDrawn: none })).toBeUndefined()
})

it('puts the frame around a turned thing, within the picture', () => {
  expect(boxAround(lying('a', {}))).toEqual({ x: 590, y: 400, w: 100, h: 200 })
  const fallen = boxAround(lying('a', { turn: 90 }))
  expect(fallen.w).toBeCloseTo(200)
  expect(fallen.h).toBeCloseTo(100)
  expect(boxAround(lying('a', { x: 1.04 }))).toMatchObject({ w: 0 })
})
