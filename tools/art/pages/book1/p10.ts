/** Book 1, page 10: Bima strikes the gong. Ducks jump and hats fly; Momo sleeps on, and Kiko's ears lie flat behind the frame. */
import { person } from '../../characters/cast.ts'
import type { Skeleton } from '../../characters/types.ts'
import { HATS } from '../../characters/hats.ts'
import { heldRod, malletHead } from '../../characters/held.ts'
import { circle, clipped, ellipse, g, glow, path, place, stroke } from '../../core/svg.ts'
import { groundShadow } from '../../core/light.ts'
import { C } from '../../palette.ts'
import { gong } from '../../parts/drums.ts'
import { flyingDuck } from '../../parts/flyingDuck.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { background, foreground } from './p10.land.ts'
import { onGround, put } from './shared.ts'
import type { SpriteDrawing } from '../page.ts'
import type { Stand } from './shared.ts'
import { living, together } from './sharedFriends.ts'

const GONG: Stand = { x: 768, y: 522, s: 0.95 },
  BIMA: Stand = { x: 540, y: 652, s: 1.2 },
  DANU: Stand = { x: 200, y: 706, s: 1.1 },
  EKA: Stand = { x: 96, y: 720, s: 1.06 },
  JOKO: Stand = { x: 1052, y: 590, s: 0.62 },
  MURNI: Stand = { x: 1160, y: 584, s: 0.62 }

/** Bima swings his mallet, far back or right at the gong. */
const bima = (expression: string, hit: boolean): string =>
  onGround(
    inChair('bima', {
      view: 'side',
      expression,
      turn: 0.4,
      armR: hit ? [118, 124] : [62, 158],
      poseMore: { handR: 'fist', lean: hit ? 10 : -4, back: '', over: 'R', head: hit ? 2 : -6 },
      front: ({ AR }: Skeleton) =>
        heldRod(AR, { up: 34, down: 12, angle: hit ? -70 : -8, w: 3.4, tip: place(malletHead(C.mangga), 0, 0, 1.5) }),
    }).svg,
    BIMA,
    120,
    C.soga,
  )
/** The gong; struck: rings of sound and light come off it. */
const bronze = (struck: boolean): string =>
  put(gong(), GONG) +
  (struck
    ? [1.2, 1.44, 1.7]
        .map((k, i) =>
          circle(GONG.x, GONG.y - 150 * GONG.s, 92 * GONG.s * k, 'none', {
            stroke: C.kunyit,
            'stroke-width': 7 - i * 1.6,
            opacity: 0.75 - i * 0.2,
          }),
        )
        .join('') + circle(GONG.x, GONG.y - 150 * GONG.s, 150, glow(C.cahaya, 0.5))
    : circle(GONG.x - 22, GONG.y - 190 * GONG.s, 46, glow('#FFFFFF', 0.34)))
/** Danu turns his hearing aid down and grins. */
const danu = (expression: string): string =>
  onGround(
    person('danu', {
      expression,
      turn: 0.1,
      pose: {
        lean: 4,
        armL: [-50, 36],
        armR: { head: [80, 34], bend: 1 },
        angR: 228,
        handR: 'point',
        legL: [-13, -5],
        legR: [6, 2],
        head: -7,
        over: 'R',
      },
    }).svg,
    DANU,
    84,
    C.tanah,
  )
/** Eka holds her ears and jumps. */
const eka = (expression: string): string =>
  onGround(
    person('eka', {
      expression,
      turn: 0.3,
      pose: {
        lean: -3,
        armL: { head: [-52, 14], bend: -1 },
        armR: { head: [52, 14], bend: 1 },
        angL: 165,
        angR: 195,
        handL: 'rest',
        handR: 'rest',
        legL: [-24, 20],
        legR: [26, -18],
        air: 16,
        head: -4,
        over: 'LR',
      },
    }).svg,
    EKA,
    80,
    C.tanah,
  )
/** Two neighbours far behind, blown bare-headed. */
const joko = (expression: string): string =>
  onGround(
    person('joko', {
      expression,
      turn: -0.3,
      hat: null,
      pose: {
        lean: 4,
        armL: [-112, -160],
        armR: { head: [40, -34], bend: 1 },
        angR: 220,
        handL: 'open',
        legL: [-10, -4],
        legR: [14, 6],
        air: 8,
        head: -6,
        over: 'R',
      },
    }).svg,
    JOKO,
    90,
    C.tanah,
  )
