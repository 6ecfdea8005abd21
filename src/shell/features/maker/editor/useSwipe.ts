import { type PointerEvent, useRef } from 'react'

/** A finger that goes so far sideways turns the page, px; and at most so far up or down. */
const FAR = 60
const STRAIGHT = 40

/** Hands for an element on which a finger that slides sideways turns the page: `step` 1 to the next, -1 to the one before. */
export function useSwipe(onTurn: (step: 1 | -1) => void) {
  const from = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined)
  return {
    onPointerDown({ pointerId, clientX, clientY }: PointerEvent) {
      from.current = { id: pointerId, x: clientX, y: clientY }
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const begun = from.current
      from.current = undefined
      if (begun?.id !== pointerId || Math.abs(clientY - begun.y) > STRAIGHT) return
      const way = clientX - begun.x
      if (Math.abs(way) >= FAR) onTurn(way < 0 ? 1 : -1)
    },
    onPointerCancel() {
      from.current = undefined
    },
  }
}
