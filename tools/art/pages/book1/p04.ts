/** Book 1, page 4, A: Ayu holds a soft basket under the ripe avocado, Citra peers up, Eka blows. The dove sleeps on. */
import type { SpriteDrawing } from '../page.ts'
import { person } from '../../characters/cast.ts'
import { lin, path, place, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { bigBasket, bowlBasket } from '../../parts/baskets.ts'
import { avocado } from '../../parts/fruit.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { dove } from '../../parts/dove.ts'
import { C } from '../../palette.ts'
import { background as land, foreground } from './p04.land.ts'
import { onGround, palmAt, put } from './shared.ts'
import type { Stand } from './shared.ts'
import { ekaWithWand } from './sharedEka.ts'
import { blinking, standing } from './sharedLiving.ts'

const CITRA: Stand = { x: 366, y: 690, s: 1.24 },
  AYU: Stand = { x: 556, y: 684, s: 1.26 },
  EKA: Stand = { x: 972, y: 686, s: 1.24 },
  HELD: Stand = { x: 646, y: 604, s: 0.94 },
  BIG: Stand = { x: 728, y: 700, s: 0.78 }

/** Citra on her toes, a hand on her glasses, looks straight up. */
const citra = (expression: string): string =>
  person('citra', {
    expression,
    turn: 0.3,
    nod: -0.9,
    look: [0.5, -1],
    pose: {
      lean: -4,
      armL: [-50, 36],
      armR: { head: [42, 22], bend: 1 },
      angR: 190,
      handR: 'hold',
      legL: [-8, -2],
      legR: [7, 2],
      head: 10,
      over: 'R',
    },
  }).svg
const ayuAt = (expression: string) =>
  person('ayu', {
    expression,
    turn: 0.4,
    nod: -0.7,
    look: [0.5, -1],
    pose: {
      lean: 3,
      armL: { ...palmAt([598, 566], AYU), bend: 1 },
      armR: { ...palmAt([692, 560], AYU), bend: -1 },
      handL: 'hold',
      handR: 'hold',
      legL: [-10, -4],
      legR: [8, 3],
      head: 8,
      hide: 'LR',
    },
  })
/** Ayu and the inside of her basket; the rim and her hands lie in front of what falls in. */
const ayu = (expression: string): string =>
  put(groundShadow(0, 0, 84), AYU) +
  put(ayuAt(expression).svg, AYU) +
  put(bowlBasket('back') + place(avocado({ stalk: false }), -20, -72, 0.62, 24), HELD)
const held = (): string => {
  const who = ayuAt('wow')
  return put(bowlBasket('front'), HELD) + put(who.parts.armL + who.parts.armR, AYU)
}
/** The one ripe fruit, darker and shining, on its twig. */
const ripe = (): string =>
  stroke('M604 196Q630 202 646 206', C.soga, 7) +
  place(lit(path('M0 0C10 -16 30 -18 44 -8C34 4 14 8 0 0Z', lin([C.padi, C.daun], 60)), 1.4), 640, 206, 0.9, 8) +
  place(avocado(), 646, 204, 1.16)
const eka = ekaWithWand({ side: -1, head: 7, lean: -3, legL: [-7, -2], legR: [12, 6] })

/** A second basket, already full; Kiko sits behind it. */
const full = (): string =>
  onGround(
    bigBasket({ part: 'body' }) +
      [-36, -2, 30]
        .map((x, i) => place(avocado({ stalk: false }), x, -150 + (i % 2) * 8, 0.66, (i - 1) * 24))
        .join('') +
      bowlRim(),
    BIG,
    120,
  )
const bowlRim = (): string => lit(stroke('M-70 -93C-60 -80 60 -80 70 -93', '#F6DCA4', 8), 1.6)

export const background = land
export { foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'bird',
    box: { x: 21.5, y: 15.5, width: 11, height: 13.5 },
    svg: place(dove(), 344, 228, 0.92),
    frames: { tap: place(dove({ oneEye: true }), 344, 228, 0.92) },
    idle: 'breathe',
    tap: 'nod',
    sound: 'coo',
  },
  {
    name: 'avocado',
    box: { x: 46, y: 23, width: 9, height: 15 },
    svg: ripe(),
    idle: 'swing',
    tap: 'swing',
    sound: 'rustle',
  },
  {
    name: 'citra',
    box: { x: 21, y: 40, width: 16, height: 48 },
    ...standing(blinking(citra, 'wow'), CITRA),
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'ayu',
    box: { x: 37, y: 40, width: 20, height: 48 },
    ...blinking(ayu, 'happy'),
    idle: 'still',
    tap: 'still',
  },
  { name: 'basket', box: { x: 40.5, y: 61, width: 15.5, height: 16 }, svg: held(), idle: 'still', tap: 'still' },
  {
    name: 'kiko',
    box: { x: 58, y: 73, width: 6, height: 12 },
    svg: place(kittenTail(), 778, 660, 1, 12),
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'full-basket',
    box: { x: 51, y: 69, width: 13, height: 21 },
    svg: full(),
    idle: 'still',
    tap: 'wiggle',
    sound: 'creak',
  },
  {
    name: 'eka',
    box: { x: 63, y: 42, width: 20, height: 46 },
    ...standing(eka, EKA),
    idle: 'breathe',
    tap: 'grow',
    sound: 'blow',
  },
]
