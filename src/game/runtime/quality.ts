/** The quality a device can handle: `step` 0 is everything; each further step drops something. */
export interface QualityFigures {
  readonly step: 0 | 1 | 2 | 3
  /** Maximum backing pixels per stage unit. */
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

/** Length of the measuring window, ms, and the minimum number of frames for a decision. */
const WINDOW_MS = 2500
const FEWEST = 12
/** If most frames of a window are slower than this (35 a second), quality drops a step. */
const LATE_MS = 28

/** Lowers the quality when frames are late and never raises it: a picture that switches back and forth is worse than a plain one. */
export class Quality {
  private index = 0
  private frames = 0
  private late = 0
  private passed = 0
  private wasQuick = false

  /** The current step. */
  get figures(): QualityFigures {
    return STEPS[this.index] ?? STEPS[0] ?? { step: 0, maxScale: 1, hasParticles: false, hasIdleMotion: false }
  }

  /** Whether the device was quick enough for a whole window in this tab: until then every frame is drawn, since only frames tell. */
  get isProven(): boolean {
    return this.wasQuick
  }

  /** Records a frame's duration; true if the quality dropped. */
  frame(ms: number): boolean {
    this.frames += 1
    this.passed += ms
    if (ms > LATE_MS) this.late += 1
    if (this.passed < WINDOW_MS || this.frames < FEWEST) return false
    const isLate = this.late > this.frames * 0.6
    this.wasQuick ||= !isLate
    this.frames = 0
    this.late = 0
    this.passed = 0
    if (!isLate || this.index >= STEPS.length - 1) return false
    this.index += 1
    return true
  }
}
