/** Eka with her bubble wand on a string and a bamboo cup of suds: how she blows on every bubble page of book 1. */
import { person } from '../../characters/cast.ts'
import type { Arm } from '../../characters/types.ts'
import { circle, f, glow, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { soapBubble, soapCup, wand } from './shared.ts'
import type { Point } from './shared.ts'
import { blinkOf } from './sharedFaces.ts'

/** How Eka stands; angles as in the kit's poses, in a picture where she blows to the left (side -1) or to the right (side 1). */
export interface EkaPose {
  side?: -1 | 1
  lean?: number
  head?: number
  nod?: number
  turn?: number
  legL?: [number, number]
  legR?: [number, number]
  /** Where the hand with the wand is in head units, measured toward the side she blows to. */
  hand?: Point
  /** Length of the wand and its lean away from her mouth, in degrees. */
  wandLength?: number
  wandTilt?: number
  /** The face she waits with; the tap frame always blows. */
  expression?: string
  /** Where the free hand holds the cup: angles of the arm. */
  cupArm?: [number, number]
}
/** The three drawings of a person who can blink and answer a tap. */
export interface Faces {
  svg: string
  frames: { blink: string; tap: string }
}

/** Puffed cheeks and a breath of little bubbles out of the ring. */
const breath = ([x, y]: Point, side: number): string =>
  [
    [16, -6, 9],
    [34, -22, 6],
    [30, 12, 5],
    [48, -4, 4],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => place(soapBubble(r), x + dx * side, y + dy))
    .join('')

function draw(pose: EkaPose, expression: string, blowing: boolean): string {
  const side = pose.side ?? -1,
    [hx, hy] = pose.hand ?? [16, 78],
    tilt = (pose.wandTilt ?? -3) * side,
    length = pose.wandLength ?? 36
  const wandArm: Arm = { head: [hx * side, hy], bend: side },
    cupArm: Arm = pose.cupArm ?? [40 * -side, -30 * -side]
  const far = side < 0 ? 'L' : 'R'
  const eka = person('eka', {
    expression,
    turn: pose.turn ?? side * 0.5,
    nod: pose.nod ?? 0.3,
    face: blowing
      ? { sx: 1.07, sy: 0.98, cheek: 8, jaw: 6, chin: -3 }
      : { sx: 1.04, sy: 0.98, cheek: 4, jaw: 4, chin: -3 },
    pose: {
      lean: pose.lean ?? side * 4,
      head: pose.head ?? side * 3,
      legL: pose.legL ?? [-12, -4],
      legR: pose.legR ?? [8, 3],
      armL: side < 0 ? wandArm : cupArm,
      armR: side < 0 ? cupArm : wandArm,
      handL: 'fist',
      handR: 'fist',
      over: far,
      hide: far,
    },
  })
  const hand = side < 0 ? eka.at.handL : eka.at.handR,
    cup = side < 0 ? eka.at.handR : eka.at.handL,
    arm = side < 0 ? eka.parts.armL : eka.parts.armR
  const a = (tilt * Math.PI) / 180,
    ring: Point = [hand[0] + Math.sin(a) * length, hand[1] - Math.cos(a) * length]
  const string = stroke(
    `M${f(eka.at.neck[0])} ${f(eka.at.neck[1] + 8)}Q${f((eka.at.neck[0] + hand[0]) / 2)} ${f(hand[1] + 44)} ${f(hand[0])} ${f(hand[1] + 16)}`,
    C.santan,
    2.2,
  )
  const puff = blowing ? circle(eka.at.mouth[0] - side * 16, eka.at.mouth[1] - 4, 12, glow(C.sepatu, 0.5)) : ''
  return (
    eka.svg +
    puff +
    string +
    place(soapCup(), cup[0], cup[1] - 4, 0.9) +
    (side < 0 ? eka.parts.handR : eka.parts.handL) +
    place(wand(length), hand[0], hand[1], 1, tilt) +
    arm +
    (blowing ? breath(ring, side) : '')
  )
}
/** Eka in the pose, waiting, with closed lids, and blowing. Feet on y=0. */
export function ekaWithWand(pose: EkaPose = {}): Faces {
  const expression = pose.expression ?? 'puff'
  return {
    svg: draw(pose, expression, false),
    frames: { blink: draw(pose, blinkOf(expression), false), tap: draw(pose, 'puffing', true) },
  }
}
