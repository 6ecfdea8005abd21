import { z } from 'zod'
import { PACK_KEY } from '../../src/content/pack/names.ts'
import { line } from './text.ts'

/** Most bytes of a draft as JSON: text and structure only. */
export const DRAFT_BYTES = 2 * 1024 * 1024
/** Most levels of lists and objects in each other. */
export const DRAFT_DEPTH = 40
/** Days that a deleted draft can be restored. */
export const DRAFT_BIN_DAYS = 30
/** Most drafts of one teacher, deleted ones included. */
export const DRAFTS_MAX = 300

/** What a colleague may do: share it with her classes, copy it as well, change it as well. */
const draftMay = z.enum(['use', 'copy', 'change'])

/** The key of a draft: the book's as a pack, for ever. */
export const draftKey = z.string().max(100).regex(PACK_KEY, { error: 'The key field is not a key of a draft.' })

/** Who has a photo or a sound that is not here: the teacher's name, by the file's. */
const holders = z
  .record(z.string().regex(/^[a-z0-9-]{1,64}$/), z.string().max(120))
  .refine((all) => Object.keys(all).length <= 2000, { error: 'The holders field has too many entries.' })

/** PUT /api/drafts/:key. Only size, depth, format and key are judged: a draft of a newer app is stored as it came. */
export const draftRequest = z.object({
  format: z.int({ error: 'The format field must be a whole number.' }).min(1).max(10_000),
  draft: z.record(z.string(), z.unknown(), { error: 'The draft field must be an object.' }),
  holders: holders.default({}),
})

/** What `draftRequest` parses to. */
export type DraftRequest = z.infer<typeof draftRequest>

/** A colleague who was named, by the address that was typed. */
const draftPerson = z.object({ email: z.string(), may: draftMay })

/** What the list says of a draft. `changed_by`: the name, `null` after that account was erased; `people`: only for its owner. */
const draftHead = z.object({
  key: z.string(),
  revision: z.int(),
  format: z.int(),
  bytes: z.int(),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
  is_own: z.boolean(),
  owner: z.string(),
  may: z.enum(['own', ...draftMay.options]),
  people: z.array(draftPerson),
  deleted_at: z.string().nullable(),
})

/** What `draftHead` parses to. */
export type DraftHead = z.infer<typeof draftHead>

/** GET /api/drafts: her own, deleted ones too, and those that colleagues named her for. */
export const draftsAnswer = z.object({ data: z.array(draftHead) })

const wholeDraft = draftHead.extend({ draft: z.record(z.string(), z.unknown()), holders })

/** GET /api/drafts/:key. */
export const draftAnswer = z.object({ data: wholeDraft })

/** What `draftAnswer` holds. */
export type WholeDraft = z.infer<typeof wholeDraft>

/** 200 and 201 of PUT /api/drafts/:key. */
export const draftSavedAnswer = z.object({ data: draftHead })

/** 412: somebody else was faster. `data` is what is there now; `null` where there is nothing. */
export const draftStaleAnswer = z.object({ message: z.string(), data: wholeDraft.nullable() })

/** PUT /api/drafts/:key/people: the whole list. The answer never says whether an address has an account. */
export const draftPeopleRequest = z.object({
  people: z
    .array(z.object({ email: line(254, 'Email is required', 'Email is not valid'), may: draftMay }))
    .max(30, { error: 'The people field must not have more than 30 entries.' }),
})

/** What `draftPeopleRequest` parses to. */
export type DraftPeopleRequest = z.infer<typeof draftPeopleRequest>

/** GET /api/draft-key: what drafts are encrypted with on this teacher's devices; `key` is 32 bytes in base64url. */
export const draftKeyAnswer = z.object({ data: z.object({ id: z.string(), key: z.string() }) })
