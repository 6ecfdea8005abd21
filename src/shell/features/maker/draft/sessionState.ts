import { isSame } from './changes.ts'
import { type History, NO_HISTORY } from './history.ts'
import { joinDrafts } from './join.ts'
import { DRAFT_FORMAT, type Draft } from './schema.ts'
import { readDraft, type StoredSync, type StoredTheirs } from './store/records.ts'
import type { CutTake, DraftConflict, DraftStatus, DraftVersion } from './types.ts'

/** How far the service is: unknown yet, reached, out of reach, or waiting for a new sign-in. */
export type Link = 'unknown' | 'reached' | 'away' | 'signed-out'

/** All that is known of an open draft. */
export interface SessionState {
  readonly phase: 'loading' | 'missing' | 'newer' | 'damaged' | 'open'
  readonly draft: Draft | undefined
  /** The draft that is on the device. */
  readonly stored: Draft | undefined
  readonly deletedAt: number | undefined
  readonly changedAt: number
  readonly history: History
  /** What both knew: the draft as the service had it when they last agreed. */
  readonly base: Draft | undefined
  readonly sync: StoredSync | undefined
  /** Somebody else's state that cannot be joined without being asked. */
  readonly theirs: StoredTheirs | undefined
  /** Whether something is not on the device yet, and whether there was no space for it. */
  readonly isDirty: boolean
  readonly isFull: boolean
  readonly versions: readonly DraftVersion[]
  readonly cut: readonly CutTake[]
  /** What was found after the app had ended was said. */
  readonly isRecoverySeen: boolean
  /** Until when everything was stored before the app ended without closing the draft. */
  readonly brokenOffAt: number | undefined
}

/** Before anything was read. */
export const UNREAD: SessionState = {
  phase: 'loading',
  draft: undefined,
  stored: undefined,
  deletedAt: undefined,
  changedAt: 0,
  history: NO_HISTORY,
  base: undefined,
  sync: undefined,
  theirs: undefined,
  isDirty: false,
  isFull: false,
  versions: [],
  cut: [],
  isRecoverySeen: false,
  brokenOffAt: undefined,
}

/** What the chip says. */
export function statusOf(state: SessionState, link: Link): DraftStatus {
  if (state.phase !== 'open') return state.phase
  if (state.isFull) return 'full'
  if (state.theirs) return 'conflict'
  if (state.draft !== state.stored) return 'saving'
  if (state.sync?.isSent === true) return 'sent'
  if (link === 'signed-out') return 'signed-out'
  return link === 'away' ? 'offline' : 'device'
}

/** Whether this teacher may change it. */
export const mayChange = ({ sync }: Pick<SessionState, 'sync'>): boolean =>
  sync === undefined || sync.may === 'own' || sync.may === 'change'

let last: { readonly of: readonly unknown[]; readonly conflict: DraftConflict | undefined } = {
  of: [],
  conflict: undefined,
}

/** What is to be decided; `undefined` where nothing is. The same object for the same state, as hooks need it. */
export function conflictOf({ draft, base, theirs, changedAt }: SessionState): DraftConflict | undefined {
  const other = theirs && readDraft(DRAFT_FORMAT, theirs.draft)
  if (!draft || !theirs || !other) return undefined
  const of = [draft, base, theirs]
  if (of.some((one, index) => one !== last.of[index])) {
    const { conflicts, taken } = joinDrafts({ base, mine: draft, theirs: other })
    const { by, at } = theirs
    last = { of, conflict: { mine: draft, theirs: other, by, at, mineAt: changedAt, joined: taken, conflicts } }
  }
  return last.conflict
}

/** Whether the service has this very draft. */
export const isSentAs = (draft: Draft | undefined, base: Draft | undefined): boolean =>
  draft !== undefined && base !== undefined && isSame(draft, base)
