import { z } from 'zod'
import { dropAreaBoxSchema, localSchema } from '../../../game/rules/content.ts'

const soundsSchema = z.object({ en: z.array(z.string()), id: z.array(z.string()) })

/** Items to gather one at a time in one place, counted aloud. */
export const dragToBucketSchema = z.object({
  objectList: z
    .array(z.object({ id: z.string().min(1), label: localSchema, image: z.string(), start: dropAreaBoxSchema }))
    .min(1),
  dropZone: dropAreaBoxSchema.extend({ id: z.string().min(1), label: localSchema }),
  /** The picture of an item in the bucket. */
  objectImageChange: z.string().startsWith('/img/').optional(),
  isCounting: z.boolean().default(false),
  countSounds: soundsSchema.optional(),
})

/** The parsed content of the page. */
export type DragToBucket = z.infer<typeof dragToBucketSchema>
