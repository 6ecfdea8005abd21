/** The village yard of swept earth in front of the lumbung, as on page 2, with room for any light. */
import { f, g, lin, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { groundShadow } from '../../core/light.ts'
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
import { house } from '../../parts/house.ts'
import { lumbung } from '../../parts/lumbung.ts'
import { fence } from '../../parts/fence.ts'
import { C, light, mix } from '../../palette.ts'

/** Swept earth from `top` to the bottom of the picture, with the arcs of the broom. */
export function sweptEarth(top: number, seed = 7): string {
  const r = rng(seed),
    ridge = `M-20 ${top + 10}C220 ${top - 12} 420 ${top} 640 ${top - 6}C880 ${top - 12} 1100 ${top} 1300 ${top + 12}V820H-20Z`
  let pale = '',
    dark = '',
    pebbles = ''
  for (let i = 0; i < 30; i++) {
    const y = top + 40 + (i * (760 - top)) / 30 + r.in(-4, 4),
      w = 60 + (y - top) * 0.28,
      s = `M${f(r.in(-60, 1180))} ${f(y)}q${f(w)} ${f(-w * 0.2)} ${f(w * 2)} ${f(r.in(-2, 6))}`
    if (i % 2) pale += s
    else dark += s
  }
  for (let i = 0; i < 60; i++) pebbles += `M${f(r.in(0, 1280))} ${f(r.in(top + 50, 800))}h${f(r.in(1, 4))}`
  return (
    path(
      ridge,
      linU(
        [
          ['#F6DCA8', 0, 1],
          ['#EFCB92', 0.4, 1],
          ['#E6BA7C', 1, 1],
        ],
        0,
        top,
        30,
        800,
      ),
    ) +
    stroke(pale, '#FFE9BE', 3, { opacity: 0.4 }) +
    stroke(dark, '#BE8048', 2.6, { opacity: 0.22 }) +
    stroke(pebbles, '#A8683A', 3, { opacity: 0.3 })
  )
}
/** The green edges of the yard, with a fence and flowers at the right. */
const yardEdges = (): string =>
  g([
    path(
      'M-20 276C60 258 110 262 150 270C130 300 110 300 90 330C70 352 30 352 -20 372Z',
      lin([C.padi, C.pisang, C.daun], 80),
    ),
    path(
      'M1300 272C1160 258 1040 264 960 278C1050 302 1140 296 1160 338C1172 366 1220 366 1246 402C1262 424 1284 430 1300 434Z',
      lin([C.padi, C.pisang, C.daun], 80),
    ),
    grass(960, 1300, (x: number) => 280 + 8 * Math.sin(x / 60), {
      h: 13,
      step: 12,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 6,
    }),
    grass(1160, 1300, (x: number) => 336 + 0.66 * (x - 1160) + 6 * Math.sin(x / 20), {
      h: 16,
      step: 9,
      color: mix(C.daun, C.hutan, 0.2),
      tip: C.padi,
      seed: 16,
    }),
    grass(-20, 110, (x: number) => 372 - 0.5 * x, {
      h: 16,
      step: 9,
      color: mix(C.daun, C.hutan, 0.2),
      tip: C.padi,
      seed: 13,
    }),
    place(fence(150, 5), 1166, 330, 0.8),
    place(bananaPlant(150, 9, 0.04), 1262, 344),
    ...[
      [1200, 362, C.putih],
      [1250, 392, C.sepatu],
      [30, 346, C.jambu],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.9, String(c))),
  ])
/** Hills, trees and houses behind the yard; the lumbung stands at `barnX`. */
export const yardLand = (barnX = 250): string =>
  g([
    place(cloud(190, 4), 520, 74, 0.9),
    volcano(barnX + 500, 244, 460, 140, 0.95),
    mist(barnX + 500, 244, 360, 40, 0.8),
    hill(
      [
        [-20, 230],
        [180, 196],
        [380, 220],
        [660, 200],
        [900, 224],
        [1120, 188],
        [1300, 216],
      ],
      C.hutan,
      { d: 0.66, s: 8, bottom: 310 },
    ),
    terraceHill(640, 272, 560, 60, { n: 5, d: 0.42, seed: 3, lean: -20, flat: 0.12 }),
    terraceHill(1150, 270, 520, 64, { n: 5, d: 0.42, seed: 8, lean: 20, flat: 0.12 }),
    treeLine(-20, 1300, (x: number) => 262 - 6 * Math.sin(x / 90), C.daun, {
      d: 0.3,
      seed: 5,
      r0: 14,
      r1: 28,
      palms: 2,
    }),
    place(palm(220, 26, 4, { d: 0.18 }), barnX + 190, 276),
    place(house({ d: 0.18, shutter: C.nila, door: C.cabai }), 1120, 292, 0.5),
    place(palm(200, -24, 6, { d: 0.2 }), 1226, 286),
    sweptEarth(256),
    place(groundShadow(0, 0, 250, 0.34, C.tanah), barnX, 276),
    place(g(lumbung({ d: 0.05 }), { transform: 'scale(1 .74)' }), barnX, 276),
    place(bananaPlant(120, 4, 0.1), barnX + 176, 286),
    yardEdges(),
  ])
/** A row of small paw prints along the points, each turned the way Kiko went. */
export function pawPrints(points: [number, number][], size = 1): string {
  const toe = light(C.soga, 0.08)
  const paw =
    path('M-5 2C-6 -3 6 -3 5 2C7 7 -7 7 -5 2Z', toe) +
    [-6, -2, 2.4, 6]
      .map((x, i) => path(`M${x - 1.8} ${i % 3 ? -6.4 : -3.4}a1.9 2.5 0 1 0 3.8 0a1.9 2.5 0 1 0 -3.8 0Z`, toe))
      .join('')
  return g(
    points.slice(0, -1).map(([x, y], i) => {
      const [nx, ny] = points[i + 1] ?? [x, y],
        angle = (Math.atan2(nx - x, y - ny) * 180) / Math.PI,
        off = i % 2 ? 6 : -6
      return place(g(paw, { transform: `scale(1 .74)` }), x + off * 0.3, y + off, size, angle)
    }),
    { opacity: 0.62 },
  )
}
