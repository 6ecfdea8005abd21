import { ApiError, NETWORK_TEXT } from '../../lib/service/apiError.ts'
import type { Pauses } from './pauses.ts'
import type { Call, QueuedCall } from './records.ts'
import type { SafeStore } from './safeStore.ts'
import { failureOf } from '../../lib/service/failure.ts'
import { type Answer, isUnreached, taken, type Transmit } from './sender.ts'

/** The final result of a save with a late response: the response, queued, or rejected. */
export type Late = Answer | 'queued' | 'refused'

/** Options of a save. */
export interface SaveOptions {
  /** After this long without a response, it is queued and the caller continues; the request is not aborted. Default: wait for the response. */
  readonly patienceMs?: number
  /** `always` (default): queue whatever the service may accept later. `unreached`: only if the service is unreachable. */
  readonly keeps?: 'always' | 'unreached'
}

/**
 * The result of a save: answered by the service, or queued. `isFirst`: the first queued save of this child. `late`: the request is still in flight;
 * resolves with its final result and never rejects. `isExpired`: the token has expired; the caller navigates to the sign-in.
 */
export type Performed =
  | ({ readonly isQueued: false } & Answer)
  | {
      readonly isQueued: true
      readonly isFirst: boolean
      readonly isExpired: boolean
      readonly late?: Promise<Late>
    }

/** Timeout for asking the store whether something is queued, ms; the service accepts pages in any order. */
const STORE_MS = 1000

/** Who is signed in on this device now. */
export interface Signed {
  readonly learnerId: string
  readonly token: string
}

/** External dependencies of saving. */
export interface SavingNeeds {
  readonly store: SafeStore
  readonly transmit: Transmit
  readonly signed: () => Signed | undefined
  /** Whether saves may be queued. Not for a foreign provider, where only its 200 counts. */
  readonly canQueue: () => boolean
  /** A queued save was rejected for good and dropped. */
  readonly onRejected: (stored: QueuedCall, error: unknown) => void
  /** The service no longer accepts this token. */
  readonly onExpired: (token: string) => void
  /** Something was queued and should be sent soon. */
  readonly onQueued: () => void
}

/** Functions of the outbox, which owns the queue. */
interface Lent {
  readonly needs: SavingNeeds
  readonly pauses: Pauses
  readonly mayWait: (learnerId: string) => Promise<boolean>
  readonly hasCalls: (learnerId: string) => boolean
  /** The queue changed: recounts and notifies. */
  readonly changed: () => Promise<void>
  readonly flush: () => Promise<unknown>
}

/** Runs saves strictly one after another. */
export class Saving {
  private readonly lent: Lent
  private turn: Promise<unknown> = Promise.resolve()
  private undecided = 0
  private hadNoRoom = false
  private readonly underWay = new Set<Promise<unknown>>()

  constructor(lent: Lent) {
    this.lent = lent
  }

  /** Sends or queues a save. Rejects with the `ApiError` of the service or connection if it could do neither. */
  perform(call: Call, options: SaveOptions = {}): Promise<Performed> {
    this.undecided += 1
    const done = this.turn.then(() => this.save(call, options)).finally(() => (this.undecided -= 1))
    // Only saves with a timeout may block others.
    if (options.patienceMs !== undefined) this.turn = done.catch(() => undefined)
    return done
  }

  /** Whether a save is in flight that is neither accepted, queued nor rejected yet. */
  get isBusy(): boolean {
    return this.undecided > 0
  }

  /** Whether a save would be queued; unknown before the store was used. */
  get canDownload(): boolean {
    const { needs } = this.lent
    return !this.hadNoRoom && needs.canQueue() && needs.signed() !== undefined && needs.store.isOpen()
  }

  /** Waits for requests in flight, so that later ones do not overtake them. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.underWay)
  }

  private async save(call: Call, options: SaveOptions): Promise<Performed> {
    const { needs, pauses, mayWait, flush } = this.lent
    const who = needs.signed()
    if (!who || !needs.canQueue()) return this.only(who, call)
    const mustWait =
      !isOnline() || pauses.left(who.learnerId, 'calls') > 0 || (await soon(mayWait(who.learnerId), STORE_MS, false))
    if (mustWait) {
      const isFirst = !this.lent.hasCalls(who.learnerId)
      if ((await this.queue(who, call)) !== undefined) return { isQueued: true, isFirst, isExpired: false }
      // No room: the queue must be sent first, or this cannot be saved.
      if (await mayWait(who.learnerId)) {
        await flush()
        if (await mayWait(who.learnerId)) throw new ApiError('network', NETWORK_TEXT)
      }
    }
    return this.sendOrQueue(who, call, options)
  }

  /** As SPEC requires: only the service's response counts, and nothing is queued. */
  private async only(who: Signed | undefined, call: Call): Promise<Performed> {
    const { transmit, onExpired } = this.lent.needs
    try {
      return { isQueued: false, ...(await transmit(who?.token ?? '', call)) }
    } catch (error) {
      if (who && failureOf(error) === 'expired') onExpired(who.token)
      throw error
    }
  }

