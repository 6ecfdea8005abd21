/**
 * Bima's red wheelchair: fat field tires, hand rims, low back, no push handles (he moves himself), a ribbon on each wheel.
 * Units as the figures: ground y=0, wheel 92 high. Side view and three-quarter view face right; flip the whole for left.
 */
import { g, path, stroke, ellipse, circle, f, lin, place } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade, mix } from '../palette.ts'
import { person } from '../characters/cast.ts'
import { type PersonName } from '../characters/people.ts'
import type { Arm, Figure, FigureOptions, HandKind, Pair, Pose } from '../characters/types.ts'

const RED = '#D63A34',
  STEEL = '#C9D3DA',
  TIRE = '#4B4350',
  R = 46
const tubeLine = (d: string, w: number, c = RED) =>
  stroke(d, shade(c, 0.35), w + 1.6) +
  stroke(d, c, w) +
  stroke(d, light(c, 0.5), w * 0.28, { transform: `translate(-${f(w * 0.18)} -${f(w * 0.18)})` })

/** One wheel around 0,0. squash < 1: seen from the front; spin turns the spokes (degrees); bow: ribbon; depth: tire thickness. */
export function wheel({ squash = 1, spin = 0, bow = C.kunyit, depth = 0, r = R } = {}) {
  const spokes = Array.from({ length: 9 }, (_, i) => {
    const a = ((i * 40 + spin) * Math.PI) / 180
    return `M0 0L${f(Math.cos(a) * (r - 12))} ${f(Math.sin(a) * (r - 12))}`
  }).join('')
  let knobs = ''
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 6.283 + spin / 57
    knobs += `M${f(Math.cos(a) * (r - 3))} ${f(Math.sin(a) * (r - 3))}L${f(Math.cos(a) * (r + 0.6))} ${f(Math.sin(a) * (r + 0.6))}`
  }
  const ring = (q: number, w: number, c: string, o = {}) =>
    circle(0, 0, q, 'none', { stroke: c, 'stroke-width': w, ...o })
  const face = g([
    ring(r - 5.5, 11, TIRE),
    stroke(knobs, mix(TIRE, '#8F8793', 0.5), 4.4),
    ring(r - 8, 1.6, '#8F8793', { opacity: 0.7 }),
    ring(r - 12, 3.2, STEEL),
    ring(r - 12.6, 1.2, '#fff', { opacity: 0.8 }),
    stroke(spokes, '#AEB9C3', 1.7),
    ring(r - 17, 3.4, RED),
    ring(r - 17.6, 1.1, light(RED, 0.6)),
    circle(0, 0, 7.5, lin([light(RED, 0.4), RED, shade(RED, 0.4)], 60)),
    circle(-1, -1.4, 2.6, '#fff', { opacity: 0.75 }),
  ])
  const thick = depth
    ? ellipse(depth, -1, r * squash, r, shade(TIRE, 0.35)) + ellipse(depth * 0.5, -0.5, r * squash, r, shade(TIRE, 0.2))
    : ''
  const a = ((spin + 20) * Math.PI) / 180,
    bx = Math.cos(a) * (r - 21) * squash,
    by = Math.sin(a) * (r - 21)
  return lit(thick + g(face, { transform: `scale(${squash} 1)` }), 2.6) + place(ribbon(bow), bx, by, 0.9)
}
/** A bow with two tails that fly to the left (the way he came). */
const ribbon = (c = C.kunyit) =>
  lit(
    path('M0 0C-10 6 -18 2 -30 9C-24 12 -27 16 -31 19C-20 17 -10 14 0 3Z', shade(c, 0.1)) +
      path('M0 0C-6 10 -14 16 -16 27C-11 24 -8 27 -5 30C-3 20 2 12 3 2Z', c) +
      path('M0 0C-5 -11 -17 -10 -15 0C-17 9 -5 9 0 0Z', light(c, 0.2)) +
      path('M0 0C5 -11 17 -10 15 0C17 9 5 9 0 0Z', c) +
      circle(0, 0, 4, shade(c, 0.25)),
    1.2,
  )
const caster = (x: number, y: number, q: number, k: number) =>
  place(
    lit(ellipse(0, 0, q * k, q, TIRE) + ellipse(0, 0, q * k * 0.55, q * 0.55, STEEL) + circle(0, 0, 2.4, RED), 1.4),
    x,
    y,
  )
/** Two mallets in a side pocket. */
const pocket = (x: number, y: number, r: number) =>
  place(
    lit(
      stroke('M-5 0L-13 -26M3 0L0 -28', '#C08B4F', 3.6) +
        circle(-14, -30, 6, C.cabai) +
        circle(0, -32, 6, C.kunyit) +
        path('M-12 -4Q0 0 12 -4L9 18Q0 22 -9 18Z', lin([C.nila, shade(C.nila, 0.4)], 60)) +
        stroke('M-12 -4Q0 0 12 -4', C.kunyit, 2.2),
      1.2,
    ),
    x,
    y,
    1,
    r,
  )

