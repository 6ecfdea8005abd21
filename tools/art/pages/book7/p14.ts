/** Book 7, page 14: the kite stands on its nose; Citra shows how short its tail is; goat, wheel and basket each have something; Kiko is a tail already. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { grainOf, lit } from '../../core/light.ts'
import { g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { bigBasket } from '../../parts/baskets.ts'
import { goat, GOATS } from '../../parts/goat.ts'
import { kitten } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { onGround, palmAt, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, STRAW } from './p14.land.ts'
import { leafHat } from './p07.kakek.ts'
import { kiteTail, patchKite } from './sharedKite.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
const GOAT: Stand = { x: 126, y: 672, s: 1.78 },
  BIMA: Stand = { x: 376, y: 588, s: 1.3 },
  CITRA: Stand = { x: 566, y: 662, s: 1.5 },
  KAKEK: Stand = { x: 1106, y: 636, s: 1.3 }
/** The cross of the kite, its size, its tilt: nose down. */
const KITE = { x: 798, y: 566, s: 1.06, r: 170 } as const
/** Its foot is up in the air. */
const FOOT = [
  KITE.x - Math.sin((KITE.r * Math.PI) / 180) * 180 * KITE.s,
  KITE.y + Math.cos((KITE.r * Math.PI) / 180) * 180 * KITE.s,
] as const

const { scarf: _, ...BARE_NECK } = { ...GOATS[5], size: 1 }
/** The goat that ate the first tail chews; a thread hangs from its mouth. `asked`: it nods. */
const theGoat = (asked = false): string =>
  drawn(0.32, () =>
    onGround(
      goat({ coat: BARE_NECK, pose: asked ? 'look' : 'stand' }) +
        stroke('M88 -86Q100 -92 108 -82M88 -86Q102 -80 104 -70', C.daun, 4),
      GOAT,
      110,
      STRAW,
    ),
  )
/** Its scarf, tied at the neck, one end in the wind. */
const scarf = (): string =>
  drawn(0.4, () =>
    place(
      lit(
        path(
          'M29 -88Q48 -66 71 -80L70 -68Q50 -50 27 -72Z',
          lin([light(C.cabai, 0.3), C.cabai, shade(C.cabai, 0.3)], 70),
        ) +
          path(
            'M54 -66C66 -62 82 -66 96 -56C90 -52 96 -46 100 -42C82 -40 66 -46 54 -58Z',
            lin([light(C.cabai, 0.2), C.cabai, shade(C.cabai, 0.2)], 40),
          ) +
          path(
            'M48 -64C40 -50 46 -40 40 -28L54 -26L56 -34L64 -30C66 -44 60 -56 58 -62Z',
            lin([C.cabai, shade(C.cabai, 0.25)], 70),
          ) +
          stroke('M34 -78Q50 -62 68 -74', light(C.sepatu, 0.4), 2.4, { opacity: 0.8 }) +
          [
            [44, -36],
            [60, -40],
            [84, -54],
            [90, -48],
          ]
            .map(([x = 0, y = 0]) => stroke(`M${x} ${y}l4 1`, C.kunyit, 3))
            .join(''),
        1.6,
      ),
      GOAT.x,
      GOAT.y,
      GOAT.s,
    ),
  )
/** The bow on his wheel, in the picture. */
const BOW = [404, 520] as const
/** Bima unties the ribbon at his own wheel; his eyes are on the kite. */
const bima = (how: FigureOptions = {}): string =>
  drawn(0.4, () => {
    const who = inChair('bima', {
      view: 'side',
      turn: 0.7,
      nod: 0.1,
      look: [1, 0.1],
      expression: 'happy',
      armL: { ...palmAt([BOW[0] - 6, BOW[1] - 8], BIMA), bend: 1 },
      ...how,
      poseMore: { lean: 10, head: 2, handL: 'hold' },
    })
    return onGround(who.svg, BIMA, 110, STRAW)
  })
