import { z } from 'zod'
import { localSchema, memberSchema, picturePathSchema } from '../../../game/rules/content.ts'

/** Members that the voice asks for, one after the other. */
export const tapByVoiceSchema = z.object({
  familyMembers: z
    .array(
      memberSchema.extend({
        prompt: localSchema.optional(),
        /** The member's name alone, spoken after a wrong choice; books before 2026-12 have none. */
        nameAudio: localSchema.optional(),
      }),
    )
    .min(2),
  image: picturePathSchema.optional(),
})

/** The parsed content of the activity. */
export type TapByVoice = z.infer<typeof tapByVoiceSchema>
