/** Landscape: a meadow before ten hills, a winding road, huts and palms; calm grass for the text at the bottom. */
import { g, place, path, lin } from '../core/svg.ts'

import {
  sky,
  cloud,
  volcano,
  mist,
  hill,
  treeLine,
  palm,
  terraceHill,
  grass,
  bananaPlant,
  frame,
  flower,
} from '../parts/nature.ts'
import { hut, bird } from '../parts/village.ts'
import { C, mix, light } from '../palette.ts'
const dome = (x, y, w, h, c, d, s) =>
  hill(
    [
      [x - w / 2, y + 60],
      [x - w * 0.42, y - h * 0.28],
      [x - w * 0.22, y - h * 0.84],
      [x, y - h],
      [x + w * 0.24, y - h * 0.82],
      [x + w * 0.43, y - h * 0.26],
      [x + w / 2, y + 60],
    ],
    c,
    { d, s, bottom: y + 70, seed: Math.round(x) + 1 },
  )
export function background() {
  const meadow = (x) => 470 - 46 * Math.sin((x - 160) / 330) + 14 * Math.sin(x / 120)
  const road =
    'M846 690C800 640 440 650 452 590C462 544 640 540 604 490C592 472 560 462 548 446L562 442C586 458 640 470 650 494' +
    'C676 556 520 566 528 600C540 636 900 620 968 682Z'
  return g([
    sky('siang', { sun: [210, 130], horizon: 0.6 }),
    place(cloud(230, 3), 560, 110),
    place(cloud(150, 6), 1060, 92),
    place(cloud(120, 9), 830, 190, 0.8),
    volcano(930, 372, 640, 220, 0.9),
    mist(930, 372, 460, 60, 0.8),
    // ten hills, far to near
    dome(60, 380, 330, 120, C.gunung, 0.72, 8),
    dome(330, 372, 320, 150, C.hutan, 0.78, 8),
    dome(620, 380, 300, 130, C.gunung, 0.7, 8),
    dome(1240, 392, 360, 150, C.hutan, 0.72, 8),
    dome(1010, 410, 360, 130, C.daun, 0.62, 9),
    dome(190, 420, 420, 140, C.daun, 0.52, 10),
    dome(480, 430, 360, 112, C.pisang, 0.5, 10),
    terraceHill(790, 480, 640, 104, { n: 8, d: 0.4, seed: 4, flat: 0.15 }),
    treeLine(500, 960, (x) => 470 - 10 * Math.sin(x / 60), C.daun, { d: 0.3, seed: 15, r0: 10, r1: 19, palms: 0 }),
    dome(1180, 470, 430, 150, C.pisang, 0.32, 11),
    dome(30, 470, 380, 130, C.padi, 0.3, 11),
    place(hut({ d: 0.28 }), 1150, 352, 0.4),
    place(hut({ d: 0.4, door: C.cabai }), 236, 312, 0.28, 0, true),
    place(palm(150, 22, 4, { d: 0.25 }), 1245, 372, 0.9),
    place(palm(130, -18, 7, { d: 0.32 }), 1075, 380, 0.8),
    place(palm(120, 16, 9, { d: 0.4 }), 300, 310, 0.7),
    treeLine(-20, 330, (x) => 452 - 20 * Math.sin(x / 110), C.daun, { d: 0.26, seed: 5, r0: 12, r1: 24, palms: 2 }),
    treeLine(900, 1300, (x) => 462 - 18 * Math.sin((x - 900) / 120), C.hutan, {
      d: 0.24,
      seed: 8,
      r0: 12,
      r1: 26,
      palms: 1,
    }),
    // the near meadow
    hill(
      Array.from({ length: 15 }, (_, i) => [-40 + i * 98, meadow(-40 + i * 98)]),
      C.pisang,
      { s: 12, seed: 12 },
    ),
    grass(-20, 1300, meadow, { h: 15, step: 9, color: mix(C.pisang, C.daun, 0.4), tip: light(C.padi, 0.3), seed: 4 }),
    grass(-20, 1300, (x) => meadow(x) + 66 + 8 * Math.sin(x / 60), {
      h: 15,
      step: 46,
      color: mix(C.pisang, C.hutan, 0.35),
      tip: light(C.padi, 0.2),
      seed: 6,
    }),
    grass(-20, 1300, (x) => meadow(x) + 150 + 10 * Math.sin(x / 50), {
      h: 20,
      step: 60,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: light(C.padi, 0.2),
      seed: 16,
    }),
    hill(
      [
        [-40, 690],
        [200, 655],
        [480, 672],
        [760, 690],
        [1040, 660],
        [1320, 640],
      ],
      mix(C.daun, C.pisang, 0.35),
      { s: 10, seed: 21 },
    ),
    grass(-20, 1300, (x) => 672 + 16 * Math.sin(x / 200), { h: 22, step: 22, color: C.daun, tip: C.padi, seed: 9 }),
    ...[
      [60, 640],
      [230, 634],
      [420, 634],
      [1228, 560],
      [1010, 640],
      [410, 520],
      [1010, 500],
    ].map(([x, y], i) => flower(x, y, 0.9 + (i % 3) * 0.15, [C.sepatu, C.putih, C.jambu][i % 3])),
    path(road, lin([light('#E2C48A', 0.2), '#DDBB80', '#C99F62'], 80), { opacity: 0.85 }),
    place(bananaPlant(230, 5), 60, 540),
    place(bird(0.5, C.nila), 420, 170, 1),
    place(bird(0.36, C.nila), 480, 196, 1),
    place(bird(0.32, C.nila), 455, 150, 1),
  ])
}
export const foreground = () => g([place(frame([-1, 1], 3, 0.9), -40, 812), place(frame([1, 1], 5, 0.95), 1322, 806)])
export default () => background() + foreground()
