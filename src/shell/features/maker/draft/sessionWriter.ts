import type { History, Step } from './history.ts'
import { randomName } from './names.ts'
import { DRAFT_FORMAT, type Draft } from './schema.ts'
import type { SessionState } from './sessionState.ts'
import type { LocalDrafts } from './store/localDrafts.ts'
import { headOf, readDraft, type StoredBody, type StoredVersion } from './store/records.ts'
import { type Place, type Row, StaleRowError, type Table } from './store/rows.ts'
import { type DraftVersion, StorageFullError } from './types.ts'
import { listedVersion } from './versions.ts'

/** A version with its id. */
type KeptVersion = StoredVersion & Pick<DraftVersion, 'id'>
type Found = Awaited<ReturnType<LocalDrafts['load']>>

/** What a write is made of. */
interface Plan {
  readonly puts: (readonly [Table, Row])[]
  readonly drops: (readonly [Table, Place])[]
}

/** Writes an open draft: only what is not stored yet, all in one. */
export class SessionWriter {
  private readonly local: LocalDrafts
  private readonly key: string
  private readonly now: () => number
  /** What is stored: the body's stamp, the draft, the steps by number, and what of the service. */
  private stamp: string | undefined
  private draft: Draft | undefined
  private steps = new Map<number, Step>()
  private synced: Pick<SessionState, 'sync' | 'base' | 'theirs'> = {
    sync: undefined,
    base: undefined,
    theirs: undefined,
  }
  private raw: { readonly format: number; readonly draft: unknown } | undefined
  private waiting: readonly KeptVersion[] = []

  constructor(local: LocalDrafts, key: string, now: () => number) {
    this.local = local
    this.key = key
    this.now = now
  }

  /** The draft as it was last read or written. */
  get stored(): Draft | undefined {
    return this.draft
  }

  /** Goes on from what was read. */
  take(found: Found): void {
    this.stamp = found?.stamp
    this.draft = found?.body && readDraft(found.body.format, found.body.draft)
    this.steps = new Map(found?.steps.map((step) => [step.n, step]))
    this.synced = { sync: undefined, base: undefined, theirs: undefined }
    this.raw = found?.body && !this.draft ? { format: found.body.format, draft: found.body.draft } : undefined
  }

  /** Keeps a version with the next write. */
  keep(version: KeptVersion): void {
    this.waiting = [...this.waiting, version]
  }

  /** Stores a draft that this app cannot read as it came. */
  keepRaw(format: number, draft: unknown): void {
    this.raw = { format, draft }
  }

  /** Writes what is new; resolves to all versions, newest first. Rejects with `StorageFullError` or `StaleRowError`. */
  async write(state: SessionState): Promise<DraftVersion[]> {
    const versions = this.waiting
    const stamp = randomName()
    const plan = this.plan(state, stamp, versions)
    await this.local.write({ ...plan, expects: { place: this.local.place(this.key), stamp: this.stamp } })
    this.done(state, stamp)
    this.waiting = this.waiting.filter((version) => !versions.includes(version))
    const added = versions.map(listedVersion).reverse()
    return [...added, ...state.versions]
  }

  /** The same without waiting for a look at what is stored: the page may be gone the next moment. */
  async writeAtOnce(state: SessionState): Promise<void> {
    const stamp = randomName()
    try {
      const written = this.local.write(this.plan(state, stamp, this.waiting))
      this.done(state, stamp)
      await written
    } catch (error) {
      // Not stored: the next write takes all again.
      this.steps = new Map()
      console.error('A draft could not be stored while the page was left', error)
    }
  }

  /** The draft alone, in the place of its history: where there is no space for more. Resolves to whether it fitted. */
  async writeLeast(state: SessionState): Promise<boolean> {
    const stamp = randomName()
    const steps = [...this.steps.keys()]
    const { puts } = this.plan({ ...state, history: { steps: [], place: 0 } }, stamp, [])
    const drops = steps.map((n) => ['steps', this.local.place(this.key, stepId(n))] as const)
    try {
      const expects = { place: this.local.place(this.key), stamp: this.stamp }
      await this.local.write({
        puts: puts.filter(([table]) => table === 'bodies' || table === 'heads'),
        drops,
        expects,
      })
    } catch (error) {
      if (!(error instanceof StorageFullError || error instanceof StaleRowError))
        console.error('A draft could not be stored', error)
      return false
    }
    this.stamp = stamp
    this.draft = state.draft
    this.steps = new Map()
    return true
  }

  private done(state: SessionState, stamp: string): void {
    this.stamp = stamp
    this.draft = state.draft
    this.steps = new Map(state.history.steps.map((step) => [step.n, step]))
    this.synced = { sync: state.sync, base: state.base, theirs: state.theirs }
  }

  private plan(state: SessionState, stamp: string, versions: readonly KeptVersion[]): Plan {
    const { local, key } = this
    const at = this.now()
    const plan: Plan = { puts: [], drops: [] }
    const body = bodyOf(state, this.raw)
    if (body) {
      plan.puts.push(local.row('bodies', key, '', body, { at, stamp }))
      plan.puts.push(local.row('heads', key, '', headOf(body), { at }))
    }
    this.planSteps(plan, state.history, at)
    for (const [table, id, value, before] of [
      ['syncs', '', state.sync, this.synced.sync],
      ['bases', 'base', state.base, this.synced.base],
      ['bases', 'theirs', state.theirs, this.synced.theirs],
    ] as const) {
      if (value === undefined) plan.drops.push([table, local.place(key, id)])
      else if (value !== before) plan.puts.push(local.row(table, key, id, value, { at }))
    }
    for (const { id, ...version } of versions)
      plan.puts.push(local.row('versions', key, id, version, { at: version.at }))
    return plan
  }

  private planSteps(plan: Plan, { steps }: History, at: number): void {
    const now = new Set(steps.map(({ n }) => n))
    for (const n of this.steps.keys())
      if (!now.has(n)) plan.drops.push(['steps', this.local.place(this.key, stepId(n))])
    for (const step of steps)
      if (this.steps.get(step.n) !== step)
        plan.puts.push(this.local.row('steps', this.key, stepId(step.n), step, { at }))
  }
}

function bodyOf(
  { draft, history, changedAt, deletedAt }: SessionState,
  raw: { readonly format: number; readonly draft: unknown } | undefined,
): StoredBody | undefined {
  const said = draft ? { format: DRAFT_FORMAT, draft } : raw
  if (!said) return undefined
  const place = history.steps[history.place - 1]?.n ?? 0
  return { ...said, place, changedAt, ...(deletedAt !== undefined && { deletedAt }) }
}

const stepId = (n: number): string => String(n).padStart(8, '0')
