/** Book 3, page 10: a garden in the gold of the late afternoon; a smooth path leads to the bamboo gate and the pond behind it. */
import { circle, ellipse, g, glow, lin, linU, path, place, rad, rect } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { bananaPlant, cloud, flower, grass, hill, palm, terraceHill, treeLine } from '../../parts/nature.ts'
import { fence } from '../../parts/fence.ts'
import { type PathPoint, pathRibbon } from '../book2/sharedHills.ts'
import { golden } from './sharedDusk.ts'

const sky = (): string =>
  rect(
    0,
    0,
    1280,
    800,
    linU(
      [
        ['#A9C7CE', 0, 1],
        ['#F1DDA6', 0.45, 1],
        ['#FFCB78', 0.8, 1],
        ['#FFE3A6', 1, 1],
      ],
      0,
      0,
      40,
      420,
    ),
  ) +
  circle(236, 168, 460, glow('#FFF3C4', 0.95)) +
  circle(236, 168, 56, rad(['#FFFDF0', '#FFF0B8', '#FFD873'], 0.42, 0.4, 0.7)) +
  circle(236, 168, 120, glow('#FFFBE6', 0.7)) +
  place(cloud(190, 4), 700, 150, 0.9) +
  place(cloud(150, 8), 1080, 110, 0.8)
const far = (): string =>
  g([
    hill(
      [
        [-20, 322],
        [220, 278],
        [480, 312],
        [760, 284],
        [1040, 316],
        [1300, 280],
      ],
      C.hutan,
      { d: 0.62, s: 8, bottom: 520 },
    ),
    terraceHill(250, 384, 620, 86, { n: 6, d: 0.36, seed: 8, flat: 0.16 }),
    treeLine(520, 1300, (x: number) => 356 + 7 * Math.sin(x / 90), C.daun, {
      d: 0.34,
      seed: 9,
      r0: 14,
      r1: 28,
      palms: 2,
    }),
    place(palm(280, -26, 5, { d: 0.1 }), 74, 430),
    place(palm(200, 24, 4, { d: 0.14 }), 392, 408),
    place(bananaPlant(190, 4, 0.08), 1236, 470),
    place(bananaPlant(150, 7, 0.1), 980, 440),
  ])
const lawn = (): string =>
  g([
    hill(
      [
        [-20, 446],
        [260, 418],
        [640, 430],
        [1000, 424],
        [1300, 440],
      ],
      C.pisang,
      { s: 12, seed: 13 },
    ),
    grass(-20, 1300, (x: number) => 436 + 8 * Math.sin(x / 180), {
      h: 15,
      step: 12,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
  ])
/** The way winds down to us and grows as wide as the gate. */
const WAY: readonly PathPoint[] = [
  [760, 424, 14],
  [700, 432, 28],
  [640, 450, 52],
  [610, 500, 110],
  [590, 570, 200],
  [540, 670, 340],
  [500, 840, 540],
]
const way = (): string =>
  g([
    path(pathRibbon(WAY, 1.1), mix(C.daun, C.tanah, 0.4), { opacity: 0.45 }),
    path(pathRibbon(WAY), linU(['#F7E4BA', '#F0D3A0', '#E8C48C'], 0, 420, 0, 800)),
    path(pathRibbon(WAY, 0.5), '#FFF6DC', { opacity: 0.3 }),
  ])
const hedge = (): string =>
  g([
    ...[250, 300, 780, 850, 920, 1000, 1090, 1180, 1270].map((x, i) =>
      ellipse(x, 500 + (i % 2) * 8, 74, 52, lin([mix(C.padi, C.daun, 0.4), C.daun, C.hutan], 65)),
    ),
    ...[
      [236, 480],
      [290, 496],
      [800, 486],
      [870, 470],
      [960, 492],
      [1060, 478],
    ].map(([x = 0, y = 0], i) => flower(x, y, 0.9, [C.sepatu, C.putih, C.jambu][i % 3])),
    place(fence(220, 3), -90, 640, 1.5),
    place(fence(420, 5), 836, 640, 1.5),
  ])
/** The garden. */
export const background = (): string =>
  g([
    sky(),
    golden(far(), 0.3),
    golden(
      lawn() +
        way() +
        hedge() +
        [
          [300, 560, C.putih],
          [880, 740, C.sepatu],
          [760, 620, C.putih],
          [790, 700, C.jambu],
        ]
          .map(([x, y, color]) => flower(Number(x), Number(y), 0.95, String(color)))
          .join('') +
        grass(-20, 1300, (x: number) => 762 + 12 * Math.sin(x / 80), {
          h: 18,
          step: 52,
          color: mix(C.pisang, C.hutan, 0.4),
          tip: C.padi,
          seed: 5,
        }),
      0.4,
    ),
    ellipse(420, 520, 620, 130, glow('#FFE39A', 0.42)),
  ])
/** Grass in the lower corners. */
export const foreground = (): string =>
  golden(
    grass(-20, 150, () => 808, { h: 58, step: 16, color: C.hutan, tip: C.daun, seed: 13 }) +
      grass(1120, 1300, () => 808, { h: 64, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
    0.4,
  )
