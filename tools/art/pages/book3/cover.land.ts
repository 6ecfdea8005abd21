/** Book 3, cover: mirror fields with young rice in the first light, hills and palms behind, the grassy bank in front. */
import { clipped, ellipse, g, glow, lin, linU, path, place, stroke } from '../../core/svg.ts'
import { bird } from '../../parts/farBird.ts'
import { cloud, flower, frame, grass, hill, mist, palm, sky, terraceHill, treeLine } from '../../parts/nature.ts'
import { house } from '../../parts/house.ts'
import { C, light, mix } from '../../palette.ts'
import { youngRice } from './shared.ts'

const SUN = { x: 1010, y: 236 }
const bankTop = (x: number): number => 640 - 34 * Math.cos((x - 600) / 520) + 4 * Math.sin(x / 70)

const farLand = (): string =>
  g([
    sky('pagi', { sun: [SUN.x, SUN.y], horizon: 0.56 }),
    place(cloud(170, 4), 190, 250, 0.85),
    place(cloud(120, 8), 700, 262, 0.7),
    place(bird(0.3), 830, 300),
    place(bird(0.24), 866, 288),
    hill(
      [
        [-20, 372],
        [170, 306],
        [380, 350],
        [620, 388],
        [860, 352],
        [1080, 372],
        [1300, 330],
      ],
      C.gunung,
      { d: 0.6, s: 8, bottom: 480, brush: false },
    ),
    mist(860, 392, 640, 42, 0.9),
    terraceHill(150, 452, 620, 96, { n: 7, d: 0.4, seed: 3, lean: -50, flat: 0.15 }),
    terraceHill(1190, 452, 560, 80, { n: 6, d: 0.4, seed: 8, lean: 50, flat: 0.15 }),
    treeLine(-20, 1300, (x: number) => 438 + 6 * Math.sin(x / 110), C.daun, {
      d: 0.46,
      seed: 5,
      r0: 11,
      r1: 24,
      palms: 3,
    }),
    place(house({ d: 0.26, shutter: C.nila, door: C.toska }), 1010, 452, 0.34),
    place(palm(260, -30, 2, { d: 0.12 }), 210, 470, 0.95),
    place(palm(200, 20, 6, { d: 0.18 }), 116, 462, 0.85),
    place(palm(230, 30, 4, { d: 0.12 }), 1130, 470, 0.95),
  ])
/** Still water with the sky and the hills in it, cut by low bunds; rows of young rice come nearer and grow. */
function fields(): string {
  const water = 'M-20 446C300 438 900 440 1300 448V700H-20Z'
  const bund = (y: number, bow: number, w: number): string =>
    path(
      `M-20 ${y}Q640 ${y + bow} 1300 ${y - 8}V${y - 8 + w}Q640 ${y + bow + w * 1.2} -20 ${y + w}Z`,
      lin([light(C.pisang, 0.35), C.daun, mix(C.daun, C.soga, 0.5)], 90),
    )
  const row = (y: number, h: number, step: number, seed: number, d: number): string =>
    youngRice(-30, 1310, (x) => y + 7 * Math.sin(x / 190 + seed), { h, step, seed, d })
  return g([
    path(
      water,
      linU(
        [
          [mix(C.kabut, C.santan, 0.35), 0, 1],
          [mix(C.langit, C.cahaya, 0.45), 0.35, 1],
          [mix(C.air, C.langit, 0.45), 1, 1],
        ],
        0,
        440,
        0,
        690,
      ),
    ),
    clipped(
      water,
      g([
        path('M-20 446C120 500 300 512 420 470C640 452 900 456 1300 448V440H-20Z', mix(C.gunung, C.langit, 0.4), {
          opacity: 0.5,
        }),
        ellipse(SUN.x, 510, 150, 90, glow(C.cahaya, 1)),
        stroke(`M${SUN.x - 70} 470h120M${SUN.x - 100} 492h170M${SUN.x - 60} 516h110M${SUN.x - 80} 540h90`, C.putih, 5, {
          opacity: 0.7,
        }),
      ]),
    ),
    row(468, 16, 15, 2, 0.34),
    row(482, 19, 17, 3, 0.28),
    bund(494, 8, 10),
    row(520, 25, 21, 4, 0.18),
    row(542, 29, 24, 5, 0.12),
    bund(560, -14, 14),
    row(592, 38, 30, 6, 0.05),
    row(622, 45, 34, 7, 0),
  ])
}
function bank(): string {
  let edge = 'M-20 830'
  for (let x = -20; x <= 1300; x += 30) edge += `L${x} ${bankTop(x)}`
  return g([
    path(`${edge}L1300 830Z`, lin([light(C.pisang, 0.3), C.pisang, C.daun, mix(C.daun, C.hutan, 0.5)], 88)),
    grass(-20, 1300, (x) => bankTop(x) + 3, {
      h: 24,
      step: 10,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    path(
      'M-20 730C220 690 420 684 660 686C920 686 1080 706 1300 740V830H-20Z',
      lin([C.daun, mix(C.daun, C.hutan, 0.5)], 88),
      {
        opacity: 0.4,
      },
    ),
    ...[
      [150, 690, C.putih],
      [196, 712, C.jambu],
      [300, 676, C.sepatu],
      [1010, 684, C.putih],
      [1064, 706, C.jambu],
      [1116, 690, C.sepatu],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.95, String(c))),
  ])
}
/** Everything behind the two. */
export const background = (): string => farLand() + fields() + bank()
/** The near edge. */
export const foreground = (): string =>
  g([
    grass(-20, 1300, (x: number) => 808 - 6 * Math.sin(x / 160), {
      h: 46,
      step: 18,
      color: C.hutan,
      tip: mix(C.daun, C.hutan, 0.4),
      seed: 13,
    }),
    place(frame([1, 1], 5, 0.74), 1330, 830),
    place(frame([-1, 1], 7, 0.8), -50, 826),
  ])
