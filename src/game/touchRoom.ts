import type { Box, Target } from './targets.ts'

/** The smallest room a finger needs for a target, CSS px on each side. */
export const LEAST_TOUCH_PX = 44

/**
 * The room that a finger has for the most crowded of these targets, CSS px: the side of the square around it that belongs to it alone. The stage
 * counts a touch beside a small target as a touch on it (`scene/touch/hitTest.ts`), so a small target with nothing around it has enough room; two
 * close ones share the gap equally. What can only be heard does not count. Infinity if there are no targets.
 */
export function leastRoom(targets: readonly Target[]): number {
  const open = targets.filter(
    ({ state, isBackground, isAside, isStop }) => state !== 'done' && !isBackground && !isAside && !isStop,
  )
  // Fingers go down on items and up over drop places, so the two groups do not compete for room.
  const places = open.filter(({ kind }) => kind === 'drop')
  const things = open.filter(({ kind }) => kind !== 'drop')
  const rooms = [places, things].flatMap((group) =>
    group.map((target) => Math.max(smallerSide(target), freeRoom(target, group))),
  )
  return Math.min(...rooms)
}

const smallerSide = ({ width, height }: Box) => Math.min(width, height)

/** The side of the square around a target's centre that touches no large neighbour and stops halfway to a small one. */
function freeRoom(target: Target, group: readonly Target[]): number {
  return Math.min(
    ...group
      .filter(({ id }) => id !== target.id)
      .map((other) => {
        const dx = Math.abs(middle(target.x, target.width) - middle(other.x, other.width))
        const dy = Math.abs(middle(target.y, target.height) - middle(other.y, other.height))
        const toEdge = 2 * Math.max(dx - other.width / 2, dy - other.height / 2)
        return smallerSide(other) >= LEAST_TOUCH_PX ? toEdge : Math.min(toEdge, Math.max(dx, dy))
      }),
  )
}

const middle = (start: number, size: number) => start + size / 2
