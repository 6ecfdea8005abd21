/** Feet, sandals and rubber boots. */
import { add, deg, dir, item, lerp, type Point, smooth, tube } from '../core/geom.ts'
import { circle, ellipse, f, g, lin, path, place, stroke } from '../core/svg.ts'
import { light, mix, shade, type Skin } from '../palette.ts'
import type { Proportions } from './types.ts'

const thousandth = (n: number): number => Math.round(n * 1000) / 1000
/** A foot at an ankle. side: -1 / 1 the foot points that way, 0 it points at us; shoe: colour of a sandal. */
export function foot(at: Point, angle: number, side: number, skin: Skin, k: number, shoe?: string): string {
  const fill = lin([mix(skin.b, skin.l, 0.45), skin.b, mix(skin.b, skin.s, 0.3)], 8)
  let s: string
  if (side === 0) {
    const o = angle >= 0 ? 1 : -1 // which way the little toe points
    const toes = [
      [-8.6, 10.6, 4.1],
      [-2.9, 12.4, 3.1],
      [1.9, 12.6, 2.9],
      [6.2, 12, 2.7],
      [9.9, 10.6, 2.4],
    ].map(([x = 0, y = 0, r = 0]) => [x * o + o * 0.6, y, r] as const)
    s =
      toes.map(([x, y, r]) => circle(x, y, r, skin.b)).join('') +
      path(
        smooth([
          [-6, -5],
          [-7.4, 2],
          [-11 - (o < 0 ? 1 : 0), 8],
          [-8, 11.6],
          [8, 11.6],
          [11 + (o > 0 ? 1 : 0), 8],
          [7.4, 2],
          [6, -5],
        ]),
        fill,
      ) +
      toes
        .map(
          ([x, y, r], i) =>
            ellipse(x - 0.3, y + r * 0.12, r * 0.55, r * 0.45, mix(skin.b, skin.l, 0.75), { opacity: 0.75 }) +
            (i ? stroke(`M${f((x + item(toes, i - 1)[0]) / 2)} ${f(10.4)}v2.6`, skin.s, 1, { opacity: 0.55 }) : ''),
        )
        .join('')
    if (shoe)
      s =
        path(
          smooth([
            [-13, 9],
            [-11, 15],
            [0, 16.5],
            [11, 15],
            [13, 9],
            [8, 12],
            [-8, 12],
          ]),
          shade(shoe, 0.2),
        ) +
        s +
        stroke('M-9.5 3Q-4 6 0 10Q4 6 9.5 3', shoe, 4)
    return place(s, at[0], at[1], k, 0)
  }
  s =
    path(
      smooth([
        [-7.5, -6],
        [-9, 4],
        [-8.5, 10.5],
        [2, 12.2],
        [14, 12.4],
        [21.5, 10.6],
        [20.5, 5.4],
        [12, 2.6],
        [7.5, -6],
      ]),
      fill,
    ) +
    [
      [20, 8.6, 3.4],
      [15.4, 6.4, 2.4],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, mix(skin.b, skin.l, 0.35)))
      .join('') +
    stroke('M17.6 10.8q.6 -2.4 -.4 -4.6', skin.s, 1.3, { opacity: 0.5 })
  if (shoe)
    s =
      path(
        smooth([
          [-10, 9],
          [-9, 14.5],
          [6, 15.4],
          [22, 14.8],
          [24, 10.6],
          [8, 12],
        ]),
        shade(shoe, 0.2),
      ) +
      s +
      stroke('M1 3Q8 3 14 9', shoe, 4.2)
  return g(s, {
    transform: `translate(${f(at[0])} ${f(at[1])}) rotate(${f(angle)}) scale(${thousandth(side * k)} ${k})`,
  })
}
/** Rubber boot from half-way up the shin; dir as in foot(). */
export function boot(k: Point, an: Point, angle: number, side: number, c: string, P: Proportions): string {
  const F = lin([light(c, 0.45), c, shade(c, 0.28)], 20),
    top = lerp(k, an, 0.42),
    w = P.lw[2] + 4.4,
    q = P.foot
  const shaft = path(tube([top, lerp(top, an, 0.5), add(an, [0, 4])], [w + 1.6, w, w], { start: 'flat' }), F)
  const a = deg(k, an),
    l = add(top, dir(a - 90, w + 1.6)),
    r = add(top, dir(a + 90, w + 1.6)),
    m = add(top, dir(a, 3))
  const lip = stroke(smooth([l, m, r], false), light(c, 0.5), 3.4)
  const toe =
    side === 0
      ? path(
          smooth([
            [-9, -6],
            [-11.5, 5],
            [-12, 11],
            [-6, 13.6],
            [6, 13.6],
            [12, 11],
            [11.5, 5],
            [9, -6],
          ]),
          F,
        ) +
        stroke('M-11.5 11Q0 15.5 11.5 11', shade(c, 0.45), 2.4) +
        stroke('M-8 4Q0 8 8 4', shade(c, 0.4), 1.6, { opacity: 0.5 })
      : path(
          smooth([
            [-8.5, -6],
            [-10.5, 5],
            [-10, 11.5],
            [4, 13],
            [19, 12.6],
            [24, 8],
            [20, 2.6],
            [11, -0.6],
            [8.5, -6],
          ]),
          F,
        ) + stroke('M-10 11.6Q6 14.6 22 11', shade(c, 0.45), 2.4)
  const put =
    `translate(${f(an[0])} ${f(an[1])}) rotate(${f(side ? angle : 0)}) ` +
    `scale(${thousandth((side || 1) * q)} ${thousandth(q)})`
  return (
    shaft +
    g(toe, { transform: put }) +
    lip +
    ellipse(lerp(top, an, 0.5)[0] - w * 0.45, lerp(top, an, 0.5)[1], 2, 6, '#fff', { opacity: 0.45 })
  )
}
