import type { IdleMotion, TapMotion } from '../../../src/game/picture.ts'
import type { AvatarVariant } from '../../../src/content/avatarVariant.ts'
import type { Box } from '../../../src/game/targets.ts'

/** One movable thing of a page: drawings in stage pixels (1280 × 800), its box in percent. */
export interface SpriteDrawing {
  readonly name: string
  readonly box: Box
  readonly svg: string
  /** Other drawings of it: `blink` (closed lids), `tap` (its answer), more by name. */
  readonly frames?: Readonly<Record<string, string>>
  /** The point it turns and grows around, shares of its box; the middle of its foot where not said. */
  readonly pivot?: readonly [number, number]
  readonly idle: IdleMotion
  readonly tap: TapMotion
  /** Effect played with its answer. */
  readonly sound?: string
}

/** A page's picture. A page module exports these three functions, or an object of them as its default. */
export interface PagePicture {
  /** Everything that never moves, behind the sprites. */
  background(): string
  /**
   * Back to front. Where the child of book 3 is seen, as `look` has it (the default look where none is given): its skin, hair and headwear
   * are in sprites only, never in the background or foreground.
   */
  sprites(look?: AvatarVariant): readonly SpriteDrawing[]
  /** What lies over the sprites and over what is played with. */
  foreground(): string
}
