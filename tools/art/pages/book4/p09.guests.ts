/** Book 4, page 9: friends and family around the mat, every mouth orange, every hand empty. */
import { person } from '../../characters/cast.ts'
import { type PersonName } from '../../characters/people.ts'
import { withBaby } from '../../characters/together.ts'
import type { Figure, FigureOptions, Pose } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { ellipse, lin, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { Stand } from '../book1/shared.ts'
import { atDusk, juice } from './sharedEvening.ts'

/** How somebody looks: eating, `laughs` when touched, `blink`: closed lids. */
export interface Mood {
  readonly blink?: boolean
  readonly laughs?: boolean
}
const BIMA: Stand = { x: 104, y: 664, s: 1.42 },
  AYU: Stand = { x: 262, y: 484, s: 0.96 },
  CITRA: Stand = { x: 388, y: 462, s: 0.94 },
  AYAH: Stand = { x: 512, y: 430, s: 0.84 },
  IBU: Stand = { x: 640, y: 462, s: 0.9 },
  DANU: Stand = { x: 778, y: 464, s: 0.95 },
  EKA: Stand = { x: 912, y: 520, s: 1 },
  KAKEK: Stand = { x: 1124, y: 690, s: 1.36 }

const SIT: Pose = {
  legL: [-72, 74],
  legR: [72, -70],
  sit: true,
  feetOut: true,
  footL: 8,
  footR: -8,
}
/** Somebody sits on the mat. */
const sits = (name: PersonName, pose: Pose, options: FigureOptions): Figure =>
  person(name, { ...options, pose: { ...SIT, ...pose } })

/** Ayu licks the last drop from her finger. */
function ayu({ blink = false, laughs = false }: Mood): string {
  const who = sits(
    'ayu',
    { lean: 4, head: 7, armL: [-34, 40], armR: { head: [12, 48], bend: 1 }, angR: 178, handR: 'point', over: 'R' },
    { expression: laughs ? 'laugh' : 'tender', blink, turn: 0.22, nod: laughs ? -0.2 : 0.1 },
  )
  return atDusk(who.svg + juice(who.at.mouth), AYU, 100)
}
/** Citra turns her hands over: was that all? */
function citra({ blink = false, laughs = false }: Mood): string {
  const who = sits(
    'citra',
    { lean: -3, head: -8, armL: [-62, -112], armR: [58, 104], handL: 'open', handR: 'open' },
    { expression: laughs ? 'laugh' : 'doubt', blink, turn: 0.28, look: [0.6, 0.8] },
  )
  return atDusk(who.svg + juice(who.at.mouth), CITRA, 100)
}
/** Bima, close to us, lays a hand on his full belly. */
function bima({ blink = false, laughs = false }: Mood): string {
  const who = inChair('bima', {
    view: 'quarter',
    expression: laughs ? 'laugh' : 'relief',
    blink,
    look: [0.9, 0.1],
    armR: laughs ? [66, 118] : { palm: [8, -92], bend: 1 },
    poseMore: { handR: laughs ? 'open' : 'rest', lean: -5, head: -4 },
  })
  return atDusk(who.svg + juice(who.at.mouth), BIMA, 90)
}
/** Ayu and Citra on the mat. */
export const friends = (mood: Mood): string => ayu(mood) + citra(mood)
/** Bima, who is nearer than the others. */
export const nearFriend = bima

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
/** Danu has had enough and breathes out. */
export function danu({ blink = false, laughs = false }: Mood): string {
  const who = sits(
    'danu',
    { lean: -9, head: -5, armL: { palm: [-6, -40], bend: -1 }, handL: 'rest', armR: [54, 10] },
    { expression: laughs ? 'laugh' : 'relief', blink, turn: -0.2, look: [-0.8, 0.4] },
  )
  return atDusk(who.svg + juice(who.at.mouth), DANU, 100)
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
