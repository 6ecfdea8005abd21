/** Grass and small flowers. */
import { path, ellipse, circle, f, lin, place, rng, type Rng } from '../core/svg.ts'
import { C, light } from '../palette.ts'

/** A ground line: y at each x. */
export type Line = (x: number) => number
/** The outline of n blades from x, y, h high, `spread` wide. */
export function blades(x: number, y: number, n: number, h: number, spread: number, r: Rng): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = n === 1 ? 0 : i / (n - 1) - 0.5,
      hh = h * r.in(0.7, 1.1) * (1 - Math.abs(t) * 0.5),
      ex = x + t * spread * 1.6 + r.in(-3, 3) * h * 0.04,
      w = h * 0.07
    const bx = x + t * spread * 0.5
    d +=
      `M${f(bx - w)} ${f(y)}Q${f(bx - w * 0.4 + t * spread * 0.2)} ${f(y - hh * 0.6)} ${f(ex)} ${f(y - hh)}` +
      `Q${f(bx + w + t * spread * 0.5)} ${f(y - hh * 0.5)} ${f(bx + w)} ${f(y)}Z`
  }
  return d
}
/** How grass grows: height, distance of tufts, colours of blade and tip. */
export interface GrassOptions {
  h?: number
  step?: number
  color?: string
  seed?: number
  tip?: string
}
/** A row of grass from x0 to x1 along a ground line. */
export function grass(
  x0: number,
  x1: number,
  yAt: Line,
  { h = 16, step = 14, color = C.daun, seed = 2, tip }: GrassOptions = {},
): string {
  const r = rng(seed)
  let a = '',
    b = ''
  for (let x = x0; x < x1; x += step * r.in(0.6, 1.4)) {
    const s = blades(x, yAt(x) + 3, 3 + Math.floor(r() * 3), h * r.in(0.6, 1.2), h * 0.8, r)
    if (r() < 0.5) a += s
    else b += s
  }
  return path(a, color) + path(b, tip ?? light(color, 0.35))
}
/** A small five-leaved flower at x, y. */
export function flower(x: number, y: number, s = 1, c = C.sepatu, mid = C.kunyit): string {
  return place(
    [0, 72, 144, 216, 288]
      .map((a) => place(ellipse(0, -7, 5.4, 7.4, lin([light(c, 0.3), c], 90)), 0, 0, 1, a))
      .join('') + circle(0, 0, 4, mid),
    x,
    y,
    s,
  )
}
