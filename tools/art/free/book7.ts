/** Book 7: word cards, who gave what, and what happened then. */
import { person } from '../characters/cast.ts'
import { groundShadow, lit } from '../core/light.ts'
import { circle, clipped, ellipse, g, lin, path, place, stroke } from '../core/svg.ts'
import { C, light } from '../palette.ts'
import { bananaLeaf } from '../parts/banana.ts'
import { cloth, ceplok } from '../parts/batik.ts'
import { goat, goatFront, GOATS } from '../parts/goat.ts'
import { kitten } from '../parts/kitten.ts'
import { mat } from '../parts/mat.ts'
import { inChair } from '../parts/wheelchair.ts'
import { notebook } from '../pages/book1/sharedThings.ts'
import { wand } from '../pages/book1/shared.ts'
import { bareKite, GIFT_TAIL, kiteTail, patchKite, reel } from '../pages/book7/sharedKite.ts'
import { veinedLeaf } from './book7More.ts'
import type { FreePicture } from './free.ts'

/** A card is 240 drawing units square; what stands, stands on y=0. */
const CARD = { x: -120, y: -218, width: 240, height: 240 }
const card =
  (folder: string) =>
  (name: string, draw: () => string, shadow = 120): FreePicture => ({
    path: `/img/books/book7/${folder}/${name}.webp`,
    svg: () => (shadow ? groundShadow(0, 0, shadow, 0.3, C.manggis) : '') + draw(),
    box: CARD,
    width: 480,
  })
const word = card('words'),
  who = card('who')

/** The goat of the book: the one with the red scarf. */
const SCARFED = { ...GOATS[5], size: 1 }
/** A ribbon that hangs from a hand at 0,0: a bow and two tails. */
const ribbonInHand = (): string =>
  lit(
    stroke('M-2 2C-18 18 -4 34 -20 54M3 2C16 20 2 36 14 60', C.mangga, 8) +
      stroke('M-2 2C-18 18 -4 34 -20 54M3 2C16 20 2 36 14 60', C.kunyit, 5) +
      path('M0 0C-16 -20 -34 -20 -34 -4S-14 10 0 0C16 -20 34 -20 34 -4S14 10 0 0Z', C.kunyit) +
      path('M0 0C-12 -12 -26 -12 -26 -4S-10 6 0 0C12 -12 26 -12 26 -4S10 6 0 0Z', C.mangga, { opacity: 0.45 }) +
      circle(0, -1, 6, C.mangga),
    1.6,
  )

/** Ayu looks out over her open notebook. */
const ayu = (): string => {
  const one = person('ayu', {
      expression: 'happy',
      turn: -0.2,
      nod: 0.2,
      look: [-0.2, 0.8],
      pose: {
        lean: 2,
        head: -5,
        armL: { palm: [-26, -98], bend: 1 },
        armR: { palm: [30, -102], bend: -1 },
        handL: 'hold',
        handR: 'hold',
        hide: 'LR',
        legL: [-6, -2],
        legR: [7, 2],
      },
    }),
    { parts } = one
  return place(
    one.svg + parts.armL + parts.armR + place(notebook(), 2, -102, 1.6) + parts.handL + parts.handR,
    0,
    -2,
    0.8,
  )
}
const bima = (): string => {
  const one = inChair('bima', { expression: 'happy', armR: [96, 140], poseMore: { handR: 'fist' } }),
    [x, y] = one.at.handR
  return place(one.svg + place(ribbonInHand(), x + 2, y + 4, 1.3) + one.parts.handR, -14, -2, 0.74)
}
/** Eka with her bubble wand, its string still on it. */
const eka = (): string => {
  const one = person('eka', {
      expression: 'smile',
      turn: 0.25,
      look: [0.8, -0.3],
      pose: { lean: -3, head: 6, armL: [-26, 10], armR: [100, 150], handR: 'fist', legL: [-6, -2], legR: [8, 2] },
    }),
    [x, y] = one.at.handR
  return place(
    one.svg +
      place(wand(40), x, y, 1.2, 12) +
      stroke(`M${x - 4} ${y + 22}C${x - 22} ${y + 46} ${x + 16} ${y + 58} ${x - 6} ${y + 84}`, C.toska, 4) +
      one.parts.handR,
    -8,
    -2,
    0.9,
  )
}
/** The scarfed goat chews a stalk. */
const goatChews = (): string =>
  place(goat({ coat: SCARFED }) + stroke('M88 -86Q100 -92 110 -82M88 -86Q102 -80 104 -70', C.daun, 4), -24, -2, 1.26)
