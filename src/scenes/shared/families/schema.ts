import { z } from 'zod'
import { dropAreaBoxSchema, localSchema, memberSchema } from '../../../game/rules/content.ts'

/** People and their silhouettes: a member belongs to the zone with the same id. */
export const familyDropSchema = z
  .object({
    familyMembers: z.array(memberSchema.extend({ silhouetteImage: z.string() })).min(1),
    dropZones: z.array(dropAreaBoxSchema.extend({ id: z.string().min(1), label: localSchema })),
  })
  .refine(
    ({ familyMembers, dropZones }) => familyMembers.every(({ id }) => dropZones.some((zone) => zone.id === id)),
    'a zone for each member',
  )

/** The parsed content. */
export type FamilyDrop = z.infer<typeof familyDropSchema>
