/** Book 7, page 13: the yard behind a work table: far off three goats on long ropes who will not look; on the table a way of white paws. */
import { clipped, ellipse, f, g, glow, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { fence } from '../../parts/fence.ts'
import { house } from '../../parts/house.ts'
import { cloud, flower, grass, hill, mangoTree, treeLine, volcano } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** The far edge of the table. */
export const TABLE = 556
const WOOD = '#B67C48'
/** Boards from left to right, their near edge under the words. */
function table(): string {
  const r = rng(12)
  let seams = '',
    grain = ''
  for (let i = 1; i < 5; i++) seams += `M-10 ${f(TABLE + 40 * i + i * i * 5)}H1182`
  for (let i = 0; i < 26; i++) {
    const x = r.in(0, 1120),
      y = r.in(TABLE + 14, 790)
    grain += `M${f(x)} ${f(y)}q${f(r.in(10, 18))} ${f(r.in(-4, 4))} ${f(r.in(22, 34))} 0`
  }
  const top = `M-10 ${TABLE}H1148Q1160 ${TABLE} 1164 ${TABLE + 12}L1204 810H-10Z`
  return g([
    path(`M1100 ${TABLE + 30}L1300 ${TABLE + 60}V810H1180Z`, C.lumut, { opacity: 0.34 }),
    lit(path(top, linU([light(WOOD, 0.55), light(WOOD, 0.3), WOOD, shade(WOOD, 0.25)], 0, TABLE, 60, 800)), 5),
    clipped(top, [
      stroke(seams, shade(WOOD, 0.45), 3.4, { opacity: 0.5 }),
      stroke(seams, light(WOOD, 0.7), 2, { opacity: 0.5, transform: 'translate(0 3.4)' }),
      stroke(grain, shade(WOOD, 0.4), 2.4, { opacity: 0.28 }),
      ellipse(460, TABLE + 60, 620, 100, glow(C.cahaya, 0.55)),
      // the shade of all who stand at it
      path(`M470 ${TABLE}H812L860 ${TABLE + 26}H440Z`, C.jati, { opacity: 0.16 }),
    ]),
    stroke(`M-10 ${TABLE + 1}H1148`, light(WOOD, 0.75), 4, { opacity: 0.9 }),
  ])
}
/** One paw in paste. */
const paw = (x: number, y: number, r: number, o: number): string =>
  place(
    g(
      ellipse(0, 0, 9, 7.4, C.putih) +
        [-9, -3.2, 3.2, 9].map((dx, i) => ellipse(dx, i % 3 ? -11.5 : -8, 3.4, 4, C.putih)).join(''),
      { opacity: f(o) },
    ),
    x,
    y,
    1,
    r,
  )
/** From the pot to the end of the table. */
const paws = (): string =>
  Array.from({ length: 15 }, (_, i) =>
    paw(206 + i * 64, 700 + (i % 2) * 22 - i * 1.2, 88 + (i % 2 ? 6 : -4), 0.95 - i * 0.035),
  ).join('')
/** The yard: tree and house at the left, at the right a fence far off. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [240, 96], horizon: 0.54 }),
    place(cloud(210, 4), 1020, 150, 0.9),
    place(cloud(150, 7), 372, 120, 0.7),
    volcano(930, 350, 520, 130, 0.86, 3),
    treeLine(-20, 1300, () => 340, C.daun, { d: 0.52, seed: 5, r0: 12, r1: 24, palms: 2 }),
    hill(
      [
        [-20, 344],
        [320, 332],
        [700, 346],
        [1000, 336],
        [1300, 342],
      ],
      C.pisang,
      { d: 0.24, s: 5, bottom: 640 },
    ),
    place(house({ d: 0.1 }), 330, 412, 0.72),
    place(mangoTree(320, 3).svg, 92, 470, 1),
    place(fence(330, 5), 936, 362, 0.86),
    path('M-10 470Q300 440 640 452T1290 440V620H-10Z', linU(['#F0DCA6', '#E2C187', '#CFA468'], 0, 440, 0, 600)),
    grass(-20, 1300, (x: number) => 456 - 8 * Math.sin(x / 200), { h: 14, step: 22, color: C.daun, seed: 4 }),
    flower(1236, 500, 0.8, C.sepatu),
    flower(282, 476, 0.7, C.putih),
    rect(-10, 470, 1300, 90, mix(C.tanah, C.santan, 0.4), { opacity: 0.12 }),
    table(),
    paws(),
  ])
/** Nothing lies over what is played. */
export const foreground = (): string => ''
