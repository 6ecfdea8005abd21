import type { DraftHead, WholeDraft } from '../../../../../../server/contract/drafts.ts'
import { ApiError } from '../../../../lib/service/apiError.ts'
import type { DraftSession } from '../session.ts'
import { DRAFT_FORMAT } from '../schema.ts'
import { type Link, mayChange } from '../sessionState.ts'
import type { ListedDraft } from '../store/localDrafts.ts'
import type { DraftsApi } from './draftsApi.ts'

/** After a change was stored, ms: a teacher who types is not sent letter by letter. */
const SEND_AFTER_MS = 3000
/** After a failure, ms; the browser's word that the network is back comes first. */
const AGAIN_MS = 30_000
/** Tries of one draft that others change meanwhile. */
const TRIES = 4

interface Needs {
  readonly api: DraftsApi
  /** This teacher's name: who has the photos and sounds of this device. */
  readonly name: string
  readonly drafts: () => Promise<readonly ListedDraft[]>
  /** Runs with a draft that is open for as long as that takes. */
  readonly withDraft: (key: string, run: (session: DraftSession) => Promise<void>) => Promise<void>
  readonly onLink: (link: Link) => void
}

/** Sends drafts to the service and fetches what was changed elsewhere, one after the other. What fails is tried again. */
export class DraftSync {
  private readonly needs: Needs
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> = Promise.resolve()
  private isStopped = false
  /** Whether the service has been asked for others' changes since the maker was opened. */
  isPulled = false

  constructor(needs: Needs) {
    this.needs = needs
  }

  /** Sends after a pause; a running pause begins again. */
  soon(afterMs = SEND_AFTER_MS): void {
    clearTimeout(this.timer)
    if (!this.isStopped) this.timer = setTimeout(() => void this.now(), afterMs)
  }

  /** Sends now; resolves when it was tried. `pull`: asks for others' changes first. */
  now(pull = !this.isPulled): Promise<void> {
    clearTimeout(this.timer)
    this.running = this.running.then(() => (this.isStopped ? undefined : this.round(pull)))
    return this.running
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private async round(pull: boolean): Promise<void> {
    try {
      for (const draft of await this.needs.drafts()) await this.sendDeletion(draft)
      if (pull) await this.pull()
      for (const draft of await this.needs.drafts()) if (isUnsent(draft)) await this.send(draft.key)
      this.needs.onLink('reached')
    } catch (error) {
      const link = linkAfter(error)
      if (link === 'unknown') console.error('Drafts could not be sent', error)
      this.needs.onLink(link)
      // A new sign-in says so itself.
      if (link !== 'signed-out') this.soon(AGAIN_MS)
    }
  }

  /** Puts into the bin what was deleted here, and takes out what was restored. */
  private async sendDeletion({ key, head, sync }: ListedDraft): Promise<void> {
    if (!head || sync?.may !== 'own') return
    const [isHere, isThere] = [head.deletedAt !== undefined, sync.deletedAt !== undefined]
    if (isHere === isThere) return
    const { api, withDraft } = this.needs
    await withDraft(key, async (session) => {
      const saved = await orRefused(isHere ? api.remove(key) : api.restore(key))
      if (!saved) return session.detach()
      const { base } = session.state
      if (base) session.sent(base, syncOf(saved, sync.holders))
    })
  }

  private async pull(): Promise<void> {
    const { api, drafts, withDraft } = this.needs
    const [there, here] = [await api.list(), await drafts()]
    const known = new Map(here.map((draft) => [draft.key, draft]))
    for (const head of there) {
      const mine = known.get(head.key)
      if (mine?.sync?.revision === head.revision && mine.sync.may === head.may) continue
      // Somebody else's bin, and one's own that this device never had, are nothing to show.
      const whole = await orRefused(api.one(head.key))
      if (whole) await withDraft(head.key, async (session) => session.arrive(arrivedOf(whole)))
    }
    const left = new Set(there.map(({ key }) => key))
    for (const { key, sync } of here) {
      if (sync && !left.has(key)) await withDraft(key, async (session) => session.detach())
    }
    this.isPulled = true
  }

  private async send(key: string): Promise<void> {
    await this.needs.withDraft(key, async (session) => {
      for (let tried = 0; tried < TRIES; tried += 1) if (await this.sendOnce(session)) return
    })
  }

  /** Resolves to whether there is nothing left to do: sent, refused, or waiting for a decision. */
  private async sendOnce(session: DraftSession): Promise<boolean> {
    const { key, state } = session
    const { draft, sync, theirs, deletedAt } = state
    if (!draft || theirs || !mayChange(state) || (deletedAt !== undefined && !sync)) return true
    const holders = await this.holders(session)
    try {
      const saved = await this.needs.api.put(key, sync?.revision, { format: DRAFT_FORMAT, draft, holders })
      session.sent(draft, syncOf(saved, holders))
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
      if (error.status === 412) return this.takeTheirs(session)
      if (!isRefusal(error)) throw error
      console.error(`The service does not take the draft ${key}`, error)
      return true
    }
  }

  private async takeTheirs(session: DraftSession): Promise<boolean> {
    const whole = await orRefused(this.needs.api.one(session.key))
    const { sync } = session.state
    if (whole) session.arrive(arrivedOf(whole))
    else session.detach()
    // What was a colleague's, and is not shared any more, is not made a book of her own without being asked.
    return !whole && sync !== undefined && sync.may !== 'own'
  }

  /** Who has the photos and sounds: this device, else whoever was known to. */
  private async holders(session: DraftSession): Promise<Record<string, string>> {
    const text = JSON.stringify(session.state.draft)
    const known = Object.entries(session.state.sync?.holders ?? {})
    const here = (await session.files.names()).map((name) => [name, this.needs.name] as const)
    return Object.fromEntries([...here, ...known].filter(([name]) => text.includes(name)))
  }
}

const isUnsent = ({ head, sync, isConflict }: ListedDraft): boolean =>
  head !== undefined && !isConflict && sync?.isSent !== true

/** `undefined` where the service has no such draft for this teacher. */
async function orRefused<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return undefined
    throw error
  }
}

/** An answer that another try would not change. */
const isRefusal = ({ status = 0 }: ApiError): boolean =>
  status >= 400 && status < 500 && ![401, 408, 419, 429].includes(status)

function linkAfter(error: unknown): Link {
  if (!(error instanceof ApiError)) return 'unknown'
  return error.status === 401 ? 'signed-out' : 'away'
}

function syncOf({ revision, owner, is_own, may, deleted_at }: DraftHead, holders: Readonly<Record<string, string>>) {
  const deleted = deleted_at === null ? {} : { deletedAt: Date.parse(deleted_at) }
  return { revision, owner: is_own ? '' : owner, may, holders: { ...holders }, ...deleted }
}

function arrivedOf(whole: WholeDraft) {
  const { draft, format, holders, changed_by, changed_at, deleted_at } = whole
  const deletedAt = deleted_at === null ? undefined : Date.parse(deleted_at)
  return { ...syncOf(whole, holders), draft, format, by: changed_by ?? '', at: Date.parse(changed_at), deletedAt }
}
