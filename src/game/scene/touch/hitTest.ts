import { TOUCH_REACH } from '../../rules/geometry.ts'
import type { Box, RuleTarget } from '../../targets.ts'

/** A point on the stage, stage units. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Distance from the point to the box; 0 inside. */
function distanceTo(box: Box, { x, y }: Point): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width)
  const dy = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(dx, dy)
}

function distanceToCentre(box: Box, { x, y }: Point): number {
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
}

/** Whether the point is in the box or within reach of it. `leastSize` is the smallest size that a finger hits reliably, stage units. */
function isWithinReach(box: Box, { x, y }: Point, leastSize: number): boolean {
  const reachX = Math.max(box.width * TOUCH_REACH, (leastSize - box.width) / 2)
  const reachY = Math.max(box.height * TOUCH_REACH, (leastSize - box.height) / 2)
  return (
    x >= box.x - reachX && x <= box.x + box.width + reachX && y >= box.y - reachY && y <= box.y + box.height + reachY
  )
}

/**
 * The target that a touch means. If the point is inside targets, the one with the nearest centre wins, even if it is done or disabled, so that a
 * second tap does not go to a neighbour (callers check `idle`). Otherwise the nearest idle target within reach wins, otherwise the background (if
 * touching it is a move too).
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
