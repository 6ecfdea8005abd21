/** Book 1, page 2: from the lumbung a path runs down the meadow, straight at us. */
import { item } from '../../core/geom.ts'
import { groundShadow } from '../../core/light.ts'
import { f, g, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { house } from '../../parts/house.ts'
import { lumbung } from '../../parts/lumbung.ts'
import {
  bananaPlant,
  cloud,
  flower,
  grass,
  hill,
  mist,
  palm,
  terraceHill,
  treeLine,
  volcano,
} from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { fence } from '../../parts/fence.ts'
import { type PathPoint, pathRibbon } from '../book2/sharedHills.ts'

/** Where the lumbung stands, stage px. */
export const BARN = { x: 300, y: 270 } as const

/** The path from the village: narrow far away, as wide as the picture where we are. */
const PATH: readonly PathPoint[] = [
  [486, 252, 20],
  [560, 270, 34],
  [628, 300, 52],
  [640, 340, 84],
  [596, 410, 150],
  [580, 500, 270],
  [620, 620, 470],
  [650, 720, 680],
  [660, 850, 900],
]
/** Green meadow from the horizon down. */
const meadow = (): string =>
  path(
    'M-20 250C200 232 420 240 640 236C880 230 1100 238 1300 248V820H-20Z',
    linU(
      [
        [light(C.padi, 0.25), 0, 1],
        [C.pisang, 0.35, 1],
        [C.daun, 1, 1],
      ],
      0,
      240,
      30,
      800,
    ),
  )
/** Stones and the prints of bare feet in the swept earth. */
const tracks = (): string => {
  const r = rng(7)
  let arcs = '',
    dots = ''
  for (let i = 0; i < 24; i++) {
    const t = i / 24,
      y = 330 + t * t * 470,
      w = 20 + t * 150
    arcs += `M${f(610 + r.in(-0.9, 0.6) * w * 2)} ${f(y)}q${f(w * 0.5)} ${f(-w * 0.16)} ${f(w)} ${f(r.in(-2, 4))}`
  }
  for (let i = 0; i < 40; i++) {
    const t = r(),
      y = 360 + t * 440
    dots += `M${f(610 + r.in(-1, 1) * (60 + t * 330))} ${f(y)}h${f(r.in(1, 3 + t * 4))}`
  }
  return stroke(arcs, '#FFE9BE', 3.4, { opacity: 0.5 }) + stroke(dots, '#A8683A', 4, { opacity: 0.34 })
}
/** Everything on the ground and in the distance, by daylight. */
const land = (): string =>
  g([
    place(cloud(190, 4), 400, 70, 0.9),
    place(cloud(150, 8), 1090, 60, 0.9),
    volcano(960, 232, 480, 150, 0.95),
    mist(960, 232, 360, 40, 0.8),
    hill(
      [
        [-20, 220],
        [180, 186],
        [380, 210],
        [660, 190],
        [900, 214],
        [1120, 178],
        [1300, 206],
      ],
      C.hutan,
      { d: 0.66, s: 8, bottom: 300 },
    ),
    terraceHill(200, 262, 560, 70, { n: 5, d: 0.42, seed: 3, lean: -20, flat: 0.12 }),
    terraceHill(1100, 258, 520, 64, { n: 5, d: 0.42, seed: 8, lean: 20, flat: 0.12 }),
    treeLine(-20, 560, (x: number) => 250 - 6 * Math.sin(x / 90), C.daun, {
      d: 0.3,
      seed: 5,
      r0: 14,
      r1: 28,
      palms: 2,
    }),
    treeLine(820, 1300, (x: number) => 250 - 6 * Math.sin(x / 70), C.daun, {
      d: 0.3,
      seed: 9,
      r0: 14,
      r1: 28,
      palms: 1,
    }),
    place(palm(230, -26, 4, { d: 0.18 }), 110, 268),
    place(house({ d: 0.2, shutter: C.nila, door: C.toska }), 1075, 276, 0.46),
    place(palm(210, 30, 6, { d: 0.2 }), 1235, 268),
    meadow(),
    place(groundShadow(0, 0, 220, 0.34), BARN.x, BARN.y),
    place(bananaPlant(120, 4, 0.1), 470, 262),
    place(g(lumbung({ d: 0.04 }), { transform: 'scale(.92 .76)' }), BARN.x, BARN.y),
    path(pathRibbon(PATH, 1.12), mix(C.daun, C.tanah, 0.4), { opacity: 0.5 }),
    path(pathRibbon(PATH), linU(['#F7E4BA', '#F0D3A0', '#E8C48C'], 0, 260, 0, 800)),
    path(pathRibbon(PATH, 0.5), '#FFF6DC', { opacity: 0.3 }),
    tracks(),
    grass(-20, 470, (x: number) => 300 + 8 * Math.sin(x / 60), {
      h: 13,
      step: 14,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 3,
    }),
    grass(740, 1300, (x: number) => 300 + 8 * Math.sin(x / 60), {
      h: 13,
      step: 14,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 6,
    }),
    grass(-20, 330, (x: number) => 470 + 12 * Math.sin(x / 50), {
      h: 24,
      step: 26,
      color: mix(C.daun, C.hutan, 0.3),
      tip: C.padi,
      seed: 13,
    }),
    grass(1000, 1300, (x: number) => 430 + 10 * Math.sin(x / 50), {
      h: 22,
      step: 26,
      color: mix(C.daun, C.hutan, 0.3),
      tip: C.padi,
      seed: 16,
    }),
    place(fence(190, 5), 1110, 352, 0.86),
    place(bananaPlant(190, 9, 0.02), 1258, 392),
    ...[
      [30, 402],
      [96, 386],
      [180, 430],
      [60, 560],
      [1190, 420],
      [1250, 470],
    ].map(([x = 0, y = 0], i) => flower(x, y, 0.9, item([C.sepatu, C.putih, C.jambu], i % 3))),
  ])
/** The meadow in the morning. */
export const background = (): string => skyOf('siang', { sun: [150, 90], horizon: 0.66 }) + land()
/** The hen and her chicks have just saved themselves from the path; grass near us. */
export const foreground = (): string =>
  g([
    grass(-20, 190, () => 812, { h: 60, step: 18, color: C.hutan, tip: C.daun, seed: 23 }),
    grass(1120, 1300, () => 812, { h: 64, step: 18, color: C.hutan, tip: C.daun, seed: 27 }),
  ])
