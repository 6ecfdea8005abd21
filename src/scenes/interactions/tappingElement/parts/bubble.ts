import { GameObjects } from 'phaser'
import { centreOf } from '../../../../game/rules/geometry.ts'
import type { Box, RuleTarget } from '../../../../game/targets.ts'
import { ASIDE_ALPHA, PALETTE } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { writeLine } from '../../../../game/parts/shapes.ts'
import type { TargetView } from '../../../../game/parts/targetView.ts'
import { glide, MS } from '../../../../game/parts/tween.ts'

/** A bubble also floats: called each frame; `strength` 0…1 fades the motion out. */
export interface BubbleView extends TargetView {
  float(now: number, strength: number): void
}

/** How a bubble looks and moves. */
export interface BubbleOptions {
  /** Index of its tint. */
  readonly colour: number
  /** Amplitude of its bobbing, stage units. */
  readonly bob: number
  /** Scene time when it appeared, ms. */
  readonly bornAt: number
  readonly content: { readonly letter: string } | { readonly picture: string | undefined }
  /** Called when it is removed. */
  gone(): void
}

/** Rim tints: they also differ in lightness, and carry no meaning. */
const TINTS = ['#7FAFC4', '#F7A79E', '#C7A6CC', '#8DC34F', '#F6983A', '#56B5BA'] as const
const MARGIN = 10

/** A soap bubble with a letter or a picture: grows in, bobs, wobbles after a wrong tap. */
export function makeBubble(host: PartHost, target: RuleTarget, options: BubbleOptions): BubbleView {
  return new Bubble(host, target, options)
}

class Bubble implements BubbleView {
  private readonly host: PartHost
  private readonly options: BubbleOptions
  private readonly object: GameObjects.Container
  private readonly phase: number
  private target: RuleTarget
  /** Angle of a wobble, tweened. */
  private readonly swing = { angle: 0 }
  private readonly size = { value: 1 }

  constructor(host: PartHost, target: RuleTarget, options: BubbleOptions) {
    this.host = host
    this.target = target
    this.options = options
    this.phase = target.box.x
    const { x, y } = centreOf(target.box)
    this.object = host.scene.add.container(x, y, this.parts())
    host.layer.add(this.object)
    if (target.isAside) this.object.setAlpha(ASIDE_ALPHA)
    if (host.motion === 'reduced') return
    this.size.value = 0.2
    glide(host.scene, this.size, { value: 1 }, MS.calm, 'Back.easeOut')
    this.object.setScale(0.2)
  }

  box(): Box {
    const { width, height } = this.target.box
    return { x: this.object.x - width / 2, y: this.object.y - height / 2, width, height }
  }

  update(target: RuleTarget): void {
    const wasAside = this.target.isAside
    this.target = target
    if (wasAside !== target.isAside) this.object.setAlpha(target.isAside ? ASIDE_ALPHA : 1)
  }

  float(now: number, strength: number): void {
    const { x, y } = centreOf(this.target.box)
    const share = this.host.motion === 'full' ? strength : 0
    const bob = this.options.bob * share
    const t = now / 1000 + this.phase
    this.object.setPosition(x + bob * Math.sin(t * 0.9), y + bob * Math.cos(t * 1.3))
    const breath = 1 + 0.015 * share * Math.sin(t * 2.1)
    this.object.setScale(this.size.value * breath, this.size.value / breath)
    this.object.setRotation(this.swing.angle)
  }

  reject(): void {
    if (this.host.motion === 'reduced') return
    const { tweens } = this.host.scene
    tweens.killTweensOf(this.swing)
    this.swing.angle = 0
    tweens.add({
      targets: this.swing,
      angle: { from: -0.16, to: 0.16 },
      duration: 110,
      yoyo: true,
      repeat: 2,
      onComplete: () => glide(this.host.scene, this.swing, { angle: 0 }, MS.quick),
    })
  }

  glow(isGlowing: boolean): void {
    const { tweens } = this.host.scene
    tweens.killTweensOf(this.size)
    this.size.value = isGlowing ? 1.14 : 1
    if (!isGlowing || this.host.motion === 'reduced') return
    // Five beats, then it stays enlarged.
    const beats = { duration: 520, yoyo: true, repeat: 4, ease: 'Sine.easeInOut' }
    tweens.add({ targets: this.size, value: { from: 1.14, to: 1 }, ...beats })
  }

  destroy(): void {
    this.host.scene.tweens.killTweensOf(this.swing)
    this.host.scene.tweens.killTweensOf(this.size)
    this.object.destroy(true)
    this.options.gone()
  }

  private parts(): GameObjects.Image[] {
    const { width } = this.target.box
    const { content, colour } = this.options
    const letter = 'letter' in content ? content.letter : ''
    const tint = TINTS[colour % TINTS.length] ?? TINTS[0]
    const skin = this.host.painter.image(
      `bubble:${tint}:${letter}`,
      width + MARGIN * 2,
      width + MARGIN * 2,
      (context) => paintBubble(context, width, tint, letter),
    )
    if (!('picture' in content) || content.picture === undefined) return [skin]
    const picture = new GameObjects.Image(this.host.scene, 0, 0, content.picture)
    return [skin, picture.setScale((width * 0.6) / Math.max(picture.width, picture.height))]
  }
}

function paintBubble(context: CanvasRenderingContext2D, diameter: number, tint: string, letter: string): void {
  const middle = MARGIN + diameter / 2
  const radius = diameter / 2
  const light = context.createRadialGradient(
    middle - radius * 0.3,
    middle - radius * 0.35,
    radius * 0.1,
    middle,
    middle,
    radius,
  )
  light.addColorStop(0, 'rgb(255 253 247 / .95)')
  light.addColorStop(0.72, 'rgb(255 253 247 / .8)')
  light.addColorStop(0.9, `${tint}B0`)
  light.addColorStop(1, tint)
  context.beginPath()
  context.arc(middle, middle, radius, 0, Math.PI * 2)
  context.shadowColor = 'rgb(27 84 80 / .3)'
  context.shadowBlur = 8
  context.shadowOffsetY = 3
  context.fillStyle = light
  context.fill()
  context.shadowColor = 'transparent'
  context.lineWidth = 3.5
  context.strokeStyle = 'rgb(255 253 247 / .9)'
  context.stroke()
  context.lineWidth = diameter * 0.045
  context.lineCap = 'round'
  context.beginPath()
  context.arc(middle, middle, radius * 0.78, Math.PI * 1.08, Math.PI * 1.36)
  context.stroke()
  if (letter === '') return
  const box = {
    x: MARGIN + diameter * 0.16,
    y: MARGIN + diameter * 0.1,
    width: diameter * 0.68,
    height: diameter * 0.8,
  }
  writeLine(context, letter, box, { size: diameter * 0.58, colour: PALETTE.tinta })
}
