/** Solar lantern in a bamboo frame. Foot on y=0, 92 high with the loop; on = lit (with a glow of radius r around it). */
import { g, path, stroke, ellipse, rect, lin, rad } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { lampGlow } from '../core/time.ts'
import { C, light, shade } from '../palette.ts'

/** The lantern, foot on y=0; r = reach of its glow, 0 for none. */
export function lantern({ on = true, r = 120 } = {}) {
  const b = '#C9A052',
    rod = (x: number) =>
      path(`M${x - 3.4} -56L${x - 3} 0H${x + 3}L${x + 3.4} -56Z`, lin([light(b, 0.5), b, shade(b, 0.4)], 5))
  const glass =
    path(
      'M-15 -52Q-22 -28 -15 -8H15Q22 -28 15 -52Z',
      on
        ? rad(
            [
              ['#FFFDF0', 0, 1],
              ['#FFE79A', 0.4, 1],
              ['#FFBE4E', 1, 1],
            ],
            0.5,
            0.5,
            0.62,
          )
        : lin(['#B7C3C4', '#7D8D96', '#55636F'], 60),
    ) +
    (on
      ? ellipse(0, -28, 7, 12, '#FFFFFF', { opacity: 0.9 })
      : stroke('M-9 -44q-4 14 -1 28', '#E6F0F0', 3, { opacity: 0.7 }) +
        ellipse(0, -24, 4, 7, '#E9E4C8', { opacity: 0.5 }))
  return g([
    on && r ? lampGlow(0, -30, r) : '',
    stroke('M-13 -64C-13 -94 13 -94 13 -64', C.jati, 3),
    lit(rod(-19) + rod(19), 1.2),
    glass,
    lit(
      rect(-24, -7, 48, 8, lin([light(b, 0.4), shade(b, 0.2)], 80), { rx: 3 }) +
        rect(-24, -58, 48, 7, lin([light(b, 0.45), shade(b, 0.15)], 80), { rx: 3 }) +
        path('M-20 -58L-14 -68H14L20 -58Z', lin(['#43557E', '#243357'], 70)) +
        stroke('M-6 -68L-8 -58M6 -68L8 -58M-17 -63H17', '#7E97C8', 1.2),
      1.3,
    ),
    stroke('M-20 -38Q0 -34 20 -38M-20 -20Q0 -16 20 -20', shade(b, 0.3), 2, { opacity: on ? 0.55 : 0.9 }),
  ])
}
