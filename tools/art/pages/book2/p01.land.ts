/** Book 2, page 1: late afternoon over the village of ten hills, the far road to the city, the wall to sit on. */
import { circle, ellipse, f, g, glow, lin, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { relight } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { cloud, flower, grass, hill } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { pathRibbon, tenHills } from './sharedHills.ts'

/** Upper edge of the wall's front, stage px; its top is seen 34 px deep. */
export const WALL = 694

/** Late sun: the colours of the day with a little of the dusk in them. */
export const lateSun = (svg: string, dusk = 0.42): string => svg + g(relight(svg, 'senja'), { opacity: dusk })
/** A wall of round field stones with moss, across the whole page. */
function wall(): string {
  const r = rng(11),
    stones: string[] = []
  for (let row = 0; row < 3; row++) {
    const y = WALL + 26 + row * 44
    for (let x = -30 + (row % 2) * 40; x < 1310; ) {
      const w = r.in(66, 104),
        c = mix('#C9A98C', r.pick(['#B99A8A', '#D9C0A0', '#A89A9C']), r.in(0.2, 0.8))
      stones.push(
        path(
          `M${f(x)} ${f(y + 20)}Q${f(x - 2)} ${f(y)} ${f(x + w * 0.2)} ${y}H${f(x + w * 0.8)}Q${f(x + w)} ${f(y)} ${f(x + w - 3)} ${f(y + 20)}` +
            `Q${f(x + w)} ${f(y + 40)} ${f(x + w * 0.8)} ${f(y + 39)}H${f(x + w * 0.2)}Q${f(x)} ${f(y + 40)} ${f(x)} ${f(y + 20)}Z`,
          lin([light(c, 0.4), c, shade(c, 0.25)], 65),
        ),
      )
      x += w + 4
    }
  }
  return g([
    path(`M-20 ${WALL - 34}H1300V820H-20Z`, '#8E7A74'),
    ...stones,
    lit(
      path(
        `M-20 ${WALL - 34}Q320 ${WALL - 42} 640 ${WALL - 36}Q980 ${WALL - 42} 1300 ${WALL - 34}V${WALL + 20}Q980 ${WALL + 28} 640 ${WALL + 22}Q320 ${WALL + 28} -20 ${WALL + 20}Z`,
        linU(
          [
            ['#F6E4C2', 0, 1],
            ['#E8CCA2', 0.6, 1],
            ['#C9A27C', 0.62, 1],
            ['#B58E6C', 1, 1],
          ],
          0,
          WALL - 34,
          0,
          WALL + 22,
        ),
      ),
      3,
    ),
    stroke(
      `M120 ${WALL - 30}l8 28M424 ${WALL - 32}l-6 30M742 ${WALL - 32}l8 30M1060 ${WALL - 32}l-6 30`,
      '#B08E6E',
      2.4,
      {
        opacity: 0.6,
      },
    ),
    ...[
      [60, 24, 60],
      [880, 22, 80],
      [1190, 20, 70],
    ].map(([x = 0, y = 0, w = 0]) => ellipse(x, WALL + y, w, 9, mix(C.daun, C.pisang, 0.4), { opacity: 0.75 })),
  ])
}
/** The far ridge and the road along it, where the bus comes from the city. */
const farRoad = (): string =>
  hill(
    [
      [700, 262],
      [860, 206],
      [980, 184],
      [1139, 186],
      [1300, 192],
    ],
    mix(C.hutan, C.gunung, 0.5),
    { d: 0.6, s: 7, bottom: 330, seed: 3 },
  ) +
  path(
    pathRibbon([
      [940, 190, 5],
      [1040, 197, 9],
      [1139, 205, 13],
      [1300, 216, 18],
    ]),
    '#F6E2BC',
  )
/** Sky, ten hills in the late sun, the wall. */
export const background = (): string =>
  g([
    skyOf('senja', { sun: [330, 128], horizon: 0.42 }),
    place(cloud(190, 4), 560, 120, 0.9),
    place(cloud(150, 7), 930, 84, 0.8),
    lateSun(farRoad(), 0.3),
    lateSun(tenHills(270, 484), 0.4),
    circle(330, 128, 700, glow('#FFD98F', 0.5)),
    lateSun(wall(), 0.3),
  ])
/** Flowers and grass at the foot of the wall. */
export const foreground = (): string =>
  lateSun(
    g([
      grass(-20, 1300, (x: number) => 812 + 4 * Math.sin(x / 60), {
        h: 40,
        step: 14,
        color: C.daun,
        tip: C.padi,
        seed: 13,
      }),
      ...[
        [70, 776, C.sepatu],
        [128, 788, C.putih],
        [884, 784, C.jambu],
        [1010, 774, C.putih],
        [1148, 786, C.sepatu],
        [1216, 772, C.kunyit],
      ].map(([x, y, c]) => flower(Number(x), Number(y), 1.3, String(c))),
    ]),
    0.3,
  )
