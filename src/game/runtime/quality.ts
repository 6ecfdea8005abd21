/** What a device can bear: `step` 0 is everything; each further step gives something up. */
export interface QualityFigures {
  readonly step: 0 | 1 | 2 | 3
  /** Most backing pixels for one stage unit. */
  readonly maxScale: number
  /** Stars and bursts. */
  readonly hasParticles: boolean
  /** Sprites that move by themselves. */
  readonly hasIdleMotion: boolean
}

const STEPS: readonly QualityFigures[] = [
  { step: 0, maxScale: 2, hasParticles: true, hasIdleMotion: true },
  { step: 1, maxScale: 1, hasParticles: true, hasIdleMotion: true },
  { step: 2, maxScale: 1, hasParticles: false, hasIdleMotion: false },
  { step: 3, maxScale: 0.7, hasParticles: false, hasIdleMotion: false },
]

/** How long frames are looked at before deciding, ms, and how few of them say nothing. */
const WINDOW_MS = 2500
const FEWEST = 12
/** Slower than this (35 a second) for most of a window, and a step is given up. */
const LATE_MS = 28

/** Goes down by itself when frames are late, never up again: a picture that jumps between two looks is worse than a plain one. */
export class Quality {
  private index = 0
  private frames = 0
  private late = 0
  private passed = 0

  /** The present step. */
  get figures(): QualityFigures {
    return STEPS[this.index] ?? STEPS[0] ?? { step: 0, maxScale: 1, hasParticles: false, hasIdleMotion: false }
  }

  /** One frame took so long; true if a step was given up by it. */
  frame(ms: number): boolean {
    this.frames += 1
    this.passed += ms
    if (ms > LATE_MS) this.late += 1
    if (this.passed < WINDOW_MS || this.frames < FEWEST) return false
    const isLate = this.late > this.frames * 0.6
    this.frames = 0
    this.late = 0
    this.passed = 0
    if (!isLate || this.index >= STEPS.length - 1) return false
    this.index += 1
    return true
  }
}
