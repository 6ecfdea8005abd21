/** Book 7, page 15: the harvested field against the sun: rows of stubble run toward it, clouds lie over it in bands, friends stand far at the right. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { smooth, type Point } from '../../core/geom.ts'
import { grainOf } from '../../core/light.ts'
import {
  blur,
  circle,
  clipped,
  ellipse,
  f,
  g,
  glow,
  linU,
  path,
  place,
  rad,
  rect,
  rng,
  stroke,
} from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { against, DARK } from './p15.light.ts'
import { GIFT_TAIL, kiteTail } from './sharedKite.ts'

/** The middle of the sun, and where earth and sky meet. */
const SUN: Point = [446, 486],
  HORIZON = 596
const R = 176
/** A long flat cloud, lit from below. */
function bank(x: number, y: number, w: number, h: number, color: string, seed: number): string {
  const r = rng(seed),
    top: Point[] = Array.from({ length: 7 }, (_, i): Point => {
      const t = i / 6
      return [x + w * t, y - h * Math.sin(Math.PI * t) ** 0.7 * r.in(0.55, 1)]
    }),
    low: Point[] = [
      [x + w * 0.8, y + h * 0.24],
      [x + w * 0.45, y + h * 0.16],
      [x + w * 0.18, y + h * 0.3],
    ],
    d = smooth([...top, ...low], true, 0.9)
  return (
    path(d, linU([color, mix(color, C.sepatu, 0.5), light(C.mangga, 0.4)], 0, y - h, 0, y + h * 0.3)) +
    clipped(d, stroke(smooth([...low].reverse(), false), C.cahaya, 6, { opacity: 0.75 }))
  )
}
/** Gold over the field, rose higher up, blue where it is nearly night. */
function sky(): string {
  const [x, y] = SUN
  let rays = ''
  for (let i = 0; i < 28; i++) {
    const a = ((-176 + i * 12.857) * Math.PI) / 180,
      b = a + 0.07 + (i % 3) * 0.02
    rays += `M${x} ${y}L${f(x + Math.cos(a) * 1180)} ${f(y + Math.sin(a) * 1180)}L${f(x + Math.cos(b) * 1180)} ${f(y + Math.sin(b) * 1180)}Z`
  }
  return g([
    rect(
      -10,
      -10,
      1300,
      HORIZON + 20,
      linU(
        [
          [mix(C.nila, C.gunung, 0.42), 0],
          [mix(mix(C.nila, C.jambu, 0.4), C.gunung, 0.3), 0.24],
          [mix(C.manggis, C.jambu, 0.66), 0.45],
          [mix(C.sepatu, C.jambu, 0.35), 0.64],
          [C.mangga, 0.84],
          [C.kunyit, 1],
        ],
        760,
        -10,
        700,
        HORIZON,
      ),
    ),
    clipped(`M-10 -10H1290V${HORIZON}H-10Z`, [
      circle(x, y, 660, glow(C.kunyit, 0.9)),
      path(rays, glow(C.cahaya, 0.8), { opacity: 0.27 }),
      bank(820, 330, 470, 40, mix(C.manggis, C.jambu, 0.5), 4),
      bank(-90, 392, 360, 34, mix(C.sepatu, C.jambu, 0.5), 9),
      bank(620, 436, 420, 26, mix(C.sepatu, C.jambu, 0.3), 13),
      bank(1010, 112, 330, 34, mix(C.nila, C.jambu, 0.55), 7),
      circle(x, y, R * 1.9, glow('#FFF3C0', 0.95)),
      circle(x, y, R, rad([C.putih, C.cahaya, '#FFE39A'], 0.5, 0.5, 0.52)),
    ]),
  ])
}
/** Ridges that dissolve in the light, the nearer the darker. */
const ridges = (): string =>
  g([
    path(
      `M700 ${HORIZON}C860 560 900 470 1000 416Q1024 402 1046 418C1130 480 1180 560 1300 580V${HORIZON}Z`,
      linU([mix(C.manggis, C.sepatu, 0.5), mix(C.manggis, C.mangga, 0.7)], 0, 410, 0, HORIZON),
    ),
    stroke(`M740 ${HORIZON - 8}C870 552 906 468 1000 416Q1010 410 1020 409`, C.kunyit, 4, { opacity: 0.75 }),
    path(
      `M-10 548C110 520 190 540 290 560C380 574 440 572 520 566C660 552 760 576 860 560C1000 536 1130 560 1290 530V${HORIZON + 4}H-10Z`,
      mix(C.bata, C.mangga, 0.6),
    ),
    path(
      `M-10 576C90 560 180 580 300 584C420 590 700 592 800 580C940 562 1100 576 1290 560V${HORIZON + 6}H-10Z`,
      linU([mix(C.manggis, C.bata, 0.5), mix(C.bata, C.mangga, 0.4), mix(C.manggis, C.bata, 0.4)], 0, 0, 1280, 0),
    ),
    ellipse(SUN[0], HORIZON - 6, 430, 46, glow('#FFE9A8', 0.95)),
  ])
