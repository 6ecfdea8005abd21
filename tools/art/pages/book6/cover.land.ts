/** Book 6, cover: the foot of the rice barn at night, seen from the grass: it leans over us, a black window in its gable. */
import { lit } from '../../core/light.ts'
import { circle, f, flat, g, glow, linU, path, place, rect, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, light, shade } from '../../palette.ts'
import { lumbung } from '../../parts/lumbung.ts'
import { grass, palm, treeLine } from '../../parts/nature.ts'
import { nightCloud, skyOf } from '../../parts/skies.ts'

/** Where the barn stands and how large it is. */
const BARN = { x: 716, y: 690, s: 1.66 } as const
/** The middle of the window in the gable, stage pixels. */
export const WINDOW = [BARN.x, BARN.y - 204 * BARN.s] as const

const WOOD = '#A06A3C'
/** A small square window in a gable, black inside; 0,0 is its middle, about 64 wide. */
export const gableWindow = (): string =>
  path('M-28 22V-12Q0 -34 28 -12V22Z', '#050716') +
  lit(stroke('M-29 24V-12Q0 -36 29 -12V24Z', WOOD, 7) + stroke('M-36 25H36', light(WOOD, 0.2), 8), 1.4) +
  stroke('M-26 20V-11Q0 -31 26 -11', shade(WOOD, 0.5), 2.4, { opacity: 0.6 })

/** Night, palms, and the barn before the last blue of the sky. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [190, 118], horizon: 0.72, stars: 120, seed: 6 }),
    place(nightCloud(220, 4), 1010, 150, 0.9),
    rect(
      0,
      430,
      1280,
      190,
      linU(
        [
          ['#5C7FB8', 0, 0],
          ['#86A2CC', 1, 0.6],
        ],
        0,
        430,
        0,
        610,
      ),
    ),
    relight(
      g([
        treeLine(-20, 1300, () => 636, C.hutan, { d: 0.3, seed: 5, r0: 30, r1: 58, palms: 0 }),
        place(palm(330, -46, 4, { d: 0.2, simple: true }), 214, 650),
        place(palm(300, 40, 7, { d: 0.25, simple: true }), 1160, 650),
        path(
          'M-20 640C260 612 520 622 720 618C960 612 1100 626 1300 640V820H-20Z',
          linU([C.daun, C.hutan, C.lumut], 0, 620, 0, 800),
        ),
      ]),
      'malam',
    ),
    circle(BARN.x, 480, 430, glow('#7FA0DC', 0.35)),
    place(relight(g([lumbung({ seed: 3 }), place(gableWindow(), 0, -204)]), 'malam'), BARN.x, BARN.y, BARN.s),
    // the side away from the moon, and all that is under the barn
    g(place(lumbung({ seed: 3 }), BARN.x, BARN.y, BARN.s), { filter: flat('#070D2A'), opacity: 0.3 }),
    rect(
      BARN.x - 152,
      BARN.y - 156,
      304,
      150,
      linU(
        [
          ['#040818', 0, 0.92],
          ['#040818', 1, 0.62],
        ],
        0,
        530,
        0,
        690,
      ),
    ),
    circle(640, 860, 520, glow('#E8A24A', 0.5)),
    place(
      grass(-20, 1300, () => 770, { h: 46, step: 15, color: '#0E2440', tip: '#27466E', seed: 8 }),
      0,
      0,
    ),
  ])
/** Blades that stand before everybody, at both edges. */
export const foreground = (): string =>
  g([
    grass(-40, 130, (x: number) => 826 - x * 0.1, { h: 190, step: 20, color: '#0A1734', tip: '#16305A', seed: 4 }),
    grass(1170, 1320, () => 826, { h: 170, step: 20, color: '#0A1734', tip: '#16305A', seed: 9 }),
    stroke(`M0 ${f(800)}H1280`, '#060B24', 6),
  ])
