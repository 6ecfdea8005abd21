/** Book 7, page 5: the porch from the height of the floor: boards, a plank wall, the legs of a table, a mat that comes toward us. */
import { lit } from '../../core/light.ts'
import { blur, clipped, ellipse, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { reel } from './sharedKite.ts'

const WOOD = '#A8703F'
/** Height of the line between wall and floor. */
const FLOOR = 486
/** Height of the front edge of the mat. */
export const EDGE = 716
/** The outline of the mat, from its far edge to its near one. */
const MAT = `M268 588H1092L1252 ${EDGE}H40Z`
/** Plaiting of the mat in perspective: bands toward us, bands across. */
export function plaiting(): string {
  let along = '',
    thin = '',
    across = ''
  for (let i = 0; i <= 22; i++) {
    const t = i / 22,
      line = `M${f(268 + 824 * t)} 586L${f(40 + 1212 * t)} ${EDGE + 2}`
    if (i % 2) thin += line
    else along += line
  }
  for (let k = 0; k < 7; k++) {
    const y = 592 + 124 * (k / 6.4) ** 1.4
    across += `M0 ${f(y)}H1280`
  }
  return (
    stroke(along, C.cabai, 9, { opacity: 0.34 }) +
    stroke(thin, C.soga, 4, { opacity: 0.3 }) +
    stroke(across, C.soga, 3, { opacity: 0.28 })
  )
}
/** The fill of the mat. */
export const matFill = (): string => linU(['#E0B068', '#F0CC88', '#F6D998'], 0, 580, 0, EDGE)
/** Strands of the fringe, huge, along the near edge between two places. */
export function fringe(x0: number, x1: number, seed = 3): string {
  const r = rng(seed)
  let a = '',
    b = ''
  for (let x = x0; x <= x1; x += 15) {
    const lean = (x - 640) * 0.035 + r.in(-5, 5),
      d = `M${f(x)} ${EDGE - 4}q${f(lean * 0.3)} 18 ${f(lean)} ${f(r.in(36, 50))}`
    if (Math.round((x - x0) / 15) % 3 === 0) b += d
    else a += d
  }
  return (
    stroke(a + b, shade(C.soga, 0.2), 9, { opacity: 0.28, transform: 'translate(4 6)' }) +
    stroke(a, '#F0CC88', 8) +
    stroke(b, C.cabai, 8)
  )
}
const wall = (): string => {
  const r = rng(8)
  let seams = '',
    knots = ''
  for (let x = -30; x < 1300; x += 92) {
    seams += `M${x} -10V${FLOOR}`
    for (let k = 0; k < 3; k++)
      knots += `M${f(x + r.in(16, 70))} ${f(r.in(20, 420))}q3 ${f(r.in(14, 24))} 0 ${f(r.in(30, 44))}`
  }
  return g([
    rect(-10, -10, 1300, FLOOR + 10, linU(['#EBCF9E', '#E2BC82', '#C99A62'], 0, 0, 140, FLOOR)),
    stroke(seams, mix(WOOD, C.jati, 0.3), 3.4, { opacity: 0.4 }),
    stroke(seams, C.kertas, 2, { opacity: 0.3, transform: 'translate(4 0)' }),
    stroke(knots, WOOD, 3, { opacity: 0.3 }),
    ellipse(300, 160, 460, 300, glow('#FFF1C4', 0.7)),
  ])
}
/** The doorway, and light from the room behind it. */
const door = (): string =>
  g([
    rect(1080, -20, 170, FLOOR + 20, linU(['#6B4534', '#4A3028'], 1080, 0, 1250, 400)),
    ellipse(1165, 420, 90, 130, glow('#FFC66B', 0.4)),
    lit(
      rect(1056, -20, 28, FLOOR + 18, lin([light(WOOD, 0.4), WOOD, shade(WOOD, 0.35)], 8), { rx: 3 }) +
        rect(1246, -20, 28, FLOOR + 18, lin([light(WOOD, 0.4), WOOD, shade(WOOD, 0.35)], 8), { rx: 3 }),
      3,
    ),
  ])
/** Boards that run away from us. */
function floor(): string {
  let seams = ''
  for (let i = -14; i <= 14; i++) seams += `M${640 + i * 62} ${FLOOR}L${640 + i * 190} 810`
  return g([
    rect(
      -10,
      FLOOR,
      1300,
      330,
      linU([mix(WOOD, C.jati, 0.5), mix(WOOD, C.jati, 0.3), mix(WOOD, C.jati, 0.16)], 0, FLOOR, 0, 800),
    ),
    stroke(seams, mix(C.jati, C.tinta, 0.3), 4, { opacity: 0.5 }),
    rect(-10, FLOOR - 4, 1300, 24, C.jati, { opacity: 0.4, filter: blur(8) }),
    clipped(
      `M0 ${FLOOR}H1280V800H0Z`,
      path(`M80 ${FLOOR}H520L300 820H-420Z`, C.cahaya, { opacity: 0.28, filter: blur(10) }),
    ),
  ])
}
/** The nail where the kite hung, with a thread of red. */
const nail = (): string =>
  g([
    ellipse(268, 190, 16, 8, C.jati, { opacity: 0.25, filter: blur(4) }),
    stroke('M258 176Q250 206 262 226Q268 240 258 252', C.cabai, 3),
    lit(ellipse(258, 174, 8, 7, lin([light(C.gunung, 0.4), shade(C.gunung, 0.5), C.tinta], 60)), 1.4),
  ])
/** Danu's work under the table: curls of bamboo, a snip of red. */
const shavings = (): string =>
  stroke(
    'M500 520q20 -22 34 -6q8 14 -8 14M566 528q26 -18 36 0q2 14 -12 10M618 512q16 -18 30 -8',
    shade(C.soga, 0.1),
    7,
    {
      opacity: 0.25,
      transform: 'translate(3 4)',
    },
  ) +
  stroke(
    'M500 520q20 -22 34 -6q8 14 -8 14M566 528q26 -18 36 0q2 14 -12 10M618 512q16 -18 30 -8',
    light('#D9B45F', 0.3),
    5,
  ) +
  path('M540 536l22 -8 8 12 -18 6Z', C.cabai)
/** A table that is all legs from here. */
const table = (): string => {
  const leg = (x: number, foot: number, w: number) =>
    path(
      `M${x - w} 90L${x - w * 0.6} ${foot}H${x + w * 0.6}L${x + w} 90Z`,
      lin([light(C.tanah, 0.35), C.tanah, shade(C.tanah, 0.4)], 10),
    )
  return g([
    ellipse(560, 512, 180, 14, C.jati, { opacity: 0.4, filter: blur(6) }),
    lit(leg(454, 500, 12) + leg(650, 500, 12), 3, { shO: 0.5 }),
    lit(leg(420, 528, 17) + leg(694, 528, 17), 3.4),
    place(reel(2), 690, 38, 0.5, 82),
    lit(path('M384 66H730L742 112H372Z', lin([light(C.tanah, 0.3), C.tanah, shade(C.tanah, 0.4)], 80)), 4),
    lit(
      path(
        'M470 60H640L652 132Q600 164 560 138Q514 168 462 132Z',
        lin([light(C.toska, 0.3), C.toska, shade(C.toska, 0.25)], 70),
      ) + stroke('M464 126Q514 158 560 130Q602 156 650 126', C.santan, 6),
      3,
    ),
  ])
}
/** The mat, flat; its hump is a sprite. */
const matFlat = (): string =>
  g([
    path(MAT, C.jati, { opacity: 0.35, filter: blur(8), transform: 'translate(6 10)' }),
    lit(path(MAT, matFill()) + clipped(MAT, plaiting()), 3),
    stroke('M268 588H1092', C.cabai, 5),
    fringe(50, 1240),
    stroke(`M40 ${EDGE}H1252`, C.cabai, 12),
    stroke(`M40 ${EDGE - 3}H1252`, light(C.sepatu, 0.3), 3, { opacity: 0.7 }),
  ])
/** Everything that lies and stands still. */
export const background = (): string => g([wall(), nail(), door(), floor(), shavings(), table(), matFlat()])
/** Nothing: the fringe lies under the words. */
export const foreground = (): string => ''
