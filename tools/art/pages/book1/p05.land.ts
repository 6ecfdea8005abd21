/** Book 1, page 5: the shady veranda of Nenek Murni. Bamboo wall with hanging baskets, open to the garden at the right. */
import { ellipse, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { bigBasket, bowlBasket } from '../../parts/baskets.ts'
import { bananaPlant, cloud, grass, hill, palm, sky, terraceHill, treeLine } from '../../parts/nature.ts'
import { fence } from '../../parts/fence.ts'
import { mat } from '../../parts/mat.ts'
import { C, light, mix, shade } from '../../palette.ts'

const FLOOR = 520,
  WALL_END = 872,
  BAMBOO = '#D8B26C'
/** The small basket behind Bima; Kiko's ears stand over its rim. */
export const HIDEOUT = { x: 974, y: 646, s: 0.6 }
/** What shines in from outside: fields and a path in the morning sun. */
const garden = (): string =>
  g([
    sky('pagi', { sun: [700, 120], horizon: 0.5 }),
    place(cloud(150, 4), 1060, 190, 0.8),
    hill(
      [
        [820, 330],
        [960, 300],
        [1100, 322],
        [1300, 286],
      ],
      C.hutan,
      { d: 0.62, s: 8, bottom: 460 },
    ),
    treeLine(840, 1300, (x: number) => 352 + 6 * Math.sin(x / 60), C.daun, {
      d: 0.4,
      seed: 9,
      r0: 12,
      r1: 26,
      palms: 1,
    }),
    terraceHill(1100, 440, 460, 84, { n: 6, d: 0.3, seed: 8, flat: 0.14 }),
    hill(
      [
        [820, 432],
        [960, 420],
        [1120, 426],
        [1300, 412],
      ],
      C.pisang,
      { d: 0.06, s: 9, seed: 3, bottom: 560 },
    ),
    place(palm(220, 22, 5, { d: 0.08 }), 930, 432),
    place(bananaPlant(150, 4, 0.04), 1226, 470),
    place(fence(180, 3), 960, 478, 0.74),
    grass(840, 1300, (x: number) => 500 + 6 * Math.sin(x / 40), {
      h: 18,
      step: 10,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
  ])
/** Wall of split bamboo, upright canes bound with rattan. */
function wall(): string {
  const r = rng(6)
  let canes = '',
    joints = ''
  for (let x = -20; x < WALL_END; x += 27) {
    const c = mix(BAMBOO, r.pick([C.soga, C.padi, C.santan, C.soga]), r.in(0.08, 0.24))
    canes += rect(x, -10, 26, FLOOR + 10, lin([light(c, 0.35), c, shade(c, 0.3)], 0))
    for (let y = r.in(20, 130); y < FLOOR; y += r.in(110, 170)) joints += `M${f(x + 1)} ${f(y)}q12 5 24 0`
  }
  return (
    canes +
    stroke(joints, shade(BAMBOO, 0.5), 2.6, { opacity: 0.5 }) +
    lit([150, 360].map((y) => rect(-20, y, WALL_END + 20, 13, lin([light(C.soga, 0.35), C.soga], 90))).join(''), 1.6) +
    rect(
      -20,
      -10,
      WALL_END + 20,
      FLOOR + 10,
      linU(
        [
          ['#3F2A4E', 0, 0.5],
          ['#63356A', 0.35, 0.16],
          ['#63356A', 1, 0.05],
        ],
        0,
        0,
        0,
        FLOOR,
      ),
    )
  )
}
/** The eaves: a beam with hooks, and the shadow below. */
const beam = (): string =>
  lit(rect(-20, -16, 1340, 44, lin([light(C.soga, 0.3), C.soga, shade(C.jati, 0.2)], 90)), 3) +
  rect(
    -20,
    28,
    1340,
    22,
    linU(
      [
        ['#3B211C', 0, 0.35],
        ['#3B211C', 1, 0],
      ],
      0,
      28,
      0,
      50,
    ),
  ) +
  lit(
    path(
      `M${WALL_END - 16} 20V${FLOOR + 16}H${WALL_END + 18}V20Z`,
      lin([light('#A8703F', 0.35), '#A8703F', shade('#A8703F', 0.4)], 5),
    ),
    3,
  ) +
  ellipse(WALL_END + 1, FLOOR + 16, 30, 8, '#A79B93')
const hung = (x: number, y: number, svg: string, s: number): string =>
  stroke(`M${x} 26L${x} ${f(y)}`, C.jati, 3) + place(svg, x, y, s)
/** Finished baskets on their cords; each another size. */
const baskets = (): string =>
  g([
    hung(70, 74, place(bigBasket({ part: 'all' }), 0, 140), 0.62),
    hung(292, 96, place(bowlBasket(), 0, 54), 0.9),
    hung(410, 70, place(bigBasket({ part: 'body' }), 0, 100), 0.56),
    hung(768, 84, place(bigBasket({ part: 'all' }), 0, 140), 0.66),
  ])
/** Wooden boards in perspective, with the light of the open side on them. */
function floor(): string {
  const c = '#B98450'
  let gaps = ''
  for (let i = -16; i <= 34; i++)
    gaps += `M${f(470 + (i * 40 - 170) * 0.82)} ${FLOOR}L${f(470 + (i * 40 - 170) * 2.1)} 820`
  return (
    rect(
      -20,
      FLOOR,
      1340,
      300,
      linU(
        [
          [shade(c, 0.12), 0, 1],
          [c, 0.3, 1],
          [light(c, 0.2), 1, 1],
        ],
        0,
        FLOOR,
        0,
        800,
      ),
    ) +
    stroke(gaps, shade(c, 0.45), 2.4, { opacity: 0.45 }) +
    path(`M900 ${FLOOR}H1300V800H1120Z`, '#FFE7A8', { opacity: 0.34 }) +
    path(`M960 ${FLOOR}L1196 800H1150L930 ${FLOOR}Z`, '#FFF3C8', { opacity: 0.4 }) +
    rect(-20, FLOOR, 920, 16, '#3B211C', { opacity: 0.22 }) +
    ellipse(1160, 600, 240, 60, glow('#FFF0BE', 0.6))
  )
}
/** Strips of split bamboo that lie about. */
const strips = (seed: number, x0: number, x1: number, y0: number, y1: number): string => {
  const r = rng(seed)
  return lit(
    Array.from({ length: 9 }, () => {
      const x = r.in(x0, x1),
        y = r.in(y0, y1)
      return stroke(
        `M${f(x)} ${f(y)}q${f(r.in(30, 50))} ${f(r.in(-14, 4))} ${f(r.in(80, 120))} ${f(r.in(-6, 10))}`,
        mix(C.padi, BAMBOO, r.in(0.3, 0.9)),
        5.4,
      )
    }).join(''),
    1.2,
  )
}
/** Everything behind the people. */
export const background = (): string =>
  g([
    garden(),
    wall(),
    baskets(),
    beam(),
    floor(),
    place(mat(520, 104), 238, 706),
    strips(4, 30, 330, 690, 740),
    place(bigBasket({ part: 'body' }), 44, 560, 0.5),
    place(groundShadow(0, 0, 110, 0.34, C.jati) + bigBasket({ part: 'body' }), HIDEOUT.x, HIDEOUT.y, HIDEOUT.s),
  ])
/** Strips on the near edge. */
export const foreground = (): string => strips(9, 330, 900, 768, 800) + strips(12, 980, 1160, 776, 800)
