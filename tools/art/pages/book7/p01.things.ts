/** Book 7, page 1: what lies on the bench: the kite, half bare sticks, half red paper; the reel; the tail in a coil round a sleeping kitten. */
import { grainOf, lit } from '../../core/light.ts'
import { type Point, tube } from '../../core/geom.ts'
import { blur, circle, clipped, ellipse, f, g, lin, linU, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { reel } from './sharedKite.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** How the kite lies: its cross, its size, its turn, how much the bench is foreshortened. */
const AT = { x: 690, y: 372, s: 2.05, r: (21 * Math.PI) / 180, flat: 0.78 } as const
/** A point of the kite (its cross at 0,0) on the stage. */
export const pt = (u: number, v: number): Point => [
  AT.x + AT.s * (u * Math.cos(AT.r) - v * Math.sin(AT.r)),
  AT.y + AT.s * AT.flat * (u * Math.sin(AT.r) + v * Math.cos(AT.r)),
]
const at = (u: number, v: number): string => pt(u, v).map(f).join(' ')
const line = (...points: readonly Point[]): string => `M${points.map(([u, v]) => at(u, v)).join('L')}`

/** Outlines of the kite on the stage. */
export const kite = {
  paper: (): string => `${line([-12, -100], [100, 0], [0, 180], [-12, 140])}Z`,
  sticks: (): string => line([-107, 0], [0, 0]) + line([0, -108], [0, 0]),
  thread: (): string => line([0, -100], [-100, 0], [0, 180]),
}
const bambooStick = (d: string, w: number): string =>
  stroke(d, C.soga, w + 4) + stroke(d, '#D9B45F', w) + stroke(d, '#F3DFA0', w * 0.32, { transform: 'translate(-1 -2)' })
const knot = (u: number, v: number): string => {
  const [x, y] = pt(u, v)
  return ellipse(x, y, 9, 8, '#B98F45') + ellipse(x - 1, y - 2, 5, 3.4, '#E8CB84')
}
/** Turns of thread round a place of the frame. */
const lashing = (u: number, v: number, k = 1): string => {
  const [x, y] = pt(u, v)
  return place(
    stroke('M-12 -10L12 10M-8 -13L15 6M-15 -6L8 13', shade(C.santan, 0.3), 5) +
      stroke('M-12 -10L12 10M-8 -13L15 6M-15 -6L8 13M12 -10L-12 10M15 -6L-8 12', C.santan, 3.4),
    x,
    y,
    k,
  )
}
/** Two sticks, crossed and tied; the thread round them is there on the bare side. */
export const bamboo = (): string =>
  drawn(0.4, () =>
    lit(
      stroke(line([0, -100], [-100, 0], [0, 180]), mix(C.soga, C.bata, 0.4), 7) +
        stroke(line([0, -100], [-100, 0], [0, 180]), C.putih, 4) +
        bambooStick(line([-107, 0], [107, 0]), 13) +
        bambooStick(line([0, -108], [0, 188]), 13) +
        knot(0, -56) +
        knot(0, 96) +
        knot(-54, 0) +
        knot(56, 0) +
        lashing(0, 0, 1.25) +
        lashing(-98, 0, 0.7) +
        lashing(0, -97, 0.7) +
        lashing(0, 176, 0.7),
      2.6,
    ),
  )
/** The roll that the paper comes from, along the middle stick. */
const roll = (): string => {
  const [x, y] = pt(-17, -92),
    d = line([-17, -92], [-17, 136]),
    // across the roll, from its lit side to its shaded side
    [mx, my] = pt(-17, 20),
    across = linU(
      [
        [light(C.cabai, 0.2), 0],
        [light(C.sepatu, 0.72), 0.28],
        [C.sepatu, 0.55],
        [shade(C.cabai, 0.24), 1],
      ],
      mx - 22.4,
      my - 11,
      mx + 22.4,
      my + 11,
    ),
    butt = { 'stroke-linecap': 'butt' }
  return g([
    stroke(d, C.manggis, 50, { ...butt, opacity: 0.3, filter: blur(5), transform: 'translate(-6 12)' }),
    stroke(d, across, 50, butt),
    place(
      ellipse(0, 0, 25, 12, shade(C.cabai, 0.2)) +
        ellipse(0, 0, 22, 10, C.jambu) +
        stroke('M-14 1C-12 -7 12 -8 14 0S-6 8 -7 1S4 -4 6 1', shade(C.cabai, 0.2), 2.6),
      x,
      y,
      1,
      21,
    ),
  ])
}
/** Red paper on one half of the kite; the other half is still a roll. */
export const paper = (): string => {
  const upper = `M${at(-2, -104)}L${at(4, -104)}L${at(105, 0)}L${at(-10, 0)}L${at(-10, -92)}Z`,
    lower = `M${at(-10, -4)}L${at(105, 0)}L${at(2, 185)}L${at(-2, 178)}L${at(-10, 140)}Z`
  return drawn(0.4, () =>
    lit(
      path(upper, lin([light(C.cabai, 0.3), C.cabai, shade(C.cabai, 0.14)], 60)) +
        path(lower, lin([light(C.sepatu, 0.34), C.sepatu, shade(C.sepatu, 0.16)], 60)) +
        stroke(line([22, -60], [70, -12]), light(C.cabai, 0.4), 3, { opacity: 0.4 }) +
        stroke(line([24, 30], [60, 22]) + line([20, 90], [38, 84]), light(C.sepatu, 0.6), 3, { opacity: 0.5 }) +
        stroke(line([4, -92], [92, 0], [4, 168]), C.santan, 3, { opacity: 0.55, 'stroke-dasharray': '10 9' }) +
        roll(),
      4,
    ),
  )
}
/** A reel of string on its side. */
export const string = (): string =>
  drawn(0.5, () =>
    g([ellipse(1052, 318, 66, 32, C.manggis, { opacity: 0.28, filter: blur(7) }), place(reel(), 1040, 300, 1.2, 62)]),
  )
/** Middle and radii of the coil. */
const COIL = { x: 1030, y: 586, rx: 117, ry: 74 } as const
const BOWS = [C.sepatu, C.kunyit, C.cabai] as const
const bow = (x: number, y: number, r: number, c: string, k: number): string =>
  place(
    lit(
      path(
        'M0 0C-8 -12 -18 -14 -19 -2S-8 10 0 0C8 -12 18 -14 19 -2S8 10 0 0Z',
        lin([light(c, 0.34), c, shade(c, 0.2)], 60),
      ) + circle(0, 0, 4.4, shade(c, 0.25)),
      1.6,
    ),
    x,
    y,
    k,
    r,
  )
/** A long tail, rolled up; room in the middle. Its end goes to the left. */
export const tail = (): string => {
  const { x, y, rx, ry } = COIL,
    ring = (k: number, from = 0) =>
      Array.from({ length: 12 }, (_, i) => {
        const a = from + (i / 12) * Math.PI * 2
        return bow(
          x + Math.cos(a) * rx * k,
          y + Math.sin(a) * ry * k,
          (a * 180) / Math.PI + 90,
          BOWS[i % 3] ?? C.sepatu,
          1.5,
        )
      })
  const end = `M${x - rx} ${y + 10}C${x - rx} ${y + 60} ${x - 150} ${y + 74} ${x - 220} ${y + 46}`
  return drawn(0.5, () =>
    g([
      ellipse(x + 8, y + 14, rx * 1.2, ry * 1.24, C.manggis, { opacity: 0.26, filter: blur(8) }),
      ellipse(x, y, rx, ry, 'none', { stroke: C.santan, 'stroke-width': 6 }),
      stroke(end, C.santan, 6),
      ...ring(1),
      bow(x - 150, y + 62, 10, C.kunyit, 1.4),
      bow(x - 206, y + 50, -6, C.sepatu, 1.4),
    ]),
  )
}
const FUR = '#F2963C',
  DARK = '#BE5A1C',
  COAT = lin([light(FUR, 0.35), FUR, shade(FUR, 0.16)], 62)
/** Kiko from above, curled up as round as the coil: his tail lies round him to his chin; touched, he looks. */
export const curledKiko = (mood: 'shut' | 'open' = 'shut'): string => {
  const body = 'M-84 2C-86 -36 -44 -58 0 -58S84 -38 84 0S44 56 0 56S-82 38 -84 2Z',
    bands =
      'M-62 -46C-48 -34 -42 -22 -42 -10M-36 -58C-26 -44 -20 -32 -20 -18M-6 -62C-2 -46 0 -34 0 -22M26 -60C22 -46 20 -36 20 -24M-86 -18C-72 -14 -62 -6 -58 2M-86 14C-74 12 -66 12 -58 18',
    tailWay: readonly Point[] = [
      [-66, 20],
      [-44, 46],
      [0, 54],
      [36, 46],
      [52, 38],
    ]
  return drawn(0.5, () =>
    place(
      g([
        lit(path(body, COAT) + clipped(body, stroke(bands, DARK, 7, { opacity: 0.9 })), 3),
        ellipse(-10, 10, 46, 26, C.manggis, { opacity: 0.16, filter: blur(7) }),
        lit(
          path(tube(tailWay, [15, 15, 14, 13, 11]), COAT) +
            clipped(
              tube(tailWay, [15, 15, 14, 13, 11]),
              stroke('M-46 24L-58 52M-22 34L-28 66M4 38L4 70M28 34L34 62', DARK, 7),
            ) +
            circle(53, 38, 11.6, DARK),
          2,
        ),
        place(kittenHead({ mood }), 30, 4, 1.22, 12),
      ]),
      COIL.x,
      COIL.y,
      1.03,
    ),
  )
}
