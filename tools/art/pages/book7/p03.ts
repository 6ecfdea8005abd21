/** Book 7, page 3: from the ground, boots first: the wind lifts Eka by a finger, the red kite dances high above; Kiko is a flag on its string. */
import { type Point, tube } from '../../core/geom.ts'
import { grainOf, lit } from '../../core/light.ts'
import { blur, clipped, ellipse, f, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { goat, GOATS } from '../../parts/goat.ts'
import { kittenHead } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { eka, TIP } from './p03.eka.ts'
import { background, foreground, STRAW } from './p03.land.ts'
import { kiteTail, redKite } from './sharedKite.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** The cross of the kite, its size, its tilt. */
const KITE = { x: 962, y: 132, s: 0.66, r: -22 } as const
/** A place on the kite, in the picture. */
const onKite = (x: number, y: number): Point => {
  const a = (KITE.r * Math.PI) / 180
  return [KITE.x + (x * Math.cos(a) - y * Math.sin(a)) * KITE.s, KITE.y + (x * Math.sin(a) + y * Math.cos(a)) * KITE.s]
}
/** The red kite; its tail waves twice. */
const kite = (): string => {
  const foot = onKite(0, 180)
  return drawn(0.4, () =>
    g([
      place(kiteTail([30, 70, 70, 70, 96, 20], { n: 4, s: 0.9 }), ...foot),
      place(kiteTail([22, -46, 52, -50, 92, 0], { n: 3, s: 0.9 }), foot[0] + 96, foot[1] + 20),
      place(redKite(4), KITE.x, KITE.y, KITE.s, KITE.r),
    ]),
  )
}
/** The middle of the string's curve, and a point on it. */
const BEND: Point = [812, 262]
const onString = (t: number): Point => [
  (1 - t) ** 2 * TIP[0] + 2 * t * (1 - t) * BEND[0] + t * t * KITE.x,
  (1 - t) ** 2 * TIP[1] + 2 * t * (1 - t) * BEND[1] + t * t * KITE.y,
]
const string = (): string => stroke(`M${f(TIP[0])} ${f(TIP[1])}Q${BEND.join(' ')} ${KITE.x} ${KITE.y}`, C.putih, 3.6)
const FUR = '#F2963C',
  STRIPE = '#BE5A1C',
  COAT = lin([light(FUR, 0.35), FUR, shade(FUR, 0.16)], 62)
/** Where Kiko holds the string. */
const PAWS = onString(0.42)
/** His tail, straight in the wind, with its kink. */
const flagTail = (wave: number): string => {
  const d = tube(
    [
      [110, 20 - wave],
      [134, 10],
      [158, 22 + wave],
    ],
    [6, 6, 5.4],
  )
  return lit(
    path(d, COAT) +
      clipped(d, stroke('M126 0l3 26M138 0l3 26M150 4l0 26', STRIPE, 4)) +
      path(
        tube(
          [
            [156, 22 + wave],
            [170, 10 + wave],
          ],
          [5.4, 6.4],
        ),
        STRIPE,
      ),
    1.4,
  )
}
/** Kiko like a flag: paws on the string, the rest of him streams in the wind; `wave` moves him up and down. */
const kiko = (wave = 0): string => {
  const leg = (points: readonly [Point, Point, Point]): string =>
      path(tube(points, [8.5, 7, 6]), COAT) + ellipse(points[2][0] + 2, points[2][1], 8, 6.4, C.putih),
    body = tube(
      [
        [38, 18],
        [72, 8 + wave],
        [106, 20 - wave],
      ],
      [14, 15, 13],
    )
  return drawn(0.5, () =>
    place(
      [
        flagTail(wave),
        lit(
          leg([
            [102, 16 - wave],
            [122, 2 - wave],
            [138, -6],
          ]) +
            leg([
              [100, 26 - wave],
              [120, 40 - wave],
              [138, 40],
            ]),
          1.4,
        ),
        lit(path(body, COAT) + clipped(body, stroke('M66 -14l-2 24M80 -14l-2 26M94 -8l-2 22', STRIPE, 4.4)), 2),
        lit(
          leg([
            [44, 28],
            [24, 32],
            [6, 8],
          ]) +
            leg([
              [36, 8],
              [18, 2],
              [-2, 0],
            ]),
          1.4,
        ),
        place(kittenHead({ mood: 'happy', mouth: 'open', flat: 16 }), 46, 6, 0.92, -10),
      ],
      PAWS[0],
      PAWS[1],
      1.02,
      8,
    ),
  )
}
/** Two goats at the edge of the field, noses up; the white one has a straw in her mouth, `chew` moves it. */
const goats = (chew = 0): string =>
  drawn(0.5, () =>
    g([
      ellipse(138, 698, 92, 8, STRAW, { opacity: 0.5, filter: blur(3) }),
      place(goat({ coat: GOATS[1], pose: 'look' }), 176, 689, 0.66, -9 - chew),
      place(
        goat({ coat: GOATS[0], pose: 'look' }) +
          place(stroke('M0 0Q16 -4 34 6', STRAW, 5) + stroke('M0 0Q16 -4 34 6', C.kunyit, 3), 84, -97, 1, chew * -5),
        82,
        698,
        0.86,
        -7,
      ),
    ]),
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'goats',
    box: { x: 0.8, y: 70, width: 18.4, height: 18.4 },
    svg: goats(),
    frames: { tap: goats(5) },
    idle: 'nod',
    tap: 'hop',
    sound: 'goat',
  },
  {
    name: 'kite',
    box: { x: 69, y: 7, width: 26, height: 33 },
    svg: kite(),
    pivot: [0.24, 0.29],
    idle: 'sway',
    tap: 'spin',
    sound: 'wind',
  },
  { name: 'string', box: { x: 51, y: 15, width: 25, height: 20 }, svg: string(), idle: 'sway', tap: 'shake' },
  {
    name: 'eka',
    box: { x: 19.3, y: 26, width: 37.5, height: 67 },
    svg: eka(),
    frames: { blink: eka({ blink: true }), tap: eka({ laughs: true }) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 60, y: 24.5, width: 17.5, height: 15 },
    svg: kiko(),
    frames: { tap: kiko(6) },
    pivot: [0.1, 0.4],
    idle: 'sway',
    tap: 'wave',
    sound: 'meow',
  },
]
