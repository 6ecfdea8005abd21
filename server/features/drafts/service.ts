import { randomUUID } from 'node:crypto'
import type { Account } from '../../contract/auth.ts'
import {
  DRAFT_BIN_DAYS,
  DRAFTS_MAX,
  type DraftHead,
  type DraftPeopleRequest,
  type DraftRequest,
  draftRequest,
  type WholeDraft,
} from '../../contract/drafts.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { conflict, forbidden, HttpError, notFound } from '../../lib/httpError.ts'
import { newSecret } from '../../lib/secrets.ts'
import { emailKeyOf } from '../auth/tries.ts'
import { storedBody } from './shape.ts'
import type { DraftStore } from './store.ts'

interface Needs {
  readonly store: DraftStore
  readonly clock: Clock
}

/** What the caller last saw: a revision, nothing yet (`none`), or she did not say. */
export type Seen = number | 'none' | undefined

/** Whether it was stored, and what is there; `stale`: somebody else was faster, `null` if there is nothing. */
type Saved =
  | { readonly status: 200 | 201; readonly head: DraftHead }
  | { readonly status: 412; readonly stale: WholeDraft | null }

const NOT_HERS = 'Only whoever began this book can do that.'
const unsaid = () => new HttpError(428, 'Send If-Match with the revision, or If-None-Match: * for a new draft.')

type Row = NonNullable<Awaited<ReturnType<DraftStore['one']>>>
type People = Awaited<ReturnType<DraftStore['people']>>

/** Books that teachers are making. For anybody whom a draft does not name, it does not exist. */
export function draftService({ store, clock }: Needs) {
  const now = () => clock().toISOString()

  const views = viewsOf(store)
  const { mustSee, mustOwn, headNow } = views
  const { add, change } = changes({ store, clock }, views)
  return {
    /** Her own, deleted ones too, and those that name her. */
    async list(teacher: Account): Promise<DraftHead[]> {
      const rows = await store.ofTeacher(teacher.id, emailKeyOf(teacher.email))
      const people = await store.people(rows.map(({ key }) => key))
      return rows.flatMap((row) => headOf(row, teacher, people) ?? [])
    },

    one: async (teacher: Account, key: string): Promise<WholeDraft> => whole(await mustSee(teacher, key)),

    /** Stores a draft if nobody else has changed it since the revision that she saw. */
    async put(teacher: Account, key: string, seenRevision: Seen, request: DraftRequest): Promise<Saved> {
      if (seenRevision === undefined) throw unsaid()
      return seenRevision === 'none' ? add(teacher, key, request) : change(teacher, key, seenRevision, request)
    },

    /** Puts it into the bin for 30 days; with a revision only if nobody has changed it since. */
    async remove(teacher: Account, key: string, seenRevision: Seen): Promise<Saved> {
      const { revision, deleted_at } = await mustOwn(teacher, key)
      if (deleted_at !== null) return { status: 200, head: await headNow(teacher, key) }
      const isSeen = seenRevision === undefined || seenRevision === revision
      if (isSeen && (await store.bin(key, revision, now()))) return { status: 200, head: await headNow(teacher, key) }
      return { status: 412, stale: whole(await mustSee(teacher, key)) }
    },

    /** Takes it out of the bin; one that is not there stays as it is. */
    async restore(teacher: Account, key: string): Promise<DraftHead> {
      const { revision, deleted_at } = await mustOwn(teacher, key)
      if (deleted_at !== null) await store.bin(key, revision, null)
      return headNow(teacher, key)
    },

    /** Names the colleagues who may see it. Nothing says whether an address has an account. */
    async setPeople(teacher: Account, key: string, { people }: DraftPeopleRequest): Promise<void> {
      await mustOwn(teacher, key)
      const named = new Map(people.map(({ email, may }) => [emailKeyOf(email), { email, may }]))
      named.delete(emailKeyOf(teacher.email))
      await store.setPeople(
        key,
        [...named].map(([email_key, one]) => ({ email_key, ...one })),
      )
    },

    /** What her devices encrypt drafts with: made at the first call, the same for ever. */
    keyOf: ({ id }: Account) => store.keyOf(id, { id: randomUUID(), key: newSecret() }),

    /** Empties the bin. */
    sweep: (): Promise<void> => store.sweep(isoAfter(clock(), -DRAFT_BIN_DAYS * 86_400)),
  }
}

