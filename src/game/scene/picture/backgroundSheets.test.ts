import { beforeEach, expect, it, vi } from 'vitest'
import { forgetBackground, backgroundSheet } from './backgroundSheets.ts'

/** Canvases of a fake browser that record what is drawn on them. */
let made: { width: number; height: number; drawn: unknown[] }[] = []

const nothing = () => undefined

function makeCanvas() {
  const drawn: unknown[] = []
  const canvas = { width: 0, height: 0, drawn, getContext: () => context }
  const context = {
    canvas,
    save: nothing,
    restore: nothing,
    scale: nothing,
    fillRect: nothing,
    clearRect: nothing,
    drawImage: (picture: unknown, ...at: number[]) => drawn.push([picture, ...at]),
  }
  made.push(canvas)
  return canvas
}

const picture = () => ({}) as CanvasImageSource
// A different size for each test, so that tests do not share pooled canvases.
let size = { width: 960, height: 600 }

beforeEach(() => {
  made = []
  size = { width: size.width + 16, height: size.height + 10 }
  vi.stubGlobal('document', { createElement: makeCanvas })
})

it('paints the poster with the background parts over it, once for each size', () => {
  const files = { back: picture(), parts: picture(), pieces: [{ x: 1, y: 2, w: 30, h: 40, dx: 5, dy: 6 }] }
  const sheet = backgroundSheet(files, size)
  expect(made[0]?.drawn).toEqual([
    [files.back, 0, 0, 1280, 800],
    [files.parts, 1, 2, 30, 40, 5, 6, 30, 40],
  ])
  expect(backgroundSheet(files, { ...size })).toBe(sheet)
  expect(backgroundSheet(files, { ...size, width: 500 })).not.toBe(sheet)
})

it('paints again when missing parts have arrived', () => {
  const back = picture()
  backgroundSheet({ back, parts: undefined, pieces: [] }, size)
  const parts = picture()
  backgroundSheet({ back, parts, pieces: [{ x: 0, y: 0, w: 9, h: 9, dx: 0, dy: 0 }] }, size)
  expect(made.at(-1)?.drawn).toContainEqual([parts, 0, 0, 9, 9, 0, 0, 9, 9])
})

it('paints the next picture on a released canvas', () => {
  const first = { back: picture(), parts: undefined, pieces: [] }
  const sheet = backgroundSheet(first, size)
  const second = { back: picture(), parts: undefined, pieces: [] }
  expect(backgroundSheet(second, size)).not.toBe(sheet)
  forgetBackground(first.back)
  expect(backgroundSheet({ back: picture(), parts: undefined, pieces: [] }, size)).toBe(sheet)
  expect(made).toHaveLength(2)
})
