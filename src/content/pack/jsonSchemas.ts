import { z } from 'zod'
import { packArtSchema } from './artSchema.ts'
import type { JsonFile } from './names.ts'
import { manifestSchema, packActivitiesSchema, packBookSchema, packSpeechSchema } from './schema.ts'

const SCHEMAS = {
  'pack.json': manifestSchema,
  'book.json': packBookSchema,
  'activities.json': packActivitiesSchema,
  'art.json': packArtSchema,
  'speech.json': packSpeechSchema,
} as const satisfies Record<JsonFile, z.ZodType>

const TITLES: Readonly<Record<JsonFile, string>> = {
  'pack.json': 'What a Lumbung book is and which files it has',
  'book.json': 'The cover and the pages of a Lumbung book',
  'activities.json': 'The activities after a Lumbung book',
  'art.json': 'The sprites in the pictures of a Lumbung book',
  'speech.json': 'Which part of which sound speaks a line of a Lumbung book',
}

/**
 * A JSON schema (draft 7) of each JSON file of a pack, by the file's name. They say what each field is; what fields mean to one another (references,
 * languages, play) only `npm run book -- check` knows.
 */
export function packJsonSchemas(): ReadonlyMap<JsonFile, object> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const file = name as JsonFile // a key of the record above
      const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' })
      return [file, { $id: `/schemas/${file}`, title: TITLES[file], ...json }]
    }),
  )
}
