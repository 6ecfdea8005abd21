/** Book 4, page 6: the family holds the big cloth under the mango tree; nobody stands under the mango. Boxes as in the bible. */
import { g, place, ellipse } from '../core/svg.ts'
import { groundShadow } from '../core/light.ts'
import {
  cloud,
  volcano,
  mist,
  hill,
  treeLine,
  palm,
  terraceHill,
  grass,
  bananaPlant,
  flower,
  mangoTree,
} from '../parts/nature.ts'
import { relight } from '../core/time.ts'
import { skyOf } from '../parts/skies.ts'
import { house } from '../parts/house.ts'
import { fence, mango } from '../parts/village.ts'
import { bigCloth, foldedCloth } from '../parts/bigcloth.ts'
import { bowlBasket } from '../parts/baskets.ts'
import { ladder, galah } from '../parts/poles.ts'
import { kitten } from '../parts/kitten.ts'
import { person } from '../characters/cast.ts'
import { withBaby } from '../characters/together.ts'
import { C, mix } from '../palette.ts'
import { sprite, compose, palmAt } from './stage.ts'

const TREE = mangoTree(640, 3, { crown: 1.22 })
/** Everything on the ground and in the distance, by daylight. */
const land = () =>
  g([
    place(cloud(180, 4), 250, 120, 0.9),
    place(cloud(140, 8), 1170, 96, 0.9),
    volcano(1050, 300, 460, 150, 0.93),
    mist(1050, 300, 340, 44, 0.8),
    hill(
      [
        [-20, 300],
        [200, 262],
        [460, 290],
        [760, 266],
        [1040, 290],
        [1300, 256],
      ],
      C.hutan,
      { d: 0.64, s: 8, bottom: 420 },
    ),
    treeLine(-20, 1300, (x) => 318 + 7 * Math.sin(x / 90), C.daun, { d: 0.42, seed: 9, r0: 12, r1: 26, palms: 3 }),
    terraceHill(1120, 366, 520, 84, { n: 6, d: 0.34, seed: 8, flat: 0.14 }),
    hill(
      [
        [-20, 356],
        [260, 340],
        [640, 350],
        [1000, 338],
        [1300, 356],
      ],
      C.pisang,
      { d: 0.12, s: 10, seed: 3 },
    ),
    place(palm(240, -30, 5, { d: 0.1 }), 292, 372),
    place(house({ d: 0.04, door: C.hutan, shutter: C.toska }), 128, 398, 0.78),
    place(bananaPlant(170, 4, 0.05), 1222, 400),
    place(fence(170, 3), 1096, 388, 0.74),
    hill(
      [
        [-20, 424],
        [260, 398],
        [640, 406],
        [1000, 394],
        [1300, 420],
      ],
      C.pisang,
      { s: 12, seed: 13 },
    ),
    grass(-20, 1300, (x) => 410 + 9 * Math.sin(x / 200), {
      h: 14,
      step: 11,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    place(ladder(250, 7), 706, 404, 1, -13),
    place(
      groundShadow(0, 0, 300, 0.42) +
        TREE.svg +
        TREE.fruitAt
          .filter((_, i) => i > 4)
          .map(([x, y], i) => place(mango(0.56, { leaf: i % 2 === 0 }), x, y + 30))
          .join(''),
      640,
      398,
    ),
    grass(-20, 1300, (x) => 540 + 12 * Math.sin(x / 80), {
      h: 16,
      step: 62,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 5,
    }),
    grass(-20, 1300, (x) => 470 + 12 * Math.sin(x / 70), {
      h: 14,
      step: 58,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 15,
    }),
    ...[
      [46, 560],
      [96, 590],
      [1216, 560],
      [1252, 600],
      [40, 470],
      [1180, 486],
    ].map(([x, y], i) => flower(x, y, 0.95, [C.sepatu, C.putih, C.jambu][i % 3])),
    place(
      groundShadow(0, 0, 70) +
        bowlBasket('back') +
        place(mango(0.5), -22, -34) +
        place(mango(0.5), 16, -38) +
        bowlBasket('front'),
      236,
      470,
      0.72,
    ),
    place(galah(230), 60, 452, 1, 9),
  ])
/** when: siang | senja | malam, also for sprites(). */
export const background = (when = 'siang') => skyOf(when, { sun: [120, 70], horizon: 0.7 }) + relight(land(), when)
export const foreground = (when = 'siang') =>
  relight(
    g([
      grass(-20, 110, () => 806, { h: 46, step: 16, color: C.hutan, tip: C.daun, seed: 13 }),
      grass(1180, 1300, () => 806, { h: 46, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
    ]),
    when,
  )

/** Feet of everybody, and the rim points their hands hold (stage px). */
const EKA = { x: 362, y: 490, s: 1.12 },
  AYAH = { x: 768, y: 488, s: 0.84 },
  DANU = { x: 882, y: 486, s: 0.94 },
  IBU = { x: 1064, y: 492, s: 0.88 }
const CORNERS = [
  [444, 388],
  [1000, 374],
  [1030, 398],
  [406, 434],
]
const HOLD = {
  ekaL: [408, 432],
  ekaR: [448, 392],
  ayahL: [734, 386],
  ayahR: [806, 385],
  danu: [856, 384],
  ibuL: [1006, 381],
  ibuR: [1028, 396],
}
const grip = { handL: 'fist', handR: 'fist' }
const eka = () =>
  person('eka', {
    expression: 'laugh',
    turn: 0.42,
    pose: {
      lean: -12,
      armL: { ...palmAt(HOLD.ekaL, EKA), bend: -1 },
      armR: { ...palmAt(HOLD.ekaR, EKA), bend: -1 },
      ...grip,
      legL: [-16, -8],
      legR: [10, 2],
      head: 4,
      hide: 'LR',
    },
  })
const ayah = () =>
  person('ayah', {
    expression: 'happy',
    turn: -0.3,
    nod: -0.2,
    pose: {
      lean: 2,
      armL: { ...palmAt(HOLD.ayahL, AYAH), bend: -1 },
      armR: { ...palmAt(HOLD.ayahR, AYAH), bend: 1 },
      ...grip,
      legL: [-6, -2],
      legR: [8, 2],
      head: -5,
      hide: 'LR',
    },
  })
const danu = () =>
  withBaby('danu', {
    expression: 'smile',
    turn: -0.3,
    at: [52, -96],
    s: 0.84,
    baby: { expression: 'wow', turn: -0.35, nod: -0.5 },
    pose: {
      lean: 4,
      armL: { ...palmAt(HOLD.danu, DANU), bend: -1 },
      handL: 'fist',
      legL: [-6, -2],
      legR: [8, 3],
      head: -5,
    },
    poseMore: { hide: 'L' },
  })
const ibu = () =>
  person('ibu', {
    expression: 'happy',
    turn: -0.36,
    pose: {
      lean: 4,
      armL: { ...palmAt(HOLD.ibuL, IBU), bend: -1 },
      armR: { ...palmAt(HOLD.ibuR, IBU), bend: 1 },
      ...grip,
      legL: [-6, -2],
      legR: [18, 8],
      head: -10,
      hide: 'LR',
    },
  })
const put = (svg, p) => place(svg, p.x, p.y, p.s)
export function sprites(when = 'siang') {
  const E = eka(),
    A = ayah(),
    D = danu(),
    I = ibu(),
    cl = bigCloth(CORNERS, { sag: 9, front: 9 })
  return [
    sprite('mango', [48, 2, 9, 13], place(mango(1.15), 666, 104)),
    sprite(
      'family',
      [56, 20, 32, 42],
      g(
        [AYAH, DANU, IBU].map((p) => place(groundShadow(0, 0, 100, 0.36), p.x, p.y, p.s)).join('') +
          put(A.svg, AYAH) +
          put(D.svg, DANU) +
          put(I.svg, IBU),
      ),
    ),
    sprite('sister', [20, 24, 14, 38], place(groundShadow(0, 0, 84, 0.36), EKA.x, EKA.y, EKA.s) + put(E.svg, EKA)),
    sprite('cloth', [30, 46, 52, 18], ellipse(712, 500, 250, 12, C.lumut, { opacity: 0.26 }) + cl.svg),
    sprite('kiko', [38, 52, 8, 9], place(kitten({ pose: 'sleep' }), 540, 452, 0.6)),
    // hands over the rim: what holds the cloth must be in front of it
    sprite(
      'hands',
      [24, 34, 64, 26],
      put(E.parts.armR + E.parts.armL, EKA) +
        put(A.parts.armL + A.parts.armR, AYAH) +
        put(D.parts.armL, DANU) +
        put(I.parts.armR + I.parts.armL, IBU),
    ),
  ].map((q) => ({ ...q, svg: relight(q.svg, when) }))
}
/** Before the word is built Eka carries the folded cloth. */
export const sisterWaiting = () =>
  put(
    person('eka', {
      expression: 'happy',
      turn: 0.3,
      pose: {
        lean: -4,
        armL: { palm: [-30, -92], bend: -1 },
        armR: { palm: [30, -92], bend: 1 },
        handL: 'hold',
        handR: 'hold',
        legL: [-6, -2],
        legR: [6, 2],
      },
      mid: () => place(foldedCloth(), 0, -98, 0.78),
    }).svg,
    EKA,
  )
export default (when) => compose({ background, sprites, foreground }, when)
