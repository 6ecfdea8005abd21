import type { GameObjects } from 'phaser'
import {
  isStrokeTraced,
  nextStroke,
  startTrace,
  type Stroke,
  strokesOf,
  type Trace,
  traceAt,
} from '../letterStrokes.ts'
import type { Box } from '../../../../game/targets.ts'
import { PALETTE } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { glide, MS } from '../../../../game/parts/tween.ts'

/** A letter that writes itself once and can then be traced. */
export interface LetterWriting {
  /** Traces with a pressed finger (stage units); returns the number of finished strokes, or `undefined` if the finger is not on this letter. */
  trace(x: number, y: number): number | undefined
  /** Shows the first `count` strokes as traced, by finger or key. */
  showStrokes(count: number): void
  /** Shows or hides the dot that leads along the next stroke. */
  lead(isLeading: boolean): void
  /** Hops for joy. */
  cheer(): void
  /** True while it writes itself, hops, or a dot is moving. */
  readonly isMoving: boolean
  destroy(): void
}

const MS_PER_POINT = 16
const PAUSE_MS = 120
/** Fraction of the tile's box that the letter fills. */
const FILL = 0.74
/** Duration of the guiding dot along a stroke, ms, and its number of repetitions. */
const GUIDE_MS = 1600
const GUIDE_AGAIN = 2
/** Height of the hop of a finished letter, as a fraction of its side. */
const HOP = 0.16

const hex = (colour: string) => Number.parseInt(colour.slice(1), 16)
const INK = hex(PALETTE.nila)
const TRACED = hex(PALETTE.mangga)
const DOT = hex(PALETTE.kunyit)

/** Writes a letter stroke by stroke in its box (stage units), with a dot ahead of the pen. `done` is called at the end. */
export function writeLetter(host: PartHost, letter: string, box: Box, done: () => void): LetterWriting {
  return new Writing(host, letter, box, done)
}

class Writing implements LetterWriting {
  private readonly host: PartHost
  private readonly letter: string
  private readonly strokes: readonly Stroke[]
  private readonly pen: GameObjects.Graphics
  private readonly area: Box
  private readonly progress = { points: 0 }
  private readonly guide = { share: 0 }
  private touched: Trace
  private isWriting = true
  private isLed = false

  constructor(host: PartHost, letter: string, box: Box, done: () => void) {
    this.host = host
    this.letter = letter
    this.strokes = strokesOf(letter)
    this.touched = startTrace(letter)
    const side = Math.min(box.width, box.height) * FILL
    this.area = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side }
    this.pen = host.scene.add.graphics()
    host.top.add(this.pen)
    this.begin(done)
  }

  trace(x: number, y: number): number | undefined {
    if (this.isWriting) return undefined
    const { area } = this
    const point = { x: (x - area.x) / area.width, y: (y - area.y) / area.height }
    if (point.x < -0.15 || point.x > 1.15 || point.y < -0.15 || point.y > 1.15) return undefined
    const before = this.touched
    this.touched = traceAt(this.letter, before, point)
    if (this.touched !== before) this.draw()
    return this.traced
  }

  showStrokes(count: number): void {
    if (count <= this.traced) return
    this.touched = this.strokes.map((stroke, index) =>
      index < count ? new Set(stroke.keys()) : (this.touched[index] ?? new Set()),
    )
    this.draw()
  }

  lead(isLeading: boolean): void {
    this.isLed = isLeading
    if (!isLeading) this.endGuide()
    else if (!this.isWriting) this.showGuide()
  }

  cheer(): void {
    if (this.host.motion !== 'full') return
    const { scene } = this.host
    glide(scene, this.pen, { y: -this.area.height * HOP }, MS.quick, 'Cubic.easeOut', () =>
      glide(scene, this.pen, { y: 0 }, MS.calm, 'Bounce.easeOut'),
    )
  }

  get isMoving(): boolean {
    const { tweens } = this.host.scene
    return this.isWriting || tweens.isTweening(this.guide) || tweens.isTweening(this.pen)
  }

  destroy(): void {
    for (const moving of [this.progress, this.guide, this.pen]) this.host.scene.tweens.killTweensOf(moving)
    this.pen.destroy()
  }

  private get traced(): number {
    return nextStroke(this.letter, this.touched) ?? this.strokes.length
  }

  private begin(done: () => void): void {
    const total = this.strokes.reduce((sum, stroke) => sum + stroke.length, 0)
    const finish = () => {
      this.isWriting = false
      this.progress.points = total
      this.draw()
      if (this.isLed) this.showGuide()
      done()
    }
    const ms = this.host.ms(total * MS_PER_POINT + this.strokes.length * PAUSE_MS)
    if (ms === 0) return finish()
    this.host.scene.tweens.add({
      targets: this.progress,
      points: total,
      duration: ms,
      onUpdate: () => this.draw(),
      onComplete: finish,
    })
  }

  /** Moves the dot along the next stroke to show its direction. */
  private showGuide(): void {
    this.endGuide()
    if (this.host.motion !== 'full') {
      // With less motion the dot stays at the beginning of the stroke.
      this.guide.share = 0.01
      return this.draw()
    }
    this.host.scene.tweens.add({
      targets: this.guide,
      share: 1,
      duration: GUIDE_MS,
      repeat: GUIDE_AGAIN,
      onUpdate: () => this.draw(),
      // Rests where the finger is to begin.
      onComplete: () => {
        this.guide.share = 0.01
        this.draw()
      },
    })
  }

  private endGuide(): void {
    this.host.scene.tweens.killTweensOf(this.guide)
    this.guide.share = 0
    this.draw()
  }

  private draw(): void {
    const { pen, strokes, area } = this
    pen.clear()
    const width = area.width * 0.13
    let left = Math.floor(this.progress.points)
    for (const [index, stroke] of strokes.entries()) {
      const shown = stroke.slice(0, Math.max(0, left))
      left -= stroke.length
      const isTraced = !this.isWriting && isStrokeTraced(stroke, this.touched[index] ?? new Set())
      this.line(shown, width, isTraced ? TRACED : INK)
    }
    const dot = this.dotPoint()
    if (dot) pen.fillStyle(DOT).fillCircle(area.x + dot.x * area.width, area.y + dot.y * area.height, width * 0.85)
  }

  private dotPoint(): { x: number; y: number } | undefined {
    if (this.isWriting) return this.strokes.flat()[Math.floor(this.progress.points)]
    const next = nextStroke(this.letter, this.touched)
    const stroke = next === undefined ? undefined : this.strokes[next]
    return this.guide.share > 0
      ? stroke?.[Math.min(stroke.length - 1, Math.floor(this.guide.share * stroke.length))]
      : undefined
  }

  private line(points: Stroke, width: number, colour: number): void {
    const { pen, area } = this
    pen.fillStyle(colour)
    // Closely spaced round dots, because Canvas and WebGL join line segments differently.
    for (const { x, y } of points) pen.fillCircle(area.x + x * area.width, area.y + y * area.height, width / 2)
    const at = points.map(({ x, y }) => ({ x: area.x + x * area.width, y: area.y + y * area.height }))
    pen.lineStyle(width, colour)
    for (const [index, point] of at.entries()) {
      const before = at[index - 1]
      if (before) pen.lineBetween(before.x, before.y, point.x, point.y)
    }
  }
}
