import { centreOf } from '../rules/geometry.ts'
import type { Box, RuleTarget } from '../targets.ts'
import { PALETTE } from './palette.ts'
import type { PartHost } from './partHost.ts'
import { cutPaper } from './shapes.ts'
import type { TargetView } from './targetView.ts'
import { glide, MS } from './tween.ts'

const MARGIN = 10

/**
 * An area of the picture that answers a tap. It draws nothing until the child needs help: then a ring in two tones pulses. `changed` is called with
 * each update, for what the scene itself shows on the area.
 */
export function makeTapZone(host: PartHost, target: RuleTarget, changed?: (target: RuleTarget) => void): TargetView {
  return new TapZone(host, target, changed)
}

class TapZone implements TargetView {
  private readonly host: PartHost
  private readonly object
  private target: RuleTarget
  private readonly changed: ((target: RuleTarget) => void) | undefined
  private isGlowing = false

  constructor(host: PartHost, target: RuleTarget, changed?: (target: RuleTarget) => void) {
    this.changed = changed
    this.host = host
    this.target = target
    const { x, y } = centreOf(target.box)
    const { width, height } = target.box
    this.object = host.painter.image('ring', width + MARGIN * 2, height + MARGIN * 2, (context) => {
      cutPaper(context, MARGIN, MARGIN, width, height, 30)
      context.strokeStyle = 'rgb(255 253 247 / .95)'
      context.lineWidth = 14
      context.stroke()
      context.strokeStyle = PALETTE.nila
      context.lineWidth = 5
      context.stroke()
    })
    this.object.setPosition(x, y).setAlpha(0)
    host.layer.add(this.object)
  }

  box(): Box {
    return this.target.box
  }

  update(target: RuleTarget): void {
    this.target = target
    const { x, y } = centreOf(target.box)
    this.object.setPosition(x, y)
    if (target.state === 'done') this.glow(false)
    this.changed?.(target)
  }

  glow(isGlowing: boolean): void {
    if (this.isGlowing === isGlowing) return
    this.isGlowing = isGlowing
    const { scene } = this.host
    scene.tweens.killTweensOf(this.object)
    if (!isGlowing) return glide(scene, this.object, { alpha: 0 }, this.host.ms(MS.quick))
    this.object.setAlpha(1)
    if (this.host.motion === 'reduced') return
    // Pulses five times, then stays visible.
    const beats = { duration: 600, yoyo: true, repeat: 4, ease: 'Sine.easeInOut' }
    scene.tweens.add({ targets: this.object, alpha: { from: 1, to: 0.15 }, ...beats })
  }

  destroy(): void {
    this.host.scene.tweens.killTweensOf(this.object)
    this.object.destroy()
  }
}
