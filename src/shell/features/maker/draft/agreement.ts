import type { Local } from '../../../../game/language.ts'
import { NO_HISTORY, recorded } from './history.ts'
import { joinDrafts } from './join.ts'
import { DRAFT_FORMAT, type Draft } from './schema.ts'
import { conflictOf, isSentAs, type SessionState } from './sessionState.ts'
import { isNewer, readDraft, type StoredSync, type StoredTheirs } from './store/records.ts'
import type { Side, VersionReason } from './types.ts'
import { NOTES } from './versions.ts'

/** A state of the draft that came from the service. */
export interface Arrived extends StoredTheirs {
  readonly format: number
  readonly owner: string
  readonly may: StoredSync['may']
  readonly deletedAt: number | undefined
}

/** What becomes of an open draft: its new state, versions to keep, and what is stored as it came. */
export interface Agreement {
  readonly change: Partial<SessionState>
  readonly keep?: readonly { readonly draft: Draft; readonly reason: VersionReason; readonly note: Local }[]
  readonly raw?: { readonly format: number; readonly draft: unknown }
}

/** Takes what the service has: joined with what was changed here. What can't be joined by itself waits in `theirs`. `undefined`: nothing changes. */
export function onArrival(state: SessionState, arrived: Arrived, now: number): Agreement | undefined {
  const { phase, draft, base, sync } = state
  // What is damaged is kept as it is.
  if (phase === 'loading' || phase === 'damaged') return undefined
  const { format, revision, holders, owner, may, deletedAt, by, at } = arrived
  const theirs = readDraft(format, arrived.draft)
  const synced = { revision, owner, may, holders, ...(deletedAt !== undefined && { deletedAt }) }
  if (!theirs || !draft) {
    // A draft of a newer app takes the place of what was not changed here; what was changed waits for the newer app.
    if (draft && sync?.isSent !== true) return undefined
    const next = theirs ? 'open' : isNewer(format) ? 'newer' : 'damaged'
    const change = { phase: next, draft: theirs, base: theirs, changedAt: at, deletedAt, history: NO_HISTORY } as const
    return { change: { ...change, sync: { ...synced, isSent: true } }, raw: { format, draft: arrived.draft } }
  }
  const { conflicts, draft: joined } = joinDrafts({ base, mine: draft, theirs })
  if (conflicts.length > 0) return { change: { theirs: { draft: theirs, revision, holders, by, at } } }
  const isMineSent = isSentAs(draft, base)
  const isSent = isSentAs(joined, theirs)
  const gone = isMineSent || isSent ? deletedAt : state.deletedAt
  const change = { ...agreed(state, joined, now), base: theirs, sync: { ...synced, isSent }, deletedAt: gone }
  const isChanged = !isMineSent && !isSentAs(joined, draft)
  return { change, ...(isChanged && { keep: [{ draft, reason: 'before', note: NOTES.join }] }) }
}

/** Decides what could not be joined by itself; both sides stay as versions. `undefined` where there is nothing to decide. */
export function onDecision(
  state: SessionState,
  choices: Readonly<Record<string, Side>>,
  now: number,
): Agreement | undefined {
  const { draft, base, sync, theirs } = state
  const other = theirs && readDraft(DRAFT_FORMAT, theirs.draft)
  if (!draft || !theirs || !other || !conflictOf(state)) return undefined
  const { revision, holders, by } = theirs
  const { draft: joined } = joinDrafts({ base, mine: draft, theirs: other }, choices)
  const known = sync ?? { owner: '', may: 'own' as const }
  const synced = { ...known, revision, holders, isSent: isSentAs(joined, other) }
  return {
    change: { ...agreed(state, joined, now), base: other, sync: synced },
    keep: [
      { draft, reason: 'before', note: NOTES.join },
      { draft: other, reason: 'join', note: by === '' ? NOTES.join : { en: by, id: by } },
    ],
  }
}

/** Another tab of this device has stored `theirs` since `before` was stored: what both have changed stays twice. */
export function onOtherTab(
  state: SessionState,
  { before, theirs, now }: { before: Draft | undefined; theirs: Draft; now: number },
): Agreement | undefined {
  const { draft } = state
  if (!draft) return undefined
  const joined = joinDrafts({ base: before, mine: draft, theirs }).draft
  const isChanged = !isSentAs(joined, theirs)
  return {
    change: agreed(state, joined, now),
    ...(isChanged && { keep: [{ draft, reason: 'before', note: NOTES.join }] }),
  }
}

/** The draft goes on from `joined`: one step that can be undone, if it changes anything. */
function agreed({ draft, history, changedAt }: SessionState, joined: Draft, now: number): Partial<SessionState> {
  if (!draft) return {}
  const next = recorded(history, { name: NOTES.join, before: draft, after: joined, at: now })
  if (next === history) return { theirs: undefined, changedAt }
  return { draft: joined, history: next, changedAt: now, theirs: undefined }
}
