/** Book 6, page 8: from far behind: a sky full of stars with room for sounds, the huge barn at the right, black grass before us. */
import { blur, circle, ellipse, f, flat, g, glow, linU, path, place, rect } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { lumbung } from '../../parts/lumbung.ts'
import { grass, palm, treeLine } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { firstStar } from '../book1/sharedEvening.ts'
import { stars } from './sharedNight.ts'

/** Foot of the barn, and its size. */
export const BARN = { x: 890, y: 690, s: 1.84 } as const
/** The band of stars, the dark meadow, the lit earth before the barn. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [2000, -900], horizon: 0.86, stars: 150, seed: 31 }),
    path(
      'M-40 330C300 210 700 60 1320 -60V60C800 170 380 330 -40 470Z',
      linU(
        [
          ['#BFD0FF', 0, 0.05],
          ['#D6DEFF', 0.5, 0.2],
          ['#BFD0FF', 1, 0.06],
        ],
        0,
        300,
        300,
        420,
      ),
      { filter: blur(26) },
    ),
    stars(0, 0, 1280, 470, 190, 6),
    ...[
      [150, 96, 13],
      [430, 60, 9],
      [640, 190, 11],
      [1130, 110, 12],
      [90, 330, 8],
      [500, 330, 9],
    ].map(([x = 0, y = 0, r = 0]) => place(firstStar(r), x, y)),
    rect(
      -10,
      440,
      1300,
      240,
      linU(
        [
          ['#7C9CCF', 0, 0],
          ['#8FAEDC', 1, 0.62],
        ],
        0,
        440,
        0,
        660,
      ),
    ),
    relight(
      g([
        treeLine(-20, 1300, () => 640, C.hutan, { d: 0.25, seed: 15, r0: 16, r1: 36, palms: 0 }),
        place(palm(190, -26, 4, { d: 0.2, simple: true }), 120, 650),
        path(
          'M-20 652C240 636 520 646 720 650C960 646 1100 650 1300 644V820H-20Z',
          linU([C.daun, C.hutan, C.lumut], 0, 640, 0, 800),
        ),
      ]),
      'malam',
    ),
    barn(),
    circle(420, 640, 240, glow('#FFC765', 0.34)),
    ellipse(420, 690, 300, 46, glow('#FFC765', 0.6)),
  ])
/** The barn, its side away from the stars in the dark. */
const barn = (): string =>
  place(relight(lumbung({ seed: 4 }), 'malam'), BARN.x, BARN.y, BARN.s) +
  g(place(lumbung({ seed: 4 }), BARN.x, BARN.y, BARN.s), { filter: flat('#070D2A'), opacity: 0.4 })
/** Black grass, seen against the light. */
export const foreground = (): string =>
  g([
    path(`M-20 ${f(752)}C260 720 520 744 760 752C980 758 1140 734 1300 742V820H-20Z`, '#060B20'),
    grass(-30, 1310, (x: number) => 764 - Math.sin(x / 210) * 12, {
      h: 62,
      step: 12,
      color: '#060B20',
      tip: '#0E1A3C',
      seed: 5,
    }),
  ])
