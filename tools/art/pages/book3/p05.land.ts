/** Book 3, page 5: the bank from above in the morning, water with young rice, and the prints of small webbed feet. */
import { circle, ellipse, f, g, lin, path, place, rad, rng, stroke } from '../../core/svg.ts'
import { crescent, lit } from '../../core/light.ts'
import { type Point, smooth } from '../../core/geom.ts'
import { blades } from '../../parts/grass.ts'
import { flower } from '../../parts/nature.ts'
import { C, light, mix } from '../../palette.ts'
import { soft } from './closeup.ts'
import { youngRice } from './shared.ts'
import { duckPrints } from './sharedRice.ts'

const BANK: readonly Point[] = [
  [-30, 250],
  [120, 226],
  [300, 254],
  [470, 232],
  [640, 250],
  [830, 228],
  [1010, 256],
  [1160, 230],
  [1310, 252],
  [1310, 830],
  [-30, 830],
]
const moved = (dy: number): Point[] => BANK.map(([x, y]): Point => [x, y > 800 ? y : y + dy])

const water = (): string => {
  const r = rng(8)
  let gleam = ''
  for (let i = 0; i < 26; i++) {
    const x = r.in(0, 1260),
      y = r.in(14, 230),
      w = r.in(24, 70)
    gleam += `M${f(x)} ${f(y)}q${f(w / 2)} -4 ${f(w)} 0`
  }
  return g([
    path('M0 0H1280V300H0Z', lin([mix(C.air, C.langit, 0.35), mix(C.langit, C.cahaya, 0.3)], 90)),
    soft(300, 90, 260, 60, C.putih, 0.75),
    soft(960, 60, 300, 56, C.putih, 0.6),
    soft(640, 200, 300, 40, C.santan, 0.6),
    stroke(gleam, C.putih, 3, { opacity: 0.55 }),
    youngRice(-20, 1300, (x) => 70 + 6 * Math.sin(x / 90), { h: 50, step: 64, d: 0.32, seed: 3 }),
    youngRice(10, 1300, (x) => 138 + 6 * Math.sin(x / 110), { h: 58, step: 78, d: 0.2, seed: 5 }),
    youngRice(-20, 1300, (x) => 206 + 6 * Math.sin(x / 130), { h: 66, step: 92, d: 0.06, seed: 7 }),
  ])
}
const tufts = (): string => {
  const r = rng(12)
  let dark = '',
    pale = ''
  for (let i = 0; i < 54; i++) {
    const x = r.in(0, 1280),
      y = r.in(330, 620)
    if (Math.abs(x - 640) < 110 && y < 420) continue
    if (i % 2) dark += blades(x, y, 5, r.in(16, 30), 26, r)
    else pale += blades(x, y, 4, r.in(14, 24), 24, r)
  }
  return path(dark, C.daun, { opacity: 0.65 }) + path(pale, C.padi, { opacity: 0.8 })
}
/** A snail that has set out for the rice, too: it will take a while. */
const snail = (): string =>
  g([
    stroke('M-150 12Q-90 26 -40 20', C.putih, 7, { opacity: 0.35 }),
    lit(
      path(
        'M-44 20Q-30 8 0 12Q34 16 40 -4Q44 -18 54 -12Q62 -4 54 10Q46 24 20 24Q-24 26 -44 20Z',
        lin([light(C.santan, 0.2), mix(C.soga, C.santan, 0.5)], 70),
      ) + stroke('M48 -12L44 -32M56 -10L62 -28', mix(C.soga, C.santan, 0.5), 4),
      1.6,
    ),
    circle(44, -33, 4.6, C.tinta),
    circle(62, -29, 4.6, C.tinta),
    circle(42.6, -34.6, 1.6, C.putih),
    circle(60.6, -30.6, 1.6, C.putih),
    stroke('M52 3q4 4 8 0', C.tinta, 2),
    lit(circle(-4, -8, 27, rad([light(C.mangga, 0.4), C.bata, mix(C.jati, C.manggis, 0.2)], 0.36, 0.32, 0.8)), 2),
    stroke('M-26 2C-24 -26 8 -32 14 -10C16 6 -8 10 -10 -4C-10 -12 0 -14 2 -6', C.santan, 3.4, { opacity: 0.75 }),
  ])
/** What never moves behind the hands. */
export const background = (): string =>
  g([
    water(),
    path(smooth(moved(-9)), mix(C.tanah, C.jati, 0.5), { opacity: 0.55 }),
    path(smooth(BANK), lin([mix(C.tanah, C.kunyit, 0.3), mix(C.soga, C.tanah, 0.5)], 90)),
    crescent(BANK, 0, 12, C.cahaya, 0.4),
    soft(640, 306, 190, 40, C.cahaya, 0.35),
    duckPrints(
      [
        [1000, 300],
        [946, 318],
        [888, 312],
        [828, 320],
        [772, 312],
        [716, 318],
      ],
      0.9,
    ),
    path(smooth(moved(88)), lin([mix(C.padi, C.pisang, 0.5), C.pisang, C.daun], 90)),
    crescent(moved(88), 0, 10, C.padi, 0.6),
    soft(640, 520, 300, 170, C.padi, 0.5),
    tufts(),
    place(flower(0, 0, 1), 470, 372, 1),
    place(flower(0, 0, 1, C.putih), 1206, 430, 1.1),
    place(flower(0, 0, 1, C.kunyit, C.mangga), 62, 392, 1),
    place(snail(), 612, 520, 0.9, -8),
    soft(640, 790, 900, 130, C.hutan, 0.42),
    ellipse(560, 352, 7, 3.4, C.putih, { transform: 'rotate(20 560 352)' }),
    ellipse(704, 372, 7, 3.4, C.putih, { transform: 'rotate(-30 704 372)' }),
    ellipse(662, 398, 7, 3.4, C.santan, { transform: 'rotate(10 662 398)' }),
  ])

/** Nothing lies over the hands. */
export const foreground = (): string => ''
