/** Book 4: the yard of the old mango tree. One place for all pages, seen by a camera that may come nearer. */
import type { Point } from '../../core/geom.ts'
import { groundShadow } from '../../core/light.ts'
import { g, place } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { bowlBasket } from '../../parts/baskets.ts'
import { house } from '../../parts/house.ts'
import {
  bananaPlant,
  cloud,
  flower,
  grass,
  hill,
  mangoTree,
  mist,
  palm,
  terraceHill,
  treeLine,
  volcano,
} from '../../parts/nature.ts'
import { galah, ladder } from '../../parts/poles.ts'
import { fence } from '../../parts/fence.ts'
import { mango } from '../../parts/mango.ts'

/** Where one looks: the yard's point at the upper left corner of the stage, and how near (1 = the whole yard). */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}
/** How the yard is set up. */
export interface YardOptions {
  /** Tools left from the tries: the ladder at the trunk and the pole at the house. */
  readonly hasTools?: boolean
  /** Foot of the pole, yard units; it leans to the right. */
  readonly pole?: Point
  /** Where the basket of windfalls stands. */
  readonly basket?: Point
  /** Where the house stands and how large it is. */
  readonly house?: { readonly x: number; readonly y: number; readonly s: number }
  /** Drawn over the far land and behind the tree. */
  readonly behindTree?: string
}
/** The yard is wider than the stage, so that a camera may look past its sides. */
const LEFT = -180,
  RIGHT = 1460
const TREE = mangoTree(640, 3, { crown: 1.22 })

const HOUSE = { x: 128, y: 398, s: 0.78 }
const far = (home: typeof HOUSE): string =>
  g([
    place(cloud(180, 4), 250, 120, 0.9),
    place(cloud(140, 8), 1170, 96, 0.9),
    volcano(1050, 300, 460, 150, 0.93),
    mist(1050, 300, 340, 44, 0.8),
    hill(
      [
        [LEFT, 288],
        [-20, 300],
        [200, 262],
        [460, 290],
        [760, 266],
        [1040, 290],
        [1300, 256],
        [RIGHT, 282],
      ],
      C.hutan,
      { d: 0.64, s: 8, bottom: 420 },
    ),
    treeLine(LEFT, RIGHT, (x: number) => 318 + 7 * Math.sin(x / 90), C.daun, {
      d: 0.42,
      seed: 9,
      r0: 12,
      r1: 26,
      palms: 3,
    }),
    terraceHill(1120, 366, 520, 84, { n: 6, d: 0.34, seed: 8, flat: 0.14 }),
    hill(
      [
        [LEFT, 348],
        [-20, 356],
        [260, 340],
        [640, 350],
        [1000, 338],
        [1300, 356],
        [RIGHT, 346],
      ],
      C.pisang,
      { d: 0.12, s: 10, seed: 3 },
    ),
    place(palm(240, -30, 5, { d: 0.1 }), 292, 372),
    place(house({ d: 0.04, door: C.hutan, shutter: C.toska }), home.x, home.y, home.s),
    place(bananaPlant(170, 4, 0.05), 1222, 400),
    place(fence(170, 3), 1096, 388, 0.74),
  ])
const lawn = (): string =>
  g([
    hill(
      [
        [LEFT, 410],
        [-20, 424],
        [260, 398],
        [640, 406],
        [1000, 394],
        [1300, 420],
        [RIGHT, 408],
      ],
      C.pisang,
      { s: 12, seed: 13 },
    ),
    grass(LEFT, RIGHT, (x: number) => 410 + 9 * Math.sin(x / 200), {
      h: 14,
      step: 11,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
  ])
const tree = (): string =>
  place(
    groundShadow(0, 0, 300, 0.42) +
      TREE.svg +
      TREE.fruitAt
        .filter((_, i) => i > 4)
        .map(([x, y], i) => place(mango(0.56, { leaf: i % 2 === 0 }), x, y + 30))
        .join(''),
    640,
    398,
  )
const FLOWERS = [
  [46, 560],
  [96, 590],
  [1216, 560],
  [1252, 600],
  [40, 470],
  [1180, 486],
]
const near = (): string =>
  g([
    grass(LEFT, RIGHT, (x: number) => 540 + 12 * Math.sin(x / 80), {
      h: 16,
      step: 62,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 5,
    }),
    grass(LEFT, RIGHT, (x: number) => 470 + 12 * Math.sin(x / 70), {
      h: 14,
      step: 58,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 15,
    }),
    ...FLOWERS.map(([x = 0, y = 0], i) => flower(x, y, 0.95, [C.sepatu, C.putih, C.jambu][i % 3])),
  ])
/** Two windfalls in a basket, 118 wide, foot on y=0. */
const windfalls = (): string =>
  groundShadow(0, 0, 70) +
  bowlBasket('back') +
  place(mango(0.5), -22, -34) +
  place(mango(0.5), 16, -38) +
  bowlBasket('front')
/** The yard without its sky, through a camera. */
export function yard(
  { x, y, k }: Camera = { x: 0, y: 0, k: 1 },
  { hasTools = true, pole = [60, 452], basket = [236, 470], house: home = HOUSE, behindTree = '' }: YardOptions = {},
): string {
  const all = g([
    far(home),
    lawn(),
    behindTree,
    hasTools ? place(ladder(250, 7), 706, 404, 1, -13) : '',
    tree(),
    near(),
    place(windfalls(), basket[0], basket[1], 0.72),
    hasTools ? place(galah(230), pole[0], pole[1], 1, 9) : '',
  ])
  return place(all, -x * k, -y * k, k)
}
/** Grass in the lower corners; the ground between stays plain for words and letters. */
export const cornerGrass = (): string =>
  g([
    grass(-20, 110, () => 806, { h: 46, step: 16, color: C.hutan, tip: C.daun, seed: 13 }),
    grass(1180, 1300, () => 806, { h: 46, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
  ])
