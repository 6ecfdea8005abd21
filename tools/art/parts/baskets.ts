/** Woven baskets: Grandpa's big one with a lid, the very big bakul of book 1. Foot on y=0. */
import { path, stroke, ellipse, lin, clipped, place } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C, shade } from '../palette.ts'

const weave = (x0: number, x1: number, y0: number, y1: number, s: number) => {
  let a = '',
    b = ''
  for (let y = y0, k = 0; y < y1; y += s, k++)
    for (let x = x0 + (k % 2) * s; x < x1; x += s * 2) {
      a += `M${x} ${y}h${s}v${s}h${-s}Z`
      b += `M${x} ${y + s}h${s * 2}`
    }
  return path(a, C.soga, { opacity: 0.28 }) + stroke(b, C.soga, 1.3, { opacity: 0.4 })
}
/** part: all | body | lid. The lid is hinged by moving it yourself: place(bigBasket({part: 'lid'}), 0, -20, 1, -20). 150 x 140. */
export function bigBasket({ part = 'all', s = 1 } = {}) {
  const D = 'M-70 -92C-60 -80 60 -80 70 -92C78 -50 66 -12 50 2C30 8 -30 8 -50 2C-66 -12 -78 -50 -70 -92Z',
    G = lin(['#F8DFA6', '#D9A860', '#9A6A38'], 50)
  const body =
    ellipse(0, -92, 70, 13, shade('#8A5A30', 0.3)) +
    lit(
      path(D, G) +
        clipped(
          D,
          weave(-84, 84, -104, 10, 11) +
            stroke('M-76 -58Q0 -40 76 -58M-68 -22Q0 -6 68 -22', C.cabai, 5, { opacity: 0.75 }),
        ) +
        stroke('M-70 -93C-60 -80 60 -80 70 -93', '#F6DCA4', 8) +
        stroke('M-70 -91C-60 -78 60 -78 70 -91', C.soga, 1.6, { opacity: 0.6 }),
      3.4,
    )
  const L = 'M-76 -94C-70 -124 -36 -140 0 -142C36 -140 70 -124 76 -94C50 -80 -50 -80 -76 -94Z'
  const lid = lit(
    path(L, G) +
      clipped(L, weave(-84, 84, -148, -80, 10)) +
      stroke('M-76 -94C-50 -80 50 -80 76 -94', '#F6DCA4', 7) +
      path('M-12 -140Q0 -160 12 -140Z', 'none', { stroke: C.jati, 'stroke-width': 5 }),
    3,
  )
  return place(part === 'lid' ? lid : part === 'body' ? body : body + lid, 0, 0, s)
}
/** Soft shallow basket with things in it: part back | front, so that fruit lies between. 130 x 60. */
export const bowlBasket = (part = 'all') => {
  const back = ellipse(0, -48, 62, 14, shade('#A9753C', 0.25)),
    D = 'M-62 -48C-50 -34 50 -34 62 -48C60 -20 44 2 24 4H-24C-44 2 -60 -20 -62 -48Z'
  const front = lit(
    path(D, lin(['#F8DFA6', '#D9A860', '#9A6A38'], 50)) +
      clipped(D, weave(-70, 70, -56, 10, 10)) +
      stroke('M-62 -48C-50 -34 50 -34 62 -48', '#F6DCA4', 7),
    2.6,
  )
  return part === 'back' ? back : part === 'front' ? front : back + front
}
