/** Book 7, cover: the village from the kite's own height: fields in all greens and golds, sewn together like patches. */
import { type Point, smooth } from '../../core/geom.ts'
import { blur, circle, clipped, ellipse, f, g, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'

/** Corners of the fields, rows from far to near; they grow toward us. */
const ROWS: readonly (readonly Point[])[] = [
  [
    [-40, 60],
    [210, 40],
    [430, 66],
    [660, 38],
    [900, 70],
    [1110, 44],
    [1330, 66],
  ],
  [
    [-60, 190],
    [180, 214],
    [420, 178],
    [700, 220],
    [930, 186],
    [1150, 214],
    [1340, 190],
  ],
  [
    [-90, 390],
    [150, 356],
    [430, 410],
    [690, 372],
    [960, 416],
    [1180, 380],
    [1360, 400],
  ],
  [
    [-120, 600],
    [110, 640],
    [420, 586],
    [730, 636],
    [990, 596],
    [1220, 640],
    [1380, 610],
  ],
  [
    [-140, 860],
    [90, 870],
    [410, 850],
    [760, 870],
    [1040, 850],
    [1270, 870],
    [1400, 860],
  ],
]
const PAINTS: readonly (readonly [string, 'rows' | 'dots' | 'waves' | 'plain'])[] = [
  [C.padi, 'rows'],
  ['#E3BE62', 'dots'],
  [C.pisang, 'waves'],
  [mix(C.air, C.langit, 0.4), 'waves'],
  [C.daun, 'dots'],
  ['#F0CF78', 'rows'],
  [mix(C.pisang, C.padi, 0.5), 'plain'],
  [mix(C.soga, C.santan, 0.5), 'rows'],
  [mix(C.daun, C.hutan, 0.4), 'rows'],
]
const at = (row: number, column: number): Point => ROWS[row]?.[column] ?? [0, 0]
/** What grows in a field: stripes, tufts or water lines. */
function growth(
  kind: 'rows' | 'dots' | 'waves' | 'plain',
  [x, y, w, h]: readonly [number, number, number, number],
  color: string,
  seed: number,
): string {
  const r = rng(seed)
  let d = ''
  const k = 0.6 + y / 800
  if (kind === 'rows')
    for (let i = -2; i < w / (17 * k); i += 1) d += `M${f(x + i * 17 * k)} ${f(y)}l${f(30 * k)} ${f(h)}`
  if (kind === 'waves')
    for (let i = 0; i < h / (20 * k); i += 1)
      d += `M${f(x)} ${f(y + i * 20 * k)}q${f(w / 4)} ${f(r.in(-12, 12))} ${f(w / 2)} 0t${f(w / 2)} 0`
  if (kind === 'dots')
    for (let i = 0; i < (w * h) / (900 * k * k); i += 1) {
      const [px, py] = [x + r() * w, y + r() * h]
      d += `M${f(px)} ${f(py)}l${f(-4 * k)} ${f(-9 * k)}M${f(px)} ${f(py)}l${f(5 * k)} ${f(-9 * k)}`
    }
  return stroke(d, color, 3 * k, { opacity: 0.5 })
}
/** One field between four corners, with a seam of white stitches. */
function field(row: number, column: number): string {
  const [a, b, c, d] = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)]
  const out = `M${a.map(f).join(' ')}L${b.map(f).join(' ')}L${c.map(f).join(' ')}L${d.map(f).join(' ')}Z`
  const [paint, kind] = PAINTS[(row * 4 + column * 5) % PAINTS.length] ?? [C.padi, 'plain']
  const [x0, y0] = [Math.min(a[0], d[0]), Math.min(a[1], b[1])]
  const box = [x0, y0, Math.max(b[0], c[0]) - x0, Math.max(c[1], d[1]) - y0] as const
  return g([
    path(out, lin([light(paint, 0.25), paint, shade(paint, 0.16)], 60)),
    clipped(out, growth(kind, box, kind === 'waves' ? light(paint, 0.6) : shade(paint, 0.3), row * 7 + column)),
    stroke(out, shade(mix(paint, C.soga, 0.5), 0.25), 5 + row * 1.4, { opacity: 0.55 }),
    stroke(out, C.putih, 2 + row * 0.5, { 'stroke-dasharray': `${10 + row * 3} ${9 + row * 3}`, opacity: 0.9 }),
  ])
}
/** A brook, a path, crowns of trees and small roofs from above. */
const between = (): string => {
  const r = rng(5)
  const crown = (x: number, y: number, s: number) =>
    ellipse(x + 9 * s, y + 9 * s, 24 * s, 20 * s, shade(C.hutan, 0.4), { opacity: 0.4 }) +
    path(
      smooth(
        Array.from(
          { length: 12 },
          (_, i): Point => [
            x + Math.cos((i / 12) * 6.283) * r.in(19, 26) * s,
            y + Math.sin((i / 12) * 6.283) * r.in(16, 22) * s,
          ],
        ),
      ),
      lin([light(C.daun, 0.35), C.daun, C.hutan], 60),
    )
  const roof = (x: number, y: number, s: number) =>
    place(
      rect(-26, -16, 58, 40, shade(C.hutan, 0.3), { opacity: 0.35 }) +
        path('M-32 -22H32V0H-32Z', lin([light(C.sepatu, 0.3), C.cabai], 80)) +
        path('M-32 0H32V22H-32Z', shade(C.bata, 0.05)) +
        stroke('M-32 0H32', C.santan, 3),
      x,
      y,
      s,
      -12,
    )
  return g([
    crown(560, 206, 1),
    crown(612, 196, 0.8),
    crown(1040, 214, 1.1),
    crown(1240, 300, 1.2),
    crown(820, 420, 1.3),
    crown(470, 470, 1.3),
    crown(1200, 500, 1.5),
    crown(330, 690, 1.8),
    roof(520, 300, 0.9),
    roof(790, 226, 0.8),
    roof(1130, 300, 1),
  ])
}
/** The shadow of the kite far below, and of a cloud. */
const shadows = (): string =>
  path('M664 560L724 596 700 690 620 624Z', C.manggis, { opacity: 0.22, filter: blur(5) }) +
  ellipse(1010, 130, 200, 34, C.manggis, { opacity: 0.16, filter: blur(10) })
/** Everything that does not move: haze lies over what is far. */
export const background = (): string =>
  g([
    rect(-10, -10, 1300, 820, C.langit),
    Array.from({ length: 4 }, (_, row) => Array.from({ length: 6 }, (_x, column) => field(row, column)).join('')).join(
      '',
    ),
    between(),
    shadows(),
    rect(-10, -10, 1300, 330, linU(['#DFF1F0', 'rgba(223,241,240,0.75)', 'rgba(223,241,240,0)'], 0, 0, 0, 330)),
    circle(1200, 60, 3, C.putih, { opacity: 0 }),
  ])
/** Nothing lies over the sprites. */
export const foreground = (): string => ''
