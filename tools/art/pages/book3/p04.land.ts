/** Book 3, page 4: a round bank before a lily pond; bamboo at the left, a frog who looks on from its leaf. */
import { circle, ellipse, g, glow, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { bamboo } from '../../parts/bamboo.ts'
import { bird } from '../../parts/farBird.ts'
import { cloud, flower, frame, grass, hill, mist, palm, sky, treeLine } from '../../parts/nature.ts'
import { house } from '../../parts/house.ts'
import { C, light, mix } from '../../palette.ts'
import { mirrorWater, riceWall } from './sharedRice.ts'

const bankTop = (x: number): number => 536 + ((x - 640) * (x - 640)) / 9000 + 4 * Math.sin(x / 60)

const farLand = (): string =>
  g([
    sky('siang', { sun: [300, 104], horizon: 0.48 }),
    place(cloud(210, 4), 900, 132, 0.95),
    place(cloud(130, 7), 560, 190, 0.8),
    place(cloud(140, 2), 1150, 212, 0.7),
    place(bird(0.3), 700, 116),
    place(bird(0.24), 736, 102),
    hill(
      [
        [-20, 300],
        [200, 262],
        [430, 310],
        [640, 322],
        [860, 280],
        [1060, 250],
        [1300, 306],
      ],
      C.gunung,
      {
        d: 0.56,
        s: 8,
        bottom: 450,
        brush: false,
      },
    ),
    mist(660, 334, 640, 40, 0.85),
    hill(
      [
        [-20, 366],
        [240, 346],
        [520, 372],
        [820, 350],
        [1080, 362],
        [1300, 344],
      ],
      C.hutan,
      { d: 0.5, s: 8, bottom: 450 },
    ),
    treeLine(-20, 1300, (x: number) => 396 + 6 * Math.sin(x / 100), C.daun, {
      d: 0.4,
      seed: 35,
      r0: 12,
      r1: 27,
      palms: 3,
    }),
    place(house({ d: 0.24, shutter: C.toska, door: C.cabai }), 1010, 410, 0.36),
    place(palm(220, 26, 2, { d: 0.14 }), 1100, 418, 0.95),
  ])
/** A floating leaf with its notch. */
const pad = (x: number, y: number, w: number, turn = 0): string =>
  place(
    ellipse(2, 4, w, w * 0.3, C.lumut, { opacity: 0.22 }) +
      path(
        `M0 0L${w} ${-w * 0.06}A${w} ${w * 0.3} 0 1 1 ${w * 0.9} ${w * 0.13}Z`,
        lin([light(C.pisang, 0.35), C.daun, mix(C.daun, C.hutan, 0.5)], 70),
      ) +
      stroke(
        `M0 0L${-w * 0.8} ${-w * 0.06}M0 0L${-w * 0.3} ${w * 0.22}M0 0L${-w * 0.2} ${-w * 0.24}`,
        light(C.padi, 0.3),
        1.4,
        { opacity: 0.6 },
      ),
    x,
    y,
    1,
    turn,
  )
/** A water lily, 40 wide, its foot at 0,0. */
const lily = (c: string): string =>
  lit(
    [-58, -30, 0, 30, 58]
      .map((turn) =>
        place(path('M0 0C-8 -10 -6 -22 0 -28C6 -22 8 -10 0 0Z', lin([light(c, 0.5), c], 90)), 0, 0, 1, turn),
      )
      .join('') +
      [-40, -14, 14, 40]
        .map((turn) => place(path('M0 0C-7 -8 -5 -18 0 -22C5 -18 7 -8 0 0Z', light(c, 0.3)), 0, 2, 1, turn))
        .join('') +
      circle(0, -6, 4, C.kunyit),
    1,
  )
/** A frog who sits and looks at all this; 60 wide, its foot at 0,0. */
const frog = (): string => {
  const c = mix(C.daun, C.padi, 0.25)
  return g([
    lit(
      ellipse(-24, -6, 11, 8, mix(c, C.hutan, 0.25)) +
        ellipse(24, -6, 11, 8, mix(c, C.hutan, 0.25)) +
        path(
          'M-28 -10C-30 -28 -18 -36 0 -36C18 -36 30 -28 28 -10C22 0 -22 0 -28 -10Z',
          lin([light(c, 0.4), c, mix(c, C.hutan, 0.4)], 70),
        ) +
        circle(-14, -36, 9, c) +
        circle(14, -36, 9, c),
      1.6,
    ),
    ellipse(0, -10, 17, 8, light(C.padi, 0.5), { opacity: 0.8 }),
    circle(-14, -37, 6, C.putih) +
      circle(14, -37, 6, C.putih) +
      circle(-15.5, -36, 3.4, C.tinta) +
      circle(12.5, -36, 3.4, C.tinta),
    stroke('M-16 -20Q0 -15 16 -20', C.tinta, 2.2),
  ])
}
const pond = (): string =>
  g([
    riceWall(-40, 1320, (x) => 432 + 5 * Math.sin(x / 120), { h: 66, d: 0.2, rows: 2, step: 18, seed: 4, ears: 0.25 }),
    mirrorWater(
      -20,
      1300,
      (x) => 430 + 4 * Math.sin(x / 130),
      (x) => bankTop(x) + 14,
      5,
    ),
    ellipse(300, 474, 130, 30, glow(C.cahaya, 0.9)),
    pad(96, 486, 46),
    pad(176, 510, 34, 4),
    pad(700, 462, 34),
    pad(778, 478, 40, -3),
    pad(1120, 474, 50, 3),
    pad(1206, 500, 40),
    pad(960, 490, 32),
    place(lily(C.jambu), 104, 482, 0.9),
    place(lily(C.putih), 770, 476, 0.75),
    place(lily(C.jambu), 1126, 472, 0.85),
    place(frog(), 1208, 500, 0.82),
  ])
/** Bamboo that leans in from the left. */
const clump = (): string => {
  const r = rng(8)
  return [
    [-6, 470, 430],
    [30, 486, 500],
    [66, 478, 380],
  ]
    .map(([x = 0, y = 0, h = 0], i) => place(bamboo(h, { seed: i + 3 }), x, y, 1, r.in(-2, 6)))
    .join('')
}
function bank(): string {
  let edge = 'M-20 830'
  for (let x = -20; x <= 1300; x += 30) edge += `L${x} ${bankTop(x)}`
  return g([
    path(`${edge}L1300 830Z`, lin([light(C.pisang, 0.28), C.pisang, C.daun, mix(C.daun, C.hutan, 0.5)], 88)),
    grass(-20, 1300, (x) => bankTop(x) + 3, {
      h: 22,
      step: 10,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    ellipse(636, 642, 420, 62, glow(mix(C.kunyit, C.soga, 0.3), 0.95)),
    stroke('M180 690q50 -4 90 2M960 700q50 -6 110 -2M520 716q60 4 130 -2', light(C.pisang, 0.6), 4, { opacity: 0.35 }),
    grass(330, 480, (x) => 668 - (x - 330) / 20, {
      h: 13,
      step: 12,
      color: mix(C.pisang, C.daun, 0.6),
      tip: C.padi,
      seed: 9,
    }),
    grass(800, 960, (x) => 662 + (x - 800) / 20, {
      h: 13,
      step: 12,
      color: mix(C.pisang, C.daun, 0.6),
      tip: C.padi,
      seed: 19,
    }),
    ...[
      [84, 700, C.putih],
      [132, 722, C.jambu],
      [1150, 730, C.sepatu],
      [1204, 708, C.putih],
      [420, 688, C.sepatu],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.85, String(c))),
    ellipse(640, 800, 700, 60, C.hutan, { opacity: 0.16 }),
  ])
}
/** Everything behind the children. */
export const background = (): string => farLand() + pond() + clump() + bank()
/** The near edge. */
export const foreground = (): string =>
  g([
    grass(-20, 150, () => 808, { h: 52, step: 16, color: C.hutan, tip: C.daun, seed: 13 }),
    grass(1140, 1300, () => 808, { h: 52, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
    place(frame([1, 1], 5, 0.5), 1340, 836),
  ])