/** Nenek Murni holds a flowered cloth before her. */
const murni = (): string => {
  const one = person('murni', {
      expression: 'smile',
      turn: 0.1,
      pose: {
        lean: -2,
        head: 4,
        armL: { palm: [-52, -126], bend: 1 },
        armR: { palm: [54, -126], bend: -1 },
        handL: 'fist',
        handR: 'fist',
        hide: 'LR',
      },
    }),
    d = 'M-54 -124Q0 -112 56 -124C52 -92 60 -66 54 -44Q26 -50 2 -42T-52 -46C-58 -72 -48 -96 -54 -124Z',
    piece = lit(cloth(d, ceplok(C.nila, C.santan, C.kunyit, 26)) + folds(d), 2.4)
  return place(one.svg + one.parts.armL + one.parts.armR + piece + one.parts.handL + one.parts.handR, 0, -2, 0.71)
}
/** Light and shade of a hanging cloth. */
const folds = (d: string): string =>
  clipped(
    d,
    path(
      d,
      lin(
        [
          [C.cahaya, 0, 0.3],
          [C.cahaya, 0.4, 0],
          [C.manggis, 1, 0.34],
        ],
        50,
      ),
    ) + stroke('M-26 -116Q-22 -80 -30 -44M24 -116Q20 -80 28 -46', C.manggis, 4, { opacity: 0.28 }),
  )

/** A mat lies over a flat kite: its edges are ridges, and one red corner looks out. Kiko lies on top and crackles. */
const hump = (): string => {
  const left = 'M-102 -42L-14 -100L4 -14Z',
    right = 'M-14 -100L100 -50L4 -14Z',
    weave = [-110, -88, -66, -44, -22, 0, 22, 44, 66, 88]
  return g([
    place(mat(228, 96), 0, -40),
    lit(path('M68 -6L114 -34L112 8Z', lin([light(C.sepatu, 0.3), C.sepatu, C.cabai], 60)), 2),
    lit(path(left, lin(['#FBE3AE', '#E9BE78'], 60)) + path(right, lin(['#D9A55A', '#A86F38'], 60)), 3),
    clipped(left, stroke(weave.map((x) => `M${x} -6L${x + 60} -106`).join(''), C.cabai, 4, { opacity: 0.35 })),
    clipped(right, stroke(weave.map((x) => `M${x} -6L${x + 46} -106`).join(''), C.cabai, 4, { opacity: 0.4 })),
    stroke('M-102 -42L-14 -100L100 -50M-14 -100L4 -14', light(C.santan, 0.3), 3, { opacity: 0.8 }),
    place(kitten({ pose: 'sleep' }), -4, -82, 1.18),
    stroke('M-70 -112l-16 -8M-62 -134l-12 -13M-84 -90l-17 -3M72 -110l16 -8M64 -134l12 -13M84 -88l17 -3', C.soga, 5),
  ])
}
/** The scarfed goat from the front, the kite's tail in its mouth like a noodle, the pot of rice at its feet. */
const noodle = (): string =>
  g([
    place(goatFront({ coat: SCARFED }), -36, -2, 1.24),
    place(kiteTail([20, 40, 60, -36, 86, 66], { n: 4, s: 1 }), 8, -112),
    lit(
      ellipse(76, -38, 32, 17, lin([C.putih, C.santan], 60)) +
        path('M40 -36H112Q110 2 88 4H64Q42 2 40 -36Z', lin([light(C.bata, 0.3), C.bata, C.tanah], 40)) +
        ellipse(76, -36, 36, 8, C.putih),
      2.4,
    ),
  ])
/** The kite's end at the top, and its tail, which is longer than the kite. */
const longTail = (): string =>
  g([
    clipped('M-120 -218H120V22H-120Z', place(patchKite(3), -54, -248, 0.46, -22)),
    place(kiteTail([20, 52, 136, 8, 108, 66], { n: 3, colors: GIFT_TAIL, s: 1.3 }), -23, -171),
    place(kiteTail([-26, 54, -150, -16, -176, 50], { n: 3, colors: [C.toska, C.jambu, C.cabai], s: 1.3 }), 85, -105),
    place(
      kiteTail([-16, 40, 96, 52, 176, 34], { n: 4, colors: [C.kunyit, C.soga, C.toska, C.jambu], s: 1.3 }),
      -91,
      -55,
    ),
  ])
