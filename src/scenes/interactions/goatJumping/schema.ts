import { z } from 'zod'
import { localSchema, percentBoxSchema } from '../../../game/rules/content.ts'

const variantSchema = z.object({ text: z.string().min(1), weight: z.number().min(0).max(1) })

/** Goats that jump when their number is called. */
export const goatJumpingSchema = z.object({
  elements: z
    .array(
      z.object({
        id: z.string().min(1),
        content: z.number().int().positive(),
        label: localSchema,
        box: percentBoxSchema,
        image: z.string(),
        imageJump: z.string(),
        numberWord: localSchema,
        voiceVariants: z.object({ en: z.array(variantSchema), id: z.array(variantSchema) }),
        countSound: localSchema,
      }),
    )
    .min(1),
  goatSettings: z.object({ raiseToPercentHeight: z.number(), voiceVolume: z.number().min(0).max(1) }),
})

/** The parsed content of the page. */
export type GoatJumping = z.infer<typeof goatJumpingSchema>
