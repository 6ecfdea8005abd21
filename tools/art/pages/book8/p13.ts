/** Book 8, page 13: all at once: gong, lids, drum and pot; each body leans another way. Kiko in a lid holds his ears; Fajar sleeps in the basket of chicks. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { circle, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { bigBasket } from '../../parts/baskets.ts'
import { gong } from '../../parts/drums.ts'
import { chick } from '../../parts/hen.ts'
import { kitten } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { palmAt, type Stand } from '../book1/shared.ts'
import { drawn } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p13.land.ts'
import { kentongan, mallet } from './sharedPipe.ts'

const AYU: Stand = { x: 372, y: 634, s: 1.5 },
  EKA: Stand = { x: 560, y: 626, s: 1.3 },
  BIMA: Stand = { x: 872, y: 640, s: 1.42 },
  AYAH: Stand = { x: 1146, y: 646, s: 1.22 }
const theGong = (): string => drawn(0.4, () => place(gong(), 188, 634, 1.16))
/** Ayu swings the big mallet with her whole body; `hits`: the gong. */
const ayu = (hits = false, how: FigureOptions = {}): string =>
  drawn(0.4, () => {
    const hand: [number, number] = hits ? [296, 452] : [446, 380]
    const who = person('ayu', {
      expression: 'shout',
      turn: -0.4,
      ...how,
      pose: {
        lean: hits ? -14 : 9,
        head: hits ? -10 : -4,
        armL: { ...palmAt([hand[0] - 26, hand[1] + 16], AYU), bend: 1 },
        armR: { ...palmAt(hand, AYU), bend: -1 },
        handL: 'fist',
        handR: 'fist',
        hide: 'LR',
        legL: [-18, -8],
        legR: [16, 4],
      },
    })
    const inHand = (svg: string) => place(svg, AYU.x, AYU.y, AYU.s)
    return g([
      inHand(who.svg),
      inHand(who.parts.armL + who.parts.armR),
      place(mallet(), hand[0], hand[1], 0.9, hits ? -172 : -78),
      inHand(who.parts.handL + who.parts.handR),
    ])
  })
const LID = (): string =>
  lit(
    path('M-40 0Q0 -26 40 0Z', lin(['#E6EDF2', '#A9B6C0', '#6C7883'], 40)) +
      circle(0, -17, 6, C.cabai) +
      stroke('M-40 0H40', '#DCE4EA', 4),
    2,
  )
/** The two lids over Eka's head, and the noise they make. */
const lids = (apart = 26): string =>
  drawn(0.5, () =>
    g([
      place(LID(), EKA.x - apart, 300, 1.3, 84),
      place(LID(), EKA.x + apart, 300, 1.3, -84),
      stroke(`M${EKA.x} 232V204M${EKA.x - 44} 240L${EKA.x - 62} 218M${EKA.x + 44} 240L${EKA.x + 62} 218`, C.kunyit, 6),
    ]),
  )
/** Eka in the air, arms over her head. */
const eka = (how: FigureOptions = {}): string =>
  drawn(0.4, () =>
    g([
      ellipse(EKA.x, EKA.y + 6, 60, 10, '#8A5630', { opacity: 0.35 }),
      place(
        person('eka', {
          expression: 'shout',
          turn: 0.1,
          ...how,
          pose: {
            lean: 3,
            head: 3,
            armL: { palm: [-26, -214], bend: 1 },
            armR: { palm: [26, -214], bend: -1 },
            handL: 'fist',
            handR: 'fist',
            legL: [-30, -64],
            legR: [30, 64],
          },
        }).svg,
        EKA.x,
        EKA.y - 26,
        EKA.s,
      ),
    ]),
  )
const drum = (swing = 0): string =>
  drawn(0.5, () =>
    g([
      stroke('M752 120V226', C.soga, 7),
      place(g(kentongan({ swing }), { transform: 'scale(1.4 1)' }), 752, 222, 0.86),
    ]),
  )
/** Bima beside the drum, two mallets at once; `how` as of `inChair`. */
const bima = (strikes = false, how: FigureOptions = {}): string =>
  drawn(0.4, () => {
    const who = inChair('bima', {
      expression: 'shout',
      turn: -0.3,
      ...how,
      armL: { ...palmAt([806, strikes ? 404 : 352], BIMA), bend: 1 },
      armR: { ...palmAt([902, strikes ? 340 : 420], BIMA), bend: -1 },
      poseMore: { lean: -8, head: -6, handL: 'fist', handR: 'fist' },
    })
    const at = ([x, y]: readonly [number, number], r: number) => place(mallet(), x, y, 0.62, r)
    return place(
      who.svg +
        at(who.at.handL, strikes ? 188 : 212) +
        at(who.at.handR, strikes ? -128 : -150) +
        who.parts.handL +
        who.parts.handR,
      BIMA.x,
      BIMA.y,
      BIMA.s,
    )
  })
