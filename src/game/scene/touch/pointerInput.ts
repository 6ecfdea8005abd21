import type { Disposables } from '../disposables.ts'
import type { Point } from './hitTest.ts'

/** Receives the fingers of a scene. */
export interface PointerHandler {
  /** `at`: time of the touch event, ms. */
  down(pointer: number, point: Point, at: number): void
  /** `point` is the same object each time, so that moves allocate nothing. */
  move(pointer: number, point: Point): void
  up(pointer: number, point: Point): void
  cancel(pointer: number): void
}

/** Converts screen positions to the stage. */
export interface ScreenPlaces {
  /** Measures where the stage is on the screen. */
  look(): void
  toStage(clientX: number, clientY: number, point: { x: number; y: number }): void
}

/** Wider than a finger pressed flat: a palm or wrist, CSS px. Devices without this information report 0 or 1. */
const PALM_PX = 90

/**
 * Listens to fingers, mouse and pen. Pointer events instead of Phaser's input: each finger has an id, the element captures a finger that slides off
 * it, and touches work from the first frame (phaser 4.2.1 registers new objects a frame late).
 */
export function listenToPointers(
  element: HTMLElement,
  places: ScreenPlaces,
  handler: PointerHandler,
  disposables: Disposables,
): void {
  const moving = { x: 0, y: 0 }
  const point = (event: PointerEvent) => {
    const found = { x: 0, y: 0 }
    places.toStage(event.clientX, event.clientY, found)
    return found
  }
  disposables.listenTo(element, 'pointerdown', (event) => {
    if (event.button !== 0 || Math.max(event.width, event.height) > PALM_PX) return
    capture(element, event.pointerId)
    places.look()
    handler.down(event.pointerId, point(event), event.timeStamp)
  })
  disposables.listenTo(element, 'pointermove', (event) => {
    places.toStage(event.clientX, event.clientY, moving)
    handler.move(event.pointerId, moving)
  })
  disposables.listenTo(element, 'pointerup', (event) => handler.up(event.pointerId, point(event)))
  disposables.listenTo(element, 'pointercancel', (event) => handler.cancel(event.pointerId))
  // Chromium takes a drag for a fling even if nothing scrolls, and swallows the next tap meanwhile: pressing Next right after the last drop would do
  // nothing. `preventDefault` on `touchstart` avoids the fling.
  disposables.listenTo(element, 'touchstart', (event) => event.preventDefault(), { passive: false })
}

function capture(element: HTMLElement, pointer: number): void {
  try {
    element.setPointerCapture(pointer)
  } catch {
    // The finger is already up: `pointerup` follows and arrives without capture.
  }
}
