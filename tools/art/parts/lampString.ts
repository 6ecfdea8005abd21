/** A string of small solar lamps between two points, and a lamp that hangs from a hook. */
import { circle, ellipse, f, g, glow, lin, place, rad, rect, stroke } from '../core/svg.ts'
import { C, light, shade } from '../palette.ts'

const SHADES = [C.kunyit, C.mangga, '#FFE2A0', C.sepatu] as const
/** One small round paper lamp, 44 high, hanging from 0,0; on = how bright, 0..1. */
export const smallLamp = (c: string, on = 1): string =>
  g([
    circle(0, 24, 62, glow(c, 0.6 * on)),
    stroke('M0 -6V6', C.jati, 2),
    ellipse(
      0,
      24,
      17,
      18,
      rad(
        [
          ['#FFFDEB', 0, 1],
          [light(c, 0.55), 0.4, 1],
          [c, 1, 1],
        ],
        0.5,
        0.52,
        0.62,
      ),
    ),
    stroke('M-15 16Q0 20 15 16M-17 25Q0 29 17 25M-14 34Q0 38 14 34', shade(c, 0.25), 1.4, { opacity: 0.5 }),
    rect(-7, 3, 14, 5, lin(['#C9A052', '#7B5527'], 80), { rx: 2 }),
    rect(-6, 40, 12, 4.4, lin(['#C9A052', '#7B5527'], 80), { rx: 2 }),
  ])
/** n lamps on a sagging line from (0,0) to (w, dy); even and odd = brightness of every second lamp; wire: the line's colour. */
export function lampString(w: number, { dy = 0, sag = 46, n = 8, even = 1, odd = 1, wire = '#1E2448' } = {}): string {
  const at = (u: number): [number, number] => [w * u, dy * u + sag * Math.sin(Math.PI * u)]
  const line = Array.from({ length: 25 }, (_, i) =>
    at(i / 24)
      .map(f)
      .join(' '),
  ).join('L')
  const lamps = Array.from({ length: n }, (_, i) => {
    const [x, y] = at((i + 0.5) / n)
    return place(smallLamp(SHADES[i % SHADES.length] ?? C.kunyit, i % 2 ? odd : even), x, y + 4, 0.92)
  })
  return stroke(`M${line}`, wire, 3) + lamps.join('')
}
