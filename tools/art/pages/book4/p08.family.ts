/** Book 4, page 8: the five on the mat: Danu marvels, Eka cannot wait, Mother wipes Baby's chin, Father has cut the mango. */
import { person } from '../../characters/cast.ts'
import type { Figure, Pose } from '../../characters/figure.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { clipped, ellipse, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light } from '../../palette.ts'
import { put, type Stand } from '../book1/shared.ts'
import { drop, juice, mangoSeed } from './sharedEvening.ts'

const DANU: Stand = { x: 166, y: 548, s: 1.18 },
  EKA: Stand = { x: 350, y: 552, s: 1.2 },
  IBU: Stand = { x: 514, y: 542, s: 1.06 },
  FAJAR: Stand = { x: 656, y: 550, s: 1.34 },
  AYAH: Stand = { x: 960, y: 548, s: 1.06 }

/** How they are: at rest, with closed lids, or delighted. */
export interface Mood {
  readonly blink?: boolean
  readonly laughs?: boolean
}
/** Legs of somebody who sits on the mat with crossed ankles. */
const CROSSED: Pose = { legL: [-70, 72], legR: [70, -68], sit: true, feetOut: true, footL: 8, footR: -8 }
const onMat = (svg: string, at: Stand, width: number): string => put(groundShadow(0, 0, width, 0.36, C.jati) + svg, at)

/** Danu holds his cheeks: so much is left. */
export const danu = ({ blink = false, laughs = false }: Mood): string =>
  onMat(
    person('danu', {
      expression: laughs ? 'laugh' : 'wow',
      blink,
      turn: 0.34,
      look: [0.9, 0.3],
      pose: {
        ...CROSSED,
        lean: 5,
        armL: { head: [-36, 46], bend: -1 },
        armR: { head: [38, 48], bend: 1 },
        angL: 170,
        angR: 190,
        handL: 'rest',
        handR: 'rest',
        head: -4,
        over: 'LR',
      },
    }).svg,
    DANU,
    120,
  )
/** Eka folds her hands under her chin and looks at her plate. */
export const eka = ({ blink = false, laughs = false }: Mood): string =>
  onMat(
    person('eka', {
      expression: laughs ? 'laugh' : 'happy',
      blink,
      turn: 0.08,
      nod: laughs ? -0.1 : 0.45,
      look: [0, 0.9],
      pose: {
        ...CROSSED,
        lean: laughs ? -4 : 2,
        armL: { palm: [-10, -66], bend: -1 },
        armR: { palm: [10, -64], bend: 1 },
        handL: 'fist',
        handR: 'fist',
        head: laughs ? -6 : 4,
      },
    }).svg,
    EKA,
    110,
  )
/** Baby with mango from ear to ear, arms out. */
const fajar = ({ blink = false, laughs = false }: Mood): Figure =>
  person('fajar', {
    expression: laughs ? 'laugh' : 'happy',
    blink,
    turn: -0.1,
    nod: -0.1,
    look: [0.2, -0.2],
    headExtra: () => smeared(),
    pose: {
      lean: 2,
      armL: laughs ? [-86, -140] : [-66, -96],
      armR: laughs ? [92, 148] : [62, 108],
      handL: 'open',
      handR: 'open',
      legL: [-66, -30],
      legR: [64, 34],
      hipY: 16,
      sit: true,
      feetOut: true,
      head: 3,
      footL: 20,
      footR: -20,
    },
  })
/** Juice from ear to ear, and on the nose. Head space. */
const smeared = (): string =>
  juice([-1, 31], 1.15) +
  ellipse(-36, 20, 9, 6, '#FFA62E', { opacity: 0.8 }) +
  ellipse(34, 19, 10, 6, '#FFA62E', { opacity: 0.8 }) +
  ellipse(-44, 10, 4, 4, '#FFA62E', { opacity: 0.8 }) +
  ellipse(44, 9, 4.4, 4, '#FFA62E', { opacity: 0.8 }) +
  ellipse(-2, 15, 4, 3, '#FFA62E', { opacity: 0.9 }) +
  place(drop(0.9), 6, 47)
/** Baby on the mat. */
export const baby = (mood: Mood): string => onMat(fajar(mood).svg, FAJAR, 90)

