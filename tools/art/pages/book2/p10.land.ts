/** Book 2, page 10: under the mango tree by lantern light; its low branches reach over the whole picture. */
import { type Point, tube } from '../../core/geom.ts'
import { dryBrush, groundShadow, lit } from '../../core/light.ts'
import { f, g, lin, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { lampPool, relight } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { house } from '../../parts/house.ts'
import { grass, hill, treeLine } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { fence } from '../../parts/fence.ts'
import { lamplit } from './sharedLate.ts'

const BARK = '#8A5A3C'
/** One drooping mango leaf from 0,0, len long, pointing down at 0 degrees. */
const leaf = (len: number): string =>
  `M0 0Q${f(len * 0.17)} ${f(len * 0.45)} 0 ${f(len)}Q${f(-len * 0.17)} ${f(len * 0.45)} 0 0Z`
/** A tuft of leaves that hangs from 0,0. */
function tuft(seed: number, n = 9, len = 62): string {
  const r = rng(seed)
  return Array.from({ length: n }, (_, i) => {
    const c = mix(C.daun, r.pick([C.hutan, C.pisang, C.hutan]), r.in(0.2, 0.7)),
      turn = -78 + (156 * i) / (n - 1) + r.in(-9, 9)
    return place(
      path(leaf(len * r.in(0.75, 1.1)), lin([light(c, 0.3), c, mix(c, C.lumut, 0.4)], 70)) +
        stroke(`M0 6V${f(len * 0.7)}`, light(c, 0.4), 1.6, { opacity: 0.5 }),
      0,
      0,
      1,
      turn,
    )
  }).join('')
}
const branch = (points: readonly Point[], widths: readonly number[]): string =>
  path(tube(points, widths), lin([light(BARK, 0.3), BARK, shade(BARK, 0.4)], 88))
const BRANCHES: readonly (readonly [points: readonly Point[], widths: readonly number[]])[] = [
  [
    [
      [640, 96],
      [470, 128],
      [280, 118],
      [60, 150],
      [-40, 146],
    ],
    [30, 24, 19, 13, 10],
  ],
  [
    [
      [650, 96],
      [820, 130],
      [1000, 116],
      [1190, 146],
      [1320, 142],
    ],
    [30, 24, 19, 13, 10],
  ],
  [
    [
      [452, 128],
      [400, 190],
      [330, 224],
    ],
    [15, 10, 6],
  ],
  [
    [
      [840, 128],
      [920, 196],
      [1010, 222],
    ],
    [15, 10, 6],
  ],
  [
    [
      [240, 120],
      [160, 220],
      [150, 330],
      [178, 404],
    ],
    [14, 11, 8, 5],
  ],
  [
    [
      [1080, 124],
      [1150, 230],
      [1168, 330],
      [1140, 420],
    ],
    [14, 11, 8, 5],
  ],
  [
    [
      [1150, 250],
      [1090, 320],
      [990, 372],
    ],
    [9, 7, 4],
  ],
]
/** Twigs: from the branch to the stalk of each of the nine mangoes (middle of its upper edge, stage px). */
const STALKS: readonly (readonly [fromX: number, fromY: number, toX: number, toY: number])[] = [
  [140, 142, 142, 210],
  [340, 214, 328, 290],
  [520, 118, 512, 202],
  [690, 122, 702, 296],
  [880, 160, 888, 202],
  [1080, 140, 1078, 290],
  [176, 398, 186, 432],
  [990, 372, 970, 424],
  [1142, 412, 1152, 450],
]
/** Tufts of leaves along the branches, around Kiko, and at the ends of the twigs. */
const TUFTS: readonly (readonly [x: number, y: number, size: number])[] = [
  [16, 142, 1.2],
  [96, 130, 1.05],
  [210, 112, 1.15],
  [330, 116, 1.1],
  [440, 118, 1.15],
  [560, 104, 1.1],
  [730, 104, 1.1],
  [840, 118, 1.15],
  [950, 110, 1.1],
  [1050, 112, 1.1],
  [1180, 138, 1.2],
  [1262, 136, 1.15],
  [404, 182, 0.9],
  [334, 218, 0.74],
  [928, 196, 0.9],
  [1010, 218, 0.7],
  [172, 196, 0.84],
  [150, 330, 0.8],
  [180, 398, 0.7],
  [1136, 206, 0.84],
  [1166, 322, 0.8],
  [1000, 368, 0.7],
  [1142, 414, 0.7],
  [600, 170, 0.95],
  [690, 172, 0.95],
  [644, 186, 1.1],
]
/** The dark crown at the top edge. */
function crown(): string {
  const r = rng(5)
  return Array.from({ length: 52 }, (_, i) => {
    const x = -20 + (i % 26) * 53
    return place(tuft(40 + i, 9, 84), x, i < 26 ? r.in(-40, -10) : r.in(16, 60), r.in(0.95, 1.2))
  }).join('')
}
const yard = (): string =>
  g([
    hill(
      [
        [-20, 440],
        [220, 404],
        [480, 424],
        [760, 400],
        [1040, 424],
        [1300, 400],
      ],
      C.hutan,
      { d: 0.5, s: 8, bottom: 640 },
    ),
    treeLine(-20, 1300, (x: number) => 470 + 6 * Math.sin(x / 80), C.daun, {
      d: 0.3,
      seed: 9,
      r0: 12,
      r1: 24,
      palms: 2,
    }),
    place(house({ d: 0.08, lamp: true, shutter: C.nila }), 398, 538, 0.5),
    place(fence(200, 3), 830, 534, 0.74),
    path(
      'M-20 540C200 520 420 526 640 522C880 516 1100 526 1300 540V820H-20Z',
      linU(
        [
          ['#C9D29A', 0, 1],
          ['#B3B978', 0.4, 1],
          ['#8FA363', 1, 1],
        ],
        0,
        520,
        0,
        800,
      ),
    ),
    dryBrush('M-20 548H1300V800H-20Z', [0, 548, 1280, 240], '#EFF2C0', {
      n: 90,
      angle: -4,
      len: 0.03,
      width: 3,
      o: 0.35,
    }),
    grass(-20, 1300, (x: number) => 542 + 6 * Math.sin(x / 60), {
      h: 15,
      step: 13,
      color: C.daun,
      tip: C.padi,
      seed: 3,
    }),
  ])
/** The trunk with its roots and the brushed bark. */
function trunk(): string {
  const d =
    'M604 60C612 190 616 300 618 400C620 490 604 560 548 604C590 600 610 596 626 606C650 616 660 600 684 602' +
    'C712 604 730 618 800 606C744 580 726 520 720 430C712 320 690 200 692 60Z'
  return (
    path(d, lin([light(BARK, 0.34), BARK, shade(BARK, 0.42)], 8)) +
    dryBrush(d, [560, 70, 200, 530], light(BARK, 0.55), { n: 60, angle: 88, len: 0.16, width: 3, o: 0.34, seed: 5 }) +
    dryBrush(d, [560, 70, 200, 530], shade(BARK, 0.55), { n: 60, angle: 92, len: 0.16, width: 3, o: 0.36, seed: 9 })
  )
}
/** Trunk and branches, tufts, twigs. */
const tree = (): string =>
  g([
    lit(trunk() + BRANCHES.map(([points, widths]) => branch(points, widths)).join(''), 4),
    crown(),
    ...STALKS.map(([x0, y0, x1, y1]) =>
      stroke(`M${x0} ${y0}Q${x0 + 6} ${(y0 + y1) / 2} ${x1} ${y1}`, shade(BARK, 0.15), 6),
    ),
    ...TUFTS.map(([x, y, size], i) => place(tuft(7 + i, 11), x, y, size)),
  ])
/** Yard, tree, and the light of the lanterns on both. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [-900, -900], horizon: 0.6, stars: 90, seed: 17 }),
    relight(yard(), 'malam'),
    lampPool(640, 690, 760, 0.62),
    lampPool(640, 660, 420, 0.5, '#FFE09A'),
    place(groundShadow(0, 0, 190, 0.5, '#0A1434'), 670, 606),
    lamplit(tree(), 0.16),
  ])
/** Grass close to us. */
export const foreground = (): string =>
  relight(
    grass(-20, 1300, (x: number) => 812 + 4 * Math.sin(x / 60), {
      h: 40,
      step: 18,
      color: C.hutan,
      tip: C.daun,
      seed: 13,
    }),
    'malam',
  ) + fireflySwarm([250, 560, 800, 60], 6, 6)
