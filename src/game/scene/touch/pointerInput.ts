import type { Disposables } from '../disposables.ts'
import type { Point } from './hitTest.ts'

/** What a scene does with fingers. */
export interface PointerHandler {
  /** `at`: the touch's own time, ms. */
  down(pointer: number, point: Point, at: number): void
  /** `point` is the same object each time: a move must make no garbage. */
  move(pointer: number, point: Point): void
  up(pointer: number, point: Point): void
  cancel(pointer: number): void
}

/** Where a place on the screen is on the stage. */
export interface ScreenPlaces {
  /** Looks where the stage is on the screen. */
  look(): void
  toStage(clientX: number, clientY: number, point: { x: number; y: number }): void
}

/** Broader than a finger pressed flat: a palm or a wrist, CSS px. Devices that do not know say 0 or 1. */
const PALM_PX = 90

/**
 * Fingers, mouse and pen on the stage. Pointer events are used rather than Phaser's input: each finger has its name, the element keeps a
 * finger that slides off it, and a touch counts from the first frame on (phaser 4.2.1 hears new objects a frame late).
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
  // Chromium takes a finger's drag for a fling, even where nothing scrolls, and swallows the next tap while that lasts: Next, pressed right
  // after the last word has dropped, would do nothing. A touch that is refused begins no fling.
  disposables.listenTo(element, 'touchstart', (event) => event.preventDefault(), { passive: false })
}

function capture(element: HTMLElement, pointer: number): void {
  try {
    element.setPointerCapture(pointer)
  } catch {
    // The finger is up already: its `pointerup` follows and is heard without capture.
  }
}
