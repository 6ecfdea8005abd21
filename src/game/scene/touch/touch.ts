import type { RuleTarget } from '../../targets.ts'
import { LEAST_TOUCH_PX } from '../../touchRoom.ts'
import { Gestures } from './gestures.ts'
import type { Point } from './hitTest.ts'
import type { PointerHandler } from './pointerInput.ts'
import type { TargetViews } from '../play/targetViews.ts'
import type { Viewport } from './viewport.ts'

/** What touches act on. */
export interface TouchWorld {
  readonly views: TargetViews
  readonly viewport: Viewport
  /** Fraction of a dragged item that must be inside its place. */
  readonly overlap: number
  /** See `PlayScene.doesTapMove`. */
  readonly doesTapMove: boolean
  move(targetId: string, to?: string): void
  touched(targetId: string): void
  touchPicture(point: Point): void
  isHidden(point: Point): boolean
  isSilent(target: RuleTarget): boolean
  sayWord(targetId: string): void
}

/** Connects gestures to a page's views. */
export function makeGestures(world: TouchWorld): Gestures {
  const { views, viewport } = world
  return new Gestures(
    {
      targets: () => views.present(),
      dropSize: (id) => views.get(id)?.dropSize?.() ?? views.get(id)?.box() ?? { width: 0, height: 0 },
      overlap: world.overlap,
      doesTapMove: world.doesTapMove,
      isHidden: (point) => world.isHidden(point),
      isSilent: (target) => world.isSilent(target),
      leastSize: () => viewport.units(LEAST_TOUCH_PX),
      now: () => performance.now(),
    },
    {
      touched: (id) => world.touched(id),
      tap: (id) => world.move(id),
      lift: (id) => views.get(id)?.lift?.(true),
      dragTo: (id, x, y) => views.get(id)?.moveTo?.(x, y),
      near: (zone) => {
        for (const [id, view] of views.all()) view.near?.(id === zone)
      },
      drop: (id, zone) => world.move(id, zone),
      goHome: (id) => views.get(id)?.goHome?.(),
      pick: (id) => views.get(id)?.lift?.(true),
      sayWord: (id) => world.sayWord(id),
      touchPicture: (point) => world.touchPicture(point),
      doubleTap: (point) => viewport.toggle(point),
    },
  )
}

/**
 * Passes fingers to the gestures. `hear` runs its callback only while the page accepts touches. `drawAt` receives the position of a pressed finger
 * (`undefined`: lifted), for kinds in which a finger draws.
 */
export function fingersOf(
  gestures: Gestures,
  hear: (run: () => void) => void,
  drawAt: (point: Point | undefined) => void,
): PointerHandler {
  let pressed: number | undefined
  const lift = () => {
    pressed = undefined
    drawAt(undefined)
  }
  return {
    down: (pointer, point, at) =>
      hear(() => {
        gestures.down(pointer, point, at)
        pressed = pointer
        drawAt(point)
      }),
    // No closure here, so that moves allocate nothing.
    move: (pointer, point) => {
      gestures.move(pointer, point)
      if (pressed === pointer) drawAt(point)
    },
    up: (pointer, point) =>
      hear(() => {
        gestures.up(pointer, point)
        if (pressed === pointer) lift()
      }),
    cancel: (pointer) =>
      hear(() => {
        gestures.cancel(pointer)
        lift()
      }),
  }
}
