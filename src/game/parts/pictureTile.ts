import { GameObjects } from 'phaser'
import { centreOf } from '../rules/geometry.ts'
import type { Box, RuleTarget } from '../targets.ts'
import { paintStandIn } from './standIn.ts'
import type { PartHost } from './partHost.ts'
import type { TargetView } from './targetView.ts'
import { glide, MS, pulse } from './tween.ts'

/** A thing's look; keys are loaded textures. Without one the word stands in its place. */
export interface PictureTileOptions {
  readonly key: string | undefined
  /** Another look when it is in its place. */
  readonly doneKey?: string | undefined
  readonly word: string
  /** Where it stands in its box: on the box's lower edge (people, goats) or in the middle (fruit). */
  readonly stands?: boolean
}

const LIFT = 1.06

/** A thing cut out of the picture: it can be tapped, dragged, and stays where it belongs. */
export function makePictureTile(host: PartHost, target: RuleTarget, options: PictureTileOptions): TargetView {
  return new PictureTile(host, target, options)
}

class PictureTile implements TargetView {
  private readonly host: PartHost
  private readonly options: PictureTileOptions
  private readonly object
  private target: RuleTarget

  constructor(host: PartHost, target: RuleTarget, options: PictureTileOptions) {
    this.host = host
    this.target = target
    this.options = options
    this.object = host.scene.add.container(0, 0)
    host.layer.add(this.object)
    this.draw()
    this.place(0)
  }

  box(): Box {
    const { width, height } = this.target.box
    return { x: this.object.x - width / 2, y: this.object.y - height / 2, width, height }
  }

  update(target: RuleTarget, how: 'still' | 'glide'): void {
    const before = this.target
    this.target = target
    const looksOther =
      before.state !== target.state || before.box.width !== target.box.width || before.box.height !== target.box.height
    if (looksOther) this.draw()
    if (looksOther || before.box.x !== target.box.x || before.box.y !== target.box.y) {
      if (target.state === 'done') this.host.layer.add(this.object)
      this.place(how === 'glide' ? this.host.ms(MS.calm) : 0)
    }
  }

  lift(isLifted: boolean): void {
    const parent = isLifted ? this.host.top : this.host.layer
    parent.add(this.object)
    const scale = isLifted && this.host.motion !== 'reduced' ? LIFT : 1
    glide(this.host.scene, this.object, { scale }, this.host.ms(MS.press))
  }

  moveTo(x: number, y: number): void {
    this.object.setPosition(x, y)
  }

  goHome(): void {
    this.lift(false)
    this.place(this.host.ms(MS.calm))
  }

  reject(): void {
    this.goHome()
  }

  glow(isGlowing: boolean): void {
    pulse(this.host.scene, this.object, isGlowing, this.host.motion === 'reduced')
  }

  destroy(): void {
    this.host.scene.tweens.killTweensOf(this.object)
    this.object.destroy(true)
  }

  private place(ms: number): void {
    const { x, y } = centreOf(this.target.box)
    glide(this.host.scene, this.object, { x, y, scale: 1 }, ms)
  }

  private draw(): void {
    const { key, doneKey, word, stands = false } = this.options
    const { width, height } = this.target.box
    const shown = this.target.state === 'done' ? (doneKey ?? key) : key
    this.object.removeAll(true)
    if (shown === undefined) {
      this.object.add(paintStandIn(this.host, width, height, word))
      return
    }
    const image = new GameObjects.Image(this.host.scene, 0, 0, shown)
    const scale = Math.min(width / image.width, height / image.height)
    image.setScale(scale)
    if (stands) image.setY((height - image.height * scale) / 2)
    this.object.add(image)
  }
}
