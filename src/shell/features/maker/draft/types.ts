import type { Local, Language } from '../../../../game/language.ts'
import type { Composition } from '../../../../content/kit/index.ts'
import type { DraftMedia, Edit } from '../panel.ts'
import type { Draft } from './schema.ts'

/**
 * What is said of a draft. `saving`: on its way to the device · `device`: only there · `sent`: the service has it · `offline`: waits for a network ·
 * `conflict`: changed in two places, to be decided · `full`: the device has no space, the last changes are only in memory · `signed-out`: waits for a
 * new sign-in · `loading` · `missing`: there is none of this key · `newer`: made by a newer app · `damaged`: cannot be read · `locked`: the key of the
 * account is not on this device, and the service is out of reach. The last five have no draft.
 */
export type DraftStatus =
  | 'saving'
  | 'device'
  | 'sent'
  | 'offline'
  | 'conflict'
  | 'full'
  | 'signed-out'
  | 'loading'
  | 'missing'
  | 'newer'
  | 'damaged'
  | 'locked'

/** There is no space on the device for what was to be stored. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
  constructor() {
    super('This device has no space left')
  }
}

/** What a recording is for: a page in a language, `line` for a spoken line of it ('' is the page's text). */
export interface TakePlace {
  readonly pageId: string
  readonly language: Language
  readonly line: string
}

/** A recording that ended with the app, without being finished: what had been stored of it is kept. */
export interface CutTake extends TakePlace {
  /** The name of its file, as `get` takes it. */
  readonly name: string
  readonly type: string
  /** How much was stored, ms, and when it began, ms since 1970. */
  readonly ms: number
  readonly at: number
}

/** A recording that is stored while it runs. */
export interface RunningTake {
  /** Stores the next piece, which lasted `ms`. Rejects with `StorageFullError`; earlier pieces are kept. */
  append(piece: Blob, ms: number): Promise<void>
  /** Ends it: `whole` in the place of the pieces where it was made again (cut, raised). Resolves to its name. */
  finish(whole?: Blob): Promise<string>
  /** Deletes it. */
  discard(): Promise<void>
}

/** Photos and sounds of a draft: what panels need, and what is special about this device. */
export interface MakerMedia extends DraftMedia {
  /** Begins a recording that survives the end of the app piece by piece. */
  record(place: TakePlace, type: string): Promise<RunningTake>
  /** Deletes it. */
  forgetCut(name: string): Promise<void>
  /** Who has a file that is not on this device; `undefined` where nobody knows. */
  holder(name: string): string | undefined
}

/** Why a version was kept. `before` a change that takes something away, `import`, `join` (what was not used of the other one), `share`, `restore`. */
export type VersionReason = 'before' | 'import' | 'join' | 'share' | 'restore'

/** A draft as it was once. Kept for 30 days; a shared one for as long as it is the newest that was shared. */
export interface DraftVersion {
  readonly id: string
  /** ms since 1970. */
  readonly at: number
  readonly reason: VersionReason
  /** What came after it ('delete page 6'), where it was shared, whose it was. */
  readonly note: Local
  readonly pages: number
}

/** What of a page, or of the book, was changed in two places. */
export type ConflictPart =
  | 'picture'
  | 'alt'
  | 'words'
  | 'targets'
  | 'voice'
  | 'lines'
  | 'play'
  | 'level'
  | 'licence'
  | 'order'

/** One thing that was changed in two places. */
export interface Conflict {
  /** `page-p03`, `activity-a1`, `book-level`, `book-order`. */
  readonly id: string
  readonly of: 'page' | 'activity' | 'book'
  /** The page as it is here, and its number now (0 is the cover); -1 for what is no page. */
  readonly number: number
  readonly parts: readonly ConflictPart[]
  /** The draft as it would be with either side; the page or activity of this id is what differs. */
  readonly itemId: string
}

/** Which side is taken. `both` is for pages and activities: mine stays, theirs comes after it. */
export type Side = 'mine' | 'theirs' | 'both'

/** A draft that was changed in two places: what has been joined by itself, and what is to be decided. */
export interface DraftConflict {
  readonly mine: Draft
  readonly theirs: Draft
  /** Who changed it there, '' where it was the same teacher on another device; when, ms since 1970. */
  readonly by: string
  readonly at: number
  readonly mineAt: number
  /** How many changes of theirs were joined by themselves. */
  readonly joined: number
  readonly conflicts: readonly Conflict[]
}

/** The space that the browser gives, in bytes. */
export interface Space {
  readonly used: number
  readonly quota: number
  /** Whether the browser has promised to keep it. */
  readonly isPersistent: boolean
}

/** After the app has ended without closing the draft: until when everything was stored (ms since 1970), and which recordings were cut off. */
interface Recovery {
  readonly at: number
  readonly cut: readonly CutTake[]
}

/** A draft that is open. */
export interface OpenDraft {
  readonly status: DraftStatus
  /** `undefined` while there is none: see `status`. */
  readonly draft: Draft | undefined
  /** May she change it? A colleague's draft may be only for reading. */
  readonly canEdit: boolean
  readonly edit: Edit
  readonly undo: () => void
  readonly redo: () => void
  /** What undo and redo would do; `undefined` where there is nothing. */
  readonly undoName: Local | undefined
  readonly redoName: Local | undefined
  readonly media: MakerMedia
  readonly conflict: DraftConflict | undefined
  /** Decides: one side for each conflict; what is not named keeps both. */
  readonly resolve: (choices: Readonly<Record<string, Side>>) => void
  readonly versions: readonly DraftVersion[]
  /** Keeps the draft as it is now, before something large. */
  readonly keepVersion: (reason: VersionReason, note: Local) => Promise<void>
  /** The draft as it was. Rejects where the version cannot be read. */
  readonly readVersion: (id: string) => Promise<Draft>
  /** Goes back to a version; the present one is kept as a version. */
  readonly restore: (id: string) => Promise<void>
  readonly recovery: Recovery | undefined
  readonly dismissRecovery: () => void
  /** Recordings that were cut off and are neither kept nor deleted yet. */
  readonly cut: readonly CutTake[]
  readonly space: Space | undefined
  /** Stores and sends now. Resolves when it was tried. */
  readonly sendNow: () => Promise<void>
}

/** A draft on the shelf. */
export interface DraftHead {
  readonly key: string
  /** What it is called; a language without a title is missing. */
  readonly title: { readonly en?: string | undefined; readonly id?: string | undefined }
  readonly pages: number
  readonly level: string
  readonly languages: readonly Language[]
  /** ms since 1970. */
  readonly changedAt: number
  readonly status: DraftStatus
  /** The picture of the cover; its photo is `photo`, the name of a file. `undefined` where the draft cannot be read. */
  readonly cover: Composition | undefined
  readonly photo: string | undefined
  /** Whose it is: '' for her own. */
  readonly owner: string
  readonly canEdit: boolean
  /** When it was deleted, ms since 1970; it can be restored for 30 days. */
  readonly deletedAt: number | undefined
}

/** All drafts of the shelf. */
export interface DraftList {
  readonly state: 'loading' | 'ready' | 'locked' | 'unavailable'
  /** Newest first. */
  readonly drafts: readonly DraftHead[]
  /** Deleted ones that can be restored. */
  readonly deleted: readonly DraftHead[]
  readonly space: Space | undefined
  /** Whether the service has answered since the shelf was opened. */
  readonly isSynced: boolean
}
