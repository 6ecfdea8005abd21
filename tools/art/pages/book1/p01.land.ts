/** Book 1, page 1: the land at six in the morning. Hills, terraces, the yard of the house, the channel with its stone edge. */
import { ellipse, g, lin, linU, path, place, rng } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import {
  bananaPlant,
  cloud,
  flower,
  grass,
  hill,
  mist,
  sky,
  terraceHill,
  terraces,
  treeLine,
  volcano,
} from '../../parts/nature.ts'
import { bird } from '../../parts/farBird.ts'
import { fence } from '../../parts/fence.ts'
import { C, light, mix, shade } from '../../palette.ts'

const CHANNEL =
  'M-20 566C160 590 330 596 520 590C740 584 900 520 1300 508L1300 600C1000 596 820 690 620 694C420 694 300 650 -20 640Z'
/** Rounded stones along one edge of the channel. */
function stones(from: number, to: number, yAt: (x: number) => number, seed: number): string {
  const r = rng(seed)
  let out = ''
  for (let x = from; x < to; x += r.in(26, 44)) {
    const w = r.in(15, 24),
      c = mix('#B7AFA2', '#8F9A8B', r())
    out += ellipse(x, yAt(x), w, w * 0.52, lin([light(c, 0.5), c, shade(c, 0.3)], 70))
  }
  return lit(out, 1.8)
}
const farLand = (): string =>
  g([
    sky('pagi', { sun: [179, 244], horizon: 0.56 }),
    place(cloud(210, 4), 470, 96, 0.9),
    place(cloud(150, 8), 800, 150, 0.9),
    place(bird(0.34), 356, 176),
    place(bird(0.26), 392, 190),
    volcano(806, 372, 420, 150, 0.95),
    hill(
      [
        [-20, 360],
        [130, 316],
        [330, 344],
        [560, 350],
        [760, 360],
        [1000, 312],
        [1300, 350],
      ],
      C.hutan,
      { d: 0.66, s: 8, bottom: 470 },
    ),
    mist(640, 376, 700, 34, 0.7),
    treeLine(-20, 1300, (x: number) => 386 + 6 * Math.sin(x / 90), C.daun, {
      d: 0.46,
      seed: 5,
      r0: 12,
      r1: 24,
      palms: 0,
    }),
  ])
const village = (): string =>
  g([
    terraceHill(130, 470, 560, 84, { n: 6, d: 0.34, seed: 3, lean: -50, flat: 0.15 }),
    terraceHill(850, 452, 420, 66, { n: 5, d: 0.36, seed: 9, lean: 10, flat: 0.14 }),
    terraceHill(1260, 462, 360, 74, { n: 5, d: 0.32, seed: 12, lean: 30, flat: 0.14 }),
    hill(
      [
        [-20, 452],
        [200, 430],
        [520, 424],
        [800, 432],
        [1060, 410],
        [1300, 426],
      ],
      C.pisang,
      { d: 0.08, s: 9, seed: 3 },
    ),
    place(bananaPlant(110, 9, 0.08), 396, 442, 0.9),
    place(bananaPlant(130, 4, 0.06), 434, 446, 0.9),
    place(fence(140, 3), 262, 452, 0.56),
    grass(-20, 1300, (x: number) => 440 - 10 * Math.sin(x / 260), {
      h: 13,
      step: 11,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    mist(300, 420, 420, 40, 0.55),
    mist(980, 430, 400, 34, 0.45),
    terraces({ top: 452, bottom: 640, n: 4, seed: 11, d0: 0.12, d1: 0.02, waterEvery: 0, wave: 0.4 }).svg,
    place(groundShadow(0, 0, 250, 0.34), 540, 434),
    place(groundShadow(0, 0, 150, 0.36), 1050, 416),
  ])
/** The far side of the water as a line: where the stones lie. */
const farEdge = (x: number): number =>
  x < 560 ? 570 + 16 * Math.sin((x + 20) / 360) : 586 - 74 * Math.sin(((Math.min(x, 1300) - 560) / 740) * 1.4)
/** The near side: high under the rice, low at the duck, high under the buffalo. */
const NEAR: [number, number][] = [
  [-20, 618],
  [140, 620],
  [330, 628],
  [450, 664],
  [600, 690],
  [740, 670],
  [860, 632],
  [1000, 600],
  [1300, 584],
]
/** The shallow channel, its walls and its stones. */
const channel = (): string =>
  g([
    path(
      CHANNEL,
      linU(
        [
          ['#DDF3EA', 0, 1],
          [C.air, 0.45, 1],
          [mix(C.air, C.toska, 0.35), 1, 1],
        ],
        0,
        560,
        20,
        700,
      ),
    ),
    ...[
      [60, 604, 60],
      [470, 622, 60],
      [780, 596, 80],
      [700, 662, 50],
      [1000, 560, 70],
      [1200, 544, 60],
      [520, 660, 40],
    ].map(([x = 0, y = 0, w = 0]) => ellipse(x, y, w, 3, '#FFFBE6', { opacity: 0.7 })),
    stones(0, 1300, farEdge, 5),
  ])
/** The near bank, calm: the word tray lies here. */
const nearBank = (): string =>
  g([
    hill(NEAR, C.pisang, { s: 12, seed: 13 }),
    grass(-20, 420, (x: number) => 630 + Math.max(0, x - 330) * 0.3, {
      h: 16,
      step: 12,
      color: mix(C.pisang, C.hutan, 0.35),
      tip: C.padi,
      seed: 8,
    }),
    grass(760, 1300, (x: number) => 672 - Math.min(1, (x - 760) / 240) * 66 - Math.max(0, x - 1000) * 0.05, {
      h: 15,
      step: 13,
      color: mix(C.pisang, C.hutan, 0.3),
      tip: C.padi,
      seed: 4,
    }),
    ...[
      [1222, 650, C.putih],
      [1250, 668, C.jambu],
      [60, 700, C.sepatu],
      [820, 690, C.putih],
      [440, 700, C.jambu],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.8, String(c))),
    place(bananaPlant(150, 7, 0.02), 1262, 618),
  ])
/** Everything behind the six things. */
export const background = (): string => farLand() + village() + channel() + nearBank()
/** Grass at the lower corners. */
export const foreground = (): string =>
  g([
    grass(-20, 120, () => 806, { h: 46, step: 14, color: C.hutan, tip: C.daun, seed: 13 }),
    grass(1170, 1300, () => 806, { h: 46, step: 14, color: C.hutan, tip: C.daun, seed: 17 }),
  ])
