/** Kiko in more poses: from behind, walking, counting with paws over his eyes, one paw alone; and his festival scarf. Feet on y=0. */
import { clipped, ellipse, circle, f, g, lin, path, place, stroke } from '../core/svg.ts'
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'
import { type KittenMood, kittenHead, kittenTail } from './kitten.ts'

const FUR = '#F2963C',
  DARK = '#BE5A1C',
  CREAM = '#FFF3DC',
  COAT = lin([light(FUR, 0.35), FUR, shade(FUR, 0.16)], 62)
/** A white paw with its two toe lines. */
const sock = (x: number, y: number, rx = 8, ry = 6): string =>
  ellipse(x, y, rx, ry, lin(['#FFFFFF', CREAM, '#E9D6BC'], 70)) +
  stroke(`M${f(x - 2.5)} ${f(y + 1)}v3.6M${f(x + 2)} ${f(y + 1)}v3.6`, '#C9A98A', 1.2)
const striped = (outline: string, lines: string): string =>
  path(outline, COAT) + clipped(outline, stroke(lines, DARK, 4, { opacity: 0.9 }))

/** The sitting body without front legs; the head's middle belongs at (0, -63). */
const sittingBody = (): string => {
  const body = smooth([
    [-15, -46],
    [15, -46],
    [23, -24],
    [27, -6],
    [18, -1],
    [-18, -1],
    [-27, -6],
    [-23, -24],
  ])
  return (
    lit(
      striped(body, 'M-26 -34q8 4 10 2M-28 -22q8 4 11 2M26 -34q-8 4 -10 2M28 -22q-8 4 -11 2') +
        ellipse(0, -32, 10, 14, CREAM),
      2.4,
    ) +
    lit(
      ellipse(-19, -9, 10, 9, COAT) + ellipse(19, -9, 10, 9, COAT) + sock(-22, -3.6, 8, 4.6) + sock(22, -3.6, 8, 4.6),
      1.4,
    )
  )
}

/** Kiko sits with his back to us; tilt turns the head (degrees): 0 looks straight up and away. */
export function kittenBack({ tilt = 0 } = {}): string {
  const back = smooth([
    [-13, -50],
    [13, -50],
    [22, -32],
    [29, -10],
    [20, -1],
    [-20, -1],
    [-29, -10],
    [-22, -32],
  ])
  const skull = smooth([
    [0, -25],
    [17, -22],
    [29, -8],
    [30, 6],
    [20, 17],
    [0, 21],
    [-20, 17],
    [-30, 6],
    [-29, -8],
    [-17, -22],
  ])
  const ears = lit(
    [-1, 1]
      .map((d) =>
        place(path('M-11 4L-10 -23Q-7 -29 -2 -25L14 -1Q2 4 -11 4Z', shade(FUR, 0.1)), d * 15, -16, 1, 0, d > 0),
      )
      .join(''),
    1.4,
  )
  const head =
    ears +
    lit(striped(skull, 'M0 -27V-4M-9 -26L-7 -8M9 -26L7 -8M-32 4L-20 3M-30 12L-19 10M32 4L20 3M30 12L19 10'), 2) +
    stroke('M-26 10L-42 6M-25 13L-40 16M26 10L42 6M25 13L40 16', '#FFF8EA', 1.5, { opacity: 0.9 })
  return g([
    place(kittenTail(), 24, -6, 1, 22),
    lit(
      striped(
        back,
        'M0 -52V-8M-26 -38q12 6 16 2M-30 -24q12 7 18 3M-30 -12q12 6 17 3M26 -38q-12 6 -16 2M30 -24q-12 7 -18 3M30 -12q-12 6 -17 3',
      ),
      2.4,
    ),
    lit(sock(-19, -3, 8, 4.4) + sock(19, -3, 8, 4.4), 1.2),
    place(head, 0, -64, 1, tilt),
  ])
}

const leg = (points: [number, number][], width = [8, 6.8, 6.2]): string => path(tube(points, width), COAT)
const STEP_BODY = smooth([
  [-22, -52],
  [0, -58],
  [26, -52],
  [40, -38],
  [42, -18],
  [28, -10],
  [0, -14],
  [-20, -22],
  [-26, -38],
])
/** The legs of the step, behind and in front of the body; the near forepaw is lifted. */
const farLegs = (): string =>
  lit(
    path(
      tube(
        [
          [30, -26],
          [36, -14],
          [34, -4],
        ],
        [9, 7, 6],
      ),
      COAT,
    ) + sock(33, -3, 8, 5),
    1.4,
  ) +
  lit(
    path(
      tube(
        [
          [16, -22],
          [18, -12],
          [17, -4],
        ],
        [7, 6.2, 6],
      ),
      COAT,
    ) + sock(16, -3, 7.6, 5),
    1.4,
  )
const nearLegs = (): string =>
  lit(
    path(
      tube(
        [
          [6, -30],
          [8, -16],
          [7, -4],
        ],
        [8, 6.6, 6.2],
      ),
      COAT,
    ) + sock(6, -3.4, 8.4, 5.6),
    1.4,
  ) +
  lit(
    path(
      tube(
        [
          [-14, -34],
          [-24, -24],
          [-27, -14],
        ],
        [8.4, 7, 6.4],
      ),
      COAT,
    ) + sock(-28, -11, 8.4, 7),
    1.4,
  )
