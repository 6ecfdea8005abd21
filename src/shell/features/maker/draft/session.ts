import type { Local } from '../../../../game/language.ts'
import { type Agreement, type Arrived, onArrival, onDecision, onOtherTab } from './agreement.ts'
import { type History, recorded, type undone } from './history.ts'
import { randomName } from './names.ts'
import { DRAFT_FORMAT, type Draft, draftSchema, MOST_PAGES } from './schema.ts'
import { readStored, sweepStored } from './sessionReader.ts'
import { isSentAs, mayChange, type SessionState, UNREAD } from './sessionState.ts'
import type { LocalDrafts } from './store/localDrafts.ts'
import { DraftFiles } from './store/media.ts'
import { readDraft, type StoredSync, versionSchema } from './store/records.ts'
import { StaleRowError } from './store/rows.ts'
import { SessionWriter } from './sessionWriter.ts'
import { type Side, StorageFullError, type VersionReason } from './types.ts'
import { NOTES, takesAway } from './versions.ts'

/** From a change to its write, ms. Not put off by further changes: nothing waits longer. */
const SAVE_AFTER_MS = 300
/** After a write that failed, ms. */
const AGAIN_MS = 5000

interface Needs {
  readonly local: LocalDrafts
  readonly key: string
  readonly now: () => number
  /** Called after each change of the state; `isStored` after each write. */
  readonly onChange: (isStored: boolean) => void
}

/** One draft that is open: what it is, its history, and everything on its way to the device. Views read `state` and subscribe. */
export class DraftSession {
  readonly key: string
  readonly files: DraftFiles
  private readonly needs: Needs
  private readonly writer: SessionWriter
  private readonly listeners = new Set<() => void>()
  private current: SessionState = UNREAD
  private timer: ReturnType<typeof setTimeout> | undefined
  private writing: Promise<void> = Promise.resolve()
  private opening: Promise<void> | undefined

  constructor(needs: Needs) {
    this.needs = needs
    this.key = needs.key
    this.files = new DraftFiles(needs.local, needs.key, needs.now)
    this.writer = new SessionWriter(needs.local, needs.key, needs.now)
  }

  get state(): SessionState {
    return this.current
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Reads the draft. Never rejects for what is stored: see `phase`. */
  open(): Promise<void> {
    this.opening ??= this.read()
    return this.opening
  }

  /** Begins a draft that is not stored yet; stored when it resolves. */
  async begin(draft: Draft, files?: DraftFiles): Promise<void> {
    await files?.copyTo(this.key)
    const changedAt = this.needs.now()
    this.opening = Promise.resolve()
    this.set({ phase: 'open', draft, changedAt, isDirty: true })
    await this.saveOrThrow()
  }

  /** Changes the draft: one step of undo, stored within a second. What makes it no draft any more is not taken. */
  edit(name: Local, change: (draft: Draft) => Draft): void {
    const { draft, history } = this.current
    if (!draft || !mayChange(this.current)) return
    const after = change(draft)
    if (after === draft) return
    if (!isValid(draft, after)) {
      return console.error('A change was not taken: it makes no draft', name.en)
    }
    if (takesAway(draft, after)) this.writer.keep(this.version(draft, 'before', name))
    this.put(after, recorded(history, { name, before: draft, after, at: this.needs.now() }))
  }

  /** Goes one step back, or forward again. */
  step(move: typeof undone): void {
    const { draft, history } = this.current
    const moved = draft && mayChange(this.current) ? move(history, draft) : undefined
    if (moved) this.put(moved.draft, moved.history)
  }

  /** Puts the draft into the bin, or takes it out. Stored when it resolves. */
  async setDeleted(isDeleted: boolean): Promise<void> {
    this.set({ deletedAt: isDeleted ? this.needs.now() : undefined, isDirty: true })
    await this.saveOrThrow()
  }

  /** Takes what the service has. Joins it with what was changed here; what can't be joined by itself waits in `theirs`. */
  arrive(arrived: Arrived): void {
    this.agree(onArrival(this.current, arrived, this.needs.now()))
  }

  /** Decides what could not be joined by itself; both sides stay as versions. */
  resolve(choices: Readonly<Record<string, Side>>): void {
    this.agree(onDecision(this.current, choices, this.needs.now()))
  }

  /** The service has stored `sent` as this revision. */
  sent(sent: Draft, sync: Omit<StoredSync, 'isSent'>): void {
    const isSent = isSentAs(this.current.draft, sent)
    this.set({ base: sent, sync: { ...sync, isSent }, isDirty: true })
    this.schedule()
  }

  /** The draft is this device's alone: deleted there for good, or no longer shared with this teacher. */
  detach(): void {
    this.set({ sync: undefined, base: undefined, theirs: undefined, isDirty: true })
    this.schedule()
  }

  /** Keeps the draft as it is now. Stored when it resolves. */
  async keepVersion(reason: VersionReason, note: Local): Promise<void> {
    const { draft } = this.current
    if (!draft) return
    this.writer.keep(this.version(draft, reason, note))
    this.set({ isDirty: true })
    await this.saveOrThrow()
  }

  /** A version as a draft. Rejects where it cannot be read. */
  async readVersion(id: string): Promise<Draft> {
    const stored = await this.needs.local.read('versions', this.key, id, versionSchema)
    const draft = stored && readDraft(DRAFT_FORMAT, stored.draft)
    if (!draft) throw new Error(`the version ${id} of ${this.key} cannot be read`)
    return draft
  }

  /** Goes back to a version; one step of undo, and the present draft is kept as a version. */
  async restore(id: string): Promise<void> {
    const old = await this.readVersion(id)
    const { draft } = this.current
    if (!draft || !mayChange(this.current)) return
    this.writer.keep(this.version(draft, 'restore', NOTES.restore))
    this.edit(NOTES.restore, () => ({ ...old, key: this.key }))
  }

  /** The app ended without closing the draft, which was stored until then (ms since 1970). */
  broke(at: number): void {
    this.set({ brokenOffAt: at })
  }

  dismissRecovery(): void {
    this.set({ brokenOffAt: undefined, isRecoverySeen: true })
  }

  /** Deletes a recording that was cut off. */
  async forgetCut(name: string): Promise<void> {
    await this.files.forget(name)
    this.set({ cut: this.current.cut.filter((take) => take.name !== name) })
  }

  /** Writes what is not written yet. Resolves when it was tried; `isLast`: the page may end before the answer comes. */
  save(isLast = false): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    if (isLast && this.current.isDirty) return this.writer.writeAtOnce(this.current).then(() => this.schedule())
    this.writing = this.writing.then(() => this.saveNow())
    return this.writing
  }