/** The chair alone in layers: what is behind the child and what is in front. view: side | quarter. */
function chair({ view = 'quarter', spin = 0 }: { view?: ChairView; spin?: number } = {}): {
  back: string
  front: string
  near: string
} {
  if (view === 'side')
    return {
      back:
        place(wheel({ spin: spin + 15, bow: C.toska }), 7, -51, 0.94) +
        lit(
          path(
            smooth(
              [
                [-40, -118],
                [-30, -121],
                [-24, -70],
                [-28, -58],
                [-38, -60],
              ],
              true,
              0.8,
            ),
            lin([light(RED, 0.25), shade(RED, 0.2)], 60),
          ) +
            path(
              smooth(
                [
                  [-34, -62],
                  [28, -62],
                  [32, -56],
                  [28, -50],
                  [-34, -50],
                ],
                true,
                0.7,
              ),
              lin(['#6A5A68', '#453A48'], 80),
            ),
          1.8,
        ),
      front:
        lit(
          tubeLine('M-31 -116L-24 -46M-30 -52L30 -54Q40 -54 44 -44L58 -14L76 -10M34 -54L44 -26', 5) +
            stroke('M62 -6h27', '#5A4F5C', 6),
          1.6,
        ) +
        caster(46, -13, 13, 1) +
        pocket(-2, -56, -4),
      near: place(wheel({ spin }), -6, -46),
    }
  return {
    back:
      place(wheel({ squash: 0.5, spin: spin + 30, bow: C.toska, depth: -5 }), 45, -49, 0.94) +
      lit(
        path(
          smooth(
            [
              [-35, -112],
              [-4, -116],
              [30, -112],
              [33, -62],
              [-34, -58],
            ],
            true,
            0.55,
          ),
          lin([light(RED, 0.25), RED, shade(RED, 0.3)], 60),
        ) + stroke('M-28 -98Q-2 -102 24 -98', light(RED, 0.4), 2, { opacity: 0.7 }),
        2,
      ) +
      lit(path('M-38 -66L38 -68L54 -52L-20 -48Z', lin(['#6A5A68', '#453A48'], 80)), 1.6) +
      caster(63, -15, 12.5, 0.62),
    front:
      lit(
        tubeLine('M-30 -56L-8 -50L8 -20M36 -60L50 -46L62 -20M4 -28L14 -6', 4.6) +
          path('M8 -8L62 -12L70 -3L14 2Z', lin(['#7A6E7C', '#4A404D'], 80)),
        1.5,
      ) + caster(4, -12.5, 13, 0.62),
    near: place(wheel({ squash: 0.56, spin, depth: 6 }), -44, -46, 1, 2) + pocket(-20, -62, -10),
  }
}
/** How somebody sits: pose, where the hands hold the rims, turn of the head, lengths of the legs. */
interface Seat {
  readonly pose: Pose
  readonly rim: Readonly<Record<'L' | 'R', Arm>>
  readonly turn: number
  readonly leg: Pair
}
const SEATS: Readonly<Record<ChairView, Seat>> = {
  side: {
    pose: {
      side: 1,
      hipY: 74,
      dx: -8,
      lean: 4,
      legL: [80, 16],
      legR: [76, 20],
      sit: true,
      hide: 'L',
      back: 'R',
      head: -3,
      footL: -4,
      footR: -4,
    },
    rim: { L: { palm: [8, -90], bend: 1 }, R: { palm: [24, -92], bend: 1 } },
    turn: 0.5,
    leg: [52, 44],
  },
  quarter: {
    pose: { hipY: 74, dx: -2, lean: 1, legL: [52, 8], legR: [58, 6], sit: true, hide: 'L', head: -3 },
    rim: { L: { palm: [-47, -92], bend: 1 }, R: { palm: [44, -96], bend: -1 } },
    turn: 0.3,
    leg: [30, 37],
  },
}
/** From where the chair is seen. */
type ChairView = 'quarter' | 'side'
/** How somebody sits in the chair: a figure's options, the view, the turn of the spokes, and arms on the rims or elsewhere. */
export interface ChairOptions extends Omit<FigureOptions, 'pose'> {
  readonly view?: ChairView
  readonly spin?: number
  readonly armL?: Arm | 'rim' | undefined
  readonly armR?: Arm | 'rim' | undefined
}
/**
 * Somebody in the wheelchair, ready to place (faces right). armL / armR: 'rim' or an arm as in POSES; hands as in poseMore.
 * Returns {svg, at} like figure().
 */
export function inChair(
  name: PersonName,
  { view = 'quarter', spin = 0, armL = 'rim', armR = 'rim', poseMore = {}, ...opts }: ChairOptions = {},
): Figure {
  const S = SEATS[view],
    c = chair({ view, spin }),
    pick = (a: Arm | 'rim', s: 'L' | 'R'): Arm => (a === 'rim' ? S.rim[s] : a),
    hand = (a: Arm | 'rim'): HandKind | undefined => (a === 'rim' ? 'fist' : undefined)
  const fig = person(name, {
    turn: S.turn,
    ...opts,
    props: { leg: S.leg, ...opts.props },
    pose: {
      ...S.pose,
      armL: pick(armL, 'L'),
      armR: pick(armR, 'R'),
      handL: hand(armL),
      handR: hand(armR),
      ...poseMore,
    },
  })
  return { ...fig, svg: c.back + fig.svg + c.front + c.near + fig.parts.armL }
}
