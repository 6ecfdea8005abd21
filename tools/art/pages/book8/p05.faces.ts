/** Book 8, page 5: four who shout over the rail, hands as funnels around mouths as wide as they go, the light behind them. */
import { person } from '../../characters/cast.ts'
import { hand } from '../../characters/hands.ts'
import { CAST } from '../../characters/people.ts'
import type { FigureOptions, Pose } from '../../characters/types.ts'
import { type Point, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, flat, g, glow, lin, path, place } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, light, mix, shade, SKIN, type Skin } from '../../palette.ts'
import { drawn } from '../book6/sharedNight.ts'
import { RAIL } from './p05.land.ts'
import { funnel, mouth, phone, wetGlasses } from './p05.parts.ts'

type Name = 'ayu' | 'bima' | 'citra' | 'eka'
/** Where a head is, and how large; how its mouth is open, 1 as wide as it goes. */
interface Seat {
  readonly x: number
  readonly y: number
  readonly s: number
}
/** How somebody shouts now. */
export interface Shout {
  readonly expression?: string
  readonly blink?: boolean
  /** 0.6 takes a breath, 1 shouts. */
  readonly wide?: number
}
const skinOf = (name: Name): Skin => SKIN[CAST[name].skin ?? 'sawo']

/** Against the lantern: a thin line of its colour along their upper edges, their own colours a little darker but warm. */
export const backlit = (svg: string): string =>
  g(place(svg, -1.6, -3.6) + place(svg, 2.4, -2.6), { filter: flat('#FFD27A'), opacity: 0.9 }) +
  relight(svg, 'lampu') +
  g(svg, { filter: flat('#16204A'), opacity: 0.15 })

/** Somebody behind the rail, as far down as it lets us see. */
function bust(
  name: Name,
  { x, y, s }: Seat,
  { expression = 'shout', blink, wide = 1 }: Shout,
  how: FigureOptions,
  pose: Pose,
): string {
  return drawn(0.55 / s, () => {
    const who = person(name, {
        nod: -0.5,
        face: {
          ...CAST[name].face,
          chin: (CAST[name].face?.chin ?? 0) + 12 * wide,
          jaw: (CAST[name].face?.jaw ?? 0) - 2,
        },
        ...how,
        expression,
        blink,
        headExtra: (look) => (how.headExtra?.(look) ?? '') + mouth(wide, name === 'eka')(look),
        pose: { ...pose, hide: 'LR' },
      }),
      [hx, hy] = who.at.head
    return clipped(ABOVE, place(who.svg, x - hx * s, y - hy * s, s))
  })
}
/** A bare forearm from an elbow on the rail to a wrist. */
function forearm(skin: Skin, elbow: Point, wrist: Point, w: number): string {
  const [a, b]: Point[] = [elbow, wrist]
  if (!a || !b) return ''
  const d = tube([a, [(a[0] + b[0]) / 2 + (b[0] - a[0]) * 0.04, (a[1] + b[1]) / 2], b], [w * 1.08, w * 1.06, w * 0.86])
  return lit(path(d, lin([light(skin.l, 0.2), skin.b, mix(skin.b, skin.s, 0.5)], 20)), 3)
}
/** One arm: from the shoulder down to the elbow, up to the wrist, and the hand beside the mouth. */
interface ArmPlan {
  readonly side: 1 | -1
  readonly shoulder: Point
  readonly elbow: Point
  readonly wrist: Point
  readonly turn: number
}
/** What the rail leaves of them. */
const ABOVE = `M-200 -60H1480V${RAIL + 26}H-200Z`
/** Arms of a funnel around a body, a sleeve of that colour at the shoulder; `k` their size. */
function withArms(body: string, name: Name, k: number, sleeve: string, list: readonly ArmPlan[]): string {
  const skin = skinOf(name)
  const w = 17 * k
  const upper = ({ shoulder, elbow }: ArmPlan): string => {
    const half: Point = [shoulder[0] * 0.36 + elbow[0] * 0.64, shoulder[1] * 0.36 + elbow[1] * 0.64]
    return lit(
      path(tube([shoulder, elbow], [w * 1.2, w * 1.15]), mix(skin.b, skin.s, 0.35)) +
        path(
          tube([shoulder, half], [w * 1.35, w * 1.6], { end: 'flat' }),
          lin([light(sleeve, 0.2), sleeve, shade(sleeve, 0.3)], 40),
        ),
      3,
    )
  }
  const lower = ({ side, elbow, wrist, turn }: ArmPlan): string =>
    forearm(skin, elbow, wrist, w) + place(funnel(skin, side), wrist[0], wrist[1], k, turn)
  return drawn(0.55 / (k * 1.6), () => clipped(ABOVE, list.map(upper).join('') + body + list.map(lower).join('')))
}
/** Citra, large at the left; she cannot see for rain. */
export const citra = (how: Shout = {}): string =>
  backlit(
    withArms(
      bust('citra', { x: 236, y: 362, s: 2.86 }, how, { turn: 0.3, headExtra: wetGlasses }, { lean: 5, head: -8 }),
      'citra',
      1.28,
      mix(C.jambu, C.putih, 0.3),
      [
        { side: -1, shoulder: [168, 568], elbow: [76, 640], wrist: [146, 526], turn: -6 },
        { side: 1, shoulder: [288, 566], elbow: [424, 646], wrist: [380, 534], turn: 8 },
      ],
    ),
  )
