import { GameObjects } from 'phaser'
import { centreOf } from '../../../../game/rules/geometry.ts'
import type { Box, RuleTarget } from '../../../../game/targets.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { paintChip, TILE_MARGIN, writeLine } from '../../../../game/parts/shapes.ts'
import { ASIDE_ALPHA, PALETTE, READ_FONT, TITLE_FONT } from '../../../../game/parts/palette.ts'
import type { TargetView } from '../../../../game/parts/targetView.ts'
import { glide, MS, Pulse, travel } from '../../../../game/parts/tween.ts'

/** The content of a tile. */
export interface LetterTileOptions {
  readonly text: string
  /** Numbers use the title font, letters the reading font. */
  readonly isNumber?: boolean
  /** In its place the letter is written by hand (`letterWriting.ts`): the tile is blank paper there, or a second letter would show through. */
  readonly isWritten?: boolean
}

/** How far a rejected tile sinks and rises again, stage units. */
const SINK = 10

/** A square of paper with a letter or number: can be tapped and dragged, and flies to its place when right. */
export function makeLetterTile(host: PartHost, target: RuleTarget, options: LetterTileOptions): TargetView {
  return new LetterTile(host, target, options)
}

class LetterTile implements TargetView {
  private readonly host: PartHost
  private readonly options: LetterTileOptions
  private readonly object
  private readonly pulse: Pulse
  private target: RuleTarget
  private isLifted = false

  constructor(host: PartHost, target: RuleTarget, options: LetterTileOptions) {
    this.host = host
    this.target = target
    this.options = options
    this.object = host.scene.add.container(0, 0)
    this.pulse = new Pulse(host.scene, this.object, host.motion === 'reduced')
    host.layer.add(this.object)
    this.draw()
    this.place(0)
    this.object.setAlpha(this.alpha())
    host.prepare(() => this.texture('lifted'))
    host.prepare(() => this.texture('done'))
  }

  box(): Box {
    const { width, height } = this.target.box
    return { x: this.object.x - width / 2, y: this.object.y - height / 2, width, height }
  }

  update(target: RuleTarget, how: 'still' | 'glide'): void {
    const { box, state } = this.target
    const alpha = this.alpha()
    this.target = target
    const hasSize = box.width !== target.box.width || box.height !== target.box.height
    if (hasSize || state !== target.state) {
      this.isLifted = false
      this.draw()
    }
    const hasMoved = box.x !== target.box.x || box.y !== target.box.y
    if (hasMoved || state !== target.state || alpha !== this.alpha()) this.place(how === 'glide' ? MS.calm : 0)
  }

  lift(isLifted: boolean): void {
    if (this.isLifted === isLifted) return
    this.isLifted = isLifted
    this.draw()
    const parent = isLifted ? this.host.top : this.host.layer
    parent.add(this.object)
    const scale = isLifted && this.host.motion !== 'reduced' ? 1.08 : 1
    glide(this.host.scene, this.object, { scale }, this.host.ms(MS.press))
  }

  moveTo(x: number, y: number): void {
    this.object.setPosition(x, y)
  }

  goHome(): void {
    this.lift(false)
    this.place(MS.calm)
  }

  /** Sinks briefly in its place, or returns home from where it was dropped. */
  reject(): void {
    const home = centreOf(this.target.box)
    const isAway = Math.hypot(this.object.x - home.x, this.object.y - home.y) > SINK
    this.lift(false)
    if (isAway) return this.place(MS.calm)
    const ms = this.host.ms(MS.press)
    glide(this.host.scene, this.object, { y: home.y + SINK, scale: 0.96 }, ms, 'Cubic.easeOut', () =>
      this.place(MS.calm),
    )
  }

  glow(isGlowing: boolean): void {
    this.pulse.set(isGlowing)
  }

  destroy(): void {
    this.host.scene.tweens.killTweensOf(this.object)
    this.object.destroy(true)
  }

  private alpha(): number {
    if (this.target.isAside) return ASIDE_ALPHA
    return this.target.state === 'disabled' ? 0.75 : 1
  }

  private place(ms: number): void {
    const { x, y } = centreOf(this.target.box)
    if (this.target.state === 'done') this.host.layer.bringToTop(this.object)
    travel(this.host, this.object, { x, y, scale: 1, alpha: this.alpha() }, ms)
  }

  private draw(): void {
    const { width, height } = this.target.box
    const look = this.isLifted ? 'lifted' : this.target.state === 'done' ? 'done' : 'tray'
    const image = new GameObjects.Image(this.host.scene, 0, 0, this.texture(look))
    this.object.removeAll(true)
    this.object.add(image.setDisplaySize(width + TILE_MARGIN * 2, height + TILE_MARGIN * 2))
  }

  private texture(look: 'tray' | 'lifted' | 'done'): string {
    const { width, height } = this.target.box
    const { isNumber = false, isWritten = false } = this.options
    const text = isWritten && look === 'done' ? '' : this.options.text
    const { painter } = this.host
    return painter.texture(`letter:${text}:${look}`, width + TILE_MARGIN * 2, height + TILE_MARGIN * 2, (context) => {
      paintChip(context, width, height, look === 'lifted')
      if (look === 'done') {
        context.fillStyle = PALETTE.cahaya
        context.fill()
      }
      if (text === '') return
      const box = { x: TILE_MARGIN + 8, y: TILE_MARGIN, width: width - 16, height }
      writeLine(context, text, box, { size: Math.min(width, height) * 0.66, font: isNumber ? TITLE_FONT : READ_FONT })
    })
  }
}
