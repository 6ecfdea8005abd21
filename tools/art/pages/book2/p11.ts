/**
 * Book 2, page 11: over Grandpa's shoulder. He stands in the dark, close to us; before him lie ten hills, and on each a lantern is lit when it is
 * touched (frame `done`), until the way home shines.
 */
import type { Point } from '../../core/geom.ts'
import { grainOf, groundShadow } from '../../core/light.ts'
import { circle, flat, g, glow, place } from '../../core/svg.ts'
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
/** One hill: its box (percent), foot line of the lantern (stage px), scale, who stands there and on which side. */
interface Hill {
  readonly n: number
  readonly box: SpriteDrawing['box']
  readonly x: number
  readonly y: number
  readonly s: number
  readonly who: Keeper
  /** -1: the person stands at the left of the lantern and looks right. */
  readonly side: -1 | 1
}
/** Boxes and sizes of the three rows, near to far. */
const ROWS = {
  near: { top: 66, width: 18, height: 24, s: 1.3 },
  middle: { top: 41, width: 15, height: 20, s: 0.98 },
  far: { top: 20, width: 12, height: 16, s: 0.74 },
} as const
const hill = (n: number, row: keyof typeof ROWS, x: number, y: number, who: Keeper, side: -1 | 1): Hill => {
  const { top, width, height, s } = ROWS[row]
  return { n, box: { x: x / 12.8 - width / 2, y: top, width, height }, x, y, s, who, side }
}
/** The ten hills in the order of the path. */
const HILLS: readonly Hill[] = [
  hill(1, 'near', 128, 700, 'danu', 1),
  hill(2, 'near', 371, 714, 'eka', 1),
  hill(3, 'near', 614, 700, 'ayu', 1),
  hill(4, 'near', 858, 714, 'bima', -1),
  hill(5, 'middle', 838, 478, 'citra', -1),
  hill(6, 'middle', 531, 482, 'joko', -1),
  hill(7, 'middle', 211, 478, 'sri', 1),
  hill(8, 'far', 230, 281, 'rio', 1),
  hill(9, 'far', 525, 281, 'tini', 1),
  hill(10, 'far', 806, 281, 'murni', 1),
]

const TURN: Partial<Record<Keeper, number>> = { danu: -0.2, eka: 0.2, tini: -0.1 }
const SCALE: Partial<Record<Keeper, number>> = {
  danu: 0.39,
  eka: 0.39,
  ayu: 0.39,
  bima: 0.41,
  citra: 0.37,
  murni: 0.36,
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
/** Grandpa, cut by the frame, with his basket and his stick: he peers into the dark; `sees`: the lights shine on his face. */
const grandpa = (sees: boolean): string => {
  grainOf.freq = 0.24
  const who = person('kakek', {
    expression: sees ? 'relief' : 'doubt',
    // what the frame cuts off is not drawn: it would weigh all the same
    props: { leg: [30, 32] },
    turn: -0.62,
    nod: -0.1,
    look: [-1, -0.1],
    pose: {
      lean: sees ? -7 : -11,
      armL: sees ? { palm: [8, -138], bend: -1 } : { palm: [-44, -80], bend: -1 },
      armR: [24, -8],
      handL: sees ? 'rest' : 'fist',
      legL: [-8, -2],
      legR: [6, 2],
      head: sees ? 4 : -6,
    },
    behind: () => place(bigBasket(), 52, -56, 0.94),
  })
  const held = sees ? '' : stick(-42, -78, -46),
    at = place(held + who.svg, 1150, 888, 2.42)
  grainOf.freq = 0.55
  return sees
    ? g([circle(1030, 380, 330, glow('#FFC765', 0.4)), relight(at, 'lampu')])
    : g([
        place(g(at, { filter: flat('#7F9BE0') }), -4, -3),
        relight(at, 'malam'),
        g(at, { filter: flat('#0A1434'), opacity: 0.3 }),
      ])
}
const kiko = (pose: 'run' | 'call'): string => place(relight(kitten({ pose }), 'lampu'), 704, 536, 0.42)

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
      box: h.box,
      svg: hillTop(h, false),
      frames: { done: hillTop(h, true) },
      idle: 'still',
      tap: 'hop',
      sound: 'lantern',
    }),
  ),
  {
    name: 'kakek',
    box: { x: 75, y: 22, width: 25, height: 78 },
    svg: grandpa(false),
    frames: { tap: grandpa(true) },
    idle: 'still',
    tap: 'nod',
  },
  {
    name: 'kiko',
    box: { x: 52.5, y: 61, width: 5.5, height: 7 },
    svg: kiko('run'),
    frames: { tap: kiko('call') },
    idle: 'nod',
    tap: 'hop',
    sound: 'meow',
  },
]
