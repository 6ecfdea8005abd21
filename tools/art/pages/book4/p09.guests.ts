/** Book 4, page 9: friends and family around the mat, every mouth orange. */
import { person } from '../../characters/cast.ts'
import { type PersonName } from '../../characters/people.ts'
import { withBaby } from '../../characters/together.ts'
import type { Figure, FigureOptions, Pose } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { ellipse, lin, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { Stand } from '../book1/shared.ts'
import { atDusk, drop, juice, mangoSlice } from './sharedEvening.ts'

/** How somebody looks: eating, `laughs` when touched, `blink`: closed lids. */
export interface Mood {
  readonly blink?: boolean
  readonly laughs?: boolean
}
const BIMA: Stand = { x: 186, y: 622, s: 0.98 },
  AYU: Stand = { x: 306, y: 526, s: 1 },
  CITRA: Stand = { x: 424, y: 532, s: 1 },
  AYAH: Stand = { x: 536, y: 486, s: 0.86 },
  IBU: Stand = { x: 634, y: 534, s: 0.92 },
  DANU: Stand = { x: 764, y: 532, s: 1 },
  EKA: Stand = { x: 872, y: 606, s: 0.98 },
  KAKEK: Stand = { x: 1012, y: 604, s: 0.94 }

const SIT: Pose = {
  legL: [-72, 74],
  legR: [72, -70],
  sit: true,
  feetOut: true,
  footL: 8,
  footR: -8,
}
/** A slice in a hand, the fingers over it. */
const slice = (who: Figure, hand: 'L' | 'R', r = 0, s = 1.3): string => {
  const [x, y] = hand === 'L' ? who.at.handL : who.at.handR
  return place(mangoSlice() + place(drop(), 4, 15), x, y - 4, s, r) + (hand === 'L' ? who.parts.handL : who.parts.handR)
}
/** Somebody sits on the mat. */
const sits = (name: PersonName, pose: Pose, options: FigureOptions): Figure =>
  person(name, { ...options, pose: { ...SIT, ...pose } })

function ayu({ blink = false, laughs = false }: Mood): string {
  const who = sits(
    'ayu',
    { lean: 4, head: 7, armL: [-34, 40], armR: { head: [26, 50], bend: 1 }, handR: 'hold', over: 'R' },
    { expression: laughs ? 'laugh' : 'proud', blink, turn: 0.22, nod: laughs ? -0.2 : 0.1 },
  )
  return atDusk(who.svg + juice(who.at.mouth) + slice(who, 'R', -24), AYU, 100)
}
function citra({ blink = false, laughs = false }: Mood): string {
  const who = sits(
    'citra',
    {
      lean: -3,
      head: -6,
      armL: { head: [-26, 54], bend: -1 },
      armR: [34, -50],
      handL: 'hold',
      over: 'L',
    },
    { expression: laughs ? 'laugh' : 'happy', blink, turn: -0.28, look: [-0.9, 0.1] },
  )
  return atDusk(who.svg + juice(who.at.mouth) + slice(who, 'L', 22), CITRA, 100)
}
function bima({ blink = false, laughs = false }: Mood): string {
  const who = inChair('bima', {
    view: 'quarter',
    expression: laughs ? 'laugh' : 'happy',
    blink,
    look: [0.9, 0.1],
    armR: laughs ? [66, 118] : [78, 128],
    poseMore: { handR: 'hold' },
  })
  return atDusk(who.svg + juice(who.at.mouth) + slice(who, 'R', 12), BIMA, 90)
}
/** Ayu, Bima and Citra eat. */
export const friends = (mood: Mood): string => ayu(mood) + citra(mood) + bima(mood)

/** The big platter from below: nothing left on it. */
const platter = (): string =>
  lit(
    ellipse(0, 0, 66, 50, lin(['#F1CE8C', '#D59B4F'], 60)) +
      ellipse(0, 0, 50, 36, 'none', { stroke: C.soga, 'stroke-width': 3, opacity: 0.5 }) +
      stroke('M-60 -12Q0 -26 60 -12M-64 6Q0 -6 64 6M-56 24Q0 14 56 24', C.soga, 2.4, { opacity: 0.4 }),
    2,
  )
/** Father shows the empty platter. */
export function father({ blink = false, laughs = false }: Mood): string {
  const y = laughs ? -196 : -164,
    who = person('ayah', {
      expression: laughs ? 'laugh' : 'happy',
      blink,
      turn: 0.1,
      nod: laughs ? -0.2 : 0.1,
      look: [0.2, 0.6],
      pose: {
        lean: -3,
        armL: { palm: [-58, y + 6], bend: 1 },
        armR: { palm: [54, y - 6], bend: -1 },
        handL: 'hold',
        handR: 'hold',
        legL: [-6, -2],
        legR: [8, 2],
        head: 6,
        hide: 'LR',
      },
    })
  return atDusk(who.svg + place(platter(), -2, y, 0.94, -6) + who.parts.armL + who.parts.armR, AYAH, 100)
}
/** Mother with Baby on her lap; mango from ear to ear. */
export function mother({ blink = false, laughs = false }: Mood): string {
  const who = withBaby('ibu', {
    expression: laughs ? 'laugh' : 'smile',
    blink,
    turn: 0.22,
    nod: 0.3,
    look: [0.6, 0.8],
    at: [46, -42],
    s: 0.84,
    pose: { ...SIT, lean: -5, head: 9, armL: { palm: [10, -26], bend: -1 }, handL: 'rest', hide: 'L' },
    baby: {
      expression: laughs ? 'laugh' : 'happy',
      blink,
      turn: -0.1,
      nod: -0.2,
      pose: {
        lean: 3,
        armL: [-80, -104],
        armR: [70, 108],
        stretch: 1.4,
        handL: 'open',
        handR: 'open',
        legL: [-30, -8],
        legR: [44, 20],
        hipY: 34,
        sit: true,
        feetOut: true,
        head: -5,
        footL: 30,
        footR: -30,
      },
    },
  })
  return atDusk(who.svg + who.parts.armL + juice([47, -72], 1), IBU, 110)
}
/** Danu eats and looks at the goats. */
export function danu({ blink = false, laughs = false }: Mood): string {
  const who = sits(
    'danu',
    { lean: -4, head: -7, armL: { head: [-24, 52], bend: -1 }, handL: 'hold', armR: [36, -48], over: 'L' },
    { expression: laughs ? 'laugh' : 'calm', blink, turn: -0.3, look: [-0.8, 0.4] },
  )
  return atDusk(who.svg + juice(who.at.mouth) + slice(who, 'L', 24), DANU, 100)
}
/** Eka shows her hands: all gone. */
export function eka({ blink = false, laughs = false }: Mood): string {
  const who = person('eka', {
    expression: laughs ? 'laugh' : 'happy',
    blink,
    turn: 0.3,
    nod: -0.25,
    look: [0.8, -0.5],
    pose: {
      lean: -5,
      armL: laughs ? [-110, -160] : [-70, -120],
      armR: laughs ? [100, 158] : [64, 128],
      handL: 'open',
      handR: 'open',
      legL: [-14, -6],
      legR: [8, 3],
      head: 8,
    },
  })
  const [l, r] = [who.at.handL, who.at.handR],
    sticky = [l, r].map(([x, y]) => ellipse(x, y - 4, 5, 6, '#FFA62E', { opacity: 0.8 })).join('')
  return atDusk(who.svg + juice(who.at.mouth) + sticky, EKA, 84)
}
/** Grandpa counts the goats aloud: a finger, then the whole hand. */
export function kakek({ blink = false, laughs = false }: Mood): string {
  const who = person('kakek', {
    expression: laughs ? 'laugh' : 'happy',
    blink,
    turn: -0.3,
    nod: 0.35,
    look: [-0.8, 0.8],
    pose: {
      lean: -3,
      armL: laughs ? [-84, -156] : [-62, -168],
      handL: laughs ? 'open' : 'point',
      armR: [24, -10],
      handR: 'fist',
      legL: [-5, -2],
      legR: [6, 2],
      head: -6,
    },
  })
  const [x, y] = who.at.handR,
    stick = stroke(`M${x} ${y - 14}L${x + 16} 0`, C.jati, 8) + stroke(`M${x - 1} ${y - 14}L${x + 14} 0`, C.bata, 2.4)
  return atDusk(who.svg + stick + who.parts.handR, KAKEK, 96)
}
