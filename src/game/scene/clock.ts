/** What stops a clock; it runs again when no reason is left. */
export type PauseReason = 'shell' | 'hidden' | 'asleep'

interface Timer {
  readonly due: number
  readonly run: () => void
}

/**
 * The one clock of an opened page: timers, rules, idle motion and (through the scene) tweens follow it, so pausing it or running it
 * faster does so for all alike. It is told how much time has passed and reads none itself, so tests can drive it.
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

  /** True while any reason to pause stands. */
  get paused(): boolean {
    return this.reasons.size > 0
  }

  /** Stops for a reason; several may stand at a time. */
  pause(reason: PauseReason): void {
    this.reasons.add(reason)
  }

  /** Takes one reason away. */
  resume(reason: PauseReason): void {
    this.reasons.delete(reason)
  }

  /** Calls back after `ms` of scene time; returns the undo. */
  after(ms: number, run: () => void): () => void {
    const timer = { due: this.present + Math.max(0, ms), run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  /** `realMs` have passed; due timers run in the order of their times, also those that others start on the way. */
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

  /** Real ms until the next timer; undefined where none waits or the clock stands. */
  nextIn(): number | undefined {
    const next = this.next()
    return next === undefined || this.paused ? undefined : Math.max(0, next.due - this.present) / this.speed
  }

  /** Forgets all timers. */
  clear(): void {
    this.timers = []
  }

  private next(): Timer | undefined {
    let first: Timer | undefined
    for (const timer of this.timers) if (first === undefined || timer.due < first.due) first = timer
    return first
  }
}
