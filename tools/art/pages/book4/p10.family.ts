/** Book 4, page 10: the family around the bed; Baby touches Mother's cheek, the others pat the earth, pour water, hold the light. */
import { person } from '../../characters/cast.ts'
import type { Figure, Pose } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { circle, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, light, shade } from '../../palette.ts'
import { palmAt, put, type Stand } from '../book1/shared.ts'
import { heldLamp, lampShadow } from '../book2/sharedLate.ts'

/** How somebody is: at rest, with closed lids, or `glad` when touched. */
export interface Mood {
  readonly blink?: boolean
  readonly glad?: boolean
}
const IBU: Stand = { x: 560, y: 614, s: 1.34 },
  BABY: Stand = { x: 692, y: 584, s: 1.16 },
  EKA: Stand = { x: 392, y: 684, s: 1.16 },
  DANU: Stand = { x: 952, y: 694, s: 1.16 },
  KAKEK: Stand = { x: 232, y: 616, s: 1.04 },
  AYAH: Stand = { x: 1000, y: 612, s: 1.06 }

const SIT: Pose = { legL: [-72, 74], legR: [72, -70], sit: true, feetOut: true, footL: 8, footR: -8 }
const lamplit = (svg: string): string => relight(svg, 'lampu')

/** Tears of joy in the eyes: two bright points more. */
const shine = (who: Figure): string =>
  [who.at.eyeL, who.at.eyeR]
    .map(
      ([x, y]) => circle(x - 3, y + 5, 1.8, '#FFFFFF') + ellipse(x + 1, y + 8.4, 5.4, 1.7, '#FFFFFF', { opacity: 0.7 }),
    )
    .join('')
const ibu = ({ blink = false, glad = false }: Mood): Figure =>
  person('ibu', {
    expression: glad ? 'laugh' : 'happy',
    blink,
    turn: 0.44,
    nod: 0.16,
    look: [1.2, 0.5],
    pose: {
      ...SIT,
      lean: 0,
      head: 8,
      armL: { ...palmAt([536, 664], IBU), bend: -1 },
      handL: 'rest',
      armR: { ...palmAt([714, 556], IBU), bend: 1 },
      handR: 'rest',
      angR: 60,
      over: 'L',
    },
  })
/** Mother looks at Baby. */
export function mother(mood: Mood): string {
  const who = ibu(mood)
  return lampShadow(IBU, 90, 0.3) + lamplit(put(who.svg + (mood.blink || mood.glad ? '' : shine(who)), IBU))
}
/** Her hand over Baby's romper. */
export const mothersHand = (): string => lamplit(put(ibu({}).parts.handR, IBU))
/** Baby stands on her lap and looks at her: the second word. */
export function baby({ blink = false, glad = false }: Mood): string {
  const who = person('fajar', {
    expression: glad ? 'sing' : 'happy',
    blink,
    turn: -0.72,
    nod: -0.2,
    look: [-1.3, -0.2],
    pose: {
      lean: -6,
      armL: { ...palmAt(glad ? [612, 410] : [616, 424], BABY), bend: -1 },
      armR: [36, 74],
      handL: 'open',
      legL: [-30, -8],
      legR: [44, 20],
      hipY: 34,
      sit: true,
      feetOut: true,
      footL: 30,
      footR: -30,
      head: -4,
      over: 'L',
    },
  })
  return lamplit(put(who.svg, BABY))
}
/** Legs of somebody who kneels on both knees. */
const KNEEL: Pose = { legL: [20, -82], legR: [32, -78], kneel: true, side: 1, footL: 66, footR: 66 },
  KNEEL_LEFT: Pose = { legL: [-32, 78], legR: [-20, 82], kneel: true, side: -1, footL: -66, footR: -66 }
