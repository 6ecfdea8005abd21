/** Gendang on a stand and the gong in its frame; feet on y=0. */
import { g, path, stroke, ellipse, circle, f, lin, rad, clipped, place } from '../core/svg.ts'

import { lit } from '../core/light.ts'
import { C, light, shade, mix } from '../palette.ts'

/** Two-headed barrel drum lying on a stand, one skin turned to us; 190 wide, 150 high. c = barrel colour. */
export function gendang({ c = C.cabai, s = 1 } = {}) {
  const D = 'M-66 -132C-20 -150 50 -142 84 -126C98 -112 98 -58 84 -44C50 -30 -20 -24 -66 -40Z',
    skin = '#F7E6C4'
  let lace = ''
  for (let i = 0; i < 9; i++) {
    const x0 = -56 + i * 16,
      x1 = x0 + 8,
      k = (x: number) => 6 * Math.sin(((x + 66) / 150) * 3.14)
    lace += `M${x0} ${f(-134 - k(x0))}L${x1} ${f(-38 + k(x1))}L${x1 + 8} ${f(-134 - k(x1 + 8))}`
  }
  const stand = lit(
    stroke('M-58 2L-26 -52M60 2L30 -52M-54 -6H56M-26 -46L52 0M26 -46L-52 0', '#8A5A36', 8) +
      stroke('M-58 0L-28 -50', light('#8A5A36', 0.4), 2),
    1.8,
  )
  return place(
    g([
      stand,
      lit(
        path(D, lin([light(c, 0.4), c, shade(c, 0.4)], 84)) +
          clipped(
            D,
            stroke(lace, C.santan, 3, { opacity: 0.9 }) +
              stroke('M-40 -150Q-30 -86 -40 -20M68 -150Q80 -86 68 -20', C.kunyit, 6),
          ),
        3.4,
      ),
      lit(
        ellipse(-66, -86, 25, 47, lin([light('#8A5A36', 0.3), '#8A5A36'], 60)) +
          ellipse(-68, -86, 20, 41, lin(['#FFFDF2', skin, '#DDBF8E'], 55)) +
          ellipse(-70, -86, 9, 19, mix(skin, C.soga, 0.4), { opacity: 0.55 }),
        2,
      ),
    ]),
    0,
    0,
    s,
  )
}
/** Big bronze gong, 190 across, hanging in a wooden frame 280 high. */
export function gong() {
  const w = '#8A4F30',
    F = lin([light(w, 0.4), w, shade(w, 0.35)], 5),
    r = 92
  const frame = lit(
    path('M-136 0L-122 -270H-104L-112 0ZM136 0L122 -270H104L112 0Z', F) +
      path(
        'M-160 -262Q0 -292 160 -262L154 -284Q164 -300 150 -304Q0 -322 -150 -304Q-164 -300 -154 -284Z',
        lin([light(w, 0.45), w, shade(w, 0.3)], 80),
      ) +
      path('M-156 0Q-152 -16 -124 -18Q-98 -16 -94 0ZM156 0Q152 -16 124 -18Q98 -16 94 0Z', shade(w, 0.15)) +
      [-90, -45, 0, 45, 90].map((x) => circle(x, -291 + Math.abs(x) * 0.06, 6, C.kunyit)).join(''),
    3,
  )
  return g([
    frame,
    stroke(`M-40 -270L-34 ${-150 - r + 8}M40 -270L34 ${-150 - r + 8}`, C.cabai, 5),
    lit(
      circle(
        0,
        -150,
        r,
        rad(
          [
            [C.cahaya, 0, 1],
            ['#E8B24A', 0.3, 1],
            ['#C07F2C', 0.75, 1],
            ['#8A5320', 1, 1],
          ],
          0.36,
          0.3,
          0.8,
        ),
      ) +
        circle(0, -150, r - 6, 'none', { stroke: '#8A5320', 'stroke-width': 3, opacity: 0.6 }) +
        [62, 46]
          .map((q) => circle(0, -150, q, 'none', { stroke: '#FBE2A0', 'stroke-width': 2, opacity: 0.6 }))
          .join('') +
        circle(0, -150, 30, rad([C.cahaya, '#E8B24A', '#A8681F'], 0.36, 0.3, 0.8)) +
        circle(-8, -160, 8, '#FFFBE0', { opacity: 0.6 }) +
        stroke('M-70 -176A76 76 0 0 1 -30 -220', '#FFF6D0', 5, { opacity: 0.6 }),
      4,
    ),
  ])
}
