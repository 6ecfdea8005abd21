import type { z } from 'zod'
import { wordDropSchema } from '../../shared/words/schema.ts'

/** The words of the page and the things in its picture. */
export const dragDropWordSchema = wordDropSchema

/** The parsed content. */
export type DragDropWord = z.infer<typeof dragDropWordSchema>
