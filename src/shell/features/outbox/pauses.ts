import { ApiError } from '../../lib/service/apiError.ts'

/** Separate lanes: saves (progress) and events, because the service may limit only one of them. */
export type Lane = 'calls' | 'events'

/** Pauses requested by the service (`Retry-After` of a 429 or 503), by learner and lane. */
export class Pauses {
  private readonly until = new Map<string, number>()
  /** Monotonic ms: the device's clock may be corrected meanwhile. */
  private readonly elapsed: () => number

  constructor(elapsed: () => number = () => performance.now()) {
    this.elapsed = elapsed
  }

  /** Records the pause requested by a failed response. */
  note(learnerId: string, lane: Lane, error: unknown): void {
    if (!(error instanceof ApiError) || error.retryAfterMs === undefined) return
    if (error.status !== 429 && error.status !== 503) return
    this.until.set(`${lane} ${learnerId}`, this.elapsed() + error.retryAfterMs)
  }

  /** Remaining pause of a learner's lane, ms; 0 if it may send now. */
  left(learnerId: string, lane: Lane): number {
    return Math.max(0, (this.until.get(`${lane} ${learnerId}`) ?? 0) - this.elapsed())
  }

  /** The shortest remaining pause, ms; 0 if there is none. */
  shortest(): number {
    const waits = [...this.until.values()].map((until) => until - this.elapsed()).filter((ms) => ms > 0)
    return waits.length === 0 ? 0 : Math.min(...waits)
  }
}
