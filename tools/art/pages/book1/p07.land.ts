/** Book 1, page 7: Pak Joko's fruit stall under a blue tarpaulin, noon light on the path, the market lane behind. */
import { blur, clipped, ellipse, f, g, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { smooth } from '../../core/geom.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { bowlBasket } from '../../parts/baskets.ts'
import { bambooPole } from '../../parts/poles.ts'
import { durian } from '../../parts/fruit.ts'
import { bananaPlant, cloud, flower, grass, hill, sky, treeLine } from '../../parts/nature.ts'
import { house } from '../../parts/house.ts'
import { fence } from '../../parts/fence.ts'
import { mango } from '../../parts/mango.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { sweptEarth } from './sharedYard.ts'

/** The table of the stall: left and right end, the height of its top and of its foot. */
const TABLE = { left: 486, right: 1066, top: 556, foot: 690 }
const farLand = (): string =>
  g([
    sky('siang', { sun: [70, 120], horizon: 0.5 }),
    place(cloud(190, 4), 200, 220, 0.9),
    hill(
      [
        [-20, 330],
        [160, 296],
        [380, 320],
        [660, 300],
        [900, 326],
        [1120, 286],
        [1300, 312],
      ],
      C.hutan,
      { d: 0.62, s: 8, bottom: 430 },
    ),
    treeLine(-20, 1300, (x: number) => 352 + 6 * Math.sin(x / 90), C.daun, {
      d: 0.36,
      seed: 5,
      r0: 16,
      r1: 32,
      palms: 3,
    }),
    place(house({ d: 0.14, shutter: C.nila, door: C.hutan }), 170, 408, 0.6),
    place(house({ d: 0.14, shutter: C.hutan, door: C.cabai }), 1180, 404, 0.56),
    place(bananaPlant(140, 4, 0.06), 330, 414),
    sweptEarth(384, 17),
    path(
      'M-20 396C100 386 250 384 360 396C300 420 160 424 120 452C90 476 40 478 -20 492Z',
      lin([C.padi, C.pisang, C.daun], 80),
    ),
    grass(-20, 360, (x: number) => 402 + 6 * Math.sin(x / 50), {
      h: 14,
      step: 11,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 3,
    }),
    path(
      'M1300 392C1220 384 1150 388 1096 396C1140 420 1210 420 1236 452C1256 470 1280 474 1300 478Z',
      lin([C.padi, C.pisang, C.daun], 80),
    ),
    place(fence(150, 5), -10, 438, 0.8),
    flower(60, 470, 0.9, C.sepatu),
    flower(100, 462, 0.9, C.putih),
  ])
/** A hand of ripe bananas hanging from 0,0; 80 wide, 90 high. */
const bananas = (): string => {
  const one = (turn: number, c: string) =>
    place(
      path('M-6 8C-20 30 -22 60 -6 80C-2 84 4 82 5 77C-2 60 2 34 8 12Z', lin([light(c, 0.4), c, shade(c, 0.22)], 20)) +
        path('M-5 79l5 7l6 -8Z', C.jati),
      0,
      0,
      1,
      turn,
    )
  return (
    stroke('M0 -22V6', C.soga, 7) +
    lit(
      [-58, 46, -34, 24, -8].map((a, i) => one(a, i % 2 ? C.kunyit : mix(C.kunyit, C.padi, 0.35))).join('') +
        ellipse(0, 6, 12, 8, mix(C.padi, C.soga, 0.4)),
      2,
    )
  )
}
/** The blue cloth over the stall: it sags between its poles and has a scalloped edge. */
function tarpaulin(): string {
  const blue = '#3F7FC4',
    edge: [number, number][] = []
  for (let i = 0; i <= 12; i++) edge.push([390 + i * 74, 132 + 26 * Math.sin((i / 12) * Math.PI * 2 - 0.6)])
  const low = smooth(edge, false),
    d =
      `M470 -20L1200 -20L${f(edge.at(-1)?.[0] ?? 0)} ${f(edge.at(-1)?.[1] ?? 0)}` +
      [...edge]
        .reverse()
        .map(([x, y], i) => (i ? `Q${f(x + 37)} ${f(y + 34)} ${f(x)} ${f(y)}` : ''))
        .join('') +
      'Z'
  const folds = [520, 640, 780, 900, 1040, 1150]
    .map((x, i) => `M${f(x + 10)} -20Q${f(x)} 60 ${f(x - 40 + i * 14)} 140`)
    .join('')
  return lit(
    path(
      d,
      linU(
        [
          [light(blue, 0.28), 0, 1],
          [blue, 0.55, 1],
          [shade(blue, 0.25), 1, 1],
        ],
        700,
        -20,
        720,
        190,
      ),
    ) +
      clipped(
        d,
        stroke(folds, shade(blue, 0.35), 9, { opacity: 0.22 }) +
          stroke(folds, light(blue, 0.5), 3, { opacity: 0.5 }) +
          stroke(low, C.putih, 7, { opacity: 0.75, transform: 'translate(0 -10)' }),
      ),
    4,
  )
}
/** Poles at the back, drawn behind the seller. */
const backPoles = (): string =>
  [
    [476, 640],
    [1128, 640],
  ]
    .map(([x = 0, y = 0]) => place(bambooPole(560, 9), x, y, 1, -90))
    .join('')
/** The table with its cloth; the seller stands behind it. */
export function table(): string {
  const { left, right, top, foot } = TABLE,
    wood = '#B07A48',
    r = rng(4)
  let weave = ''
  for (let x = left; x < right; x += 22) weave += `M${f(x)} ${top + 16}v${f(foot - top - 30 + r.in(-2, 2))}`
  return g([
    ellipse((left + right) / 2 + 30, foot + 6, (right - left) * 0.54, 20, C.tanah, { opacity: 0.34 }),
    lit(
      rect(left + 16, top + 10, 20, foot - top - 10, shade(wood, 0.3)) +
        rect(right - 36, top + 10, 20, foot - top - 10, shade(wood, 0.3)),
      2,
    ),
    lit(
      path(
        `M${left + 10} ${top + 8}H${right - 10}V${foot - 16}H${left + 10}Z`,
        lin(['#E9C98C', '#C99B58', '#A67637'], 80),
      ) +
        stroke(weave, C.soga, 2, { opacity: 0.35 }) +
        stroke(`M${left + 10} ${top + 44}H${right - 10}M${left + 10} ${foot - 40}H${right - 10}`, wood, 9),
      3,
    ),
    lit(
      path(
        `M${left - 16} ${top}L${left + 22} ${top - 34}H${right - 22}L${right + 16} ${top}V${top + 15}H${left - 16}Z`,
        lin([light(wood, 0.45), wood, shade(wood, 0.2)], 88),
      ) + stroke(`M${left - 14} ${top + 1}H${right + 14}`, light(wood, 0.6), 3),
      2.4,
    ),
  ])
}
/** A hairy red rambutan, 26 across, middle at 0,0. */
const rambutan = (): string => {
  const hairs = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * 6.283,
      bend = a + 0.35
    return `M${f(Math.cos(a) * 10)} ${f(Math.sin(a) * 10)}L${f(Math.cos(bend) * 17)} ${f(Math.sin(bend) * 17)}`
  }).join('')
  return (
    stroke(hairs, mix(C.cabai, C.padi, 0.35), 2.2) +
    lit(ellipse(0, 0, 12.5, 12, lin([light(C.cabai, 0.4), C.cabai, shade(C.cabai, 0.3)], 60)), 1.4) +
    stroke('M-5 -3l-3 -3M3 -6l1 -4M5 3l4 1M-3 5l-3 3', light(C.cabai, 0.5), 1.6)
  )
}
/** A bowl of rambutans at the right end of the table. */
export const rambutans = (): string =>
  place(
    bowlBasket('back') +
      [
        [-34, -52],
        [-8, -56],
        [18, -54],
        [40, -50],
        [-20, -72],
        [8, -76],
        [30, -70],
        [-6, -92],
        [16, -90],
      ]
        .map(([x = 0, y = 0]) => place(rambutan(), x, y))
        .join('') +
      bowlBasket('front'),
    1020,
    550,
    0.66,
  )
