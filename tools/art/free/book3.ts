/** The free pictures of book 3: five word cards, and the child among five lenses. */
import { aku } from '../characters/cast.ts'
import { groundShadow, lit } from '../core/light.ts'
import { clipped, ellipse, g, lin, path, place, rad, stroke } from '../core/svg.ts'
import { flower, hill, mist, sky, treeLine } from '../parts/nature.ts'
import { C, light, mix } from '../palette.ts'
import { earsAlone, eyesAlone, feetAlone, handsAlone, heartAlone } from './book3Parts.ts'
import type { FreePicture } from './free.ts'

const CARD = 240
const card = (word: string, draw: () => string): FreePicture => ({
  path: `/img/books/book3/words/${word}.webp`,
  svg: draw,
  box: { x: -CARD / 2, y: -CARD / 2, width: CARD, height: CARD },
  width: 480,
})

/** Where the child stands. */
const CHILD = { x: 640, y: 712, s: 2.3 }
const STANDING = aku({
  headwear: 'none',
  hair: 'short',
  expression: 'happy',
  pose: { armL: [-58, -76], armR: [98, 158], handR: 'open', handL: 'open', legL: [-8, -4], legR: [10, 5], head: 3 },
})
/** The lenses lie in the boxes where the words are put: middle, what is in them, and the part their dotted line leads to. */
const LENSES: readonly {
  readonly at: readonly [number, number]
  readonly draw: () => string
  readonly s: number
  readonly part: 'eyeL' | 'earR' | 'handL' | 'footR'
}[] = [
  { at: [205, 296], draw: eyesAlone, s: 1.1, part: 'eyeL' },
  { at: [1075, 296], draw: earsAlone, s: 0.92, part: 'earR' },
  { at: [205, 584], draw: handsAlone, s: 0.86, part: 'handL' },
  { at: [1075, 584], draw: feetAlone, s: 0.84, part: 'footR' },
]
const HEART = [640, 584] as const
const RX = 132,
  RY = 98
const lens = ([x, y]: readonly [number, number], inside: string, s: number): string => {
  const round = `M${-RX} 0a${RX} ${RY} 0 1 0 ${2 * RX} 0a${RX} ${RY} 0 1 0 ${-2 * RX} 0Z`
  return place(
    g([
      ellipse(8, 12, RX + 6, RY + 6, C.manggis, { opacity: 0.22 }),
      ellipse(0, 0, RX, RY, rad([C.putih, C.kertas, C.santan], 0.4, 0.34, 0.8)),
      clipped(round, place(inside, 0, 0, s)),
      clipped(round, path(`M${-RX} -20Q${-RX * 0.6} ${-RY} 0 ${-RY}H${-RX}Z`, C.putih, { opacity: 0.5 })),
      lit(
        ellipse(0, 0, RX, RY, 'none', {
          stroke: lin([light(C.kunyit, 0.4), C.mangga, mix(C.soga, C.mangga, 0.4)], 60),
          'stroke-width': 12,
        }),
        2.4,
      ),
    ]),
    x,
    y,
  )
}
const dots = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): string =>
  stroke(`M${x0} ${y0}L${x1} ${y1}`, C.putih, 9, { 'stroke-dasharray': '.1 19' }) +
  stroke(`M${x0} ${y0}L${x1} ${y1}`, C.toska, 5.4, { 'stroke-dasharray': '.1 19' }) +
  ellipse(x1, y1, 9, 9, C.putih, { stroke: C.toska, 'stroke-width': 4 })
const child = (): string => place(groundShadow(0, 0, 110) + STANDING.svg, CHILD.x, CHILD.y, CHILD.s)
const partAt = (part: (typeof LENSES)[number]['part'] | 'heart'): readonly [number, number] => {
  const [x, y] = STANDING.at[part]
  // Beside the eye, not over it.
  return [CHILD.x + (part === 'eyeL' ? x - 15 : x) * CHILD.s, CHILD.y + y * CHILD.s]
}
const bodyLenses = (): string =>
  g([
    sky('pagi', { sun: [640, 200], horizon: 0.6 }),
    hill(
      [
        [-20, 430],
        [260, 370],
        [640, 440],
        [1000, 380],
        [1300, 430],
      ],
      C.gunung,
      { d: 0.65, s: 8, bottom: 600, brush: false },
    ),
    mist(640, 470, 760, 50, 0.8),
    treeLine(-20, 1300, (x: number) => 500 + 5 * Math.sin(x / 100), C.daun, { d: 0.5, seed: 3, palms: 2 }),
    path('M-10 540Q640 500 1290 540V810H-10Z', lin([mix(C.padi, C.pisang, 0.4), C.pisang, C.daun], 90)),
    place(flower(0, 0, 1), 420, 730, 1.2),
    place(flower(0, 0, 1, C.putih), 872, 742, 1.2),
    child(),
    dots([HEART[0], HEART[1]], partAt('heart')),
    ...LENSES.map(({ at, part }) => dots(at, partAt(part))),
    ...LENSES.map(({ at, draw, s }) => lens(at, draw(), s)),
    lens(HEART, heartAlone(), 0.74),
  ])

/** Every picture of book 3 that is not a page. */
export const pictures: readonly FreePicture[] = [
  card('hands', () => place(handsAlone(), 0, 16, 0.94)),
  card('feet', () => place(feetAlone(), 0, 16, 1.02)),
  card('eyes', () => place(eyesAlone(), 0, 10, 1.26)),
  card('ears', () => place(earsAlone(), 0, 0, 1.22)),
  card('heart', heartAlone),
  {
    path: '/img/books/book3/post/body-lenses.webp',
    svg: bodyLenses,
    box: { x: 0, y: 0, width: 1280, height: 800 },
    width: 1280,
  },
]
