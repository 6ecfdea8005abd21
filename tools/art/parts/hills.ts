/** Far and near hills: volcano, mist, ridges, tree lines. */
import { g, path, stroke, ellipse, f, lin, linU, glow, clipped, place, rng, blur, type BoxTuple } from '../core/svg.ts'
import { smooth, type Point } from '../core/geom.ts'
import { dryBrush } from '../core/light.ts'
import { C, mix, light, haze } from '../palette.ts'
import { palm } from './palm.ts'
import { type Line } from './grass.ts'

/** Volcano with concave slopes and soft flutes; its foot dissolves in mist. */
export function volcano(x: number, y: number, w: number, h: number, d = 0.75, seed = 2): string {
  const c = haze(C.gunung, d - 0.45),
    k = w / 2,
    P =
      `M${x - k} ${y}C${x - k * 0.62} ${y - h * 0.1} ${x - k * 0.26} ${y - h * 0.52} ${x - k * 0.085} ${y - h * 0.965}` +
      `C${x - k * 0.05} ${y - h * 1.0} ${x - k * 0.02} ${y - h * 0.955} ${x + k * 0.01} ${y - h * 0.965}` +
      `C${x + k * 0.04} ${y - h * 0.985} ${x + k * 0.06} ${y - h * 0.995} ${x + k * 0.095} ${y - h * 0.95}` +
      `C${x + k * 0.28} ${y - h * 0.5} ${x + k * 0.6} ${y - h * 0.1} ${x + k} ${y}Z`
  const r = rng(seed)
  let dk = '',
    lt = ''
  for (let i = -4; i <= 5; i++) {
    const t = i / 5,
      top = r.in(0.72, 0.93),
      bx = t * 0.8,
      w2 = r.in(0.03, 0.06),
      s =
        `M${f(x + k * t * 0.1)} ${f(y - h * top)}` +
        `Q${f(x + k * (t * 0.2))} ${f(y - h * 0.5)} ${f(x + k * (bx * 0.62 - w2))} ${f(y - h * 0.2)}` +
        `Q${f(x + k * (bx * 0.62))} ${f(y - h * 0.28)} ${f(x + k * (bx * 0.62 + w2))} ${f(y - h * 0.16)}` +
        `Q${f(x + k * (t * 0.26 + 0.02))} ${f(y - h * 0.5)} ${f(x + k * t * 0.1)} ${f(y - h * top)}Z`
    if (i % 2) dk += s
    else lt += s
  }
  return (
    path(
      P,
      linU(
        [
          [mix(c, C.manggis, 0.2), 0, 1],
          [c, 0.5, 1],
          [haze(c, 0.8), 1, 1],
        ],
        x,
        y - h,
        x,
        y,
      ),
    ) +
    clipped(
      P,
      path(
        `M${x} ${y - h}C${x - k * 0.02} ${y - h * 0.5} ${x + k * 0.2} ${y - h * 0.3} ${x + k * 0.12} ${y}L${x + k} ${y}L${x + k} ${y - h}Z`,
        C.manggis,
        { opacity: 0.12, filter: blur(5) },
      ) +
        path(dk, C.nila, { opacity: 0.12, filter: blur(2.5) }) +
        path(lt, C.cahaya, { opacity: 0.3, filter: blur(3), transform: 'translate(-4 0)' }) +
        ellipse(x - k * 0.4, y - h * 0.5, k * 0.5, h * 0.6, glow(C.cahaya, 0.35)),
    )
  )
}
/** A soft bank of mist around x, y. */
export const mist = (x: number, y: number, w: number, h: number, o = 0.7, c = '#FFF6DC'): string =>
  ellipse(x, y, w, h, glow(c, o))
/** A hill from ridge points to the bottom of the picture, shaded, with brushed grass. */
export function hill(
  pts: readonly Point[],
  color: string,
  { bottom = 820, d = 0, s = 10, brush = true, seed = 4 } = {},
): string {
  const c = haze(color, d),
    xs = pts.map((p) => p[0]),
    ys = pts.map((p) => p[1]),
    x0 = Math.min(...xs),
    x1 = Math.max(...xs),
    y0 = Math.min(...ys)
  const ridge = smooth(pts, false),
    P = ridge + `L${x1} ${bottom}L${x0} ${bottom}Z`,
    A: BoxTuple = [x0, y0, x1 - x0, bottom - y0],
    W = x1 - x0,
    n = Math.round((W * (bottom - y0)) / 2600)
  return g([
    path(
      P,
      linU(
        [
          [light(c, 0.32), 0, 1],
          [c, 0.35, 1],
          [mix(c, C.hutan, 0.34 * (1 - d)), 1, 1],
        ],
        0,
        y0,
        W * 0.06,
        bottom,
      ),
    ),
    clipped(
      P,
      stroke(ridge, C.cahaya, s * 3.4, { opacity: 0.1 }) +
        stroke(ridge, C.cahaya, s * 1.6, { opacity: 0.14 }) +
        stroke(ridge, C.cahaya, s * 0.5, { opacity: 0.5 - d * 0.2 }) +
        (W < 600
          ? ellipse(x1 - W * 0.12, (y0 + bottom) / 2 + 20, W * 0.3, (bottom - y0) * 0.62, glow(haze(C.lumut, d), 0.34))
          : ''),
    ),
    brush
      ? dryBrush(P, A, light(c, 0.6), { n, angle: 6, len: 34 / W, width: 3, o: 0.34 * (1 - d * 0.7), seed }) +
        dryBrush(P, A, mix(c, C.hutan, 0.7), {
          n,
          angle: -5,
          len: 30 / W,
          width: 3,
          o: 0.2 * (1 - d * 0.7),
          seed: seed + 9,
        })
      : '',
  ])
}
/** A row of round tree crowns and a few palms, for middle distance. */
export function treeLine(
  x0: number,
  x1: number,
  yAt: Line,
  color: string,
  { d = 0.5, seed = 3, r0 = 16, r1 = 34, palms = 3 } = {},
): string {
  const r = rng(seed),
    c = haze(color, d)
  let back = '',
    fr = ''
  for (let x = x0; x < x1; ) {
    const q = r.in(r0, r1),
      y = yAt(x) - q * 0.5,
      col = mix(c, r.pick([haze(C.padi, d), haze(C.hutan, d), haze(C.lumut, d), haze(C.daun, d)]), r.in(0.1, 0.4))
    const b = ellipse(x, y, q, q * r.in(0.8, 1.1), lin([light(col, 0.35), col, mix(col, C.lumut, 0.35 * (1 - d))], 65))
    if (r() < 0.5) back += b
    else fr += b
    x += q * r.in(0.75, 1.3)
  }
  for (let i = 0; i < palms; i++) {
    const x = r.in(x0 + 20, x1 - 20)
    back = place(palm(r.in(70, 110), r.in(-16, 18), seed * 7 + i, { d, simple: true }), x, yAt(x) - 4, 0.9) + back
  }
  return g(back + fr)
}
