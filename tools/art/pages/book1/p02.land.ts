/** Book 1, page 2: the village yard of swept earth in front of the lumbung. */
import { item } from '../../core/geom.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { circle, f, g, lin, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { chick, hen } from '../../parts/hen.ts'
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

/** Swept earth of a yard: warm clay with the arcs of the broom. */
const yard = (): string => {
  const D = 'M-20 262C200 236 420 246 640 240C880 234 1100 246 1300 258V820H-20Z',
    r = rng(7)
  let arcs = '',
    arcs2 = '',
    dots = ''
  for (let i = 0; i < 30; i++) {
    const y = 290 + i * 17 + r.in(-4, 4),
      x = r.in(-60, 1180),
      w = 60 + (y - 260) * 0.28,
      s = `M${f(x)} ${f(y)}q${f(w)} ${f(-w * 0.2)} ${f(w * 2)} ${f(r.in(-2, 6))}`
    if (i % 2) arcs += s
    else arcs2 += s
  }
  for (let i = 0; i < 60; i++) dots += `M${f(r.in(0, 1280))} ${f(r.in(300, 800))}h${f(r.in(1, 4))}`
  return (
    path(
      D,
      linU(
        [
          ['#F6DCA8', 0, 1],
          ['#EFCB92', 0.4, 1],
          ['#E6BA7C', 1, 1],
        ],
        0,
        240,
        30,
        800,
      ),
    ) +
    stroke(arcs, '#FFE9BE', 3, { opacity: 0.4 }) +
    stroke(arcs2, '#BE8048', 2.6, { opacity: 0.22 }) +
    stroke(dots, '#A8683A', 3, { opacity: 0.3 })
  )
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
    place(palm(230, -26, 4, { d: 0.18 }), 470, 262),
    place(house({ d: 0.16, shutter: C.hutan, door: C.cabai }), 210, 282, 0.5),
    place(house({ d: 0.2, shutter: C.nila, door: C.toska }), 1075, 276, 0.46),
    place(palm(210, 30, 6, { d: 0.2 }), 1235, 268),
    yard(),
    place(groundShadow(0, 0, 250, 0.34, C.tanah), 690, 258),
    place(bananaPlant(120, 4, 0.1), 880, 270),
    place(g(lumbung({ d: 0.04 }), { transform: 'scale(1.04 .76)' }), 690, 258),
    // the green edges of the yard
    path(
      'M-20 262C120 240 330 250 420 262C330 290 210 282 190 318C176 346 90 352 60 392C40 420 -4 424 -20 430Z',
      lin([C.padi, C.pisang, C.daun], 80),
    ) +
      path(
        'M1300 258C1160 244 1010 250 930 262C1020 288 1120 280 1140 322C1152 352 1214 356 1236 396C1252 420 1284 424 1300 430Z',
        lin([C.padi, C.pisang, C.daun], 80),
      ),
    grass(-20, 420, (x: number) => 266 + 8 * Math.sin(x / 60), {
      h: 13,
      step: 12,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 3,
    }),
    grass(930, 1300, (x: number) => 266 + 8 * Math.sin(x / 60), {
      h: 13,
      step: 12,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 6,
    }),
    grass(-20, 190, (x: number) => 424 - 0.46 * x + 8 * Math.sin(x / 20), {
      h: 16,
      step: 9,
      color: mix(C.daun, C.hutan, 0.2),
      tip: C.padi,
      seed: 13,
    }),
    grass(1140, 1300, (x: number) => 320 + 0.66 * (x - 1140) + 6 * Math.sin(x / 20), {
      h: 16,
      step: 9,
      color: mix(C.daun, C.hutan, 0.2),
      tip: C.padi,
      seed: 16,
    }),
    place(fence(150, 3), -14, 318, 0.8),
    place(fence(170, 5), 1150, 322, 0.8),
    place(bananaPlant(170, 7, 0.04), 30, 330),
    place(bananaPlant(150, 9, 0.04), 1262, 336),
    ...[
      [20, 352],
      [60, 346],
      [1210, 352],
      [1256, 362],
    ].map(([x = 0, y = 0], i) => flower(x, y, 0.9, item([C.sepatu, C.putih, C.jambu], i % 3))),
  ])
/** The yard in the morning. */
export const background = (): string => skyOf('siang', { sun: [150, 90], horizon: 0.66 }) + land()
/** The ball that waits to be played with. */
const ball = (): string =>
  lit(
    circle(0, -26, 26, lin([light(C.cabai, 0.35), C.cabai, shade(C.cabai, 0.35)], 60)) +
      path('M-25 -31Q0 -44 25 -31Q26 -20 20 -10Q0 -26 -21 -11Q-27 -21 -25 -31Z', C.santan) +
      circle(-9, -40, 5, '#fff', { opacity: 0.7 }),
    2.4,
  )
/** The hen with her chicks, and the ball. */
export const foreground = (): string =>
  g([
    place(groundShadow(0, 0, 62, 0.3, C.tanah) + hen(), 60, 738, 1.0),
    place(chick(), 120, 752, 0.9),
    place(chick(), 154, 742, 0.8, 0, true),
    place(groundShadow(0, 0, 50, 0.3, C.tanah) + ball(), 1230, 748, 1.0),
  ])
