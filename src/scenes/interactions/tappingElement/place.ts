import { STAGE } from '../../../game/rules/geometry.ts'
import type { Box } from '../../../game/targets.ts'

/** The centre of a bubble, stage units. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Number of tries before the roomiest candidate is used. */
const TRIES = 40
/** Height of the strip for instruction and messages, as a fraction of the stage's height: kept free of bubbles. */
const STRIP = 0.16
/** Amplitude of the bobbing; the margin to the edges includes it. */
export const BOB = 8

/** The area of the centres: at least `marginPercent` from every edge, and below the strip. */
export function bubbleArea(diameter: number, marginPercent: number): Box {
  const x = (marginPercent / 100) * STAGE.width + diameter / 2 + BOB
  const top = Math.max(marginPercent / 100, STRIP) * STAGE.height + diameter / 2 + BOB
  const bottom = (1 - marginPercent / 100) * STAGE.height - diameter / 2 - BOB
  return { x, y: top, width: STAGE.width - 2 * x, height: Math.max(0, bottom - top) }
}

/** A random place without overlap; if none is found within `TRIES`, the one with the most room. */
export function freePlace(area: Box, others: readonly Place[], diameter: number, random: () => number): Place {
  const room = (place: Place) =>
    others.reduce(
      (least, other) => Math.min(least, Math.hypot(place.x - other.x, place.y - other.y)),
      Number.POSITIVE_INFINITY,
    )
  let best: Place | undefined
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const place = { x: area.x + random() * area.width, y: area.y + random() * area.height }
    if (room(place) >= diameter * 1.2) return place
    if (best === undefined || room(place) > room(best)) best = place
  }
  return best ?? { x: area.x, y: area.y }
}
