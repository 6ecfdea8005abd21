import { z } from 'zod'
import { bookArtSchema, pictureSchema } from '../art.ts'
import { PICTURE } from './names.ts'

/** art.json of a pack: sprites of pages by page id, and the sizes of all other pictures by path. */
export const packArtSchema = bookArtSchema.extend({
  pages: z.record(z.string(), pictureSchema.extend({ stem: z.string().regex(/^media\/[a-z0-9][a-z0-9._@/-]*$/) })),
  free: z.record(z.string().regex(PICTURE), z.object({ width: z.number().positive(), height: z.number().positive() })),
})

/** The parsed art.json of a pack. */
export type PackArt = z.infer<typeof packArtSchema>
