import { z } from 'zod'
import { localSchema, percentBoxSchema } from '../../../game/rules/content.ts'
import { cuesSchema } from '../../../game/rules/cues.ts'

const tapAreaSchema = percentBoxSchema.extend({
  id: z.string().min(1),
  label: localSchema.optional(),
  /** Number of things in the area; counting continues from those before. */
  represents: z.number().int().positive().default(1),
  /** Effect by its path in the content. */
  sound: z.string().optional(),
  /** A line spoken after the number, and the paths of its sound if one is recorded. */
  say: localSchema.optional(),
  sayAudio: localSchema.optional(),
  /** Further cues in the picture; without any, the area's own sprite answers. */
  cues: cuesSchema.default([]).catch([]),
})

const NUMBER = /\d+/

/** Areas of the picture to tap in any order, or (ordinal) in the order of the numbers in their ids. */
export const tappingSchema = z
  .object({
    isOrdinal: z.boolean().default(false),
    tapAreas: z.array(tapAreaSchema).min(1),
    /** The page's picture once everything is tapped. */
    tappedImage: z.string().nullish(),
  })
  .refine(({ tapAreas }) => new Set(tapAreas.map(({ id }) => id)).size === tapAreas.length, 'each area once')
  .refine(({ isOrdinal, tapAreas }) => {
    const numbers = tapAreas.map(({ id }) => Number(NUMBER.exec(id)?.[0])).sort((a, b) => a - b)
    return !isOrdinal || numbers.every((number, index) => number === index + 1)
  }, 'ordinal ids carry the numbers 1…n')

/** The parsed content. */
export type Tapping = z.infer<typeof tappingSchema>

/** The number in an ordinal id. */
export function numberOf(id: string): number {
  return Number(NUMBER.exec(id)?.[0])
}
