import { expect, it } from 'vitest'
import { circle, glow, rect } from './core/svg.ts'
import { roomOf } from './room.ts'

it('holds a thing with all of its glow, wherever its box is', () => {
  const room = roomOf(rect(300, 200, 40, 40, '#C8392F') + circle(320, 220, 120, glow('#FFC765')))
  expect(room?.x).toBeLessThanOrEqual(212)
  expect(room?.y).toBeLessThanOrEqual(112)
  expect((room?.x ?? 0) + (room?.width ?? 0)).toBeGreaterThanOrEqual(428)
  expect((room?.y ?? 0) + (room?.height ?? 0)).toBeGreaterThanOrEqual(328)
  expect(room?.width).toBeLessThan(300)
})

it('cuts what lies far beyond the stage', () => {
  expect(roomOf(rect(-500, -500, 3000, 3000, '#C8392F'))).toEqual({ x: -400, y: -400, width: 2080, height: 1600 })
})

it('says when nothing is drawn', () => {
  expect(roomOf('')).toBeUndefined()
})
