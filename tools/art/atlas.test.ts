import { expect, it } from 'vitest'
import type { FrameData } from '../../src/game/picture.ts'
import { frameCopies, isPatched } from '../../src/game/scene/picture/frameCopies.ts'
import { fillSheet, type Layout, layOut, pack } from './atlas.ts'
import { type DrawnSprite, frameOf, planSprite } from './frames.ts'
import { clear, paste, type Piece, type Pixels } from './pixels.ts'

const pieces = Array.from({ length: 40 }, (_, index) => ({
  width: 20 + ((index * 37) % 90),
  height: 15 + ((index * 53) % 120),
  data: index,
}))

it('keeps every piece, apart from its neighbours and inside the sheet', () => {
  const { width, height, placed } = pack(pieces)
  expect(placed.map(({ data }) => data).toSorted((a, b) => a - b)).toEqual(pieces.map(({ data }) => data))
  for (const a of placed) {
    expect(pieces[a.data]).toMatchObject({ width: a.width, height: a.height })
    expect(a.x + a.width).toBeLessThanOrEqual(width)
    expect(a.y + a.height).toBeLessThanOrEqual(height)
    for (const b of placed) {
      if (a === b) continue
      const isApart =
        a.x + a.width + 2 <= b.x || b.x + b.width + 2 <= a.x || a.y + a.height + 2 <= b.y || b.y + b.height + 2 <= a.y
      expect(isApart, `${a.data} and ${b.data}`).toBe(true)
    }
  }
})

it('refuses what a cheap tablet could not hold', () => {
  expect(() => pack([{ width: 2100, height: 10, data: 0 }])).toThrow(/do not fit/)
})

/** Fills a rectangle of a piece (px in it) with a colour that changes from pixel to pixel. */
function paint(piece: Piece, [x, y, width, height]: readonly [number, number, number, number], tone: number): void {
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1)
      piece.data.set([tone, (column * 7) % 256, (row * 5) % 256, 255], (row * piece.width + column) * 4)
}

const sheetOf = (width: number, height: number, left: number, top: number): Piece => ({
  ...clear(width, height),
  left,
  top,
})

/** A body with two eyes; `blink` closes them, `tap` lifts an arm over the head and leaves the body's foot out, `done` is all new. */
function someone(skin: number): DrawnSprite {
  const base = sheetOf(200, 300, 400, 240)
  paint(base, [0, 0, 200, 300], skin)
  const blink = { ...base, data: Buffer.from(base.data) }
  paint(blink, [40, 40, 10, 6], 1)
  paint(blink, [150, 40, 10, 6], 1)
  const tap = sheetOf(240, 320, 400, 200)
  paste(tap, { ...base, data: base.data.subarray(0, 200 * 280 * 4), height: 280 }, 0, 40)
  paint(tap, [200, 0, 40, 60], 2)
  const done = sheetOf(200, 300, 400, 240)
  paint(done, [0, 0, 200, 300], 99)
  return { name: 'someone', frames: new Map(Object.entries({ base, blink, tap, done })) }
}

/** A frame as the stage puts it together from the sheet at @2x. */
function onStage(sheet: Pixels, { frames }: Layout, frame: string): Piece {
  const data: FrameData | undefined = frames['someone']?.[frame]
  const base = frames['someone']?.base
  if (!data || !base) throw new Error(`no ${frame}`)
  const piece = sheetOf(data.w * 2, data.h * 2, data.dx * 2, data.dy * 2)
  const copies = isPatched(data)
    ? frameCopies(base, data, 2)
    : [{ from: { x: data.x * 2, y: data.y * 2 }, to: { x: 0, y: 0 }, width: data.w * 2, height: data.h * 2 }]
  for (const { from, to, width, height } of copies) {
    for (let row = 0; row < height; row += 1) {
      const start = ((from.y + row) * sheet.width + from.x) * 4
      sheet.data.copy(piece.data, ((to.y + row) * piece.width + to.x) * 4, start, start + width * 4)
    }
  }
  return piece
}

it('keeps of a second frame only what differs, and the stage puts the same picture together', () => {
  const sprite = someone(7)
  const layout = layOut([planSprite([sprite])])
  const sheet = fillSheet(layout, [sprite])
  for (const frame of ['base', 'blink', 'tap', 'done']) {
    const whole = frameOf(sprite, frame)
    const made = onStage(sheet, layout, frame)
    expect([made.left, made.top, made.width, made.height]).toEqual([whole.left, whole.top, whole.width, whole.height])
    expect({ frame, isAlike: made.data.equals(whole.data) }).toEqual({ frame, isAlike: true })
  }
  const patchesIn = (frame: string) => {
    const data = layout.frames['someone']?.[frame]
    return data && isPatched(data) ? data.patches.length : 'whole'
  }
  expect(['blink', 'tap', 'done'].map(patchesIn)).toEqual([2, expect.any(Number), 'whole'])
  const pixels = layout.slots.reduce((sum, { width, height }) => sum + width * height * 4, 0)
  expect(pixels).toBeLessThan(200 * 300 * 2.4)
})

it('gives all looks the same places, so that one list of frames does for every sheet', () => {
  const looks = [someone(7), someone(150), someone(220)]
  const layout = layOut([planSprite(looks)])
  for (const sprite of looks) {
    const sheet = fillSheet(layout, [sprite])
    for (const frame of ['base', 'blink', 'tap', 'done'])
      expect(onStage(sheet, layout, frame).data.equals(frameOf(sprite, frame).data)).toBe(true)
  }
})

it('stores no pixel of a frame that shows what the base shows', () => {
  const base = someone(7).frames.get('base')
  if (!base) throw new Error('no base')
  const same: DrawnSprite = {
    name: 'someone',
    frames: new Map([
      ['base', base],
      ['tap', base],
    ]),
  }
  const { frames, slots } = layOut([planSprite([same])])
  expect(frames['someone']?.['tap']).toMatchObject({ patches: [] })
  expect(slots).toHaveLength(1)
})
