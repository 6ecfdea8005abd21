/** What a press meets, where things lie over each other; and the box around a thing. Stage units. */
import { type KitSprite, PICTURE } from '../../../../../content/kit/index.ts'
import type { Point } from './gesture.ts'
import type { Item } from './items.ts'

/** A thing as it lies in the picture. */
export interface Lying {
  readonly name: string
  readonly item: Item
  readonly drawing: Pick<KitSprite, 'box' | 'feet'>
}

/** A point of the picture as a point of the drawing, at size 1, before it was turned and flipped. */
export function pointIn({ item, drawing }: Lying, point: Point): Point {
  const [dx, dy] = [point.x - item.x * PICTURE.width, point.y - item.y * PICTURE.height]
  const back = (-item.turn * Math.PI) / 180
  const x = (dx * Math.cos(back) - dy * Math.sin(back)) * (item.flip ? -1 : 1)
  const y = dx * Math.sin(back) + dy * Math.cos(back)
  return { x: x / item.size + drawing.feet.x, y: y / item.size + drawing.feet.y }
}

/** A point of the drawing as a point of the picture. */
export function pointOut({ item, drawing }: Lying, point: Point): Point {
  const x = (point.x - drawing.feet.x) * item.size * (item.flip ? -1 : 1)
  const y = (point.y - drawing.feet.y) * item.size
  const turn = (item.turn * Math.PI) / 180
  return {
    x: item.x * PICTURE.width + x * Math.cos(turn) - y * Math.sin(turn),
    y: item.y * PICTURE.height + x * Math.sin(turn) + y * Math.cos(turn),
  }
}

/** The upright box around a thing, kept within the picture. */
export function boxAround(lying: Lying): { x: number; y: number; w: number; h: number } {
  const { box } = lying.drawing
  const corners = [
    { x: 0, y: 0 },
    { x: box.w, y: 0 },
    { x: 0, y: box.h },
    { x: box.w, y: box.h },
  ].map((corner) => pointOut(lying, corner))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, right] = [Math.max(0, Math.min(...xs)), Math.min(PICTURE.width, Math.max(...xs))]
  const [top, bottom] = [Math.max(0, Math.min(...ys)), Math.min(PICTURE.height, Math.max(...ys))]
  return { x: left, y: top, w: Math.max(0, right - left), h: Math.max(0, bottom - top) }
}

/**
 * The name of what a press meets: the chosen thing where its box is met, else the front-most whose drawing has colour near the point, else the
 * front-most whose box is met. `reach`: half a finger, stage units. `isDrawn` looks at a drawing's point (size 1).
 */
export function met(
  things: readonly Lying[],
  point: Point,
  {
    chosen,
    reach,
    isDrawn,
  }: {
    readonly chosen: string | undefined
    readonly reach: number
    readonly isDrawn: (name: string, at: Point) => boolean
  },
): string | undefined {
  const under = things.filter((one) => isInBox(one, point, reach)).toReversed()
  const held = under.find(({ name }) => name === chosen)
  if (held && isInBox(held, point, 0)) return held.name
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => ({
    x: point.x + (reach / 2) * Math.cos((step * Math.PI) / 4),
    y: point.y + (reach / 2) * Math.sin((step * Math.PI) / 4),
  }))
  const drawnAt = (points: readonly Point[]) =>
    under.find((one) => points.some((near) => isDrawn(one.name, pointIn(one, near))))
  return (drawnAt([point]) ?? drawnAt(around) ?? held ?? under[0])?.name
}

/** Whether a point is in a thing's box, a small box made as large as a finger. */
function isInBox(lying: Lying, point: Point, reach: number): boolean {
  const { box } = lying.drawing
  const at = pointIn(lying, point)
  const [moreX, moreY] = [box.w, box.h].map((side) => Math.max(0, reach / lying.item.size - side / 2))
  return at.x >= -(moreX ?? 0) && at.x <= box.w + (moreX ?? 0) && at.y >= -(moreY ?? 0) && at.y <= box.h + (moreY ?? 0)
}
