import { type KitData, layoutOf, PICTURE } from '../../../../content/kit/layout.ts'
import type { Composition } from '../../../../content/kit/schema.ts'
import type { Box } from '../../../../game/targets.ts'

/** The least size of what a finger touches, percent of the picture, as the check of every pack has it. */
const LEAST = { width: 9, height: 12 } as const

/** How often boxes are moved apart before what is left is told to the author. */
const ROUNDS = 24

type Placed = ReturnType<typeof layoutOf>[number]

/** Rounded to a tenth of a percent: what is stored stays readable. */
const round = (value: number): number => Math.round(value * 10) / 10

/** Where each thing of a picture is seen, percent of the picture, in the order of its items. Things that the kit does not have, and those outside, have none. */
export function seenBoxes(composition: Composition, sprites: KitData['sprites']): Map<number, Box> {
  return new Map(
    layoutOf(composition, sprites).flatMap((placed): [number, Box][] => {
      const box = seenBox(placed)
      return box ? [[placed.z, box]] : []
    }),
  )
}

function seenBox({ x, y, w, h, feet, turn, flip }: Placed): Box | undefined {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const corners = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ].map(([cx = 0, cy = 0]) => {
    const [dx, dy] = [(cx - feet.x) * (flip ? -1 : 1), cy - feet.y]
    return { x: feet.x + dx * cos - dy * sin, y: feet.y + dx * sin + dy * cos }
  })
  const left = Math.max(0, Math.min(...corners.map((corner) => corner.x)))
  const top = Math.max(0, Math.min(...corners.map((corner) => corner.y)))
  const right = Math.min(PICTURE.width, Math.max(...corners.map((corner) => corner.x)))
  const bottom = Math.min(PICTURE.height, Math.max(...corners.map((corner) => corner.y)))
  if (right <= left || bottom <= top) return undefined
  const [kx, ky] = [100 / PICTURE.width, 100 / PICTURE.height]
  return { x: left * kx, y: top * ky, width: (right - left) * kx, height: (bottom - top) * ky }
}

/** The box in the picture, and large enough for a finger: it grows around its middle. */
export function fingerBox({ x, y, width, height }: Box): Box {
  const [w, h] = [Math.min(100, Math.max(LEAST.width, width)), Math.min(100, Math.max(LEAST.height, height))]
  return {
    x: round(Math.min(100 - w, Math.max(0, x + (width - w) / 2))),
    y: round(Math.min(100 - h, Math.max(0, y + (height - h) / 2))),
    width: round(w),
    height: round(h),
  }
}

/** Whether two boxes overlap; touching edges do not count. */
export function overlaps(one: Box, other: Box): boolean {
  return depth(one, other).x > 0.05 && depth(one, other).y > 0.05
}

const depth = (one: Box, other: Box) => ({
  x: Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
  y: Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
})

interface Movable {
  readonly box: Box
  /** Put there by hand: others make way. */
  readonly isFixed: boolean
}

/**
 * Boxes apart from one another: where two overlap, the larger one gives way, down to a finger's size; then the smaller one too; then they are pushed
 * away. What has no room stays as it is.
 */
export function apart(movables: readonly Movable[], keepOff: readonly Box[] = []): Box[] {
  const boxes = movables.map(({ box, isFixed }) => (isFixed ? box : fingerBox(box)))
  for (let rounds = 0; rounds < ROUNDS; rounds += 1) {
    let isMoved = false
    const yieldTo = (index: number, other: Box) => {
      const own = boxes[index]
      if (!own || movables[index]?.isFixed !== false || !overlaps(own, other)) return
      boxes[index] = shrunk(own, other) ?? pushed(own, other)
      isMoved = true
    }
    for (const [index, box] of boxes.entries()) {
      for (const fixed of keepOff) yieldTo(index, fixed)
      for (const [at, other] of boxes.entries()) {
        if (at === index || !overlaps(boxes[index] ?? box, other)) continue
        const isLarger = area(boxes[index] ?? box) >= area(other) || movables[at]?.isFixed === true
        if (isLarger) yieldTo(index, other)
        else yieldTo(at, boxes[index] ?? box)
      }
    }
    if (!isMoved) break
  }
  return boxes
}

const area = ({ width, height }: Box) => width * height

/** A box cut back to the edge of another; the side on which least is lost. `undefined` where too little would be left on every side. */
function shrunk(own: Box, other: Box): Box | undefined {
  const right = own.x + own.width
  const bottom = own.y + own.height
  const cuts: Box[] = [
    { ...own, width: other.x - own.x },
    { ...own, x: other.x + other.width, width: right - (other.x + other.width) },
    { ...own, height: other.y - own.y },
    { ...own, y: other.y + other.height, height: bottom - (other.y + other.height) },
  ].filter(({ width, height }) => width >= LEAST.width && height >= LEAST.height)
  const [best] = cuts.toSorted((a, b) => area(b) - area(a))
  return best && roundedBox(best)
}

/** A box pushed out of another one, the shortest way that stays in the picture. */
function pushed(own: Box, other: Box): Box {
  const ways: Box[] = [
    { ...own, x: other.x - own.width },
    { ...own, x: other.x + other.width },
    { ...own, y: other.y - own.height },
    { ...own, y: other.y + other.height },
  ].filter(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= 100 && y + height <= 100)
  const far = (box: Box) => Math.abs(box.x - own.x) + Math.abs(box.y - own.y)
  const [best = own] = ways.toSorted((a, b) => far(a) - far(b))
  return roundedBox(best)
}

const roundedBox = ({ x, y, width, height }: Box): Box => ({
  x: round(x),
  y: round(y),
  width: Math.floor(width * 10) / 10,
  height: Math.floor(height * 10) / 10,
})

/** What is wrong with a box while it is drawn: too small for a finger, or over another one. */
export type BoxTrouble = { readonly is: 'small' } | { readonly is: 'overlap'; readonly other: string }

/** The trouble with one of several boxes, `undefined` where it is well. */
export function troubleOf(
  id: string,
  boxes: readonly { readonly id: string; readonly box: Box }[],
): BoxTrouble | undefined {
  const own = boxes.find((one) => one.id === id)?.box
  if (!own) return undefined
  if (own.width < LEAST.width || own.height < LEAST.height) return { is: 'small' }
  const other = boxes.find((one) => one.id !== id && overlaps(own, one.box))
  return other && { is: 'overlap', other: other.id }
}
