import { rowOf } from '../../../game/rules/grid.ts'
import type { Box } from '../../../game/targets.ts'

/** Cards to choose from, stage units: large enough for letters 96 units high, and for phones. */
const CARD = { width: 240, height: 252 } as const
const GAP = 26

/** Where the mat on the counter begins, stage units from the top. */
export const COUNTER_TOP = 470
/** The mat on the counter, where cards lie. */
const MAT: Box = { x: 40, y: 500, width: 1200, height: CARD.height }
/** Below the rope, where cards hang. */
const LINE: Box = { x: 40, y: 150, width: 1200, height: CARD.height }
/** Height of the rope's ends, stage units from the top. */
export const ROPE_Y = 128

/** The sign that hangs over the counter: the word, its tiles, the question. */
export const SIGN: Box = { x: 322, y: 124, width: 660, height: 304 }

/** The ear beside the sign. */
export const SIDE_EAR: Box = { x: 1046, y: 196, width: 160, height: 160 }

/** The ear above who asks, where the sign takes the right side. */
export const TOP_EAR: Box = { x: 88, y: 30, width: 136, height: 136 }

/** A wide sign beside who asks. */
export const WIDE_SIGN: Box = { x: 290, y: 104, width: 950, height: 330 }

/** Boxes for so many cards on the mat. */
export const cardsOnMat = (count: number): readonly Box[] => rowOf(MAT, count, CARD, GAP)

/** Boxes for so many cards on the rope. */
export const cardsOnLine = (count: number): readonly Box[] => rowOf(LINE, count, CARD, GAP)

/** Boxes for so many wide cards on the mat, `left` stage units of which stay free. */
export function wideCards(count: number, width: number, left = 0): readonly Box[] {
  const area = { ...MAT, x: MAT.x + left, width: MAT.width - left }
  return rowOf(area, count, { width, height: CARD.height }, GAP)
}

/** Boxes for the tiles of a word in a row on the sign; `top`: their distance from its upper edge. */
export function tilesOnSign(count: number, top = 44): readonly Box[] {
  const room = SIGN.width - 48
  const gap = 12
  const width = Math.min(190, (room - gap * (count - 1)) / Math.max(1, count))
  return rowOf({ ...SIGN, y: SIGN.y + top, height: 190 }, count, { width, height: 190 }, gap)
}

/** Boxes for parts of a text, side by side, as wide as their letters; the scene measures them exactly. */
export function textOnSign(parts: readonly string[], sign: Box = SIGN): readonly Box[] {
  const letters = parts.map((part) => Math.max(1, part.length))
  const all = letters.reduce((sum, count) => sum + count, 0)
  const each = Math.min(90, (sign.width - 60) / all)
  const left = sign.x + (sign.width - each * all) / 2
  return letters.map((count, index) => ({
    x: left + each * letters.slice(0, index).reduce((sum, before) => sum + before, 0),
    y: sign.y + sign.height / 2 - 90,
    width: each * count,
    height: 180,
  }))
}
