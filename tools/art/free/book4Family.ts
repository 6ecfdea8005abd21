/**
 * Book 4, the family of five, each standing in the box of their drop zone with one thing only they do: Ayah cooks, Ibu mends, Danu sings,
 * Eka blows bubbles, Fajar wants to be lifted. Each is drawn once more as a silhouette: same drawing, same box, so the two fit exactly.
 */
import { person } from '../characters/cast.ts'
import type { Figure } from '../characters/figure.ts'
import type { Point } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { f, lin, path, place, stroke } from '../core/svg.ts'
import { C } from '../palette.ts'
import { note } from '../parts/songbird.ts'
import { wand } from '../pages/book1/shared.ts'
import { ladle } from '../pages/book4/shared.ts'
import type { FreePicture } from './free.ts'

/** A spanner, the hand at 0,0, the open jaw 56 above it. */
const spanner = (): string =>
  lit(
    path(
      'M-5 28C-6 8 -5 -18 -6 -30C-18 -36 -21 -52 -12 -64L-6 -66L-6 -50C-3 -46 3 -46 6 -50L6 -66L12 -64C21 -52 18 -36 6 -30C5 -18 6 8 5 28Q0 33 -5 28Z',
      lin(['#DAD7E6', '#A09CB0', '#6B6780'], 30),
    ) + stroke('M0 22V-20', '#6B6780', 2.4, { opacity: 0.5 }),
    1.4,
  )
/** A thing held up: under the fingers of the hand that holds it. */
const inHand = (who: Figure, side: 'L' | 'R', thing: string, tilt: number): string => {
  const [x, y] = side === 'L' ? who.at.handL : who.at.handR
  return place(thing, x, y, 1, tilt) + (side === 'L' ? who.parts.armL : who.parts.armR)
}

function father(): string {
  const who = person('ayah', {
    expression: 'happy',
    turn: 0.24,
    pose: {
      lean: -3,
      armL: [-20, -160],
      armR: [44, -54],
      handL: 'fist',
      handR: 'fist',
      legL: [-7, -3],
      legR: [9, 3],
      head: 5,
      hide: 'L',
    },
  })
  return who.svg + inHand(who, 'L', ladle(), 0)
}
function mother(): string {
  const who = person('ibu', {
    expression: 'smile',
    turn: 0.2,
    pose: {
      lean: 3,
      armL: [-20, -158],
      armR: [42, -56],
      handL: 'fist',
      handR: 'fist',
      legL: [-12, -5],
      legR: [6, 2],
      head: -6,
      hide: 'L',
    },
  })
  return who.svg + inHand(who, 'L', spanner(), -4)
}
const brother = (): string =>
  person('danu', {
    expression: 'sing',
    turn: -0.16,
    nod: -0.15,
    pose: {
      lean: -3,
      armL: { palm: [4, -116], bend: -1 },
      armR: [26, 146],
      handL: 'rest',
      handR: 'open',
      legL: [-4, -1],
      legR: [13, 5],
      head: 6,
    },
  }).svg +
  place(note(C.cabai), -60, -222, 0.9, -8) +
  place(note(C.nila), 51, -238, 0.9, 10)
function sister(): string {
  const who = person('eka', {
    expression: 'laugh',
    turn: -0.14,
    pose: {
      lean: 5,
      armL: [-116, -158],
      armR: [30, 146],
      stretch: 1.16,
      handL: 'fist',
      handR: 'open',
      legL: [-20, -8],
      legR: [8, 4],
      head: -6,
      hide: 'L',
    },
  })
  const [x, y] = who.at.handL,
    [nx, ny] = who.at.neck
  const string = stroke(
    `M${f(nx)} ${f(ny + 8)}Q${f((nx + x) / 2 - 8)} ${f(ny + 34)} ${f(x)} ${f(y + 15)}`,
    C.santan,
    2.2,
  )
  return who.svg + string + inHand(who, 'L', wand(44), -6)
}
const baby = (): string =>
  person('fajar', {
    expression: 'happy',
    turn: -0.2,
    nod: -0.3,
    pose: {
      lean: -3,
      armL: [-94, -138],
      armR: [76, 146],
      handL: 'open',
      handR: 'open',
      stretch: 1.2,
      legL: [-74, -58],
      legR: [76, 60],
      hipY: 15,
      sit: true,
      feetOut: true,
      footL: 12,
      footR: -12,
      head: 5,
    },
  }).svg

/** A person, their drop zone in stage px, how large they are drawn, and where their feet are in the zone (stage px from its foot's middle). */
export interface Member {
  readonly id: string
  readonly draw: () => string
  readonly zone: { readonly x: number; readonly width: number; readonly height: number }
  readonly s: number
  readonly at: Point
}
/** Where all of them stand, stage px. */
export const FOOT_Y = 672
const FOOT_ROOM = 10
/** From the tallest to the smallest. */
export const MEMBERS: readonly Member[] = [
  { id: 'father', draw: father, zone: { x: 64, width: 204.8, height: 480 }, s: 1.2, at: [14, 0] },
  { id: 'mother', draw: mother, zone: { x: 307.2, width: 192, height: 464 }, s: 1.2, at: [7, 0] },
  { id: 'brother', draw: brother, zone: { x: 537.6, width: 192, height: 384 }, s: 1.26, at: [0, 0] },
  { id: 'sister', draw: sister, zone: { x: 768, width: 192, height: 336 }, s: 1.18, at: [-1, 0] },
  { id: 'baby', draw: baby, zone: { x: 998.4, width: 204.8, height: 224 }, s: 1.24, at: [0, -5] },
]
/** A member in stage px relative to the middle of the zone's lower edge. */
export const standingMember = ({ draw, s, at }: Member): string => place(draw(), at[0], at[1] - FOOT_ROOM, s)

/** The person, and their silhouette of exactly the same box. */
const both = (member: Member): FreePicture[] => {
  const { id, zone } = member,
    whole = {
      svg: () => standingMember(member),
      box: { x: -zone.width / 2, y: -zone.height, width: zone.width, height: zone.height },
      width: Math.round(zone.width * 2),
    }
  return [
    { path: `/img/books/book4/family/${id}.webp`, ...whole },
    { path: `/img/books/book4/family/${id}-silhouette.webp`, ...whole, isSilhouette: true },
  ]
}
/** Five people and five shadows. */
export const pictures: readonly FreePicture[] = MEMBERS.flatMap(both)
