import { z } from 'zod'
import { HAIRS, HEADWEARS, variantKey, VARIANTS, SKINS } from './avatarVariant.ts'

/** One of the eight looks; the hair under a hijab makes no difference. */
export const variantSchema = z
  .object({ skin: z.enum(SKINS), hair: z.enum(HAIRS), headwear: z.enum(HEADWEARS) })
  .refine((variant) => VARIANTS.some((known) => variantKey(known) === variantKey(variant)), {
    path: ['look'],
    error: 'one of the eight looks',
  })
