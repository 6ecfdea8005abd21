/** Book 7, page 2: what stands in the dark room: a rolled mat on the left, a chest with what was left over from the kite on the right. */
import { groundShadow } from '../../core/light.ts'
import { circle, ellipse, g, path, place, stroke } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { against } from './p15.light.ts'
import { scrap } from './sharedKite.ts'

/** A rolled mat, upright, 60 wide and 330 high, its foot at 0,0. */
const rolledMat = (): string => {
  let weave = ''
  for (let y = -316; y < -10; y += 22) weave += `M-30 ${y}l60 26M30 ${y}l-60 26`
  return (
    path('M-31 -330H31V-6Q0 8 -31 -6Z', mix(C.kunyit, C.soga, 0.4)) +
    stroke(weave, C.soga, 3, { opacity: 0.6 }) +
    ellipse(0, -330, 31, 10, mix(C.kunyit, C.soga, 0.2)) +
    stroke('M-18 -330Q0 -338 18 -330Q4 -324 -8 -330', C.soga, 3) +
    stroke('M-31 -90Q0 -80 31 -90M-31 -250Q0 -240 31 -250', C.cabai, 9)
  )
}
const chest = (): string => {
  const c = mix(C.tanah, C.soga, 0.5)
  return (
    path('M1104 566L1300 560V760H1104Z', c) +
    path('M1090 540L1300 534V562L1090 570Z', mix(c, C.mangga, 0.25)) +
    path('M1130 600H1300V720H1130Z', 'none', { stroke: C.jati, 'stroke-width': 6 }) +
    circle(1220, 640, 10, C.kunyit)
  )
}
/** Rice paste in half a coconut, with a stick. */
const paste = (): string =>
  stroke('M6 -20L34 -74', C.kunyit, 6) +
  path('M-36 -30Q-34 0 -14 2H14Q34 0 36 -30Z', C.jati) +
  ellipse(0, -30, 36, 9, C.santan)
/** The plan of the kite on the wall, and three strokes for three days. */
const plan = (): string =>
  path('M-48 -60L46 -64L50 58L-44 64Z', C.santan) +
  stroke('M0 -44L30 -14L2 46L-28 -12ZM0 -44L2 46M-28 -12L30 -14', C.cabai, 4) +
  stroke('M2 46q-10 8 -22 4', C.cabai, 3) +
  stroke('M24 34v16M32 33v16M40 32v16', C.tinta, 4) +
  circle(0, -62, 5, C.kunyit)
/** Dark, with a rim of light toward the door. */
export const furniture = (): string =>
  g([
    against(place(plan(), 112, 236, 0.9, -5), 1, { own: 0.4 }),
    groundShadow(180, 702, 90, 0.6, C.tinta),
    against(place(rolledMat(), 156, 704, 1, 8), 1.6, { dx: -1, own: 0.36 }),
    against(
      chest() +
        place(scrap(1, 0.1), 1150, 532, 0.46, 6) +
        place(scrap(3, 0.1), 1138, 556, 0.3, -30) +
        place(paste(), 1228, 534),
      2.4,
      { dx: -2, own: 0.5 },
    ),
  ])