  private async saveNow(): Promise<void> {
    while (this.current.isDirty && this.current.phase !== 'loading') {
      const state = this.current
      try {
        const versions = await this.writer.write(state)
        // A change that came meanwhile is written in the next round.
        const isDirty = !isSameWork(this.current, state)
        this.set({ isDirty, isFull: false, versions, stored: state.draft }, true)
      } catch (error) {
        if (error instanceof StaleRowError) await this.takeOtherTab()
        else return this.failed(state, error)
      }
    }
  }

  private async failed(state: SessionState, error: unknown): Promise<void> {
    const isFull = error instanceof StorageFullError
    if (!isFull) console.error('A draft could not be stored', error)
    // The draft itself, without its history, may still fit.
    const isStored = isFull && (await this.writer.writeLeast(state))
    this.set({ isFull, isDirty: true }, isStored)
    this.schedule(AGAIN_MS)
  }

  private async saveOrThrow(): Promise<void> {
    await this.save()
    if (this.current.isFull) throw new StorageFullError()
  }

  private async takeOtherTab(): Promise<void> {
    const before = this.writer.stored
    const found = await this.needs.local.load(this.key)
    this.writer.take(found)
    const theirs = found?.body && readDraft(found.body.format, found.body.draft)
    if (!found || !theirs) return
    const agreement = onOtherTab(this.current, { before, theirs, now: this.needs.now() })
    const base = readDraft(DRAFT_FORMAT, found.base)
    const isSent = isSentAs(agreement?.change.draft ?? this.current.draft, base)
    const synced = found.sync && { sync: { ...found.sync, isSent }, base, theirs: found.theirs }
    this.agree(agreement && { ...agreement, change: { ...agreement.change, ...synced } })
  }

  /** Reads again what another tab has stored, where nothing waits here. */
  async refresh(): Promise<void> {
    if (this.current.phase === 'loading' || this.current.isDirty) return
    await this.read()
  }

  private async read(): Promise<void> {
    const { local, key, now } = this.needs
    const { found, change } = await readStored(local, key, this.files)
    this.writer.take(found)
    this.set(change)
    if (this.current.phase !== 'open') return
    const { versions } = this.current
    sweepStored(local, key, { files: this.files, versions, now: now() }).then(
      (left) => left.length < versions.length && this.set({ versions: left }),
      (error: unknown) => console.error('Old versions of a draft could not be deleted', error),
    )
  }

  private agree(agreement: Agreement | undefined): void {
    if (!agreement) return
    const { change, keep = [], raw } = agreement
    for (const { draft, reason, note } of keep) this.writer.keep(this.version(draft, reason, note))
    if (raw) this.writer.keepRaw(raw.format, raw.draft)
    this.set({ ...change, isDirty: true })
    this.schedule()
  }

  private version(draft: Draft, reason: VersionReason, note: Local) {
    const at = this.needs.now()
    return {
      id: `${String(at).padStart(15, '0')}-${randomName()}`,
      at,
      reason,
      note,
      pages: draft.pages.length - 1,
      draft,
    }
  }

  private put(draft: Draft, history: History): void {
    const { sync } = this.current
    const unsent = sync && { sync: { ...sync, isSent: false } }
    this.set({ draft, history, changedAt: this.needs.now(), isDirty: true, ...unsent })
    this.schedule()
  }

  private schedule(afterMs = SAVE_AFTER_MS): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      void this.save()
    }, afterMs)
  }

  private set(change: Partial<SessionState>, isStored = false): void {
    this.current = { ...this.current, ...change }
    for (const listener of this.listeners) listener()
    this.needs.onChange(isStored)
  }
}

/** Only pages that have changed are looked into. */
function isValid(before: Draft, after: Draft): boolean {
  const known = new Set(before.pages)
  const [cover, ...pages] = after.pages
  const changed = pages.filter((page) => !known.has(page))
  return (
    after.key === before.key &&
    pages.length <= MOST_PAGES &&
    draftSchema.safeParse({ ...after, pages: [cover, ...changed] }).success
  )
}

/** Whether two states are stored alike. */
function isSameWork(one: SessionState, other: SessionState): boolean {
  const names = ['draft', 'history', 'sync', 'base', 'theirs', 'deletedAt'] as const
  return names.every((name) => one[name] === other[name])
}
