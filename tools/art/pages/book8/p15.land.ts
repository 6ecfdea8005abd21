/** Book 8, page 15, the land: a washed gold sky, hills that steam, the barn; the water line at y 480; and how all of it lies in the puddle. */
import { type Point, smooth } from '../../core/geom.ts'
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
  rad,
  rect,
  rng,
  stroke,
} from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { hill, mist, palm, treeLine, volcano } from '../../parts/nature.ts'
import { house } from '../../parts/house.ts'
import { lumbung } from '../../parts/lumbung.ts'
import { cloud } from '../../parts/sky.ts'
import { hall } from './sharedHall.ts'
import { pipeFar } from './sharedPipe.ts'

/** Colour of the wet ground. */
export const MUD = mix(mix(C.soga, C.bata, 0.3), C.lumut, 0.14)
/** The line between the earth and its mirror. */
const LINE = 480
const SUN: Point = [446, 300]

const sky = (): string =>
  g([
    rect(
      -10,
      -10,
      1300,
      488,
      linU(
        [
          ['#7CC6D6', 0],
          ['#B9E2DC', 0.42],
          ['#FBEBC0', 0.74],
          ['#FFD58E', 1],
        ],
        0,
        0,
        60,
        LINE,
      ),
    ),
    circle(SUN[0], SUN[1], 420, glow(C.cahaya, 0.95)),
    rays(),
    circle(SUN[0], SUN[1], 96, glow(C.putih, 0.9)),
    circle(SUN[0], SUN[1], 50, rad([C.putih, '#FFF6CC', '#FFE08A'], 0.42, 0.4, 0.7)),
  ])
const rays = (): string => {
  let d = ''
  for (let i = 0; i < 12; i += 1) {
    const a = (i * 30 + 8) * (Math.PI / 180)
    d += `M${SUN[0]} ${SUN[1]}L${f(SUN[0] + Math.cos(a) * 1500)} ${f(SUN[1] + Math.sin(a) * 1500)}L${f(SUN[0] + Math.cos(a + 0.1) * 1500)} ${f(SUN[1] + Math.sin(a + 0.1) * 1500)}Z`
  }
  return clipped('M-10 -10H1290V478H-10Z', path(d, C.cahaya, { opacity: 0.18 }))
}
/** Nenek's slope at the left, the hall's hill at the right, the pipe from the one to the other. */
const hills = (): string =>
  g([
    volcano(640, 452, 640, 240, 0.8),
    mist(640, 430, 520, 70, 0.75, '#FFF1CE'),
    hill(
      [
        [-20, 250],
        [60, 238],
        [170, 300],
        [330, 396],
        [470, 446],
        [620, 470],
      ],
      C.daun,
      { bottom: 479, d: 0.42, s: 5, seed: 8 },
    ),
    hill(
      [
        [560, 470],
        [660, 420],
        [760, 340],
        [850, 286],
        [920, 272],
        [1000, 286],
        [1120, 350],
        [1300, 340],
      ],
      C.daun,
      { bottom: 479, d: 0.36, s: 5, seed: 5 },
    ),
    place(house({ d: 0.4 }), 92, 262, 0.26),
    place(hall({ isLit: false, isNight: false }), 912, 292, 0.34),
    pipeFar(
      [
        [122, 262],
        [300, 300],
        [480, 318],
        [660, 300],
        [838, 278],
      ],
      6,
      5,
      34,
    ),
    g([steam(250, 390, 1), steam(560, 420, 0.8), steam(1000, 372, 0.9), steam(724, 402, 0.6)]),
  ])
/** Steam that rises from wet earth in the sun. */
const steam = (x: number, y: number, s: number): string =>
  g(
    stroke('M0 0C-26 -30 22 -50 -4 -90S14 -130 4 -160', '#FFF8E4', 30) +
      stroke('M56 8C40 -20 70 -40 54 -70S66 -96 60 -112', '#FFF8E4', 22),
    { transform: `translate(${x} ${y}) scale(${s})`, opacity: 0.5, filter: blur(9) },
  )
const shore: readonly Point[] = [
  [-20, 481],
  [80, 487],
  [190, 482],
  [300, 486],
  [420, 482],
  [540, 487],
  [680, 483],
  [800, 488],
  [930, 483],
  [1060, 488],
  [1180, 482],
  [1300, 486],
]
/** The strip of wet ground on which they come. */
const bank = (): string => {
  const d = `${smooth(
    [
      [-20, 452],
      [160, 462],
      [420, 456],
      [700, 464],
      [980, 456],
      [1300, 460],
    ],
    false,
  )}L${smooth([...shore].reverse(), false).slice(1)}Z`
  const r = rng(12)
  let tufts = '',
    stones = ''
  for (let i = 0; i < 34; i += 1) {
    const x = r.in(0, 1280)
    tufts += `M${f(x)} ${f(462)}q${f(r.in(-5, -2))} -8 ${f(r.in(-8, -4))} -15M${f(x + 3)} 462q0 -9 ${f(r.in(-2, 3))} -18M${f(x + 6)} 462q3 -8 ${f(r.in(5, 9))} -13`
  }
  for (let i = 0; i < 16; i += 1)
    stones += ellipse(r.in(0, 1280), r.in(474, 481), r.in(5, 12), r.in(3, 6), mix('#B9AFA4', MUD, r.in(0.1, 0.5)))
  return g([
    stroke(tufts, C.daun, 2.8),
    path(d, lin([light(C.daun, 0.24), mix(MUD, C.daun, 0.4), MUD], 90)),
    clipped(
      d,
      stroke('M120 470h60M360 472h90M610 474h50M860 470h80M1090 474h60', light(MUD, 0.6), 3, { opacity: 0.6 }),
    ),
    lit(stones, 1.4),
  ])
}
/** All that stands still above the line. */
const still = (): string =>
  g([
    sky(),
    hills(),
    treeLine(-20, 150, () => 462, C.daun, { d: 0.2, seed: 6, r0: 14, r1: 26, palms: 0 }),
    treeLine(850, 1010, () => 462, C.daun, { d: 0.2, seed: 9, r0: 14, r1: 28, palms: 0 }),
    place(palm(190, 20, 7, { d: 0.1 }), 30, 464),
    place(lumbung({ seed: 3 }), 1130, 470, 0.9),
    bank(),
  ])
