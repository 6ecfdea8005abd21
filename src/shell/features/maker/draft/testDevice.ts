/** Devices with databases of their own, and a service in memory, for tests of drafts. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { ApiError } from '../../../lib/service/apiError.ts'
import {
  type DraftHead,
  type DraftRequest,
  draftsAnswer,
  type WholeDraft,
} from '../../../../../server/contract/drafts.ts'
import { Desk } from './desk.ts'
import type { DraftSession } from './session.ts'
import { openKeyRing } from './store/accountKey.ts'
import { openIdbRows } from './store/idbRows.ts'
import { LocalDrafts } from './store/localDrafts.ts'
import type { Rows } from './store/rows.ts'
import type { DraftsApi } from './sync/draftsApi.ts'
import { saying } from './testDrafts.ts'

export const OWNER = 'teacher-1'
export const KEY = 'class.test'
export const name = (text: string) => ({ en: text, id: text })
const away = () => Promise.reject(new ApiError('network', 'no network'))

/** A service that cannot be reached. */
export const NO_SERVICE: DraftsApi = {
  key: away,
  list: away,
  one: away,
  put: away,
  remove: away,
  restore: away,
  setPeople: away,
}

/** A service in memory, as strict as the real one about revisions. `as`: who calls. */
export function fakeService() {
  const stored = new Map<string, WholeDraft>()
  const refuse = (status: number) => new ApiError('refused', String(status), { status })
  const state = { isSignedOut: false, isAway: false, puts: 0 }
  const open = () => {
    if (state.isAway) throw new ApiError('network', 'no network')
    if (state.isSignedOut) throw refuse(401)
  }
  const found = (key: string) => {
    const one = stored.get(key)
    if (!one) throw refuse(404)
    return one
  }
  const headOf = (whole: WholeDraft): DraftHead => draftsAnswer.parse({ data: [whole] }).data[0] ?? whole
  const binned = async (key: string, deleted_at: string | null) => {
    open()
    const one = found(key)
    const next = { ...one, deleted_at, revision: one.revision + 1 }
    stored.set(key, next)
    return headOf(next)
  }
  const as = (changed_by: string): DraftsApi => ({
    key: async () => {
      open()
      return { id: 'account', key: 'A'.repeat(43) }
    },
    list: async () => {
      open()
      return [...stored.values()].map(headOf)
    },
    one: async (key) => {
      open()
      return found(key)
    },
    async put(key, seen, body: DraftRequest) {
      open()
      state.puts += 1
      const there = stored.get(key)
      if (there?.revision !== seen) throw refuse(412)
      const revision = (there?.revision ?? 0) + 1
      const head = { key, revision, format: body.format, bytes: 1, changed_at: '2026-11-21T08:00:00Z', changed_by }
      const rest = { is_own: true, owner: 'Bu Ratna', may: 'own' as const, people: [], deleted_at: null }
      const copy: DraftRequest = JSON.parse(JSON.stringify(body))
      stored.set(key, { ...head, ...rest, draft: copy.draft, holders: copy.holders })
      return { ...head, ...rest }
    },
    remove: (key) => binned(key, '2026-11-21T09:00:00Z'),
    restore: (key) => binned(key, null),
    setPeople: async () => undefined,
  })
  return { as, stored, state }
}

/** Another device: a database of its own. */
export async function device(
  api: DraftsApi = NO_SERVICE,
  database = new IDBFactory(),
  change: (rows: Rows) => Rows = (rows) => rows,
) {
  vi.stubGlobal('indexedDB', database)
  localStorage.clear()
  const rows = change(await openIdbRows(() => undefined))
  const ring = await openKeyRing({ owner: OWNER, rows, ask: () => api.key() })
  if (!ring) throw new Error('locked')
  const local = new LocalDrafts(OWNER, rows, ring)
  await local.moveToAccountKey()
  const desk = new Desk({ local, api, name: 'Bu Ratna', now: Date.now })
  await desk.start()
  return { desk, rows, database, local }
}

export async function opened(desk: Desk, key = KEY): Promise<DraftSession> {
  const session = desk.open(key)
  await session.open()
  return session
}
export const wordsOf = (session: DraftSession, page = 1) => session.state.draft?.pages[page]?.words.en
export const say = (session: DraftSession, en: string, page = 1) =>
  session.edit(name(`say ${en}`), (draft) => saying(draft, page, { en }))
/** A promise that resolves when `die` is called. */
export function withDeath() {
  let die: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    die = resolve
  })
  return { promise, die: () => die() }
}
/** As if the tab was killed: whatever the first desk still has in memory is gone. */
export const after = (database: IDBFactory, api: DraftsApi = NO_SERVICE) => device(api, database)