const chin = (): readonly [number, number] => {
  const [x, y] = fajar({}).at.mouth
  return [FAJAR.x + (x - 22) * FAJAR.s, FAJAR.y + (y + 17) * FAJAR.s]
}
const ibu = ({ blink = false, laughs = false }: Mood): Figure => {
  const [x, y] = chin()
  return person('ibu', {
    expression: laughs ? 'laugh' : 'smile',
    blink,
    turn: 0.46,
    nod: 0.35,
    look: [0.9, 0.6],
    pose: {
      ...CROSSED,
      lean: 9,
      armL: [-24, 30],
      armR: { palm: [(x - IBU.x) / IBU.s, (y - IBU.y) / IBU.s], bend: 1 },
      handR: 'fist',
      head: 7,
      hide: 'R',
    },
  })
}
/** Mother. */
export const mother = (mood: Mood): string => onMat(ibu(mood).svg, IBU, 140)
/** Her arm with the cloth, over Baby. */
export function wipe(): string {
  const [x, y] = chin()
  return (
    place(
      lit(
        path(
          'M-20 -13C-6 -20 12 -18 21 -9C26 2 18 15 4 18C-10 21 -24 11 -24 0Z',
          lin([C.putih, '#D9EEF0', C.kabut], 60),
        ) + stroke('M-16 -4Q0 4 16 -4M-12 8Q2 12 12 6', C.toska, 2.4, { opacity: 0.6 }),
        1.4,
      ),
      x,
      y,
    ) + put(ibu({}).parts.armR, IBU)
  )
}
const father = ({ blink = false, laughs = false }: Mood): Figure =>
  person('ayah', {
    expression: laughs ? 'laugh' : 'happy',
    blink,
    turn: -0.36,
    look: [-0.7, 0.1],
    pose: {
      ...CROSSED,
      lean: -3,
      armL: { palm: [-64, -92], bend: -1 },
      armR: { palm: [70, -60], bend: 1 },
      handL: 'open',
      handR: 'fist',
      head: -5,
      hide: 'R',
    },
  })
/** Father shows the family what is theirs; his other hand is on the knife. */
export const ayah = (mood: Mood): string => onMat(father(mood).svg, AYAH, 150)
/** His hand with the knife, resting on the board; the blade points away from all. */
export const knifeHand = (): string =>
  place(
    lit(
      path('M0 -5L66 -4C80 -2 88 4 92 9L4 8Z', lin(['#F4F7F8', '#C3CDD6', '#8E9BA8'], 80)) +
        path('M-38 -7Q-20 -10 2 -6L3 9Q-20 10 -38 7Q-42 0 -38 -7Z', lin([light(C.soga, 0.35), C.soga, C.jati], 80)),
      1.6,
    ),
    AYAH.x + 74 * AYAH.s,
    AYAH.y - 58 * AYAH.s,
    0.9,
    24,
  ) + put(father({}).parts.armR, AYAH)

/** The skin of a mango's side with its cut face: the golden flesh around the flat seed. */
export function restOfMango(): string {
  const skin = 'M-96 -40C-92 -92 -40 -124 22 -120C84 -116 118 -84 116 -50C114 -14 70 8 10 8C-48 8 -92 -4 -96 -40Z',
    face = 'M-98 -42C-92 -84 -50 -116 -14 -112C8 -106 10 -60 -4 -28C-20 4 -54 8 -74 0C-92 -8 -100 -22 -98 -42Z'
  return (
    lit(
      path(
        skin,
        lin(
          [
            [C.padi, 0, 1],
            [C.kunyit, 0.3, 1],
            [C.mangga, 0.64, 1],
            [C.sepatu, 1, 1],
          ],
          58,
        ),
      ) + clipped(skin, ellipse(44, -92, 34, 14, '#FFF8D8', { opacity: 0.5, transform: 'rotate(8 44 -92)' })),
      4,
    ) +
    lit(
      path(face, lin(['#FFE27A', '#FFC53F', '#FFA62E'], 70)) +
        place(mangoSeed(84), -50, -50, 1, -62) +
        stroke('M-90 -44C-84 -78 -52 -104 -24 -102', C.cahaya, 3.4, { opacity: 0.8 }),
      1.6,
    ) +
    stroke('M112 -66Q124 -72 130 -84', C.soga, 6) +
    path('M-60 2Q-56 16 -62 22Q-70 18 -66 2ZM-28 6Q-24 26 -30 32Q-38 28 -34 6Z', C.kunyit)
  )
}
