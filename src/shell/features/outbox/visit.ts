import type { EventOf } from '../../../../server/contract/events.ts'
import { isRecord, readJson, removeKey, writeText } from '../../lib/device/storage.ts'

/** A visit without a touch for this long is over, ms. */
const IDLE_MS = 10 * 60_000

const KEY = 'visit'

/** From signing in (or coming back after a pause) to signing out; a reload does not end it. */
interface Visit {
  readonly id: string
  readonly learnerId: string
  /** When it was last seen alive, ms. */
  readonly lastAt: number
}

/** How a visit ended. */
export type VisitEnd = EventOf<'session.end'>['reason']

/** Is told when visits begin and end. */
export interface VisitListener {
  started(visit: Pick<Visit, 'id' | 'learnerId'>, at: number): void
  ended(visit: Pick<Visit, 'id' | 'learnerId'>, at: number, reason: VisitEnd): void
}

/** Says which visit something belongs to, and begins and ends visits by it. Tabs share one. */
export class Visits {
  private readonly listener: VisitListener
  // Where the storage refuses, the tab remembers.
  private remembered: Visit | undefined
  /** The visit that this very document has seen: a pause in it is idle, before it the app was closed. */
  private seen: string | undefined

  constructor(listener: VisitListener) {
    this.listener = listener
  }

  /** The id of the learner's visit now; a new one where there was none, or it was over. */
  at(learnerId: string, now: number): string {
    this.endStale(now)
    const visit = this.kept()
    if (visit?.learnerId === learnerId) {
      this.keep({ ...visit, lastAt: now })
      return visit.id
    }
    if (visit) this.end('out', now)
    const fresh = { id: crypto.randomUUID(), learnerId, lastAt: now }
    this.keep(fresh)
    this.listener.started(fresh, now)
    return fresh.id
  }

  /** The child is there. */
  touch(now: number): void {
    const visit = this.kept()
    if (visit && now - visit.lastAt < IDLE_MS) this.keep({ ...visit, lastAt: now })
  }

  /** Ends a visit that nobody has touched for ten minutes; its end is when it was last touched. */
  endStale(now: number): void {
    const visit = this.kept()
    if (!visit || now - visit.lastAt < IDLE_MS) return
    this.forget()
    this.listener.ended(visit, visit.lastAt, visit.id === this.seen ? 'idle' : 'closed')
  }

  /** The child signs out, or another one signs in. */
  end(reason: VisitEnd, now: number): void {
    const visit = this.kept()
    if (!visit) return
    this.forget()
    this.listener.ended(visit, now, reason)
  }

  private kept(): Visit | undefined {
    return readJson(KEY, parse) ?? this.remembered
  }

  private keep(visit: Visit): void {
    this.seen = visit.id
    this.remembered = writeText(KEY, JSON.stringify(visit)) ? undefined : visit
  }

  private forget(): void {
    removeKey(KEY)
    this.remembered = undefined
  }
}

function parse(raw: unknown): Visit | undefined {
  if (!isRecord(raw)) return undefined
  const { id, learnerId, lastAt } = raw
  const isVisit = typeof id === 'string' && typeof learnerId === 'string' && typeof lastAt === 'number'
  return isVisit ? { id, learnerId, lastAt } : undefined
}
