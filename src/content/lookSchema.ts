import { z } from 'zod'
import { HAIRS, HEADWEARS, lookKey, LOOKS, SKINS } from './look.ts'

/** One of the eight looks; the hair under a hijab makes no difference. */
export const lookSchema = z
  .object({ skin: z.enum(SKINS), hair: z.enum(HAIRS), headwear: z.enum(HEADWEARS) })
  .refine((look) => LOOKS.some((known) => lookKey(known) === lookKey(look)), {
    path: ['look'],
    error: 'one of the eight looks',
  })