/** Kiko steps toward us, a little to the left: one white paw lifted, the kinked tail up. About 112 high. */
export const kittenWalk = ({
  mood = 'open',
  mouth = 'open',
}: {
  mood?: KittenMood
  mouth?: 'open' | 'smile'
} = {}): string =>
  g([
    place(kittenTail(), 36, -40, 1.05, 16),
    farLegs(),
    lit(
      striped(STEP_BODY, 'M42 -50q-8 8 -4 18M30 -58q-6 10 -3 20M46 -32q-8 6 -6 14') + ellipse(-6, -34, 13, 15, CREAM),
      2.4,
    ),
    nearLegs(),
    place(kittenHead({ mood, mouth }), -6, -70, 1.06, -4),
  ])

/** A straight front leg of the sitting kitten, d = -1 | 1. */
const foreleg = (d: number): string =>
  leg([
    [d * 8, -32],
    [d * 8.6, -16],
    [d * 9, -4],
  ]) + sock(d * 9.6, -4, 8.4, 5.6)

/** Kiko sits up straight, his kinked tail laid around his paws. */
export function kittenNeat(): string {
  const tail = tube(
      [
        [26, -14],
        [36, -4],
        [20, 4],
        [-4, 5],
      ],
      [6.6, 7, 7, 6.4],
    ),
    tip = tube(
      [
        [-2, 5],
        [-16, 3],
        [-24, -6],
      ],
      [6.4, 6, 5],
    )
  return g([
    sittingBody(),
    lit(foreleg(-1) + foreleg(1), 1.4),
    place(kittenHead(), 0, -63),
    lit(
      path(tail, COAT) +
        path(tip, COAT) +
        clipped(tail, stroke('M34 -14l10 8M30 -6l4 16M16 -4v16M4 -4v16', DARK, 3.4)) +
        circle(-24, -6, 5.8, DARK),
      1.6,
    ),
  ])
}

/** Kiko with his mouth wide open and his head back, calling with all his might; faces right. */
export function kittenCall(): string {
  const cry =
    path('M-9 7Q0 4 9 7Q12 23 0 24Q-12 23 -9 7Z', '#6E1F2B') +
    ellipse(0, 19.5, 5.4, 3.6, C.sepatu) +
    path('M-6 7.4l2.4 4 2.2 -4.4ZM6 7.4l-2.4 4 -2.2 -4.4Z', '#FFFFFF')
  return g([
    place(kittenTail(), 25, -7, 1, 14),
    sittingBody(),
    lit(foreleg(-1) + foreleg(1), 1.4),
    place(kittenHead({ mood: 'happy' }) + cry, 1, -65, 1, 12),
  ])
}

/** The tiny festival scarf: a knotted band of 54 units around a neck at 0,0, two tails in front. */
export const kittenScarf = (c: string = C.cabai, spot: string = C.kunyit): string => {
  const tails = 'M-4 4L-16 30L-8 28L-4 33L2 8ZM3 4L10 31L15 27L21 29L10 2Z',
    band = 'M-27 -7Q0 10 27 -7Q30 0 26 6Q0 20 -26 6Q-30 0 -27 -7Z',
    F = lin([light(c, 0.3), c, shade(c, 0.25)], 60)
  return lit(
    path(tails, F) +
      path(band, F) +
      stroke('M-26 2Q0 15 26 2', spot, 2.4) +
      [-18, -7, 7, 18].map((x) => circle(x, 2 + (5 * (324 - x * x)) / 324, 1.8, C.santan)).join('') +
      stroke('M-13 24l9 4M9 25l8 0', spot, 2.2) +
      ellipse(0, 8, 7, 6.4, light(c, 0.12)),
    1.2,
  )
}

/** Kiko sits with his paws over his eyes and counts; peek: one paw comes down, one green eye looks. scarf: he wears it. */
export function kittenCounts({ peek = false, scarf = true } = {}): string {
  const paw = (d: number, to: [number, number]): string =>
    lit(leg([[d * 17, -38], [d * 25, -50 + (to[1] + 66) * 0.4], to], [7.4, 7.8, 7.6]), 1.8, { shO: 0.55 }) +
    place(
      lit(
        ellipse(0, 0, 11, 8.8, lin(['#FFFFFF', CREAM, '#E9D6BC'], 70)) +
          stroke('M-4.4 -7.6l1.2 5.2M0.4 -8.6v5.6M5 -7.4l-1 5', '#B08A68', 1.7),
        1.4,
      ),
      to[0],
      to[1] - 2,
      1,
      d * -26,
    )
  return g([
    place(kittenTail(), 25, -7, 1, 14),
    sittingBody(),
    place(kittenHead({ mood: peek ? 'open' : 'shut', mouth: peek ? 'open' : 'smile' }), 0, -63),
    scarf ? place(kittenScarf(), 0, -42, 0.86) : '',
    paw(-1, [-11.5, -64]) + paw(1, peek ? [19, -45] : [11.5, -64]),
  ])
}

/** One front leg that reaches up and to the left from 0,0; the paw is about 52 away. */
export const kittenPaw = (): string => {
  const d = tube(
    [
      [0, 0],
      [-6, -22],
      [-20, -40],
    ],
    [10, 8.6, 7.6],
  )
  return (
    lit(path(d, COAT) + clipped(d, stroke('M-14 -6q12 -6 26 0M-18 -18q12 -8 26 -4', DARK, 4)), 1.6) +
    lit(place(sock(0, 0, 10, 8), -22, -44, 1, -38) + stroke('M-29 -49l-3 -4M-24 -52l-2 -4', '#C9A98A', 1.4), 1)
  )
}
