/** Fruit and roots of the books, each standing or lying on y=0 unless it hangs from 0,0. Mangos: mango.ts. */
import { path, stroke, ellipse, circle, f, lin, clipped, place, blur } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade, mix } from '../palette.ts'

/** Sweet potato, purple-red, 92 long, lies on y=0. */
export const sweetPotato = ({ s = 1, r = 0, c = '#B0506A' } = {}) => {
  const d = smooth([
    [-46, -14],
    [-30, -28],
    [-4, -34],
    [24, -28],
    [42, -18],
    [48, -10],
    [36, -4],
    [10, 0],
    [-20, -2],
    [-38, -6],
  ])
  return place(
    lit(
      path(d, lin([light(c, 0.4), c, shade(c, 0.35)], 65)) +
        clipped(
          d,
          stroke('M-30 -18q8 2 10 -2M-6 -26q8 3 14 0M14 -14q8 2 14 -1M-18 -8q10 3 16 0', shade(c, 0.4), 1.8, {
            opacity: 0.6,
          }) + ellipse(-12, -26, 18, 5, '#FFE3DC', { opacity: 0.35, filter: blur(2) }),
        ) +
        stroke('M46 -10q8 -2 12 2M-45 -13q-8 -1 -11 3', shade(c, 0.3), 2.4),
      2.2,
    ),
    0,
    0,
    s,
    r,
  )
}
/** Durian, 120 x 130, stands on y=0. */
export function durian({ s = 1 } = {}): string {
  const c = '#A9AE4E',
    body = smooth([
      [0, -118],
      [34, -108],
      [56, -78],
      [58, -44],
      [38, -12],
      [0, -2],
      [-38, -12],
      [-58, -44],
      [-56, -78],
      [-34, -108],
    ])
  let sp = '',
    edge = '',
    dk = ''
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * 6.283,
      x = Math.cos(a) * 56,
      y = -60 + Math.sin(a) * 56
    edge +=
      `M${f(x - Math.sin(a) * 8)} ${f(y + Math.cos(a) * 8)}L${f(x * 1.2)} ${f(-60 + Math.sin(a) * 67)}` +
      `L${f(x + Math.sin(a) * 8)} ${f(y - Math.cos(a) * 8)}Z`
  }
  for (let row = 0; row < 7; row++)
    for (let i = -4; i <= 4; i++) {
      const x = i * 14 + (row % 2) * 7,
        y = -106 + row * 16
      if ((x / 54) ** 2 + ((y + 60) / 56) ** 2 > 0.9) continue
      sp += `M${x - 7} ${y + 8}L${f(x + x * 0.05)} ${y - 7}L${x} ${y + 10}Z`
      dk += `M${x + 7} ${y + 8}L${f(x + x * 0.05)} ${y - 7}L${x} ${y + 10}Z`
    }
  return place(
    lit(
      stroke('M0 -112Q-2 -128 6 -138', C.soga, 9) +
        path(edge, lin([light(c, 0.2), shade(c, 0.3)], 60)) +
        path(body, lin([light(c, 0.35), c, mix(shade(c, 0.3), C.lumut, 0.3)], 62)) +
        path(sp, light(c, 0.45), { opacity: 0.9 }) +
        path(dk, mix(c, C.lumut, 0.5), { opacity: 0.65 }),
      3.4,
    ),
    0,
    0,
    s,
  )
}
/** Avocado hanging from 0,0, 70 long. */
export const avocado = ({ s = 1, stalk = true } = {}) => {
  const c = '#4F8A3E',
    d = smooth([
      [-6, 12],
      [6, 12],
      [14, 30],
      [24, 52],
      [18, 74],
      [0, 82],
      [-18, 74],
      [-24, 52],
      [-14, 30],
    ])
  return place(
    (stalk ? stroke('M0 0Q2 6 0 14', C.soga, 3.6) : '') +
      lit(
        path(d, lin([light(c, 0.42), c, shade(mix(c, C.lumut, 0.4), 0.1)], 62)) +
          clipped(
            d,
            ellipse(-9, 48, 5, 16, '#E9F6C0', { opacity: 0.5, transform: 'rotate(10 -9 48)', filter: blur(2) }) +
              [
                [8, 40],
                [12, 58],
                [2, 66],
                [4, 50],
                [-4, 34],
              ]
                .map(([x = 0, y = 0]) => circle(x, y, 1.2, light(c, 0.5), { opacity: 0.7 }))
                .join(''),
          ),
        2.2,
      ),
    0,
    0,
    s,
  )
}
/** One red chili hanging from 0,0, 60 long. */
export const chili = ({ s = 1, r = 0, c = C.cabai } = {}) =>
  place(
    lit(
      path('M-8 10C-10 30 -2 50 14 62C8 46 12 26 9 10Q0 6 -8 10Z', lin([light(c, 0.4), c, shade(c, 0.3)], 30)) +
        stroke('M-3 18Q-3 32 4 44', '#FFD9CC', 2.4, { opacity: 0.6 }) +
        path('M-10 12Q-8 2 0 3Q9 2 11 12Q0 6 -10 12Z', C.daun) +
        stroke('M0 4Q-1 -4 3 -8', C.daun, 3.4),
      1.4,
    ),
    0,
    0,
    s,
    r,
  )
