import type { GameObjects } from 'phaser'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { paintStar } from '../../../../game/parts/shapes.ts'
import { glide, MS } from '../../../../game/parts/tween.ts'

/** A star that marks something as done, centred at x, y (stage units). Pops up with full motion, otherwise is there at once. */
export function makeStarMark(host: PartHost, x: number, y: number, size: number): GameObjects.Image {
  const star = host.painter.image(`star-mark:${size}`, size, size, (context) =>
    paintStar(context, size / 2, size / 2, size * 0.36),
  )
  host.top.add(star.setPosition(x, y))
  const ms = host.motion === 'full' ? host.ms(MS.celebrate) : 0
  if (ms > 0) star.setScale(0.2)
  glide(host.scene, star, { scale: 1 }, ms, 'Back.easeOut')
  return star
}
