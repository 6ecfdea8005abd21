import { z } from 'zod'
import { TAP_MOTIONS } from '../picture.ts'

/** Where a sprite is against its resting place: percent of the picture, factor, degrees, how much of it is seen. */
const placeSchema = z.strictObject({
  x: z.number().min(-120).max(120).default(0),
  y: z.number().min(-120).max(120).default(0),
  scale: z.number().positive().max(4).default(1),
  turn: z.number().default(0),
  alpha: z.number().min(0).max(1).default(1),
})

/**
 * One thing that happens in the picture because of what the child did: a sprite (or a piece that was played with) answers, shows another
 * frame or goes somewhere. A cue without `motion`, `frame` and `to` is the sprite's own answer to a touch, with its frame and sound.
 */
export const cueSchema = z
  .strictObject({
    /** Name of a sprite of the page's picture. */
    sprite: z.string().min(1).optional(),
    /** Id of a target that is played with: it hops for joy. */
    piece: z.string().min(1).optional(),
    /** When it begins, ms after what caused it. */
    at: z.number().min(0).max(10_000).default(0),
    /** How long one motion or the way takes; 0 is at once. Without it, what its motion usually takes. */
    ms: z.number().min(0).max(6000).optional(),
    motion: z.enum(TAP_MOTIONS).optional(),
    /** How many times the motion is made. */
    times: z.number().int().min(1).max(12).default(1),
    /** Shown during the motion or the way. */
    frame: z.string().min(1).optional(),
    /** The frame stays afterwards. */
    keeps: z.boolean().default(false),
    /** Where it goes; it stays there. */
    to: placeSchema.optional(),
    /** The way is made in so many hops. */
    hops: z.number().int().min(0).max(12).default(0),
    /** It falls: slow first, then fast. */
    falls: z.boolean().default(false),
    /** Name of an effect heard when it begins. */
    sound: z.string().min(1).optional(),
  })
  .refine(({ sprite, piece }) => (sprite === undefined) !== (piece === undefined), 'a sprite or a piece, and only one')

/** What happens in the picture, in any order; `at` says when. */
export const cuesSchema = z.array(cueSchema)

/** What happens in a page's picture: after each right move, and when all is done. */
export const pageCuesSchema = z.strictObject({ each: cuesSchema.default([]), finale: cuesSchema.default([]) })

/** A cue as it is played. */
export type Cue = z.infer<typeof cueSchema>
/** The cues of a page. */
export type PageCues = z.infer<typeof pageCuesSchema>
/** A place as a cue names it. */
export type CuePlace = z.infer<typeof placeSchema>

/** What a way takes where nothing is said, ms. */
export const USUAL_WAY_MS = 900

/** When the last of the cues has ended, ms. */
export function lengthOf(cues: readonly Cue[]): number {
  return Math.max(0, ...cues.map(({ at, ms = USUAL_WAY_MS, times }) => at + ms * times))
}
