import { GameObjects } from 'phaser'
import { centreOf } from '../rules/geometry.ts'
import type { Box, RuleTarget } from '../targets.ts'
import { EAR_RADIUS, earPlace, paintEar } from './earMark.ts'
import { ASIDE_ALPHA, PALETTE } from './palette.ts'
import { cutPaper } from './shapes.ts'
import { paintPlaceholder } from './placeholder.ts'
import type { PartHost } from './partHost.ts'
import type { TargetView } from './targetView.ts'
import { glide, MS, Pulse, travel } from './tween.ts'

/** The look of a thing; keys are loaded textures. Without one the word is written instead. */
export interface PictureTileOptions {
  readonly key: string | undefined
  /** Its texture once it is in its place. */
  readonly doneKey?: string | undefined
  readonly word: string
  /** Vertical position in its box: on the bottom edge (people, goats) or centred (fruit). */
  readonly stands?: boolean
  /** Whether an ear shows that it says its name; portraits always show it. */
  readonly hasEar?: boolean
  /**
   * While it waits, only its upper part is shown, on a card: a face is easier to recognise than a small whole figure. Once lifted, the whole figure
   * appears in this size.
   */
  readonly portrait?: { readonly width: number; readonly height: number }
}

/** Paper visible around a portrait, stage units. */
const FRAME = 5
/** How much of a standing figure a portrait shows, head and shoulders: fraction of the picture's width. */
const HEAD = 1.2

/** Who is put aside steps back and turns around: smaller on the same ground, and in the shade. Never see-through, as people stand before each other. */
const STEPPED_BACK = 0.8
const SHADE = 0xb8a8a4

const LIFT = 1.06
/** Height of the hop in `cheer`, stage units. */
const CHEER = 36

/** A thing cut out of the picture: can be tapped and dragged, and stays in its place once it is there. */
export function makePictureTile(host: PartHost, target: RuleTarget, options: PictureTileOptions): TargetView {
  return new PictureTile(host, target, options)
}

class PictureTile implements TargetView {
  private readonly host: PartHost
  private readonly options: PictureTileOptions
  private readonly object
  private readonly pulse: Pulse
  private target: RuleTarget
  private isLifted = false

  constructor(host: PartHost, target: RuleTarget, options: PictureTileOptions) {
    this.host = host
    this.target = target
    this.options = options
    this.object = host.scene.add.container(0, 0)
    this.pulse = new Pulse(host.scene, this.object, host.motion === 'reduced')
    host.layer.add(this.object)
    this.draw()
    this.place(0)
  }

  box(): Box {
    const { width, height } = this.size()
    return { x: this.object.x - width / 2, y: this.object.y - height / 2, width, height }
  }

  update(target: RuleTarget, how: 'still' | 'glide'): void {
    const before = this.target
    this.target = target
    if (target.state === 'done') this.isLifted = false
    const looksDifferent =
      before.state !== target.state || before.box.width !== target.box.width || before.box.height !== target.box.height
    if (looksDifferent) this.draw()
    const isPaler = before.isAside !== target.isAside
    if (isPaler && !looksDifferent && this.options.stands) this.draw()
    if (looksDifferent || isPaler || before.box.x !== target.box.x || before.box.y !== target.box.y) {
      if (target.state === 'done') this.host.layer.add(this.object)
      this.place(how === 'glide' ? MS.calm : 0)
    }
  }

  lift(isLifted: boolean): void {
    const { portrait } = this.options
    if (this.isLifted !== isLifted && portrait) {
      this.isLifted = isLifted
      this.draw()
      // Standing on its card, so that a figure picked by a tap is entirely visible and not below the picture's edge.
      const { y, height } = this.target.box
      if (isLifted) this.object.setY(y + height - portrait.height / 2)
    }
    const parent = isLifted ? this.host.top : this.host.layer
    parent.add(this.object)
    const scale = isLifted && this.host.motion !== 'reduced' ? LIFT : 1
    glide(this.host.scene, this.object, { scale }, this.host.ms(MS.press))
  }

