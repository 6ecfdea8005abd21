import type { Revocation } from '../../lib/account/revocations.ts'
import { failureOf } from '../../lib/service/failure.ts'
import { eventsCall, sendFor } from './sender.ts'
import type { EventOf, LearningEvent } from '../../../../server/contract/events.ts'
import { Pauses } from './pauses.ts'
import { type Call, type QueuedCall, type Stamp, sumOf, type Waiting, type WaitingEvent } from './records.ts'
import { type Performed, type SaveOptions, Saving, type SavingNeeds, type Signed } from './saving.ts'

/** The outbox's dependencies, injected so that tests need no network. */
export interface OutboxNeeds extends SavingNeeds {
  readonly now: () => Date
  /** Runs exclusively among all tabs; returns false without running if another tab is. */
  readonly alone: (run: () => Promise<void>) => Promise<boolean>
  /** Device fields of a heartbeat, besides the queue. */
  readonly deviceFacts: (learnerId: string, stamp: Stamp) => Omit<Heartbeat, 'type' | 'queued'>
  /** Tokens of signed-out users that are still to be revoked. */
  readonly revocations: {
    readonly all: () => readonly Revocation[]
    readonly drop: (token: string) => void
  }
}

type Heartbeat = EventOf<'device.hello'>

/** The result of a sending round. `busy`: another tab is sending. */
export type Flushed = 'all' | 'later' | 'busy'

/** What a device has not sent, of all its learners. */
export interface Unsent {
  readonly deviceId: string
  readonly calls: readonly QueuedCall[]
  readonly events: readonly WaitingEvent[]
}

/** More events than a device queues for one learner. */
const MOST_UNSENT = 100_000

/** Events deleted per step. */
const DELETED_AT_ONCE = 500

/** From this queue length, a heartbeat is sent first: a short request often succeeds where a long one does not. */
const ANNOUNCED_FROM = 20
/** Longest interval between heartbeats, ms. */
const HEARTBEAT_MS = 5 * 60_000

const LOGOUT: Call = { method: 'post', path: '/api/auth/logout', body: {} }

const NOTHING: Waiting = { calls: 0, events: 0 }

/**
 * Queues children's work until the service has stored it: in order per learner, with that learner's token. Nothing is lost by a reload, a crash, an
 * expired token or another child on the same device.
 */
export class Outbox {
  private readonly needs: OutboxNeeds
  private readonly listeners = new Set<() => void>()
  private waiting: ReadonlyMap<string, Waiting> = new Map()
  private isBehind = false
  /** The queue counts of all tabs are known. */
  private isSure = false
  private notifyTabs: (() => void) | undefined
  private reported: { readonly queued: string; readonly at: number } | undefined
  private readonly pauses = new Pauses()
  private readonly saving: Saving

  constructor(needs: OutboxNeeds) {
    this.needs = needs
    this.saving = new Saving({
      needs,
      pauses: this.pauses,
      mayWait: (learnerId) => this.mayWait(learnerId),
      hasCalls: (learnerId) => this.waitingOf(learnerId).calls > 0,
      changed: async () => {
        await this.count()
        this.notifyTabs?.()
      },
      flush: () => this.flush(),
    })
  }

  /** Queues an event. */
  async add(learnerId: string, make: (stamp: Stamp) => LearningEvent): Promise<void> {
    await this.needs.store.use((store) => store.addEvent(learnerId, make))
    // Sending recounts; until then, add one.
    const before = this.waitingOf(learnerId)
    this.emit(new Map(this.waiting).set(learnerId, { ...before, events: before.events + 1 }))
  }

  /**
   * Saves now, or queues durably if the service does not accept it or earlier saves are queued. Rejects with an `ApiError` if the service rejects it,
   * or if it could be neither sent nor queued.
   */
  async perform(call: Call, options?: SaveOptions): Promise<Performed> {
    const performed = await this.saving.perform(call, options)
    if (performed.isQueued && performed.late === undefined) this.isBehind = true
    return performed
  }

  /** Whether unsent saves are stored durably; false until the store was used. */
  get canDownload(): boolean {
    return this.saving.canDownload
  }

  /** Remaining `Retry-After` time of the service, ms; 0 if none. */
  pauseMs(): number {
    return this.pauses.shortest()
  }

  /** Connects other tabs: `emit` notifies them when this tab queues, and they cause a call of `count`. */
  onTabs(emit: () => void): void {
    this.notifyTabs = emit
  }

  /** Notifications of other tabs may have been missed while hidden: reads the store again. */
  async recount(): Promise<void> {
    this.isSure = false
    await this.count()
  }

  /** This device's id in everything it sends. */
  async deviceId(): Promise<string> {
    const { device_id } = await this.needs.store.use((store) => store.stamp())
    return device_id
  }

  /** The account was deleted: drops its queue, which can no longer be sent. */
  async forget(learnerId: string): Promise<void> {
    await this.needs.store.use(async (store) => {
      for (let call = await store.firstCall(learnerId); call; call = await store.firstCall(learnerId)) {
        await store.removeCall(call.key)
      }
      for (;;) {
        const events = await store.events(learnerId, DELETED_AT_ONCE)
        if (events.length === 0) break
        await store.removeEvents(events.map(({ key }) => key))
      }
      await store.setToken(learnerId, undefined)
    })
    await this.count()
  }

  /** A user signed in: their queue can be sent. */
  async signedIn({ learnerId, token }: Signed): Promise<void> {
    await this.needs.store.use((store) => store.setToken(learnerId, token))
    await this.count()
  }

