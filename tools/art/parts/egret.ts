import { g, path, stroke, circle, lin } from '../core/svg.ts'
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C } from '../palette.ts'
/** A small white egret, feet at 0,0. */
export const egret = ({ asleep = false } = {}) => {
  const body = smooth([
    [-20, -14],
    [-26, -12],
    [-8, -24],
    [8, -22],
    [12, -12],
    [2, -6],
    [-10, -7],
  ])
  return g([
    stroke('M-2 -8V0M4 -8V0', '#6B5A4A', 2),
    lit(
      path(body, lin(['#FFFFFF', C.putih, '#DDE3E6'], 65)) +
        path(
          tube(
            [
              [7, -18],
              [13, -27],
              [9, -36],
            ],
            [5, 3.6, 4],
          ),
          C.putih,
        ) +
        circle(11, -39, 6.4, C.putih),
      1.4,
    ),
    path('M16 -41L30 -38L16 -36Z', C.mangga),
    asleep ? stroke('M9 -40q3 2 5 0', C.tinta, 1.6) : circle(12.6, -40.6, 1.6, C.tinta),
    stroke('M-14 -15q8 4 14 2', '#C3CBD0', 1.6),
  ])
}
