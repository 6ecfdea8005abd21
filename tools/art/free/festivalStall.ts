/** The festival stall in the evening: two shelves and a lamp; six things, each alone in its place (percent boxes of the drag game). */
import { g, lin, linU, path, place, rect, rng, stroke, ellipse, f } from '../core/svg.ts'
import { groundShadow, lit } from '../core/light.ts'
import { lampGlow, lampPool, relight } from '../core/time.ts'
import { bigBasket } from '../parts/baskets.ts'
import { foldedCloth } from '../parts/bigcloth.ts'
import { tumpal } from '../parts/batik.ts'
import { gong } from '../parts/drums.ts'
import { bunting } from '../parts/festival.ts'
import { avocado, chili, durian } from '../parts/fruit.ts'
import { lantern } from '../parts/lantern.ts'
import { grass, hill, palm, treeLine } from '../parts/nature.ts'
import { C, light, shade } from '../palette.ts'
import { duskSky } from '../pages/book1/sharedEvening.ts'

const WOOD = '#A87446',
  /** Left and right inner edge of the shelves, and where things stand on the upper and the lower one. */
  LEFT = 44,
  RIGHT = 956,
  UPPER = 382,
  LOWER = 654

/** Dusk, hills and the yard that show at the right of the stall. */
const behind = (): string =>
  duskSky() +
  relight(
    g([
      hill(
        [
          [-20, 470],
          [300, 430],
          [640, 450],
          [980, 420],
          [1140, 396],
          [1300, 430],
        ],
        C.hutan,
        { d: 0.5, s: 8, bottom: 640 },
      ),
      treeLine(900, 1300, (x: number) => 500 + 6 * Math.sin(x / 60), C.daun, {
        d: 0.28,
        seed: 9,
        r0: 14,
        r1: 28,
        palms: 1,
      }),
      place(palm(260, 26, 4, { d: 0.1 }), 1236, 540),
      path(
        'M-20 560C300 540 700 548 1300 552V820H-20Z',
        linU(
          [
            ['#EBC38C', 0, 1],
            ['#C98E58', 1, 1],
          ],
          0,
          540,
          20,
          800,
        ),
      ),
      grass(900, 1300, (x: number) => 556 + 4 * Math.sin(x / 40), { h: 14, step: 14, color: C.daun, seed: 3 }),
    ]),
    'senja',
  )
/** Woven bamboo behind the shelves. */
const backWall = (): string => {
  let weave = ''
  for (let x = LEFT; x < RIGHT; x += 24)
    for (let y = 180; y < 690; y += 24)
      weave +=
        ((x - LEFT) / 24 + (y - 180) / 24) % 2
          ? `M${x} ${y + 6}h20M${x} ${y + 14}h20`
          : `M${x + 6} ${y}v20M${x + 14} ${y}v20`
  return (
    rect(LEFT, 170, RIGHT - LEFT, 530, lin(['#C89C66', '#A97B4C', '#8C6240'], 90)) +
    stroke(weave, C.soga, 2, { opacity: 0.26 })
  )
}
/** A shelf board with its front edge, `y` = where things stand. */
const shelf = (y: number): string =>
  rect(
    LEFT,
    y - 118,
    RIGHT - LEFT,
    118,
    linU(
      [
        ['#3B2140', 0, 0],
        ['#3B2140', 1, 0.3],
      ],
      0,
      y - 118,
      0,
      y,
    ),
  ) +
  lit(
    path(
      `M${LEFT + 10} ${y - 14}H${RIGHT - 10}L${RIGHT + 12} ${y + 12}H${LEFT - 12}Z`,
      lin([light(WOOD, 0.5), light(WOOD, 0.2)], 90),
    ) +
      rect(LEFT - 12, y + 12, RIGHT - LEFT + 24, 20, lin([WOOD, shade(WOOD, 0.3)], 90), { rx: 4 }) +
      stroke(`M${LEFT + 60} ${y + 22}q90 5 190 0M${LEFT + 430} ${y + 20}q80 5 160 0`, shade(WOOD, 0.45), 2, {
        opacity: 0.5,
      }),
    2.4,
  )
