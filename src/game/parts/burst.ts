import type { PartHost } from './partHost.ts'
import { paintStar } from './shapes.ts'
import { MS } from './tween.ts'

/** A few stars that spring from a point and are gone: the answer to something right. Small, then still. */
export function burst(host: PartHost, x: number, y: number, count = 6): void {
  if (!host.hasParticles() || host.motion !== 'full') return
  for (let index = 0; index < count; index += 1) {
    const star = host.painter.image('star', 44, 44, (context) => paintStar(context, 22, 22, 15))
    const angle = -Math.PI / 2 + (index / count) * Math.PI * 2
    const reach = 74 + (index % 2) * 34
    star.setPosition(x, y)
    host.layer.add(star)
    host.scene.tweens.add({
      targets: star,
      x: x + Math.cos(angle) * reach,
      y: y + Math.sin(angle) * reach,
      angle: index % 2 === 0 ? 70 : -70,
      alpha: { value: 0, ease: 'Cubic.easeIn' },
      duration: MS.celebrate,
      ease: 'Cubic.easeOut',
      onComplete: () => star.destroy(),
    })
  }
}
