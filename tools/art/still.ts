/** The poster of a page, put together from its layers: the same pixels that the stage shows before anything moves. */
import type { Box } from '../../src/game/targets.ts'
import { type DrawnSprite, frameOf, STAGE } from './frames.ts'
import { cut, lay, type Piece, type Rect } from './pixels.ts'

/** All layers of a page, drawn at @2x: the ground, and what lies over it back to front. */
export interface Layers {
  readonly back: Piece
  readonly sprites: readonly DrawnSprite[]
  /** What the play lays there at its start. */
  readonly pieces?: Piece | undefined
  readonly front: readonly DrawnSprite[]
}

/** A part of the still at @2x (px of the stage at @2x). */
export function composePoster({ back, sprites, pieces, front }: Layers, part: Rect): Piece {
  const still = cut(back, part)
  for (const sprite of sprites) lay(still, frameOf(sprite, 'base'))
  if (pieces) lay(still, pieces)
  for (const sprite of front) lay(still, frameOf(sprite, 'base'))
  return still
}

/** A rectangle in px of the stage at @2x as percent of the stage. */
export function percentOf({ left, top, width, height }: Rect): Box {
  return {
    x: (left / 2 / STAGE.width) * 100,
    y: (top / 2 / STAGE.height) * 100,
    width: (width / 2 / STAGE.width) * 100,
    height: (height / 2 / STAGE.height) * 100,
  }
}
