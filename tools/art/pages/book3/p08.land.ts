/** Book 3, page 8: an afternoon that holds its breath; leaves hang still over the meadow. */
import { g, lin, path, place } from '../../core/svg.ts'
import { cloud, flower, grass, hill, mist, sky, treeLine } from '../../parts/nature.ts'
import { bananaLeaf } from '../../parts/banana.ts'
import { C, light, mix } from '../../palette.ts'
import { riceWall } from './sharedRice.ts'

const leaves = (): string =>
  g([
    place(bananaLeaf(300, C.daun, 3, { dark: 0.3, wide: 0.15, curl: 0.2 }), -40, -30, 1, 34),
    place(bananaLeaf(270, C.pisang, 4, { dark: 0.2, wide: 0.15, curl: -0.16 }), 60, -70, 1, 66),
    place(bananaLeaf(250, C.daun, 5, { dark: 0.3, wide: 0.15, curl: 0.16 }), -40, 60, 1, 22),
    place(bananaLeaf(280, C.pisang, 6, { dark: 0.24, wide: 0.15, curl: 0.2 }), 1330, -30, 1, 146),
    place(bananaLeaf(240, C.daun, 7, { dark: 0.3, wide: 0.15, curl: -0.2 }), 1230, -80, 1, 112),
  ])
/** What never moves behind everybody. */
export const background = (): string =>
  g([
    sky('pagi', { sun: [260, 140], horizon: 0.6 }),
    place(cloud(170, 4), 330, 170, 0.9),
    place(cloud(140, 7), 960, 120, 0.8),
    hill(
      [
        [-20, 380],
        [200, 310],
        [460, 380],
        [880, 360],
        [1100, 300],
        [1300, 350],
      ],
      C.gunung,
      { d: 0.6, s: 8, bottom: 560, brush: false },
    ),
    mist(640, 430, 760, 60, 0.8),
    treeLine(-20, 1300, (x: number) => 470 + 6 * Math.sin(x / 100), C.daun, {
      d: 0.44,
      seed: 17,
      r0: 14,
      r1: 30,
      palms: 3,
    }),
    riceWall(-30, 1310, (x) => 566 + 6 * Math.sin(x / 140), { h: 84, d: 0.2, rows: 2, step: 24, seed: 4, ears: 0.3 }),
    path('M-10 552Q640 536 1290 556V810H-10Z', lin([mix(C.padi, C.pisang, 0.5), C.pisang, C.daun], 90)),
    grass(-10, 1290, (x) => 556 - ((x - 640) * (x - 640)) / -60_000 - 12, {
      h: 16,
      step: 16,
      color: C.daun,
      seed: 8,
      tip: C.padi,
    }),
    place(flower(0, 0, 1, C.putih), 60, 610, 1.1),
    place(flower(0, 0, 1, C.sepatu), 1230, 600, 1),
    leaves(),
  ])
/** Grass before everybody, low and calm. */
export const foreground = (): string =>
  g([
    path('M-10 756Q640 724 1290 752V810H-10Z', lin([light(C.daun, 0.2), C.hutan], 90)),
    grass(-10, 1290, (x) => 752 - 22 * Math.sin((x / 1280) * Math.PI), {
      h: 26,
      step: 17,
      color: C.daun,
      seed: 5,
      tip: C.padi,
    }),
  ])
