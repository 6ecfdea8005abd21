/** Kiko: orange tabby kitten, kinked tail, white socks, green eyes. Feet on y=0, about 100 high; faces us, a little to the right. */
import type { Point } from '../core/geom.ts'
import { path, stroke, ellipse, circle, f, lin, glow, clipped, place } from '../core/svg.ts'
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'

/** How Kiko looks. */
export type KittenMood = 'open' | 'happy' | 'shut'
/** What Kiko does, or the part of him that is seen. */
export type KittenPose = 'sit' | 'call' | 'hide' | 'run' | 'sleep' | 'peek' | 'tail' | 'ears' | 'eyes'

const FUR = '#F2963C',
  DARK = '#BE5A1C',
  CREAM = '#FFF3DC',
  PINK = '#F2A08E',
  F = lin([light(FUR, 0.35), FUR, shade(FUR, 0.16)], 62)
const sock = (x: number, y: number, rx = 8, ry = 6) =>
  ellipse(x, y, rx, ry, lin(['#FFFFFF', CREAM, '#E9D6BC'], 70)) +
  stroke(`M${f(x - 2.5)} ${f(y + 1)}v3.6M${f(x + 2)} ${f(y + 1)}v3.6`, '#C9A98A', 1.2)

/** The kinked tail: foot at 0,0, rises about 58 and bends sharply near the tip. */
export const kittenTail = (): string => {
  const a = tube(
      [
        [0, 2],
        [7, -16],
        [3, -38],
      ],
      [6.4, 6.2, 5.6],
    ),
    b = tube(
      [
        [1.5, -36],
        [13, -45],
        [19, -56],
      ],
      [5.6, 5.4, 4.2],
    )
  return lit(
    path(a, F) +
      path(b, F) +
      clipped(a, stroke('M-4 -8q8 -4 18 0M-6 -20q8 -4 18 0M-8 -31q8 -4 18 0', DARK, 3.4)) +
      clipped(b, stroke('M6 -34L12 -48M14 -38L20 -52', DARK, 3.2) + circle(19, -57, 7.4, DARK)),
    1.6,
  )
}
/** Only the two ears, base on y=0. */
const earsOnly = (flat = 0) =>
  [-1, 1]
    .map((d) =>
      place(
        path(`M-11 4L-10 -23Q-7 -29 -2 -25L14 -1Q2 4 -11 4Z`, F) +
          path('M-7 0L-6 -17Q-4 -20 -2 -18L7 -1Q0 2 -7 0Z', PINK),
        d * 15,
        0,
        1,
        d * flat,
        d > 0,
      ),
    )
    .join('')
