/** Counts the time spent in front of a page; pauses and hidden tabs do not count. */
export class Stopwatch {
  private readonly now: () => number
  private spent = 0
  private since: number | undefined

  constructor(now: () => number = () => performance.now()) {
    this.now = now
    this.since = now()
  }

  /** Starts or pauses the count. */
  setRunning(isRunning: boolean): void {
    if (isRunning === (this.since !== undefined)) return
    if (this.since === undefined) this.since = this.now()
    else {
      this.spent += this.now() - this.since
      this.since = undefined
    }
  }

  /** Seconds counted so far, rounded to tenths. */
  get seconds(): number {
    const ms = this.spent + (this.since === undefined ? 0 : this.now() - this.since)
    return Math.round(ms / 100) / 10
  }

  /** Resets the count to zero. */
  restart(): void {
    this.spent = 0
    if (this.since !== undefined) this.since = this.now()
  }
}