/** One cut tuft of straw: dark stalks, gold on the side of the sun. */
function tuft(x: number, y: number, h: number, r: ReturnType<typeof rng>): readonly [dark: string, gold: string] {
  let dark = '',
    gold = ''
  const n = h > 26 ? 6 : 4
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1) - 0.5,
      sx = x + t * h * 0.5,
      ex = sx + t * h * 0.5 + r.in(-0.08, 0.08) * h,
      ey = y - h * r.in(0.62, 1)
    dark += `M${f(sx)} ${f(y)}L${f(ex)} ${f(ey)}`
    gold += `M${f((sx + ex) / 2)} ${f((y + ey) / 2)}L${f(ex)} ${f(ey)}`
  }
  return [dark, gold]
}
/** Rows of stubble that run to the sun; those near us are large and few. */
function stubble(): string {
  const r = rng(21),
    layers: string[] = []
  for (let y = HORIZON + 5, k = 0; y < 800; y += 3 + (y - HORIZON) * 0.15, k++) {
    const depth = (y - HORIZON) / 204,
      gap = 14 + depth * 176,
      h = 4 + depth * 44,
      shift = SUN[0] - Math.ceil(SUN[0] / gap) * gap
    let dark = '',
      gold = ''
    for (let x = shift; x < 1300; x += gap) {
      if (x < -20) continue
      const [d, l] = tuft(x + r.in(-0.12, 0.12) * gap, y, h * r.in(0.8, 1.15), r)
      dark += d
      gold += l
    }
    const far = 1 - depth
    layers.push(
      stroke(dark, mix(DARK, C.bata, far * 0.7), 1.4 + depth * 4, { opacity: f(0.9 - depth * 0.42) }) +
        stroke(gold, mix(C.mangga, C.kunyit, far), 0.9 + depth * 2.2, { opacity: f(0.85 - depth * 0.6) }),
    )
  }
  return layers.join('')
}
/** Earth: gold at the horizon, plum toward us; light lies between the rows. */
function field(): string {
  let lanes = ''
  for (let i = -9; i <= 12; i++) {
    const x = SUN[0] + i * 178
    lanes += `M${f(SUN[0] + i * 5)} ${HORIZON + 2}L${x + 20} 812H${x + 66}Z`
  }
  return g([
    rect(
      -10,
      HORIZON,
      1300,
      220,
      linU(
        [
          [C.mangga, 0],
          [C.bata, 0.16],
          [mix(C.bata, C.manggis, 0.62), 0.5],
          [mix(C.manggis, C.tinta, 0.4), 1],
        ],
        0,
        HORIZON,
        0,
        800,
      ),
    ),
    ellipse(SUN[0], HORIZON, 520, 90, glow(C.kunyit, 0.95)),
    path(lanes, C.kunyit, { opacity: 0.2 }),
    // what the two throw toward us
    path(`M500 706L600 706L760 812H420Z`, DARK, { opacity: 0.5, filter: blur(9) }),
  ])
}
/** Somebody far off, looking up at the kite; feet at x, y. */
const far = (svg: string, x: number, y: number, s: number, flip = false): string => place(svg, x, y, s, 0, flip)
const UP: FigureOptions = { turn: -0.5, nod: -0.5, look: [-0.9, -0.8] }
/** Ayu, Bima and Citra, small, before the light. */
function friends(): string {
  grainOf.freq = 1
  const ayu = person('ayu', {
      ...UP,
      expression: 'happy',
      pose: {
        lean: -3,
        head: -9,
        armL: [-40, -20],
        armR: { head: [30, 46], bend: 1 },
        legL: [-6, -2],
        legR: [6, 2],
        over: 'R',
      },
    }),
    bima = inChair('bima', {
      turn: 0.5,
      nod: -0.5,
      look: [0.9, -0.8],
      expression: 'laugh',
      armR: [104, 152],
      poseMore: { head: 10, handR: 'open' },
    }),
    citra = person('citra', {
      ...UP,
      expression: 'laugh',
      pose: {
        lean: -5,
        head: -8,
        armL: [-116, -150],
        armR: [110, 140],
        handL: 'open',
        handR: 'open',
        legL: [-9, -3],
        legR: [7, 3],
      },
    })
  const svg = g([far(ayu.svg, 938, 632, 0.54), far(citra.svg, 1092, 632, 0.54), far(bima.svg, 1014, 642, 0.56, true)])
  grainOf.freq = 0.55
  return against(svg, 2.6, { dx: -1.6, dy: -0.4, own: 0.6 })
}
/** Colours of the bows. */
const BOWS = [...GIFT_TAIL.slice(0, 2), C.toska, C.jambu, C.putih]
/** The cross of the kite. */
export const KITE: Point = [232, 190]
/** Where the tail begins, below the kite, and where it ends. */
export const TAIL: readonly [Point, Point] = [
  [274, 326],
  [958, 158],
]
/** The tail writes a line over the whole sky. */
const tail = (): string =>
  place(kiteTail([24, 76, 130, 66, 196, -40], { n: 3, colors: BOWS, s: 1.5 }), ...TAIL[0]) +
  place(kiteTail([56, -90, 150, -160, 256, -86], { n: 4, colors: [...BOWS].reverse(), s: 1.42 }), 470, 286) +
  place(kiteTail([82, 58, 170, 42, 232, -42], { n: 3, colors: BOWS, s: 1.3 }), 726, 200)
/** Everything that never moves. */
export const background = (): string =>
  g([
    sky(),
    ridges(),
    field(),
    stubble(),
    friends(),
    tail(),
    stroke(`M360 546Q308 392 ${KITE[0]} ${KITE[1]}`, C.putih, 2.2, { opacity: 0.9 }),
  ])
