/** The free pictures of book 1: fourteen word cards, each one thing alone, and the festival stall of the drag game. */
import { person } from '../characters/cast.ts'
import { groundShadow } from '../core/light.ts'
import { circle, g, path, place, stroke } from '../core/svg.ts'
import { bigBasket } from '../parts/baskets.ts'
import { gendang, gong } from '../parts/drums.ts'
import { eagle } from '../parts/eagle.ts'
import { umbulUmbul } from '../parts/festival.ts'
import { avocado, chili, durian } from '../parts/fruit.ts'
import { juiceGlass } from '../parts/juice.ts'
import { kittenNeat } from '../parts/kittenPoses.ts'
import { lantern } from '../parts/lantern.ts'
import { motherDuck } from '../parts/ducks.ts'
import { ripeRice } from '../parts/rice.ts'
import { C, light } from '../palette.ts'
import type { FreePicture } from './free.ts'
import { festivalStall } from './festivalStall.ts'

/** A card is 240 drawing units square; what stands, stands on y=0. */
const CARD = 240,
  FOOT_ROOM = 22,
  CARD_PX = 480
/** One word card: the drawing with its feet at 0,0, over a soft shadow `shade` units wide. */
const card = (word: string, draw: () => string, shade = 130): FreePicture => ({
  path: `/img/books/book1/words/${word}.webp`,
  svg: () => place(groundShadow(0, 0, shade, 0.3, C.manggis), -shade * 0.03, 0) + draw(),
  box: { x: -CARD / 2, y: -CARD + FOOT_ROOM, width: CARD, height: CARD },
  width: CARD_PX,
})

const leafed = (): string =>
  path('M2 8C14 -10 40 -16 62 -4C44 12 20 16 2 8Z', light(C.daun, 0.15)) +
  stroke('M4 8Q30 -2 56 -3', light(C.daun, 0.5), 2)
const wholeAvocado = (): string => place(place(leafed(), 0, 2, 0.42) + avocado(), 0, -196, 2.36)
const redChili = (): string => place(chili({ s: 2.9 }), -26, -188, 1, 4)
const flyingEagle = (): string => place(eagle(), 0, -122, 0.63)
const flagsAndDrum = (): string =>
  g([
    place(umbulUmbul({ h: 216, a: C.toska, b: C.kunyit }), -82, 0, 0.96),
    place(umbulUmbul({ h: 216, a: C.cabai, b: C.kunyit }), 82, 0, 0.96, 0, true),
    place(gendang({ c: C.mangga, s: 0.68 }), -4, 2),
  ])
/** Eka waves with her whole arm and a wide open mouth. */
const waving = (): string =>
  place(
    person('eka', {
      expression: 'laugh',
      turn: 0.12,
      pose: {
        lean: -5,
        armL: [-40, 14],
        armR: [104, 158],
        handR: 'open',
        legL: [-3, 2],
        legR: [15, 6],
        head: 8,
        over: 'R',
      },
    }).svg,
    -10,
    -2,
    0.93,
  )
/** A light bulb as a child draws it with a pencil: a few loose lines and rays. */
const pencilBulb = (): string =>
  circle(0, -14, 26, light(C.kunyit, 0.4), { opacity: 0.85 }) +
  stroke('M-8 14C-9 4 -22 -2 -22 -17C-22 -30 -12 -38 1 -38C14 -38 23 -29 22 -16C21 -3 9 3 8 14Z', C.tinta, 3.4) +
  stroke('M-9 18Q0 21 9 17M-8 23Q0 26 8 22M-4 28H4M-7 -10Q-3 -18 0 -9Q3 -18 7 -11', C.tinta, 2.8) +
  stroke('M-32 -18L-42 -20M32 -18L43 -21M-25 -38L-32 -46M25 -38L32 -47M0 -46L1 -57', C.mangga, 4.4)
const withIdea = (): string =>
  place(
    person('ayu', {
      expression: 'happy',
      turn: 0.3,
      nod: -0.3,
      look: [0.7, -0.9],
      pose: {
        lean: -3,
        armL: [-44, 36],
        armR: { palm: [56, -150], bend: 1 },
        handR: 'point',
        legL: [-8, -3],
        legR: [10, 4],
        head: 7,
        over: 'R',
      },
    }).svg,
    -34,
    0,
    0.83,
  ) + place(pencilBulb(), 66, -158, 0.94)

/** Every picture of book 1 that is not a page. */
export const pictures: readonly FreePicture[] = [
  card('avocado', wholeAvocado, 100),
  card('basket', () => place(bigBasket(), 0, -4, 1.28), 132),
  card('chili', redChili, 60),
  card('durian', () => place(durian(), 0, 0, 1.5), 118),
  card('eagle', flyingEagle, 120),
  card('festival', flagsAndDrum, 132),
  card('gong', () => place(gong(), 0, 0, 0.66), 132),
  card('hello', waving, 100),
  card('idea', withIdea, 90),
  card('juice', () => place(juiceGlass({ lean: 10 }), -6, 0, 2.2), 100),
  card('kitten', () => place(kittenNeat(), -2, -13, 1.86), 130),
  card('lamp', () => place(lantern({ on: true, r: 39 }), 0, -2, 2.1), 120),
  card('rice', () => ripeRice({ width: 96, height: 186, stalks: 9, seed: 4 }), 120),
  card('duck', () => place(motherDuck(), 2, -4, 1.34), 110),
  {
    path: '/img/books/book1/post/festival-stall.webp',
    svg: festivalStall,
    box: { x: 0, y: 0, width: 1280, height: 800 },
    width: 1280,
  },
]
