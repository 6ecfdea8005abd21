import { type Attrs, path, stroke, ellipse, circle, f, lin, rad, glow, clipped, place, blur } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix, shade, light } from '../palette.ts'
import { tumpal } from './batik.ts'
const rr = (x: number, y: number, w: number, h: number, q: number) =>
  `M${x + q} ${y}C${x + w * 0.3} ${y - 2} ${x + w * 0.7} ${y + 1.5} ${x + w - q} ${y}` +
  `Q${x + w} ${y} ${x + w} ${y + q}V${y + h - q}Q${x + w} ${y + h} ${x + w - q} ${y + h}` +
  `C${x + w * 0.7} ${y + h + 2} ${x + w * 0.3} ${y + h - 1} ${x + q} ${y + h}Q${x} ${y + h} ${x} ${y + h - q}V${y + q}` +
  `Q${x} ${y} ${x + q} ${y}Z`
/** Paper text panel with a batik hem. Opaque: text never sits on the picture. */
export function panel(w: number, h: number, { hem = 14, accent = C.nila } = {}) {
  const d = rr(0, 0, w, h, 26)
  return (
    path(rr(4, 8, w, h, 26), C.lumut, { opacity: 0.4, filter: blur(8) }) +
    path(d, lin([C.putih, C.kertas, mix(C.kertas, C.santan, 0.6)], 80)) +
    clipped(d, place(tumpal(w, hem, accent, C.kunyit, C.santan), 0, h - hem)) +
    stroke(d, C.soga, 3)
  )
}
/** Outlines of the buttons' icons around 0,0. */
export const ICONS = {
  next: 'M-12 -20L16 0L-12 20Z',
  prev: 'M12 -20L-16 0L12 20Z',
  play: 'M-12 -18L18 0L-12 18Z',
  home: 'M-22 0L0 -20L22 0H14V18H-14V0Z',
  sound: 'M-20 -8H-10L4 -20V20L-10 8H-20ZM11 -10Q18 0 11 10L8 7Q12 0 8 -7ZM18 -16Q30 0 18 16L15 13Q24 0 15 -13Z',
}
/** Round button, 88 px across (at least 44 CSS px on a phone), icon in ink on a warm ball. */
export function button(icon: keyof typeof ICONS, c = C.kunyit) {
  return (
    circle(2, 6, 44, C.lumut, { opacity: 0.45, filter: blur(5) }) +
    circle(0, 0, 44, C.putih) +
    lit(circle(0, 0, 38, lin([light(c, 0.5), c, shade(c, 0.16)], 65)), 4, { shO: 0.3 }) +
    path(ICONS[icon], C.tinta, { stroke: C.tinta, 'stroke-width': 4, 'stroke-linejoin': 'round' })
  )
}
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
/** The scalloped seal of a number, 100 across; the number itself is live text over it. */
export function badge(c = C.cabai): string {
  const d = smooth(starPts(12, 50, 45), true, 1)
  return (
    lit(path(d, lin([light(c, 0.35), c, shade(c, 0.25)], 65)), 4) +
    circle(0, 0, 36, C.kertas) +
    circle(0, 0, 32, 'none', { stroke: c, 'stroke-width': 2, 'stroke-dasharray': '3 4' })
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
