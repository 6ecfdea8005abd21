import type { Scene } from 'phaser'

/** Times of the interface's motion, ms. */
export const MS = { press: 90, quick: 180, calm: 320, celebrate: 900 } as const

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
