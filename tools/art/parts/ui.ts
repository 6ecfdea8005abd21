import { type Attrs, path, stroke, ellipse, circle, f, lin, rad, glow, place } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix } from '../palette.ts'
const starPts = (n: number, R: number, q: number) =>
  Array.from({ length: n * 2 }, (_, i): [number, number] => {
    const a = (i * Math.PI) / n - Math.PI / 2,
      k = i % 2 ? q : R
    return [Math.cos(a) * k, Math.sin(a) * k]
  })
/** A star with a face (won), or a grey dashed one (not yet), about 92 across. */
export function star(s = 1, on = true): string {
  const d = smooth(starPts(5, 46, 25), true, 0.55)
  return place(
    lit(
      path(d, on ? lin(['#FFE99A', C.kunyit, C.mangga], 65) : mix(C.santan, C.kabut, 0.4), {
        stroke: on ? '#C97B1D' : '#9FB0AE',
        'stroke-width': 3,
        'stroke-linejoin': 'round',
        ...(on ? {} : { 'stroke-dasharray': '7 6' }),
      }) +
        (on
          ? circle(-11, -4, 3.6, C.tinta) +
            circle(11, -4, 3.6, C.tinta) +
            circle(-12, -5.4, 1.2, '#fff') +
            circle(10, -5.4, 1.2, '#fff') +
            stroke('M-6 6Q0 12 6 6', C.tinta, 2.8) +
            circle(-18, 5, 4.4, glow(C.sepatu, 0.8)) +
            circle(18, 5, 4.4, glow(C.sepatu, 0.8))
          : ''),
      3,
    ),
    0,
    0,
    s,
  )
}
/** A soap bubble around 0,0. */
export function bubble(rad2 = 40): string {
  return (
    circle(
      0,
      0,
      rad2,
      rad(
        [
          ['#FFFFFF', 0, 0.05],
          ['#CFF2F4', 0.7, 0.18],
          ['#BFD9FF', 0.93, 0.5],
          ['#FFFFFF', 1, 0.85],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    ellipse(-rad2 * 0.35, -rad2 * 0.42, rad2 * 0.24, rad2 * 0.13, '#fff', {
      opacity: 0.9,
      transform: `rotate(-38 ${f(-rad2 * 0.35)} ${f(-rad2 * 0.42)})`,
    }) +
    circle(rad2 * 0.4, rad2 * 0.45, rad2 * 0.07, '#fff', { opacity: 0.8 })
  )
}

/** How a text is set; further attributes as they are. */
export interface TextOptions extends Attrs {
  font?: string
  weight?: number
  fill?: string
  anchor?: string
}
/** Text for art that is baked (samples, badges). In the app, words are live text over the panel, never baked. */
export const text = (
  str: string,
  x: number,
  y: number,
  size: number,
  { font = 'Andika', weight = 400, fill = C.tinta, anchor = 'start', ...o }: TextOptions = {},
): string =>
  `<text x="${f(x)}" y="${f(y)}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${Object.entries(
    o,
  )
    .map(([k, v]) => ` ${k}="${v}"`)
    .join('')}>${str}</text>`
