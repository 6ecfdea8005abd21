/** Book 1, page 3: the empty basket. Everybody looks at it another way; Eka already blows the first bubbles. */
import type { SpriteDrawing } from '../page.ts'
import { person } from '../../characters/cast.ts'
import { circle, clipped, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { bowlBasket } from '../../parts/baskets.ts'
import { chick, hen } from '../../parts/hen.ts'
import { grass } from '../../parts/nature.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { skyOf } from '../../parts/skies.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { C, light, shade } from '../../palette.ts'
import { onGround, palmAt, soapBubble } from './shared.ts'
import type { Point, Stand } from './shared.ts'
import { notebook } from './sharedThings.ts'
import { ekaWithWand } from './sharedEka.ts'
import { blinking, standing } from './sharedLiving.ts'
import { pawPrints, yardLand } from './sharedYard.ts'

const AYU: Stand = { x: 448, y: 646, s: 1.24 },
  BIMA: Stand = { x: 178, y: 660, s: 1.28 },
  CITRA: Stand = { x: 776, y: 668, s: 1.2 },
  DANU: Stand = { x: 634, y: 548, s: 1.1 },
  EKA: Stand = { x: 934, y: 648, s: 1.2 },
  BASKET: Stand = { x: 608, y: 572, s: 1.36 }

/** Out of the basket and away to the left, then back in behind everybody. */
const AWAY: Point[] = [
  [560, 606],
  [566, 640],
  [544, 678],
  [500, 706],
  [444, 722],
  [384, 730],
  [322, 734],
  [260, 738],
  [196, 736],
  [134, 740],
  [72, 736],
  [12, 740],
  [-40, 744],
]
const BACK: Point[] = [
  [-10, 560],
  [34, 552],
  [80, 560],
  [262, 580],
  [300, 610],
  [340, 640],
  [376, 650],
  [410, 652],
]

/** Ayu thinks, the pencil at her chin, the notebook open. */
const ayu = (expression: string, turn = 0.5): string => {
  const who = person('ayu', {
    expression,
    turn,
    nod: 0.35,
    pose: {
      lean: 5,
      armL: { palm: [26, -116], bend: -1 },
      armR: { head: [34, 52], bend: 1 },
      handL: 'hold',
      handR: 'fist',
      angR: 178,
      legL: [-10, -4],
      legR: [5, 2],
      head: 6,
      over: 'R',
      hide: 'L',
    },
  })
  return who.svg + place(notebook(), who.at.handL[0] + 4, who.at.handL[1] - 10, 0.9, 8) + who.parts.handL
}
/** Bima leans forward, one hand open: gone? */
const bima = (expression: string): string =>
  inChair('bima', {
    view: 'quarter',
    expression,
    turn: 0.7,
    nod: 0.2,
    armR: [66, 118],
    poseMore: { handR: 'open', lean: 8, head: 6, over: 'R' },
  }).svg
/** Citra kneels at the basket and looks into it. */
const citra = (expression: string): string =>
  person('citra', {
    expression,
    turn: -0.6,
    nod: 0.4,
    look: [-1, 0.9],
    pose: {
      lean: -12,
      armL: { ...palmAt([692, 522], CITRA), bend: -1 },
      armR: [26, -22],
      handL: 'hold',
      legL: [-76, -2],
      legR: [8, 84],
      kneel: true,
      side: -1,
      footR: 62,
      head: -2,
    },
  }).svg
/** Danu looks down into it from behind and scratches his head. */
const danu = (expression: string): string =>
  person('danu', {
    expression,
    turn: -0.15,
    nod: 0.6,
    look: [-0.3, 1],
    pose: {
      lean: -3,
      armL: { head: [-44, -34], bend: -1 },
      angL: 150,
      handL: 'rest',
      armR: [30, -20],
      legL: [-7, -2],
      legR: [8, 3],
      head: -6,
      over: 'L',
    },
  }).svg

/** The cushion with the round dent where Kiko sleeps. */
const cushion = (): string =>
  lit(
    path(
      'M-58 -48C-60 -64 -30 -70 0 -70C32 -70 60 -62 58 -48C50 -36 -50 -36 -58 -48Z',
      lin([light(C.sepatu, 0.4), C.sepatu, shade(C.sepatu, 0.2)], 60),
    ),
    2,
  ) +
  ellipse(2, -56, 34, 9.5, shade(C.sepatu, 0.34)) +
  ellipse(4, -54, 30, 7, C.sepatu) +
  stroke('M-14 -55q8 3 14 0M8 -53q7 1 10 -2', C.mangga, 2.2) +
  [
    [-46, -54],
    [46, -52],
    [-30, -64],
    [34, -63],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.6, C.santan))
    .join('')
