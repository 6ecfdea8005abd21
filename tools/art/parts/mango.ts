import { path, stroke, ellipse, circle, lin, clipped, place, blur } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light } from '../palette.ts'
/** A mango hanging from its stalk at 0,0. */
export const mango = (s = 1, { leaf = true } = {}) => {
  const d = smooth([
    [-4, -50],
    [12, -48],
    [24, -32],
    [24, -10],
    [10, 6],
    [-8, 4],
    [-22, -12],
    [-24, -32],
    [-16, -46],
  ])
  return place(
    lit(
      path(
        d,
        lin(
          [
            [C.padi, 0, 1],
            [C.kunyit, 0.32, 1],
            [C.mangga, 0.66, 1],
            [C.sepatu, 1, 1],
          ],
          62,
        ),
      ) +
        clipped(
          d,
          ellipse(-9, -34, 7, 12, '#FFF8D8', { opacity: 0.5, transform: 'rotate(24 -9 -34)', filter: blur(2.4) }) +
            [
              [8, -20],
              [14, -12],
              [4, -8],
              [10, -30],
              [0, -18],
            ]
              .map(([x = 0, y = 0]) => circle(x, y, 1, C.cabai, { opacity: 0.5 }))
              .join(''),
        ),
      2.6,
    ) +
      stroke('M0 -48Q1 -56 -2 -62', C.soga, 4) +
      (leaf
        ? lit(
            path('M0 -56C10 -72 30 -74 44 -64C34 -52 14 -48 0 -56Z', lin([light(C.pisang, 0.3), C.daun], 60)) +
              stroke('M3 -57Q22 -64 40 -63', light(C.pisang, 0.6), 1.6),
            1.4,
          )
        : ''),
    0,
    0,
    s,
  )
}
