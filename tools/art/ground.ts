/** What of the ground the still does not show, because sprites stand before it. */
import type { PieceData } from '../../src/game/picture.ts'
import { BLEED, pack } from './atlas.ts'
import { grid, markDifferences, patchesOf, widen } from './patches.ts'
import { clear, cut, type Piece, paste, type Pixels, type Rect } from './pixels.ts'

/** The hidden parts of a ground on one sheet at @2x, and where they are (px at @1x) and belong (stage units). */
export interface Ground {
  readonly sheet: Pixels
  readonly pieces: readonly PieceData[]
}

/**
 * Finds where still and ground (both at @2x) differ, a little beyond it, and packs those parts of the ground: laid over the still, they give
 * the ground. `undefined` where nothing stands before it.
 */
export function hiddenBackground(still: Piece, back: Piece): Ground | undefined {
  const marks = grid(back)
  markDifferences(marks, back, still)
  // Lossy coding smears a sprite's edge into what lies beside it.
  widen(marks)
  const rects = patchesOf(marks, back) ?? [back]
  if (rects.length === 0) return undefined
  const { width, height, placed } = pack(
    rects.map((rect) => ({ width: rect.width / 2 + 2 * BLEED, height: rect.height / 2 + 2 * BLEED, data: rect })),
  )
  const sheet = clear(width * 2, height * 2)
  for (const { x, y, data } of placed) paste(sheet, cut(back, grown(data)), x * 2, y * 2)
  return {
    sheet,
    pieces: placed.map(({ x, y, data: { left, top, width: w, height: h } }) => ({
      x: x + BLEED,
      y: y + BLEED,
      w: w / 2,
      h: h / 2,
      dx: left / 2,
      dy: top / 2,
    })),
  }
}

const grown = ({ left, top, width, height }: Rect): Rect => ({
  left: left - 2 * BLEED,
  top: top - 2 * BLEED,
  width: width + 4 * BLEED,
  height: height + 4 * BLEED,
})