/** Kiko's two ears over an edge at y=0; flat 0..1 lays them back. */
export const kittenEars = ({ flat = 0 } = {}) => lit(earsOnly(flat), 1.4)
/** Only the eyes in the dark. */
export const kittenEyes = () => circle(0, 0, 34, glow('#BFE38A', 0.4)) + eyes('open')
function eyes(mood: KittenMood) {
  return [-1, 1]
    .map((d) => {
      const x = d * 11.5
      if (mood === 'shut') return stroke(`M${x - 6} 0Q${x} 5 ${x + 6} 0`, C.tinta, 2.6)
      if (mood === 'happy') return stroke(`M${x - 6} 2Q${x} -5 ${x + 6} 2`, C.tinta, 2.6)
      return (
        ellipse(x, 0, 7.6, 8, '#2F2A1A') +
        ellipse(x, 0.2, 6.6, 7.2, lin(['#3E8C3A', '#8CCB4E', '#C9EC7A'], 90)) +
        ellipse(x + 0.8, 0, 3.7, 5.6, '#1B1610') +
        circle(x - 1.4, -2.8, 2.1, '#fff') +
        circle(x + 2.6, 3, 1, '#fff', { opacity: 0.8 })
      )
    })
    .join('')
}
/** The head alone, centre at 0,0, 58 wide. mood: open | happy | shut; mouth: smile | open. */
export function kittenHead({
  mood = 'open',
  mouth = 'smile',
  flat = 0,
}: {
  mood?: KittenMood | undefined
  mouth?: 'smile' | 'open'
  flat?: number
} = {}): string {
  const d = smooth([
    [0, -24],
    [16, -22],
    [27, -9],
    [31, 5],
    [24, 15],
    [10, 21],
    [0, 22],
    [-10, 21],
    [-24, 15],
    [-31, 5],
    [-27, -9],
    [-16, -22],
  ])
  const marks =
    stroke('M0 -24V-12M-7 -23L-5 -13M7 -23L5 -13', DARK, 3) +
    stroke('M-31 2L-22 3M-29 9L-21 8M31 2L22 3M29 9L21 8', DARK, 2.6)
  const lips =
    mouth === 'open'
      ? path('M-6 10Q0 13 6 10Q7 19 0 19.5Q-7 19 -6 10Z', '#6E1F2B') + ellipse(0, 17, 3.6, 2.4, C.sepatu)
      : stroke('M-6 9.5Q-3 13.6 0 10Q3 13.6 6 9.5', C.tinta, 1.9)
  const whisk = stroke('M-17 8L-40 3M-17 11L-39 13M17 8L40 3M17 11L39 13', '#FFF8EA', 1.5, { opacity: 0.95 })
  return (
    lit(place(earsOnly(flat), 0, -18) + path(d, F), 2) +
    clipped(
      d,
      marks +
        ellipse(-7.5, 12, 10.5, 9, CREAM) +
        ellipse(7.5, 12, 10.5, 9, CREAM) +
        circle(-21, 9, 8, glow(C.sepatu, 0.5)) +
        circle(21, 9, 8, glow(C.sepatu, 0.5)),
    ) +
    place(eyes(mood), 0, -2) +
    path('M-4 4.4Q0 2.8 4 4.4Q3 8.6 0 9.4Q-3 8.6 -4 4.4Z', '#D9705F') +
    lips +
    whisk
  )
}
/** pose: sit | call | hide (paws over the eyes) | run | sleep | peek (eyes and ears over an edge at y=0) | tail | ears | eyes. */
export function kitten({ pose = 'sit', mood }: { pose?: KittenPose; mood?: KittenMood } = {}): string {
  if (pose === 'tail') return kittenTail()
  if (pose === 'ears') return kittenEars()
  if (pose === 'eyes') return kittenEyes()
  if (pose === 'peek')
    return (
      clipped('M-60 -80H60V0H-60Z', place(kittenHead({ mood }), 0, -6)) +
      lit(sock(-20, -1, 8, 5.4) + sock(20, -1, 8, 5.4), 1)
    )
  const stripes = (d: string, s: string) => clipped(d, stroke(s, DARK, 4, { opacity: 0.9 }))
  if (pose === 'run') {
    const body = tube(
      [
        [-30, -34],
        [-6, -38],
        [22, -38],
      ],
      [15, 15.5, 14.5],
    )
    const leg = (p: readonly [Point, Point, Point], w = [8, 6, 5.6]) =>
      path(tube(p, w), F) + sock(p[2][0] + 2, p[2][1] + 2, 7, 5.4)
    return (
      place(kittenTail(), -42, -38, 0.95, -34) +
      lit(
        leg([
          [20, -32],
          [34, -24],
          [40, -8],
        ]) +
          leg([
            [-30, -32],
            [-44, -20],
            [-54, -8],
          ]),
        1.4,
      ) +
      lit(
        path(body, F) +
          stripes(body, 'M-34 -56v20M-22 -58v22M-9 -58v22M5 -58v20') +
          ellipse(-2, -25, 20, 5, CREAM, { opacity: 0.9 }),
        2.4,
      ) +
      lit(
        leg([
          [14, -30],
          [26, -16],
          [46, -14],
        ]) +
          leg(
            [
              [-26, -32],
              [-34, -16],
              [-30, -5],
            ],
            [11, 7, 5.6],
          ),
        1.6,
      ) +
      place(kittenHead({ mood, mouth: 'open' }), 36, -58, 0.92, -4)
    )
  }
  if (pose === 'sleep') {
    const body = smooth([
      [-44, -14],
      [-34, -34],
      [-6, -42],
      [24, -36],
      [40, -18],
      [36, -3],
      [0, 0],
      [-36, -2],
    ])
    const wrap = tube(
        [
          [-40, -10],
          [-20, 0],
          [4, -3],
        ],
        [6, 6, 5.4],
      ),
      tip = tube(
        [
          [2, -4],
          [12, -12],
          [22, -12],
        ],
        [5.4, 5, 4],
      )
    return (
      lit(path(body, F) + stripes(body, 'M-30 -44q4 12 2 22M-16 -48q5 12 3 22M0 -48q4 12 2 20'), 2.6) +
      place(kittenHead({ mood: 'shut' }), 26, -20, 0.86, 12) +
      lit(
        path(wrap, F) +
          path(tip, F) +
          clipped(wrap, stroke('M-34 -14v14M-20 -8v14M-8 -8v14', DARK, 3)) +
          circle(22, -12, 5, DARK),
        1.6,
      ) +
      lit(sock(6, -2, 9, 5), 1)
    )
  }
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
  const paw = (d: number) =>
    path(
      tube(
        [
          [d * 8, -32],
          [d * 8.6, -16],
          [d * 9, -4],
        ],
        [7.6, 6.6, 6.4],
      ),
      F,
    ) + sock(d * 9.6, -4, 8.4, 5.6)
  const hide = (d: number) =>
    path(
      tube(
        [
          [d * 16, -40],
          [d * 20, -52],
          [d * 12, -64],
        ],
        [7, 7, 6.6],
      ),
      F,
    ) + sock(d * 11.5, -66, 8.6, 7.4)
  const head = place(
    kittenHead({
      mood: mood ?? (pose === 'hide' ? 'shut' : pose === 'call' ? 'happy' : 'open'),
      mouth: pose === 'call' ? 'open' : 'smile',
    }),
    0,
    -63,
  )
  return (
    place(kittenTail(), 25, -7, 1, 14) +
    lit(
      path(body, F) +
        stripes(body, 'M-26 -34q8 4 10 2M-28 -22q8 4 11 2M26 -34q-8 4 -10 2M28 -22q-8 4 -11 2') +
        ellipse(0, -34, 10, 14, CREAM),
      2.4,
    ) +
    lit(
      ellipse(-19, -9, 10, 9, F) + ellipse(19, -9, 10, 9, F) + sock(-22, -3.6, 8, 4.6) + sock(22, -3.6, 8, 4.6),
      1.4,
    ) +
    (pose === 'hide' ? '' : lit(paw(-1) + paw(1), 1.4)) +
    head +
    (pose === 'hide' ? lit(hide(-1) + hide(1), 1.4) : '')
  )
}
