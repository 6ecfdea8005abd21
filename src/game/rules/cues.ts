import { z } from 'zod'
import { TAP_MOTIONS } from '../picture.ts'

/** A sprite's pose relative to its resting place: percent of the picture, factor, degrees, alpha. */
const placeSchema = z.strictObject({
  x: z.number().min(-120).max(120).default(0),
  y: z.number().min(-120).max(120).default(0),
  scale: z.number().positive().max(4).default(1),
  turn: z.number().default(0),
  alpha: z.number().min(0).max(1).default(1),
})

/**
 * One change in the picture caused by the child's play: a sprite (or a piece that was played with) moves, shows another frame or goes somewhere. A
 * cue without `motion`, `frame` and `to` is the sprite's own answer to a touch, with its frame and sound.
 */
export const cueSchema = z
  .strictObject({
    /** Name of a sprite of the page's picture. */
    sprite: z.string().min(1).optional(),
    /** Id of a target: it hops for joy. */
    piece: z.string().min(1).optional(),
    /** Delay after its cause, ms. */
    at: z.number().min(0).max(10_000).default(0),
    /** Duration of one motion or of the journey, ms; 0 is instant. Default: the usual duration of the motion. */
    ms: z.number().min(0).max(6000).optional(),
    motion: z.enum(TAP_MOTIONS).optional(),
    /** How many times the motion is repeated in total. */
    times: z.number().int().min(1).max(12).default(1),
    /** Frame shown during the motion or the journey. */
    frame: z.string().min(1).optional(),
    /** The frame stays afterwards. */
    keeps: z.boolean().default(false),
    /** Destination; the sprite stays there. */
    to: placeSchema.optional(),
    /** Number of hops on the way. */
    hops: z.number().int().min(0).max(12).default(0),
    /** Falls: accelerates on the way. */
    falls: z.boolean().default(false),
    /** Name of an effect played when it begins. */
    sound: z.string().min(1).optional(),
  })
  .refine(({ sprite, piece }) => (sprite === undefined) !== (piece === undefined), 'a sprite or a piece, and only one')

/** Cues in any order; `at` gives their times. */
export const cuesSchema = z.array(cueSchema)

/** Cues of a page: after each right move, and at completion. */
export const pageCuesSchema = z.strictObject({ each: cuesSchema.default([]), finale: cuesSchema.default([]) })

/** A parsed cue. */
export type Cue = z.infer<typeof cueSchema>
/** The parsed cues of a page. */
export type PageCues = z.infer<typeof pageCuesSchema>
/** A parsed place of a cue. */
export type CuePlace = z.infer<typeof placeSchema>

/** Default duration of a journey, ms. */
export const USUAL_WAY_MS = 900

/** When the last cue ends, ms. */
export function lengthOf(cues: readonly Cue[]): number {
  return Math.max(0, ...cues.map(({ at, ms = USUAL_WAY_MS, times }) => at + ms * times))
}
