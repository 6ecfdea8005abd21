import type { Box } from './targets.ts'

/** Words for idle motion. */
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

/** Words for answers to a touch. */
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

/** A rectangle of the atlas: place in atlas px at 1× (× 2 in the @2x atlas), corner on the stage in stage units. */
export interface PieceData {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly dx: number
  readonly dy: number
}

/** A frame that is `base` but for some rectangles: these are put in place of what `base` shows there. */
export interface PatchedFrame {
  readonly w: number
  readonly h: number
  readonly dx: number
  readonly dy: number
  readonly patches: readonly PieceData[]
}

/** A drawing of a sprite: a piece of the atlas, or `base` with patches. `base` itself is always a piece. */
export type FrameData = PieceData | PatchedFrame

/** The drawings of a sprite: `base` always; `blink`, `tap` and others where drawn. */
export type SpriteFrames = Readonly<{ base: PieceData } & Record<string, FrameData>>

/** One movable thing of a picture. */
export interface SpriteData {
  readonly name: string
  /** Percent of the stage. */
  readonly box: Box
  /** The point it turns and grows around, as shares of its box. */
  readonly pivot: readonly [number, number]
  /** `front` lies over all sprites; pieces that are played with lie over both, so that a blade of grass never hides a word. */
  readonly layer: 'sprite' | 'front'
  readonly idle: IdleMotion
  readonly tap: TapMotion
  /** Effect played with the answer. */
  readonly sound?: string | undefined
  readonly frames: SpriteFrames
}

/** The parts of a picture that depend on the avatar variant: all variants have the same places, in their own atlases and posters. */
export interface LookedParts {
  /** The file word of each look but the default one (`page-01-look-<word>.webp`); looks that look alike here share one. */
  readonly words: Readonly<Record<string, string>>
  /** Frames of the sprites that differ, by name, in the atlas of a look. */
  readonly sprites: Readonly<Record<string, SpriteFrames>>
  /** Where `page-01-still-<word>.webp` lies over the poster, percent of the stage. */
  readonly still: Box
}

/** What a page's picture is made of; files hang on the stem (src/game/README.md, Pictures). */
export interface PagePictureData {
  /** `/img/books/book1/page-01`. */
  readonly stem: string
  /** Back to front. */
  readonly sprites: readonly SpriteData[]
  /**
   * Parts of the background (`page-01-ground.avif`) that, drawn over the poster, hide its sprites: poster and parts replace the background at @1x.
   */
  readonly ground?: readonly PieceData[] | undefined
  /** What differs with the reader's look, where something does. */
  readonly looks?: LookedParts | undefined
}
