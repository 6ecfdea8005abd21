import type { Revocation } from '../../lib/account/revocations.ts'
import { eventsCall, failureOf, sendFor } from './sender.ts'
import type { EventOf, LearningEvent } from '../../../../server/contract/events.ts'
import { Pauses } from './pauses.ts'
import { type Call, type Stamp, sumOf, type Waiting } from './records.ts'
import { type Performed, type SaveOptions, Saving, type SavingNeeds, type Signed } from './saving.ts'

/** The outbox as the rest of the shell needs it; everything that reaches outside is given, so that tests need no network. */
export interface OutboxNeeds extends SavingNeeds {
  readonly now: () => Date
  /** Runs alone among all tabs; does nothing, and answers false, where another tab already does. */
  readonly alone: (run: () => Promise<void>) => Promise<boolean>
  /** What a small greeting says of this device, besides what waits. */
  readonly deviceFacts: (learnerId: string, stamp: Stamp) => Omit<Heartbeat, 'type' | 'queued'>
  /** Tokens whose owners have signed out here, and whom the service is to be told of. */
  readonly revocations: {
    readonly all: () => readonly Revocation[]
    readonly drop: (token: string) => void
  }
}

type Heartbeat = EventOf<'device.hello'>

/** How a round of sending ended. `busy`: another tab sends. */
export type Flushed = 'all' | 'later' | 'busy'

/** Events that are let go of in one go. */
const FORGOTTEN_AT_ONCE = 500

/** With this much waiting the service is told of it before it is sent: a short call often gets through where a long one does not. */
const WORTH_TELLING = 20
/** The service hears from the device at least this often, ms. */
const HEARTBEAT_MS = 5 * 60_000

const LOGOUT: Call = { method: 'post', path: '/api/auth/logout', body: {} }

const NOTHING: Waiting = { calls: 0, events: 0 }

/**
 * What a child has done, on its way to the service: in order for each learner, with that learner's own token, until the service has it.
 * Nothing is lost by a reload, a crash, an expired token or another child on the same device.
 */
export class Outbox {
  private readonly needs: OutboxNeeds
  private readonly listeners = new Set<() => void>()
  private waiting: ReadonlyMap<string, Waiting> = new Map()
  private isBehind = false
  /** What waits is known, of all tabs. */
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

  /** Keeps an event. */
  async add(learnerId: string, make: (stamp: Stamp) => LearningEvent): Promise<void> {
    await this.needs.store.use((store) => store.addEvent(learnerId, make))
    // Whoever sends counts again; until then one more waits than before.
    const before = this.waitingOf(learnerId)
    this.emit(new Map(this.waiting).set(learnerId, { ...before, events: before.events + 1 }))
  }

  /**
   * Makes a call now, or keeps it for good where the service does not take it, or earlier calls still wait (they come first). Rejects with
   * an `ApiError` where the call is refused, and where it is neither taken nor kept.
   */
  async perform(call: Call, options?: SaveOptions): Promise<Performed> {
    const performed = await this.saving.perform(call, options)
    if (performed.isQueued && performed.late === undefined) this.isBehind = true
    return performed
  }

  /** Is what the service does not take kept for good? As far as is known: false until the store was used. */
  get canDownload(): boolean {
    return this.saving.canDownload
  }

  /** How long the service wants to be left alone, ms; 0 where it does not. */
  pauseMs(): number {
    return this.pauses.shortest()
  }

  /** From now on other tabs tell what they keep (`count` is called then), and hear from `tell` of what this one keeps. */
  onTabs(emit: () => void): void {
    this.notifyTabs = emit
  }

  /** Word of other tabs may have been missed (this one was hidden): the store is asked again. */
  async doubt(): Promise<void> {
    this.isSure = false
    await this.count()
  }

  /** What this device calls itself in all that it sends. */
  async deviceId(): Promise<string> {
    const { device_id } = await this.needs.store.use((store) => store.stamp())
    return device_id
  }

  /** The account is gone for good: nothing of theirs can be sent any more, and it does not stay on this device either. */
  async forget(learnerId: string): Promise<void> {
    await this.needs.store.use(async (store) => {
      for (let call = await store.firstCall(learnerId); call; call = await store.firstCall(learnerId)) {
        await store.removeCall(call.key)
      }
      for (;;) {
        const events = await store.events(learnerId, FORGOTTEN_AT_ONCE)
        if (events.length === 0) break
        await store.removeEvents(events.map(({ key }) => key))
      }
      await store.setToken(learnerId, undefined)
    })
    await this.count()
  }

  /** Somebody has signed in: what waits of theirs can be sent. */
  async signedIn({ learnerId, token }: Signed): Promise<void> {
    await this.needs.store.use((store) => store.setToken(learnerId, token))
    await this.count()
  }

  /** Sends what waits, of all learners whose token is still good. Never rejects. */
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

  /** How much of a learner's waits, for the child to see; 0 while all goes its usual way. */
  behindOf(learnerId: string): number {
    const waiting = this.waitingOf(learnerId)
    return this.isBehind || waiting.calls > 0 ? sumOf(waiting) : 0
  }

  /** Do calls of a learner still wait, or are they on their way? What the service says meanwhile of what they change is out of date. Counts again. */
  async hasCalls(learnerId: string): Promise<boolean> {
    await this.count()
    return this.saving.isBusy || this.waitingOf(learnerId).calls > 0
  }

  /** Calls back when what waits has changed; returns the undo. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Counts again; another tab may have changed what waits. */
  async count(): Promise<void> {
    this.emit(await this.needs.store.use((store) => store.waiting()))
    this.isSure = this.notifyTabs !== undefined
  }

  /** Does a call of this learner wait? Where it is known that none does, the store is not asked: a page is turned by this. */
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
    if ([...this.waiting.values()].reduce((sum, each) => sum + sumOf(each), 0) >= WORTH_TELLING)
      await this.sendHeartbeat()
    let result: 'all' | 'later' = 'all'
    const needed = new Set<string>()
    for (const [learnerId, token] of await this.tokens()) {
      const sent = await sendFor(learnerId, token, { ...this.needs, pauses: this.pauses })
      if (sent === 'later') needed.add(token)
      if (sent === 'later' || sent === 'unwanted') result = 'later'
      if (sent === 'expired' && token === signed()?.token) onExpired(token)
      // Where nothing waits any more, nobody's token is kept but that of the child who is here.
      const isNeeded = sent === 'later' || sent === 'unwanted' || learnerId === signed()?.learnerId
      if (sent === 'expired' || !isNeeded) await this.forgetToken(learnerId, token)
    }
    if ((await this.revoke(needed)) === 'later') result = 'later'
    await this.count()
    if (result === 'all') await this.sendHeartbeat()
    return result
  }

  /** By whose token what is sent: also of who signed out before this tab had kept it. */
  private async tokens(): Promise<ReadonlyMap<string, string>> {
    const { store, revocations } = this.needs
    const signedOut = revocations.all().map(({ learnerId, token }): [string, string] => [learnerId, token])
    return new Map([...signedOut, ...(await store.use((stored) => stored.tokens()))])
  }

  /** Tells the service of tokens that are not used any more; those `needed` still send what waits. */
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

  /** A token that has been replaced meanwhile is not the one to forget. */
  private async forgetToken(learnerId: string, token: string): Promise<void> {
    await this.needs.store.use(async (store) => {
      if ((await store.tokens()).get(learnerId) === token) await store.setToken(learnerId, undefined)
    })
  }

  /** Tells the service what waits here, where that is news or it has not heard for a while. */
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
      // It says nothing that the next one will not say.
      console.info('The service was not told what waits', error)
    }
  }
}
