import { z } from 'zod'
import { dropAreaBoxSchema, localSchema, picturePathSchema } from '../../../game/rules/content.ts'

const soundsSchema = z.object({ en: z.array(z.string()), id: z.array(z.string()) })

/** The thing's name, spoken when it is picked up; books before 2026-12 have none. */
const spokenSchema = { audio: localSchema.optional() }

/** Items to gather one at a time in one place, counted aloud. */
export const dragToBucketSchema = z.object({
  objectList: z
    .array(
      z.object({
        id: z.string().min(1),
        label: localSchema,
        image: z.string(),
        start: dropAreaBoxSchema,
        ...spokenSchema,
      }),
    )
    .min(1),
  dropZone: dropAreaBoxSchema.extend({ id: z.string().min(1), label: localSchema, ...spokenSchema }),
  /** The picture of an item in the bucket. */
  objectImageChange: picturePathSchema.optional(),
  isCounting: z.boolean().default(false),
  countSounds: soundsSchema.optional(),
})

/** The parsed content of the page. */
export type DragToBucket = z.infer<typeof dragToBucketSchema>