/** A yellow bow as large as a hand. */
const ribbon = (): string =>
  drawn(0.5, () =>
    place(
      lit(
        stroke('M0 2C24 8 30 22 54 20M2 6C10 24 26 28 32 44', shade(C.mangga, 0.1), 11) +
          stroke('M0 2C24 8 30 22 54 20M2 6C10 24 26 28 32 44', C.kunyit, 8) +
          path(
            'M0 0C-16 -30 -50 -30 -46 -4S-18 16 0 0C16 -30 48 -30 46 -4S18 16 0 0Z',
            lin([light(C.kunyit, 0.4), C.kunyit, C.mangga], 60),
          ) +
          path('M-8 -3C-16 -18 -36 -20 -34 -5S-18 6 -8 -3C16 -18 36 -20 34 -5S18 6 8 -3Z', C.mangga, { opacity: 0.7 }) +
          path('M-9 -10Q0 -15 9 -10Q12 0 9 9Q0 14 -9 9Q-12 0 -9 -10Z', lin([light(C.kunyit, 0.4), C.mangga], 60)),
        1.8,
      ),
      BOW[0] + 4,
      BOW[1] + 4,
      0.94,
      6,
    ),
  )
/** The far end of the tail, in her hand: so far, and no further. */
const END = [FOOT[0] - 116, FOOT[1] + 100] as const
/** Citra measures the tail: one hand where it begins, one where it ends. */
const citra = (how: FigureOptions = {}): string =>
  drawn(0.36, () => {
    const who = person('citra', {
      expression: 'think',
      turn: 0.6,
      nod: 0.1,
      look: [0.9, 0.6],
      ...how,
      pose: {
        lean: 3,
        head: 3,
        armL: { ...palmAt([END[0] - 4, END[1]], CITRA), bend: 1 },
        armR: { ...palmAt([FOOT[0] - 1, FOOT[1] + 4], CITRA), bend: 1 },
        handL: 'fist',
        handR: 'fist',
        legL: [-12, -4],
        legR: [8, 2],
        hide: 'LR',
      },
    })
    const inHand = (svg: string) => place(svg, CITRA.x, CITRA.y, CITRA.s)
    return g([
      onGround(who.svg, CITRA, 80, STRAW),
      inHand(who.parts.armR),
      place(
        kiteTail([-40, 12, -60, 60, END[0] - FOOT[0], END[1] - FOOT[1]], { n: 1, colors: [C.jambu], s: 2 }),
        ...FOOT,
      ),
      inHand(who.parts.armL + who.parts.handL + who.parts.handR),
    ])
  })
const kite = (): string => drawn(0.4, () => place(patchKite(4), KITE.x, KITE.y, KITE.s, KITE.r))
/** Kiko hangs at the foot of the kite by a string round his belly: a tail. */
const kiko = (swing = 0): string =>
  drawn(0.5, () =>
    g(
      [
        stroke(`M${FOOT[0]} ${FOOT[1]}C${FOOT[0] + 70} ${FOOT[1] - 30} 872 400 876 466`, C.putih, 3.4),
        place(
          kitten({ pose: 'run', mood: 'happy' }) +
            lit(stroke('M-2 -55Q4 -38 -1 -22', C.cabai, 7), 1) +
            lit(
              path(
                'M0 -56C-12 -74 -26 -72 -24 -62S-8 -52 0 -56C12 -74 26 -72 24 -62S8 -52 0 -56Z',
                lin([light(C.sepatu, 0.3), C.cabai], 60),
              ),
              1.2,
            ),
          882,
          526,
          0.98,
          14,
        ),
      ],
      { transform: `rotate(${swing} ${FOOT[0]} ${FOOT[1]})` },
    ),
  )
const kakek = (pulls = 0): string =>
  drawn(0.4, () => {
    const who = person('kakek', {
        expression: 'laugh',
        turn: -0.4,
        hat: null,
        pose: {
          lean: -2,
          head: -4,
          armL: { ...palmAt([BASKET.x, 428], KAKEK), bend: 1 },
          armR: { ...palmAt([HAND[0] + pulls, HAND[1]], KAKEK), bend: -1 },
          handL: 'fist',
          handR: 'fist',
          legL: [-6, -2],
          legR: [7, 3],
        },
      }),
      [x, y] = who.at.head
    return g([
      onGround(who.svg + place(leafHat(pulls * 0.3), x, y - 4, 0.66), KAKEK, 110, STRAW),
      basket(),
      place(who.parts.handL, KAKEK.x, KAKEK.y, KAKEK.s),
    ])
  })
