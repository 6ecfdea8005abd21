/** An atlas in two sheets: what a page opens with, and what its sprites show only when something happens. */
import type { PieceData, SpriteData } from './app.ts'
import { BLEED } from './atlas.ts'
import { around, clear, cut, paste, type Pixels, type Rect } from './pixels.ts'

/** The two sheets of an atlas, px at @1x. */
export interface Split {
  /** As large as the atlas, with every sprite's `base` in its place. */
  readonly bases: Pixels
  /** All other frames, and the corner of their sheet in the atlas. */
  readonly frames: Pixels & { readonly x: number; readonly y: number }
}

/** Splits an atlas at @1x; `undefined` where its sprites have no frame but `base`. */
export function splitFrames(atlas: Pixels, sprites: readonly SpriteData[]): Split | undefined {
  const others = sprites.flatMap(({ frames }) =>
    Object.entries(frames).flatMap(([name, frame]) => {
      if (name === 'base') return []
      return 'patches' in frame ? frame.patches.map((patch) => rectOf(patch, BLEED)) : [rectOf(frame)]
    }),
  )
  const whole = around(others)
  if (!whole) return undefined
  const bases = sprites.map(({ frames }) => rectOf(frames.base))
  return {
    bases: partsOf(atlas, bases, { left: 0, top: 0, width: atlas.width, height: atlas.height }),
    frames: { ...partsOf(atlas, others, whole), x: whole.left, y: whole.top },
  }
}

/** These parts of an atlas, and nothing else of an area. */
function partsOf(atlas: Pixels, rects: readonly Rect[], area: Rect): Pixels {
  const sheet = clear(area.width, area.height)
  for (const rect of rects)
    paste(sheet, cut({ ...atlas, left: 0, top: 0 }, rect), rect.left - area.left, rect.top - area.top)
  return sheet
}

/** A piece with what belongs to it around it: halving has drawn its edge a pixel wide. */
const rectOf = ({ x, y, w, h }: PieceData, margin = 1): Rect => ({
  left: x - margin,
  top: y - margin,
  width: w + 2 * margin,
  height: h + 2 * margin,
})
