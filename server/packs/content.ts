import { z } from 'zod'
import {
  manifestSchema,
  packActivitiesSchema,
  packArtSchema,
  packBookSchema,
  packSpeechSchema,
} from '../../src/content/pack/index.ts'

const contentSchema = z.object({
  /** Its list of files is empty: which there are is said by the rows of the store. */
  manifest: manifestSchema,
  book: packBookSchema,
  activities: packActivitiesSchema,
  art: packArtSchema,
  speech: packSpeechSchema,
  /** Place of each activity, from 1. */
  places: z.array(z.tuple([z.string(), z.int()])),
})

/** What a stored revision says: the JSON files of the pack, with the names that its pictures have now. */
export type PackContent = z.infer<typeof contentSchema>

/** Parses what is stored of a revision. Throws where it is broken. */
export const parseContent = (text: string): PackContent => contentSchema.parse(JSON.parse(text))
