import { z } from 'zod'
import { variantSchema } from '../../src/content/avatarVariantSchema.ts'

/** How the child of book 3 looks to a reader; `null` before they choose. */
export const chosenVariant = variantSchema.nullable()

/** PUT /api/profile/look; the whole look each time. */
export const variantRequest = variantSchema

/** 200 of PUT /api/profile/look. */
export const variantAnswer = z.object({ message: z.string(), data: variantSchema })
