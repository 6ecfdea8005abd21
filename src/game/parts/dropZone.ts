import { GameObjects } from 'phaser'
import { centreOf } from '../rules/geometry.ts'
import type { Box, RuleTarget } from '../targets.ts'
import { PALETTE } from './palette.ts'
import type { PartHost } from './partHost.ts'
import { cutPaper } from './shapes.ts'
import type { TargetView } from './targetView.ts'
import { glide, MS } from './tween.ts'

const MARGIN = 8
type Look = 'waiting' | 'near' | 'glowing'

/** A place for an item: a dashed ring in two tones, visible on any background; solid and lit while an item is over it; hidden when filled. */
export function makeDropZone(host: PartHost, target: RuleTarget): TargetView {
  return new DropZone(host, target)
}

class DropZone implements TargetView {
  private readonly host: PartHost
  private readonly object
  private target: RuleTarget
  private look: Look = 'waiting'
  private isGlowing = false

  constructor(host: PartHost, target: RuleTarget) {
    this.host = host
    this.target = target
    const { x, y } = centreOf(target.box)
    this.object = host.scene.add.container(x, y)
    host.layer.addAt(this.object, 0)
    this.draw()
    this.object.setAlpha(target.state === 'done' ? 0 : 1)
    host.prepare(() => this.texture('near'))
  }

  box(): Box {
    return this.target.box
  }

  update(target: RuleTarget, how: 'still' | 'glide'): void {
    const wasDone = this.target.state === 'done'
    this.target = target
    const { x, y } = centreOf(target.box)
    this.object.setPosition(x, y)
    const isDone = target.state === 'done'
    if (isDone) this.isGlowing = false
    if (wasDone === isDone) return
    this.show('waiting')
    glide(this.host.scene, this.object, { alpha: isDone ? 0 : 1 }, how === 'glide' ? this.host.ms(MS.calm) : 0)
  }

  near(isNear: boolean): void {
    this.show(isNear ? 'near' : this.isGlowing ? 'glowing' : 'waiting')
  }

  glow(isGlowing: boolean): void {
    this.isGlowing = isGlowing
    this.near(false)
  }

  destroy(): void {
    this.host.scene.tweens.killTweensOf(this.object)
    this.object.destroy(true)
  }

  private show(look: Look): void {
    if (this.look === look || this.target.state === 'done') return
    this.look = look
    this.draw()
  }

  private draw(): void {
    const { width, height } = this.target.box
    const image = new GameObjects.Image(this.host.scene, 0, 0, this.texture(this.look))
    this.object.removeAll(true)
    this.object.add(image.setDisplaySize(width + MARGIN * 2, height + MARGIN * 2))
  }

  private texture(look: Look): string {
    const { width, height } = this.target.box
    const { painter } = this.host
    return painter.texture(`zone:${look}`, width + MARGIN * 2, height + MARGIN * 2, (context) =>
      paintZone(context, width, height, look),
    )
  }
}

function paintZone(context: CanvasRenderingContext2D, width: number, height: number, look: Look): void {
  const [x, y] = [MARGIN, MARGIN]
  cutPaper(context, x, y, width, height, 24)
  context.fillStyle = look === 'waiting' ? 'rgb(255 253 247 / .12)' : 'rgb(255 241 196 / .6)'
  context.fill()
  context.strokeStyle = 'rgb(255 253 247 / .95)'
  context.lineWidth = 13
  context.stroke()
  context.strokeStyle = look === 'glowing' ? PALETTE.mangga : PALETTE.nila
  context.lineWidth = look === 'waiting' ? 4.5 : 6
  context.setLineDash(look === 'waiting' ? [13, 8] : [])
  context.stroke()
}