/** Grandpa under the leaf: it hides all but his chin. */
const kakekUnderLeaf = (): string => {
  const one = person('kakek', {
      expression: 'calm',
      turn: 0.2,
      hat: null,
      pose: { lean: 2, head: 3, armL: [-20, 4], armR: [86, 92], handR: 'point', legL: [-5, -2], legR: [6, 2] },
    }),
    [x, y] = one.at.head
  return place(
    one.svg + place(bananaLeaf(186, C.pisang, 3, { curl: 0.32, wide: 0.25, veins: false }), x - 93, y + 3, 1, 6),
    -16,
    -2,
    0.6,
  )
}
/** Brother and sister, four hands on one brush over the new kite. */
const together = (): string => {
  const at = { danu: { x: -56, y: 70, s: 0.94 }, eka: { x: 60, y: 62, s: 0.98 } },
    to = (who: keyof typeof at, x: number, y: number) =>
      [(x - at[who].x) / at[who].s, (y - at[who].y) / at[who].s] as const
  const danu = person('danu', {
      expression: 'smile',
      turn: 0.4,
      nod: 0.3,
      look: [0.7, 0.6],
      pose: {
        lean: 4,
        head: 5,
        armL: { palm: to('danu', -4, -46), bend: 1 },
        armR: { palm: to('danu', 0, -72), bend: 1 },
        handL: 'fist',
        handR: 'fist',
        hide: 'LR',
      },
    }),
    eka = person('eka', {
      expression: 'happy',
      turn: -0.4,
      nod: 0.3,
      look: [-0.7, 0.6],
      pose: {
        lean: -3,
        head: -5,
        armL: { palm: to('eka', 2, -60), bend: -1 },
        armR: { palm: to('eka', 2, -34), bend: -1 },
        handL: 'fist',
        handR: 'fist',
        hide: 'LR',
      },
    })
  const put = (who: keyof typeof at, svg: string) => place(svg, at[who].x, at[who].y, at[who].s)
  return clipped('M-120 -218H120V22H-120Z', [
    put('danu', danu.svg),
    put('eka', eka.svg),
    place(patchKite(3), 20, -10, 0.6, 90),
    lit(
      stroke('M2 -92L-2 -18', C.soga, 8) +
        stroke('M2 -92L-2 -18', '#D9B45F', 4) +
        path('M-11 -24L9 -22L6 -4L-12 -4Z', C.kunyit) +
        path('M-12 -4H6Q10 10 -2 11T-12 -4Z', C.putih),
      1.6,
    ),
    put('eka', eka.parts.armL + eka.parts.armR),
    put('danu', danu.parts.armL + danu.parts.armR),
    put('eka', eka.parts.handL + eka.parts.handR),
    put('danu', danu.parts.handL + danu.parts.handR),
  ])
}
/** Eka holds what is left of the kite like a doll. */
const sorry = (): string => {
  const one = person('eka', {
    expression: 'dejected',
    turn: 0.1,
    nod: 0.2,
    pose: {
      lean: 3,
      head: 10,
      armL: { palm: [-20, -70], bend: 1 },
      armR: { palm: [24, -72], bend: -1 },
      handL: 'hold',
      handR: 'hold',
      hide: 'LR',
      legL: [-4, 2],
      legR: [3, 6],
    },
  })
  return place(
    one.svg + place(bareKite(2), 2, -78, 0.45, 8) + one.parts.armL + one.parts.armR + one.parts.handL + one.parts.handR,
    0,
    -2,
    0.9,
  )
}

/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  who('ayu', ayu, 90),
  who('bima', bima, 130),
  who('eka', eka, 90),
  who('goat', goatChews, 150),
  who('murni', murni, 100),
  who('mat', hump, 200),
  who('rice', noodle, 120),
  who('leaf', kakekUnderLeaf, 90),
  who('sorry', together, 0),
  word('tail', longTail, 0),
  word('leaf', () => place(veinedLeaf(224), -86, -28, 1, -36), 0),
  word('sorry', sorry, 80),
  word('string', () => place(reel(2.4), 0, -98, 1.6), 110),
]
