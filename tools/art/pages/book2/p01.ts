/** Book 2, page 1: on the wall above the ten hills Danu waves at a far bus, and Eka holds up her drawing of Grandpa. */
import { person } from '../../characters/cast.ts'
import type { Pose } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { circle, ellipse, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { palmAt, put } from '../book1/shared.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, lateSun, WALL } from './p01.land.ts'

const DANU: Stand = { x: 330, y: 738, s: 1.12 },
  EKA: Stand = { x: 568, y: 744, s: 1.14 },
  PAPER: Stand = { x: 574, y: 660, s: 0.98 },
  KIKO: Stand = { x: 740, y: 700, s: 0.9 },
  BUS: Stand = { x: 1139, y: 206, s: 1 }
/** Sitting on the wall with the legs over its edge. */
const ON_WALL: Pose = { hipY: 58, sit: true, legL: [-22, -4], legR: [20, 8] }

const shadowOnWall = (x: number, w: number): string => ellipse(x, WALL + 2, w, 11, '#7A5A4E', { opacity: 0.4 })
/** Danu waves high; `far`: the hand is at the other end of its wave. */
const danu = (expression: string, isFar: boolean, blink = false): string =>
  shadowOnWall(DANU.x, 78) +
  lateSun(
    put(
      person('danu', {
        expression,
        blink,
        turn: 0.25,
        props: { leg: [24, 30] },
        nod: -0.45,
        look: [1, -0.7],
        pose: {
          ...ON_WALL,
          lean: 4,
          armL: [-36, -4],
          armR: isFar ? [84, 128] : [88, 150],
          handL: 'rest',
          handR: 'open',
          head: 6,
          over: 'R',
        },
      }).svg,
      DANU,
    ),
    0.3,
  )
/** Eka's crayon drawing of Grandpa: peci, moustache, sarong, stick, and a big sun. 104 × 82, its middle at 0,0. */
const drawing = (): string =>
  lit(
    path('M-54 -40L50 -44L54 38L-50 42Z', lin(['#FFFFFF', '#FFF7E6', '#EFE2C8'], 60)) +
      circle(34, -26, 9, C.kunyit) +
      stroke('M34 -42v-4M48 -28h5M44 -38l4 -4M22 -36l-4 -4', C.mangga, 2.6) +
      stroke('M-46 32Q-30 24 -14 32T18 31T48 30', C.daun, 4) +
      path('M-54 -40L50 -44L54 38L-50 42Z', 'none', { stroke: C.langit, 'stroke-width': 3 }) +
      // Grandpa
      path('M-18 6L14 6L18 32L-22 32Z', C.soga) +
      stroke('M-12 8L-14 31M-2 8V31M8 8L10 31M-20 18H16', light(C.soga, 0.5), 1.8) +
      path('M-16 -14H12L14 8H-18Z', '#5A5470') +
      stroke('M-16 -10L-32 6M12 -10L28 0', '#5A5470', 5) +
      circle(-2, -22, 13, '#D79B68') +
      path('M-15 -27L-12 -39H9L12 -27Z', C.tinta) +
      circle(-7, -22, 1.9, C.tinta) +
      circle(4, -22, 1.9, C.tinta) +
      stroke('M-11 -15Q-6 -19 -2 -15Q3 -19 8 -15', '#B9B5BF', 4) +
      stroke('M29 -2L31 30M29 -2q5 -8 9 -1', C.jati, 3),
    1.8,
  )
const eka = (expression: string, blink = false): string => {
  const who = person('eka', {
    expression,
    blink,
    turn: 0.12,
    props: { leg: [22, 26] },
    nod: -0.1,
    look: [0.2, -0.1],
    pose: {
      ...ON_WALL,
      lean: -3,
      legL: [-26, -10],
      legR: [18, 2],
      armL: { ...palmAt([PAPER.x - 48, PAPER.y + 6], EKA), bend: 1 },
      armR: { ...palmAt([PAPER.x + 50, PAPER.y + 2], EKA), bend: -1 },
      handL: 'fist',
      handR: 'fist',
      head: -7,
    },
  })
  return (
    shadowOnWall(EKA.x, 74) +
    lateSun(
      put(who.svg, EKA) + put(place(drawing(), 0, 0, 1, -4), PAPER) + put(who.parts.handL + who.parts.handR, EKA),
      0.3,
    )
  )
}
/** The little bus from the city, 100 long, wheels on y=0, driving to the left. */
const bus = (): string => {
  const c = C.sepatu
  return (
    lit(
      path('M-48 -8V-44Q-48 -54 -36 -54H40Q50 -54 50 -44V-8Z', lin([light(c, 0.4), c, shade(c, 0.2)], 75)) +
        rect(-49, -24, 99, 7, C.kunyit) +
        [-20, 2, 24].map((x) => rect(x - 8, -46, 18, 16, lin(['#E9FAFF', '#9FD2E6'], 60), { rx: 3 })).join('') +
        path('M-46 -44Q-46 -48 -40 -48H-33V-28H-47Z', lin(['#E9FAFF', '#9FD2E6'], 60)) +
        path('M-40 -54H38V-60H-30Z', C.jati) +
        // bags on the roof
        path('M-20 -60q2 -10 14 -9q10 1 10 9Z', C.toska) +
        rect(10, -70, 18, 10, C.kunyit, { rx: 3 }) +
        circle(-47, -13, 3.4, '#FFF6C8'),
      2,
    ) + [-28, 30].map((x) => circle(x, -6, 9, '#3B2A30') + circle(x, -6, 4, '#D8CFC8')).join('')
  )
}
const kiko = (isAwake: boolean): string =>
  shadowOnWall(KIKO.x, 44) +
  lateSun(put(kitten(isAwake ? { pose: 'sleep', mood: 'open' } : { pose: 'sleep' }), KIKO), 0.3)

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'bus',
    box: { x: 84, y: 14, width: 10, height: 12 },
    svg: lateSun(put(bus(), BUS), 0.3),
    idle: 'drift',
    tap: 'hop',
    sound: 'boing',
  },
  {
    name: 'danu',
    box: { x: 19.5, y: 51, width: 17.5, height: 44 },
    svg: danu('happy', false),
    frames: { blink: danu('happy', false, true), tap: danu('laugh', true) },
    idle: 'sway',
    tap: 'sway',
  },
  {
    name: 'eka',
    box: { x: 38, y: 57, width: 13.5, height: 38 },
    svg: eka('happy'),
    frames: { blink: eka('happy', true), tap: eka('laugh') },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 53.5, y: 80, width: 8.5, height: 9 },
    svg: kiko(false),
    idle: 'breathe',
    tap: 'wiggle',
    sound: 'meow',
  },
]
