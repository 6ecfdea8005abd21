/** Book 1, page 4: under the big avocado tree behind the house. The crown fills the upper half; sun spots lie on the grass. */
import { circle, ellipse, g, glow, place, rng } from '../../core/svg.ts'
import { groundShadow } from '../../core/light.ts'
import { avocado } from '../../parts/fruit.ts'
import { bananaPlant, cloud, flower, grass, hill, mangoTree, mist, terraceHill, treeLine } from '../../parts/nature.ts'
import { house } from '../../parts/house.ts'
import { skyOf } from '../../parts/skies.ts'
import { fence } from '../../parts/fence.ts'
import { C, mix } from '../../palette.ts'

/** Fruit in the crown that nobody can reach: too high, and green. */
const FRUIT: [number, number, number][] = [
  [96, 226, 0.74],
  [196, 286, 0.7],
  [462, 148, 0.6],
  [776, 236, 0.7],
  [868, 262, 0.74],
  [964, 214, 0.66],
  [1040, 168, 0.6],
]

const farLand = (): string =>
  g([
    skyOf('siang', { sun: [60, 330], horizon: 0.6 }),
    place(cloud(150, 8), 1130, 330, 0.8),
    hill(
      [
        [-20, 420],
        [200, 382],
        [460, 410],
        [760, 386],
        [1040, 410],
        [1300, 376],
      ],
      C.hutan,
      { d: 0.64, s: 8, bottom: 520 },
    ),
    mist(640, 430, 700, 36, 0.7),
    treeLine(-20, 1300, (x: number) => 438 + 7 * Math.sin(x / 90), C.daun, {
      d: 0.42,
      seed: 9,
      r0: 12,
      r1: 26,
      palms: 2,
    }),
    terraceHill(1090, 500, 520, 84, { n: 6, d: 0.32, seed: 8, flat: 0.14 }),
    hill(
      [
        [-20, 490],
        [260, 470],
        [640, 478],
        [1000, 466],
        [1300, 486],
      ],
      C.pisang,
      { d: 0.1, s: 10, seed: 3 },
    ),
    place(house({ d: 0.06, door: C.cabai, shutter: C.toska }), 128, 516, 0.72),
    place(bananaPlant(150, 4, 0.05), 1230, 526),
    place(fence(150, 3), 1080, 512, 0.7),
    hill(
      [
        [-20, 560],
        [260, 532],
        [640, 540],
        [1000, 528],
        [1300, 552],
      ],
      C.pisang,
      { s: 12, seed: 13 },
    ),
    grass(-20, 1300, (x: number) => 544 + 9 * Math.sin(x / 200), {
      h: 14,
      step: 11,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
  ])
/** The crown: three great trees' worth of leaves, lighter where the sun comes through. */
const crown = (): string => {
  const big = mangoTree(620, 8, { crown: 1.5 }).svg,
    r = rng(12)
  const spots = Array.from({ length: 16 }, () =>
    circle(r.in(60, 1220), r.in(20, 190), r.in(14, 34), glow('#FFF3B0', 0.6)),
  ).join('')
  return place(big, 486, 566, 1.2) + spots + circle(646, 262, 96, glow('#FFF3B0', 0.85))
}
/** Light that falls through the leaves on the grass. */
const sunSpots = (): string =>
  [
    [250, 690, 60],
    [420, 720, 44],
    [600, 704, 70],
    [760, 738, 50],
    [980, 716, 66],
    [1120, 690, 40],
    [330, 756, 50],
    [860, 770, 44],
  ]
    .map(([x = 0, y = 0, w = 0]) => ellipse(x, y, w, w * 0.24, glow('#FFF0A8', 0.75)))
    .join('')
/** Everything behind the three. */
export const background = (): string =>
  g([
    farLand(),
    place(groundShadow(0, 0, 620, 0.4), 500, 630),
    crown(),
    sunSpots(),
    grass(370, 640, (x: number) => 574 + 3 * Math.sin(x / 9), {
      h: 20,
      step: 10,
      color: mix(C.daun, C.hutan, 0.3),
      tip: C.pisang,
      seed: 31,
    }),
    FRUIT.map(([x, y, s]) => place(avocado(), x, y, s)).join(''),
    grass(-20, 1300, (x: number) => 650 + 12 * Math.sin(x / 80), {
      h: 16,
      step: 58,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 5,
    }),
    ...[
      [60, 640, C.sepatu],
      [110, 676, C.putih],
      [1210, 650, C.jambu],
      [1160, 700, C.putih],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.95, String(c))),
  ])
/** Grass at the lower edge. */
export const foreground = (): string =>
  g([
    grass(-20, 240, () => 806, { h: 50, step: 16, color: C.hutan, tip: C.daun, seed: 13 }),
    grass(1040, 1300, () => 806, { h: 50, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
  ])
