import { ellipse, circle, path, rect, g, f, place, clipped } from '../core/svg.ts'
import { C, mix } from '../palette.ts'
/**
 * Cloth = { ground, motif(box) }: a flat ground and a motif repeated over the box, clipped to the outline by cloth().
 * No <pattern>: resvg draws pattern tiles as bitmaps, which gave hairline seams at tile edges and, with wide tiles, missing stripes at @2x.
 */
const T4 = [45, 135, 225, 315],
  T8 = [0, 45, 90, 135, 180, 225, 270, 315]
const grid =
  (s: number, one: string, rot = 0) =>
  ([x0, y0, x1, y1]: Corners): string => {
    const cx = (x0 + x1) / 2,
      cy = (y0 + y1) / 2,
      R = rot ? Math.hypot(x1 - x0, y1 - y0) / 2 : 0,
      hx = R || (x1 - x0) / 2,
      hy = R || (y1 - y0) / 2,
      out: string[] = []
    for (let y = -Math.ceil(hy / s) * s; y < hy + s; y += s)
      for (let x = -Math.ceil(hx / s) * s; x < hx + s; x += s) out.push(place(one, x - s / 2, y - s / 2))
    return place(g(out), cx, cy, 1, rot)
  }
const bands =
  (s: number, draw: (y: number, R: number) => string, rot = 0) =>
  ([x0, y0, x1, y1]: Corners): string => {
    const R = Math.hypot(x1 - x0, y1 - y0) / 2 + s
    let o = ''
    for (let y = -Math.ceil(R / s) * s; y < R; y += s) o += draw(y, R)
    return place(o, (x0 + x1) / 2, (y0 + y1) / 2, 1, rot)
  }
/** Left, top, right, bottom. */
type Corners = readonly [x0: number, y0: number, x1: number, y1: number]
/** A woven or printed cloth: a flat ground and a motif repeated over a box. */
export interface Cloth {
  readonly ground: string
  motif(box: Corners): string
}
/** What fills a garment: a plain paint or a cloth. */
export type ClothFill = string | Cloth

/** Kawung: oval crosses. */
export const kawung = (a = C.nila, b = C.santan, c = C.kunyit, s = 22): Cloth => ({
  ground: a,
  motif: grid(
    s,
    T4.map((r) =>
      place(
        ellipse(0, -s * 0.27, s * 0.12, s * 0.2, b) + ellipse(0, -s * 0.27, s * 0.035, s * 0.09, a),
        s / 2,
        s / 2,
        1,
        r,
      ),
    ).join('') +
      circle(s / 2, s / 2, s * 0.055, c) +
      circle(0, 0, s * 0.06, c),
  ),
})
/** Ceplok: scattered flowers. */
export const ceplok = (a = C.cabai, b = C.santan, c = C.kunyit, s = 26): Cloth => ({
  ground: a,
  motif: grid(
    s,
    [
      [0.28, 0.28, 1],
      [0.78, 0.76, 0.8],
    ]
      .map(([x = 0, y = 0, k]) =>
        place(
          T8.map((r) => place(ellipse(0, -s * 0.135, s * 0.05, s * 0.085, b), 0, 0, 1, r)).join('') +
            circle(0, 0, s * 0.06, c),
          x * s,
          y * s,
          k,
        ),
      )
      .join('') +
      circle(s * 0.78, s * 0.26, s * 0.05, c) +
      circle(s * 0.28, s * 0.78, s * 0.05, c),
  ),
})
/** Parang: slanted blades. */
export const parang = (a = C.soga, b = C.santan, c = C.jati, s = 18): Cloth => ({
  ground: a,
  motif: bands(
    s,
    (y: number, R: number) => {
      let d = '',
        k = ''
      for (let x = -R; x < R; x += s) {
        d += `M${f(x)} ${f(y + s * 0.2)}c${f(s * 0.5)} ${f(s * 0.02)} ${f(s * 0.3)} ${f(s * 0.44)} ${f(s * 0.78)} ${f(s * 0.42)}c${f(-s * 0.2)} ${f(-s * 0.1)} ${f(-s * 0.06)} ${f(-s * 0.4)} ${f(-s * 0.2)} ${f(-s * 0.42)}Z`
        k += circle(x + s * 0.5, y + s * 0.84, s * 0.06, b)
      }
      return rect(-R, y + s * 0.18, R * 2, s * 0.5, b, { opacity: 0.92 }) + path(d, c) + k
    },
    -48,
  ),
})
/** Stripes, turned by r degrees. */
export const stripes = (a: string, b: string, s = 12, r = 0): Cloth => ({
  ground: a,
  motif: bands(s, (y: number, R: number) => rect(-R, y + s * 0.3, R * 2, s * 0.42, b), r),
})
/** Dots. */
export const dots = (a: string, b: string, s = 14): Cloth => ({
  ground: a,
  motif: grid(s, circle(s * 0.28, s * 0.28, s * 0.14, b) + circle(s * 0.78, s * 0.78, s * 0.14, b)),
})
/** The check of a sarung. */
export const check = (a: string, b: string, s = 16): Cloth => {
  const one = (y: number, R: number) =>
      rect(-R, y + s * 0.25, R * 2, s * 0.4, b, { opacity: 0.5 }) +
      rect(-R, y + s * 0.8, R * 2, s * 0.06, C.santan, { opacity: 0.5 }),
    h = bands(s, one),
    v = bands(s, one, 90)
  return { ground: a, motif: (box: Corners) => h(box) + v(box) }
}
function boxOf(d: string): Corners {
  const n = (d.match(/-?[\d.]+/g) ?? []).map(Number),
    xs = n.filter((_: number, i: number) => i % 2 === 0),
    ys = n.filter((_: number, i: number) => i % 2)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
/** Fill an outline (absolute M L C Q Z only) with a plain paint or a cloth. */
export const cloth = (d: string, fill: ClothFill): string =>
  typeof fill === 'string' ? path(d, fill) : path(d, fill.ground) + clipped(d, fill.motif(boxOf(d)))
/** A border strip of tumpal (triangle) and kawung dots, for panels, title plates and hems. */
export function tumpal(w: number, h: number, a = C.nila, b = C.kunyit, c = C.santan): string {
  const n = Math.max(1, Math.round(w / (h * 0.9))),
    s = w / n
  let d = '',
    e = '',
    dots = ''
  for (let i = 0; i < n; i++) {
    const x = i * s
    d +=
      `M${f(x)} ${h}Q${f(x + s * 0.42)} ${f(h * 0.55)} ${f(x + s / 2)} ${f(h * 0.06)}` +
      `Q${f(x + s * 0.58)} ${f(h * 0.55)} ${f(x + s)} ${h}Z`
    e +=
      `M${f(x + s * 0.3)} ${h}Q${f(x + s * 0.46)} ${f(h * 0.75)} ${f(x + s / 2)} ${f(h * 0.42)}` +
      `Q${f(x + s * 0.54)} ${f(h * 0.75)} ${f(x + s * 0.7)} ${h}Z`
    dots += circle(x, h * 0.32, h * 0.1, c)
  }
  return g(rect(0, 0, w, h, a) + path(d, b) + path(e, mix(b, C.cabai, 0.6)) + dots)
}
