import type { Disposables } from './disposables.ts'
import type { Point } from './hitTest.ts'

/** What a scene does with fingers. */
export interface PointerHandler {
  /** `at`: the touch's own time, ms. */
  down(pointer: number, point: Point, at: number): void
  move(pointer: number, point: Point): void
  up(pointer: number, point: Point): void
  cancel(pointer: number): void
}

/** Broader than a finger pressed flat: a palm or a wrist, CSS px. Devices that do not know say 0 or 1. */
const PALM_PX = 90

/**
 * Fingers, mouse and pen on the stage. Pointer events are used rather than Phaser's input: each finger has its name, the element keeps a
 * finger that slides off it, and a touch counts from the first frame on (phaser 4.2.1 hears new objects a frame late).
 */
export function listenToPointers(
  element: HTMLElement,
  toStage: (clientX: number, clientY: number) => Point,
  handler: PointerHandler,
  bag: Disposables,
): void {
  const point = (event: PointerEvent) => toStage(event.clientX, event.clientY)
  bag.listenTo(element, 'pointerdown', (event) => {
    if (event.button !== 0 || Math.max(event.width, event.height) > PALM_PX) return
    capture(element, event.pointerId)
    handler.down(event.pointerId, point(event), event.timeStamp)
  })
  bag.listenTo(element, 'pointermove', (event) => handler.move(event.pointerId, point(event)))
  bag.listenTo(element, 'pointerup', (event) => handler.up(event.pointerId, point(event)))
  bag.listenTo(element, 'pointercancel', (event) => handler.cancel(event.pointerId))
}

function capture(element: HTMLElement, pointer: number): void {
  try {
    element.setPointerCapture(pointer)
  } catch {
    // The finger is up already: its `pointerup` follows and is heard without capture.
  }
}
