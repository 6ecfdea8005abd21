/** The big batik cloth of book 4. bigCloth(): held tight by many hands, nearly flat; foldedCloth(): the bundle Eka carries. */
import type { Point } from '../core/geom.ts'
import { path, stroke, ellipse, f, lin, clipped } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, shade } from '../palette.ts'
import { ceplok, cloth } from './batik.ts'

/**
 * corners: back left, back right, front right, front left (page units); sag = how deep the back rim hangs, front = times that the
 * front rim. Returns {svg, mid}, mid = the middle of the cloth.
 */
export function bigCloth(
  corners: readonly [Point, Point, Point, Point],
  { sag = 16, front = 1.7, fill = ceplok(C.nila, C.santan, C.kunyit, 40), border = C.cabai } = {},
) {
  const [A, B, D, E] = corners,
    mid = (p: Point, q: Point, k: number): [number, number] => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + k]
  const edge = (p: Point, q: Point, k: number) => {
    const m = mid(p, q, k)
    return `Q${f(m[0])} ${f(m[1])} ${f(q[0])} ${f(q[1])}`
  }
  const d = `M${A.map(f).join(' ')}${edge(A, B, sag)}${edge(B, D, -sag * 0.4)}${edge(D, E, sag * front)}${edge(E, A, -sag * 0.4)}Z`
  const drop =
    `M${E.map(f).join(' ')}${edge(E, D, sag * front)}L${f(D[0] - 3)} ${f(D[1] + 8)}` +
    `Q${f(mid(E, D, 0)[0])} ${f(mid(E, D, 0)[1] + sag * front + 15)} ${f(E[0] + 3)} ${f(E[1] + 8)}Z`
  const cx = (A[0] + B[0] + D[0] + E[0]) / 4,
    cy = (A[1] + B[1] + D[1] + E[1]) / 4,
    folds = corners
      .map(
        (p: Point) =>
          `M${f(p[0])} ${f(p[1])}Q${f((p[0] * 2 + cx) / 3)} ${f((p[1] * 2 + cy) / 3 + 6)} ${f((p[0] + cx) / 2)} ${f((p[1] + cy) / 2 + 4)}`,
      )
      .join('')
  return {
    svg: lit(
      path(drop, shade(border, 0.3)) +
        cloth(d, fill) +
        clipped(
          d,
          stroke(d, border, 22) +
            stroke(d, C.kunyit, 5) +
            path(
              d,
              lin(
                [
                  [C.cahaya, 0, 0.34],
                  [C.cahaya, 0.45, 0],
                  [C.manggis, 1, 0.3],
                ],
                50,
              ),
            ) +
            ellipse(cx + 16, cy + 16, 150, 20, C.manggis, { opacity: 0.2 }) +
            stroke(folds, C.cahaya, 5, { opacity: 0.4 }) +
            stroke(folds, C.manggis, 3, { opacity: 0.3, transform: 'translate(4 4)' }),
        ),
      4,
    ),
    mid: [cx, cy],
  }
}
/** Folded bundle, 96 x 64, middle at 0,0. */
export const foldedCloth = () => {
  const d = smooth(
    [
      [-48, -22],
      [0, -30],
      [46, -24],
      [50, 4],
      [44, 26],
      [0, 32],
      [-46, 24],
      [-50, 2],
    ],
    true,
    0.8,
  )
  return lit(
    cloth(d, ceplok(C.nila, C.santan, C.kunyit, 26)) +
      clipped(
        d,
        stroke('M-52 -6Q0 0 52 -8M-52 10Q0 18 52 8', shade(C.nila, 0.4), 3) +
          stroke('M-52 -8Q0 -2 52 -10M-52 8Q0 16 52 6', C.cabai, 5) +
          path(
            d,
            lin(
              [
                [C.cahaya, 0, 0.3],
                [C.cahaya, 0.4, 0],
                [C.manggis, 1, 0.35],
              ],
              50,
            ),
          ),
      ),
    2.6,
  )
}
