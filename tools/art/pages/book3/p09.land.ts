/** Book 3, page 9: golden rice out of focus in the late light. */
import { circle, ellipse, g, lin, path, rad, rng } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { soft } from './closeup.ts'

const far = (): string => {
  const r = rng(21)
  const ears = Array.from({ length: 150 }, () => {
    const y = r.in(250, 620),
      near = (y - 250) / 370
    return ellipse(
      r.in(-20, 1300),
      y,
      5 + near * 11,
      34 + near * 62,
      rad(
        [
          [mix(C.kunyit, C.cahaya, r.in(0.1, 0.6)), 0, 0.75],
          [mix(C.kunyit, C.mangga, 0.4), 0.6, 0.35],
          [C.mangga, 1, 0],
        ],
        0.5,
        0.4,
        0.5,
      ),
      {
        transform: `rotate(${Math.round(r.in(-14, 22))} 640 500)`,
      },
    )
  })
  return ears.join('')
}
const sparks = (): string => {
  const r = rng(4)
  return Array.from({ length: 26 }, () => {
    const x = r.in(0, 1280),
      y = r.in(20, 560),
      s = r.in(10, 44)
    return circle(x, y, s, C.cahaya, { opacity: r.in(0.1, 0.3).toFixed(2) })
  }).join('')
}
/** What never moves behind the child. */
export const background = (): string =>
  g([
    path('M0 0H1280V800H0Z', lin(['#FBC98A', '#FFDD9A', '#F7C45A', '#D99A3C', '#9C8A3E'], 90)),
    soft(150, 130, 520, 420, C.cahaya, 0.95),
    soft(150, 130, 200, 180, C.putih, 0.8),
    soft(1100, 330, 420, 160, '#D98A5C', 0.4),
    soft(640, 330, 900, 90, '#B99A48', 0.55),
    far(),
    sparks(),
    path('M-10 650Q640 610 1290 650V810H-10Z', lin([mix(C.pisang, C.kunyit, 0.45), mix(C.daun, C.soga, 0.3)], 90)),
    soft(640, 720, 620, 90, mix(C.lumut, C.manggis, 0.3), 0.5),
  ])
/** Nothing lies over the two. */
export const foreground = (): string => ''
