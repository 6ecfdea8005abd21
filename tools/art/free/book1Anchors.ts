/** Word cards of book 1's letters whose story word begins with another sound: cup and cangkir, egg and ekor, iguana in both languages. */
import { smooth, tube } from '../core/geom.ts'
import { groundShadow, lit } from '../core/light.ts'
import { circle, clipped, ellipse, g, lin, path, place, stroke } from '../core/svg.ts'
import { C, light, mix, shade } from '../palette.ts'
import type { FreePicture } from './free.ts'
import { cup, egg } from './ladderThings.ts'

/** A card is 240 drawing units square; what stands, stands on y=0. */
const CARD = 240,
  FOOT_ROOM = 22,
  CARD_PX = 480
const card = (word: string, draw: () => string, shadow: number): FreePicture => ({
  path: `/img/books/book1/words/${word}.webp`,
  svg: () => place(groundShadow(0, 0, shadow, 0.3, C.manggis), -shadow * 0.03, 0) + draw(),
  box: { x: -CARD / 2, y: -CARD + FOOT_ROOM, width: CARD, height: CARD },
  width: CARD_PX,
})

const straw = (d: string): string => stroke(d, mix(C.padi, C.kunyit, 0.6), 5) + stroke(d, light(C.kunyit, 0.5), 2)
const RUST = '#B5562C'
/** A broad tail feather from 0,0, pointing up, `length` long. */
const feather = (length: number, color: string): string =>
  lit(
    path(
      `M-9 0C-26 ${-length * 0.4} -24 ${-length * 0.86} 4 ${-length}C26 ${-length * 0.8} 18 ${-length * 0.36} 9 0Z`,
      lin([light(color, 0.3), color, shade(color, 0.3)], 20),
    ) + stroke(`M0 -8Q-6 ${-length * 0.5} 3 ${-length * 0.9}`, light(color, 0.45), 2.4, { opacity: 0.6 }),
    2,
  )
/** The hen's back half, cut off by the right edge of the card: her tail stands up like a fan. */
const tail = (): string =>
  g([
    place(feather(122, '#20413F'), 62, -92, 1, -62),
    place(feather(136, '#2E5A55'), 66, -98, 1, -40),
    place(feather(142, '#3A6F63'), 76, -102, 1, -18),
    place(feather(126, '#2E5A55'), 90, -104, 1, 4),
    place(feather(84, RUST), 66, -86, 1, -52),
    place(feather(88, shade(RUST, 0.2)), 82, -92, 1, -22),
    lit(
      path(
        'M44 -76C56 -112 92 -120 124 -116V-34C96 -24 62 -32 50 -52C46 -60 42 -68 44 -76Z',
        lin([light(RUST, 0.42), RUST, shade(RUST, 0.28)], 62),
      ),
      3,
    ),
    stroke('M76 -58q9 10 18 0q9 10 18 0M64 -78q9 10 18 0q9 10 18 0', shade(RUST, 0.45), 3.4, { opacity: 0.5 }),
  ])
/** A nest with one egg, and behind it the hen's tail: she herself is cut off by the card, so egg and tail are all there is to name. */
const eggAndTail = (): string =>
  g([
    clipped('M-120 -218H120V22H-120Z', tail()),
    ellipse(-24, -14, 92, 22, mix(C.soga, C.kunyit, 0.3)),
    place(egg(), -34, -10, 0.8),
    straw('M-112 -12Q-70 8 -22 0Q30 10 64 -14M-106 -20Q-68 -2 -20 -6Q26 0 58 -22M-98 -4Q-40 16 52 -4'),
    straw('M-108 -18l-10 -10M-98 -4l-16 6M58 -8l20 -6M50 0l18 8'),
  ])

const GREEN = mix(C.daun, C.pisang, 0.45)
const iguana = (): string => {
  const back = smooth([
    [-58, -62],
    [-30, -84],
    [10, -92],
    [44, -88],
    [62, -70],
    [54, -44],
    [16, -30],
    [-30, -30],
  ])
  const tail = tube(
    [
      [-40, -56],
      [-78, -40],
      [-104, -14],
      [-92, 2],
      [-52, 0],
    ],
    [26, 19, 12, 7, 3],
  )
  const leg = (x: number, y: number, to: number): string =>
    path(
      tube(
        [
          [x, y],
          [x + 12, y + 18],
          [to, -3],
        ],
        [26, 18, 12],
      ),
      lin([GREEN, shade(GREEN, 0.35)], 70),
    ) + stroke(`M${to} -4l14 2M${to} -4l12 6M${to} -4l5 8`, shade(GREEN, 0.3), 5)
  const spines = [-52, -38, -23, -7, 9, 25, 40]
    .map((x, at) => {
      const y = [-70, -80, -86, -91, -92, -91, -88][at] ?? -80
      return `M${x - 7} ${y + 6}Q${x - 6} ${y - 12} ${x - 12} ${y - 20}Q${x + 5} ${y - 12} ${x + 8} ${y + 6}Z`
    })
    .join('')
  return g([
    lit(leg(-34, -40, -30) + leg(34, -44, 46), 2),
    lit(path(spines, light(C.mangga, 0.1)), 1.5),
    lit(path(tail, lin([light(GREEN, 0.2), GREEN, shade(GREEN, 0.4)], 40)), 3),
    stroke('M-66 -56l-10 14M-84 -44l-12 10M-98 -26l-14 2', shade(GREEN, 0.35), 5, { opacity: 0.6 }),
    lit(path(back, lin([light(GREEN, 0.45), GREEN, shade(GREEN, 0.3)], 70)), 4),
    clipped(
      back,
      stroke('M-24 -92Q-16 -60 -26 -30M2 -96Q10 -62 0 -30M28 -96Q36 -64 26 -30', shade(GREEN, 0.3), 6, {
        opacity: 0.45,
      }),
    ),
    lit(leg(-10, -40, -2) + leg(56, -50, 78), 2),
    // the dewlap hangs from the chin
    lit(path('M58 -84Q62 -52 84 -50Q98 -62 96 -84Z', lin([light(C.padi, 0.2), GREEN], 80)), 2),
    lit(
      path(
        smooth([
          [40, -92],
          [56, -124],
          [84, -130],
          [108, -114],
          [112, -96],
          [90, -84],
          [58, -78],
        ]),
        lin([light(GREEN, 0.5), GREEN, shade(GREEN, 0.2)], 60),
      ),
      3,
    ),
    stroke('M112 -99Q96 -92 78 -98Q72 -101 70 -106', C.tinta, 3.4),
    circle(106, -108, 1.8, C.tinta),
    circle(80, -112, 10, light(C.padi, 0.5)) + circle(82, -112, 6.6, C.tinta) + circle(79.6, -114.6, 2.2, C.putih),
    stroke('M69 -121Q79 -127 90 -122', shade(GREEN, 0.4), 3.4),
    circle(64, -94, 7, light(GREEN, 0.55), { opacity: 0.8 }),
  ])
}

/** The anchor words' cards. */
export const pictures: readonly FreePicture[] = [
  card('cup', () => place(cup(), 0, -4, 1.02), 150),
  card('egg', eggAndTail, 150),
  card('iguana', () => place(iguana(), 2, -8, 0.98), 170),
]
