/** Curls, loose and in two puffs. */
import type { Triple } from './types.ts'
import { shine, tone } from './hairParts.ts'
import { path, stroke, circle, f } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix } from '../palette.ts'
/** Curls, by style. */
export const CURLY_HAIR = {
  curly(c: string, t: number) {
    const s = t * 6,
      P: Triple[] = [
        [-50, 2, 12],
        [-54, -14, 14],
        [-49, -32, 15],
        [-38, -48, 16],
        [-21, -58, 17],
        [0, -63, 18],
        [21, -59, 17],
        [38, -49, 16],
        [50, -33, 15],
        [54, -14, 14],
        [50, 2, 12],
      ],
      Q: Triple[] = [
        [-34, -24, 12],
        [-19, -29, 13],
        [-2, -28, 13],
        [15, -30, 13],
        [31, -25, 12],
      ]
    const ball = ([x, y, r]: Triple, k: number) => circle(x + k, y, r, tone(c))
    const cap = smooth([
      [-52, 8],
      [-56, -20],
      [-40, -50],
      [0, -66],
      [40, -50],
      [56, -20],
      [52, 8],
      [44, -6],
      [36 + s, -14],
      [15 + s, -17],
      [-2 + s, -15],
      [-20 + s, -16],
      [-36 + s, -13],
      [-44, -6],
    ])
    const nape: Triple[] = [
      [-47, 16, 13],
      [-36, 29, 14],
      [-19, 37, 14],
      [0, 40, 14],
      [19, 37, 14],
      [36, 29, 14],
      [47, 16, 13],
    ]
    const crown: Triple[] = [
      [-30, -34, 15],
      [-10, -42, 15],
      [12, -41, 15],
      [31, -33, 15],
      [-38, -12, 15],
      [-20, -18, 15],
      [0, -22, 15],
      [21, -17, 15],
      [39, -11, 15],
      [-30, 8, 15],
      [-10, 2, 15],
      [12, 3, 15],
      [31, 9, 15],
      [-18, 22, 14],
      [2, 22, 14],
      [20, 21, 14],
    ]
    const curls = (list: readonly Triple[]): string =>
      shine(
        list
          .map(([x, y, r]) => `M${f(x - r * 0.5)} ${f(y)}q${f(r * 0.2)} ${f(-r * 0.7)} ${f(r * 0.9)} ${f(-r * 0.5)}`)
          .join(''),
        c,
        2.2,
      )
    return {
      cap,
      back: '',
      rear: [...nape, ...P, ...crown].map((p) => ball(p, 0)).join('') + curls([...P.slice(1, 10), ...crown]),
      front:
        path(cap, tone(c)) +
        P.map((p) => ball(p, 0)).join('') +
        Q.map((p) => ball(p, s)).join('') +
        shine(
          P.slice(2, 9)
            .map(
              ([x = 0, y = 0, r = 0]) =>
                `M${f(x - r * 0.5)} ${f(y)}q${f(r * 0.2)} ${f(-r * 0.7)} ${f(r * 0.9)} ${f(-r * 0.5)}`,
            )
            .join(''),
          c,
          2.3,
        ),
    }
  },
  puffs(c: string, t: number) {
    const s = t * 6,
      cap = smooth([
        [-52, 10],
        [-56, -18],
        [-42, -46],
        [0, -60],
        [42, -46],
        [56, -18],
        [52, 10],
        [47, 0],
        [40 + s, -18],
        [24 + s, -25],
        [8 + s, -22],
        [-8 + s, -24],
        [-24 + s, -22],
        [-40 + s, -14],
        [-47, 0],
      ])
    const puff = (x: number, y: number) => {
      let o = circle(x, y, 21, tone(c)),
        sh = ''
      for (let i = 0; i < 11; i++) {
        const a = i * 0.571
        o += circle(x + Math.cos(a) * 19, y + Math.sin(a) * 18, 8.6, tone(c))
      }
      for (const [dx = 0, dy = 0] of [
        [-12, -10],
        [0, -15],
        [10, -9],
        [-6, 0],
        [6, 3],
        [-13, 6],
      ])
        sh += `M${f(x + dx - 4)} ${f(y + dy)}q2 -6 8 -3`
      return lit(o + shine(sh, c, 2.2), 2.2)
    }
    const curls = [
      [-30, -20, 8],
      [-18, -25, 9],
      [-5, -24, 9],
      [8, -24, 9],
      [21, -25, 9],
      [33, -20, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x + s, y, r, tone(c)))
      .join('')
    const band = (d: number) => stroke(`M${d * 33} -50q${d * 8} 2 ${d * 12} 10`, C.kunyit, 5)
    return {
      cap,
      back: puff(-47, -54) + puff(47, -54),
      front:
        path(cap, tone(c)) +
        curls +
        stroke('M0 -59Q1 -44 0 -34', mix(c, '#D9A98A', 0.5), 1.8, { opacity: 0.5 }) +
        shine('M-40 -30q6 -12 18 -17M22 -46q10 4 16 12', c),
      over: band(-1) + band(1),
      rear: puff(-47, -54) + puff(47, -54),
    }
  },
  /** Two short plaits that stick out (Eka). */
}
