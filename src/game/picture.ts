import type { Box } from './targets.ts'

/** Names of idle motions. */
export const IDLE_MOTIONS = [
  'still',
  'sway',
  'bob',
  'breathe',
  'hop',
  'nod',
  'drift',
  'twinkle',
  'flutter',
  'swim',
  'wobble',
  'swing',
  'rise',
  'wiggle',
] as const

/** Names of motions that answer a touch. */
export const TAP_MOTIONS = [
  'hop',
  'spin',
  'wiggle',
  'grow',
  'shake',
  'swing',
  'fly',
  'nod',
  'drop',
  'wave',
  'sway',
  'wobble',
  'still',
] as const

/** How a sprite moves while nothing happens. */
export type IdleMotion = (typeof IDLE_MOTIONS)[number]

/** How a sprite answers a touch. */
export type TapMotion = (typeof TAP_MOTIONS)[number]

/** A rectangle of the atlas: `x, y, w, h` in atlas px at 1× (× 2 in the @2x atlas), `dx, dy` its corner on the stage in stage units. */
export interface PieceData {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly dx: number
  readonly dy: number
}

/** A frame that differs from `base` only in some rectangles, which replace those parts of `base`. */
export interface PatchedFrame {
  readonly w: number
  readonly h: number
  readonly dx: number
  readonly dy: number
  readonly patches: readonly PieceData[]
}

/** A drawing of a sprite: a piece of the atlas, or `base` with patches. `base` itself is always a piece. */
export type FrameData = PieceData | PatchedFrame

/** The drawings of a sprite: always `base`; `blink`, `tap` and others where they exist. */
export type SpriteFrames = Readonly<{ base: PieceData } & Record<string, FrameData>>

/** One movable thing of a picture. */
export interface SpriteData {
  readonly name: string
  /** What it is called, where that may be said before it is touched: a screen reader names it so. */
  readonly title?: { readonly en?: string | undefined; readonly id?: string | undefined } | undefined
  /** Percent of the stage. */
  readonly box: Box
  /** The point it rotates and scales around, as fractions of its box. */
  readonly pivot: readonly [number, number]
  /** `front` is above all sprites. Pieces that are played with are above both, so that a blade of grass never hides a word. */
  readonly layer: 'sprite' | 'front'
  readonly idle: IdleMotion
  readonly tap: TapMotion
  /** Effect played with the answer to a touch. */
  readonly sound?: string | undefined
  readonly frames: SpriteFrames
}

/** The parts of a picture that depend on the avatar variant. Positions are the same for all variants; each has its own atlas and poster patch. */
export interface LookedParts {
  /** The file suffix of each variant but the default one (`page-01-look-<word>.webp`); variants that look the same on this page share one. */
  readonly words: Readonly<Record<string, string>>
  /** Frames of the sprites that differ, by name, in the variant's atlas. */
  readonly sprites: Readonly<Record<string, SpriteFrames>>
  /** Where `page-01-still-<word>.webp` covers the poster, percent of the stage. */
  readonly still: Box
}

/** The parts of a page's picture; file names are derived from the stem (src/game/README.md, Pictures). */
export interface PagePictureData {
  /** `/img/books/book1/page-01`. */
  readonly stem: string
  /** Back to front. */
  readonly sprites: readonly SpriteData[]
  /**
   * Parts of the background (`page-01-ground.avif`) that hide the sprites when drawn over the poster: poster and parts replace the background at @1x.
   */
  readonly ground?: readonly PieceData[] | undefined
  /**
   * The corner in the atlas (px at 1×) of the sheet of all frames but `base` (`page-01-frames.avif`), if at @1x they have a file of their own: a page then opens
   * without them.
   */
  readonly frames?: { readonly x: number; readonly y: number } | undefined
  /** What differs between avatar variants, if anything does. */
  readonly looks?: LookedParts | undefined
}
