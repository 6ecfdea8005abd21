/** Bima's other hat: on page 9, and after the book. */
import { lit } from '../../core/light.ts'
import { g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bananaLeaf } from '../../parts/banana.ts'

/** A banana leaf tied round a head like a hat. */
export const leafHat = (): string =>
  g([
    place(bananaLeaf(150, C.pisang, 2, { curl: 0.34, wide: 0.3 }), -82, 16, 1, -12),
    lit(
      path(
        'M-54 -14C-50 -58 -20 -74 4 -74C36 -72 56 -48 58 -14C30 -30 -24 -30 -54 -14Z',
        lin([light(C.pisang, 0.35), C.pisang, shade(C.daun, 0.2)], 60),
      ) +
        stroke('M2 -73Q-2 -48 2 -24M-28 -64Q-24 -40 -26 -24M32 -64Q30 -42 32 -24', mix(C.pisang, C.hutan, 0.5), 2.4, {
          opacity: 0.7,
        }),
      2,
    ),
    lit(path('M-2 -72C-6 -90 4 -98 10 -104C12 -92 14 -84 8 -72Z', C.daun), 1.4),
  ])
