/** Book 7, page 11: hands only, before Momo's side: two small ones hold out a string; a bigger one on a knee begins to open; a paw gives a leaf. */
import { lit } from '../../core/light.ts'
import { tube } from '../../core/geom.ts'
import { clipped, ellipse, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { kittenHead } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { danuHand, farHand, nearHand, wandString } from './p11.hands.ts'
import { background, foreground, late, near } from './p11.land.ts'

const FUR = '#F2963C',
  STRIPE = '#BE5A1C'
/** He too gives something. */
const kiko = (): string => {
  const arm = tube(
    [
      [690, 744],
      [684, 696],
      [660, 640],
    ],
    [30, 25, 21],
  )
  return near(() =>
    late(
      clipped('M600 600H860V748H600Z', place(kittenHead(), 742, 762, 1.5, -10)) +
        place(
        lit(
          path('M0 0C26 -38 86 -50 136 -18C98 22 36 30 0 0Z', lin([light(C.pisang, 0.4), C.pisang, shade(C.daun, 0.1)], 60)) +
            stroke('M-16 6Q66 -20 128 -18', C.hutan, 4, { opacity: 0.6 }),
          3,
        ),
        654,
        628,
        0.94,
        -62,
      ) +
        lit(
          path(arm, lin([light(FUR, 0.35), FUR, shade(FUR, 0.2)], 30)) +
            clipped(arm, stroke('M654 684q30 -18 60 -4M662 714q30 -16 60 -2', STRIPE, 10)),
          4,
        ) +
        lit(
          ellipse(658, 632, 31, 26, lin([C.putih, C.santan], 70)) +
            stroke('M644 612q-3 8 -1 15M658 607q-1 8 0 15M672 611q2 8 0 14', shade(C.santan, 0.4), 3.4),
          3.4,
        ),
    ),
  )
}
const danu = (opens = 0): string => near(() => late(danuHand(opens)))

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
  { name: 'eka', box: { x: 44, y: 20, width: 56, height: 53 }, svg: near(() => late(clipped('M0 0H1280V800H0Z', farHand()))), pivot: [0.95, 0.5], idle: 'breathe', tap: 'still' },
  {
    name: 'wand-string',
    box: { x: 44.5, y: 45, width: 20, height: 36 },
    svg: near(() => late(wandString())),
    frames: { tap: near(() => late(wandString(16))) },
    pivot: [0.5, 0.2],
    idle: 'still',
    tap: 'still',
  },
  { name: 'hands', box: { x: 44, y: 25, width: 56, height: 49 }, svg: near(() => late(clipped('M0 0H1280V800H0Z', nearHand()))), pivot: [0.95, 0.5], idle: 'breathe', tap: 'still' },
  { name: 'kiko', box: { x: 48, y: 59, width: 15, height: 36 }, svg: kiko(), idle: 'still', tap: 'wave', sound: 'meow' },
]
