import { whenIdle } from '../../lib/loading/whenIdle.ts'
import type { Flushed } from './outbox.ts'

/** Things queued within this time are sent together, ms. */
const GATHER_MS = 5000
/** Delay after a failure, doubled each time up to the maximum, ms. */
const RETRY_MS = 5000
const LONGEST_MS = 5 * 60_000

/** Decides when to send: soon after something was queued and while idle; retries after failures. */
export class SyncScheduler {
  private readonly flush: () => Promise<Flushed>
  private readonly pauseMs: () => number
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private isUnderWay = false
  private isAskedAgain = false

  /** `pauseMs`: the service's current `Retry-After`, ms. */
  constructor(flush: () => Promise<Flushed>, pauseMs: () => number) {
    this.flush = flush
    this.pauseMs = pauseMs
  }

  /** Something was queued. While the service is unreachable, the retry delay still applies. */
  soon(): void {
    if (this.isUnderWay) this.isAskedAgain = true
    else if (this.timer === undefined) this.after(this.failures === 0 ? GATHER_MS : this.pause())
  }

  /** The network is back, or the app may close soon. */
  now(): void {
    this.failures = 0
    clearTimeout(this.timer)
    this.timer = undefined
    void this.go()
  }

  private after(ms: number): void {
    this.timer = setTimeout(() => {
      this.timer = undefined
      whenIdle(() => void this.go())
    }, ms)
  }

  private async go(): Promise<void> {
    if (this.isUnderWay) {
      this.isAskedAgain = true
      return
    }
    this.isUnderWay = true
    const result = await this.flush()
    this.isUnderWay = false
    this.failures = result === 'later' ? this.failures + 1 : 0
    const isAskedAgain = this.isAskedAgain
    this.isAskedAgain = false
    if (this.timer === undefined && (isAskedAgain || result !== 'all'))
      this.after(result === 'all' ? GATHER_MS : this.pause())
  }

  /** Jitter, so that a school's tablets do not all send at once. */
  private pause(): number {
    const ms = Math.min(LONGEST_MS, RETRY_MS * 2 ** Math.min(10, Math.max(0, this.failures - 1)))
    return Math.max(this.pauseMs(), ms * (0.75 + Math.random() / 2))
  }
}
