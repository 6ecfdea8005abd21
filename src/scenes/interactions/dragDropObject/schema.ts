import { z } from 'zod'
import { dropAreaBoxSchema, localSchema } from '../../../game/rules/content.ts'

/** The thing's name, spoken when it is picked up; books before 2026-12 have none. */
const spokenSchema = { audio: localSchema.optional() }

/** Interchangeable items for places that are filled in order 1…n; any item may take the next place. */
export const dragDropObjectSchema = z
  .object({
    objectList: z
      .array(
        z.object({
          id: z.string().min(1),
          label: localSchema,
          image: z.string(),
          /** Its picture in a place; without it, `objectImageChange`. */
          imageChange: z.string().optional(),
          start: dropAreaBoxSchema,
          ...spokenSchema,
        }),
      )
      .min(1),
    dropZones: z.array(
      dropAreaBoxSchema.extend({
        id: z.string().min(1),
        order: z.number().int().positive(),
        label: localSchema,
        countSound: localSchema.optional(),
      }),
    ),
    objectImage: z.string(),
    objectImageChange: z.string(),
  })
  .refine(({ objectList, dropZones }) => objectList.length === dropZones.length, 'as many things as places')
  .refine(
    ({ dropZones }) =>
      dropZones.every(({ order }) => order <= dropZones.length) &&
      new Set(dropZones.map(({ order }) => order)).size === dropZones.length,
    'orders are 1 to n, each once',
  )

/** The parsed content of the page. */
export type DragDropObject = z.infer<typeof dragDropObjectSchema>
