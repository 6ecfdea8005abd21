import { STAGE } from '../../../game/rules/geometry.ts'
import type { Box } from '../../../game/targets.ts'

/** The centre of a bubble, stage units. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Number of random tries before all of the area is searched, and of steps of that search along each side. */
const TRIES = 40
const STEPS = 24
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

/** How near a bubble's edge comes to the nearest box, stage units; negative where it covers it. */
function distanceTo(boxes: readonly Box[], { x, y }: Place, diameter: number): number {
  const distances = boxes.map((box) => {
    const dx = Math.max(box.x - x, 0, x - box.x - box.width)
    const dy = Math.max(box.y - y, 0, y - box.y - box.height)
    return Math.hypot(dx, dy) - diameter / 2
  })
  return Math.min(Number.POSITIVE_INFINITY, ...distances)
}

/** What a new bubble keeps clear of, stage units. */
interface Surroundings {
  /** The centres of the other bubbles. */
  readonly others: readonly Place[]
  /** Boxes that it must not cover. */
  readonly keepOff: readonly Box[]
}

/** Free distance between two bubbles, as a share of their diameter, and the least where the picture is full. */
const AIR = 1.2
const LEAST_AIR = 1

/** A place for a new bubble; `isFree` when it covers no other bubble and none of the boxes. */
interface FoundPlace extends Place {
  readonly isFree: boolean
}

/**
 * A random place that covers no other bubble and none of the boxes, the bobbing included. If none is found within `TRIES` all of the area is searched for
 * the place that keeps off the boxes with the most room; if there is none, for the one that covers them least.
 */
export function freePlace(
  area: Box,
  { others, keepOff }: Surroundings,
  diameter: number,
  random: () => number,
): FoundPlace {
  const weigh = ({ x, y }: Place) => ({
    x,
    y,
    room: Math.min(Number.POSITIVE_INFINITY, ...others.map((other) => Math.hypot(x - other.x, y - other.y))),
    cover: Math.max(0, BOB - distanceTo(keepOff, { x, y }, diameter)),
  })
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { x, y, room, cover } = weigh({ x: area.x + random() * area.width, y: area.y + random() * area.height })
    if (cover === 0 && room >= diameter * AIR) return { x, y, isFree: true }
  }
  const places = gridOf(area).map(weigh)
  const best = places.toSorted((one, other) => one.cover - other.cover || other.room - one.room)[0]
  if (!best) return { x: area.x, y: area.y, isFree: false }
  return { x: best.x, y: best.y, isFree: best.cover === 0 && best.room >= diameter * LEAST_AIR }
}

/** Places all over the area, its edges included. */
function gridOf({ x, y, width, height }: Box): Place[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
  return steps.flatMap((across) => steps.map((down) => ({ x: x + across * width, y: y + down * height })))
}
