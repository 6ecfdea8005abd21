/** What neighbours carry to a festival: the yellow rice cone on its tray and a full fruit basket. Foot on y=0. */
import { circle, clipped, ellipse, f, g, lin, path, place, rng, stroke } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, mix, shade } from '../palette.ts'
import { bowlBasket } from './baskets.ts'
import { avocado } from './fruit.ts'
import { mango } from './mango.ts'

const RICE = '#F6CE55'
/** The grains of the cone: short light and dark dashes. */
const grains = (): string => {
  const r = rng(4)
  let pale = '',
    deep = ''
  for (let i = 0; i < 90; i++) {
    const y = r.in(-128, -22),
      half = 46 * (1 + (y + 22) / 112),
      dash = `M${f(r.in(-half, half))} ${f(y)}l${f(r.in(2, 4))} ${f(r.in(-3, 3))}`
    if (i % 2) pale += dash
    else deep += dash
  }
  return stroke(pale, light(RICE, 0.6), 2.2, { opacity: 0.8 }) + stroke(deep, shade(RICE, 0.3), 1.8, { opacity: 0.4 })
}
/** Tumpeng: a cone of yellow rice on banana leaf and a woven tray, with a little red chilli flower on top; 150 x 150. */
export function riceCone(): string {
  const cone = smooth([
      [0, -134],
      [12, -112],
      [34, -58],
      [48, -26],
      [30, -16],
      [0, -13],
      [-30, -16],
      [-48, -26],
      [-34, -58],
      [-12, -112],
    ]),
    F = lin(['#F8DFA6', '#D9A860', '#9A6A38'], 60)
  const leafTips = [-62, -36, -8, 22, 48, 66]
    .map((x, i) => `M${x - 16} -20Q${x - 2} ${-38 + (i % 2) * 6} ${x + 14} -18Z`)
    .join('')
  const sides = [
    [-52, -20, C.cabai],
    [-36, -14, C.santan],
    [-14, -9, C.pisang],
    [10, -9, C.cabai],
    [32, -13, C.santan],
    [52, -19, C.pisang],
  ] as const
  return g([
    lit(path('M-80 -20Q-74 2 0 4Q74 2 80 -20Z', F) + stroke('M-66 -8Q0 8 66 -8', C.soga, 2, { opacity: 0.5 }), 2),
    lit(
      ellipse(0, -20, 80, 15, light('#D9A860', 0.4)) +
        path(leafTips, lin([C.pisang, C.daun], 60)) +
        ellipse(0, -18, 66, 11, mix(C.daun, C.hutan, 0.3)),
      1.4,
    ),
    lit(path(cone, lin([light(RICE, 0.5), RICE, mix(RICE, C.mangga, 0.55)], 50)) + clipped(cone, grains()), 3),
    lit(sides.map(([x, y, c]) => circle(x, y, 8.6, lin([light(c, 0.35), c, shade(c, 0.2)], 60))).join(''), 1.2),
    lit(
      [-50, -18, 14, 44].map((a) => place(path('M0 0Q-5 -10 0 -19Q5 -10 0 0Z', C.cabai), 0, -130, 1, a)).join('') +
        circle(0, -131, 4.6, C.daun),
      1,
    ),
  ])
}
/** A bowl basket with mangos and avocados in it; 130 x 84. */
export const fruitBasket = (): string =>
  bowlBasket('back') +
  place(avocado({ s: 0.62, stalk: false }), 30, -78, 1, 16) +
  place(mango(0.62), -24, -44) +
  place(mango(0.66), 8, -50) +
  place(avocado({ s: 0.58, stalk: false }), -44, -64, 1, -30) +
  bowlBasket('front')
