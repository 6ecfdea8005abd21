import { z } from 'zod'
import { BOOK_LEVELS } from './catalog.ts'

const local = z.object({ en: z.string(), id: z.string() })
const languages = z.array(z.enum(['en', 'id']))

/** Something that a teacher should know of a file: where it is, a code, a sentence in both languages. */
const packNote = z.object({ file: z.string(), place: z.string(), code: z.string(), message: local })

/** What a file says of itself. `bytes`: of its pictures and sounds; `pages` with the cover. */
const packFacts = z.object({
  key: z.string(),
  revision: z.int(),
  title: z.string(),
  titles: local,
  languages,
  level: z.enum(BOOK_LEVELS).nullable(),
  licence: z.string(),
  authors: z.array(z.string()),
  pages: z.int(),
  activities: z.int(),
  bytes: z.int(),
})

/** POST /api/packs?check=1&copy=1: only look; under a key of the teacher's own. */
export const packQuery = z.object({
  check: z.enum(['0', '1']).default('0'),
  copy: z.enum(['0', '1']).default('0'),
})

/**
 * 201 (added), 200 (the same file is there already, or `check=1`) of POST /api/packs. `book_id`: its number, `null` where it is not there.
 * `present`: what is there of this key. `refusal`: why it could not be added, `null` where it could.
 */
export const packAddedAnswer = z.object({
  data: packFacts.extend({
    book_id: z.int().nullable(),
    warnings: z.array(packNote),
    present: z.object({ revision: z.int() }).nullable(),
    refusal: z.string().nullable(),
  }),
})

/** What `packAddedAnswer` parses to. */
export type PackAddedAnswer = z.infer<typeof packAddedAnswer>

/** A class that has a book, and the book's place on its shelf. */
const packClass = z.object({ id: z.string(), access: z.enum(['open', 'closed']), order: z.int() })

/** What an imported book had that was not taken over, in its order. */
const packLoss = z.object({ place: z.string(), message: local })

/** A book of a teacher: her own, or one of her classes. `state`: a draft is hers alone, and on no shelf; what is unreadable needs another version of the service. */
const packItem = packFacts.extend({
  state: z.enum(['ready', 'draft', 'unreadable']),
  /** `null` for drafts. */
  book_id: z.int().nullable(),
  source: z.enum(['operator', 'class']),
  /** Whether this teacher added it, and so may withdraw it. */
  is_own: z.boolean(),
  added_at: z.string(),
  withdrawn_at: z.string().nullable(),
  /** Since when its pictures and sounds are closed, because a child who is in it was erased; a newer revision opens it again. */
  closed_at: z.string().nullable(),
  classes: z.array(packClass),
  /** The children of this teacher's classes whose picture or voice is in it. */
  people: z.array(z.object({ learner_id: z.string(), class_id: z.string() })),
  /** Of drafts; `null` for books. */
  losses: z.array(packLoss).nullable(),
  /** What a draft lacks before it can be added as a book. */
  faults: z.array(packNote).nullable(),
})

/** What `packItem` parses to. */
export type PackItem = z.infer<typeof packItem>

/** GET /api/packs. `space` in bytes, of this teacher. */
export const packsAnswer = z.object({
  data: z.array(packItem),
  space: z.object({ used: z.int(), limit: z.int() }),
  /** The formats that GET /api/packs/:key/export makes here. */
  formats: z.array(z.string()),
})

/** GET /api/packs/:key. */
export const packAnswer = z.object({ data: packItem })

/** PUT /api/classes/:id/packs/:key. */
export const packAccessRequest = z.object({
  access: z.enum(['open', 'closed'], { error: 'The access field must be open or closed.' }),
  order: z
    .int({ error: 'The order field must be a whole number.' })
    .min(0)
    .max(100_000, { error: 'The order field must not be greater than 100000.' }),
})

/** What `packAccessRequest` parses to. */
export type PackAccessRequest = z.infer<typeof packAccessRequest>

/** PUT /api/classes/:id/packs/:key/people: which children of the class are in the book. Naming them says that their families have agreed. */
export const packPeopleRequest = z.object({
  learner_ids: z
    .array(z.string().max(64), { error: 'The learner ids field must be a list.' })
    .max(1000, { error: 'The learner ids field must not have more than 1000 entries.' }),
})

/** What `packPeopleRequest` parses to. */
export type PackPeopleRequest = z.infer<typeof packPeopleRequest>

/** GET /api/packs/:key/export. Formats that the service does not know are answered with 501. */
export const packExportQuery = z.object({
  as: z.string().min(1).max(20).default('lumbung'),
  language: z.enum(['en', 'id', 'both'], { error: 'The language field must be en, id or both.' }).default('both'),
})

/** What `packExportQuery` parses to. */
export type PackExportQuery = z.infer<typeof packExportQuery>
