/** Book 2, page 12: Grandpa is home, two arms full of children; six goats stare at the seventh in his basket. */
import { person } from '../../characters/cast.ts'
import type { Skeleton } from '../../characters/types.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, lin, path, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { bigBasket } from '../../parts/baskets.ts'
import { goatFront, GOATS } from '../../parts/goat.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { put, type Stand } from '../book1/shared.ts'
import { blinkOf } from '../book1/sharedFaces.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p12.land.ts'
import { neighboursLeft, neighboursRight } from './p12.guests.ts'
import { pickedFruit } from './p10.fruit.ts'
import { bucket } from './sharedLateBucket.ts'
import { coatOf, type GoatNumber, GOAT_NUMBERS, goatLids, goatToUs } from './sharedLateGoats.ts'
import { lamplit, lampShadow } from './sharedLate.ts'

const KAKEK: Stand = { x: 624, y: 548, s: 1.04 },
  DANU: Stand = { x: 508, y: 598, s: 0.98 },
  EKA: Stand = { x: 732, y: 600, s: 0.98 },
  BASKET: Stand = { x: 838, y: 606, s: 1.1 },
  TINY: Stand = { x: 806, y: 546, s: 1.32 },
  KIKO: Stand = { x: 884, y: 482, s: 0.74 },
  BUCKET: Stand = { x: 1150, y: 780, s: 0.72 }

/** A stage point in the units of somebody who stands at `at`. */
const from = (x: number, y: number, at: Stand): readonly [number, number] => [(x - at.x) / at.s, (y - at.y) / at.s]

/** The checked sarong over his knees. */
const lapSarong = ({ hip, LL, LR }: Skeleton): string => {
  const [, kneeL, ankleL] = LL,
    [, kneeR, ankleR] = LR,
    d =
      `M${f(hip[0] - 36)} ${f(hip[1] - 14)}Q${f(kneeL[0] - 24)} ${f(kneeL[1] - 20)} ${f(kneeL[0] - 22)} ${f(kneeL[1] + 4)}` +
      `L${f(ankleL[0] - 20)} ${f(ankleL[1] - 12)}Q${f(hip[0])} ${f(ankleL[1] + 6)} ${f(ankleR[0] + 20)} ${f(ankleR[1] - 12)}` +
      `L${f(kneeR[0] + 22)} ${f(kneeR[1] + 4)}Q${f(kneeR[0] + 24)} ${f(kneeR[1] - 20)} ${f(hip[0] + 36)} ${f(hip[1] - 14)}Z`
  return lit(
    path(d, C.soga) +
      clipped(d, sarongCheck(hip[0], hip[1])) +
      stroke(
        `M${f(hip[0])} ${f(kneeL[1] - 4)}Q${f(hip[0] + 6)} ${f(kneeL[1] + 30)} ${f(hip[0] - 2)} ${f(ankleL[1] - 10)}`,
        C.jati,
        3,
        {
          opacity: 0.5,
        },
      ),
    3,
  )
}
/** Lines of the check around x, y. */
const sarongCheck = (x: number, y: number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const d = (i - 4) * 24
    return stroke(
      `M${f(x + d)} ${f(y - 40)}V${f(y + 170)}M${f(x - 110)} ${f(y + 60 + d)}H${f(x + 110)}`,
      '#C99A5B',
      i % 2 ? 3 : 6,
      {
        opacity: 0.7,
      },
    )
  }).join('')
/** Grandpa on the bench, a hand on the far shoulder of each child. */
const kakek = (expression: string, isLaughing: boolean) =>
  person('kakek', {
    expression,
    turn: 0.12,
    nod: isLaughing ? -0.25 : 0.1,
    look: [0.5, 0.3],
    pose: {
      lean: isLaughing ? -3 : 0,
      armL: { palm: from(490, 474, KAKEK), bend: -1 },
      armR: { palm: from(760, 506, KAKEK), bend: 1 },
      handL: 'rest',
      handR: 'rest',
      legL: [-20, -4],
      legR: [24, 4],
      hipY: 62,
      sit: true,
      head: isLaughing ? -5 : 3,
    },
    drape: lapSarong,
  })
/** Danu leans on his shoulder. */
const danu = (expression: string) =>
  person('danu', {
    expression,
    turn: 0.25,
    nod: -0.2,
    look: [0.8, -0.3],
    pose: {
      lean: 8,
      armL: [-20, 18],
      armR: { palm: from(600, 456, DANU), bend: 1 },
      handL: 'rest',
      handR: 'rest',
      legL: [-10, -4],
      legR: [3, 2],
      head: 9,
      hide: 'R',
    },
  })
/** Eka snuggles up from the other side. */
const eka = (expression: string) =>
  person('eka', {
    expression,
    turn: -0.4,
    nod: -0.25,
    look: [-0.7, -0.5],
    pose: {
      lean: -10,
      armL: { palm: from(650, 470, EKA), bend: 1 },
      armR: { palm: from(700, 520, EKA), bend: 1 },
      handL: 'rest',
      handR: 'rest',
      legL: [-4, -2],
      legR: [12, 5],
      head: -9,
      hide: 'L',
    },
  })
