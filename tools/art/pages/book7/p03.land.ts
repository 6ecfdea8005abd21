/** Book 7, page 3: nearly all sky, seen from the ground: clouds that spread from the kite, a low edge of field, straw as tall as trees. */
import { type Point, tube } from '../../core/geom.ts'
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
import { cloud, mangoTree, mist, treeLine, volcano } from '../../parts/nature.ts'

/** Where sky and field meet in the middle of the picture; the edge bends down to both sides. */
const EDGE = 676
/** The colour of shaded straw. */
export const STRAW = '#9A6B34'
/** Where all lines of the sky come together: the kite. */
const HIGH: Point = [962, 132]

/** Deep above, pale below. */
const air = (): string =>
  g([
    rect(
      0,
      0,
      1280,
      800,
      linU(
        [
          [mix(C.toska, C.nila, 0.34), 0],
          [mix(C.air, C.gunung, 0.5), 0.28],
          [mix(C.langit, C.kabut, 0.3), 0.58],
          [C.santan, 0.86],
          [light(C.kunyit, 0.5), 1],
        ],
        560,
        -40,
        640,
        700,
      ),
    ),
    circle(70, 0, 520, glow(C.cahaya, 0.62)),
    circle(50, -30, 210, glow(C.putih, 0.8)),
    circle(HIGH[0], HIGH[1], 330, glow(C.cahaya, 0.55)),
  ])
/** Broad pale rays from the kite down to the field. */
const rays = (): string => {
  let d = ''
  for (let i = 0; i < 11; i++) {
    const a = 0.12 + i * 0.28,
      w = 0.05 + (i % 3) * 0.022
    d += `M${HIGH[0]} ${HIGH[1]}L${f(HIGH[0] + Math.cos(a) * 1500)} ${f(HIGH[1] + Math.sin(a) * 1500)}L${f(HIGH[0] + Math.cos(a + w) * 1500)} ${f(HIGH[1] + Math.sin(a + w) * 1500)}Z`
  }
  return path(d, C.putih, { opacity: 0.13 })
}
/** High thin clouds that run toward the kite like spokes. */
const streaks = (): string =>
  [
    [3.05, 300, 760, 26],
    [2.8, 590, 980, 34],
    [3.34, 250, 560, 18],
    [0.5, 190, 380, 16],
    [0.02, 200, 420, 16],
    [5.6, 130, 300, 12],
  ]
    .map(([a = 0, near = 0, far = 0, w = 0]) => {
      const at = (q: number, off = 0): Point => [HIGH[0] + Math.cos(a + off) * q, HIGH[1] + Math.sin(a + off) * q]
      const d = tube(
        [at(near), at(near + (far - near) * 0.4, 0.02), at(near + (far - near) * 0.75, 0.05), at(far, 0.05)],
        [2, w * 0.5, w, w * 0.3],
      )
      return (
        path(d, C.putih, { opacity: 0.6, filter: blur(4) }) +
        place(path(d, C.putih, { opacity: 0.36, filter: blur(7) }), -4, 16)
      )
    })
    .join('')
/** A way of the wind: a thin white curl that runs up with the string. */
const wind = (): string =>
  stroke(
    'M36 470C180 400 250 300 236 236C226 194 178 200 182 236C188 276 300 250 390 176M60 330C110 300 150 262 168 222M640 520C760 480 850 420 900 352M700 590C900 560 1010 470 1050 392C1066 352 1030 336 1020 362C1014 388 1070 396 1130 356',
    C.putih,
    4,
    { opacity: 0.55 },
  )
const field = (): string => {
  const d = `M-10 ${EDGE + 26}Q640 ${EDGE - 26} 1290 ${EDGE + 26}V810H-10Z`
  return g([
    path(
      d,
      linU([light(C.kunyit, 0.5), mix(C.kunyit, C.santan, 0.3), mix(C.mangga, C.santan, 0.3)], 0, EDGE - 4, 0, 800),
    ),
    stroke(`M-10 ${EDGE + 26}Q640 ${EDGE - 26} 1290 ${EDGE + 26}`, C.cahaya, 5, { opacity: 0.8 }),
  ])
}
/** Rows of cut straw toward us, small at the edge. */
const rows = (): string => {
  const r = rng(12)
  let dark = '',
    pale = ''
  for (let n = 0; n < 4; n++) {
    const t = n / 3
    for (let x = r.in(-20, 10); x < 1300; x += (30 + t * 46) * r.in(0.85, 1.2)) {
      const y = EDGE + 10 + ((x - 640) / 640) ** 2 * 24 + n * (14 + n * 6),
        h = 12 + t * 22
      for (let k = -1; k <= 1; k++) {
        const one = `M${f(x + k * h * 0.2)} ${f(y)}l${f(h * (0.24 + k * 0.2))} ${f(-h * r.in(0.6, 1))}`
        if (k) dark += one
        else pale += one
      }
    }
  }
  return stroke(dark, mix(STRAW, C.kunyit, 0.4), 3, { opacity: 0.7 }) + stroke(pale, light(C.kunyit, 0.4), 3)
}
/** Everything that rests. */
export const background = (): string =>
  g([
    air(),
    rays(),
    streaks(),
    place(cloud(200, 8), 1200, 470, 0.8),
    place(cloud(150, 3), 720, 566, 0.8),
    place(cloud(130, 6), 118, 540, 0.7),
    wind(),
    volcano(720, EDGE + 6, 380, 96, 0.86, 3),
    mist(640, EDGE - 6, 760, 34, 0.8),
    treeLine(-20, 1300, (x) => EDGE + ((x - 640) / 640) ** 2 * 22, C.daun, {
      d: 0.42,
      seed: 9,
      r0: 6,
      r1: 15,
      palms: 0,
    }),
    place(mangoTree(210, 3, { d: 0.4 }).svg, 1082, EDGE + 20, 0.68),
    field(),
    rows(),
    rect(
      -10,
      700,
      1300,
      110,
      linU(
        [
          [STRAW, 0, 0],
          [STRAW, 1, 0.35],
        ],
        0,
        700,
        0,
        800,
      ),
    ),
    ellipse(346, 738, 92, 14, shade(STRAW, 0.45), { opacity: 0.6, filter: blur(6) }),
    ellipse(606, 752, 84, 13, shade(STRAW, 0.45), { opacity: 0.6, filter: blur(6) }),
  ])
