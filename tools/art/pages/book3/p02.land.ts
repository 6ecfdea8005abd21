/** Book 3, page 2: the bank of the sawah in the morning, a wall of tall rice behind it, and the prints of all the ducks that left. */
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { bird } from '../../parts/farBird.ts'
import { cloud, flower, frame, grass, hill, mist, palm, sky, terraceHill, treeLine } from '../../parts/nature.ts'
import { C, light, mix } from '../../palette.ts'
import { duckPrints, mirrorWater, riceWall } from './sharedRice.ts'

/** Where the rice has its feet, and where the bank begins. */
const riceFoot = (x: number): number => 500 + 8 * Math.sin(x / 170 + 0.6)
const bankTop = (x: number): number => 532 + 10 * Math.sin(x / 210 + 1.2) + ((x - 620) * (x - 620)) / 14_000

const farLand = (): string =>
  g([
    sky('siang', { sun: [210, 110], horizon: 0.5 }),
    place(cloud(190, 4), 640, 128, 0.9),
    place(cloud(140, 7), 1060, 196, 0.8),
    place(bird(0.3), 430, 200),
    place(bird(0.24), 466, 214),
    hill(
      [
        [-20, 320],
        [180, 268],
        [400, 312],
        [640, 330],
        [900, 286],
        [1110, 246],
        [1300, 300],
      ],
      C.gunung,
      { d: 0.55, s: 8, bottom: 470, brush: false },
    ),
    mist(700, 352, 700, 44, 0.85),
    terraceHill(1020, 420, 640, 90, { n: 7, d: 0.36, seed: 8, lean: 40, flat: 0.15 }),
    treeLine(-20, 1300, (x: number) => 392 + 6 * Math.sin(x / 100), C.daun, {
      d: 0.42,
      seed: 15,
      r0: 12,
      r1: 26,
      palms: 3,
    }),
    place(palm(210, 26, 2, { d: 0.16 }), 930, 420, 0.9),
  ])
/** Tall rice: high at both sides, lower in the middle, where one looks out over it. */
const rice = (): string =>
  g([
    riceWall(-40, 1320, (x) => 452 + 8 * Math.sin(x / 140), { h: 104, d: 0.22, rows: 2, step: 22, seed: 4 }),
    riceWall(-40, 470, riceFoot, { h: 232, rows: 3, step: 25, seed: 7 }),
    riceWall(430, 1000, riceFoot, { h: 146, rows: 3, step: 24, seed: 12 }),
    riceWall(960, 1320, riceFoot, { h: 196, rows: 3, step: 25, seed: 19 }),
    mirrorWater(
      -20,
      1300,
      (x) => riceFoot(x) - 4,
      (x) => bankTop(x) + 12,
      3,
    ),
    riceWall(-40, 1320, (x) => riceFoot(x) + 3, { h: 40, rows: 1, step: 30, seed: 21, ears: 0 }),
  ])
/** Many webbed feet went off to the left; the smallest came back alone. */
const prints = (): string =>
  g([
    duckPrints(
      [
        [456, 656],
        [414, 662],
        [372, 660],
        [330, 666],
        [288, 662],
        [246, 668],
        [204, 664],
        [162, 672],
        [120, 668],
        [78, 676],
      ],
      1,
    ),
    duckPrints(
      [
        [440, 686],
        [398, 690],
        [356, 688],
        [314, 694],
        [272, 692],
        [230, 698],
        [188, 694],
        [146, 702],
        [104, 700],
        [62, 708],
      ],
      1.05,
    ),
    duckPrints(
      [
        [560, 648],
        [586, 664],
        [616, 668],
        [648, 660],
        [672, 646],
      ],
      0.5,
    ),
    duckPrints(
      [
        [530, 656],
        [506, 664],
        [482, 668],
        [458, 674],
      ],
      0.5,
    ),
  ])
const bank = (): string => {
  let edge = 'M-20 830'
  for (let x = -20; x <= 1300; x += 40) edge += `L${x} ${bankTop(x)}`
  return g([
    path(`${edge}L1300 830Z`, lin([light(C.pisang, 0.2), C.pisang, C.daun, mix(C.daun, C.hutan, 0.45)], 88)),
    grass(-20, 1300, (x) => bankTop(x) + 2, {
      h: 20,
      step: 10,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    path(
      'M-20 640C160 622 330 634 470 626C640 616 800 620 960 606C1090 596 1200 600 1300 588V660C1180 668 1060 662 940 676C780 694 620 690 460 704C300 716 140 716 -20 730Z',
      lin([light(C.kunyit, 0.3), mix(C.kunyit, C.soga, 0.32), mix(C.soga, C.tanah, 0.3)], 86),
      { opacity: 0.8 },
    ),
    stroke(
      'M700 640q60 -6 110 -4M900 648q60 -8 110 -6M1120 626q50 -6 90 -4M90 652q50 -4 80 -2',
      light(C.kunyit, 0.6),
      4,
      { opacity: 0.5 },
    ),
    prints(),
    grass(-20, 470, (x) => 722 - x / 20, { h: 13, step: 14, color: mix(C.pisang, C.daun, 0.6), tip: C.padi, seed: 9 }),
    grass(500, 1300, (x) => 700 - (x - 500) / 18, {
      h: 13,
      step: 15,
      color: mix(C.pisang, C.daun, 0.6),
      tip: C.padi,
      seed: 29,
    }),
    ...[
      [236, 584, C.putih],
      [280, 600, C.jambu],
      [852, 592, C.putih],
      [806, 576, C.sepatu],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.8, String(c))),
    ellipse(640, 790, 700, 60, C.hutan, { opacity: 0.16 }),
  ])
}
/** Everything behind Wek and the child. */
export const background = (): string => farLand() + rice() + bank()
/** The near edge. */
export const foreground = (): string =>
  g([
    grass(-20, 160, () => 808, { h: 60, step: 16, color: C.hutan, tip: C.daun, seed: 13 }),
    grass(1130, 1300, () => 808, { h: 54, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
    place(frame([-1, 1], 7, 0.5), -60, 830),
  ])
