/** Book 7, page 10: almost nothing: a large sky at dusk with its first star, a thin bank, and still water that has all of it once more. */
import { blur, ellipse, f, g, glow, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { type Point, smooth } from '../../core/geom.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { danu, eka, momo } from './p10.bank.ts'

/** Where the water begins: the mirror's line. */
export const WATER = 536
const starlet = (): string =>
  ellipse(0, 0, 46, 46, glow(C.cahaya, 0.5)) +
  path('M0 -13Q1.6 -1.6 13 0Q1.6 1.6 0 13Q-1.6 1.6 -13 0Q-1.6 -1.6 0 -13Z', C.putih)
/** Sky from the first blue of the night down to the last light, at the left. */
const sky = (): string =>
  g([
    rect(
      -10,
      -10,
      1300,
      WATER + 14,
      linU(
        [
          [mix(C.nila, C.gunung, 0.42), 0],
          [mix(mix(C.nila, C.gunung, 0.5), C.jambu, 0.42), 0.34],
          [mix(C.jambu, C.manggis, 0.14), 0.62],
          [mix(C.jambu, C.mangga, 0.45), 0.84],
          [mix(C.kunyit, C.santan, 0.4), 1],
        ],
        0,
        0,
        -60,
        WATER,
      ),
    ),
    ellipse(90, WATER - 8, 640, 300, glow(mix(C.kunyit, C.santan, 0.4), 0.75)),
    place(starlet(), 984, 148),
  ])
const ridge = (points: readonly Point[], color: string, o = 1): string =>
  path(`${smooth(points, false)}V${WATER}H-20Z`, color, { opacity: o })
/** Low far hills, where he looks. */
const hills = (): string =>
  g([
    ridge(
      [
        [-20, 456],
        [90, 430],
        [180, 452],
        [300, 484],
        [460, 496],
        [640, 488],
        [820, 498],
        [1010, 480],
        [1140, 488],
        [1300, 470],
      ],
      mix(mix(C.jambu, C.manggis, 0.3), C.mangga, 0.2),
      0.55,
    ),
    ridge(
      [
        [-20, 500],
        [120, 488],
        [330, 506],
        [560, 510],
        [760, 504],
        [960, 512],
        [1130, 500],
        [1300, 504],
      ],
      mix(C.manggis, C.jambu, 0.34),
      0.6,
    ),
  ])
/** The dyke: one dark line with a few blades. */
const bank = (): string => {
  const r = rng(12)
  let blades = ''
  for (let i = 0; i < 46; i++) {
    const x = r.in(-10, 1290)
    blades += `M${f(x)} 522q${f(r.in(-3, 3))} -7 ${f(r.in(-7, 7))} ${f(r.in(-15, -8))}`
  }
  const c = mix(C.lumut, C.manggis, 0.5)
  return g([
    stroke(blades, c, 2.6),
    path(
      `M-10 519C160 513 330 522 520 518S860 513 1040 518 1200 515 1290 519V${WATER}H-10Z`,
      linU([light(c, 0.16), c, shade(c, 0.2)], 0, 512, 0, WATER),
    ),
    stroke('M-10 520C160 514 330 523 520 519S860 514 1040 519 1200 516 1290 520', mix(C.mangga, C.jambu, 0.3), 2, {
      opacity: 0.5,
    }),
  ])
}
const whole = (): string => sky() + hills() + bank()
/** All of it upside down, and the breath of the water over it. */
const mirror = (): string => {
  const r = rng(5)
  let lines = ''
  for (let i = 0; i < 15; i++) {
    const y = WATER + 12 + (i / 15) ** 1.6 * 130,
      x = r.in(-40, 1240),
      w = r.in(30, 60) + i * 5
    lines += `M${f(x)} ${f(y)}q${f(w / 2)} 3 ${f(w)} 0`
  }
  const upside = (svg: string): string => g(svg, { transform: `translate(0 ${WATER * 2}) scale(1 -1)` })
  return g([
    upside(whole()),
    g(upside(momo() + danu() + eka()), { opacity: 0.78 }),
    rect(
      -10,
      WATER,
      1300,
      274,
      linU(
        [
          [C.manggis, 0, 0.12],
          [C.nila, 0.5, 0.2],
          [C.nila, 1, 0.42],
        ],
        0,
        WATER,
        0,
        800,
      ),
    ),
    stroke(lines, light(C.jambu, 0.4), 2, { opacity: 0.3 }),
    rect(-10, WATER - 1, 1300, 3, light(C.jambu, 0.4), { opacity: 0.5 }),
  ])
}
/** Sky, bank, water. */
export const background = (): string =>
  g([mirror(), whole(), ellipse(500, WATER + 2, 250, 7, C.nila, { opacity: 0.3, filter: blur(3) })])
/** Nothing lies between them and us. */
export const foreground = (): string => ''