/** Upside down under a line. */
export const mirrored = (svg: string, line = LINE): string => g(svg, { transform: `matrix(1 0 0 -1 0 ${2 * line})` })
/** The puddle: the land and `people` upside down, the water's own colour, lights, rings. */
function puddle(people: string): string {
  const r = rng(21)
  let lines = ''
  for (let i = 0; i < 46; i += 1) {
    const k = r(),
      y = 492 + k * k * 290,
      l = 30 + k * 90
    lines += `M${f(r.in(-20, 1260))} ${f(y)}q${f(l / 2)} ${f(2 + k * 3)} ${f(l)} 0`
  }
  return g([
    rect(-10, 470, 1300, 340, '#7CC6D6'),
    mirrored(still() + people),
    rect(
      -10,
      470,
      1300,
      340,
      linU(
        [
          [C.toska, 0, 0.2],
          [C.toska, 0.35, 0.14],
          ['#DDF0EA', 0.6, 0.3],
          ['#E8F6EF', 1, 0.7],
        ],
        0,
        480,
        0,
        800,
      ),
    ),
    stroke(lines, C.putih, 2.6, { opacity: 0.5 }),
  ])
}
/** The light along the edge of the water. */
const edge = (): string => stroke(smooth(shore, false), C.putih, 3, { opacity: 0.55, transform: 'translate(0 5)' })
/** The sun's glitter on the water. */
function glitter(): string {
  const r = rng(44)
  let d = ''
  for (let i = 0; i < 30; i += 1) {
    const y = 500 + i * 7,
      l = r.in(10, 34)
    d += `M${f(SUN[0] + r.in(-34, 34) * (1 + i * 0.05) - l / 2)} ${y}h${f(l)}`
  }
  return stroke(d, C.cahaya, 4, { opacity: 0.7 })
}
/** A ring of waves around something that stands or falls in the water. */
const rings = (x: number, y: number, w: number): string =>
  [1, 0.62, 0.3]
    .map((k, i) =>
      ellipse(x, y, w * k, w * k * 0.15, 'none', {
        stroke: C.putih,
        'stroke-width': 2 + i * 0.7,
        opacity: 0.4 + i * 0.16,
      }),
    )
    .join('')
/** The near edge of the puddle at the lens: mud, pebbles, wet blades, a fallen flower. */
function nearEdge(): string {
  const r = rng(5)
  const left = 'M-20 700Q34 708 66 742T190 790T270 820H-20Z',
    right = 'M1300 676Q1250 690 1216 732T1090 788T990 820H1300Z'
  let blades = ''
  for (const [x0, x1, n] of [
    [-20, 90, 12],
    [1196, 1300, 12],
  ] as const)
    for (let i = 0; i < n; i += 1) {
      const x = r.in(x0, x1),
        h = r.in(50, 120),
        b = r.in(-40, 40)
      blades += `M${f(x - 6)} 812Q${f(x + b * 0.2)} ${f(812 - h * 0.6)} ${f(x + b)} ${f(812 - h)}Q${f(x + b * 0.4 + 6)} ${f(812 - h * 0.5)} ${f(x + 7)} 812Z`
    }
  const mud = lin([light(MUD, 0.2), MUD, shade(MUD, 0.4)], 80)
  return g([
    lit(path(left, mud) + path(right, mud), 5),
    lit(
      ellipse(132, 784, 30, 16, mix('#B9AFA4', MUD, 0.35)) +
        ellipse(52, 742, 20, 11, mix('#B9AFA4', MUD, 0.2)) +
        ellipse(1150, 788, 34, 17, mix('#B9AFA4', MUD, 0.35)) +
        ellipse(1240, 726, 22, 12, mix('#B9AFA4', MUD, 0.2)),
      3,
    ),
    lit(path(blades, lin([C.daun, C.hutan, C.lumut], 90)), 3),
  ])
}
/** Everything behind the sprites. `people`: who is mirrored. */
export const land = (people: string): string =>
  g([
    puddle(people),
    still(),
    edge(),
    place(cloud(210, 4), 690, 150),
    g(place(cloud(150, 9), 540, 96), { opacity: 0.8 }),
    rings(958, 492, 120),
    rings(566, 486, 66),
    glitter(),
    nearEdge(),
  ])
