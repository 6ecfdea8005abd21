/** The bakul: a very big bamboo basket with a square foot and a round mouth, in pieces so that somebody can sit in it. Foot on y=0. */
import { clipped, ellipse, f, lin, path, stroke } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'

const BAMBOO = '#D9A860',
  DEEP = '#9A6A38'
const SKIN = lin(['#F8DFA6', BAMBOO, DEEP], 50)
/** Diagonal plaiting inside a box. */
function plait(x0: number, x1: number, y0: number, y1: number, step: number): string {
  let dark = '',
    lines = ''
  for (let y = y0, row = 0; y < y1; y += step, row++)
    for (let x = x0; x < x1; x += step * 2) {
      const at = x + (row % 2) * step
      dark += `M${f(at)} ${f(y + step / 2)}L${f(at + step)} ${f(y)}L${f(at + step * 2)} ${f(y + step / 2)}L${f(at + step)} ${f(y + step)}Z`
      lines += `M${f(at)} ${f(y + step / 2)}l${f(step)} ${f(step / 2)}`
    }
  return path(dark, C.soga, { opacity: 0.2 }) + stroke(lines, C.soga, 1.1, { opacity: 0.4 })
}
const BODY = 'M-82 -98C-70 -82 70 -82 82 -98C84 -62 72 -30 62 -6Q60 2 48 3H-48Q-60 2 -62 -6C-72 -30 -84 -62 -82 -98Z'
/** The dark inside, behind whoever sits in it. 164 wide, mouth at y=-98. */
export const bakulBack = (): string =>
  lit(ellipse(0, -98, 82, 15, shade(DEEP, 0.42)), 1.4) +
  stroke('M-82 -98C-70 -114 70 -114 82 -98', '#F6DCA4', 6) +
  ellipse(0, -94, 70, 9, shade(DEEP, 0.6), { opacity: 0.6 })
/** The woven front with its ribs and the bound rim. */
export const bakulFront = (): string =>
  lit(
    path('M-56 0L-50 12H-34L-30 2ZM30 2L34 12H50L56 0Z', shade(DEEP, 0.3)) +
      path(BODY, SKIN) +
      clipped(
        BODY,
        plait(-96, 96, -104, 12, 13) +
          stroke('M-84 -70Q0 -50 84 -70M-74 -34Q0 -16 74 -34', C.cabai, 5, { opacity: 0.75 }) +
          stroke('M-84 -62Q0 -42 84 -62', C.kunyit, 2.4, { opacity: 0.8 }),
      ) +
      stroke('M-66 -90Q-62 -40 -50 0M66 -90Q62 -40 50 0', light(BAMBOO, 0.3), 6) +
      stroke('M-82 -99C-70 -82 70 -82 82 -99', '#F6DCA4', 9) +
      stroke(
        Array.from({ length: 15 }, (_, i) => {
          const u = (i + 0.5) / 7.5 - 1,
            y = -99 + 13 * (1 - u * u)
          return `M${f(u * 80 - 3)} ${f(y - 5)}l5 10`
        }).join(''),
        C.soga,
        1.6,
        { opacity: 0.6 },
      ),
    3,
  )
/** The pointed lid seen from outside, 176 wide, its rim on y=0. */
export const bakulLid = (): string => {
  const d = 'M-88 0C-72 -30 -30 -50 0 -62C30 -50 72 -30 88 0C60 16 -60 16 -88 0Z'
  return lit(
    path(d, SKIN) +
      clipped(d, plait(-100, 100, -70, 16, 12) + stroke('M-88 -16Q0 6 88 -16', C.cabai, 4, { opacity: 0.7 })) +
      stroke('M-88 0C-60 16 60 16 88 0', '#F6DCA4', 7) +
      path('M-10 -58Q0 -78 10 -58Z', 'none', { stroke: C.jati, 'stroke-width': 5 }),
    2.6,
  )
}
