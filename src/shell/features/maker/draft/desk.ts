import type { Draft } from './schema.ts'
import { brokenOff, markClosed, markOpen } from './openMark.ts'
import { randomName } from './names.ts'
import { DraftSession } from './session.ts'
import { type Link, statusOf } from './sessionState.ts'
import { listOf } from './shelfList.ts'
import type { LocalDrafts } from './store/localDrafts.ts'
import type { DraftsApi } from './sync/draftsApi.ts'
import { DraftSync } from './sync/draftSync.ts'
import type { DraftList, DraftStatus, Space } from './types.ts'
import { KEPT_MS } from './versions.ts'

interface Needs {
  readonly local: LocalDrafts
  readonly api: DraftsApi
  /** The teacher's name. */
  readonly name: string
  readonly now: () => number
  /** Tells other tabs of this device that a draft was stored. */
  readonly tell?: (key: string) => void
}

interface Opened {
  readonly session: DraftSession
  users: number
}

/** A key for a new draft that nobody has. */
export const draftKey = (): string => `class.${randomName()}`

/** The drafts of one teacher on this device: those that are open, the shelf, and their way to the service. */
export class Desk {
  readonly local: LocalDrafts
  readonly sync: DraftSync
  private readonly needs: Needs
  private readonly opened = new Map<string, Opened>()
  private readonly listeners = new Set<() => void>()
  private link: Link = 'unknown'
  private shelf: DraftList = { state: 'loading', drafts: [], deleted: [], space: undefined, isSynced: false }
  private space: Space | undefined

  constructor(needs: Needs) {
    this.needs = needs
    this.local = needs.local
    this.sync = new DraftSync({
      api: needs.api,
      name: needs.name,
      drafts: () => needs.local.list(),
      withDraft: (key, run) => this.withDraft(key, run),
      onLink: (link) => {
        this.link = link
        void this.refresh()
      },
    })
  }

  get list(): DraftList {
    return this.shelf
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Reads the shelf, then asks the service. */
  async start(): Promise<void> {
    await this.sweep()
    await this.refresh()
    void this.sync.now()
  }

  /** What is said of an open draft. */
  statusOf(session: DraftSession): DraftStatus {
    return statusOf(session.state, this.link)
  }

  /** Opens a draft for a screen; `close` it again. A draft that was broken off says so. */
  open(key: string): DraftSession {
    const isFirst = !this.opened.has(key)
    const session = this.take(key)
    if (isFirst) void this.markOpened(session)
    return session
  }

  /** A draft that is open. */
  sessionOf(key: string): DraftSession | undefined {
    return this.opened.get(key)?.session
  }

  /** Stores what is left and closes the draft, unless another screen has it. */
  async close(key: string): Promise<void> {
    await this.give(key)
    if (this.opened.has(key)) return
    markClosed(key)
    this.marked.get(key)?.()
    this.marked.delete(key)
  }

  /** Stores a new draft. Rejects with `StorageFullError`, or where there is one of this key. */
  async create(draft: Draft, from?: DraftSession): Promise<void> {
    const there = await this.local.load(draft.key)
    if (there) throw new Error(`there is a draft ${draft.key} already`)
    await this.withDraft(draft.key, (session) => session.begin(draft, from?.files))
    await this.refresh()
  }

  /** Copies a draft with its files under a new key. */
  async copy(key: string): Promise<string> {
    const copy = draftKey()
    await this.withDraft(key, async (session) => {
      const { draft } = session.state
      if (!draft) throw new Error(`the draft ${key} cannot be read`)
      await this.create({ ...draft, key: copy }, session)
    })
    return copy
  }

  /** Puts a draft into the bin, or takes it out. */
  async setDeleted(key: string, isDeleted: boolean): Promise<void> {
    await this.withDraft(key, (session) => session.setDeleted(isDeleted))
    await this.refresh()
    this.sync.soon(0)
  }

  /** Everything that is open, stored at once: the page may end. */
  async saveAll(isLast: boolean): Promise<void> {
    await Promise.all([...this.opened.values()].map(({ session }) => session.save(isLast)))
  }

  /** The page ends: everything is stored at once, and nothing was broken off. */
  leave(): void {
    for (const key of this.marked.keys()) markClosed(key)
    void this.saveAll(true)
  }

  /** Another tab has stored a draft. */
  async heard(key: string): Promise<void> {
    await this.opened.get(key)?.session.refresh()
    await this.refresh()
  }

  /** Says how much space there is. */
  setSpace(space: Space | undefined): void {
    this.space = space
    this.show({ ...this.shelf, space })
  }

  /** Reads the shelf again. */
  async refresh(): Promise<void> {
    const drafts = await this.local.list()
    const open = new Map([...this.opened].map(([key, { session }]) => [key, session.state]))
    this.show(listOf({ drafts, open, link: this.link, space: this.space, isSynced: this.sync.isPulled }))
  }

  async stop(): Promise<void> {
    this.sync.stop()
    await this.saveAll(false)
  }

  private show(list: DraftList): void {
    this.shelf = list
    for (const listener of this.listeners) listener()
  }

  private take(key: string): DraftSession {
    const there = this.opened.get(key)
    if (there) {
      there.users += 1
      return there.session
    }
    const { local, now } = this.needs
    const session = new DraftSession({ local, key, now, onChange: (isStored) => this.changed(key, isStored) })
    this.opened.set(key, { session, users: 1 })
    void session.open()
    return session
  }

  private async give(key: string): Promise<void> {
    const there = this.opened.get(key)
    if (!there) return
    await there.session.save()
    there.users -= 1
    if (there.users === 0) this.opened.delete(key)
  }

  private async withDraft(key: string, run: (session: DraftSession) => Promise<void>): Promise<void> {
    const session = this.take(key)
    try {
      await session.open()
      await run(session)
    } finally {
      await this.give(key)
    }
  }

  private changed(key: string, isStored: boolean): void {
    for (const listener of this.listeners) listener()
    if (!isStored) return
    this.needs.tell?.(key)
    if (this.marked.has(key)) markOpen(key, this.needs.now())
    void this.refresh()
    const { state } = this.opened.get(key)?.session ?? {}
    if (state?.sync?.isSent !== true && !state?.theirs) this.sync.soon()
  }

  private readonly marked = new Map<string, () => void>()

  private async markOpened(session: DraftSession): Promise<void> {
    const { at, release } = await brokenOff(session.key)
    await session.open()
    if (session.state.phase !== 'open') return release()
    if (at !== undefined) session.broke(at)
    this.marked.set(session.key, release)
    markOpen(session.key, this.needs.now())
  }

  /** Deletes for good what has been in the bin for 30 days. */
  private async sweep(): Promise<void> {
    const before = this.needs.now() - KEPT_MS
    for (const { key, head } of await this.local.list())
      if (head?.deletedAt !== undefined && head.deletedAt < before) await this.local.erase(key)
  }
}
