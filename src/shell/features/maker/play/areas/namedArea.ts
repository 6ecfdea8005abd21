import type { Box } from '../../../../../game/targets.ts'

/** An area with its name. Without a box it has still to be drawn. */
export interface NamedArea {
  readonly id: string
  readonly name: string
  readonly box: Box | undefined
  /** It does not follow its thing any more. */
  readonly isMoved: boolean
  /** The author has made it; it can be named and deleted. */
  readonly isDrawn: boolean
}

/** Where an area that is new lies at first. */
export const NEW_BOX: Box = { x: 40, y: 38, width: 20, height: 24 }