/** The three as one: every hand lies on somebody. */
function family(expression: string, isLaughing: boolean): string {
  const old = kakek(expression, isLaughing),
    boy = danu(expression),
    girl = eka(expression)
  return (
    lampShadow({ ...KAKEK, y: 598 }, 90) +
    lampShadow(DANU) +
    lampShadow(EKA) +
    lamplit(
      put(old.svg, KAKEK) +
        put(boy.svg, DANU) +
        put(girl.svg, EKA) +
        put(boy.parts.armR, DANU) +
        put(girl.parts.armL, EKA) +
        put(old.parts.handL + old.parts.handR, KAKEK),
    )
  )
}
/** What shows above the front rim of the basket. */
const RIM = 'M-140 -330H140V-91H70C60 -79 -60 -79 -70 -91H-140Z'
const inBasket = (svg: string): string =>
  put(clipped(RIM, place(svg, -BASKET.x / BASKET.s, -BASKET.y / BASKET.s, 1 / BASKET.s)), BASKET)
const hoof = (x: number): string => place(lit(ellipse(x, 0, 8, 7, lin(['#7A5858', '#3B2A30'], 70)), 1), 0, 0)
/** The seventh goat looks over the rim, two small hooves on it. */
const tiny = (pose: 'look' | 'stand', lids = ''): string =>
  lamplit(
    inBasket(put(goatFront({ pose, coat: GOATS[6] }) + lids, TINY)) +
      put(stroke('M-70 -93C-60 -80 60 -80 70 -93', '#F6DCA4', 8), BASKET) +
      place(hoof(-20) + hoof(14), 830, 516),
    0.5,
  )
const basket = (): string =>
  put(groundShadow(0, 0, 130, 0.5, '#0A1434'), BASKET) + lamplit(put(bigBasket({ part: 'body' }), BASKET), 0.4)
const lid = (): string => lamplit(place(bigBasket({ part: 'lid' }), 1052, 762, 0.8, 10), 0.3)
const kiko = (mood: 'open' | 'happy' | 'shut'): string => lamplit(inBasket(put(kittenHead({ mood }), KIKO)), 0.5)

/** Where goat n stands in the row, and whether it looks to the left. */
const goatStand = (n: GoatNumber): Stand => ({ x: 182 + (n - 1) * 158, y: n % 2 ? 770 : 780, s: 0.98 })
const staring = (n: GoatNumber, pose: 'look' | 'stand', lids = ''): string => {
  const at = goatStand(n)
  return lampShadow(at, 62) + lamplit(put(goatToUs(n, pose) + lids, at), 0.4)
}
const mangoes = (): string =>
  [
    [-52, -118, -16],
    [46, -120, 22],
    [-4, -128, 4],
    [-30, -96, -30],
    [30, -92, 30],
  ]
    .map(([x = 0, y = 0, r = 0]) => place(pickedFruit(), x, y + 34, 1, r))
    .join('')
/** A mango somebody has tasted: three bites, the pale flesh shows. */
const bitten = (): string =>
  place(
    pickedFruit() +
      circle(24, -34, 13, '#FFE79A') +
      circle(28, -18, 10, '#FFE79A') +
      circle(20, -46, 9, '#FFE79A') +
      stroke('M14 -46Q16 -36 12 -32Q20 -24 18 -14', '#E9A22A', 2.6),
    1056,
    776,
    0.72,
    -64,
  )
const fullBucket = (isHandleUp: boolean): string =>
  put(groundShadow(0, 0, 120, 0.5, '#0A1434'), BUCKET) +
  lamplit(put(bucket(isHandleUp, mangoes()), BUCKET) + bitten(), 0.5)

const goats = (): SpriteDrawing[] =>
  GOAT_NUMBERS.map((n) => ({
    name: `goat-${n}`,
    box: { x: (goatStand(n).x - 66) / 12.8, y: 73, width: 12.4, height: 26 },
    svg: staring(n, 'look'),
    frames: { blink: staring(n, 'look', goatLids(coatOf(n))), tap: staring(n, 'stand') },
    idle: 'breathe',
    tap: 'hop',
    sound: 'goat',
  }))

/** Who stands around, back to front. */
const people = (): SpriteDrawing[] => [
  {
    name: 'neighbors-left',
    box: { x: 1, y: 36, width: 31, height: 38 },
    svg: neighboursLeft(false),
    frames: { tap: neighboursLeft(true) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'neighbors-right',
    box: { x: 71.5, y: 34, width: 27.5, height: 42 },
    svg: neighboursRight(false),
    frames: { tap: neighboursRight(true) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kakek',
    box: { x: 33.5, y: 27, width: 29.5, height: 51 },
    svg: family('happy', false),
    frames: { blink: family(blinkOf('happy'), false), tap: family('laugh', true) },
    idle: 'breathe',
    tap: 'wiggle',
  },
]
/** Grandpa's basket with what wiggles in it. */
const basketParts = (): SpriteDrawing[] => [
  {
    name: 'basket',
    box: { x: 58.5, y: 61, width: 16, height: 19 },
    svg: basket(),
    idle: 'wiggle',
    tap: 'shake',
    sound: 'creak',
  },
  {
    name: 'kiko',
    box: { x: 66, y: 52, width: 7, height: 12 },
    svg: kiko('open'),
    frames: { blink: kiko('shut'), tap: kiko('happy') },
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'tiny-goat',
    box: { x: 58, y: 46, width: 14, height: 20 },
    svg: tiny('look'),
    frames: { blink: tiny('look', goatLids(GOATS[6])), tap: tiny('stand') },
    idle: 'breathe',
    tap: 'hop',
    sound: 'goat',
  },
  {
    name: 'lid',
    box: { x: 76, y: 78, width: 14, height: 12 },
    svg: lid(),
    idle: 'still',
    tap: 'wobble',
    sound: 'knock',
  },
]

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  ...people(),
  ...basketParts(),
  ...goats(),
  {
    name: 'bucket',
    box: { x: 79, y: 77, width: 17, height: 22 },
    svg: fullBucket(false),
    frames: { tap: fullBucket(true) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'plop',
  },
]
