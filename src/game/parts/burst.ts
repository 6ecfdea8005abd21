import type { GameObjects } from 'phaser'
import type { PartHost } from './partHost.ts'
import { paintStar } from './shapes.ts'
import { MS } from './tween.ts'

const SIZE = 44
/** How far a star rotates in flight, degrees. */
const TURN = 70

const makeStar = (host: PartHost) =>
  host.painter.image('star', SIZE, SIZE, (context) => paintStar(context, SIZE / 2, SIZE / 2, 15))

/** Paints the star before it is needed. */
export function prepareBurst(host: PartHost): void {
  host.prepare(() => makeStar(host).destroy())
}

/** A few stars that fly from a point and disappear: the answer to a right move. */
export function burst(host: PartHost, x: number, y: number, count = 6): void {
  if (!host.hasParticles() || host.motion !== 'full') return
  const stars = Array.from({ length: count }, () => makeStar(host))
  host.layer.add(stars)
  // One tween for all stars: creating a tween takes as long as drawing all stars for several frames.
  const flight = { share: 0 }
  const follow = () => {
    for (const [index, star] of stars.entries())
      place(star, { x, y, way: index / count, isEven: index % 2 === 0 }, flight.share)
  }
  follow()
  host.scene.tweens.add({
    targets: flight,
    share: 1,
    duration: MS.celebrate,
    ease: 'Linear',
    onUpdate: follow,
    onComplete() {
      for (const star of stars) star.destroy()
    },
  })
}

interface Way {
  readonly x: number
  readonly y: number
  /** Direction, as a fraction of a full circle. */
  readonly way: number
  readonly isEven: boolean
}

/** Position and alpha at a share 0…1 of the flight: fast at first, then slower; fades out at the end. */
function place(star: GameObjects.Image, { x, y, way, isEven }: Way, share: number): void {
  const gone = 1 - (1 - share) ** 3
  const angle = -Math.PI / 2 + way * Math.PI * 2
  const reach = (isEven ? 74 : 108) * gone
  star.setPosition(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  star.setAngle((isEven ? TURN : -TURN) * gone)
  star.setAlpha(1 - share ** 3)
}