/** Bread-basket shape with a cushion in it; a ball of yarn hangs over the rim. */
const kittenBasket = (): string =>
  bowlBasket('back') +
  clipped('M-70 -90H70V0H-70Z', cushion()) +
  bowlBasket('front') +
  stroke('M52 -42Q66 -24 58 -2', C.toska, 2.6)

const eka = ekaWithWand({ side: 1, head: -6, lean: -3, turn: 0.45, legL: [-14, -5], legR: [8, 4], cupArm: [-44, 34] })
const BUBBLES: [number, number, number][] = [
  [990, 268, 25],
  [946, 210, 17],
  [1044, 210, 34],
  [1012, 138, 21],
  [1110, 156, 27],
  [1146, 250, 19],
]

export const background = (): string =>
  skyOf('siang', { sun: [150, 96], horizon: 0.62 }) + yardLand(384) + pawPrints(AWAY, 1.5) + pawPrints(BACK, 1.3)
/** A hen with her chicks and the ball of page 2. */
export const foreground = (): string =>
  place(groundShadow(0, 0, 62, 0.3, C.tanah) + hen(), 1120, 566, 0.9, 0, true) +
  place(chick(), 1066, 580, 0.85, 0, true) +
  place(chick(), 1036, 592, 0.75) +
  grass(-20, 90, () => 806, { h: 40, step: 16, color: C.hutan, tip: C.daun, seed: 13 }) +
  grass(1190, 1300, () => 806, { h: 40, step: 16, color: C.hutan, tip: C.daun, seed: 17 })
/** Who stands behind and beside the basket, and the tail among their legs. */
const behindTheBasket = (): SpriteDrawing[] => [
  {
    name: 'danu',
    box: { x: 42, y: 24, width: 15, height: 48 },
    ...standing(blinking(danu, 'hush'), DANU, 84, C.tanah),
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'kiko',
    box: { x: 29.5, y: 71, width: 6, height: 10 },
    svg: place(kittenTail(), 411, 642, 0.95, -22),
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'ayu',
    box: { x: 27, y: 38, width: 16, height: 46 },
    ...standing(
      blinking((face) => ayu(face), 'think', ayu('wow', -0.4)),
      AYU,
      84,
      C.tanah,
    ),
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bima',
    box: { x: 3, y: 38, width: 23, height: 46 },
    ...standing(blinking(bima, 'wow'), BIMA, 104, C.tanah),
    idle: 'breathe',
    tap: 'wiggle',
  },
]
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  ...behindTheBasket(),
  {
    name: 'basket',
    box: { x: 40, y: 55, width: 15, height: 18 },
    svg: onGround(kittenBasket(), BASKET, 96, C.tanah),
    idle: 'still',
    tap: 'wiggle',
    sound: 'creak',
  },
  {
    name: 'citra',
    box: { x: 50, y: 46, width: 17, height: 41 },
    ...standing(blinking(citra, 'hush'), CITRA, 96, C.tanah),
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 64, y: 40, width: 20, height: 43 },
    ...standing(eka, EKA, 84, C.tanah),
    idle: 'breathe',
    tap: 'grow',
    sound: 'blow',
  },
  {
    name: 'bubbles',
    box: { x: 68, y: 12, width: 24, height: 26 },
    svg: g(BUBBLES.map(([x, y, r]) => place(soapBubble(r), x, y))),
    idle: 'rise',
    tap: 'wobble',
    sound: 'bubble-pop',
  },
]
