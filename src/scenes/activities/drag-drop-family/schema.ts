import { z } from 'zod'
import { familyDropSchema } from '../../shared/families/familyDrop.ts'

/** The family, their silhouettes, and the picture behind them. */
export const dragDropFamilyActivitySchema = z.intersection(
  familyDropSchema,
  z.object({ image: z.string().startsWith('/img/') }),
)

/** The parsed content of the activity. */
export type DragDropFamilyActivity = z.infer<typeof dragDropFamilyActivitySchema>