const murni = (expression: string): string =>
  onGround(
    person('murni', {
      expression,
      turn: -0.35,
      pose: {
        lean: -3,
        armL: [-60, -120],
        armR: [62, 124],
        handL: 'open',
        handR: 'open',
        legL: [-6, -2],
        legR: [8, 3],
        head: 6,
      },
    }).svg,
    MURNI,
    90,
    C.tanah,
  )

/** A caping in the air: 176 units wide, its middle at 0,0. */
const flyingHat = (x: number, y: number, s: number, tilt: number): string =>
  place(place(HATS.caping(0).svg, 0, 54), x, y, s, tilt)
const hats = (): string =>
  g([
    flyingHat(176, 198, 0.66, -24),
    flyingHat(278, 240, 0.5, 20),
    stroke('M118 276q8 -26 26 -40M152 286q6 -20 20 -34M262 306q-2 -16 2 -30', '#FFFFFF', 4, { opacity: 0.6 }),
  ])
/** The top of Kiko's head with the ears laid flat; the post of the frame hides the rest. */
const hiddenHead = (): string => clipped('M-70 -70H70V-9H-70Z', kittenHead({ mood: 'shut', flat: 24 }))
/** A few feathers that float down. */
const feather = (x: number, y: number, turn: number): string =>
  place(path('M-14 0Q-4 -9 14 -3Q4 7 -14 0Z', '#FFFBF0') + stroke('M-18 1L10 -2', '#E5CFA8', 1.4), x, y, 1, turn)
const ducks = (higher: number): string =>
  g([
    ellipse(1020, 668, 40, 6, C.tanah, { opacity: 0.3 }),
    place(flyingDuck({ body: '#FFFBF0' }), 1002, 600 - higher, 1, -14),
    place(flyingDuck({ body: '#C98F58', spread: 0.8 }), 1088, 556 - higher * 0.6, 1.06, 6),
    place(flyingDuck({ body: '#EBC27A', spread: 0.6 }), 1182, 612 - higher, 0.96, -6, true),
    feather(1012, 512, 24),
    feather(1110, 640, -30),
    feather(940, 640, 60),
  ])

const startled = together(living(murni, 'wow', 'laugh'), living(joko, 'wow', 'laugh'))
const pair = together(living(danu, 'cheeky', 'laugh'), living(eka, 'shout', 'laugh'))

export { background, foreground }
/** Back to front: neighbours, Kiko's ears, the gong, the ducks, Bima, his friends, the hats. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'neighbours', box: { x: 76, y: 46, width: 22, height: 31 }, ...startled, idle: 'breathe', tap: 'hop' },
  {
    name: 'kiko',
    box: { x: 69, y: 50, width: 7.5, height: 7 },
    svg: place(hiddenHead(), 926, 462, 1.16),
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
    pivot: [0.5, 1],
  },
  {
    name: 'gong',
    box: { x: 46, y: 26, width: 29, height: 44 },
    svg: place(groundShadow(0, 0, 190, 0.3, C.soga), GONG.x - 20, GONG.y + 4) + bronze(false),
    frames: { tap: bronze(true) },
    idle: 'still',
    tap: 'shake',
    sound: 'gong',
  },
  {
    name: 'bima',
    box: { x: 33, y: 40, width: 24, height: 46 },
    svg: bima('laugh', false),
    frames: { blink: bima('laughBlink', false), tap: bima('shout', true) },
    idle: 'breathe',
    tap: 'still',
    sound: 'gong',
  },
  {
    name: 'ducks',
    box: { x: 71, y: 53, width: 28, height: 33 },
    svg: ducks(0),
    frames: { tap: ducks(16) },
    idle: 'bob',
    tap: 'hop',
    sound: 'duck',
  },
  { name: 'listeners', box: { x: 0.5, y: 47, width: 24, height: 46 }, ...pair, idle: 'breathe', tap: 'shake' },
  { name: 'hats', box: { x: 8, y: 16, width: 19, height: 24 }, svg: hats(), idle: 'drift', tap: 'fly', sound: 'wind' },
]
