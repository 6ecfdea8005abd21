/** What fingers do with a thing: pure geometry. Points are stage units (1280 × 800). */
import { PICTURE } from '../../../../../content/kit/index.ts'
import type { Item } from './items.ts'

/** A point of the picture, stage units. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A finger must go so far before a press becomes a drag. */
export const DRAG_FROM = 8
/** Feet stay on the ground until they are pulled so far up or down, stage units; so near to it they are set down again. */
const GROUND_HOLDS = 44
const GROUND_PULLS = 16
/** A corner turns a thing only after so many degrees: resizing alone never tilts it. */
const TURN_FROM = 12
/** So near to upright, degrees, it stands upright. */
const UPRIGHT = 4

const between = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)
const angle = (a: Point, b: Point) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
/** Degrees, the short way. */
const short = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
const upright = (degrees: number) => (Math.abs(short(degrees)) <= UPRIGHT ? 0 : degrees)

/** A thing dragged by one finger. On the ground (0–1 of the height) it slides along, unless it is pulled up. */
export function dragged(start: Item, from: Point, to: Point, ground: number): Pick<Item, 'x' | 'y'> {
  const y = start.y + (to.y - from.y) / PICTURE.height
  const isOnGround = Math.abs(start.y - ground) * PICTURE.height < GROUND_PULLS
  const holds = isOnGround ? GROUND_HOLDS : GROUND_PULLS
  return {
    x: start.x + (to.x - from.x) / PICTURE.width,
    y: Math.abs(y - ground) * PICTURE.height < holds ? ground : y,
  }
}

/** A thing held by two fingers: it follows them, grows and turns with them. */
export function pinched(
  start: Item,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Pick<Item, 'x' | 'y' | 'size' | 'turn'> {
  const [before, after] = [middle(...from), middle(...to)]
  return {
    x: start.x + (after.x - before.x) / PICTURE.width,
    y: start.y + (after.y - before.y) / PICTURE.height,
    size: start.size * (between(...to) / Math.max(1, between(...from))),
    turn: upright(start.turn + short(angle(...to) - angle(...from))),
  }
}

/** A thing held at a corner: its feet stay, it grows and turns. */
export function cornered(start: Item, from: Point, to: Point): Pick<Item, 'size' | 'turn'> {
  const feet = { x: start.x * PICTURE.width, y: start.y * PICTURE.height }
  const turned = short(angle(feet, to) - angle(feet, from))
  const beyond = Math.sign(turned) * Math.max(0, Math.abs(turned) - TURN_FROM)
  return {
    size: start.size * (between(feet, to) / Math.max(1, between(feet, from))),
    turn: beyond === 0 ? start.turn : upright(start.turn + beyond),
  }
}
