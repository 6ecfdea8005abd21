/** Book 5: word cards, who wears which hat, the eggs to put back, and the meadow of things. */
import { person } from '../characters/cast.ts'
import { groundShadow, lit } from '../core/light.ts'
import { circle, clipped, ellipse, g, path, place, rad, rng, stroke } from '../core/svg.ts'
import { C, light } from '../palette.ts'
import { bananaLeaf } from '../parts/banana.ts'
import { buffalo, buffaloHead } from '../parts/buffalo.ts'
import { hen } from '../parts/hen.ts'
import { kitten } from '../parts/kitten.ts'
import { flower } from '../parts/nature.ts'
import { inChair } from '../parts/wheelchair.ts'
import { soapBubble } from '../pages/book1/shared.ts'
import { lawnFromAbove } from '../pages/book4/fromTree.ts'
import { BIMAS, hat } from '../pages/book5/sharedHat.ts'
import { leafHat } from '../pages/book5/sharedLeaf.ts'
import { standing } from '../pages/book5/sharedPaws.ts'
import { mossyRock } from '../pages/book5/sharedRock.ts'
import type { FreePicture } from './free.ts'
import { egg } from './ladderThings.ts'

/** A card is 240 drawing units square; what stands, stands on y=0. */
const CARD = { x: -120, y: -218, width: 240, height: 240 }
const card =
  (folder: string) =>
  (name: string, draw: () => string, shadow = 120): FreePicture => ({
    path: `/img/books/book5/${folder}/${name}.webp`,
    svg: () => groundShadow(0, 0, shadow, 0.3, C.manggis) + draw(),
    box: CARD,
    width: 480,
  })
const word = card('words'),
  who = card('who')

/** Four white socks under a leaf: whose they are, one may guess. */
const legs = (): string =>
  g([place(standing(), -4, 0, 1.16), place(bananaLeaf(214, C.pisang, 3, { curl: 0.36, wide: 0.2 }), -108, -26, 1, -3)])
/** Momo's face under a hat. */
const momo = (hats = 1): string =>
  g([
    place(buffaloHead({ eyes: 'shut' }), 0, -84, 1.62, 0, true),
    place(hat(), -4, -132, 0.86, -6),
    hats > 1 ? place(hat({ flower: true, band: C.kunyit }), 46, -168, 0.52, 14) : '',
  ])
const bima = (): string =>
  place(inChair('bima', { expression: 'laugh', armR: [98, 150], poseMore: { handR: 'open' } }).svg, -10, -2, 0.8)
/** Eka, her arms out. */
const eka = (): string =>
  place(
    person('eka', {
      expression: 'laugh',
      turn: 0.3,
      pose: {
        lean: 6,
        head: -4,
        armL: [-70, -96],
        armR: [84, 112],
        handL: 'open',
        handR: 'open',
        legL: [-10, -4],
        legR: [12, 4],
      },
    }).svg,
    0,
    -2,
    0.9,
  )
const kikoInHat = (): string => g([place(kitten({ pose: 'sit' }), 0, 0, 1.5), place(hat(BIMAS), -2, -118, 0.9, -12)])
/** He is under it, and only his face is seen. */
const kikoUnderHat = (): string =>
  g([place(kitten({ pose: 'sit', mood: 'happy' }), 0, 0, 1.42), place(hat(BIMAS), 2, -96, 1.1, 4)])
/** Grandpa in his cap, his straw hat in his hand. */
const kakek = (): string => {
  const one = person('kakek', {
    expression: 'wink',
    turn: 0.2,
    pose: { lean: -3, head: 6, armL: [-30, 10], armR: [60, 120], handR: 'fist', legL: [-6, -2], legR: [7, 2] },
  })
  const [x, y] = one.at.handR
  return place(one.svg + place(hat(), x + 16, y + 12, 0.8, 24) + one.parts.handR, -32, -2, 0.6)
}
/** The hen sits under her old hat, one eye in its hole. */
const henInHat = (): string =>
  g([
    place(hen(), -8, 0, 1.5),
    place(hat({ old: true }), 22, -112, 0.98, 10),
    place(circle(0, 0, 8, '#FFF6DC') + circle(1, 1, 5, C.tinta) + circle(-0.6, -0.6, 1.8, '#fff'), 56, -136, 1),
  ])

