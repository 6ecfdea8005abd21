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

/** A trimmed drawing in the atlas: place in atlas px at 1× (× 2 in the @2x atlas), corner on the stage in stage units. */
export interface FrameData {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly dx: number
  readonly dy: number
}

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
  /** `base` always; `blink`, `tap` and others where drawn. */
  readonly frames: Readonly<Record<string, FrameData>>
}

/** What a page's picture is made of; files hang on the stem (docs/architecture.md, Pictures). */
export interface PagePictureData {
  /** `/img/books/book1/page-01`. */
  readonly stem: string
  /** Back to front. */
  readonly sprites: readonly SpriteData[]
}