/** Eka, higher than all: she stands on a bench. */
export const eka = (how: Shout = {}): string =>
  backlit(
    withArms(
      bust('eka', { x: 512, y: 286, s: 1.86 }, how, { turn: 0.1 }, { lean: -2, head: 6, stretch: 1.1 }),
      'eka',
      0.84,
      mix(C.mangga, C.bata, 0.3),
      [
        { side: -1, shoulder: [492, 414], elbow: [424, 478], wrist: [450, 402], turn: -8 },
        { side: 1, shoulder: [546, 414], elbow: [602, 482], wrist: [578, 404], turn: 8 },
      ],
    ),
  )
/** Ayu holds the phone up into the rain and shouts past it. */
export function ayu(how: Shout = {}): string {
  const skin = skinOf('ayu'),
    sleeve = mix(C.kunyit, C.mangga, 0.1)
  const up = drawn(0.3, () =>
    g([
      lit(
        path(
          tube(
            [
              [700, 604],
              [644, 480],
              [664, 348],
            ],
            [32, 27, 20],
          ),
          lin([light(skin.l, 0.2), skin.b], 20),
        ) +
          path(
            tube(
              [
                [700, 612],
                [644, 484],
                [660, 372],
              ],
              [37, 33, 27],
              { end: 'flat' },
            ),
            lin([light(sleeve, 0.3), sleeve, shade(sleeve, 0.3)], 20),
          ),
        3,
      ),
    ]),
  )
  return (
    backlit(
      bust(
        'ayu',
        { x: 782, y: 430, s: 2.16 },
        { expression: 'worry', ...how },
        { turn: -0.24, look: [-0.3, -0.7] },
        { lean: -3, head: 6 },
      ) + clipped(ABOVE, up),
    ) +
    ellipse(672, 252, 96, 110, glow('#D6EEF6', 0.6)) +
    place(phone(), 672, 252, 1, 9) +
    backlit(drawn(0.3, () => lit(hand('hold', [665, 346], 176, 1, skin, 2.9), 3)))
  )
}
/** Bima, large at the right, with all his might. */
export const bima = (how: Shout = {}): string =>
  backlit(
    withArms(
      bust(
        'bima',
        { x: 1074, y: 372, s: 2.8 },
        { expression: 'wow', ...how },
        { turn: -0.3, look: [-0.5, -0.6] },
        { lean: -6, head: 11 },
      ),
      'bima',
      1.3,
      '#7CC4E8',
      [
        { side: -1, shoulder: [1010, 576], elbow: [876, 650], wrist: [928, 540], turn: -10 },
        { side: 1, shoulder: [1130, 580], elbow: [1222, 650], wrist: [1156, 552], turn: 3 },
      ],
    ),
  )
