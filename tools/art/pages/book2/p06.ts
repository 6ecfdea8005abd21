/** Book 2, page 6: six goats snore on the mended bridge; Danu and Eka lay a path of sweet potatoes away from it. */
import { person } from '../../characters/cast.ts'
import { g, place } from '../../core/svg.ts'
import { lampGlow, relight } from '../../core/time.ts'
import { kitten } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import { put } from '../book1/shared.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p06.land.ts'
import { goatHeap, snoreBubble } from './sharedGoats.ts'
import { moonlit, nightShadow } from './sharedLight.ts'

const HEAP: Stand = { x: 231, y: 290, s: 0.96 },
  DANU: Stand = { x: 742, y: 384, s: 0.88 },
  EKA: Stand = { x: 890, y: 390, s: 0.88 },
  LAMP: Stand = { x: 1010, y: 384, s: 0.86 },
  KIKO: Stand = { x: 250, y: 184, s: 0.66 }

const warm = (svg: string): string => relight(svg, 'lampu')
/** Danu listens to the snoring with a hand behind his ear and a finger on his lips. */
const danu = (expression: string, blink = false): string =>
  nightShadow(DANU, 54) +
  warm(
    put(
      person('danu', {
        expression,
        blink,
        turn: -0.4,
        nod: 0,
        look: [-0.9, 0],
        pose: {
          lean: -6,
          armL: { head: [-12, 58], bend: 1 },
          armR: [30, 12],
          angL: 176,
          handL: 'point',
          legL: [-12, -4],
          legR: [9, 4],
          head: -7,
          over: 'L',
        },
      }).svg,
      DANU,
    ),
  )
/** Eka shows where the path of potatoes goes, a hand over her laugh. */
const eka = (expression: string, blink = false): string =>
  nightShadow(EKA, 50) +
  warm(
    put(
      person('eka', {
        expression,
        blink,
        turn: -0.3,
        nod: 0.1,
        look: [-0.8, 0.2],
        pose: {
          lean: 5,
          armL: [-88, -66],
          armR: [48, -40],
          handL: 'point',
          handR: 'rest',
          legL: [-8, -3],
          legR: [10, 4],
          head: 5,
        },
      }).svg,
      EKA,
    ),
  )
const lamp = (r: number): string =>
  nightShadow(LAMP, 34) + put(lantern({ on: true, r: 0 }), LAMP) + lampGlow(LAMP.x, LAMP.y - 26, r, 0.9)
const heap = (): string => nightShadow(HEAP, 168, 0.36) + moonlit(put(goatHeap(), HEAP), 0.74)
/** Bubbles that grow at four noses. */
const snores = (k: number): string =>
  g([
    place(snoreBubble(12 * k), 160, 198, 1, 0, true),
    place(snoreBubble(12 * k), 100, 286, 1, 0, true),
    place(snoreBubble(11 * k), 262, 290),
    place(snoreBubble(15 * k), 358, 286),
  ])
const kiko = (isAwake: boolean): string =>
  moonlit(put(kitten({ pose: isAwake ? 'peek' : 'sleep' }), isAwake ? { ...KIKO, y: KIKO.y - 2, s: 0.62 } : KIKO), 0.6)

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'lamp',
    box: { x: 75.5, y: 35, width: 7.5, height: 15 },
    svg: lamp(46),
    idle: 'breathe',
    tap: 'grow',
    sound: 'lantern',
  },
  {
    name: 'danu',
    box: { x: 52, y: 15.5, width: 13, height: 34.5 },
    svg: danu('hush'),
    frames: { blink: danu('hush', true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 62, y: 22, width: 14, height: 28 },
    svg: eka('laugh'),
    frames: { tap: eka('wow') },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'goats',
    box: { x: 4, y: 12, width: 28, height: 26 },
    svg: heap(),
    idle: 'breathe',
    tap: 'wobble',
    sound: 'goat',
  },
  {
    name: 'kiko',
    box: { x: 15.5, y: 16.5, width: 8, height: 8 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'breathe',
    tap: 'still',
    sound: 'meow',
  },
  {
    name: 'snores',
    box: { x: 2, y: 18, width: 31, height: 19.5 },
    svg: snores(1),
    frames: { tap: snores(1.4) },
    idle: 'breathe',
    tap: 'wobble',
    sound: 'bubble-pop',
  },
]