const post = (x: number): string =>
  lit(
    rect(x - 14, 120, 28, 690, lin(['#E9CF86', '#C9A452', '#8F6E30'], 5), { rx: 8 }) +
      stroke([230, 344, 470, 590, 700].map((y) => `M${x - 14} ${y}q14 6 28 0`).join(''), '#8F6E30', 3, {
        opacity: 0.6,
      }),
    2,
  )
/** Striped awning with scallops, and the bamboo arm that carries the lamp. */
const awning = (): string => {
  const n = 14,
    w = 1040 / n
  const stripes = Array.from({ length: n }, (_, i) => {
    const x = -20 + i * w,
      c = i % 2 ? C.santan : C.cabai
    return path(
      `M${f(x)} 0H${f(x + w)}V150A${f(w / 2)} 26 0 0 1 ${f(x)} 150Z`,
      linU(
        [
          [shade(c, 0.12), 0, 1],
          [c, 0.7, 1],
          [shade(c, 0.2), 1, 1],
        ],
        0,
        0,
        0,
        176,
      ),
    )
  }).join('')
  return (
    lit(path('M940 190L1232 168L1234 182L940 208Z', lin(['#E9CF86', '#C9A452', '#8F6E30'], 85)), 1.8) +
    lit(stripes, 2.6) +
    stroke('M1102 178V268', C.jati, 4)
  )
}
/** The counter's cloth under the lower shelf. */
const cloth = (): string =>
  rect(LEFT - 10, 684, RIGHT - LEFT + 20, 130, C.nila) +
  place(tumpal((RIGHT - LEFT + 20) * 2, 130, C.nila, C.kunyit, C.santan), LEFT - 10, 688, 0.5)

const standing = (svg: string, x: number, y: number, width: number): string =>
  ellipse(x + width * 0.06, y - 4, width * 0.52, 7, '#3B2140', { opacity: 0.34 }) + svg
/** Six things, nothing else, every one inside its box. */
const things = (): string =>
  g([
    standing(place(avocado({ stalk: true }), 192, UPPER - 166, 1.96), 192, UPPER, 92),
    standing(place(bigBasket(), 499, UPPER - 8, 1.04), 499, UPPER, 130),
    standing(place(gong(), 806, UPPER + 4, 0.6), 806, UPPER, 190),
    standing(place(chili({ s: 2.7 }), 276, LOWER - 30, 1, 95), 190, LOWER, 190),
    standing(place(durian(), 499, LOWER - 7, 1.28), 499, LOWER, 130),
    place(lantern({ on: true, r: 0 }), 1102, 436, 1.86),
  ])
/** Warm lamp light over the near half of the shelves and on the earth. */
const glow = (): string => lampPool(1102, 690, 260, 0.7) + lampGlow(1102, 382, 150, 0.8)
/** Little fireflies of paper: confetti that lies on the earth. */
const confetti = (): string => {
  const r = rng(8)
  return Array.from({ length: 14 }, (_, i) =>
    place(
      rect(-5, -3, 10, 6, [C.kunyit, C.cabai, C.toska, C.santan][i % 4] ?? C.kunyit, { rx: 2 }),
      r.in(990, 1260),
      r.in(600, 780),
      1,
      r.in(0, 180),
    ),
  ).join('')
}

/** The whole picture, 1280 x 800. */
export const festivalStall = (): string =>
  g([
    behind(),
    place(groundShadow(0, 0, 900, 0.4, C.manggis), 500, 760),
    relight(g([backWall(), shelf(UPPER), shelf(LOWER), cloth(), post(LEFT - 10), post(RIGHT + 10)]), 'lampu'),
    standing(place(foldedCloth(), 790, LOWER - 44, 1.2), 790, LOWER, 110),
    glow(),
    confetti(),
    things(),
    awning(),
    place(bunting(260, 12, 6), 1000, 116),
  ])
