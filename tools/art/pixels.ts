/** Cutting, pasting and laying pixels over each other. All pixels are RGBA with straight alpha. */
import { extentOf } from './extent.ts'

/** Straight RGBA pixels. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** A rectangle in px. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pixels and the place of their corner, px of the stage at @2x. */
export interface Piece extends Pixels {
  readonly left: number
  readonly top: number
}

/** Alpha from which on a pixel is seen. */
const SEEN = 7

/** So many clear pixels. */
export function clear(width: number, height: number): Pixels {
  return { data: Buffer.alloc(width * height * 4), width, height }
}

/** The smallest rectangle around all of them; `undefined` for none. */
export function around(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  const right = Math.max(...rects.map((rect) => rect.left + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** What two rectangles share; `undefined` where they do not meet. */
export function shared(a: Rect, b: Rect): Rect | undefined {
  const left = Math.max(a.left, b.left)
  const top = Math.max(a.top, b.top)
  const width = Math.min(a.left + a.width, b.left + b.width) - left
  const height = Math.min(a.top + a.height, b.top + b.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : undefined
}

/** The part of a piece that lies in a rectangle of the stage; clear where the piece does not reach. */
export function cut(piece: Piece, rect: Rect): Piece {
  const { left, top, width, height } = rect
  const part: Piece = { ...clear(width, height), left, top }
  const common = shared(piece, rect)
  if (!common) return part
  for (let y = common.top; y < common.top + common.height; y += 1) {
    const from = ((y - piece.top) * piece.width + common.left - piece.left) * 4
    piece.data.copy(part.data, ((y - top) * width + common.left - left) * 4, from, from + common.width * 4)
  }
  return part
}

/** Cuts away what is clear; corners and sizes are made even, so that half the size has whole pixels. `undefined`: nothing is seen. */
export function trim(piece: Piece): Piece | undefined {
  const seen = extentOf(piece, SEEN)
  if (!seen) return undefined
  const even = (value: number) => value - (value % 2)
  const [left, top] = [even(seen.x), even(seen.y)]
  const width = seen.x + seen.width - left
  const height = seen.y + seen.height - top
  return cut(piece, {
    left: piece.left + left,
    top: piece.top + top,
    width: width + (width % 2),
    height: height + (height % 2),
  })
}

/** Copies pixels into a sheet, replacing what lay there. */
export function paste(sheet: Pixels, { data, width, height }: Pixels, left: number, top: number): void {
  for (let y = 0; y < height; y += 1)
    data.copy(sheet.data, ((top + y) * sheet.width + left) * 4, y * width * 4, (y + 1) * width * 4)
}

/** Lays a piece over the ground, in place, as paint covers paint. */
export function lay(ground: Piece, piece: Piece): void {
  const common = shared(ground, piece)
  if (!common) return
  for (let y = common.top; y < common.top + common.height; y += 1) {
    let from = ((y - piece.top) * piece.width + common.left - piece.left) * 4
    let to = ((y - ground.top) * ground.width + common.left - ground.left) * 4
    for (let x = 0; x < common.width; x += 1, from += 4, to += 4) layPixel(ground.data, to, piece.data, from)
  }
}

function layPixel(ground: Buffer, to: number, piece: Buffer, from: number): void {
  const alpha = piece[from + 3] ?? 0
  if (alpha === 0) return
  const under = ((ground[to + 3] ?? 0) * (255 - alpha)) / 255
  const whole = alpha + under
  for (let i = 0; i < 3; i += 1)
    ground[to + i] = Math.round(((piece[from + i] ?? 0) * alpha + (ground[to + i] ?? 0) * under) / whole)
  ground[to + 3] = Math.round(whole)
}
