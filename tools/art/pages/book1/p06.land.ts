/** Book 1, page 6: the vegetable garden beside the sawah. Brown beds, chili plants to left and right, terraces in the haze. */
import { clipped, ellipse, f, g, lin, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import {
  bananaPlant,
  cloud,
  flower,
  grass,
  hill,
  mist,
  palm,
  sky,
  terraceHill,
  terraces,
  treeLine,
  volcano,
} from '../../parts/nature.ts'
import { chiliBush } from '../../parts/chiliBush.ts'
import { fence } from '../../parts/fence.ts'
import { hut } from '../../parts/hut.ts'
import { C, haze, light, mix, shade } from '../../palette.ts'

const SOIL = '#A8703F'
const farLand = (): string =>
  g([
    sky('siang', { sun: [110, 70], horizon: 0.46 }),
    place(cloud(220, 4), 420, 84, 0.9),
    place(cloud(150, 8), 1060, 120, 0.9),
    volcano(760, 268, 420, 130, 0.95),
    mist(760, 268, 340, 36, 0.8),
    hill(
      [
        [-20, 262],
        [160, 226],
        [380, 250],
        [660, 232],
        [900, 256],
        [1120, 214],
        [1300, 244],
      ],
      C.hutan,
      { d: 0.64, s: 8, bottom: 340 },
    ),
    treeLine(-20, 1300, (x: number) => 276 + 6 * Math.sin(x / 90), C.daun, {
      d: 0.42,
      seed: 5,
      r0: 12,
      r1: 24,
      palms: 0,
    }),
    terraceHill(160, 352, 620, 90, { n: 6, d: 0.34, seed: 3, lean: -40, flat: 0.15 }),
    terraceHill(1120, 352, 640, 96, { n: 7, d: 0.34, seed: 8, lean: 40, flat: 0.15 }),
    place(hut({ d: 0.2 }), 1090, 300, 0.36),
    place(palm(190, -20, 6, { d: 0.14 }), 70, 356),
    treeLine(-20, 1300, (x: number) => 342 + 4 * Math.sin(x / 70), C.daun, {
      d: 0.24,
      seed: 15,
      r0: 9,
      r1: 17,
      palms: 0,
    }),
    terraces({ top: 338, bottom: 560, n: 4, seed: 16, d0: 0.24, d1: 0.06, waterEvery: 2, wave: 0.4 }).svg,
  ])
/** One raised bed across the picture, with crumbs of earth. */
function bed(y: number, h: number, seed: number): string {
  const r = rng(seed),
    d = `M-20 ${y + 10}C200 ${y - 8} 460 ${y + 4} 700 ${y - 4}C940 ${y - 10} 1120 ${y + 4} 1300 ${y - 4}V${y + h}H-20Z`
  let crumbs = '',
    pale = ''
  for (let i = 0; i < 90; i++) {
    const s = `M${f(r.in(-20, 1300))} ${f(y + r.in(12, h))}q${f(r.in(4, 9))} ${f(r.in(-5, -2))} ${f(r.in(9, 18))} 0`
    if (i % 3) crumbs += s
    else pale += s
  }
  return (
    path(
      d,
      linU(
        [
          [light(SOIL, 0.28), 0, 1],
          [SOIL, 0.3, 1],
          [mix(SOIL, C.jati, 0.55), 1, 1],
        ],
        0,
        y,
        0,
        y + h,
      ),
    ) +
    clipped(d, stroke(crumbs, C.jati, 3.4, { opacity: 0.4 }) + stroke(pale, light(SOIL, 0.5), 3, { opacity: 0.5 })) +
    stroke(
      `M-20 ${y + 9}C200 ${y - 9} 460 ${y + 3} 700 ${y - 5}C940 ${y - 11} 1120 ${y + 3} 1300 ${y - 5}`,
      C.cahaya,
      3,
      { opacity: 0.4 },
    )
  )
}
/** Seedlings in the row behind. */
const seedlings = (): string =>
  [40, 130, 400, 500, 690, 790, 1010, 1100, 1200]
    .map((x, i) => place(chiliBush({ seed: 20 + i, h: 110, fruit: 1 }), x, 556 + (i % 2) * 6, 0.62))
    .join('')
/** The three plants of the page; the near one at the left is cut by the frame, Danu bends between it and the second. */
const PLANTS = {
  first: { x: 150, y: 838, s: 2.6 },
  second: { x: 716, y: 690, s: 2.2 },
  third: { x: 962, y: 704, s: 2 },
}
const plant = (at: { x: number; y: number; s: number }, seed: number): string =>
  place(groundShadow(0, 0, 90, 0.4, C.jati) + chiliBush({ seed }), at.x, at.y, at.s)

/** Everything behind the children. */
export const background = (): string =>
  g([
    farLand(),
    grass(-20, 1300, (x: number) => 336 + 4 * Math.sin(x / 60), {
      h: 13,
      step: 9,
      color: haze(C.daun, 0.2),
      tip: haze(C.pisang, 0.2),
      seed: 8,
    }),
    place(fence(200, 3), 1084, 500, 0.8),
    place(bananaPlant(150, 7, 0.04), 1254, 520),
    grass(-20, 1300, (x: number) => 508 + 5 * Math.sin(x / 50), {
      h: 16,
      step: 11,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    bed(514, 130, 3),
    seedlings(),
    bed(610, 210, 7),
    plant(PLANTS.second, 12),
  ])
/** The two other plants stand before whoever hides between them; they are drawn with the sprites. */
export const firstPlant = (): string => clipped('M0 0H1280V800H0Z', plant(PLANTS.first, 4))
export const thirdPlant = (): string => plant(PLANTS.third, 9)
/** Watering can: 120 wide, foot on y=0, the spout to the right; tipped, it pours. */
const can = (isTipped: boolean): string => {
  const c = C.toska
  const drops = isTipped
    ? stroke('M112 -52Q130 -30 132 -4M104 -44Q116 -24 116 0M120 -58Q146 -40 150 -12', '#BFE6F2', 5, { opacity: 0.95 })
    : ''
  const body = lit(
    path('M40 -34L92 -78L98 -70L50 -10Z', lin([light(c, 0.3), shade(c, 0.2)], 60)) +
      path('M84 -86L108 -70L100 -58L78 -76Z', shade(c, 0.2)) +
      stroke('M-30 -64C-30 -110 30 -110 34 -64M-46 -56C-84 -60 -84 -10 -46 -12', shade(c, 0.2), 8) +
      path('M-48 -66C-40 -58 40 -58 48 -66L44 -4C30 6 -30 6 -44 -4Z', lin([light(c, 0.4), c, shade(c, 0.35)], 20)) +
      ellipse(0, -66, 48, 11, shade(c, 0.5)) +
      stroke('M-46 -40Q0 -28 47 -40', light(c, 0.5), 3, { opacity: 0.6 }),
    3,
  )
  return isTipped ? place(body, 4, -8, 1, 22) + drops : body
}
/** The can on the bed, with its shadow. */
export const wateringCan = (isTipped: boolean): string =>
  place(groundShadow(0, 0, 110, 0.4, C.jati) + can(isTipped), 770, 770, 0.9)
/** The near edge: clods, a flower or two. */
export const foreground = (): string =>
  g([
    grass(1100, 1300, () => 806, { h: 46, step: 14, color: C.hutan, tip: C.daun, seed: 17 }),
    ...[
      [1216, 728, C.kunyit],
      [1180, 752, C.putih],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.9, String(c))),
  ])
