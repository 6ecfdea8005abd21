import { TOUCH_REACH } from '../../rules/geometry.ts'
import type { Box, RuleTarget } from '../../targets.ts'

/** A point on the stage, stage units. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How far outside the box the point lies; 0 inside. */
function distanceTo(box: Box, { x, y }: Point): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width)
  const dy = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(dx, dy)
}

function distanceToCentre(box: Box, { x, y }: Point): number {
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
}

/** Is the point in the box, or beside it within reach? `leastSize` is the smallest size a finger is sure to hit, stage units. */
function isWithinReach(box: Box, { x, y }: Point, leastSize: number): boolean {
  const reachX = Math.max(box.width * TOUCH_REACH, (leastSize - box.width) / 2)
  const reachY = Math.max(box.height * TOUCH_REACH, (leastSize - box.height) / 2)
  return (
    x >= box.x - reachX && x <= box.x + box.width + reachX && y >= box.y - reachY && y <= box.y + box.height + reachY
  )
}

/**
 * The target a touch means. Where touching areas hold the point, the nearest centre wins; a target that is done or disabled takes the touch too
 * (`idle` tells), so that a second tap on it does not slip to a neighbour. Outside all areas the nearest idle one within reach wins, otherwise the
 * background (if touching beside everything is a move too).
 */
export function targetAt(targets: readonly RuleTarget[], point: Point, leastSize: number): RuleTarget | undefined {
  const things = targets.filter(({ isBackground }) => isBackground !== true)
  return (
    nearest(things, point, (box) => distanceTo(box, point) === 0, distanceToCentre) ??
    nearest(
      things.filter(({ state }) => state === 'idle'),
      point,
      (box) => isWithinReach(box, point, leastSize),
      distanceTo,
    ) ??
    targets.find(({ isBackground }) => isBackground)
  )
}

function nearest(
  targets: readonly RuleTarget[],
  point: Point,
  isCandidate: (box: Box) => boolean,
  distance: (box: Box, point: Point) => number,
): RuleTarget | undefined {
  let found: RuleTarget | undefined
  let least = Number.POSITIVE_INFINITY
  for (const target of targets) {
    const away = isCandidate(target.box) ? distance(target.box, point) : Number.POSITIVE_INFINITY
    if (away >= least) continue
    least = away
    found = target
  }
  return found
}
