/** Book 1, page 9: near and cut by the frame, Citra holds Kiko's tiny scarf; small behind her everybody looks around, and his tail is under the mat. */
import { person } from '../../characters/cast.ts'
import { clipped, g, lin, path, place, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { C } from '../../palette.ts'
import { fruitBasket, riceCone } from '../../parts/feast.ts'
import { umbulUmbul } from '../../parts/festival.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { kittenScarf } from '../../parts/kittenPoses.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { background, foreground } from './p09.land.ts'
import { onGround, put } from './shared.ts'
import type { SpriteDrawing } from '../page.ts'
import type { Stand } from './shared.ts'
import { ekaWithWand } from './sharedEka.ts'
import { living, together } from './sharedFriends.ts'

const JOKO: Stand = { x: 664, y: 566, s: 0.7 },
  SRI: Stand = { x: 768, y: 548, s: 0.66 },
  DANU: Stand = { x: 168, y: 600, s: 0.84 },
  CITRA: Stand = { x: 440, y: 962, s: 2.42 },
  EKA: Stand = { x: 1136, y: 706, s: 1.14 },
  AYU: Stand = { x: 884, y: 588, s: 0.82 },
  BIMA: Stand = { x: 986, y: 606, s: 0.86 },
  EARTH = C.tanah

/** Pak Joko carries the rice cone and already looks forward to it. */
const joko = (expression: string): string => {
  const who = person('joko', {
    expression,
    turn: 0.3,
    nod: 0.4,
    pose: {
      lean: -3,
      armL: { palm: [-54, -120], bend: 1 },
      armR: { palm: [62, -118], bend: -1 },
      handL: 'hold',
      handR: 'hold',
      legL: [-12, -4],
      legR: [12, 8],
      head: -4,
      hide: 'LR',
    },
  })
  return onGround(who.svg + place(riceCone(), 4, -104, 0.75) + who.parts.armL + who.parts.armR, JOKO, 96, EARTH)
}
/** Bu Sri brings the fruit and looks for Kiko over her shoulder. */
const sri = (expression: string): string => {
  const who = person('sri', {
    expression,
    turn: -0.35,
    pose: {
      lean: 2,
      armL: { palm: [-46, -146], bend: 1 },
      armR: { palm: [50, -146], bend: -1 },
      handL: 'hold',
      handR: 'hold',
      legL: [-5, -2],
      legR: [9, 4],
      head: -7,
      hide: 'LR',
    },
  })
  return onGround(who.svg + place(fruitBasket(), 2, -122, 0.84) + who.parts.armL + who.parts.armR, SRI, 96, EARTH)
}
/** Danu looks far away with a hand over his eyes. */
const danu = (expression: string): string =>
  onGround(
    person('danu', {
      expression,
      turn: -0.5,
      pose: {
        lean: -5,
        armL: { head: [-45, -15], bend: -1 },
        angL: 98,
        handL: 'rest',
        armR: [36, -16],
        legL: [-15, -7],
        legR: [5, 2],
        head: -4,
        over: 'L',
      },
    }).svg,
    DANU,
    84,
    EARTH,
  )
/** Citra holds the scarf that is far too small for anybody else. */
const citra = (expression: string, turn = -0.3): string => {
  const who = person('citra', {
    expression,
    turn,
    nod: 0.1,
    pose: {
      lean: 3,
      armL: { palm: [-38, -104], bend: 1 },
      armR: { palm: [42, -106], bend: -1 },
      handL: 'hold',
      handR: 'hold',
      legL: [-10, -4],
      legR: [7, 2],
      head: -7,
      hide: 'LR',
    },
  })
  const svg = who.svg + place(kittenScarf(), 2, -103, 1.4) + who.parts.armL + who.parts.armR
  return clipped('M0 0H1280V800H0Z', put(svg, CITRA))
}
/** Ayu thinks hard. */
const ayu = (expression: string): string =>
  onGround(
    person('ayu', {
      expression,
      turn: -0.3,
      look: [-0.5, -0.8],
      pose: {
        lean: 3,
        armL: { palm: [20, -92], bend: -1 },
        armR: { head: [16, 62], bend: -1 },
        angR: 190,
        handR: 'fist',
        handL: 'rest',
        legL: [-13, -5],
        legR: [4, 1],
        head: 8,
        over: 'R',
      },
    }).svg,
    AYU,
    84,
    EARTH,
  )
/** Bima looks behind his own wheel. */
const bima = (expression: string): string =>
  onGround(
    inChair('bima', { view: 'quarter', expression, turn: -0.35, nod: 0.35, poseMore: { lean: -6, head: -8 } }).svg,
    BIMA,
    104,
    EARTH,
  )

/** The mat lies over Kiko: a soft hump in its edge with the tail sticking out behind. */
const matEdge = (): string =>
  lit(
    path('M728 718C742 700 760 696 778 700C794 702 804 708 816 714L816 720H728Z', lin(['#F3D391', '#DDA95E'], 60)) +
      stroke('M736 712L756 700M758 718L782 702M784 718L802 706M740 704L760 718M770 700L792 718', C.cabai, 2.4, {
        opacity: 0.35,
      }) +
      stroke('M728 713C742 697 760 694 778 698C794 700 804 706 816 711', C.cabai, 4, { opacity: 0.75 }),
    1.6,
  )

const eka = ekaWithWand({ side: -1, nod: -0.4, lean: -4, legL: [-13, -5], legR: [9, 4] })
const neighbours = together(living(sri, 'worry', 'happy'), living(joko, 'smile', 'laugh'))
const lookers = together(living(ayu, 'think', 'wow'), living(bima, 'worry', 'happy'))
const seeker = living(danu, 'worry', 'wow')

export { background, foreground }
/** Back to front: flags, neighbours, friends, the tail under the mat, Citra. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'flags',
    box: { x: 7, y: 6, width: 16, height: 62 },
    svg: g([
      place(umbulUmbul({ h: 440, a: C.mangga, b: C.cabai }), 190, 520),
      place(umbulUmbul({ h: 470, a: C.manggis, b: C.kunyit }), 112, 540),
    ]),
    idle: 'sway',
    tap: 'sway',
    sound: 'wind',
    pivot: [0.3, 1],
  },
  { name: 'neighbours', box: { x: 45.5, y: 36, width: 20, height: 37 }, ...neighbours, idle: 'breathe', tap: 'hop' },
  { name: 'danu', box: { x: 7.5, y: 41, width: 12, height: 36 }, ...seeker, idle: 'breathe', tap: 'sway' },
  { name: 'lookers', box: { x: 64, y: 42, width: 20, height: 36 }, ...lookers, idle: 'breathe', tap: 'shake' },
  {
    name: 'eka',
    box: { x: 77, y: 51, width: 20, height: 40 },
    svg: onGround(eka.svg, EKA, 84, EARTH),
    frames: { blink: onGround(eka.frames.blink, EKA, 84, EARTH), tap: onGround(eka.frames.tap, EKA, 84, EARTH) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'kiko',
    box: { x: 56, y: 80, width: 8, height: 10.5 },
    svg: put(kittenTail(), { x: 762, y: 708, s: 0.94 }) + matEdge(),
    idle: 'still',
    tap: 'swing',
    sound: 'meow',
    pivot: [0.4, 1],
  },
  {
    name: 'citra',
    box: { x: 18, y: 33, width: 32, height: 67 },
    svg: citra('worry'),
    frames: { blink: citra('worryBlink'), tap: citra('wow', 0.35) },
    idle: 'sway',
    tap: 'sway',
  },
]