/** Eka pats the earth with both hands. */
export function eka({ blink = false, glad = false }: Mood): string {
  const who = person('eka', {
    expression: glad ? 'laugh' : 'smile',
    blink,
    turn: 0.42,
    nod: glad ? -0.1 : 0.3,
    look: [0.9, 0.7],
    pose: {
      ...KNEEL,
      lean: 17,
      head: -4,
      armL: { ...palmAt([494, 700], EKA), bend: 1 },
      armR: { ...palmAt([528, 672], EKA), bend: 1 },
      handL: 'rest',
      handR: 'rest',
    },
  })
  return lampShadow(EKA, 80, 0.3) + lamplit(put(who.svg, EKA))
}
/** Danu pats it from the other side. */
export function danu({ blink = false, glad = false }: Mood): string {
  const who = person('danu', {
    expression: glad ? 'laugh' : 'calm',
    blink,
    turn: -0.4,
    nod: glad ? -0.1 : 0.3,
    look: [-0.9, 0.6],
    pose: {
      ...KNEEL_LEFT,
      lean: -17,
      head: 4,
      armL: { ...palmAt([796, 676], DANU), bend: -1 },
      armR: { ...palmAt([824, 704], DANU), bend: -1 },
      handL: 'rest',
      handR: 'rest',
    },
  })
  return lampShadow(DANU, 84, 0.3) + lamplit(put(who.svg, DANU))
}
/** Grandpa holds the lantern over the bed and his other hand at his heart. */
export function kakek({ blink = false, glad = false }: Mood): string {
  const who = person('kakek', {
    expression: glad ? 'laugh' : 'smile',
    blink,
    turn: 0.4,
    nod: 0.2,
    look: [0.9, 0.4],
    pose: {
      lean: 7,
      armL: { palm: [4, -142], bend: 1 },
      handL: 'rest',
      armR: { ...palmAt([356, 396], KAKEK), bend: 1 },
      handR: 'fist',
      legL: [-6, -2],
      legR: [7, 3],
      head: -3,
    },
  })
  const { svg, at, parts } = who
  return (
    lampShadow(KAKEK, 70, 0.3) +
    lamplit(put(svg, KAKEK)) +
    put(heldLamp({ svg, at, parts, height: who.height }, 'R', { s: 0.72, glow: 120 }), KAKEK)
  )
}
/** The small watering can, held at 0,0 by its upper handle; it pours to the left. */
const can = (): string =>
  place(
    lit(
      path('M-30 34L-76 6L-70 -2L-28 14Z', lin([light(C.toska, 0.3), shade(C.toska, 0.3)], 60)) +
        ellipse(-76, 1, 8, 13, C.toska, { transform: 'rotate(-24 -76 1)' }) +
        path('M-34 8Q0 0 34 8L28 62Q0 70 -28 62Z', lin([light(C.toska, 0.4), C.toska, shade(C.toska, 0.35)], 20)) +
        ellipse(0, 8, 34, 8, shade(C.toska, 0.4)) +
        stroke('M-22 8C-20 -18 20 -18 22 8', '#D8CFC2', 6) +
        stroke('M32 18C56 16 56 48 30 52', '#D8CFC2', 6) +
        stroke('M-31 34Q0 42 31 34', light(C.kunyit, 0.2), 4),
      2,
    ),
    0,
    14,
    0.9,
    -24,
  )
/** Where Father's hand holds the can, stage px. */
const CAN = [832, 374] as const
/** Father bends and pours. */
export function father({ blink = false, glad = false }: Mood): string {
  const who = person('ayah', {
    expression: glad ? 'laugh' : 'smile',
    blink,
    turn: -0.42,
    nod: 0.25,
    look: [-0.9, 0.5],
    pose: {
      lean: -13,
      armL: { ...palmAt([CAN[0], CAN[1]], AYAH), bend: -1 },
      handL: 'fist',
      armR: [26, -24],
      handR: 'rest',
      legL: [-8, -2],
      legR: [12, 4],
      head: 3,
      hide: 'L',
    },
  })
  return (
    lampShadow(AYAH, 80, 0.3) + lamplit(put(who.svg, AYAH) + place(can(), CAN[0], CAN[1]) + put(who.parts.armL, AYAH))
  )
}
/** Water from the can to the earth. */
export const water = (): string =>
  g([
    ...[0, 1, 2, 3, 4].map((i) =>
      stroke(
        `M${768 + i * 2} ${412 + i * 4}Q${744 - i * 3} ${420 + i * 6} ${756 - i * 9} ${654 + i * 5}`,
        '#CFEFF2',
        2.6,
        {
          opacity: 0.66,
        },
      ),
    ),
    ellipse(738, 682, 44, 12, '#3B211C', { opacity: 0.3 }),
    ...[
      [752, 664, 5],
      [722, 674, 4],
      [738, 660, 3.4],
      [706, 664, 3],
      [768, 672, 3.4],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#E6F8F8', { opacity: 0.85 })),
  ])
