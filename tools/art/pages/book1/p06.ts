/**
 * Book 1, page 6, C: close between the chili plants, cut by the frame: Danu's nose tickles right beside the biggest chili. Ayu peeps from far behind,
 * and one of the chilies is a tail.
 */
import type { SpriteDrawing } from '../page.ts'
import { person } from '../../characters/cast.ts'
import { circle, clipped, g, lin, path, place, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { chili } from '../../parts/fruit.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { C } from '../../palette.ts'
import { background, firstPlant, foreground, thirdPlant, wateringCan } from './p06.land.ts'
import { palmAt, put } from './shared.ts'
import type { Stand } from './shared.ts'
import { ekaWithWand } from './sharedEka.ts'
import { blinking, standing } from './sharedLiving.ts'

const DANU: Stand = { x: 366, y: 916, s: 2.36 },
  AYU: Stand = { x: 826, y: 604, s: 0.92 },
  EKA: Stand = { x: 1124, y: 724, s: 1.26 },
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
      armL: { ...palmAt([797, 515], AYU), bend: 1 },
      handL: 'rest',
      armR: { ...palmAt([886, 500], AYU), bend: 1 },
      handR: 'hold',
      legL: [-12, -6],
      legR: [5, 2],
      head: 5,
    },
  }).svg
/** The one big chili on its own twig. */
const bigChili = (): string =>
  stroke('M742 380Q716 318 664 322', '#6E8F45', 8) +
  place(lit(path('M0 0C8 -14 26 -18 40 -10C30 2 12 8 0 0Z', lin([C.padi, C.daun], 60)), 1.4), 656, 328, 1.3, -4) +
  place(chili(), 662, 326, 2.5, 6)
const eka = ekaWithWand({ side: -1, head: 5, lean: -6, legL: [-16, -6], legR: [10, 5] })
/** The tail between two leaves that hide where it begins. */
const tail = (): string =>
  place(kittenTail(), 930, 516, 1, 6) + place(leaf(), 914, 523, 1.16, -24) + place(leaf(), 942, 528, 1.1, 150)
const leaf = (): string => lit(path('M0 0C9 -12 28 -11 38 0C27 9 9 9 0 0Z', lin([C.pisang, C.daun], 70)), 1.2)

/** Danu as near as the frame lets him: cut off below. */
const near = (svg: string): string => clipped('M0 0H1280V800H0Z', put(svg, DANU))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'chili',
    box: { x: 49, y: 38, width: 10, height: 26 },
    svg: bigChili(),
    idle: 'swing',
    tap: 'swing',
    sound: 'rustle',
  },
  {
    name: 'danu',
    box: { x: 17, y: 25, width: 38, height: 75 },
    svg: near(danu('sneeze')),
    frames: { blink: near(danu('worry')), tap: near(sneeze()) },
    idle: 'wobble',
    tap: 'shake',
    sound: 'sneeze',
  },
  {
    name: 'plant-left',
    box: { x: 0, y: 46, width: 28, height: 54 },
    svg: firstPlant(),
    idle: 'sway',
    tap: 'shake',
    sound: 'rustle',
  },
  {
    name: 'ayu',
    box: { x: 58, y: 40, width: 14, height: 37 },
    ...standing(blinking(ayu, 'cheeky'), AYU, 84, EARTH),
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'plant-right',
    box: { x: 60, y: 42, width: 30, height: 50 },
    svg: thirdPlant(),
    idle: 'sway',
    tap: 'shake',
    sound: 'rustle',
  },
  {
    name: 'kiko',
    box: { x: 68, y: 55, width: 9, height: 15 },
    svg: tail(),
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'eka',
    box: { x: 77, y: 45, width: 20, height: 48 },
    ...standing(eka, EKA, 84, EARTH),
    idle: 'breathe',
    tap: 'grow',
    sound: 'blow',
  },
  {
    name: 'can',
    box: { x: 53, y: 83, width: 18, height: 15 },
    svg: wateringCan(false),
    frames: { tap: wateringCan(true) },
    idle: 'still',
    tap: 'nod',
    sound: 'splash',
  },
]
