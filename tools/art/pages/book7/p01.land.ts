/** Book 7, page 1: the top of the work bench, seen at a slant over somebody's shoulder; beyond its rim the yard in the sun. */
import { smooth } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import {
  blur,
  circle,
  clipped,
  ellipse,
  f,
  g,
  glow,
  lin,
  linU,
  path,
  place,
  rect,
  rng,
  stroke,
} from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { chick, hen } from '../../parts/hen.ts'
import { kite, pt } from './p01.things.ts'

const WOOD = mix(C.tanah, C.mangga, 0.34)
/** The far rim of the bench at x. */
export const rimAt = (x: number): number => 226 - x * 0.05
const TOP = `M-10 ${f(rimAt(-10))}L1290 ${f(rimAt(1290))}V810H-10Z`
/** The edge of the boards that we see beyond the rim. */
const EDGE = `M-10 ${f(rimAt(-10))}L1290 ${f(rimAt(1290))}`

/** Grass and a path far below, out of focus; a hen walks there. */
const yard = (): string => {
  const r = rng(12),
    grass = mix(C.daun, C.pisang, 0.5)
  let tufts = ''
  for (let i = 0; i < 70; i++) {
    const x = r.in(0, 1280),
      y = r.in(10, 200)
    tufts += `M${f(x)} ${f(y)}q-3 -7 -6 -9M${f(x)} ${f(y)}q1 -8 5 -11`
  }
  return g([
    rect(
      -10,
      -10,
      1300,
      300,
      linU([light(grass, 0.5), light(grass, 0.16), mix(grass, C.hutan, 0.4)], 200, -10, 900, 280),
    ),
    path(
      'M-10 92C180 60 330 70 470 22L560 -10H900C760 40 600 90 420 132C260 170 110 168 -10 190Z',
      mix(C.santan, C.bata, 0.2),
      {
        opacity: 0.85,
      },
    ),
    stroke(tufts, light(C.padi, 0.2), 2.6, { opacity: 0.5 }),
    [
      [1010, 60, 1],
      [1090, 112, 0],
      [1186, 48, 1],
      [960, 140, 0],
      [330, 36, 0],
    ]
      .map(([x = 0, y = 0, k]) => flower(x, y, k ? C.sepatu : C.putih))
      .join(''),
    place(hen(), 300, 152, 0.8),
    place(chick(), 216, 158, 0.86),
    place(chick(), 172, 150, 0.8),
    // the shade of a tree
    g(
      [
        [1240, 60, 120],
        [1130, 20, 90],
        [1290, 120, 100],
        [1040, -10, 70],
      ]
        .map(([x = 0, y = 0, k = 0]) => ellipse(x, y, k, k * 0.6, C.lumut))
        .join(''),
      { opacity: 0.2, filter: blur(6) },
    ),
    ellipse(240, -20, 420, 150, glow(C.cahaya, 0.8)),
  ])
}
const flower = (x: number, y: number, c: string): string =>
  [0, 72, 144, 216, 288].map((a) => circle(x + Math.cos(a / 57.3) * 7, y + Math.sin(a / 57.3) * 6, 5.4, c)).join('') +
  circle(x, y, 4, C.kunyit)

/** Boards that run along the bench, a little slanted; veins and two knots. */
function boards(): string {
  const r = rng(5),
    tint: string[] = []
  let seams = '',
    veins = ''
  const at = [0, 86, 196, 336, 500, 700]
  at.forEach((dy, i) => {
    const next = at[i + 1] ?? 900,
      a = rimAt(0) + dy,
      b = rimAt(1280) + dy * 0.94
    if (i % 2)
      tint.push(
        path(`M-10 ${f(a)}L1290 ${f(b)}V${f(rimAt(1280) + next * 0.94)}L-10 ${f(rimAt(0) + next)}Z`, C.soga, {
          opacity: 0.13,
        }),
      )
    if (dy) seams += `M-10 ${f(a)}L1290 ${f(b)}`
    for (let k = 0; k < 9; k++) {
      const x = r.in(0, 1200),
        y = a + (b - a) * (x / 1280) + r.in(0.16, 0.86) * (next - dy)
      veins += `M${f(x)} ${f(y)}q${f(r.in(10, 20))} ${f(r.in(-5, 3))} ${f(r.in(26, 46))} -2`
    }
  })
  return g([
    path(TOP, linU([light(WOOD, 0.58), light(WOOD, 0.3), WOOD, shade(WOOD, 0.2)], 240, 170, 820, 830)),
    clipped(TOP, [
      ...tint,
      stroke(veins, mix(WOOD, C.jati, 0.5), 2.6, { opacity: 0.3 }),
      stroke(seams, shade(WOOD, 0.5), 4, { opacity: 0.55 }),
      stroke(seams, light(WOOD, 0.6), 1.8, { opacity: 0.7, transform: 'translate(0 3.4)' }),
      ellipse(560, 330, 620, 250, glow(C.cahaya, 0.66)),
    ]),
  ])
}
/** Shade of leaves over the boards, from a tree we do not see. */
function leafShade(): string {
  const r = rng(21),
    leaf = (x: number, y: number, a: number, k: number) =>
      place(path('M-46 0C-24 -20 22 -20 46 0C22 16 -24 16 -46 0Z', C.manggis), x, y, k, a)
  const spots: string[] = []
  for (const [x, y, a] of [
    [1300, 190, 168],
    [1290, 300, 196],
    [1170, 176, 150],
  ] as const)
    for (let i = 0; i < 9; i++) {
      const t = i * 26,
        [dx, dy] = [Math.cos(a / 57.3) * t, Math.sin(a / 57.3) * t]
      spots.push(
        leaf(x + dx, y + dy - 16, a - 46 + r.in(-8, 8), 0.72 - i * 0.03),
        leaf(x + dx, y + dy + 18, a + 46 + r.in(-8, 8), 0.72 - i * 0.03),
      )
    }
  return clipped(TOP, g(spots, { opacity: 0.18, filter: blur(2.4) }))
}
/** The rim: a thick pale edge in the sun, and the dark under it. */
const rim = (from = -10, to = 1290): string => {
  const d = `M${from} ${f(rimAt(from) + 6)}L${to} ${f(rimAt(to) + 6)}`
  return (
    stroke(d, light(WOOD, 0.75), 12, { 'stroke-linecap': 'butt' }) +
    stroke(`M${from} ${f(rimAt(from) + 13)}L${to} ${f(rimAt(to) + 13)}`, shade(WOOD, 0.34), 2.4, {
      'stroke-linecap': 'butt',
      opacity: 0.5,
    })
  )
}
/** Three suns of chalk: three days. */
const days = (): string =>
  [0, 62, 124]
    .map((x, i) =>
      place(
        stroke('M-14 2C-14 -16 12 -18 14 -2S-8 18 -13 4', C.putih, 4.6, { opacity: 0.9 }) +
          stroke(
            'M0 -22V-30M19 -13L25 -19M23 4L31 5M-19 -13L-25 -19M-23 4L-31 5M13 18L18 25M-13 18L-18 25M0 22V30',
            C.putih,
            4,
            { opacity: 0.85 },
          ),
        x,
        -x * 0.05,
        0.86,
        i * 14,
      ),
    )
    .join('')
