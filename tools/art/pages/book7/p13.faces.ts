/** Book 7, page 13: four children behind a bare kite: each looks through an opening of its own, two hold one brush, two hold the sticks. */
import { person } from '../../characters/cast.ts'
import { hand } from '../../characters/hands.ts'
import type { PersonName } from '../../characters/people.ts'
import type { FigureOptions, HeadLook, Pose } from '../../characters/types.ts'
import { type Point, tube } from '../../core/geom.ts'
import { grainOf, lit } from '../../core/light.ts'
import { circle, clipped, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { TABLE } from './p13.land.ts'
import { bareKite } from './sharedKite.ts'

/** The cross of the kite and its size. */
const KITE = { x: 640, y: 256, s: 2.06 } as const
const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** Where a face is, and how large. */
interface Seat {
  readonly x: number
  readonly y: number
  readonly s: number
}
/** What is seen of somebody behind the table, the head at its seat. */
function behind(name: PersonName, { x, y, s }: Seat, how: FigureOptions, pose: Pose, low = TABLE + 1): string {
  return drawn(0.55 / s, () => {
    const who = person(name, { ...how, pose }),
      [hx, hy] = who.at.head
    return clipped(`M0 -10H1280V${low}H0Z`, place(who.svg, x - hx * s, y - hy * s, s))
  })
}
/** An arm from a shoulder to a hand, its sleeve in that colour. */
const reach = (name: 'bima' | 'citra', points: readonly [Point, Point, Point], sleeve: string): string => {
  const skin = SKIN[name === 'bima' ? 'langsat' : 'coklat'],
    [a, b] = points
  return drawn(0.36, () =>
    lit(
      path(tube(points, [15, 13.5, 11]), lin([light(skin.b, 0.2), skin.b, mix(skin.b, skin.s, 0.35)], 30)) +
        path(
          tube([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]], [21, 21], { end: 'flat' }),
          lin([light(sleeve, 0.3), sleeve, shade(sleeve, 0.2)], 60),
        ),
      2.6,
    ),
  )
}
/** Paste on her nose. */
const dab = ({ turn }: HeadLook): string => {
  const x = turn * 15
  return lit(
    path(
      `M${x - 9} 13Q${x - 10} 5 ${x} 5Q${x + 11} 5 ${x + 9} 14Q${x + 4} 21 ${x} 17Q${x - 5} 21 ${x - 9} 13Z`,
      C.putih,
    ),
    1.2,
  )
}
/** Those behind are hidden below this by those before them. */
const LOW = 340
/** Bima, high at the left; he has the left tip of the kite. */
export const bima = (how: FigureOptions = {}): string =>
  reach(
    'bima',
    [
      [560, 300],
      [474, 318],
      [440, 268],
    ],
    '#7CC4E8',
  ) +
  behind(
    'bima',
    { x: 560, y: 158, s: 1.5 },
    { expression: 'happy', turn: 0.25, nod: 0.2, look: [0.5, 0.9], ...how },
    { head: -6, hide: 'LR' },
    LOW,
  )
/** Citra, high at the right; she has the right tip. */
export const citra = (how: FigureOptions = {}): string =>
  reach(
    'citra',
    [
      [716, 300],
      [800, 322],
      [840, 270],
    ],
    C.putih,
  ) +
  behind(
    'citra',
    { x: 724, y: 160, s: 1.42 },
    { expression: 'smile', turn: -0.25, nod: 0.25, look: [-0.6, 0.9], ...how },
    { head: 7, hide: 'LR' },
    LOW,
  )
/** Where both hands hold the brush. */
const BRUSH: Point = [640, 520]
const DANU: Seat = { x: 536, y: 354, s: 1.74 },
  EKA: Seat = { x: 738, y: 372, s: 1.7 }
