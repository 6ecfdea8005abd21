import { expect, it } from 'vitest'
import type { SpriteData } from './app.ts'
import { clear, cut, paste, type Pixels } from './pixels.ts'
import { splitFrames } from './split.ts'

const piece = (x: number, y: number, w = 4, h = 4) => ({ x, y, w, h, dx: 0, dy: 0 })

/** A goat that has a frame of its own, and one with two patches. */
const GOAT: SpriteData = {
  name: 'goat',
  box: { x: 0, y: 0, width: 10, height: 10 },
  pivot: [0.5, 1],
  layer: 'sprite',
  idle: 'still',
  tap: 'hop',
  frames: {
    base: piece(4, 4),
    done: piece(20, 4),
    tap: { w: 4, h: 4, dx: 0, dy: 0, patches: [piece(36, 20, 2, 2), piece(20, 36, 3, 3)] },
  },
}

/** An atlas that is painted all over, each pixel in another colour. */
function atlas(): Pixels {
  const { data, width, height } = clear(48, 48)
  for (let i = 0; i < data.length; i += 4) data.set([i / 4, i / 1024, 7, 255], i)
  return { data, width, height }
}

const part = (sheet: Pixels, { x, y, w, h }: ReturnType<typeof piece>, left = 0, top = 0) =>
  cut({ ...sheet, left: 0, top: 0 }, { left: x - left, top: y - top, width: w, height: h }).data

it('puts all frames but the first drawing on a sheet of their own, each where the atlas has it', () => {
  const split = splitFrames(atlas(), [GOAT])
  if (!split) throw new Error('nothing was split')
  const { bases, frames } = split
  expect(part(bases, piece(4, 4))).toEqual(part(atlas(), piece(4, 4)))
  for (const other of [piece(20, 4), piece(36, 20, 2, 2), piece(20, 36, 3, 3)])
    expect(part(frames, other, frames.x, frames.y)).toEqual(part(atlas(), other))
})

it('leaves nothing of them beside the first drawings, and nothing of those among them', () => {
  const split = splitFrames(atlas(), [GOAT])
  if (!split) throw new Error('nothing was split')
  const { bases, frames } = split
  expect([bases.width, bases.height]).toEqual([48, 48])
  expect(part(bases, piece(16, 0, 32, 48)).every((value) => value === 0)).toBe(true)
  // No larger than what is on it.
  expect([frames.x, frames.y, frames.width, frames.height]).toEqual([17, 3, 24, 39])
  const whole = clear(48, 48)
  paste(whole, frames, frames.x, frames.y)
  expect(part(whole, piece(0, 0, 16, 48)).every((value) => value === 0)).toBe(true)
})

it('does not split where there are no other frames', () => {
  expect(splitFrames(atlas(), [{ ...GOAT, frames: { base: piece(4, 4) } }])).toBeUndefined()
})
