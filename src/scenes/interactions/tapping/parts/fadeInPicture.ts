import { GameObjects } from 'phaser'
import { STAGE } from '../../../../game/rules/geometry.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { glide, MS } from '../../../../game/parts/tween.ts'

/** Fades in a whole picture over the present one, below the pieces that are played with. */
export function fadeInPicture(host: PartHost, key: string): GameObjects.Image {
  const image = new GameObjects.Image(host.scene, 0, 0, key).setOrigin(0, 0).setDisplaySize(STAGE.width, STAGE.height)
  host.layer.addAt(image, 0)
  image.setAlpha(0)
  glide(host.scene, image, { alpha: 1 }, host.ms(MS.celebrate))
  return image
}
