/** Book 2, page 11: ten lanterns on ten hills; each is lit when its hill is touched (frame `done`), and Grandpa comes nearer far away. */
import type { Point } from '../../core/geom.ts'
import { groundShadow } from '../../core/light.ts'
import { circle, g, glow, place } from '../../core/svg.ts'
import { lampGlow, lampPool, relight } from '../../core/time.ts'
import { person } from '../../characters/cast.ts'
import { stick } from '../../characters/held.ts'
import { bigBasket } from '../../parts/baskets.ts'
import { kitten } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, litRoad } from './p11.land.ts'

type Keeper = 'danu' | 'eka' | 'ayu' | 'bima' | 'citra' | 'joko' | 'sri' | 'rio' | 'tini' | 'murni'
/** One hill: left and top of its box (percent), foot line of the lantern (stage px), scale, who stands there and on which side. */
interface Hill {
  readonly n: number
  readonly left: number
  readonly top: number
  readonly x: number
  readonly y: number
  readonly s: number
  readonly who: Keeper
  /** -1: the person stands at the left of the lantern and looks right. */
  readonly side: -1 | 1
}
/** Width and height of a hill's box, percent. */
const BOX = { width: 15, height: 17 }
const hill = (n: number, left: number, top: number, y: number, s: number, who: Keeper, side: -1 | 1): Hill => ({
  n,
  left,
  top,
  x: (left + BOX.width / 2) * 12.8,
  y,
  s,
  who,
  side,
})
/** The ten hills in the order of the path. */
const HILLS: readonly Hill[] = [
  hill(1, 5, 74, 706, 1, 'danu', 1),
  hill(2, 29, 76, 720, 1, 'eka', 1),
  hill(3, 53, 74, 706, 1, 'ayu', 1),
  hill(4, 79, 76, 722, 1, 'bima', -1),
  hill(5, 72, 48, 500, 0.84, 'citra', -1),
  hill(6, 42, 50, 516, 0.84, 'joko', -1),
  hill(7, 12, 48, 500, 0.84, 'sri', 1),
  hill(8, 18, 22, 296, 0.68, 'rio', 1),
  hill(9, 44, 20, 280, 0.68, 'tini', 1),
  hill(10, 72, 16, 246, 0.66, 'murni', 1),
]

const TURN: Partial<Record<Keeper, number>> = { danu: -0.2, eka: 0.2, tini: -0.1 }
const SCALE: Partial<Record<Keeper, number>> = {
  danu: 0.39,
  eka: 0.39,
  ayu: 0.39,
  bima: 0.41,
  citra: 0.37,
  murni: 0.34,
}
/** How somebody waves with the arm away from the lantern. */
const waving = (side: -1 | 1) => ({
  lean: side < 0 ? 3 : -3,
  armL: side < 0 ? ([-104, -150] as const) : ([-26, 30] as const),
  armR: side < 0 ? ([24, -20] as const) : ([104, 150] as const),
  handL: side < 0 ? ('open' as const) : ('rest' as const),
  handR: side < 0 ? ('rest' as const) : ('open' as const),
  legL: [-5, -2] as const,
  legR: [6, 2] as const,
})
/** The person of a hill, feet at 0,0, about 96 units high; they look along the path and wave when their lantern shines. */
function keeper({ who, side }: Hill, isLit: boolean): string {
  const expression = isLit ? 'laugh' : 'smile'
  const svg =
    who === 'bima'
      ? inChair('bima', {
          view: 'quarter',
          expression,
          ...(isLit ? { armR: [104, 152] as const, poseMore: { handR: 'open' as const } } : {}),
        }).svg
      : person(who, {
          expression,
          turn: TURN[who] ?? (side < 0 ? 0.25 : -0.25),
          pose: isLit ? waving(side) : 'stand',
          ...(who === 'joko' ? { hat: null } : {}),
        }).svg
  return place(svg, 0, 0, SCALE[who] ?? 0.315)
}
const lampAt = ({ x, y, s, side }: Hill): Point => [x - side * 30 * s, y + 2]
/** The light of a hill's lantern: pool on the grass and glow in the air. */
function hillGlow(h: Hill): string {
  const [x, y] = lampAt(h)
  return g([
    lampPool(x, y + 2, 130 * h.s, 0.85),
    lampPool(x, y + 24 * h.s, 96 * h.s, 0.5, '#FFE09A'),
    lampGlow(x, y - 24 * h.s, 94 * h.s),
  ])
}
/** One hill top: person and lantern, dark or lit. */
function hillTop(h: Hill, isLit: boolean): string {
  const [x, y] = lampAt(h),
    footX = h.x + h.side * 32 * h.s
  const lamp = isLit ? lantern({ on: true, r: 0 }) : relight(lantern({ on: false }), 'malam')
  return g([
    isLit ? hillGlow(h) : '',
    place(groundShadow(0, 0, 34, isLit ? 0.5 : 0.4, '#0E1838'), footX, h.y, h.s),
    place(relight(keeper(h, isLit), isLit ? 'lampu' : 'malam'), footX, h.y, h.s),
    place(lamp, x, y, 0.78 * h.s),
    isLit ? circle(x, y - 24 * h.s, 30 * h.s, glow('#FFF3C4', 0.5)) : '',
  ])
}
/** Grandpa far away with his basket; he lifts the stick when he is called. */
const grandpa = (isWaving: boolean): string => {
  const hand: Point = isWaving ? [-84, -212] : [-66, -120]
  const who = person('kakek', {
    expression: isWaving ? 'laugh' : 'happy',
    turn: -0.4,
    pose: {
      lean: -4,
      armL: { palm: hand, bend: -1 },
      armR: [24, -8],
      handL: 'fist',
      legL: [-8, -2],
      legR: [6, 2],
    },
    behind: () => place(bigBasket(), 44, -96, 0.86),
  })
  const held = isWaving ? stick(-80, -218, -84) : stick(-62, -118, -74)
  const lit = relight(place(held + who.svg, 0, 0, 0.17), 'lampu')
  return lampPool(1206, 222, 44, 0.7) + place(lit, 1208, 220) + lampGlow(1196, 206, 40, 0.5)
}
const kiko = (pose: 'run' | 'call'): string => place(relight(kitten({ pose }), 'lampu'), 614, 590, 0.36)

export { background, foreground }
/** The page after all ten: every lantern shines and the whole path glows. */
export const allLit = (): string =>
  g([
    background(),
    litRoad(),
    ...HILLS.toReversed().map((h) => hillTop(h, true)),
    grandpa(true),
    kiko('call'),
    foreground(),
  ])
/** Back to front: the hills from the farthest to the nearest, Grandpa, Kiko. */
export const sprites = (): readonly SpriteDrawing[] => [
  ...HILLS.toReversed().map(
    (h): SpriteDrawing => ({
      name: `hill-${h.n}`,
      box: { x: h.left, y: h.top, ...BOX },
      svg: hillTop(h, false),
      frames: { done: hillTop(h, true) },
      idle: 'still',
      tap: 'hop',
      sound: 'lantern',
    }),
  ),
  {
    name: 'kakek',
    box: { x: 89, y: 15, width: 10, height: 18 },
    svg: grandpa(false),
    frames: { tap: grandpa(true) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 46, y: 68, width: 4, height: 6 },
    svg: kiko('run'),
    frames: { tap: kiko('call') },
    idle: 'nod',
    tap: 'hop',
    sound: 'meow',
  },
]
