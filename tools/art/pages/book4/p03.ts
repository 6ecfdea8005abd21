/**
 * Book 4, page 3: the children call; Ayah hears it at his soup, a hand behind his ear. When his word is built, he stretches on tiptoe with the
 * pole, a hand too short; Danu keeps the ladle, Kiko has his nose at the pot.
 */
import { person } from '../../characters/cast.ts'
import type { Figure } from '../../characters/figure.ts'
import { withBaby } from '../../characters/together.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { blur, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { galah } from '../../parts/poles.ts'
import { mango } from '../../parts/mango.ts'
import { onGround, palmAt, put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, STOVE } from './p03.land.ts'
import { ladle } from './shared.ts'

const AYAH: Stand = { x: 604, y: 506, s: 0.96 },
  DANU: Stand = { x: 424, y: 508, s: 0.94 },
  EKA: Stand = { x: 1030, y: 510, s: 1.04 },
  KIKO: Stand = { x: 326, y: 500, s: 0.86 }
/** The pole in his hands: foot, tilt and length, stage px. */
const POLE = { x: 632, y: 394, tilt: 25, length: 278 } as const
const onPole = (share: number): [number, number] => [
  POLE.x + Math.sin((POLE.tilt * Math.PI) / 180) * POLE.length * share,
  POLE.y - Math.cos((POLE.tilt * Math.PI) / 180) * POLE.length * share,
]

/** `tries`: the word is built, he reaches for the mango. */
interface Mood {
  readonly blink?: boolean
  readonly tries?: boolean
}
const ayah = ({ blink = false, tries = false }: Mood): Figure =>
  person('ayah', {
    expression: tries ? 'happy' : 'smile',
    blink,
    turn: tries ? 0.4 : -0.36,
    nod: tries ? -0.8 : 0,
    look: tries ? [0.8, -1] : undefined,
    pose: tries
      ? {
          lean: 7,
          armL: { ...palmAt(onPole(0.26), AYAH), bend: -1 },
          armR: { ...palmAt(onPole(0.56), AYAH), bend: 1 },
          handL: 'fist',
          handR: 'fist',
          stretch: 1.12,
          legL: [-2, 2],
          legR: [6, 8],
          footL: 34,
          footR: 34,
          side: 1,
          air: 13,
          head: 8,
          hide: 'LR',
        }
      : {
          lean: -7,
          armL: { head: [-58, 12], bend: -1 },
          angL: 150,
          handL: 'open',
          armR: [34, 134],
          handR: 'fist',
          legL: [-5, -2],
          legR: [14, 6],
          head: -8,
          hide: 'R',
          over: 'L',
        },
  })
function father(mood: Mood): string {
  const who = ayah(mood)
  const held = mood.tries
    ? put(who.svg, AYAH) +
      place(galah(POLE.length), POLE.x, POLE.y, 1, POLE.tilt) +
      put(who.parts.armL + who.parts.armR, AYAH)
    : put(who.svg + place(ladle(), who.at.handR[0], who.at.handR[1], 0.9, 24) + who.parts.armR, AYAH) +
      place(galah(POLE.length), 742, 478, 1, 14)
  return put(groundShadow(0, 0, mood.tries ? 90 : 116, 0.34), AYAH) + held
}
function danu({ blink = false, tries = false }: Mood): string {
  const who = withBaby('danu', {
    expression: tries ? 'wow' : 'shout',
    blink,
    turn: tries ? -0.1 : 0.1,
    nod: tries ? -0.4 : 0,
    look: tries ? [0.9, -0.8] : undefined,
    at: [68, -94],
    s: 0.84,
    baby: {
      expression: tries ? 'wow' : 'laugh',
      blink,
      turn: 0.4,
      nod: -0.5,
      look: [0.8, -0.9],
      pose: {
        lean: 2,
        armL: [-34, 10],
        armR: tries ? [50, 108] : [104, 140],
        handR: 'open',
        stretch: 1.5,
        legL: [-30, -8],
        legR: [44, 20],
        hipY: 34,
        sit: true,
        feetOut: true,
        head: -2,
        footL: 30,
        footR: -30,
      },
    },
    pose: {
      lean: tries ? -3 : 5,
      armL: tries ? [-46, -156] : { head: [-30, 52], bend: -1 },
      angL: tries ? undefined : 164,
      handL: tries ? 'fist' : 'rest',
      legL: [-10, -4],
      legR: [7, 3],
      head: tries ? 4 : -4,
      over: 'L',
      hide: tries ? 'L' : '',
    },
  })
  const ladleInHand = tries ? place(ladle(), who.at.handL[0], who.at.handL[1], 0.8, -14) + who.parts.armL : ''
  return onGround(who.svg + ladleInHand, DANU, 96)
}
const eka = ({ blink = false, tries = false }: Mood): string =>
  onGround(
    person('eka', {
      expression: tries ? 'laugh' : 'shout',
      blink,
      turn: -0.45,
      nod: tries ? -0.6 : -0.1,
      look: tries ? [-0.8, -1] : undefined,
      pose: tries
        ? {
            lean: -6,
            armL: [-108, -150],
            armR: [112, 148],
            handL: 'open',
            handR: 'open',
            stretch: 1.16,
            legL: [-14, -5],
            legR: [8, 3],
            air: 9,
            head: -7,
            over: 'LR',
          }
        : {
            lean: -8,
            armL: { head: [-31, 52], bend: -1 },
            armR: { head: [31, 52], bend: 1 },
            angL: 164,
            angR: 196,
            handL: 'rest',
            handR: 'rest',
            legL: [-14, -6],
            legR: [10, 3],
            head: 4,
            over: 'LR',
          },
    }).svg,
    EKA,
    80,
  )