/** Where the basket stands in the air under his hand, and the hand that pulls the band from it. */
const BASKET = { x: 1000, y: 556, s: 0.72 } as const,
  HAND = [1098, 462] as const
const basket = (): string =>
  g([
    stroke(
      `M${BASKET.x - 44} ${BASKET.y - 66}Q${BASKET.x} ${BASKET.y - 152} ${BASKET.x + 44} ${BASKET.y - 66}`,
      C.soga,
      7,
    ),
    place(bigBasket({ part: 'body' }), BASKET.x, BASKET.y, BASKET.s),
    place(bigBasket({ part: 'lid' }), BASKET.x, BASKET.y + 4, BASKET.s),
  ])
/** The band that held the lid, woven brown and gold: round the basket, then in his hand; its end hangs down. */
function band(): string {
  const { x, y } = BASKET,
    [hx, hy] = HAND,
    way = `M${x - 50} ${y - 34}Q${x} ${y - 12} ${x + 50} ${y - 36}C${x + 78} ${y - 50} ${hx - 26} ${hy - 12} ${hx + 2} ${hy}Q${hx + 18} ${hy + 12} ${hx + 12} ${hy + 62}`
  const butt = { 'stroke-linecap': 'butt' }
  return drawn(0.5, () =>
    lit(
      stroke(way, C.jati, 22, butt) +
        stroke(way, C.soga, 18, butt) +
        stroke(way, C.kunyit, 11, { ...butt, 'stroke-dasharray': '7 7' }) +
        stroke(way, C.cabai, 4, { ...butt, 'stroke-dasharray': '7 7', 'stroke-dashoffset': '7' }) +
        stroke(
          `M${hx + 4} ${hy + 62}l-2 16M${hx + 10} ${hy + 63}l0 18M${hx + 16} ${hy + 63}l1 17M${hx + 20} ${hy + 62}l3 14`,
          C.soga,
          4,
        ),
      1.6,
    ),
  )
}

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'bima',
    box: { x: 20, y: 28, width: 24, height: 48 },
    svg: bima(),
    frames: { blink: bima({ blink: true }), tap: bima({ expression: 'laugh' }) },
    idle: 'wobble',
    tap: 'wiggle',
  },
  {
    name: 'goat',
    box: { x: 0, y: 50, width: 25.5, height: 38 },
    svg: theGoat(),
    frames: { tap: theGoat(true) },
    idle: 'nod',
    tap: 'hop',
    sound: 'goat',
  },
  {
    name: 'kakek',
    box: { x: 73, y: 20, width: 26, height: 63 },
    svg: kakek(),
    frames: { tap: kakek(10) },
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'citra',
    box: { x: 36, y: 28, width: 25, height: 58 },
    svg: citra(),
    frames: { blink: citra({ blink: true }), tap: citra({ expression: 'doubt' }) },
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'kite',
    box: { x: 52, y: 44, width: 20, height: 44 },
    svg: kite(),
    pivot: [0.5, 0.95],
    idle: 'wobble',
    tap: 'shake',
  },
  // Last but for Kiko: they end on the tail, before Citra.
  { name: 'bow-2', box: { x: 27, y: 59, width: 10, height: 13 }, svg: ribbon(), idle: 'flutter', tap: 'fly' },
  { name: 'bow-1', box: { x: 11, y: 60, width: 15.5, height: 22 }, svg: scarf(), idle: 'sway', tap: 'fly' },
  { name: 'bow-3', box: { x: 73, y: 54, width: 16, height: 18 }, svg: band(), idle: 'swing', tap: 'fly' },
  {
    name: 'kiko',
    box: { x: 58, y: 44, width: 18, height: 28 },
    svg: kiko(),
    frames: { tap: kiko(5) },
    pivot: [0.1, 0.05],
    idle: 'swing',
    tap: 'swing',
    sound: 'meow',
  },
]
