import { GameObjects } from 'phaser'
import { centreOf } from '../../../../game/rules/geometry.ts'
import type { Box, RuleTarget } from '../../../../game/targets.ts'
import { EAR_RADIUS, paintEar } from '../../../../game/parts/earMark.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { paintChip, paintStar, TILE_MARGIN, writeLine } from '../../../../game/parts/shapes.ts'
import type { TargetView } from '../../../../game/parts/targetView.ts'
import { glide, MS, Pulse, travel } from '../../../../game/parts/tween.ts'

/** Sizes of a tile: while lifted it has the size that its drop place was drawn for. */
export interface WordTileOptions {
  readonly dropSize: { readonly width: number; readonly height: number }
  /** Its size in its place. */
  readonly doneSize: { readonly width: number; readonly height: number }
  /** The word on it, in the current language (its label says more). */
  readonly word: () => string
  /** Its font size while it waits, stage units: the same for all words of a tray. */
  readonly letterSize: () => number
}

type Look = 'tray' | 'lifted' | 'done'

/** Tilt of a lifted tile, radians. */
const TILT = -0.07

/** A paper chip with a word: tilts when lifted, and becomes a label with a star when `done`. */
export function makeWordTile(host: PartHost, target: RuleTarget, options: WordTileOptions): TargetView {
  return new WordTile(host, target, options)
}

class WordTile implements TargetView {
  private readonly host: PartHost
  private readonly dropArea: WordTileOptions['dropSize']
  private readonly doneSize: WordTileOptions['doneSize']
  private readonly word: () => string
  private readonly letterSize: () => number
  private readonly object
  private readonly pulse: Pulse
  private target: RuleTarget
  private isLifted = false

  constructor(host: PartHost, target: RuleTarget, options: WordTileOptions) {
    this.host = host
    this.target = target
    this.dropArea = options.dropSize
    this.doneSize = options.doneSize
    this.word = options.word
    this.letterSize = options.letterSize
    this.object = host.scene.add.container(0, 0)
    this.pulse = new Pulse(host.scene, this.object, host.motion === 'reduced')
    host.layer.add(this.object)
    this.place(0)
    this.draw()
    host.prepare(() => this.texture('lifted'))
    host.prepare(() => this.texture('done'))
  }

  box(): Box {
    const { width, height } = this.isLifted ? this.dropArea : this.target.box
    return { x: this.object.x - width / 2, y: this.object.y - height / 2, width, height }
  }

  update(target: RuleTarget, how: 'still' | 'glide'): void {
    const before = this.target
    this.target = target
    if (target.state === 'done' && before.state !== 'done') return this.settle()
    const hasMoved = target.box.x !== before.box.x || target.box.y !== before.box.y
    const looksDifferent =
      target.label !== before.label || target.state !== before.state || target.box.width !== before.box.width
    if (looksDifferent) this.draw()
    if (hasMoved && !this.isLifted) this.place(how === 'glide' ? MS.calm : 0)
  }

  lift(isLifted: boolean): void {
    if (this.isLifted === isLifted) return
    this.isLifted = isLifted
    this.draw()
    const parent = isLifted ? this.host.top : this.host.layer
    parent.add(this.object)
    const isStill = this.host.motion === 'reduced'
    const pose = isLifted && !isStill ? { scale: 1.08, rotation: TILT } : { scale: 1, rotation: 0 }
    glide(this.host.scene, this.object, pose, this.host.ms(MS.press))
  }

  moveTo(x: number, y: number): void {
    this.object.setPosition(x, y)
  }

  goHome(): void {
    this.lift(false)
    this.place(MS.calm)
  }

  dropSize(): { readonly width: number; readonly height: number } {
    return this.dropArea
  }

  reject(): void {
    this.goHome()
  }

  glow(isGlowing: boolean): void {
    this.pulse.set(isGlowing)
  }

  destroy(): void {
    this.host.scene.tweens.killTweensOf(this.object)
    this.object.destroy(true)
  }

  /** In its place: turns from a tile into a label with a star. */
  private settle(): void {
    this.isLifted = false
    this.host.layer.add(this.object)
    this.draw()
    this.object.setScale(this.host.motion === 'reduced' ? 1 : 1.25)
    const { x, y } = centreOf(this.target.box)
    travel(this.host, this.object, { x, y, scale: 1, rotation: 0 }, MS.quick, 'Back.easeOut')
  }

  private place(ms: number): void {
    const { x, y } = centreOf(this.target.box)
    travel(this.host, this.object, { x, y, scale: 1, rotation: 0 }, ms)
  }

  private draw(): void {
    const look = this.target.state === 'done' ? 'done' : this.isLifted ? 'lifted' : 'tray'
    const { width, height } = this.sizeOf(look)
    const image = new GameObjects.Image(this.host.scene, 0, 0, this.texture(look))
    this.object.removeAll(true)
    this.object.add(image.setDisplaySize(width + TILE_MARGIN * 2, height + TILE_MARGIN * 2))
  }

  private sizeOf(look: Look): WordTileOptions['dropSize'] {
    if (look === 'lifted') return this.dropArea
    return look === 'done' ? this.doneSize : this.target.box
  }

  private texture(look: Look): string {
    const { width, height } = this.sizeOf(look)
    const word = this.word()
    const { painter } = this.host
    const isHeard = look === 'tray' && this.target.says !== undefined
    return painter.texture(
      `tile:${word}:${look}:${isHeard}`,
      width + TILE_MARGIN * 2,
      height + TILE_MARGIN * 2,
      (context) => {
        paintChip(context, width, height, look === 'lifted')
        const star = look === 'done' ? height * 0.36 : 0
        if (star > 0) paintStar(context, TILE_MARGIN + star * 1.7, TILE_MARGIN + height / 2, star)
        const left = TILE_MARGIN + (star > 0 ? star * 3 : 10)
        const ear = isHeard ? EAR_RADIUS * 2 : 0
        if (isHeard) paintEar(context, TILE_MARGIN + width - EAR_RADIUS - 5, TILE_MARGIN + height / 2)
        const box = { x: left, y: TILE_MARGIN, width: TILE_MARGIN + width - 10 - ear - left, height }
        writeLine(context, word, box, { size: look === 'tray' ? this.letterSize() : height * 0.54 })
      },
    )
  }
}
