import { ApiError } from '../../lib/service/apiError.ts'

/** What is sent apart: calls (progress) and events; a service may have had enough of one of them only. */
export type Lane = 'calls' | 'events'

/** For how long the service wants to be left alone (`Retry-After` of a 429 or 503), by learner and lane. */
export class Pauses {
  private readonly until = new Map<string, number>()
  /** Ms that never go back: a device's clock may be put right meanwhile. */
  private readonly elapsed: () => number

  constructor(elapsed: () => number = () => performance.now()) {
    this.elapsed = elapsed
  }

  /** Takes what a failed call says of waiting. */
  note(learnerId: string, lane: Lane, error: unknown): void {
    if (!(error instanceof ApiError) || error.retryAfterMs === undefined) return
    if (error.status !== 429 && error.status !== 503) return
    this.until.set(`${lane} ${learnerId}`, this.elapsed() + error.retryAfterMs)
  }

  /** How long a learner's lane is still to wait, ms; 0 where it may be sent now. */
  left(learnerId: string, lane: Lane): number {
    return Math.max(0, (this.until.get(`${lane} ${learnerId}`) ?? 0) - this.elapsed())
  }

  /** The shortest wait of all that wait, ms; 0 where none does. */
  shortest(): number {
    const waits = [...this.until.values()].map((until) => until - this.elapsed()).filter((ms) => ms > 0)
    return waits.length === 0 ? 0 : Math.min(...waits)
  }
}