  private async sendOrQueue(
    who: Signed,
    call: Call,
    { patienceMs, keeps = 'always' }: SaveOptions,
  ): Promise<Performed> {
    const answer = this.lent.needs.transmit(who.token, call)
    const followed = this.follow(answer)
    if (patienceMs !== undefined && (await isLate(answer, patienceMs))) {
      const isFirst = !this.lent.hasCalls(who.learnerId)
      const queueing = this.queue(who, call)
      // A slow store does not delay a caller whose response has arrived.
      const isDecided = answer.then(taken).then(
        () => true,
        (error: unknown) => failureOf(error) === 'refused' || queueing.then(() => false),
      )
      if (await Promise.race([isDecided, queueing.then(() => false)])) void this.forgetLater(queueing)
      else {
        const key = await queueing
        if (key !== undefined) {
          const late = this.follow(this.settle(who, { key, call }, answer))
          return { isQueued: true, isFirst, isExpired: false, late }
        }
      }
    }
    try {
      return { isQueued: false, ...(await followed) }
    } catch (error) {
      return this.queueFailed(who, call, keeps, error)
    }
  }

  private async queueFailed(
    who: Signed,
    call: Call,
    keeps: NonNullable<SaveOptions['keeps']>,
    error: unknown,
  ): Promise<Performed> {
    const { needs, pauses, hasCalls } = this.lent
    pauses.note(who.learnerId, 'calls', error)
    const failure = failureOf(error)
    const isQueued = keeps === 'always' ? failure !== 'refused' : isUnreached(error)
    const isFirst = !hasCalls(who.learnerId)
    if (isQueued && (await this.queue(who, call)) !== undefined) {
      console.info(`${call.path} is kept, and sent later`, error)
      return { isQueued: true, isFirst, isExpired: failure === 'expired' }
    }
    if (failure === 'expired') needs.onExpired(who.token)
    throw error
  }

  /** Handles the response of a save that was queued meanwhile. */
  private async settle(
    who: Signed,
    { key, call }: { readonly key: number; readonly call: Call },
    answer: Promise<Answer>,
  ): Promise<Late> {
    const { needs, pauses } = this.lent
    try {
      const inTheEnd = taken(await answer)
      await this.forget(key)
      return inTheEnd
    } catch (error) {
      pauses.note(who.learnerId, 'calls', error)
      const failure = failureOf(error)
      if (failure === 'refused') {
        await this.forget(key)
        needs.onRejected({ key, learnerId: who.learnerId, call }, error)
        return 'refused'
      }
      if (failure === 'expired') needs.onExpired(who.token)
      else needs.onQueued()
      return 'queued'
    }
  }

  /** Removes a save from the queue. */
  private async forget(key: number): Promise<void> {
    const { needs, changed } = this.lent
    // If that fails it is sent again, which is harmless.
    await needs.store.use((store) => store.removeCall(key)).catch((error: unknown) => console.warn('Kept on', error))
    await changed()
  }

  private async forgetLater(queueing: Promise<number | undefined>): Promise<void> {
    const key = await queueing
    if (key !== undefined) await this.forget(key)
  }

  /** Queues a save durably; undefined if the device refuses. */
  private async queue({ learnerId, token }: Signed, call: Call): Promise<number | undefined> {
    const { needs, changed } = this.lent
    try {
      const key = await needs.store.durably(async (store) => {
        await store.setToken(learnerId, token)
        return store.addCall(learnerId, call)
      })
      this.hadNoRoom = false
      await changed()
      needs.onQueued()
      return key
    } catch (error) {
      this.hadNoRoom = true
      console.warn('The device keeps nothing', error)
      return undefined
    }
  }

  private follow<Value>(run: Promise<Value>): Promise<Value> {
    this.underWay.add(run)
    const over = () => this.underWay.delete(run)
    run.then(over, over)
    return run
  }
}

/** A promise's value, or the fallback after the timeout. */
function soon<Value>(promise: Promise<Value>, ms: number, instead: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(instead), ms)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/** Whether a promise is still pending after the timeout. */
function isLate(answer: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms)
    const inTime = () => {
      clearTimeout(timer)
      resolve(false)
    }
    answer.then(inTime, inTime)
  })
}

function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine
}