/** Danu, below at the left: his eyes are on her. */
export const danu = (how: FigureOptions = {}): string =>
  behind(
    'danu',
    DANU,
    { expression: 'smile', turn: 0.2, nod: 0.24, look: [0.95, 0.4], ...how },
    { head: 5, lean: 3, hide: 'LR' },
  ) +
  clipped(
    `M0 0H1280V${TABLE + 1}H0Z`,
    sleeveArm(
      [
        [588, 492],
        [570, 548],
        [628, 520],
      ],
      'danu',
    ),
  )
/** Eka, below at the right, with paste on her nose. */
export const eka = (how: FigureOptions = {}): string =>
  behind(
    'eka',
    EKA,
    { expression: 'laugh', turn: -0.36, nod: 0.34, look: [-0.9, 0.8], headExtra: dab, ...how },
    { head: -7, lean: -2, hide: 'LR' },
  ) +
  clipped(
    `M0 0H1280V${TABLE + 1}H0Z`,
    sleeveArm(
      [
        [700, 492],
        [716, 546],
        [654, 512],
      ],
      'eka',
    ),
  )
const ORANGE = mix(C.mangga, C.bata, 0.25)
const sleeveArm = (points: readonly [Point, Point, Point], name: 'danu' | 'eka'): string => {
  const skin = SKIN.sawo,
    [a, b] = points,
    half: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return drawn(0.32, () =>
    lit(
      path(tube(points, [17, 15, 12]), lin([light(skin.b, 0.2), skin.b, mix(skin.b, skin.s, 0.35)], 30)) +
        path(
          tube([a, half], [24, 23], { end: 'flat' }),
          name === 'eka' ? lin([light(ORANGE, 0.3), ORANGE], 60) : lin([C.putih, light(C.daun, 0.3)], 80),
        ) +
        (name === 'danu'
          ? stroke(`M${a[0] - 22} ${a[1] - 6}l42 6M${a[0] - 26} ${a[1] + 12}l40 6`, C.daun, 7)
          : stroke(`M${half[0] - 22} ${half[1]}l44 -2`, C.santan, 6)),
      3,
    ),
  )
}
/** Fingers over a stick, their backs to us; `side`: where the arm comes from. */
const grip = (x: number, y: number, r: number, name: 'bima' | 'citra'): string => {
  const skin = SKIN[name === 'bima' ? 'langsat' : 'coklat']
  return place(
    lit(
      [-15, -5, 5, 15]
        .map((dx, i) =>
          path(
            tube(
              [
                [dx, 12],
                [dx + 0.5, -6 - (i % 3 ? 4 : 0)],
                [dx, -13 - (i % 3 ? 3 : 0)],
              ],
              [6, 6, 5.2],
            ),
            mix(skin.b, skin.l, 0.2),
          ),
        )
        .join('') + ellipse(0, 15, 22, 9, skin.b),
      2,
    ),
    x,
    y,
    1,
    r,
  )
}
/** The frame, the hands that hold it, the brush that two hands hold. */
export function frame(): string {
  const { x, y, s } = KITE,
    skin = SKIN.sawo
  return drawn(0.34, () =>
    g([
      place(bareKite(1.6), x, y, s),
      grip(452, 258, 6, 'bima'),
      grip(828, 258, -6, 'citra'),
      lit(
        stroke(`M604 560L664 470`, C.soga, 17) +
          stroke(`M604 560L664 470`, '#D9B45F', 11) +
          path('M650 466L674 482L694 452Q684 434 668 434Z', C.cabai) +
          path('M668 434Q684 434 694 452Q704 424 692 404Q678 418 668 434Z', '#EBD7B0') +
          path('M672 432Q686 436 692 446Q704 420 690 398Q674 410 672 432Z', C.putih),
        2.4,
      ),
      lit(
        hand('fist', [BRUSH[0] - 28, BRUSH[1] + 8], 118, 1, skin, 2) +
          hand('fist', [BRUSH[0] + 24, BRUSH[1] - 18], -118, -1, skin, 1.8),
        2.4,
      ),
      circle(640, 256, 5, C.santan),
    ]),
  )
}
