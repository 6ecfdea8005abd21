import { expect, it } from 'vitest'
import { apart, fingerBox, overlaps, troubleOf } from './boxes.ts'
import { movedByKey } from './areas/keys.ts'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

it('grows a box to the size of a finger, inside the picture', () => {
  expect(fingerBox(box(2, 95, 3, 4))).toEqual(box(0, 88, 9, 12))
})

it('lets the larger box make way for the smaller one', () => {
  const [tree, mango] = apart([
    { box: box(10, 10, 40, 60), isFixed: false },
    { box: box(40, 30, 12, 14), isFixed: false },
  ])
  expect(mango).toEqual(box(40, 30, 12, 14))
  expect(tree && mango && overlaps(tree, mango)).toBe(false)
  expect(tree?.width).toBeGreaterThanOrEqual(9)
})

it('never moves what was put there by hand, and keeps off what is forbidden', () => {
  const tray = box(0, 86, 100, 14)
  const [hand, other] = apart(
    [
      { box: box(20, 20, 5, 5), isFixed: true },
      { box: box(18, 18, 20, 75), isFixed: false },
    ],
    [tray],
  )
  expect(hand).toEqual(box(20, 20, 5, 5))
  expect(other && hand && overlaps(other, hand)).toBe(false)
  expect(other && overlaps(other, tray)).toBe(false)
})

it('says what is too small, and what lies over another', () => {
  const boxes = [
    { id: 'sun', box: box(10, 10, 20, 20) },
    { id: 'tree', box: box(25, 10, 20, 20) },
    { id: 'duck', box: box(60, 60, 6, 9) },
  ]
  expect(troubleOf('sun', boxes)).toEqual({ is: 'overlap', other: 'tree' })
  expect(troubleOf('duck', boxes)).toEqual({ is: 'small' })
  expect(troubleOf('moon', boxes)).toBeUndefined()
})

it('moves a box by arrow keys, resizes it with Shift, in small steps with Alt, and never out of the picture', () => {
  const key = (name: string, held: { shiftKey?: boolean; altKey?: boolean } = {}) => ({
    key: name,
    shiftKey: false,
    altKey: false,
    ...held,
  })
  expect(movedByKey(box(10, 10, 20, 20), key('ArrowRight'))).toEqual(box(11, 10, 20, 20))
  expect(movedByKey(box(0, 10, 20, 20), key('ArrowLeft'))).toEqual(box(0, 10, 20, 20))
  expect(movedByKey(box(10, 10, 20, 20), key('ArrowDown', { shiftKey: true }))).toEqual(box(10, 10, 20, 21))
  expect(movedByKey(box(10, 10, 20, 20), key('ArrowUp', { altKey: true }))?.y).toBeCloseTo(9.8)
  expect(movedByKey(box(10, 10, 20, 20), key('a'))).toBeUndefined()
})
