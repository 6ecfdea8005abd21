import { z } from 'zod'
import { localSchema, percentBoxSchema } from '../../../game/rules/content.ts'
import { cuesSchema } from '../../../game/rules/cues.ts'

/** A part of the body to find: all its areas must be tapped. */
export const bodyPartSchema = z.object({
  bodyPart: z.string().min(1),
  bodyPartLabel: localSchema,
  question: localSchema,
  tapAreas: z
    .array(
      percentBoxSchema.extend({ id: z.string().min(1), label: localSchema, cues: cuesSchema.default([]).catch([]) }),
    )
    .min(1),
  wordAudio: localSchema,
  completionDelayMs: z.number().positive().default(1500),
})

/** The parsed content of the page. */
export type BodyPart = z.infer<typeof bodyPartSchema>
