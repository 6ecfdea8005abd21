/** Book 2, page 3: two huge hills and the slit of night between them; a small hilltop far below, wind. */
import { circle, g, glow, path, place, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, mix } from '../../palette.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { grass, hill, mist, treeLine } from '../../parts/nature.ts'
import { nightCloud, skyOf } from '../../parts/skies.ts'

/** The tall hills: they leave only a slit of sky. The right one stands a little farther away. */
const tallHills = (): string =>
  g([
    hill(
      [
        [-20, 420],
        [300, 400],
        [640, 440],
        [1000, 396],
        [1300, 420],
      ],
      mix(C.hutan, C.gunung, 0.5),
      { d: 0.62, s: 8 },
    ),
    treeLine(420, 860, (x: number) => 452 + 6 * Math.sin(x / 90), C.hutan, {
      d: 0.5,
      seed: 5,
      r0: 6,
      r1: 12,
      palms: 1,
    }),
    hill(
      [
        [690, 830],
        [740, 600],
        [800, 380],
        [890, 180],
        [1010, 50],
        [1160, -30],
        [1340, -60],
      ],
      mix(C.daun, C.hutan, 0.6),
      { d: 0.1, s: 14, seed: 31 },
    ),
    hill(
      [
        [-60, -70],
        [120, -40],
        [270, 30],
        [390, 160],
        [480, 360],
        [540, 590],
        [600, 830],
      ],
      mix(C.daun, C.hutan, 0.7),
      { d: 0, s: 14, seed: 33 },
    ),
  ])
/** Far below, the little hill of the two. */
const hilltop = (): string =>
  hill(
    [
      [300, 830],
      [380, 742],
      [470, 668],
      [560, 634],
      [640, 626],
      [724, 634],
      [820, 668],
      [910, 746],
      [980, 830],
    ],
    C.pisang,
    { d: 0, s: 9, seed: 51 },
  )
/** Long curls of wind. */
const wind = (): string =>
  [
    [560, 300, 1],
    [500, 420, 0.7],
    [690, 500, 0.6],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      place(
        stroke('M0 0C60 -16 120 14 190 -4C232 -16 232 -50 206 -50C190 -50 188 -32 202 -30', '#DCE8FF', 4, {
          opacity: 0.34,
        }) + stroke('M30 18C80 6 110 26 160 16', '#DCE8FF', 3.4, { opacity: 0.26 }),
        x,
        y,
        s,
      ),
    )
    .join('')
/** Night sky, the moon's glow behind a cloud, the hills. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [-900, -900], horizon: 0.6, stars: 80, seed: 15 }),
    circle(660, 170, 330, glow('#B9CCFF', 0.5)),
    circle(660, 140, 130, glow('#F4EFC9', 0.6)),
    place(nightCloud(300, 3), 660, 190, 1),
    relight(tallHills(), 'malam'),
    mist(640, 560, 760, 60, 0.3, '#9FBCF0'),
    circle(642, 600, 200, glow('#DCE6FF', 0.5)),
    relight(hilltop(), 'malam'),
    wind(),
  ])
/** Grass that leans in the wind, and a few fireflies. */
export const foreground = (): string =>
  relight(
    grass(-20, 1300, (x: number) => 812 + 4 * Math.sin(x / 60), {
      h: 66,
      step: 13,
      color: C.hutan,
      tip: C.daun,
      seed: 13,
    }) + path('M-20 800H1300V830H-20Z', C.hutan),
    'malam',
  ) + fireflySwarm([400, 700, 480, 60], 4, 6)
