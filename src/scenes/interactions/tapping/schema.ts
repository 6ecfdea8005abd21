import { z } from 'zod'
import { localSchema, percentBoxSchema } from '../../../game/rules/content.ts'
import { cuesSchema } from '../../../game/rules/cues.ts'

const tapAreaSchema = percentBoxSchema.extend({
  id: z.string().min(1),
  label: localSchema.optional(),
  /** How many things the area holds; they are counted on from those before. */
  represents: z.number().int().positive().default(1),
  /** Effect by the story's path. */
  sound: z.string().optional(),
  /** A line said after the number, and the paths of its sound, where one is recorded. */
  say: localSchema.optional(),
  sayAudio: localSchema.optional(),
  /** What happens in the picture besides: without any the area's own sprite answers. */
  cues: cuesSchema.default([]).catch([]),
})

const NUMBER = /\d+/

/** Areas of the picture to tap, in any order, or (ordinal) in the order of the numbers in their ids. */
export const tappingSchema = z
  .object({
    isOrdinal: z.boolean().default(false),
    tapAreas: z.array(tapAreaSchema).min(1),
    /** A picture of the page as it looks when all is tapped. */
    tappedImage: z.string().nullish(),
  })
  .refine(({ tapAreas }) => new Set(tapAreas.map(({ id }) => id)).size === tapAreas.length, 'each area once')
  .refine(({ isOrdinal, tapAreas }) => {
    const numbers = tapAreas.map(({ id }) => Number(NUMBER.exec(id)?.[0])).sort((a, b) => a - b)
    return !isOrdinal || numbers.every((number, index) => number === index + 1)
  }, 'ordinal ids carry the numbers 1…n')

/** The parsed content. */
export type Tapping = z.infer<typeof tappingSchema>

/** The number that an ordinal id carries. */
export function numberOf(id: string): number {
  return Number(NUMBER.exec(id)?.[0])
}