/** Curls of bamboo, snips of red paper, drops of paste. */
function litter(): string {
  const curl = (x: number, y: number, r: number, k = 1) =>
    place(
      stroke('M-16 8C-20 -8 -2 -16 6 -6S-2 10 -6 2M6 -6C14 -2 18 6 26 6', shade('#D9B45F', 0.3), 6) +
        stroke('M-16 8C-20 -8 -2 -16 6 -6S-2 10 -6 2M6 -6C14 -2 18 6 26 6', '#F3DFA0', 4),
      x,
      y,
      k,
      r,
    )
  const snip = (d: string, c: string) => lit(path(d, lin([light(c, 0.3), c], 60)), 1.6)
  return g([
    curl(424, 470, 20),
    curl(466, 512, -40, 0.8),
    curl(836, 560, 10, 0.9),
    curl(690, 640, 60, 0.8),
    snip('M912 470L948 462 934 492Z', C.cabai),
    snip('M880 508L902 500 914 524 890 526Z', C.sepatu),
    snip('M964 420L984 428 970 444Z', C.cabai),
    snip('M1196 470L1222 482 1200 500Z', C.sepatu),
  ])
}
/** The pot of rice paste with its brush, at the right. */
const paste = (): string =>
  g([
    ellipse(1194, 420, 74, 34, C.manggis, { opacity: 0.3, filter: blur(8) }),
    lit(
      path(
        'M1112 374Q1112 446 1176 450Q1240 446 1240 374Z',
        lin([light(C.bata, 0.34), C.bata, shade(C.bata, 0.36)], 20),
      ) +
        ellipse(1176, 372, 66, 27, light(C.bata, 0.3)) +
        ellipse(1176, 374, 55, 20, shade(C.bata, 0.5)) +
        path(
          smooth([
            [1124, 376],
            [1140, 362],
            [1168, 366],
            [1190, 358],
            [1226, 370],
            [1222, 384],
            [1176, 394],
            [1134, 388],
          ]),
          C.putih,
        ),
      4,
    ),
    lit(
      stroke('M1252 318L1194 372', C.soga, 15) +
        stroke('M1252 318L1194 372', '#D9B45F', 10) +
        path('M1206 352L1218 364 1198 384 1184 370Z', C.cabai) +
        path('M1184 370L1198 384Q1182 398 1166 394Q1170 380 1184 370Z', C.putih),
      2,
    ),
  ])
/** The string from the reel to the kite, in loops over the boards. */
const slack = (): string => {
  const [x, y] = pt(106, 0),
    d = `M984 322C936 286 916 356 962 366S1000 310 950 316C916 322 930 420 ${f(x + 4)} ${f(y)}`
  return stroke(d, C.manggis, 4, { opacity: 0.25, transform: 'translate(3 5)' }) + stroke(d, C.putih, 3.6)
}

/** Everything on the bench that never moves. */
export const background = (): string =>
  g([
    yard(),
    stroke(EDGE, C.lumut, 40, { opacity: 0.4, filter: blur(10) }),
    boards(),
    leafShade(),
    rim(),
    place(days(), 376, 252),
    path(kite.paper(), C.manggis, { opacity: 0.36, filter: blur(7), transform: 'translate(9 13)' }),
    stroke(kite.sticks(), C.manggis, 14, { opacity: 0.3, filter: blur(3), transform: 'translate(8 13)' }),
    stroke(kite.thread(), C.manggis, 4, { opacity: 0.26, filter: blur(1.4), transform: 'translate(6 10)' }),
    ellipse(472, 372, 74, 22, C.manggis, { opacity: 0.24, filter: blur(8), transform: 'rotate(-8 472 372)' }),
    path('M440 790C520 780 590 700 646 606L600 600L480 700Z', C.manggis, { opacity: 0.26, filter: blur(9) }),
    litter(),
    paste(),
    slack(),
    rect(
      -10,
      640,
      1300,
      170,
      linU(
        [
          [C.jati, 0, 0],
          [C.jati, 1, 0.34],
        ],
        0,
        640,
        0,
        810,
      ),
    ),
  ])
/** Nothing lies over the picture. */
export const foreground = (): string => ''
