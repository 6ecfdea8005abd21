import { STAGE } from '../../../game/rules/geometry.ts'
import type { Box } from '../../../game/targets.ts'

/** A middle point, stage units. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Tries before the roomiest place found is taken. */
const TRIES = 40
/** The strip of the instruction and the messages, share of the stage's height: bubbles keep out of it. */
const STRIP = 0.16
/** Bubbles bob by so much around their place; their edge margin holds for all of it. */
export const BOB = 8

/** Where middles may lie: at least `marginPercent` from every edge, and below the strip. */
export function bubbleArea(diameter: number, marginPercent: number): Box {
  const x = (marginPercent / 100) * STAGE.width + diameter / 2 + BOB
  const top = Math.max(marginPercent / 100, STRIP) * STAGE.height + diameter / 2 + BOB
  const bottom = (1 - marginPercent / 100) * STAGE.height - diameter / 2 - BOB
  return { x, y: top, width: STAGE.width - 2 * x, height: Math.max(0, bottom - top) }
}

/** A chance place that covers no other bubble; where none is found in time, the one with most room. */
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
