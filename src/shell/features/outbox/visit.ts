import type { EventOf } from '../../../../server/contract/events.ts'
import { isRecord, readJson, removeKey, writeText } from '../../lib/device/storage.ts'

/** A visit ends after this long without a touch, ms. */
const IDLE_MS = 10 * 60_000

const KEY = 'visit'

/** From signing in (or coming back after a pause) to signing out; a reload does not end it. */
interface Visit {
  readonly id: string
  readonly learnerId: string
  /** Last activity, ms. */
  readonly lastAt: number
}

/** How a visit ended. */
export type VisitEnd = EventOf<'session.end'>['reason']

/** Called when visits begin and end. */
export interface VisitListener {
  started(visit: Pick<Visit, 'id' | 'learnerId'>, at: number): void
  ended(visit: Pick<Visit, 'id' | 'learnerId'>, at: number, reason: VisitEnd): void
}

/** Tracks the current visit; starts and ends visits as needed. Shared by tabs. */
export class Visits {
  private readonly listener: VisitListener
  // Fallback in memory if the storage refuses.
  private remembered: Visit | undefined
  /** The visit seen by this document: a gap within it is idle time; before it, the app was closed. */
  private seen: string | undefined

  constructor(listener: VisitListener) {
    this.listener = listener
  }

  /** The learner's current visit id; starts a visit if none is active. */
  at(learnerId: string, now: number): string {
    this.endStale(now)
    const visit = this.stored()
    if (visit?.learnerId === learnerId) {
      this.store({ ...visit, lastAt: now })
      return visit.id
    }
    if (visit) this.end('out', now)
    const fresh = { id: crypto.randomUUID(), learnerId, lastAt: now }
    this.store(fresh)
    this.listener.started(fresh, now)
    return fresh.id
  }

  /** Records activity of the child. */
  touch(now: number): void {
    const visit = this.stored()
    if (visit && now - visit.lastAt < IDLE_MS) this.store({ ...visit, lastAt: now })
  }

  /** Ends a visit after ten minutes without a touch, at the time of the last touch. */
  endStale(now: number): void {
    const visit = this.stored()
    if (!visit || now - visit.lastAt < IDLE_MS) return
    this.forget()
    this.listener.ended(visit, visit.lastAt, visit.id === this.seen ? 'idle' : 'closed')
  }

  /** The child signs out, or another one signs in. */
  end(reason: VisitEnd, now: number): void {
    const visit = this.stored()
    if (!visit) return
    this.forget()
    this.listener.ended(visit, now, reason)
  }

  private stored(): Visit | undefined {
    return readJson(KEY, parse) ?? this.remembered
  }

  private store(visit: Visit): void {
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
