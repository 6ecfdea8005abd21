/** Book 8, page 8: people on the floor from straight above. Own units: the head's middle at 0,0, the lantern toward +y. */
import { hand } from '../../characters/hands.ts'
import { hairOf } from '../../characters/head.ts'
import { CAST, type PersonName } from '../../characters/people.ts'
import type { FigureOptions, HandKind } from '../../characters/types.ts'
import { add, deg, dir, lerp, type Point, reach, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, g, lin, path, place } from '../../core/svg.ts'
import { light, mix, shade, type Skin } from '../../palette.ts'
import type { ClothFill } from '../../parts/batik.ts'
import { cloth as clothOf } from '../../parts/batik.ts'

/** An arm: where its wrist is, which way the hand points, own units. */
interface SitArm {
  readonly to: Point
  readonly side: -1 | 1
  readonly angle?: number
  readonly bend?: number
  readonly kind?: HandKind
  readonly isOver?: boolean
}
/** Somebody who sits. `isUp`: the face looks up at us, and the chest is seen; otherwise the back, and the head is bowed. */
export interface Sitter {
  readonly skin: Skin
  readonly cloth: string
  readonly fill?: ClothFill
  readonly isLong?: boolean
  readonly legs: string
  readonly shoe?: string | undefined
  readonly isUp?: boolean
  readonly hasLegs?: boolean
  readonly arms: readonly SitArm[]
  readonly under?: string
  readonly art?: string
  readonly over?: string
  readonly head: string
}
const BACK = smooth([
  [-84, -16],
  [-70, -50],
  [-46, -84],
  [0, -94],
  [46, -84],
  [70, -50],
  [84, -16],
  [80, 14],
  [50, 34],
  [-50, 34],
  [-80, 14],
])
const CHEST = smooth([
  [-74, 20],
  [-60, 0],
  [0, -8],
  [60, 0],
  [74, 20],
  [66, 52],
  [54, 100],
  [0, 110],
  [-54, 100],
  [-66, 52],
])
const paint = (c: string): string => lin([light(c, 0.35), c, shade(c, 0.25)], 55)
/** Legs that are crossed before somebody: knees out, feet in the middle. */
function crossed(legs: string, skin: Skin, shoe: string | undefined, far: number): string {
  const one = (s: -1 | 1): string =>
    path(
      tube(
        [
          [s * 26, far - 44],
          [s * 84, far - 8],
          [s * 62, far + 16],
          [s * -4, far + 22],
        ],
        [22, 23, 19, 15],
      ),
      paint(legs),
    )
  const foot = (s: -1 | 1): string => ellipse(s * -24, far + 24, 19, 12, shoe ? paint(shoe) : skin.b)
  return lit(foot(-1) + one(-1), 2.6) + lit(foot(1) + one(1), 2.6)
}
/** One arm, from the shoulder over the elbow to the hand. */
function armOf(
  { to, side, angle, bend = side, kind = 'rest' }: SitArm,
  { skin, cloth, fill, isLong, isUp }: Sitter,
): string {
  const s: Point = [side * (isUp ? 64 : 70), isUp ? 18 : -6],
    far = Math.hypot(to[0] - s[0], to[1] - s[1]),
    [e, w] = reach(s, to, Math.max(54, far * 0.56), Math.max(52, far * 0.54), bend),
    end = isLong ? lerp(e, w, 0.84) : lerp(s, e, 0.8),
    sleeve = tube(isLong ? [s, e, end] : [s, lerp(s, end, 0.5), end], isLong ? [24, 20, 16] : [24, 23, 22], {
      end: 'flat',
    })
  return lit(
    path(tube([s, e, w], [18, 15, 11]), lin([light(skin.b, 0.25), skin.b, mix(skin.b, skin.s, 0.4)], 40)) +
      hand(kind, [w[0], w[1]], angle ?? deg(e, w), side, skin, 1.75) +
      clothOf(sleeve, fill ?? paint(cloth)),
    2.4,
  )
}
/** Draws somebody who sits at that place of the ring, turned by so many degrees. */
export function sitter(who: Sitter, x: number, y: number, turn: number, s = 0.84): string {
  const {
      skin,
      cloth,
      fill,
      legs,
      shoe,
      isUp = false,
      hasLegs = true,
      arms,
      under = '',
      art = '',
      over = '',
      head,
    } = who,
    d = isUp ? CHEST : BACK
  return place(
    g([
      under,
      hasLegs ? crossed(legs, skin, shoe, isUp ? 108 : 78) : '',
      lit(clothOf(d, fill ?? paint(cloth)) + clipped(d, art), 3.4),
      ...arms.filter(({ isOver }) => !isOver).map((arm) => armOf(arm, who)),
      over,
      lit(head, isUp ? 1 : 3.4),
      ...arms.filter(({ isOver }) => isOver).map((arm) => armOf(arm, who)),
    ]),
    x,
    y,
    s,
    turn,
  )
}
/** A face that looks up: the head of the puppet alone, its middle at 0,0. */
export function faceUp(
  name: PersonName,
  how: FigureOptions,
  who: { at: { head: Point }; parts: { head: string } },
  s = 1,
): string {
  const c = CAST[name],
    back = hairOf({ ...c, ...how }, how.turn ?? 0).back
  return place(back + place(who.parts.head, -who.at.head[0], -who.at.head[1]), 0, -6, s)
}
/** Where on a ring of two radii around a middle: degrees of a clock, 0 at twelve. */
export const clock = ([x, y]: Point, degrees: number, rx: number, ry: number): [number, number] => {
  const [dx, dy] = dir(180 - degrees)
  return add([x, y], [dx * rx, dy * ry])
}