/** What `draftService` gives. */
export type DraftService = ReturnType<typeof draftService>

function viewsOf(store: DraftStore) {
  /** The draft as this teacher sees it, with what she may do. */
  async function seen(teacher: Account, key: string) {
    const row = await store.one(key)
    const people = row ? await store.people([key]) : []
    const head = row && headOf(row, teacher, people)
    return row && head && { row, head }
  }
  async function mustSee(teacher: Account, key: string) {
    const found = await seen(teacher, key)
    if (!found) throw notFound('There is no such draft.')
    return found
  }
  async function mustOwn(teacher: Account, key: string): Promise<DraftHead> {
    const { head } = await mustSee(teacher, key)
    if (!head.is_own) throw forbidden(NOT_HERS)
    return head
  }
  async function headNow(teacher: Account, key: string): Promise<DraftHead> {
    return (await mustSee(teacher, key)).head
  }
  return { seen, mustSee, mustOwn, headNow }
}

function changes({ store, clock }: Needs, { seen, mustSee, headNow }: ReturnType<typeof viewsOf>) {
  const now = () => clock().toISOString()
  async function add(teacher: Account, key: string, request: DraftRequest): Promise<Saved> {
    const stored = storedBody(key, request)
    if ((await store.count(teacher.id)) >= DRAFTS_MAX)
      throw conflict(`There are ${DRAFTS_MAX} drafts. Delete some before you begin another one.`)
    const written = { ...stored, format: request.format, changed_at: now(), changed_by: teacher.id }
    if (await store.add({ key, owner_id: teacher.id, ...written }))
      return { status: 201, head: await headNow(teacher, key) }
    const found = await seen(teacher, key)
    if (!found) throw conflict('This key belongs to another draft. Save it as a copy.')
    return { status: 412, stale: whole(found) }
  }

  async function change(teacher: Account, key: string, revision: number, request: DraftRequest): Promise<Saved> {
    const found = await seen(teacher, key)
    if (!found) return { status: 412, stale: null }
    if (!found.head.is_own && found.head.may !== 'change') throw forbidden('You may not change this book.')
    const stored = storedBody(key, request)
    const written = { ...stored, format: request.format, changed_at: now(), changed_by: teacher.id }
    if (found.row.revision === revision && (await store.change(key, revision, written)))
      return { status: 200, head: await headNow(teacher, key) }
    return { status: 412, stale: whole(await mustSee(teacher, key)) }
  }
  return { add, change }
}

/** `undefined` where it is nothing to her: not hers, and it does not name her or is deleted. */
function headOf(row: Omit<Row, 'body'>, { id, email }: Account, all: People): DraftHead | undefined {
  const { key, revision, format, bytes, changed_at, changed_by, deleted_at, owner, owner_id } = row
  const people = all.filter(({ draft }) => draft === key)
  const isOwn = owner_id === id
  const named = people.find(({ email_key }) => email_key === emailKeyOf(email))
  const may = isOwn ? 'own' : named?.may
  if (may === undefined || (!isOwn && deleted_at !== null)) return undefined
  const shown = isOwn ? people.map((one) => ({ email: one.email, may: one.may })) : []
  const facts = { key, revision, format, bytes, changed_at, changed_by, deleted_at, owner }
  return { ...facts, is_own: isOwn, may, people: shown }
}

/** Bodies were checked when they came. */
function whole({ row, head }: { row: Row; head: DraftHead }): WholeDraft {
  const { draft, holders } = draftRequest.omit({ format: true }).parse(JSON.parse(row.body))
  return { ...head, draft, holders }
}