const IRON = mix(C.tinta, C.nila, 0.36)
/** The soup pot, foot at 0,0: bits of carrot and leaf swim at its rim; a lid is wobbling on the edge. */
const pot = (): string =>
  lit(
    path('M-66 -62C-72 -30 -62 -6 -38 0H38C62 -6 72 -30 66 -62Z', lin([light(IRON, 0.4), IRON, shade(IRON, 0.3)], 30)) +
      stroke('M-66 -54C-86 -56 -88 -34 -68 -34M66 -54C86 -56 88 -34 68 -34', IRON, 7) +
      ellipse(0, -62, 68, 15, light(IRON, 0.25)) +
      ellipse(0, -61, 60, 11.5, lin([C.kunyit, mix(C.mangga, C.soga, 0.25)], 70)),
    2.4,
  ) +
  [
    [-34, -63, C.mangga],
    [-8, -66, C.daun],
    [14, -59, C.mangga],
    [36, -63, C.daun],
    [-20, -57, C.padi],
  ]
    .map(([x, y, c]) => ellipse(Number(x), Number(y), 8, 3.4, String(c)))
    .join('') +
  stroke('M-48 -46C-52 -30 -46 -14 -36 -8', light(IRON, 0.6), 4, { opacity: 0.6 })
const steam = (): string =>
  g(
    [
      ['M-26 0C-40 -22 -10 -36 -26 -62C-36 -80 -18 -92 -22 -106', 11],
      ['M6 -4C22 -28 -8 -48 8 -76C20 -98 2 -108 8 -124', 14],
      ['M36 0C24 -20 48 -36 36 -56C28 -72 42 -82 40 -92', 10],
    ].map(([d, w]) => stroke(String(d), C.putih, Number(w), { opacity: 0.66 })),
    { filter: blur(3.4) },
  )
const kiko = (isCaught: boolean): string =>
  onGround(place(kitten({ pose: 'sit', mood: isCaught ? 'open' : 'shut' }), 0, 0, 1, isCaught ? 0 : -9), KIKO, 60)

const alive = (draw: (mood: Mood) => string) => ({
  svg: draw({}),
  frames: { blink: draw({ blink: true }), done: draw({ tries: true }) },
})

export { background, foreground }
/** Back to front; `done`: the word is built, Ayah tries. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'mango',
    box: { x: 58, y: 2, width: 10, height: 14 },
    svg: place(mango(1.2), 802, 104),
    pivot: [0.45, 0],
    idle: 'swing',
    tap: 'swing',
  },
  {
    name: 'pot',
    box: { x: 7.5, y: 44, width: 14.5, height: 12 },
    svg: place(pot(), STOVE.x, STOVE.y + 2),
    idle: 'wobble',
    tap: 'wobble',
    sound: 'plop',
  },
  {
    name: 'steam',
    box: { x: 11, y: 30, width: 8, height: 18 },
    svg: place(steam(), STOVE.x, STOVE.y - 62),
    idle: 'rise',
    tap: 'still',
  },
  {
    name: 'kiko',
    box: { x: 21.5, y: 50, width: 8.5, height: 14 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'nod',
    tap: 'hop',
    sound: 'meow',
  },
  { name: 'danu', box: { x: 25.8, y: 26, width: 17.8, height: 39 }, ...alive(danu), idle: 'sway', tap: 'sway' },
  { name: 'eka', box: { x: 72.4, y: 28, width: 15.6, height: 37 }, ...alive(eka), idle: 'breathe', tap: 'hop' },
  { name: 'father', box: { x: 39, y: 13, width: 26, height: 51 }, ...alive(father), idle: 'breathe', tap: 'sway' },
]
