import type { Box } from '../../../../game/targets.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { MS } from '../../../../game/parts/tween.ts'

/** The pop of a bubble: a ring that expands and fades. */
export function pop(host: PartHost, box: Box): void {
  if (host.motion === 'reduced') return
  const size = box.width
  const ring = host.painter.image('pop', size, size, (context, width) => {
    context.translate(width / 2, width / 2)
    context.lineCap = 'round'
    context.lineWidth = width * 0.05
    context.strokeStyle = 'rgb(255 253 247 / .95)'
    for (let ray = 0; ray < 10; ray += 1) {
      context.rotate((Math.PI * 2) / 10)
      context.beginPath()
      context.moveTo(0, -width * 0.3)
      context.lineTo(0, -width * 0.44)
      context.stroke()
    }
  })
  ring.setPosition(box.x + size / 2, box.y + size / 2)
  host.top.add(ring)
  const { scaleX } = ring
  host.scene.tweens.add({
    targets: ring,
    scale: scaleX * 1.5,
    alpha: 0,
    duration: MS.calm,
    ease: 'Cubic.easeOut',
    onComplete: () => ring.destroy(),
  })
}
