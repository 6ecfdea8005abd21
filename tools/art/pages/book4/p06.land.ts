/** Book 4, page 6: the yard with the big mango tree, ladder and pole left from the tries before. */
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
import { skyOf } from '../../parts/skies.ts'
import { fence, mango } from '../../parts/village.ts'

const TREE = mangoTree(640, 3, { crown: 1.22 })
/** Everything on the ground and in the distance, by daylight. */
const land = (): string =>
  g([
    place(cloud(180, 4), 250, 120, 0.9),
    place(cloud(140, 8), 1170, 96, 0.9),
    volcano(1050, 300, 460, 150, 0.93),
    mist(1050, 300, 340, 44, 0.8),
    hill(
      [
        [-20, 300],
        [200, 262],
        [460, 290],
        [760, 266],
        [1040, 290],
        [1300, 256],
      ],
      C.hutan,
      { d: 0.64, s: 8, bottom: 420 },
    ),
    treeLine(-20, 1300, (x: number) => 318 + 7 * Math.sin(x / 90), C.daun, {
      d: 0.42,
      seed: 9,
      r0: 12,
      r1: 26,
      palms: 3,
    }),
    terraceHill(1120, 366, 520, 84, { n: 6, d: 0.34, seed: 8, flat: 0.14 }),
    hill(
      [
        [-20, 356],
        [260, 340],
        [640, 350],
        [1000, 338],
        [1300, 356],
      ],
      C.pisang,
      { d: 0.12, s: 10, seed: 3 },
    ),
    place(palm(240, -30, 5, { d: 0.1 }), 292, 372),
    place(house({ d: 0.04, door: C.hutan, shutter: C.toska }), 128, 398, 0.78),
    place(bananaPlant(170, 4, 0.05), 1222, 400),
    place(fence(170, 3), 1096, 388, 0.74),
    hill(
      [
        [-20, 424],
        [260, 398],
        [640, 406],
        [1000, 394],
        [1300, 420],
      ],
      C.pisang,
      { s: 12, seed: 13 },
    ),
    grass(-20, 1300, (x: number) => 410 + 9 * Math.sin(x / 200), {
      h: 14,
      step: 11,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    place(ladder(250, 7), 706, 404, 1, -13),
    place(
      groundShadow(0, 0, 300, 0.42) +
        TREE.svg +
        TREE.fruitAt
          .filter((_, i) => i > 4)
          .map(([x, y], i) => place(mango(0.56, { leaf: i % 2 === 0 }), x, y + 30))
          .join(''),
      640,
      398,
    ),
    grass(-20, 1300, (x: number) => 540 + 12 * Math.sin(x / 80), {
      h: 16,
      step: 62,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 5,
    }),
    grass(-20, 1300, (x: number) => 470 + 12 * Math.sin(x / 70), {
      h: 14,
      step: 58,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 15,
    }),
    ...[
      [46, 560],
      [96, 590],
      [1216, 560],
      [1252, 600],
      [40, 470],
      [1180, 486],
    ].map(([x = 0, y = 0], i) => flower(x, y, 0.95, [C.sepatu, C.putih, C.jambu][i % 3])),
    place(
      groundShadow(0, 0, 70) +
        bowlBasket('back') +
        place(mango(0.5), -22, -34) +
        place(mango(0.5), 16, -38) +
        bowlBasket('front'),
      236,
      470,
      0.72,
    ),
    place(galah(230), 60, 452, 1, 9),
  ])
/** The yard of the mango tree in the afternoon. */
export const background = (): string => skyOf('siang', { sun: [120, 70], horizon: 0.7 }) + land()
/** Grass in the lower corners; the ground between stays plain for the letters. */
export const foreground = (): string =>
  g([
    grass(-20, 110, () => 806, { h: 46, step: 16, color: C.hutan, tip: C.daun, seed: 13 }),
    grass(1180, 1300, () => 806, { h: 46, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
  ])