  /** The queues of all learners: what this device has not sent yet, saves first. Waits for requests in flight. */
  async unsent(): Promise<Unsent> {
    await this.saving.settled()
    return this.needs.store.use(async (store) => {
      const { device_id: deviceId } = await store.stamp()
      const learnerIds = [...(await store.waiting()).keys()]
      const calls = await Promise.all(learnerIds.map((id) => store.calls(id)))
      const events = await Promise.all(learnerIds.map((id) => store.events(id, MOST_UNSENT)))
      return { deviceId, calls: calls.flat(), events: events.flat() }
    })
  }

  /** Sends the queues of all learners with a valid token. Never rejects. */
  async flush(): Promise<Flushed> {
    let result: Flushed = 'all'
    const isMine = await this.needs.alone(async () => {
      try {
        result = await this.sendAll()
      } catch (error) {
        console.error('What waits could not be sent', error)
        result = 'later'
      }
    })
    this.isBehind = result !== 'all'
    await this.count()
    return isMine ? result : 'busy'
  }

  /** Length of a learner's queue as shown to the child; 0 in normal operation. */
  behindOf(learnerId: string): number {
    const waiting = this.waitingOf(learnerId)
    return this.isBehind || waiting.calls > 0 ? sumOf(waiting) : 0
  }

  /** Whether saves of a learner are queued or in flight; the service's data is then out of date. Recounts. */
  async hasCalls(learnerId: string): Promise<boolean> {
    await this.count()
    return this.saving.isBusy || this.waitingOf(learnerId).calls > 0
  }

  /** Calls `listener` when the queue changes; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Recounts; another tab may have changed the queue. */
  async count(): Promise<void> {
    this.emit(await this.needs.store.use((store) => store.waiting()))
    this.isSure = this.notifyTabs !== undefined
  }

  /** Whether a save of this learner is queued. Skips the store if known to be empty, because turning a page waits for this. */
  private async mayWait(learnerId: string): Promise<boolean> {
    if (this.isSure && this.waitingOf(learnerId).calls === 0) return false
    return (await this.needs.store.use((stored) => stored.firstCall(learnerId))) !== undefined
  }

  private waitingOf(learnerId: string): Waiting {
    return this.waiting.get(learnerId) ?? NOTHING
  }

  private emit(waiting: ReadonlyMap<string, Waiting>): void {
    this.waiting = waiting
    for (const listener of this.listeners) listener()
  }

  private async sendAll(): Promise<'all' | 'later'> {
    const { signed, onExpired } = this.needs
    await this.saving.settled()
    await this.count()
    if ([...this.waiting.values()].reduce((sum, each) => sum + sumOf(each), 0) >= ANNOUNCED_FROM)
      await this.sendHeartbeat()
    let result: 'all' | 'later' = 'all'
    const needed = new Set<string>()
    for (const [learnerId, token] of await this.tokens()) {
      const sent = await sendFor(learnerId, token, { ...this.needs, pauses: this.pauses })
      if (sent === 'later') needed.add(token)
      if (sent === 'later' || sent === 'unwanted') result = 'later'
      if (sent === 'expired' && token === signed()?.token) onExpired(token)
      // With an empty queue, only the signed-in child's token stays stored.
      const isNeeded = sent === 'later' || sent === 'unwanted' || learnerId === signed()?.learnerId
      if (sent === 'expired' || !isNeeded) await this.forgetToken(learnerId, token)
    }
    if ((await this.revoke(needed)) === 'later') result = 'later'
    await this.count()
    if (result === 'all') await this.sendHeartbeat()
    return result
  }

  /** The tokens to send with, including those of users who signed out before this tab stored them. */
  private async tokens(): Promise<ReadonlyMap<string, string>> {
    const { store, revocations } = this.needs
    const signedOut = revocations.all().map(({ learnerId, token }): [string, string] => [learnerId, token])
    return new Map([...signedOut, ...(await store.use((stored) => stored.tokens()))])
  }

  /** Revokes unused tokens, except those still `needed` to send a queue. */
  private async revoke(needed: ReadonlySet<string>): Promise<'all' | 'later'> {
    const { transmit, revocations } = this.needs
    let result: 'all' | 'later' = 'all'
    for (const { token } of revocations.all()) {
      const failure = needed.has(token) ? 'later' : await transmit(token, LOGOUT).then(() => undefined, failureOf)
      if (failure === 'later') result = 'later'
      else revocations.drop(token)
    }
    return result
  }

  /** Do not forget a token that was replaced meanwhile. */
  private async forgetToken(learnerId: string, token: string): Promise<void> {
    await this.needs.store.use(async (store) => {
      if ((await store.tokens()).get(learnerId) === token) await store.setToken(learnerId, undefined)
    })
  }

  /** Sends a heartbeat if the queue changed or the last one is old. */
  private async sendHeartbeat(): Promise<void> {
    const { store, transmit, signed, now, deviceFacts } = this.needs
    const who = signed()
    if (!who || this.pauses.left(who.learnerId, 'events') > 0) return
    const queued = [...this.waiting].map(([learner_id, each]) => ({ learner_id, records: sumOf(each) })).slice(0, 200)
    const at = now().getTime()
    const news = JSON.stringify(queued)
    if (this.reported?.queued === news && at - this.reported.at < HEARTBEAT_MS) return
    const stamp = await store.use((stored) => stored.stamp())
    const heartbeat: Heartbeat = { type: 'device.hello', ...deviceFacts(who.learnerId, stamp), queued }
    try {
      await transmit(who.token, eventsCall([heartbeat], now()))
      this.reported = { queued: news, at }
    } catch (error) {
      // A failed heartbeat is superseded by the next one.
      console.info('The service was not told what waits', error)
    }
  }
}
