/** The lumbung in the evening (pages 12 and 13): dusk and night skies, the barn with its broad steps, the earth in front of it. */
import { circle, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { relight } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bigBasket } from '../../parts/baskets.ts'
import { house } from '../../parts/house.ts'
import { lumbung } from '../../parts/lumbung.ts'
import { bananaPlant, cloud, grass, hill, palm, terraceHill, treeLine } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { fence } from '../../parts/fence.ts'

/** The light of the evening pages: dusk or night. */
export type Evening = 'senja' | 'malam'
const WOOD = '#A87446'

/** A four-pointed star, r units; twinkle 0..1 sets its halo. */
export const firstStar = (r: number, twinkle = 0.6): string =>
  circle(0, 0, r * 2.2, glow('#FFF6D6', 0.55 * twinkle)) +
  path(
    `M0 ${-r}Q${f(r * 0.14)} ${f(-r * 0.14)} ${r} 0Q${f(r * 0.14)} ${f(r * 0.14)} 0 ${r}Q${f(-r * 0.14)} ${f(r * 0.14)} ${-r} 0Q${f(-r * 0.14)} ${f(-r * 0.14)} 0 ${-r}Z`,
    '#FFFBEA',
  ) +
  circle(0, 0, r * 0.24, '#FFFFFF')

/** Pink dusk with long thin clouds; the sun is already behind the hills. */
export const duskSky = (): string =>
  g([
    rect(
      0,
      0,
      1280,
      800,
      linU(
        [
          ['#4F5B9B', 0, 1],
          ['#9179B4', 0.26, 1],
          ['#E091AE', 0.56, 1],
          ['#F9B49B', 0.8, 1],
          ['#FFD9A4', 1, 1],
        ],
        0,
        0,
        40,
        470,
      ),
    ),
    circle(250, 470, 420, glow('#FFD08A', 0.7)),
    ...[
      [170, 178, 330],
      [1010, 200, 360],
      [330, 250, 260],
      [1150, 280, 240],
    ].map(([x = 0, y = 0, w = 0]) =>
      path(
        `M${x - w / 2} ${y}Q${x - w / 4} ${y - 16} ${x} ${y - 9}Q${x + w / 4} ${y - 20} ${x + w / 2} ${y}Q${x} ${y + 10} ${x - w / 2} ${y}Z`,
        lin(['#FFC9B4', '#D98BB0'], 80),
        { opacity: 0.6 },
      ),
    ),
  ])
/** Deep blue night with many stars and a slim band of the last light over the hills. */
export const nightSky = (): string =>
  skyOf('malam', { sun: [968, 120], horizon: 0.6, stars: 110, seed: 9 }) +
  rect(
    0,
    300,
    1280,
    190,
    linU(
      [
        ['#5C7FB8', 0, 0],
        ['#8AA5CF', 1, 0.5],
      ],
      0,
      300,
      0,
      480,
    ),
  ) +
  place(relight(cloud(200, 5), 'malam'), 250, 190, 0.9, 0)

/** Three broad wooden steps, the middle of the lowest front edge at 0,0; 420 wide, 120 high. */
const broadSteps = (): string =>
  [0, 1, 2]
    .map((i) => 2 - i)
    .map((i) => {
      const w = 420 - i * 84,
        y = -i * 40
      return lit(
        path(
          `M${-w / 2} ${y - 40}L${-w / 2 + 14} ${y - 60}H${w / 2 - 14}L${w / 2} ${y - 40}Z`,
          lin([light(WOOD, 0.55), light(WOOD, 0.2)], 80),
        ) +
          path(`M${-w / 2} ${y - 40}H${w / 2}V${y}H${-w / 2}Z`, lin([WOOD, shade(WOOD, 0.35)], 90)) +
          stroke(`M${-w / 2} ${y - 39}H${w / 2}`, light(WOOD, 0.6), 2.6) +
          stroke(
            `M${-w * 0.34} ${y - 30}q40 4 80 -1M${w * 0.06} ${y - 16}q50 4 90 0M${-w * 0.16} ${y - 10}q30 3 60 0`,
            shade(WOOD, 0.45),
            2,
            { opacity: 0.5 },
          ),
        2.2,
      )
    })
    .join('')

/** Warm swept earth from y down, with broom arcs. */
const earth = (y: number): string => {
  const r = rng(7)
  const arcs = Array.from({ length: 20 }, (_, i) => {
    const w = 60 + i * 6
    return `M${f(r.in(-60, 1180))} ${f(y + 34 + i * 14)}q${f(w)} ${f(-w * 0.2)} ${f(w * 2)} ${f(r.in(-2, 6))}`
  }).join('')
  return (
    path(
      `M-20 ${y + 12}C200 ${y - 12} 420 ${y - 4} 640 ${y - 8}C880 ${y - 14} 1100 ${y - 2} 1300 ${y + 12}V820H-20Z`,
      linU(
        [
          ['#EBC38C', 0, 1],
          ['#DDAA72', 0.5, 1],
          ['#C98E58', 1, 1],
        ],
        0,
        y,
        30,
        800,
      ),
    ) + stroke(arcs, '#FFE9BE', 3, { opacity: 0.32 })
  )
}
/** Hills, palms, a house and the barn with its steps; s = size of the barn, y = its foot. */
export const barnLand = (evening: Evening, { y = 584, s = 1.72, steps = 1 } = {}): string =>
  relight(
    g([
      hill(
        [
          [-20, 452],
          [180, 404],
          [380, 436],
          [640, 410],
          [900, 440],
          [1120, 398],
          [1300, 430],
        ],
        C.hutan,
        { d: 0.5, s: 8, bottom: 600 },
      ),
      terraceHill(150, 520, 620, 90, { n: 7, d: 0.3, seed: 3, lean: -30, flat: 0.14 }),
      terraceHill(1150, 520, 600, 90, { n: 7, d: 0.3, seed: 8, lean: 30, flat: 0.14 }),
      treeLine(-20, 1300, (x: number) => 506 + 6 * Math.sin(x / 80), C.daun, {
        d: 0.26,
        seed: 5,
        r0: 14,
        r1: 28,
        palms: 2,
      }),
      place(palm(320, -34, 4, { d: 0.08 }), 232, 552),
      place(palm(270, 30, 6, { d: 0.1 }), 1096, 548),
      place(house({ d: 0.1, shutter: C.nila, door: C.toska, lamp: evening === 'malam' }), 1210, 548, 0.6),
      earth(536),
      grass(-20, 1300, (x: number) => 548 + 6 * Math.sin(x / 60), {
        h: 14,
        step: 13,
        color: mix(C.pisang, C.hutan, 0.4),
        tip: light(C.padi, 0.1),
        seed: 3,
      }),
      place(bananaPlant(210, 4, 0.04), 78, 580),
      place(fence(180, 3), 1090, 578, 0.8),
      place(groundShadow(0, 0, 560, 0.4, C.tanah), 640, y),
      place(lumbung({ d: 0, steps: false }), 640, y, s),
      place(groundShadow(0, 0, 190, 0.34, C.tanah) + bigBasket(), 316, y + 22, 0.74),
      place(groundShadow(0, 0, 440 * steps, 0.34, C.tanah), 640, y + 74 * steps),
      place(broadSteps(), 640, y + 70 * steps, steps),
    ]),
    evening,
  )
