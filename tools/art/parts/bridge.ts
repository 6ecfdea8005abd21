/** Low bamboo bridge. Deck from x=0 to w, its front edge on y=0, back edge on y=-depth. gaps = numbers of the missing deck poles. */
import { g, path, stroke, ellipse, f, lin, place } from '../core/svg.ts'
import { tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade, mix } from '../palette.ts'
import { bambooPole } from './poles.ts'

/** Length and depth of a bridge, its poles, the numbers of those that are missing, rails at both sides or the far one only. */
export interface BridgeOptions {
  readonly w?: number
  readonly depth?: number
  readonly poles?: number
  readonly gaps?: readonly number[]
  readonly rails?: string
}
/** A bamboo bridge from 0,0 to w,0: back rail and beams, deck (poles with gaps), front rail as drawings of their own. */
export function bambooBridge({ w = 840, depth = 70, poles = 26, gaps = [], rails = 'both' }: BridgeOptions = {}) {
  const step = w / poles,
    skew = 26,
    B = '#D9B260',
    arch = (u: number) => -16 * Math.sin(Math.PI * u)
  const beam = (y: number, dx: number) =>
    path(
      tube(
        [
          [dx - 14, y],
          [w * 0.5 + dx, y - 16],
          [w + dx + 14, y],
        ],
        [9, 9, 9],
      ),
      lin([light(B, 0.2), shade(B, 0.3)], 85),
    )
  let deck = '',
    ties = ''
  for (let i = 0; i < poles; i++) {
    if (gaps.includes(i)) continue
    const u = (i + 0.5) / poles,
      x = u * w,
      y = arch(u),
      q = step * 0.46,
      c = mix(B, i % 3 ? C.kunyit : C.pisang, 0.14 + 0.08 * (i % 2))
    deck +=
      path(
        `M${f(x - q)} ${f(y + 3)}L${f(x + skew - q * 0.9)} ${f(y - depth)}` +
          `Q${f(x + skew)} ${f(y - depth - 6)} ${f(x + skew + q * 0.9)} ${f(y - depth)}L${f(x + q)} ${f(y + 3)}` +
          `Q${f(x)} ${f(y + 10)} ${f(x - q)} ${f(y + 3)}Z`,
        lin([light(c, 0.5), c, shade(c, 0.34)], 4),
      ) +
      ellipse(x, y + 3.4, q * 0.86, 5, light(c, 0.55)) +
      ellipse(x, y + 3.6, q * 0.5, 2.8, shade(c, 0.5)) +
      stroke(`M${f(x + skew * 0.4 - q)} ${f(y - depth * 0.42)}h${f(q * 2)}`, shade(c, 0.3), 1.5, { opacity: 0.6 })
    ties += `M${f(x - q + 3)} ${f(y - 9)}h${f(q * 2 - 6)}M${f(x + skew - q + 3)} ${f(y - depth + 12)}h${f(q * 2 - 6)}`
  }
  const rail = (dx: number, y0: number, k: number) => {
    let o = ''
    for (let i = 0; i <= 4; i++) {
      const u = i / 4
      o += place(bambooPole(k * 64, 5), u * w + dx, y0 + arch(u) + 4, 1, -90)
    }
    const bar = (dy: number, q: number) =>
      path(
        tube(
          [
            [dx - 20, y0 + dy],
            [w * 0.5 + dx, y0 - 16 + dy],
            [w + dx + 20, y0 + dy],
          ],
          [q, q, q],
        ),
        lin([light(B, 0.45), B, shade(B, 0.3)], 85),
      )
    return lit(bar(-k * 34, 4.4) + bar(-k * 60, 5.4), 1.6) + o
  }
  return {
    back: g([rails === 'none' ? '' : rail(skew, -depth, 0.9), lit(beam(8, 0), 1.6)]),
    deck: g([lit(deck, 2.4), stroke(ties, C.jati, 2.6, { opacity: 0.75 })]),
    front: rails === 'both' ? rail(0, 2, 1) : '',
  }
}
