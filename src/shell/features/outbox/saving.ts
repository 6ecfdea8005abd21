import { ApiError, NETWORK_TEXT } from '../../lib/service/apiError.ts'
import type { Call } from './records.ts'
import type { OutboxNeeds, Signed } from './outbox.ts'
import { type Answer, failureOf, isUnreached, taken } from './sender.ts'
import type { Pauses } from './pauses.ts'

/** What became of a call whose answer came late: the answer, kept to be sent later, or refused. */
export type Late = Answer | 'queued' | 'refused'

/** How a call is saved. */
export interface SaveOptions {
  /** Without an answer for this long it is kept on the device, and who waits goes on; the call is not called off. Without it the answer is waited for. */
  readonly patienceMs?: number
  /** `always` (default): whatever the service has not taken and may take later is kept. `unreached`: only where the service is out of reach. */
  readonly keeps?: 'always' | 'unreached'
}

/**
 * How a call went: answered by the service, or kept on the device to be sent later. `isFirst`: the first of this child that the service could
 * not take. `late`: the call is still under way; it resolves with the answer or with what became of it, and never rejects. `isExpired`: the
 * token has expired, and the caller leads to the sign-in.
 */
export type Performed =
  | ({ readonly isQueued: false } & Answer)
  | {
      readonly isQueued: true
      readonly isFirst: boolean
      readonly isExpired: boolean
      readonly late?: Promise<Late>
    }

/** A browser's store that does not say by now whether something waits in it keeps nobody waiting, ms: the service takes pages in any order. */
const STORE_MS = 1000

/** What the outbox lends: what waits is its business. */
interface Lent {
  readonly needs: OutboxNeeds
  readonly pauses: Pauses
  readonly mayWait: (learnerId: string) => Promise<boolean>
  readonly hasCalls: (learnerId: string) => boolean
  /** Something was kept, or has gone: counts and tells. */
  readonly changed: () => Promise<void>
  readonly flush: () => Promise<unknown>
}

/** Saves calls by what the service answers, one after another: none overtakes another. */
export class Saving {
  private readonly lent: Lent
  private turn: Promise<unknown> = Promise.resolve()
  private undecided = 0
  private hadNoRoom = false
  private readonly underWay = new Set<Promise<unknown>>()

  constructor(lent: Lent) {
    this.lent = lent
  }

  /** Makes a call, or keeps it. Rejects where it is neither taken nor kept: with the `ApiError` of the service, or of the connection. */
  perform(call: Call, options: SaveOptions = {}): Promise<Performed> {
    this.undecided += 1
    const done = this.turn.then(() => this.save(call, options)).finally(() => (this.undecided -= 1))
    // Only what is decided within its patience may keep others waiting.
    if (options.patienceMs !== undefined) this.turn = done.catch(() => undefined)
    return done
  }

  /** Is a call on its way that is neither taken, kept nor refused yet? */
  get isBusy(): boolean {
    return this.undecided > 0
  }

  /** Would a call be kept? Not known before the store was used. */
  get canDownload(): boolean {
    const { needs } = this.lent
    return !this.hadNoRoom && needs.canQueue() && needs.signed() !== undefined && needs.store.isOpen()
  }

  /** Waits for the calls that are under way: what is sent after that does not overtake them. */
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
      if ((await this.keep(who, call)) !== undefined) return { isQueued: true, isFirst, isExpired: false }
      // No room: what waits goes first, or this cannot be saved.
      if (await mayWait(who.learnerId)) {
        await flush()
        if (await mayWait(who.learnerId)) throw new ApiError('network', NETWORK_TEXT)
      }
    }
    return this.sendOrQueue(who, call, options)
  }

  /** SPEC to the letter: what the service says counts, and nothing is kept. */
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
      const keeping = this.keep(who, call)
      // A store that takes its time keeps nobody waiting for whom the answer has come.
      const isDecided = answer.then(taken).then(
        () => true,
        (error: unknown) => failureOf(error) === 'refused' || keeping.then(() => false),
      )
      if (await Promise.race([isDecided, keeping.then(() => false)])) void this.forgetLater(keeping)
      else {
        const key = await keeping
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
    if (isQueued && (await this.keep(who, call)) !== undefined) {
      console.info(`${call.path} is kept, and sent later`, error)
      return { isQueued: true, isFirst, isExpired: failure === 'expired' }
    }
    if (failure === 'expired') needs.onExpired(who.token)
    throw error
  }

  /** The answer of a call that has been kept meanwhile. */
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

  /** A call need not be kept any more. */
  private async forget(key: number): Promise<void> {
    const { needs, changed } = this.lent
    // Where that fails it is sent once more, which changes nothing.
    await needs.store.use((store) => store.removeCall(key)).catch((error: unknown) => console.warn('Kept on', error))
    await changed()
  }

  private async forgetLater(keeping: Promise<number | undefined>): Promise<void> {
    const key = await keeping
    if (key !== undefined) await this.forget(key)
  }

  /** Keeps a call for good; undefined where the device refuses. */
  private async keep({ learnerId, token }: Signed, call: Call): Promise<number | undefined> {
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

/** What a promise gives, or, after so long, what stands in for it. */
function soon<Value>(promise: Promise<Value>, ms: number, instead: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(instead), ms)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/** Is there no answer, good or bad, after so long? */
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