/** A cut stalk of straw, near as a tree: foot, top, half-width. */
function stalk(foot: Point, top: Point, w: number, seed: number): string {
  const color = mix(C.kunyit, C.santan, 0.15 + (seed % 3) * 0.14),
    bow = (top[0] - foot[0]) * 0.12 - 4,
    mid: Point = [(foot[0] + top[0]) / 2 - bow, (foot[1] + top[1]) / 2],
    d = tube([foot, mid, top], [w * 1.25, w, w * 0.72], { end: 'flat' }),
    knot: Point = [mid[0], mid[1] + (seed % 2 ? -30 : 40)]
  return lit(
    clipped(
      d,
      path(d, lin([light(color, 0.55), color, mix(STRAW, C.mangga, 0.3)], 8)) +
        (foot[1] - top[1] > 180
          ? stroke(`M${f(knot[0] - w * 1.3)} ${f(knot[1])}q${f(w)} 9 ${f(w * 2.6)} -2`, mix(STRAW, C.kunyit, 0.45), 5)
          : '') +
        stroke(
          `M${f(foot[0] + w * 0.3)} ${f(foot[1])}Q${f(mid[0] + w * 0.3)} ${f(mid[1])} ${f(top[0] + w * 0.2)} ${f(top[1])}`,
          STRAW,
          2,
          { opacity: 0.4 },
        ) +
        path(
          d,
          linU(
            [
              [mix(C.bata, C.manggis, 0.3), 0, 0],
              [mix(C.bata, C.manggis, 0.3), 1, 0.5],
            ],
            0,
            440,
            0,
            820,
          ),
        ),
    ) +
      ellipse(top[0], top[1], w * 0.76, w * 0.46, mix(STRAW, C.jati, 0.5), {
        transform: `rotate(-28 ${f(top[0])} ${f(top[1])})`,
      }),
    3.4,
  )
}
/** A dry leaf of a stalk, bent by the wind. */
const blade = (x: number, y: number, dx: number, dy: number): string =>
  lit(
    path(
      `M${x - 5} ${y}C${x + dx * 0.2} ${y - dy * 1.2} ${x + dx * 0.7} ${y - dy * 1.3} ${x + dx} ${y - dy * 0.5}C${x + dx * 0.66} ${y - dy} ${x + dx * 0.3} ${y - dy * 0.8} ${x + 6} ${y + 6}Z`,
      lin([light(C.kunyit, 0.4), mix(C.kunyit, STRAW, 0.4), STRAW], 20),
    ),
    2.4,
  )
/** Straw as tall as trees in both lower corners. */
export const foreground = (): string =>
  g([
    stalk([34, 830], [56, 470], 7, 1),
    stalk([84, 840], [70, 720], 7, 2),
    stalk([112, 840], [136, 752], 7, 4),
    stalk([-16, 830], [18, 366], 13, 2),
    blade(8, 560, 96, 60),
    stalk([14, 840], [-8, 560], 14, 4),
    stalk([56, 840], [30, 690], 9, 5),
    stalk([94, 840], [112, 730], 8, 3),
    stalk([1212, 830], [1196, 604], 9, 1),
    stalk([1246, 830], [1222, 450], 12, 3),
    blade(1238, 580, 66, 54),
    stalk([1296, 830], [1266, 340], 14, 2),
    stalk([1176, 840], [1186, 706], 8, 5),
    stalk([1150, 840], [1132, 752], 7, 2),
    stalk([1226, 840], [1250, 670], 9, 1),
    stalk([1268, 840], [1296, 560], 14, 4),
  ])
