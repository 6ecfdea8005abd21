/** Book 1, page 6, C: Danu bends between the chili plants, and his nose tickles. One of the chilies is a tail. */
import type { SpriteDrawing } from '../page.ts'
import { person } from '../../characters/cast.ts'
import { circle, g, lin, path, place, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { chili } from '../../parts/fruit.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { C } from '../../palette.ts'
import { background, firstPlant, foreground, thirdPlant } from './p06.land.ts'
import { onGround, palmAt } from './shared.ts'
import type { Stand } from './shared.ts'
import { ekaWithWand } from './sharedEka.ts'
import { blinking, standing } from './sharedLiving.ts'

const DANU: Stand = { x: 420, y: 682, s: 1.26 },
  AYU: Stand = { x: 728, y: 676, s: 1.2 },
  EKA: Stand = { x: 1106, y: 690, s: 1.24 },
  EARTH = C.jati

/** Danu before the sneeze: bent forward, one finger under his nose. */
const danu = (expression: string): string =>
  person('danu', {
    expression,
    turn: 0.2,
    nod: -0.3,
    pose: {
      lean: 19,
      armL: [-40, -16],
      armR: { head: [14, 42], bend: 1 },
      angR: 262,
      handR: 'point',
      legL: [-14, -8],
      legR: [10, 0],
      head: -8,
      over: 'R',
    },
  }).svg
/** Hatschi: the head comes forward, the cloud flies. */
const sneeze = (): string =>
  person('danu', {
    expression: 'achoo',
    turn: 0.24,
    nod: 0.5,
    pose: {
      lean: 24,
      armL: [-70, -20],
      armR: [60, 110],
      handL: 'open',
      handR: 'open',
      legL: [-16, -8],
      legR: [12, -2],
      head: 4,
    },
    front: ({ headAt }: { headAt: readonly [number, number] }) =>
      g(
        [
          [46, 70, 11],
          [66, 84, 8],
          [34, 88, 7],
          [82, 74, 5],
          [56, 102, 5],
        ].map(([x = 0, y = 0, r = 0]) => circle(headAt[0] + x, headAt[1] + y, r, '#FFFDF7', { opacity: 0.75 })),
      ),
  }).svg
/** Ayu holds the leaves apart and peeps, her scarf before her nose. */
const ayu = (expression: string, turn = 0.4): string =>
  person('ayu', {
    expression,
    turn,
    nod: 0.25,
    look: [1, 0.5],
    pose: {
      lean: 7,
      armL: { ...palmAt([690, 560], AYU), bend: 1 },
      handL: 'rest',
      armR: { ...palmAt([806, 540], AYU), bend: 1 },
      handR: 'hold',
      legL: [-12, -6],
      legR: [5, 2],
      head: 5,
    },
  }).svg
/** The one big chili on its own twig. */
const bigChili = (): string =>
  stroke('M590 384Q612 356 634 362', '#6E8F45', 6) +
  place(lit(path('M0 0C8 -14 26 -18 40 -10C30 2 12 8 0 0Z', lin([C.padi, C.daun], 60)), 1.4), 628, 366, 0.9, -4) +
  place(chili(), 634, 366, 1.72, -4)
const eka = ekaWithWand({ side: -1, head: 5, lean: -6, legL: [-16, -6], legR: [10, 5] })
/** The tail between two leaves that hide where it begins. */
const tail = (): string =>
  place(kittenTail(), 880, 508, 0.86, 6) + place(leaf(), 866, 514, 1, -24) + place(leaf(), 890, 518, 0.94, 150)
const leaf = (): string => lit(path('M0 0C9 -12 28 -11 38 0C27 9 9 9 0 0Z', lin([C.pisang, C.daun], 70)), 1.2)

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'chili',
    box: { x: 45, y: 43.5, width: 9, height: 16.5 },
    svg: bigChili(),
    idle: 'swing',
    tap: 'swing',
    sound: 'rustle',
  },
  {
    name: 'danu',
    box: { x: 25, y: 38, width: 23, height: 48.5 },
    svg: onGround(danu('sneeze'), DANU, 84, EARTH),
    frames: { blink: onGround(danu('worry'), DANU, 84, EARTH), tap: onGround(sneeze(), DANU, 84, EARTH) },
    idle: 'wobble',
    tap: 'shake',
    sound: 'sneeze',
  },
  {
    name: 'plant-left',
    box: { x: 7, y: 43, width: 23, height: 43 },
    svg: firstPlant(),
    idle: 'sway',
    tap: 'shake',
    sound: 'rustle',
  },
  {
    name: 'ayu',
    box: { x: 51, y: 43, width: 15, height: 44 },
    ...standing(blinking(ayu, 'cheeky'), AYU, 84, EARTH),
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'plant-right',
    box: { x: 57.5, y: 41, width: 24, height: 45 },
    svg: thirdPlant(),
    idle: 'sway',
    tap: 'shake',
    sound: 'rustle',
  },
  {
    name: 'kiko',
    box: { x: 65, y: 55, width: 7.5, height: 12.5 },
    svg: tail(),
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'eka',
    box: { x: 76, y: 42, width: 19, height: 46 },
    ...standing(eka, EKA, 84, EARTH),
    idle: 'breathe',
    tap: 'grow',
    sound: 'blow',
  },
]
