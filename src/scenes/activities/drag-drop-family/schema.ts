import { z } from 'zod'
import { picturePathSchema } from '../../../game/rules/content.ts'
import { familyDropSchema } from '../../shared/families/schema.ts'

/** The family, their silhouettes, and the picture behind them. */
export const dragDropFamilyActivitySchema = z.intersection(familyDropSchema, z.object({ image: picturePathSchema }))

/** The parsed content of the activity. */
export type DragDropFamilyActivity = z.infer<typeof dragDropFamilyActivitySchema>
