import { z } from 'zod'
import { variantSchema } from '../../src/content/avatarVariantSchema.ts'

/** The avatar variant a reader chose for book 3; `null` before they choose. */
export const chosenVariant = variantSchema.nullable()

/** PUT /api/profile/look; always the whole variant. */
export const variantRequest = variantSchema

/** 200 of PUT /api/profile/look. */
export const variantAnswer = z.object({ message: z.string(), data: variantSchema })
