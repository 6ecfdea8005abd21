import type { Scene, Tweens } from 'phaser'

/** Durations of the interface's motion, ms. */
export const MS = { press: 90, quick: 180, calm: 320, celebrate: 900 } as const

/** How much a piece grows to attract attention. */
const GROWN = 1.08

/** A display object that can be scaled. */
interface Scalable {
  setScale(scale: number): unknown
}

type Properties = Readonly<Record<string, number>>

/** A tween has run in this tab. */
let isWarm = false

/** Tweens numeric properties of an object on the scene's clock and ends older tweens of the same object. Immediate if `ms` is 0. */
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
  isWarm = true
  scene.tweens.add({ targets: object, ...to, duration: ms, ease, ...(done ? { onComplete: done } : {}) })
}

/** Runs one tween that moves nothing if none has run in this tab, so that the browser has compiled the tween code before the first touch needs it. */
export function warmUp(scene: Scene): void {
  if (!isWarm) glide(scene, { share: 0 }, { share: 1 }, MS.press)
}

/** A display object that can be moved. */
interface Movable {
  setPosition(x: number, y: number): unknown
  setAlpha(alpha: number): unknown
}

/** Moves a piece to its place in `ms` (0: at once). With reduced motion it does not travel but fades in at its place. */
export function travel(
  { scene, motion }: { readonly scene: Scene; readonly motion: 'full' | 'calm' | 'reduced' },
  piece: Movable & { readonly x: number; readonly y: number },
  to: Properties & { readonly x: number; readonly y: number },
  ms: number,
  ease?: string,
): void {
  const isAway = Math.hypot(piece.x - to.x, piece.y - to.y) > 1
  if (motion !== 'reduced' || ms <= 0 || !isAway) return glide(scene, piece, to, motion === 'reduced' ? 0 : ms, ease)
  const { alpha = 1 } = to
  glide(scene, piece, to, 0)
  piece.setAlpha(0)
  glide(scene, piece, { alpha }, MS.calm)
}

/** Attracts attention to a piece by growing it a little, several times. Ends only its own tween: a piece on its way moves on. */
export class Pulse {
  private readonly scene: Scene
  private readonly object: Scalable
  private readonly isStill: boolean
  private tween: Tweens.Tween | undefined
  private isOn = false

  /** `isStill`: with reduced motion the piece is enlarged at once and stays so. */
  constructor(scene: Scene, object: Scalable, isStill: boolean) {
    this.scene = scene
    this.object = object
    this.isStill = isStill
  }

  /** Starts or ends the pulse; a pulse that ran to its end leaves the piece a little larger. */
  set(isOn: boolean): void {
    if (this.isOn === isOn) return
    this.isOn = isOn
    if (this.tween && !this.tween.isDestroyed()) this.tween.stop()
    this.tween = undefined
    this.object.setScale(isOn && this.isStill ? GROWN : 1)
    if (!isOn || this.isStill) return
    // Six beats, then the piece stays enlarged.
    const beats = { duration: 500, yoyo: true, repeat: 5, ease: 'Sine.easeInOut' }
    const onComplete = () => this.object.setScale(GROWN)
    this.tween = this.scene.tweens.add({ targets: this.object, scale: GROWN, ...beats, onComplete })
  }
}
