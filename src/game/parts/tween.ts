import type { Scene } from 'phaser'

/** Times of the interface's motion, ms. */
export const MS = { press: 90, quick: 180, calm: 320, celebrate: 900 } as const

/** A display object, as far as its size is concerned. */
interface Scalable {
  setScale(scale: number): unknown
}

type Properties = Readonly<Record<string, number>>

/** Moves numbers of an object to new values on the scene's clock; an older motion of the same object ends. At once where `ms` is 0. */
export function glide(
  scene: Scene,
  object: object,
  to: Properties,
  ms: number,
  ease = 'Cubic.easeOut',
  done?: () => void,
): void {
  scene.tweens.killTweensOf(object)
  if (ms <= 0) {
    Object.assign(object, to)
    done?.()
    return
  }
  scene.tweens.add({ targets: object, ...to, duration: ms, ease, ...(done ? { onComplete: done } : {}) })
}

/** Draws a piece into notice by growing it a little, some times over, or ends that. With reduced motion nothing grows. */
export function pulse(scene: Scene, object: Scalable, isGlowing: boolean, isStill: boolean): void {
  scene.tweens.killTweensOf(object)
  object.setScale(1)
  if (!isGlowing || isStill) return
  scene.tweens.add({ targets: object, scale: 1.08, duration: 500, yoyo: true, repeat: 5, ease: 'Sine.easeInOut' })
}
