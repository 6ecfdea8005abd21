import { expect, it } from 'vitest'
import { frameCopies, isPatched } from './frameCopies.ts'

const base = { x: 10, y: 20, w: 40, h: 30, dx: 100, dy: 200 }

it('copies the base and puts the patch in its place', () => {
  const frame = { w: 40, h: 30, dx: 100, dy: 200, patches: [{ x: 2, y: 3, w: 8, h: 4, dx: 110, dy: 205 }] }
  expect(frameCopies(base, frame, 2)).toEqual([
    { isPatch: false, from: { x: 20, y: 40 }, to: { x: 0, y: 0 }, width: 80, height: 60 },
    { isPatch: true, from: { x: 4, y: 6 }, to: { x: 20, y: 10 }, width: 16, height: 8 },
  ])
})

it('copies only the part of the base inside the frame', () => {
  const frame = { w: 30, h: 50, dx: 120, dy: 180, patches: [] }
  expect(frameCopies(base, frame, 1)).toEqual([
    { isPatch: false, from: { x: 30, y: 20 }, to: { x: 0, y: 20 }, width: 20, height: 30 },
  ])
})

it('copies nothing of a base that lies elsewhere', () => {
  const patch = { x: 0, y: 0, w: 5, h: 5, dx: 500, dy: 500 }
  expect(frameCopies(base, { w: 5, h: 5, dx: 500, dy: 500, patches: [patch] }, 1)).toEqual([
    { isPatch: true, from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, width: 5, height: 5 },
  ])
})

it('distinguishes patched frames from whole ones', () => {
  expect([isPatched(base), isPatched({ w: 1, h: 1, dx: 0, dy: 0, patches: [] })]).toEqual([false, true])
})
