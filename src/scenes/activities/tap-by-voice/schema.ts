import { z } from 'zod'
import { localSchema, memberSchema } from '../../../game/rules/content.ts'

/** Members that the voice asks for, one after the other. */
export const tapByVoiceSchema = z.object({
  familyMembers: z.array(memberSchema.extend({ prompt: localSchema.optional() })).min(2),
  image: z.string().startsWith('/img/').optional(),
})

/** The parsed content of the activity. */
export type TapByVoice = z.infer<typeof tapByVoiceSchema>