  moveTo(x: number, y: number): void {
    this.object.setPosition(x, y)
  }

  dropSize(): { readonly width: number; readonly height: number } {
    return this.size()
  }

  goHome(): void {
    this.lift(false)
    this.place(MS.calm)
  }

  reject(): void {
    this.goHome()
  }

  glow(isGlowing: boolean): void {
    this.pulse.set(isGlowing)
  }

  cheer(): void {
    if (this.host.motion === 'reduced') return
    const { y } = centreOf(this.target.box)
    const hop = { duration: 240, yoyo: true, repeat: 1, ease: 'Quad.easeOut' }
    this.host.scene.tweens.add({ targets: this.object, y: { from: y, to: y - CHEER }, ...hop })
  }

  destroy(): void {
    this.host.scene.tweens.killTweensOf(this.object)
    this.object.destroy(true)
  }

  private place(ms: number): void {
    const { x, y } = centreOf(this.target.box)
    const alpha = this.target.isAside && !this.options.stands ? ASIDE_ALPHA : 1
    travel(this.host, this.object, { x, y, scale: 1, alpha }, ms)
  }

  /** Its current size: a lifted portrait is whole, and larger. */
  private size(): { readonly width: number; readonly height: number } {
    return this.isLifted && this.options.portrait ? this.options.portrait : this.target.box
  }

  private draw(): void {
    const { key, doneKey, word, stands = false, portrait } = this.options
    const { width, height } = this.size()
    const isDone = this.target.state === 'done'
    const shown = isDone ? (doneKey ?? key) : key
    this.object.removeAll(true)
    if (shown === undefined) {
      this.object.add(paintPlaceholder(this.host, width, height, word))
      return
    }
    const image = new GameObjects.Image(this.host.scene, 0, 0, shown)
    const isBack = stands && this.target.isAside === true
    if (isBack) image.setFlipX(true).setTint(SHADE)
    if (portrait && !isDone && !this.isLifted) {
      this.drawPortrait(image, width, height)
      return this.drawEar(width, height)
    }
    const scale = Math.min(width / image.width, height / image.height) * (isBack ? STEPPED_BACK : 1)
    image.setScale(scale)
    if (stands) image.setY((height - image.height * scale) / 2)
    this.object.add(image)
    // Beside the thing itself, which may be smaller than its box.
    if (this.options.hasEar && !isDone && !this.isLifted)
      this.drawEar(image.width * scale, image.height * scale, image.y)
  }

  /** In the lower right corner: what waits here says its name. */
  private drawEar(width: number, height: number, middle = 0): void {
    if (this.target.says === undefined) return
    const size = EAR_RADIUS * 2 + 4
    const ear = this.host.painter.image('ear', size, size, (context) => paintEar(context, size / 2, size / 2))
    const { x, y } = earPlace({ x: -width / 2, y: middle - height / 2, width, height })
    this.object.add(ear.setPosition(x, y))
  }

  private drawPortrait(image: GameObjects.Image, width: number, height: number): void {
    const card = this.host.painter.image('portrait', width, height, (context) => {
      cutPaper(context, 2, 2, width - 4, height - 4, 14)
      context.fillStyle = PALETTE.cahaya
      context.fill()
      context.lineWidth = 4
      context.strokeStyle = PALETTE.soga
      context.stroke()
    })
    const [wide, high] = [width - 2 * FRAME, height - 2 * FRAME]
    const head = Math.min(image.height, image.width * HEAD)
    const scale = Math.min(wide / image.width, high / head)
    image
      .setOrigin(0.5, 0)
      .setScale(scale)
      .setPosition(0, FRAME - height / 2)
    image.setCrop(0, 0, image.width, Math.min(image.height, high / scale))
    this.object.add([card, image])
  }
}
