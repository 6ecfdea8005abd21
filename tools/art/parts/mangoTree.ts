/** The round, leafy tree of book 4. */
import { g, path, ellipse, f, lin, linU, clipped, type Rng, rng } from '../core/svg.ts'
import { item, type Point, smooth } from '../core/geom.ts'
import { lit, dryBrush, crescent } from '../core/light.ts'
import { C, mix, shade, light, haze } from '../palette.ts'

/** One leaf from a point, L long, into the direction `an` (radians). */
const leaf = (px: number, py: number, L: number, an: number) => {
  const ux = Math.cos(an) * L,
    uy = Math.sin(an) * L
  return (
    `M${f(px)} ${f(py)}Q${f(px + ux * 0.5 - uy * 0.32)} ${f(py + uy * 0.5 + ux * 0.32)} ${f(px + ux)} ${f(py + uy)}` +
    `Q${f(px + ux * 0.5 + uy * 0.32)} ${f(py + uy * 0.5 - ux * 0.32)} ${f(px)} ${f(py)}Z`
  )
}
/** One round clump of leaves: its middle and radius; `k` chooses among four greens, `d` is its distance. */
export function leafBall([x, y, q]: readonly [number, number, number], k: number, r: Rng, d = 0): string {
  const P: Point[] = [],
    c = haze(mix(C.daun, item([C.hutan, C.pisang, C.hutan, C.daun], k % 4), 0.34), d)
  let edge = '',
    dk = '',
    lt = '',
    lt2 = ''
  for (let i = 0; i < 22; i++) {
    const a = 2.2 + r() * 3.3
    lt2 += leaf(
      x + Math.cos(a) * q * r.in(0.72, 0.95),
      y + Math.sin(a) * q * r.in(0.66, 0.86),
      q * r.in(0.14, 0.24),
      a + r.in(-0.3, 1.4),
    )
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283
    P.push([x + Math.cos(a) * q * r.in(0.94, 1.08), y + Math.sin(a) * q * 0.9 * r.in(0.94, 1.08)])
  }
  for (let i = 0; i < 54; i++) {
    const a = r() * 6.283
    edge += leaf(x + Math.cos(a) * q * 0.9, y + Math.sin(a) * q * 0.82, q * r.in(0.2, 0.36), a + r.in(-0.6, 1))
  }
  for (let i = 0; i < 34; i++) {
    const a = r() * 6.283,
      m = Math.sqrt(r()) * q * 0.72
    dk += leaf(x + Math.cos(a) * m + q * 0.16, y + Math.sin(a) * m + q * 0.2, q * r.in(0.16, 0.26), r.in(0.5, 1.9))
    const a2 = r() * 6.283,
      m2 = Math.sqrt(r()) * q * 0.62
    lt += leaf(x + Math.cos(a2) * m2 - q * 0.24, y + Math.sin(a2) * m2 - q * 0.28, q * r.in(0.15, 0.24), r.in(0.4, 1.9))
  }
  return (
    path(edge, mix(c, C.lumut, 0.42), { transform: `translate(${f(q * 0.06)} ${f(q * 0.09)})`, opacity: 0.55 }) +
    path(edge, mix(c, C.lumut, 0.1)) +
    path(smooth(P), lin([light(c, 0.34), c, mix(c, C.lumut, 0.55)], 62)) +
    crescent(P, -q * 0.16, -q * 0.2, C.lumut, 0.22) +
    crescent(P, -q * 0.34, -q * 0.42, C.lumut, 0.14) +
    crescent(P, q * 0.3, q * 0.34, C.cahaya, 0.1) +
    path(dk, mix(c, C.lumut, 0.5), { opacity: 0.45 }) +
    path(lt, light(c, 0.4), { opacity: 0.75 }) +
    path(lt2, light(c, 0.62), { opacity: 0.8 })
  )
}
/** Round, leafy tree: trunk, overlapping crowns with leafy edges; fruit hangs at the returned points. */
export function mangoTree(h = 430, seed = 3, { d = 0, crown = 1 } = {}): { svg: string; fruitAt: [number, number][] } {
  const r = rng(seed),
    bark = haze('#8A5A3C', d),
    w = h * 0.06,
    bf = lin([light(bark, 0.4), bark, shade(bark, 0.4)], 8)
  const T = smooth([
    [-w * 3, 6],
    [-w * 1.5, -h * 0.02],
    [-w * 1.02, -h * 0.12],
    [-w * 0.9, -h * 0.3],
    [-w * 1.7, -h * 0.42],
    [-w * 3.4, -h * 0.52],
    [-w * 2.9, -h * 0.56],
    [-w * 1.1, -h * 0.47],
    [-w * 0.2, -h * 0.44],
    [-w * 0.3, -h * 0.6],
    [w * 0.5, -h * 0.6],
    [w * 0.6, -h * 0.45],
    [w * 2.6, -h * 0.57],
    [w * 3.3, -h * 0.54],
    [w * 1.7, -h * 0.4],
    [w * 0.95, -h * 0.29],
    [w * 0.9, -h * 0.12],
    [w * 1.5, -h * 0.02],
    [w * 2.9, 5],
    [w * 1.2, 3],
    [w * 0.2, 8],
    [-w * 1.2, 4],
  ])
  const trunk =
    lit(
      path(T, bf) +
        clipped(
          T,
          dryBrush(T, [-w * 2, -h * 0.5, w * 4, h * 0.5], light(bark, 0.5), {
            n: 26,
            angle: 86,
            len: 0.5,
            width: 3,
            o: 0.3,
            seed,
          }) +
            dryBrush(T, [-w * 2, -h * 0.5, w * 4, h * 0.5], shade(bark, 0.5), {
              n: 26,
              angle: 94,
              len: 0.5,
              width: 3,
              o: 0.35,
              seed: seed + 1,
            }),
        ),
      5,
    ) +
    path(
      T,
      linU(
        [
          [C.lumut, 0, 0.75],
          [C.lumut, 0.5, 0.3],
          [C.lumut, 1, 0],
        ],
        0,
        -h * 0.5,
        0,
        -h * 0.2,
      ),
    )
  const B = [
    [-0.36, -0.6, 0.125],
    [0.37, -0.59, 0.12],
    [-0.2, -0.57, 0.12],
    [0.2, -0.57, 0.12],
    [0, -0.6, 0.12],
    [-0.44, -0.73, 0.13],
    [0.44, -0.72, 0.13],
    [0, -0.95, 0.14],
    [-0.19, -0.91, 0.14],
    [0.2, -0.92, 0.135],
    [-0.34, -0.84, 0.14],
    [0.35, -0.83, 0.14],
    [-0.12, -0.81, 0.14],
    [0.13, -0.8, 0.145],
    [-0.28, -0.7, 0.135],
    [0.28, -0.69, 0.135],
    [-0.08, -0.69, 0.13],
    [0.09, -0.68, 0.12],
  ].map(([x = 0, y = 0, q = 0]) => [x * h * crown, y * h, q * h * crown] as const)
  const under = ellipse(0, -h * 0.66, h * 0.4 * crown, h * 0.14, mix(C.lumut, C.hutan, 0.3))
  return {
    svg: g([trunk, under, ...B.map((ball, k) => leafBall(ball, k, r, d))]),
    fruitAt: [
      [-0.34, -0.46],
      [-0.19, -0.49],
      [0.0, -0.5],
      [0.19, -0.48],
      [0.34, -0.45],
      [-0.12, -0.66],
      [0.13, -0.68],
      [-0.32, -0.68],
      [0.31, -0.66],
    ].map(([x = 0, y = 0]) => [x * h * crown, y * h]),
  }
}
