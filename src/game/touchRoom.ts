import type { Box, Target } from './targets.ts'

/** The least room a finger needs for a thing, CSS px on each side. */
export const LEAST_TOUCH_PX = 44

/**
 * The room that a finger has for the most crowded of these targets, CSS px: the side of the square around it that is its own. The stage takes
 * a touch beside a small target for that target (`scene/hitTest.ts`), so a small one with nothing around it has room enough; between
 * two that stand close each has half. Infinity where nothing is to be touched.
 */
export function leastRoom(targets: readonly Target[]): number {
  const open = targets.filter(({ state, isBackground, isAside }) => state !== 'done' && !isBackground && !isAside)
  // A finger goes down on things, and lets go over places: they are not in each other's way.
  const places = open.filter(({ kind }) => kind === 'drop')
  const things = open.filter(({ kind }) => kind !== 'drop')
  const rooms = [places, things].flatMap((group) =>
    group.map((target) => Math.max(smallerSide(target), freeRoom(target, group))),
  )
  return Math.min(...rooms)
}

const smallerSide = ({ width, height }: Box) => Math.min(width, height)

/** The square around a target's centre that reaches into no neighbour, and not beyond the middle between it and a small one. */
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
