/** What the last pages of book 4 share: dusk light, the mango's seed, and the juice that sticks to everybody. */
import { smooth } from '../../core/geom.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, lin, path, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, mix, shade } from '../../palette.ts'
import { put, type Stand } from '../book1/shared.ts'

/** A drawing in the light of the low sun; `own` (0 to 1) of its daylight colours stays, so that faces keep their glow. */
export const dusk = (svg: string, own = 0): string => relight(svg, 'senja') + (own ? g(svg, { opacity: own }) : '')
/** Somebody at dusk with their shadow (width in drawing units). */
export const atDusk = (svg: string, at: Stand, width = 84): string =>
  dusk(put(groundShadow(0, 0, width, 0.4) + svg, at))

/** The mango's big flat seed with its hair and what is left of the flesh, lying: `w` wide, its middle at 0,0. */
export function mangoSeed(w = 90): string {
  const k = w / 90,
    d = smooth(
      [
        [-45, 2],
        [-34, -15],
        [-8, -22],
        [22, -19],
        [43, -6],
        [44, 6],
        [24, 17],
        [-8, 20],
        [-34, 15],
      ].map(([x = 0, y = 0]): [number, number] => [x * k, y * k]),
    ),
    rim = Array.from({ length: 26 }, (_, i) => {
      const a = (i / 26) * Math.PI * 2,
        x = Math.cos(a) * 42 * k,
        y = Math.sin(a) * 17 * k
      return `M${f(x)} ${f(y)}l${f(Math.cos(a + 0.5) * 5 * k)} ${f(Math.sin(a + 0.5) * 4 * k)}`
    }).join('')
  return lit(
    stroke(rim, '#F3CD7E', 2.6 * k) +
      path(d, lin(['#FFF0C2', '#F2CC7C', mix(C.mangga, C.soga, 0.3)], 62)) +
      clipped(
        d,
        ellipse(-22 * k, 16 * k, 30 * k, 8 * k, C.mangga, { opacity: 0.75 }) +
          ellipse(34 * k, -10 * k, 14 * k, 7 * k, C.mangga, { opacity: 0.6 }) +
          stroke(
            `M${f(-40 * k)} ${f(3 * k)}Q${f(-6 * k)} ${f(-7 * k)} ${f(41 * k)} ${f(-2 * k)}M${f(-30 * k)} ${f(-6 * k)}q${f(14 * k)} ${f(-6 * k)} ${f(26 * k)} ${f(-6 * k)}M${f(-6 * k)} ${f(9 * k)}q${f(16 * k)} ${f(3 * k)} ${f(30 * k)} ${f(-k)}`,
            C.soga,
            1.8 * k,
            { opacity: 0.45 },
          ),
      ),
    1.8 * k,
  )
}
/** A plate with nothing left on it, its foot on y=0, 2 r wide. */
export const plate = (r = 34, inside = ''): string =>
  lit(
    ellipse(0, -r * 0.16, r, r * 0.34, lin([C.putih, '#E5D3C4'], 60)) +
      ellipse(0, -r * 0.19, r * 0.74, r * 0.22, mix(C.putih, C.santan, 0.6)) +
      ellipse(0, -r * 0.16, r * 0.9, r * 0.29, 'none', { stroke: C.toska, 'stroke-width': 2.4 }),
    1.4,
  ) + inside
/** Mango juice around a mouth at x, y: beside it, never over it; k = size (1: a child's). */
export const juice = ([x, y]: readonly [number, number], k = 1): string =>
  [
    [-15, 1, 6.5, 5],
    [15, 0, 6, 5.4],
    [-11, 8, 5, 4],
    [9, 10, 6, 4],
    [20, -6, 3, 2.6],
  ]
    .map(([dx = 0, dy = 0, rx = 0, ry = 0]) =>
      ellipse(x + dx * k, y + dy * k, rx * k, ry * k, '#FFA62E', { opacity: 0.85 }),
    )
    .join('') +
  circle(x - 16 * k, y - k, 1.6 * k, '#FFF3C4') +
  circle(x + 14 * k, y - 2 * k, 1.6 * k, '#FFF3C4')
/** A drop of juice, falling from 0,0. */
export const drop = (s = 1): string =>
  path(
    `M0 0Q${f(5 * s)} ${f(8 * s)} 0 ${f(11 * s)}Q${f(-5 * s)} ${f(8 * s)} 0 0Z`,
    lin([C.kunyit, shade(C.mangga, 0.1)], 80),
  )
