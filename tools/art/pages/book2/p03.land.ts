/** Book 2, page 3: a small round hilltop between tall hills, stars behind thin clouds, wind in the grass. */
import { circle, g, glow, path, place, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, mix } from '../../palette.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { grass, hill, mist, terraceHill, treeLine } from '../../parts/nature.ts'
import { nightCloud, skyOf } from '../../parts/skies.ts'
import { dome } from './sharedHills.ts'

/** The tall hills, far too tall for two small voices. */
const tallHills = (): string =>
  g([
    hill(
      [
        [-20, 300],
        [200, 250],
        [420, 330],
        [640, 380],
        [860, 330],
        [1080, 240],
        [1300, 290],
      ],
      mix(C.hutan, C.gunung, 0.4),
      { d: 0.55, s: 8 },
    ),
    treeLine(360, 920, (x: number) => 408 + 6 * Math.sin(x / 90), C.hutan, {
      d: 0.4,
      seed: 5,
      r0: 9,
      r1: 18,
      palms: 2,
    }),
    dome(1090, 196, 720, 420, C.daun, 0.3, 31),
    dome(170, 170, 760, 460, C.daun, 0.26, 33),
    terraceHill(1200, 520, 420, 120, { n: 7, d: 0.22, seed: 6, flat: 0.15, lean: 24 }),
    terraceHill(60, 520, 420, 120, { n: 7, d: 0.2, seed: 9, flat: 0.15, lean: -24 }),
    dome(640, 430, 820, 280, C.pisang, 0.24, 45),
    treeLine(900, 1120, () => 540, C.hutan, { d: 0.14, seed: 28, r0: 14, r1: 26, palms: 1 }),
    treeLine(120, 330, () => 548, C.hutan, { d: 0.14, seed: 71, r0: 14, r1: 26, palms: 1 }),
  ])
const hilltop = (): string =>
  hill(
    [
      [-60, 830],
      [60, 770],
      [240, 700],
      [440, 662],
      [640, 650],
      [850, 664],
      [1050, 706],
      [1230, 776],
      [1340, 830],
    ],
    C.pisang,
    { d: 0, s: 11, seed: 51 },
  )
/** Long curls of wind. */
const wind = (): string =>
  [
    [90, 300, 1],
    [560, 250, 0.9],
    [930, 360, 1.1],
    [420, 420, 0.7],
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
    circle(640, 150, 330, glow('#B9CCFF', 0.5)),
    circle(640, 130, 130, glow('#F4EFC9', 0.6)),
    place(nightCloud(420, 3), 640, 172, 1),
    place(nightCloud(280, 7), 250, 96, 0.9),
    place(nightCloud(260, 11), 1050, 110, 0.9),
    relight(tallHills(), 'malam'),
    mist(640, 560, 760, 60, 0.3, '#9FBCF0'),
    circle(640, 640, 460, glow('#BFD3FF', 0.26)),
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
  ) + fireflySwarm([40, 690, 1200, 70], 8, 6)
