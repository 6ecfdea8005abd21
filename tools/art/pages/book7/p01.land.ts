/** Book 7, page 1: the bench on the porch, seen over Danu's shoulder: boards that come toward us, shavings, paste, scissors; the yard behind its far rim. */
import { lit } from '../../core/light.ts'
import {
  blur,
  circle,
  clipped,
  ellipse,
  f,
  g,
  glow,
  lin,
  linU,
  path,
  place,
  rect,
  rng,
  stroke,
} from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { house } from '../../parts/house.ts'
import { mangoTree, treeLine } from '../../parts/nature.ts'

/** Height of the bench's far rim. */
export const RIM = 196
const WOOD = '#D2A064'
const TOP = `M-10 ${RIM}H1290V810H-10Z`

/** Sun on the yard, out of focus: it is the bench that we look at. */
const yard = (): string =>
  g([
    rect(-10, -10, 1300, RIM + 30, linU(['#BDE5E2', '#FBE6C2', '#C4DA5E'], 0, 0, 0, RIM + 20)),
    g(
      [
        treeLine(-20, 1300, () => 120, C.daun, { d: 0.4, seed: 5, r0: 16, r1: 32, palms: 0 }),
        rect(-10, 128, 1300, 100, linU([C.pisang, C.padi], 0, 128, 0, 210)),
        place(house(), 250, 190, 0.5),
        place(mangoTree().svg, 1060, 200, 0.44),
      ],
      { filter: blur(3) },
    ),
  ])
/** The boards: seams toward us, veins along them, a few knots, worn pale where hands work. */
function boards(): string {
  const r = rng(9)
  let seams = '',
    veins = '',
    knots = ''
  for (let i = 0; i <= 8; i += 1) seams += `M${f(640 + (i - 4) * 200)} ${RIM}L${f(640 + (i - 4) * 330)} 810`
  for (let i = 0; i < 60; i += 1) {
    const [x, y] = [r.in(-10, 1260), r.in(RIM + 16, 790)]
    veins += `M${f(x)} ${f(y)}q${f((x - 640) * 0.02)} ${f(r.in(12, 22))} ${f((x - 640) * 0.05)} ${f(r.in(34, 70))}`
  }
  for (const [x, y] of [
    [360, 262],
    [930, 520],
    [520, 640],
    [1180, 410],
  ] as const)
    knots +=
      ellipse(x, y, 15, 9, shade(WOOD, 0.4), { opacity: 0.5 }) +
      ellipse(x, y, 8, 4.6, shade(WOOD, 0.6), { opacity: 0.5 })
  return g([
    path(TOP, linU([light(WOOD, 0.4), light(WOOD, 0.12), WOOD, shade(WOOD, 0.2)], 0, RIM, 80, 800)),
    clipped(TOP, [
      stroke(veins, shade(WOOD, 0.4), 2.6, { opacity: 0.3 }),
      knots,
      stroke(seams, shade(WOOD, 0.5), 5, { opacity: 0.45 }),
      stroke(seams, light(WOOD, 0.7), 2, { opacity: 0.4, transform: 'translate(4 0)' }),
      ellipse(690, 400, 520, 240, glow(C.cahaya, 0.6)),
    ]),
    lit(rect(-10, RIM - 12, 1300, 22, lin([light(WOOD, 0.6), WOOD, shade(WOOD, 0.25)], 90), { rx: 6 }), 3),
  ])
}
/** Bamboo shavings, curled. */
const shavings = (): string => {
  const r = rng(22)
  return Array.from({ length: 13 }, () => {
    const [x, y, s] = [r.in(400, 760), r.in(450, 600), r.in(0.7, 1.3)]
    return g([
      ellipse(x + 4, y + 8, 15 * s, 4, shade(WOOD, 0.4), { opacity: 0.3 }),
      stroke(
        `M${f(x - 14 * s)} ${f(y)}q${f(6 * s)} ${f(-16 * s)} ${f(16 * s)} ${f(-7 * s)}t${f(6 * s)} ${f(12 * s)}`,
        mix('#D9B45F', C.padi, r.in(0, 0.5)),
        5 * s,
      ),
    ])
  }).join('')
}
/** A small pot of paste with its brush, and scissors. */
const tools = (): string =>
  g([
    place(
      ellipse(4, 6, 56, 16, shade(WOOD, 0.5), { opacity: 0.35 }) +
        lit(
          path(
            'M-46 -52Q-56 -10 -38 2H38Q56 -10 46 -52Z',
            lin([light(C.tanah, 0.35), C.tanah, shade(C.tanah, 0.35)], 20),
          ) +
            ellipse(0, -52, 46, 15, shade(C.tanah, 0.2)) +
            ellipse(0, -51, 37, 10.6, C.putih),
          2.4,
        ) +
        stroke('M8 -54L62 -122', C.soga, 8) +
        stroke('M6 -52L18 -68', C.santan, 13),
      1178,
      330,
      0.86,
    ),
    place(
      stroke('M0 0L66 -20M0 -6L66 12', '#8C9AA6', 9) +
        stroke('M0 0L66 -20M0 -6L66 12', '#DCE4EA', 4) +
        circle(-18, 9, 15, 'none', { stroke: C.sepatu, 'stroke-width': 8 }) +
        circle(-18, -15, 15, 'none', { stroke: C.sepatu, 'stroke-width': 8 }) +
        circle(4, -3, 5, C.tinta),
      716,
      560,
      1.15,
      24,
    ),
  ])
/** Everything that does not move. */
export const background = (): string => g([yard(), boards(), shavings(), tools()])
/** Nothing lies over the sprites. */
export const foreground = (): string => ''