/** Baskets of fruit on the ground beside the table. */
const goods = (): string =>
  g([
    place(
      groundShadow(0, 0, 80, 0.34, C.tanah) +
        bowlBasket('back') +
        [-26, 6, 34].map((x, i) => place(mango(0.6, { leaf: i === 1 }), x, -38 - (i % 2) * 12)).join('') +
        bowlBasket('front'),
      650,
      744,
      0.9,
    ),
    place(groundShadow(0, 0, 90, 0.34, C.tanah) + durian({ s: 0.62 }), 776, 748, 1, 12),
  ])
/** Bananas on strings from the edge of the cloth. */
const hanging = (): string =>
  [
    [566, 178],
    [728, 196],
    [884, 176],
    [1046, 164],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        stroke(`M${x} ${y - 40}V${y - 10}`, C.soga, 3.4) + place(bananas(), x, y, 0.86 - (i % 2) * 0.1),
    )
    .join('')
/** Everything behind the people. */
export const background = (): string =>
  g([
    farLand(),
    ellipse(800, 590, 420, 90, C.nila, { opacity: 0.16, filter: blur(26) }),
    backPoles(),
    tarpaulin(),
    hanging(),
  ])
/** What stands before the table, and the near edge. */
export const foreground = (): string =>
  g([
    goods(),
    grass(-20, 110, () => 806, { h: 44, step: 16, color: C.hutan, tip: C.daun, seed: 13 }),
    grass(1190, 1300, () => 806, { h: 44, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
  ])
