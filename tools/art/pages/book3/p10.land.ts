/** Book 3, page 10: a garden in the gold of the late afternoon; a smooth path leads to the bamboo gate and the pond behind it. */
import { circle, ellipse, g, glow, lin, linU, place, rad, rect, stroke } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { bananaPlant, cloud, flower, grass, hill, palm, terraceHill, treeLine } from '../../parts/nature.ts'
import { fence } from '../../parts/fence.ts'
import { sweptPath } from '../book2/sharedHills.ts'
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
/** The pond behind the gate. */
const pond = (): string =>
  ellipse(1130, 540, 190, 34, mix(C.daun, C.hutan, 0.5)) +
  ellipse(1130, 542, 180, 28, lin(['#FFE3A0', '#9CD0C6', C.air], 80)) +
  stroke('M1010 538q40 -6 80 0M1120 552q46 -6 90 0M1180 534q30 -4 60 0', '#FFF6D6', 3, { opacity: 0.7 })
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
    pond(),
  ])
const way = (): string =>
  g([
    sweptPath([
      [-60, 690, 180],
      [200, 678, 170],
      [480, 664, 156],
      [760, 654, 144],
      [980, 640, 128],
      [1140, 612, 104],
      [1300, 596, 90],
    ]),
  ])
const hedge = (): string =>
  g([
    ...[560, 640, 706, 772].map((x, i) =>
      ellipse(x, 498 + (i % 2) * 6, 62, 40, lin([mix(C.padi, C.daun, 0.4), C.daun, C.hutan], 65)),
    ),
    ...[
      [540, 486],
      [590, 470],
      [640, 494],
      [690, 472],
      [742, 488],
      [790, 476],
    ].map(([x = 0, y = 0], i) => flower(x, y, 0.8, [C.sepatu, C.putih, C.jambu][i % 3])),
    place(fence(420, 3), 528, 566, 1.02),
    place(fence(150, 5), 1212, 590, 1.1),
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
          [50, 500, C.putih],
          [180, 486, C.sepatu],
          [440, 490, C.putih],
          [80, 760, C.jambu],
          [1210, 752, C.putih],
          [690, 768, C.sepatu],
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
