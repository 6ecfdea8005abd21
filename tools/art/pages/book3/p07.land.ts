/** Book 3, page 7: noon over the rice, and the grassy bank the ducks stand on. */
import { lit } from '../../core/light.ts'
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { cloud, grass, hill, mist, sky, treeLine } from '../../parts/nature.ts'
import { C, light, mix } from '../../palette.ts'
import { riceWall } from './sharedRice.ts'

const bank = (x: number): number => 770 - ((x - 610) * (x - 610)) / 11_000

/** A bamboo post at the edge of the field: the best place to look out from, for somebody small. */
const post = (): string =>
  lit(
    path(
      'M38 480H74L76 720H36Z',
      lin([light(C.pisang, 0.4), mix(C.pisang, C.soga, 0.2), mix(C.daun, C.soga, 0.4)], 0),
    ) +
      ellipse(56, 480, 18, 5, light(C.padi, 0.5)) +
      stroke('M37 552Q56 558 75 552M36 632Q56 638 76 632', mix(C.daun, C.jati, 0.5), 3, { opacity: 0.6 }),
    2,
  )

/** Rice is seen left and right of the face; behind it nobody would see it, whatever the child's look. */
const SIDES = [
  [-30, 300],
  [860, 1310],
] as const

/** What never moves behind everybody. */
export const background = (): string =>
  g([
    sky('siang', { sun: [120, 60], horizon: 0.5 }),
    place(cloud(190, 4), 150, 190, 0.9),
    place(cloud(150, 9), 1150, 130, 0.8),
    hill(
      [
        [-20, 360],
        [160, 300],
        [420, 350],
        [900, 330],
        [1120, 280],
        [1300, 330],
      ],
      C.gunung,
      { d: 0.55, s: 8, bottom: 520, brush: false },
    ),
    mist(640, 400, 760, 50, 0.8),
    treeLine(-20, 1300, (x: number) => 424 + 6 * Math.sin(x / 100), C.daun, {
      d: 0.42,
      seed: 15,
      r0: 12,
      r1: 26,
      palms: 2,
    }),
    ...SIDES.map(([x0, x1]) =>
      riceWall(x0, x1, (x) => 560 + 8 * Math.sin(x / 140), { h: 130, d: 0.24, rows: 2, step: 24, seed: 4, ears: 0.2 }),
    ),
    path('M-10 520C200 552 1080 552 1290 520V810H-10Z', lin([mix(C.pisang, C.padi, 0.4), C.daun], 90)),
    ...SIDES.map(([x0, x1]) =>
      riceWall(x0, x1, (x) => 690 + 10 * Math.sin(x / 120), { h: 190, rows: 3, step: 27, seed: 9, ears: 0.3 }),
    ),
    post(),
    path('M-10 640C300 720 900 720 1290 640V810H-10Z', lin([light(C.daun, 0.2), C.hutan], 90)),
  ])

/** What lies over everything: grass at the feet of the ducks. */
export const foreground = (): string =>
  g([
    path(`M-10 ${bank(-10) + 2}Q610 790 1290 ${bank(1290) + 2}V810H-10Z`, lin([C.pisang, C.daun], 90)),
    grass(-10, 1290, (x) => bank(x) + 10, { h: 17, step: 15, color: C.daun, seed: 6, tip: C.padi }),
  ])
