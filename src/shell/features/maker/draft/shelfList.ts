import { type Link, mayChange, type SessionState, statusOf } from './sessionState.ts'
import type { ListedDraft } from './store/localDrafts.ts'
import { isNewer } from './store/records.ts'
import type { DraftHead, DraftList, DraftStatus, Space } from './types.ts'

interface Known {
  readonly drafts: readonly ListedDraft[]
  readonly open: ReadonlyMap<string, SessionState>
  readonly link: Link
  readonly space: Space | undefined
  readonly isSynced: boolean
}

/** The shelf, of what is stored and what is open. */
export function listOf({ drafts, open, link, space, isSynced }: Known): DraftList {
  const heads = drafts.map((draft) => headOf(draft, open.get(draft.key), link))
  const sorted = heads.toSorted((one, other) => other.changedAt - one.changedAt)
  return {
    state: 'ready',
    drafts: sorted.filter(({ deletedAt }) => deletedAt === undefined),
    deleted: sorted.filter(({ deletedAt }) => deletedAt !== undefined),
    space,
    isSynced,
  }
}

function headOf({ key, head, sync, isConflict }: ListedDraft, open: SessionState | undefined, link: Link): DraftHead {
  const own = { key, owner: sync?.owner ?? '', canEdit: mayChange({ sync }) }
  if (!head) {
    const nothing = { title: {}, pages: 0, level: '', languages: [], changedAt: 0 }
    return { ...own, ...nothing, status: 'damaged', cover: undefined, photo: undefined, deletedAt: undefined }
  }
  const { cover, photo, deletedAt, title, pages, level, languages, changedAt } = head
  const status =
    open && open.phase !== 'loading' ? statusOf(open, link) : storedStatus({ head, sync, isConflict }, link)
  return { ...own, title, pages, level, languages, changedAt, status, cover, photo, deletedAt }
}

function storedStatus({ head, sync, isConflict }: Omit<ListedDraft, 'key'>, link: Link): DraftStatus {
  if (head && isNewer(head.format)) return 'newer'
  if (isConflict) return 'conflict'
  if (sync?.isSent === true) return 'sent'
  if (link === 'signed-out') return 'signed-out'
  return link === 'away' ? 'offline' : 'device'
}
