import { z } from 'zod'
import { picturePathSchema } from '../../../game/rules/content.ts'
import { wordDropSchema } from '../../shared/words/schema.ts'

/** Words, and the things in one picture. */
export const dragAndDropSchema = z.intersection(wordDropSchema, z.object({ image: picturePathSchema }))

/** The parsed content of the activity. */
export type DragAndDrop = z.infer<typeof dragAndDropSchema>
