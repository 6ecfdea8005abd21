/** Reasons for a pause; the clock runs again when none is left. `unseen`: the page was prepared, and is not shown yet. */
export type PauseReason = 'shell' | 'hidden' | 'unseen'

interface Timer {
  readonly due: number
  readonly run: () => void
}

/**
 * The one clock of an opened page: timers, rules, idle motion and (through the scene) tweens follow it, so they all pause and speed up together. It
 * never reads the time itself but is advanced from outside, so tests can control it.
 */
export class SceneClock {
  private timers: Timer[] = []
  private reasons = new Set<PauseReason>()
  private present = 0
  private speed: number

  constructor(speed = 1) {
    this.speed = speed
  }

  /** Ms of scene time since the page became ready. */
  get now(): number {
    return this.present
  }

  /** Scene ms per real ms. */
  get factor(): number {
    return this.speed
  }

  set factor(factor: number) {
    this.speed = factor
  }

  /** Whether any reason to pause is active. */
  get paused(): boolean {
    return this.reasons.size > 0
  }

  /** Pauses for a reason; several reasons can apply at once. */
  pause(reason: PauseReason): void {
    this.reasons.add(reason)
  }

  /** Removes one reason. */
  resume(reason: PauseReason): void {
    this.reasons.delete(reason)
  }

  /** Calls back after `ms` of scene time; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void {
    const timer = { due: this.present + Math.max(0, ms), run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  /** Advances by `realMs`; due timers run in the order of their times, including timers started meanwhile. */
  advance(realMs: number): void {
    if (this.paused) return
    const end = this.present + realMs * this.speed
    for (let next = this.next(); next !== undefined && next.due <= end && !this.paused; next = this.next()) {
      this.timers = this.timers.filter((timer) => timer !== next)
      this.present = Math.max(this.present, next.due)
      next.run()
    }
    if (!this.paused) this.present = end
  }

  /** Real ms until the next timer; `undefined` if there is none or the clock is paused. */
  nextIn(): number | undefined {
    const next = this.next()
    return next === undefined || this.paused ? undefined : Math.max(0, next.due - this.present) / this.speed
  }

  /** Cancels all timers. */
  clear(): void {
    this.timers = []
  }

  private next(): Timer | undefined {
    let first: Timer | undefined
    for (const timer of this.timers) if (first === undefined || timer.due < first.due) first = timer
    return first
  }
}
