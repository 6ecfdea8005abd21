import { z } from 'zod'
import { compositionSchema } from '../../../../../content/kit/index.ts'
import type { Change } from '../changes.ts'
import type { Step } from '../history.ts'
import { DRAFT_FORMAT, type Draft, draftSchema } from '../schema.ts'

// What rows say, as JSON. Stored values are checked when read: another version of the app may have written them.

const localSchema = z.object({ en: z.string(), id: z.string() })
const titleSchema = z.object({ en: z.string().optional(), id: z.string().optional() })
const placeSchema = z.array(z.union([z.string(), z.number()]))

/** A draft as stored. `place`: the number of the last step that is not undone; `deletedAt`: when it was put into the bin. */
export const bodySchema = z.object({
  format: z.int(),
  draft: z.unknown(),
  place: z.int(),
  changedAt: z.number(),
  deletedAt: z.number().optional(),
})
/** What `bodySchema` parses to. */
export type StoredBody = z.infer<typeof bodySchema>

/** What the shelf shows of a draft without reading it. */
export const headSchema = z.object({
  title: titleSchema,
  pages: z.int(),
  level: z.string(),
  languages: z.array(z.enum(['en', 'id'])),
  changedAt: z.number(),
  format: z.int(),
  cover: compositionSchema.optional().catch(undefined),
  photo: z.string().optional(),
  deletedAt: z.number().optional(),
})
/** What `headSchema` parses to. */
export type StoredHead = z.infer<typeof headSchema>

/** What is known of a draft at the service. `isSent`: nothing was changed here since. */
export const syncSchema = z.object({
  revision: z.int(),
  owner: z.string(),
  may: z.enum(['own', 'change', 'copy', 'use']),
  holders: z.record(z.string(), z.string()),
  isSent: z.boolean(),
  deletedAt: z.number().optional(),
})
/** What `syncSchema` parses to. */
export type StoredSync = z.infer<typeof syncSchema>

/** Somebody else's state of a draft that is still to be joined. */
export const theirsSchema = z.object({
  draft: z.unknown(),
  revision: z.int(),
  holders: z.record(z.string(), z.string()),
  by: z.string(),
  at: z.number(),
})
/** What `theirsSchema` parses to. */
export type StoredTheirs = z.infer<typeof theirsSchema>

const changeSchema: z.ZodType<Change> = z.union([
  z.object({ path: placeSchema, at: z.int(), removed: z.array(z.unknown()), added: z.array(z.unknown()) }),
  z.object({ path: placeSchema, from: z.unknown().optional(), to: z.unknown().optional() }),
])
/** A step that can be undone. */
export const stepSchema: z.ZodType<Step> = z.object({
  n: z.int(),
  name: localSchema,
  changes: z.array(changeSchema),
  at: z.number(),
})

/** A version: what it is, and the draft as it was. */
export const versionSchema = z.object({
  at: z.number(),
  reason: z.enum(['before', 'import', 'join', 'share', 'restore']),
  note: localSchema,
  pages: z.int(),
  draft: z.unknown(),
})
/** What `versionSchema` parses to. */
export type StoredVersion = z.infer<typeof versionSchema>

/** A recording that runs, or was stored in pieces. */
export const takeSchema = z.object({
  pageId: z.string(),
  language: z.enum(['en', 'id']),
  line: z.string(),
  type: z.string(),
  at: z.number(),
  isFinished: z.boolean(),
})
/** What `takeSchema` parses to. */
export type StoredTake = z.infer<typeof takeSchema>

/** A draft of a newer app is kept, not opened. */
export const isNewer = (format: number): boolean => format > DRAFT_FORMAT

/** A stored draft as this app reads it; `undefined` where it is damaged, or of a newer app. */
export function readDraft(format: number, draft: unknown): Draft | undefined {
  return isNewer(format) ? undefined : draftSchema.safeParse(draft).data
}

const lenientPages = z.object({ pages: z.array(z.object({ words: titleSchema.catch({}) }).catch({ words: {} })) })

/** What the shelf shows of a body; of one that cannot be read, what can be made out. */
export function headOf({ format, draft, changedAt, deletedAt }: StoredBody): StoredHead {
  const known = readDraft(format, draft)
  const common = { format, changedAt, ...(deletedAt !== undefined && { deletedAt }) }
  if (known) {
    const [cover] = known.pages
    const { level, languages } = known
    const photo = cover.photo?.media
    const picture = { cover: cover.picture, ...(photo !== undefined && { photo }) }
    return { title: cover.words, pages: known.pages.length - 1, level, languages, ...picture, ...common }
  }
  const pages = lenientPages.safeParse(draft).data?.pages ?? []
  return { title: pages[0]?.words ?? {}, pages: Math.max(0, pages.length - 1), level: '', languages: [], ...common }
}