/** Four shells, so that each egg can be told from the others. */
const SHELLS: readonly (readonly [shell: string, spots: number])[] = [
  ['#F7E2C4', 0],
  ['#D99F6C', 5],
  ['#EFE6D8', 9],
  ['#BFD5D0', 3],
]
/** An egg on its side, 100 x 84 around 0,0. */
const lyingEgg = (n: number): string => {
  const [shell, spots] = SHELLS[n] ?? ['#F7E2C4', 0],
    r = rng(n + 5),
    d = 'M-44 4C-44 -22 -18 -34 10 -30C34 -27 48 -10 48 6C48 24 28 34 4 33C-24 32 -44 24 -44 4Z'
  return g([
    ellipse(4, 30, 44, 9, C.jati, { opacity: 0.28 }),
    place(
      lit(
        path(d, rad([light(shell, 0.6), shell, '#B98A64'], 0.36, 0.26, 0.84)) +
          clipped(
            d,
            Array.from({ length: spots * 2 }, () =>
              circle(r.in(-40, 42), r.in(-28, 26), r.in(1, 2.6), '#8A5A38', { opacity: 0.5 }),
            ).join(''),
          ),
        3,
      ),
      0,
      0,
      1,
      -14 + n * 9,
    ),
  ])
}
/** A bubble that has just burst: where its skin was, and its drops. */
const pop = (): string =>
  g([
    place(soapBubble(34), -76, -178),
    place(soapBubble(24), 84, -34),
    ...Array.from({ length: 9 }, (_, n) => {
      const turn = n * 40 + 12
      return place(
        stroke('M0 -44Q4 -62 0 -80', n % 2 ? C.toska : C.kunyit, 10) + circle(0, -95, n % 2 ? 7 : 5.4, C.toska),
        4,
        -104,
        1,
        turn,
      )
    }),
  ])
/** Bima with his leaf for a hat. */
const bimaInLeaf = (): string => {
  const one = inChair('bima', { expression: 'laugh', armR: [98, 150], poseMore: { handR: 'open' } })
  const [x, y] = one.at.head
  return place(one.svg + place(leafHat(), x, y - 4, 0.92, 2), -10, -2, 0.72)
}
/** Hat, rock, hen, legs and Momo, each alone on the meadow, seen from above at a slant. */
const hatThings = (): string =>
  g([
    lawnFromAbove([640, 330], 5),
    ...(
      [
        [420, 180],
        [820, 560],
        [1100, 520],
        [180, 520],
        [960, 170],
      ] as const
    ).map(([x, y], i) => flower(x, y, 0.9, i % 2 ? C.putih : C.sepatu)),
    place(groundShadow(0, 0, 170, 0.36) + hat(BIMAS), 243, 346, 1.44),
    place(groundShadow(0, 0, 190, 0.4) + mossyRock(), 652, 392, 1.42),
    place(groundShadow(0, 0, 90, 0.36) + hen(), 1030, 392, 2.05),
    place(groundShadow(0, 0, 150, 0.36) + legs(), 372, 632, 1.3),
    place(groundShadow(0, 0, 170, 0.36) + buffalo({ pose: 'sleep', bird: false }), 886, 640, 1.3),
  ])

/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  word('hat', () => place(hat(BIMAS), 0, -40, 1.16), 170),
  word('rock', () => place(mossyRock(), 0, -16, 1.08), 190),
  word('legs', () => place(legs(), -4, -30, 0.82), 130),
  word('bima', bima, 150),
  word('eka', eka, 90),
  word('kiko', kikoInHat),
  word('momo', () => momo()),
  word('pop', pop, 60),
  word('egg', () => place(egg(), 0, -6, 1), 100),
  who('kakek', kakek, 90),
  who('hen', henInHat),
  who('momo', () => momo(2)),
  who('bima', bimaInLeaf, 130),
  who('kiko', kikoUnderHat),
  ...SHELLS.map(
    (_, n): FreePicture => ({
      path: `/img/books/book5/sprites/egg-${n + 1}.webp`,
      svg: () => lyingEgg(n),
      box: { x: -58, y: -48, width: 116, height: 96 },
      width: 232,
    }),
  ),
  {
    path: '/img/books/book5/post/hat-things.webp',
    svg: hatThings,
    box: { x: 0, y: 0, width: 1280, height: 800 },
    width: 1280,
  },
]
