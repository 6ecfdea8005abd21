import { z } from 'zod'
import { localSchema, memberSchema } from '../../../game/rules/content.ts'

/** Members (people or parts of the body) and their duties; a duty belongs to the member with the same id. */
export const matchByWordSchema = z
  .object({
    familyMembers: z.array(memberSchema).min(1),
    duties: z.array(
      z.object({
        id: z.string().min(1),
        duty: z.object({ en: z.array(z.string()).min(1), id: z.array(z.string()).min(1) }),
        /** The duty, spoken; books before 2026-12 have none. */
        audio: localSchema.optional(),
      }),
    ),
    memberKind: z.enum(['family', 'bodyPart']).default('family'),
    instruction: localSchema,
  })
  .refine(
    ({ familyMembers, duties }) =>
      familyMembers.length === duties.length && familyMembers.every(({ id }) => duties.some((duty) => duty.id === id)),
    'one duty for each member',
  )

/** The parsed content of the activity. */
export type MatchByWord = z.infer<typeof matchByWordSchema>
