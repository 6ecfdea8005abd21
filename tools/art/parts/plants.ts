/** Chili plant and avocado tree; foot on y=0. Other trees and grass are in nature.mjs. */
import { g, path, stroke, f, lin, place, rng } from '../core/svg.ts'
import { item, type Point } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, mix } from '../palette.ts'
import { mangoTree } from './nature.ts'
import { chili, avocado } from './fruit.ts'

const leaf = (L: number, c: string) =>
  path(
    `M0 0C${L * 0.25} ${-L * 0.3} ${L * 0.75} ${-L * 0.26} ${L} 0C${L * 0.7} ${L * 0.22} ${L * 0.25} ${L * 0.24} 0 0Z`,
    lin([light(c, 0.3), c], 70),
  ) + stroke(`M2 0Q${L * 0.5} ${-L * 0.04} ${L * 0.9} 0`, light(c, 0.5), 1.4, { opacity: 0.8 })
/** Bushy plant, 150 high, with red fruit. */
export function chiliPlant({ seed = 1, h = 150, fruit = 9 } = {}) {
  const r = rng(seed),
    twigs: Point[] = [
      [-38, -0.62],
      [34, -0.6],
      [-22, -0.86],
      [24, -0.88],
      [0, -1],
      [-48, -0.42],
      [46, -0.4],
    ].map(([x = 0, y = 0]) => [x * (h / 150), y * h])
  const stem = stroke(
    twigs.map(([x, y]) => `M0 0Q${f(x * 0.2)} ${f(y * 0.6)} ${f(x)} ${f(y)}`).join(''),
    '#6E8F45',
    4.4,
  )
  let back = '',
    front = ''
  for (const [x, y] of twigs)
    for (let i = 0; i < 7; i++) {
      const s = place(
        leaf(r.in(24, 36), mix(C.daun, item([C.pisang, C.hutan, C.daun], i % 3), 0.4)),
        x + r.in(-12, 12),
        y + r.in(-8, 18),
        1,
        r.in(-175, 15),
      )
      if (r() < 0.5) back += s
      else front += s
    }
  const pods = Array.from({ length: fruit }, (_, i) => {
    const [x, y] = item(twigs, i % twigs.length)
    return place(
      chili({ c: i % 4 === 3 ? C.pisang : C.cabai }),
      x + r.in(-16, 16),
      y + r.in(6, 26),
      r.in(0.42, 0.56),
      r.in(-14, 22),
    )
  }).join('')
  return g([lit(stem, 1.4), lit(back, 1.6, { sh: C.lumut }), pods, lit(front, 1.6, { sh: C.lumut })])
}
/** The avocado tree: a round crown with hanging fruit. Returns {svg, fruitAt}. */
export function avocadoTree({ h = 430, seed = 8, fruit = 9, crown = 1.15, d = 0 } = {}) {
  const t = mangoTree(h, seed, { crown, d })
  return {
    svg:
      t.svg +
      t.fruitAt
        .slice(0, fruit)
        .map(([x = 0, y = 0], i) => place(avocado(), x + (i % 2) * 10, y - 8, 0.62 + (i % 3) * 0.06))
        .join(''),
    fruitAt: t.fruitAt,
  }
}
