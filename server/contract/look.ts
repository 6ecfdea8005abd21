import { z } from 'zod'
import { lookSchema } from '../../src/content/lookSchema.ts'

/** How the child of book 3 looks to a reader; `null` before they choose. */
export const chosenLook = lookSchema.nullable()

/** PUT /api/profile/look; the whole look each time. */
export const lookRequest = lookSchema

/** 200 of PUT /api/profile/look. */
export const lookAnswer = z.object({ message: z.string(), data: lookSchema })
