/** Book 1, page 10: the festival stage, a low platform with a ramp, flags behind it, and Momo asleep in front. */
import { circle, f, g, lin, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { buffalo } from '../../parts/buffalo.ts'
import { bunting, umbulUmbul } from '../../parts/festival.ts'
import { house } from '../../parts/house.ts'
import { bananaPlant, cloud, grass, hill, mist, palm, sky, treeLine, volcano } from '../../parts/nature.ts'

const WOOD = '#B97F4A',
  /** Back edge, front edge and foot of the platform (stage y), and its corners (stage x). */
  BACK = 452,
  FRONT = 662,
  FOOT = 704,
  LEFT = 292,
  RIGHT = 1010,
  SLANT = 52
/** The boards of the platform in perspective, its front with a red hem, and the ramp at its left end. */
const platform = (): string => {
  const top = `M${LEFT + SLANT} ${BACK}L${RIGHT - SLANT} ${BACK}L${RIGHT} ${FRONT}L${LEFT} ${FRONT}Z`,
    ramp = `M${LEFT + 8} ${FRONT - 30}L${LEFT + 34} ${FRONT - 120}L${LEFT - 120} ${FOOT - 54}L${LEFT - 172} ${FOOT + 10}L${LEFT} ${FRONT}Z`,
    boards = Array.from({ length: 13 }, (_, i) => {
      const u = (i + 1) / 14
      return `M${f(LEFT + SLANT + (RIGHT - LEFT - 2 * SLANT) * u)} ${BACK}L${f(LEFT + (RIGHT - LEFT) * u)} ${FRONT}`
    }).join('')
  const r = rng(5)
  const knots = Array.from(
    { length: 26 },
    () => `M${f(r.in(LEFT + 40, RIGHT - 60))} ${f(r.in(BACK + 14, FRONT - 8))}l${f(r.in(-1, 1))} ${f(r.in(8, 20))}`,
  ).join('')
  const hem = Array.from({ length: 25 }, (_, i) => {
    const x = LEFT + 14 + i * 28.4
    return `M${f(x - 12)} ${FRONT + 10}L${f(x)} ${FRONT + 30}L${f(x + 12)} ${FRONT + 10}Z`
  }).join('')
  return g([
    place(groundShadow(0, 0, 700, 0.34, C.tanah), 630, FOOT),
    path(
      ramp,
      linU(
        [
          [light(WOOD, 0.45), 0, 1],
          [WOOD, 1, 1],
        ],
        120,
        640,
        300,
        600,
      ),
    ),
    path(`M${LEFT - 172} ${FOOT + 10}L${LEFT} ${FRONT}V${FOOT}L${LEFT - 100} ${FOOT + 12}Z`, shade(WOOD, 0.3)),
    stroke(
      `M${LEFT - 158} ${FOOT - 8}L${LEFT + 2} ${FRONT - 18}M${LEFT - 146} ${FOOT - 24}L${LEFT + 10} ${FRONT - 48}M${LEFT - 132} ${FOOT - 40}L${LEFT + 20} ${FRONT - 84}`,
      shade(WOOD, 0.35),
      2.4,
      { opacity: 0.5 },
    ),
    path(
      top,
      linU(
        [
          [light(WOOD, 0.55), 0, 1],
          [light(WOOD, 0.2), 1, 1],
        ],
        0,
        BACK,
        60,
        FRONT,
      ),
    ),
    stroke(boards, shade(WOOD, 0.4), 2.6, { opacity: 0.5 }),
    stroke(knots, shade(WOOD, 0.3), 2, { opacity: 0.35 }),
    lit(path(`M${LEFT} ${FRONT}H${RIGHT}V${FOOT}H${LEFT}Z`, lin([WOOD, shade(WOOD, 0.35)], 90)), 2.4),
    path(`M${LEFT} ${FRONT}H${RIGHT}V${FRONT + 11}H${LEFT}Z`, C.cabai),
    path(hem, C.kunyit),
    stroke(`M${LEFT} ${FRONT + 1}H${RIGHT}`, C.cahaya, 2.4, { opacity: 0.7 }),
  ])
}
const village = (): string =>
  g([
    volcano(1050, 440, 560, 190, 0.93),
    mist(1050, 440, 400, 50, 0.8),
    hill(
      [
        [-20, 440],
        [200, 398],
        [420, 424],
        [660, 402],
        [900, 430],
        [1120, 396],
        [1300, 420],
      ],
      C.hutan,
      { d: 0.66, s: 8, bottom: 520 },
    ),
    treeLine(-20, 1300, (x: number) => 458 + 6 * Math.sin(x / 90), C.daun, {
      d: 0.4,
      seed: 25,
      r0: 14,
      r1: 28,
      palms: 3,
    }),
    place(palm(240, 30, 4, { d: 0.16 }), 1180, 486),
    place(palm(210, -24, 6, { d: 0.18 }), 60, 480),
    place(house({ d: 0.14, shutter: C.nila, door: C.toska }), 1090, 492, 0.58),
    place(house({ d: 0.16, shutter: C.hutan, door: C.cabai }), 190, 486, 0.52),
    place(bananaPlant(150, 4, 0.1), 1250, 500),
  ])
/** The earth of the yard with a few broom strokes. */
const ground = (): string => {
  const r = rng(17)
  const arcs = Array.from({ length: 18 }, (_, i) => {
    const w = 60 + i * 5
    return `M${f(r.in(-60, 1180))} ${f(500 + i * 17)}q${f(w)} ${f(-w * 0.2)} ${f(w * 2)} ${f(r.in(-2, 6))}`
  }).join('')
  return (
    path(
      'M-20 482C200 462 420 472 640 466C880 460 1100 470 1300 482V820H-20Z',
      linU(
        [
          ['#F6DCA8', 0, 1],
          ['#EFCB92', 0.4, 1],
          ['#E6BA7C', 1, 1],
        ],
        0,
        470,
        30,
        800,
      ),
    ) +
    stroke(arcs, '#FFE9BE', 3, { opacity: 0.4 }) +
    grass(-20, 1300, (x: number) => 482 + 6 * Math.sin(x / 60), {
      h: 13,
      step: 16,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: light(C.padi, 0.1),
      seed: 3,
    })
  )
}
/** Sky, village, yard and the festival stage. */
export const background = (): string =>
  g([
    sky('siang', { sun: [70, 96], horizon: 0.64 }),
    place(cloud(170, 4), 420, 176, 0.9),
    place(cloud(150, 8), 1040, 190, 0.9),
    village(),
    ground(),
    place(umbulUmbul({ h: 400, a: C.toska, b: C.kunyit }), 372, 470, 0.92),
    place(umbulUmbul({ h: 400, a: C.manggis, b: C.mangga }), 968, 470, 0.92, 0, true),
    place(bunting(480, 0, 10), 440, 122),
    platform(),
  ])
/** Momo sleeps through everything, with a little breath bubble. */
export const foreground = (): string =>
  g([
    place(groundShadow(0, 0, 300, 0.36, C.tanah) + buffalo({ pose: 'sleep' }), 1062, 782, 0.98),
    circle(1226, 734, 9, '#FFFFFF', { opacity: 0.7 }),
    circle(1243, 712, 6, '#FFFFFF', { opacity: 0.6 }),
  ])
