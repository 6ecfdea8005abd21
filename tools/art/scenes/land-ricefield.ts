/** Landscape: rice terraces with volcano, hut and a near pond-field; room for actors in the middle, for text at the bottom. */
import { g, place, path, stroke, ellipse, lin } from '../core/svg.ts'
import {
  sky,
  cloud,
  volcano,
  mist,
  hill,
  treeLine,
  palm,
  terraceHill,
  terraces,
  grass,
  bananaPlant,
  frame,
} from '../parts/nature.ts'
import { hut, bird } from '../parts/village.ts'
import { C, mix, light } from '../palette.ts'
export const background = () =>
  g([
    sky('pagi', { sun: [180, 140], horizon: 0.62 }),
    place(cloud(220, 4), 300, 86, 0.9),
    place(cloud(150, 8), 900, 170, 0.9),
    place(bird(0.4), 360, 190),
    place(bird(0.3), 400, 210),
    volcano(640, 400, 780, 250, 0.88),
    mist(640, 398, 560, 70, 0.85),
    hill(
      [
        [-20, 392],
        [180, 340],
        [380, 376],
        [640, 360],
        [900, 380],
        [1120, 330],
        [1300, 370],
      ],
      C.hutan,
      { d: 0.68, s: 8 },
    ),
    treeLine(-20, 1300, (x) => 402 + 8 * Math.sin(x / 90), C.daun, { d: 0.5, seed: 5, r0: 12, r1: 26, palms: 4 }),
    terraceHill(110, 530, 980, 200, { n: 13, d: 0.36, seed: 3, lean: -70, flat: 0.15 }),
    terraceHill(1190, 530, 900, 220, { n: 14, d: 0.38, seed: 8, lean: 70, flat: 0.15 }),
    treeLine(430, 640, (x) => 486 - 12 * Math.sin((x - 430) / 70), C.daun, {
      d: 0.24,
      seed: 31,
      r0: 9,
      r1: 18,
      palms: 0,
    }),
    treeLine(720, 900, (x) => 482 - 8 * Math.sin((x - 720) / 60), C.hutan, {
      d: 0.26,
      seed: 37,
      r0: 9,
      r1: 17,
      palms: 1,
    }),
    place(hut({ d: 0.14 }), 245, 440, 0.58),
    place(palm(250, 34, 2, { d: 0.08 }), 120, 470, 0.95),
    place(palm(200, -26, 6, { d: 0.16 }), 356, 452, 0.9),
    place(bananaPlant(130, 4, 0.12), 408, 462, 0.9),
    terraces({ top: 470, bottom: 840, n: 5, seed: 6, d0: 0.2, d1: 0, waterEvery: 0, wave: 0.5 }).svg,
    // the near pond-field
    path('M-20 700C180 640 420 690 640 676C860 662 1060 700 1300 668L1300 820L-20 820Z', mix(C.tanah, C.hutan, 0.45)) +
      path(
        'M-20 712C180 654 420 704 640 690C860 676 1060 714 1300 682L1300 820L-20 820Z',
        lin(['#D9F1E6', C.air, mix(C.air, C.toska, 0.5)], 88),
      ) +
      stroke('M-20 700C180 640 420 690 640 676C860 662 1060 700 1300 668', light(C.pisang, 0.5), 9) +
      stroke('M-20 697C180 637 420 687 640 673C860 659 1060 697 1300 665', C.cahaya, 3, { opacity: 0.8 }),
    ...[
      [200, 742, 120],
      [520, 760, 90],
      [900, 750, 130],
      [1100, 776, 80],
      [330, 784, 100],
    ].map(([x, y, w]) => ellipse(x, y, w, 3.4, '#FFFBE6', { opacity: 0.6 })),
  ])
export const foreground = () =>
  g([
    grass(-20, 1300, () => 806, { h: 56, step: 26, color: C.hutan, tip: C.daun, seed: 13 }),
    place(frame([-1, 1], 7, 0.9), -50, 820),
    place(frame([1, 1], 9, 0.9), 1330, 822),
  ])
export default () => background() + foreground()
