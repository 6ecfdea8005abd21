/** Book 3, page 6: a muddy path between green rice that runs away to the hills in the late morning. */
import { ellipse, g, lin, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { cloud, grass, hill, mist, sky, treeLine } from '../../parts/nature.ts'
import { C, light, mix } from '../../palette.ts'
import { soft } from './closeup.ts'
import { MUD, puddle } from './closeupFeet.ts'
import { duckPrints, riceWall } from './sharedRice.ts'

const EARTH = mix(C.tanah, C.kunyit, 0.28)
const stone = (x: number, y: number, s: number): string =>
  place(
    lit(
      path(
        'M-40 8C-42 -14 -18 -24 4 -22C30 -20 44 -6 40 10C30 22 -30 22 -40 8Z',
        lin(['#D8CDBB', '#AFA294', '#857A78'], 60),
      ),
      2.4,
    ),
    x,
    y,
    s,
  )
const ruts = (): string => {
  const r = rng(6)
  return Array.from({ length: 34 }, () => {
    const y = r.in(250, 780),
      k = (y - 150) / 650,
      x = 640 + r.in(-1, 1) * 560 * k
    return ellipse(
      x,
      y,
      r.in(8, 30) * (0.4 + k),
      r.in(2, 6) * (0.4 + k),
      r() < 0.5 ? mix(EARTH, C.jati, 0.4) : light(EARTH, 0.4),
      { opacity: 0.4 },
    )
  }).join('')
}
/** What never moves behind feet and wheel. */
export const background = (): string =>
  g([
    sky('siang', { sun: [1080, 60], horizon: 0.2 }),
    place(cloud(150, 5), 420, 60, 0.8),
    hill(
      [
        [-20, 130],
        [200, 84],
        [480, 128],
        [820, 96],
        [1060, 60],
        [1300, 110],
      ],
      C.gunung,
      { d: 0.55, s: 6, bottom: 220, brush: false },
    ),
    mist(640, 150, 760, 30, 0.8),
    treeLine(-20, 1300, (x: number) => 166 + 4 * Math.sin(x / 90), C.daun, {
      d: 0.42,
      seed: 11,
      r0: 8,
      r1: 18,
      palms: 2,
    }),
    path('M-10 160H1290V810H-10Z', lin([mix(C.padi, C.pisang, 0.5), C.pisang, C.daun], 90)),
    riceWall(-30, 560, (x) => 232 + x * 0.02, { h: 52, d: 0.16, rows: 2, step: 17, seed: 3, ears: 0.2 }),
    riceWall(740, 1310, (x) => 240 - (x - 740) * 0.02, { h: 52, d: 0.16, rows: 2, step: 17, seed: 5, ears: 0.2 }),
    path(
      'M596 178C560 260 330 420 -40 660V810H1320V640C980 420 740 270 684 178Z',
      linU([light(EARTH, 0.5), EARTH, mix(EARTH, C.jati, 0.45)], 640, 178, 640, 800),
    ),
    stroke('M596 178C560 260 330 420 -40 660M684 178C740 270 980 420 1320 640', mix(C.daun, C.jati, 0.3), 9, {
      opacity: 0.4,
    }),
    grass(-10, 330, (x) => 470 - x * 0.1, { h: 18, step: 46, color: C.daun, seed: 4, tip: C.padi }),
    grass(960, 1290, (x) => 330 + (x - 960) * 0.2, { h: 18, step: 46, color: C.daun, seed: 9, tip: C.padi }),
    ruts(),
    duckPrints(
      [
        [600, 420],
        [668, 384],
        [612, 348],
        [660, 318],
        [628, 290],
        [654, 266],
        [640, 246],
      ],
      0.8,
    ),
    place(puddle(72, 20, 9), 560, 300),
    place(puddle(56, 14, 4), 716, 262),
    place(puddle(158, 104, 2), 384, 590),
    place(puddle(158, 104, 3), 818, 590),
    place(puddle(84, 26, 6), 1120, 632),
    soft(640, 790, 900, 100, mix(MUD, C.manggis, 0.4), 0.4),
    stone(116, 372, 1.3),
    stone(56, 404, 0.9),
    stone(188, 396, 0.7),
  ])
/** Nothing lies over the feet. */
export const foreground = (): string => ''
