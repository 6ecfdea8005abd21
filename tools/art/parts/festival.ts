/** Umbul-umbul (tall curved flags) and bunting. Pole foot on y=0. */
import { path, stroke, circle, f, lin, clipped, place } from '../core/svg.ts'
import { item, type Point, smooth, sample, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'

/** One flag, h high, bending over to the right; colours a (cloth) and b (scallops). */
export function umbulUmbul({ h = 420, a = C.cabai, b = C.kunyit } = {}) {
  const P: Point[] = [
      [0, 0],
      [-4, -h * 0.4],
      [2, -h * 0.75],
      [30, -h * 0.96],
      [70, -h * 0.98],
      [92, -h * 0.9],
    ],
    pts = sample(P, 8).filter((q) => q[1] < -h * 0.16 && q[0] < 62)
  const w = (i: number) => 16 + 44 * Math.sin(Math.PI * Math.min(1, (i / pts.length) * 0.96 + 0.04))
  const R = pts.map(([x, y], i): Point => [x + w(i) + 5 * Math.sin(i * 0.9), y + 8 + i * 0.5])
  const D =
    smooth(pts, false) +
    'L' +
    R.slice()
      .reverse()
      .map((q) => q.map(f).join(' '))
      .join('L') +
    'Z'
  const edge = R.map(([x = 0, y = 0], i) => (i % 3 === 0 ? circle(x - 3, y, 9, b) : '')).join('')
  const bars = [0.34, 0.62]
    .map((k, n) =>
      stroke(
        smooth(
          pts.map(([x, y], i): Point => [x + w(i) * k + 3 * Math.sin(i), y + 6]),
          false,
        ),
        n ? C.santan : b,
        5,
        { opacity: 0.9 },
      ),
    )
    .join('')
  return (
    lit(edge + path(D, lin([light(a, 0.28), a, shade(a, 0.3)], 30)) + clipped(D, bars), 2.6) +
    lit(path(tube(P, [6, 5.4, 4.8, 4, 3, 2]), lin(['#E9CF86', '#C9A452', '#8F6E30'], 5)), 1.4) +
    circle(92, -h * 0.9 + 6, 6, b)
  )
}
/** Bunting from (0,0) to (w, dy), n pennants. */
export function bunting(w = 500, dy = 0, n = 12) {
  const at = (u: number): [number, number] => [w * u, dy * u + 50 * Math.sin(Math.PI * u)],
    cols = [C.cabai, C.kunyit, C.toska, C.santan, C.mangga]
  let line = 'M0 0',
    o = ''
  for (let i = 1; i <= 24; i++)
    line += `L${at(i / 24)
      .map(f)
      .join(' ')}`
  for (let i = 0; i < n; i++) {
    const color = item(cols, i % 5),
      [x, y] = at((i + 0.5) / n),
      [x2, y2] = at((i + 1) / n),
      q = (w / n) * 0.34
    o += place(
      path(`M${-q} 0Q0 4 ${q} 0L0 ${q * 2.1}Z`, lin([light(color, 0.25), color], 70)),
      x,
      y,
      1,
      Math.atan2(y2 - y, x2 - x) * 40,
    )
  }
  return stroke(line, C.soga, 2.4) + lit(o, 1.2)
}
