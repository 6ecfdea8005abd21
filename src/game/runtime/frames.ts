/**
 * Frames drawn since the last reset: how many, the median and the 95th percentile of their intervals in ms, and how many took over 50 ms. A frame that the
 * loop had slept before has no interval.
 */
export interface FrameFigures {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly over50: number
}

const LONGEST_MS = 1000

/** Counts frames, and their intervals in buckets of one millisecond, so that measuring costs nothing while playing. */
export class FrameMeter {
  private buckets = new Uint32Array(LONGEST_MS + 1)
  private intervals = 0
  private drawn = 0

  /** Records a frame; `ms`: time since the previous one, unless the loop slept in between. */
  add(ms?: number): void {
    this.drawn += 1
    if (ms === undefined) return
    const bucket = Math.min(LONGEST_MS, Math.max(0, Math.round(ms)))
    this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1
    this.intervals += 1
  }

  /** The figures so far; all zero if no frame was drawn (the stage sleeps while nothing moves). */
  figures(): FrameFigures {
    return { count: this.drawn, p50: this.percentile(0.5), p95: this.percentile(0.95), over50: this.countOver(50) }
  }

  /** Resets the counts. */
  reset(): void {
    this.buckets.fill(0)
    this.intervals = 0
    this.drawn = 0
  }

  private percentile(share: number): number {
    let left = Math.ceil(this.intervals * share)
    if (left === 0) return 0
    for (let ms = 0; ms <= LONGEST_MS; ms += 1) {
      left -= this.buckets[ms] ?? 0
      if (left <= 0) return ms
    }
    return LONGEST_MS
  }

  private countOver(limit: number): number {
    let over = 0
    for (let ms = limit + 1; ms <= LONGEST_MS; ms += 1) over += this.buckets[ms] ?? 0
    return over
  }
}
