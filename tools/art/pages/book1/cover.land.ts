/** Book 1, cover: the land. Mirror terraces in the early sun, the lumbung on its hill, the grassy bank of the five. */
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { groundShadow } from '../../core/light.ts'
import {
  bananaPlant,
  cloud,
  flower,
  frame,
  grass,
  hill,
  mist,
  palm,
  terraceHill,
  terraces,
  treeLine,
} from '../../parts/nature.ts'
import { lumbung } from '../../parts/lumbung.ts'
import { house } from '../../parts/house.ts'
import { skyOf } from '../../parts/skies.ts'
import { bird } from '../../parts/farBird.ts'
import { C, light, mix } from '../../palette.ts'
import { ripeRice } from '../../parts/rice.ts'

const SUN = { x: 154, y: 144 }

/** Sky, two blue hills and the far trees. */
const farLand = (): string =>
  g([
    skyOf('siang', { sun: [SUN.x, SUN.y], horizon: 0.58 }),
    place(cloud(200, 4), 1130, 120, 0.9),
    place(cloud(120, 8), 330, 230, 0.8),
    place(bird(0.34), 420, 268),
    place(bird(0.26), 458, 282),
    hill(
      [
        [-20, 330],
        [160, 286],
        [380, 302],
        [600, 352],
        [820, 372],
      ],
      C.gunung,
      { d: 0.55, s: 8, bottom: 470, brush: false },
    ),
    hill(
      [
        [420, 372],
        [640, 320],
        [880, 262],
        [1060, 284],
        [1300, 342],
      ],
      C.gunung,
      { d: 0.42, s: 8, bottom: 470, brush: false },
    ),
    mist(640, 372, 760, 46, 0.85),
    treeLine(-20, 1300, (x: number) => 384 + 8 * Math.sin(x / 110), C.daun, {
      d: 0.5,
      seed: 5,
      r0: 12,
      r1: 26,
      palms: 4,
    }),
  ])
/** The stepped fields with their mirrors, and the lumbung. */
const village = (): string =>
  g([
    terraceHill(130, 470, 720, 120, { n: 8, d: 0.34, seed: 3, lean: -60, flat: 0.15 }),
    terraceHill(700, 470, 620, 84, { n: 6, d: 0.34, seed: 14, lean: 20, flat: 0.14 }),
    terraceHill(1180, 480, 700, 120, { n: 8, d: 0.3, seed: 8, lean: 60, flat: 0.15 }),
    place(palm(230, 30, 2, { d: 0.14 }), 1160, 410, 0.9),
    place(groundShadow(0, 0, 200, 0.3) + lumbung({ d: 0.1 }), 1050, 414, 0.56),
    place(house({ d: 0.24, shutter: C.nila, door: C.toska }), 392, 420, 0.3),
    place(palm(190, -24, 6, { d: 0.2 }), 452, 428, 0.8),
    treeLine(880, 1000, () => 424, C.daun, { d: 0.18, seed: 31, r0: 9, r1: 18, palms: 0 }),
    terraces({ top: 440, bottom: 740, n: 6, seed: 6, d0: 0.22, d1: 0.04, waterEvery: 2, wave: 0.45 }).svg,
  ])
/** The bank the friends stand on. */
const bank = (): string =>
  g([
    hill(
      [
        [-20, 650],
        [160, 612],
        [420, 588],
        [700, 584],
        [960, 602],
        [1300, 690],
      ],
      C.pisang,
      { s: 14, seed: 13 },
    ),
    grass(-20, 1300, (x: number) => 600 + ((x - 560) * (x - 560)) / 7400, {
      h: 18,
      step: 11,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    path(
      'M-20 690C220 640 420 634 640 632C900 632 1080 668 1300 742V820H-20Z',
      lin([light(C.daun, 0.12), C.daun, mix(C.daun, C.hutan, 0.5)], 88),
      {
        opacity: 0.35,
      },
    ),
    stroke('M700 716q60 -6 120 2M180 732q50 -4 90 2M980 700q40 0 80 8', light(C.pisang, 0.6), 4, { opacity: 0.35 }),
    ...[
      [176, 716, C.putih],
      [1010, 668, C.jambu],
      [1064, 700, C.sepatu],
      [1118, 690, C.putih],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.9, String(c))),
    ellipse(640, 760, 640, 60, C.hutan, { opacity: 0.16 }),
  ])
/** Everything behind the five. */
export const background = (): string => farLand() + village() + bank()
/** The near edge: dark grass, ripe rice in the corners; Kiko hides behind it. */
export const foreground = (): string =>
  g([
    grass(-20, 1300, (x: number) => 806 - 8 * Math.sin(x / 160), {
      h: 60,
      step: 20,
      color: C.hutan,
      tip: mix(C.daun, C.hutan, 0.4),
      seed: 13,
    }),
    hill(
      [
        [430, 806],
        [490, 764],
        [560, 748],
        [640, 758],
        [720, 806],
      ],
      mix(C.daun, C.hutan, 0.4),
      { s: 5, seed: 4, bottom: 812 },
    ),
    grass(470, 690, (x: number) => 752 + ((x - 572) * (x - 572)) / 420, {
      h: 26,
      step: 8,
      color: mix(C.daun, C.hutan, 0.45),
      tip: C.daun,
      seed: 21,
    }),
    grass(440, 720, () => 800, { h: 40, step: 13, color: mix(C.daun, C.hutan, 0.7), tip: C.daun, seed: 23 }),
    place(bananaPlant(150, 7, 0), 1262, 800, 1),
    place(frame([-1, 1], 7, 0.66), -40, 822),
    place(ripeRice({ width: 190, height: 190, seed: 4 }), 96, 812),
    place(ripeRice({ width: 150, height: 150, seed: 9 }), 1120, 812),
  ])
