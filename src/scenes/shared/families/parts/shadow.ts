import { GameObjects } from 'phaser'
import type { Box, RuleTarget } from '../../../../game/targets.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import type { TargetView } from '../../../../game/parts/targetView.ts'
import { glide, MS } from '../../../../game/parts/tween.ts'

/** A silhouette that waits for its person: larger while a person is near, hidden when filled. `key`: its loaded texture. */
export function makeShadow(host: PartHost, target: RuleTarget, key: string): TargetView {
  let { box, state } = target
  const image = new GameObjects.Image(host.scene, 0, 0, key)
  /** Solid: what is behind it would be seen in the person's body. */
  const rest = { alpha: 0.96 }
  const LARGER = 1.05
  let ownScale = 1
  const place = ({ x, y, width, height }: Box) => {
    const scale = Math.min(width / image.width, height / image.height)
    // On the bottom edge of its box, like the person later.
    ownScale = scale
    image.setScale(scale).setPosition(x + width / 2, y + height - (image.height * scale) / 2)
  }
  place(box)
  image.setAlpha(state === 'done' ? 0 : rest.alpha)
  host.layer.addAt(image, 0)
  let isStressed = false
  let isNear = false
  let isGlowing = false
  const stress = () => {
    const before = isStressed
    isStressed = isNear || isGlowing
    if (state === 'done' || before === isStressed) return
    glide(
      host.scene,
      image,
      { alpha: isStressed ? 1 : rest.alpha, scale: isStressed ? ownScale * LARGER : ownScale },
      host.ms(MS.quick),
    )
  }
  return {
    box: () => box,
    update(next, how) {
      ;({ box } = next)
      place(box)
      if (next.state === state) return
      state = next.state
      glide(host.scene, image, { alpha: state === 'done' ? 0 : rest.alpha }, how === 'glide' ? host.ms(MS.calm) : 0)
    },
    near(next) {
      isNear = next
      stress()
    },
    glow(next) {
      if (isGlowing === next) return
      isGlowing = next
      stress()
      if (!next || state === 'done' || host.motion === 'reduced') return
      const beats = { duration: 500, yoyo: true, repeat: 4, ease: 'Sine.easeInOut' }
      host.scene.tweens.killTweensOf(image)
      host.scene.tweens.add({ targets: image, alpha: { from: 1, to: 0.4 }, ...beats })
    },
    destroy() {
      host.scene.tweens.killTweensOf(image)
      image.destroy()
    },
  }
}
