/** Book 2, page 12: the yard at home; ten lights on ten hills, and the moon is back. */
import { dryBrush, lit } from '../../core/light.ts'
import { g, lin, linU, path, place, rect } from '../../core/svg.ts'
import { lampGlow, lampPool, relight } from '../../core/time.ts'
import { C, light, shade } from '../../palette.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { lantern } from '../../parts/lantern.ts'
import { grass } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { groundLamp, lamplit } from './sharedLate.ts'
import { tenHills } from './sharedHills.ts'

/** Tops of the farthest and the nearest hills, stage px. */
const FAR = 206,
  NEAR = 352,
  MIDDLE = (FAR + NEAR) / 2
/** The ten hill tops (as sharedHills draws them), with the size of the light there. */
const LIGHTS: readonly (readonly [x: number, y: number, size: number])[] = [
  [1000, FAR + 10, 0.26],
  [250, FAR + 18, 0.26],
  [620, FAR - 2, 0.26],
  [150, MIDDLE + 2, 0.32],
  [960, MIDDLE + 2, 0.32],
  [528, MIDDLE + 20, 0.32],
  [30, NEAR + 22, 0.4],
  [800, NEAR + 10, 0.4],
  [400, NEAR + 2, 0.4],
  [1254, NEAR + 6, 0.4],
]
const hillLight = ([x, y, size]: (typeof LIGHTS)[number]): string =>
  g([
    lampPool(x, y + 3, 150 * size, 0.9),
    lampGlow(x, y - 30 * size, 190 * size, 0.9),
    place(lantern({ on: true, r: 0 }), x, y + 2, size),
    lampGlow(x, y - 28 * size, 50 * size, 0.6),
  ])

/** The swept yard. */
const yard = (): string =>
  path(
    'M-20 470C200 446 420 452 640 446C880 442 1100 452 1300 472V820H-20Z',
    linU(
      [
        ['#F0CC98', 0, 1],
        ['#E2B27C', 0.5, 1],
        ['#CE9862', 1, 1],
      ],
      0,
      440,
      0,
      800,
    ),
  ) +
  dryBrush('M-20 476H1300V800H-20Z', [0, 476, 1280, 320], '#FFF0CC', {
    n: 110,
    angle: -6,
    len: 0.03,
    width: 3,
    o: 0.35,
  }) +
  grass(-20, 1300, (x: number) => 470 + 6 * Math.sin(x / 60), { h: 18, step: 13, color: C.daun, tip: C.padi, seed: 3 })
/** A long low bench, its seat on y=0. */
const bench = (): string =>
  lit(
    g([
      ...[-176, -60, 60, 176].map((x) => rect(x - 9, 0, 18, 92, lin([light(C.bata, 0.2), shade(C.bata, 0.4)], 10))),
      rect(-206, -12, 412, 22, lin([light('#C68A52', 0.5), '#C68A52', shade('#C68A52', 0.3)], 88), { rx: 7 }),
    ]),
    3,
  )
/** Sky with the moon, lit hills, yard, bench. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [1084, 92], horizon: 0.5, stars: 110, seed: 33 }),
    relight(tenHills(FAR, NEAR, { lamp: true }), 'malam'),
    ...LIGHTS.map(hillLight),
    relight(yard(), 'malam'),
    lampPool(640, 590, 760, 0.75),
    lampPool(640, 570, 420, 0.6, '#FFE09A'),
    lampPool(640, 740, 700, 0.4),
    lamplit(place(bench(), 634, 500), 0.3),
    groundLamp(452, 596, 0.72, 100),
    groundLamp(962, 588, 0.72, 100),
  ])
/** Two tufts of grass in the corners. */
export const foreground = (): string =>
  relight(
    grass(-20, 130, () => 808, { h: 60, step: 16, color: C.hutan, tip: C.daun, seed: 23 }) +
      grass(1150, 1300, () => 808, { h: 50, step: 16, color: C.hutan, tip: C.daun, seed: 27 }),
    'malam',
  ) + fireflySwarm([20, 480, 1240, 60], 8, 6)
