/** Book 7, page 12: the yard from straight above: earth swept in fans, a bare kite that waits for paper, grass at the rim. */
import { item, type Point, smooth } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { blur, circle, ellipse, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { flower } from '../../parts/grass.ts'
import { bareKite } from './sharedKite.ts'

/** The middle of the basket and its half width. */
export const BASKET: Point = [640, 476],
  R = 152
const EARTH = mix(C.bata, C.santan, 0.6)
/** What a broom of palm ribs leaves: fans of fine lines. */
function swept(): string {
  const r = rng(14)
  let pale = '',
    dark = ''
  for (let k = 0; k < 34; k++) {
    const cx = r.in(-40, 1320),
      cy = r.in(-20, 760),
      a0 = r.in(-0.4, 0.4) + (cx < 640 ? 0.5 : -0.5),
      w = r.in(70, 110)
    for (let i = 0; i < 6; i++) {
      const q = w + i * 9,
        a = a0 - 0.5,
        b = a0 + 0.4,
        d = `M${f(cx + Math.sin(a) * q)} ${f(cy - Math.cos(a) * q)}A${f(q)} ${f(q)} 0 0 1 ${f(cx + Math.sin(b) * q)} ${f(cy - Math.cos(b) * q)}`
      if (i % 2) pale += d
      else dark += d
    }
  }
  return (
    stroke(dark, shade(EARTH, 0.3), 2.4, { opacity: 0.16 }) + stroke(pale, light(EARTH, 0.7), 2.4, { opacity: 0.34 })
  )
}
/** Grass at the rim of the yard, in round lobes. */
const rim = (at: readonly (readonly [number, number, number])[]): string => {
  const r = rng(3)
  return at
    .map(([x, y, q]) => {
      const lobe: Point[] = Array.from({ length: 22 }, (_, i): Point => {
        const a = (i / 22) * Math.PI * 2,
          k = i % 2 ? r.in(0.9, 0.96) : r.in(1, 1.08)
        return [x + Math.cos(a) * q * k, y + Math.sin(a) * q * k]
      })
      return (
        path(smooth(lobe), C.jati, { opacity: 0.22, filter: blur(5), transform: 'translate(7 9)' }) +
        path(smooth(lobe, true, 0.5), linU([light(C.pisang, 0.3), C.pisang, C.daun], x - q, y - q, x + q, y + q))
      )
    })
    .join('')
}
const leaf = (x: number, y: number, r: number, color: string): string =>
  place(
    lit(
      path('M0 0C12 -16 40 -18 56 0C40 14 14 14 0 0Z', lin([light(color, 0.35), color], 70)) +
        stroke('M4 0H50', shade(color, 0.3), 2, { opacity: 0.5 }),
      1.6,
    ),
    x,
    y,
    0.8,
    r,
  )
/** Earth in morning light. */
export const background = (): string =>
  g([
    rect(
      -10,
      -10,
      1300,
      820,
      linU([light(EARTH, 0.5), light(EARTH, 0.16), EARTH, shade(EARTH, 0.1)], 120, 0, 900, 820),
    ),
    ellipse(560, 380, 660, 400, glow(C.cahaya, 0.8)),
    swept(),
    rim([
      [-20, -30, 120],
      [1310, -30, 130],
      [-40, 780, 130],
      [1320, 790, 140],
      [640, -110, 130],
    ]),
    flower(52, 44, 0.8, C.sepatu),
    flower(1226, 52, 0.8, C.putih),
    flower(1212, 742, 0.8, C.jambu),
    leaf(1170, 470, 30, C.mangga),
    leaf(96, 640, 200, C.pisang),
    leaf(800, 730, 160, C.mangga),
    // the kite that waits
    g(place(bareKite(1), 8, 12), {
      transform: 'translate(332 440) rotate(62) scale(0.62)',
      opacity: 0.22,
      filter: blur(3),
    }),
    place(bareKite(2), 332, 436, 0.62, 62),
    ellipse(BASKET[0] + 20, BASKET[1] + 26, R + 12, R + 8, C.jati, { opacity: 0.4, filter: blur(9) }),
  ])
/** The woven ring, its dark inside, stripes of chilli red. */
export function basket(): string {
  const [x, y] = BASKET
  let a = '',
    b = '',
    inside = ''
  for (let i = 0; i < 48; i++) {
    const t = (i / 48) * Math.PI * 2,
      at = (q: number, d = 0) => `${f(x + Math.cos(t + d) * q)} ${f(y + Math.sin(t + d) * q)}`
    const d = `M${at(R * 0.82)}Q${at(R * 0.92, 0.06)} ${at(R * 0.99, 0.1)}`
    if (i % 2) a += d
    else b += d
    if (i % 2) inside += `M${at(R * 0.5)}L${at(R * 0.8)}`
  }
  const ring = (q: number, c: string, w: number, o = 1) =>
    circle(x, y, q, 'none', { stroke: c, 'stroke-width': w, opacity: o })
  return g([
    lit(circle(x, y, R, lin(['#F8DFA6', '#D9A860', '#9A6A38'], 50)), 5),
    circle(x, y, R * 0.82, lin(['#6B4426', '#A5743E', '#C99652'], 55)),
    stroke(inside, shade(C.soga, 0.3), 4, { opacity: 0.34 }),
    ...[0.76, 0.69, 0.62, 0.55].map((q) => ring(R * q, item(['#5E3A20'], 0), 4, 0.36)),
    circle(x + 3, y + 4, R * 0.5, lin(['#7A5230', '#B98550'], 55)),
    stroke(a, C.soga, 8, { opacity: 0.62 }),
    stroke(b, '#F6DCA4', 8, { opacity: 0.9 }),
    ring(R * 0.83, '#F6DCA4', 6),
    ring(R * 0.98, C.cabai, 6, 0.8),
    path(
      `M${x - R * 0.8} ${y - 8}A${f(R * 0.8)} ${f(R * 0.8)} 0 0 1 ${x + 10} ${y - R * 0.8}A${f(R * 0.9)} ${f(R * 0.9)} 0 0 0 ${x - R * 0.8} ${y - 8}Z`,
      C.tinta,
      { opacity: 0.24 },
    ),
  ])
}
/** Nothing lies over what is carried. */
export const foreground = (): string => ''