const pot = (): string =>
  drawn(0.5, () =>
    g([
      stroke('M1006 130V380M1048 130V380', C.soga, 6),
      place(
        lit(
          path('M-58 -72H58L50 -8Q48 0 38 0H-38Q-48 0 -50 -8Z', lin(['#D5DEE4', '#8C9AA6', '#525E69'], 20)) +
            stroke('M-62 -72H62', '#E6EDF2', 10) +
            stroke('M-58 -46h-18M58 -46h18', '#6C7883', 9),
          3,
        ),
        1027,
        450,
        1.0,
      ),
    ]),
  )
/** Father leans back and beats the pot with his big spoon. */
const ayah = (hits = false, how: FigureOptions = {}): string =>
  drawn(0.4, () => {
    const hand: [number, number] = hits ? [1086, 412] : [1096, 372]
    const who = person('ayah', {
      expression: 'shout',
      turn: -0.4,
      ...how,
      pose: {
        lean: 8,
        head: -4,
        armL: { ...palmAt(hand, AYAH), bend: 1 },
        armR: [16, 24],
        handL: 'fist',
        handR: 'open',
        hide: 'L',
        legL: [-14, -6],
        legR: [18, 6],
      },
    })
    const spoon = lit(
      stroke('M-10 0H70', light(C.soga, 0.2), 8) +
        ellipse(86, 0, 22, 14, light(C.soga, 0.35)) +
        ellipse(84, -2, 14, 8, shade(C.soga, 0.1)),
      2,
    )
    return g([
      place(who.svg, AYAH.x, AYAH.y, AYAH.s),
      place(who.parts.armL, AYAH.x, AYAH.y, AYAH.s),
      place(spoon, hand[0], hand[1], 0.9, hits ? 152 : 196),
      place(who.parts.handL, AYAH.x, AYAH.y, AYAH.s),
    ])
  })
/** Kiko in the lid of the soup pot, paws over his ears. */
const kiko = (up = 0): string =>
  drawn(0.6, () =>
    g([
      place(kitten({ pose: 'hide' }), 676, 640 - up, 1),
      place(lit(path('M-52 0Q0 34 52 0Z', lin(['#E6EDF2', '#A9B6C0', '#6C7883'], 40)), 2), 676, 628),
    ]),
  )
/** Fajar asleep among chicks in Grandpa's basket. */
const fajar = (): string =>
  drawn(0.6, () =>
    g([
      place(
        person('fajar', { expression: 'sleep', pose: { head: 10, armL: [-30, -10], armR: [30, 10] } }).svg,
        1006,
        652,
        0.66,
      ),
      place(chick(), 972, 584, 1),
      place(bigBasket({ part: 'body' }), 1006, 654, 0.6),
      stroke('M1040 540q12 -14 2 -22M1056 526q14 -16 4 -26', C.putih, 4, { opacity: 0.8 }),
    ]),
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'gong',
    box: { x: 0, y: 32, width: 30, height: 49 },
    svg: theGong(),
    pivot: [0.5, 0.1],
    idle: 'wiggle',
    tap: 'swing',
    sound: 'gong',
  },
  {
    name: 'kentongan',
    box: { x: 52, y: 14, width: 14, height: 43 },
    svg: drum(),
    frames: { tap: drum(6) },
    pivot: [0.5, 0],
    idle: 'wiggle',
    tap: 'shake',
    sound: 'beats-fast',
  },
  {
    name: 'pot',
    box: { x: 73, y: 16, width: 15, height: 42 },
    svg: pot(),
    pivot: [0.5, 0],
    idle: 'wiggle',
    tap: 'shake',
    sound: 'knock',
  },
  {
    name: 'ayu',
    box: { x: 13, y: 28, width: 29, height: 53 },
    svg: ayu(),
    frames: { tap: ayu(true) },
    idle: 'sway',
    tap: 'wiggle',
  },
  {
    name: 'bima',
    box: { x: 54, y: 31, width: 24, height: 51 },
    svg: bima(),
    frames: { tap: bima(true) },
    idle: 'wobble',
    tap: 'wiggle',
  },
  { name: 'fajar', box: { x: 72, y: 60, width: 14, height: 24 }, svg: fajar(), idle: 'breathe', tap: 'still' },
  {
    name: 'ayah',
    box: { x: 75, y: 20, width: 25, height: 62 },
    svg: ayah(),
    frames: { tap: ayah(true) },
    idle: 'bob',
    tap: 'wiggle',
  },
  {
    name: 'eka',
    box: { x: 34, y: 36, width: 20, height: 46 },
    svg: eka(),
    frames: { tap: eka({ expression: 'laugh' }) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'lids',
    box: { x: 37, y: 24, width: 14, height: 24 },
    svg: lids(),
    frames: { tap: lids(14) },
    pivot: [0.5, 1],
    idle: 'wiggle',
    tap: 'shake',
    sound: 'bell',
  },
  {
    name: 'kiko',
    box: { x: 48, y: 65, width: 10, height: 18 },
    svg: kiko(),
    frames: { tap: kiko(8) },
    idle: 'wiggle',
    tap: 'wiggle',
    sound: 'meow',
  },
]
