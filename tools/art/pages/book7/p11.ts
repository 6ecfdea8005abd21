/** Book 7, page 11: hands only, before Momo's side: two small ones hold out a string; a bigger one on a knee begins to open; a paw gives a leaf. */
import { lit } from '../../core/light.ts'
import { tube } from '../../core/geom.ts'
import { clipped, ellipse, f, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import type { SpriteDrawing } from '../page.ts'
import { danuHand, nearHand, stringEnd } from './p11.hands.ts'
import { background, foreground, late, near } from './p11.land.ts'

const FUR = '#F2963C',
  STRIPE = '#BE5A1C'
/** He too gives something. */
const kiko = (): string => {
  const arm = tube(
      [
        [722, 742],
        [712, 700],
        [690, 652],
      ],
      [27, 23, 20],
    ),
    leaf =
      path(
        'M0 0C26 -38 86 -50 136 -18C98 22 36 30 0 0Z',
        lin([light(C.pisang, 0.4), C.pisang, shade(C.daun, 0.1)], 60),
      ) + stroke('M-20 8Q66 -20 128 -18', C.hutan, 4, { opacity: 0.6 }),
    r = rng(5),
    tuft = Array.from({ length: 15 }, (_, i) => {
      const x = 676 + i * 6.2
      return `M${f(x)} ${f(r.in(740, 750))}q${f(r.in(-3, 3))} -16 ${f((i - 7) * 1.6 + r.in(-4, 4))} ${f(r.in(-48, -28))}`
    }).join('')
  return near(() =>
    late(
      place(lit(leaf, 3), 704, 634, 0.74, -22) +
        lit(
          clipped(
            'M560 560H900V744H560Z',
            path(arm, lin([light(FUR, 0.35), FUR, shade(FUR, 0.2)], 30)) +
              clipped(arm, stroke('M680 694q24 -14 56 -4M686 724q28 -14 56 -2', STRIPE, 9)),
          ),
          4,
        ) +
        lit(
          ellipse(690, 640, 30, 25, lin([C.putih, C.santan], 70)) +
            stroke('M677 621q-3 8 -1 14M691 616q-1 8 0 15M704 620q2 8 0 13', shade(C.santan, 0.4), 3.4),
          3.4,
        ) +
        stroke(tuft, mix(C.daun, C.hutan, 0.62), 6),
    ),
  )
}
const danu = (opens = 0): string => near(() => late(danuHand(opens)))
const eka = (lifts = 0): string => near(() => late(clipped('M0 0H1280V800H0Z', nearHand(lifts))))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'danu',
    box: { x: 0, y: 20, width: 48.5, height: 50 },
    svg: danu(0.2),
    frames: { tap: danu(1) },
    pivot: [0.1, 0.9],
    idle: 'breathe',
    tap: 'still',
  },
  {
    name: 'wand-string',
    box: { x: 44.5, y: 53, width: 8.5, height: 28 },
    svg: near(() => late(stringEnd())),
    pivot: [0.5, 0],
    idle: 'swing',
    tap: 'wave',
  },
  {
    name: 'eka',
    box: { x: 44, y: 25, width: 56, height: 49 },
    svg: eka(),
    frames: { tap: eka(14) },
    pivot: [0.95, 0.5],
    idle: 'breathe',
    tap: 'still',
  },
  {
    name: 'kiko',
    box: { x: 50.5, y: 71, width: 12.5, height: 24 },
    svg: kiko(),
    idle: 'still',
    tap: 'wave',
    sound: 'meow',
  },
]
