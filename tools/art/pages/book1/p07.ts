/** Book 1, page 7, D: the huge durian smells. Two hold their noses and laugh, Pak Joko loves it, two green eyes watch from a gap. */
import type { SpriteDrawing } from '../page.ts'
import { person } from '../../characters/cast.ts'
import { ellipse, f, place, rng, stroke } from '../../core/svg.ts'
import { groundShadow } from '../../core/light.ts'
import { durian } from '../../parts/fruit.ts'
import { kittenEyes } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { C, mix } from '../../palette.ts'
import { background as land, foreground, rambutans, table } from './p07.land.ts'
import { onGround, palmAt, put } from './shared.ts'
import type { Stand } from './shared.ts'
import { ekaWithWand } from './sharedEka.ts'
import { standing } from './sharedLiving.ts'

const CITRA: Stand = { x: 292, y: 668, s: 1.22 },
  BIMA: Stand = { x: 432, y: 704, s: 1.22 },
  JOKO: Stand = { x: 996, y: 640, s: 1.02 },
  EKA: Stand = { x: 1166, y: 684, s: 0.98 },
  HUGE: Stand = { x: 650, y: 548, s: 1.56 },
  LEFT: Stand = { x: 774, y: 552, s: 0.86 },
  BACK: Stand = { x: 848, y: 496, s: 0.8 },
  RIGHT: Stand = { x: 918, y: 552, s: 0.86 },
  GROUND = C.tanah

/** Citra pinches her nose and leans away. */
const citra = (expression: string): string =>
  person('citra', {
    expression,
    turn: 0.35,
    pose: {
      lean: -9,
      armL: [-58, 30],
      armR: { head: [12, 32], bend: 1 },
      angR: 212,
      handR: 'fist',
      legL: [-14, -4],
      legR: [4, 2],
      head: 4,
      over: 'R',
    },
  }).svg
/** Bima holds his nose with one hand and waves the smell away with the other. */
const bima = (expression: string): string =>
  inChair('bima', {
    view: 'quarter',
    expression,
    turn: 0.45,
    armR: { head: [12, 34], bend: 1 },
    poseMore: { angR: 212, handR: 'fist', lean: -5, head: -6, over: 'R' },
  }).svg
/** Pak Joko smells at a durian in his arms as at a flower. */
const joko = (expression: string): string => {
  const who = person('joko', {
    expression,
    turn: -0.45,
    nod: 0.35,
    pose: {
      lean: -3,
      armL: { ...palmAt([902, 448], JOKO), bend: -1 },
      armR: { ...palmAt([966, 446], JOKO), bend: -1 },
      handL: 'hold',
      handR: 'hold',
      legL: [-5, -2],
      legR: [6, 2],
      head: -8,
      hide: 'LR',
    },
  })
  return (
    put(who.svg + who.parts.armL, JOKO) +
    place(durian({ s: 0.64 }), 932, 458, 1, -6) +
    put(who.parts.handL + who.parts.armR, JOKO)
  )
}
/** Soft curls of smell over the durian; `strong` reaches wider. */
const smell = (strong: boolean): string => {
  const curl = (x: number, y: number, k: number) =>
    `M${f(x)} ${f(y)}C${f(x - 26 * k)} ${f(y - 16 * k)} ${f(x + 26 * k)} ${f(y - 36 * k)} ${f(x)} ${f(y - 56 * k)}` +
    `C${f(x - 18 * k)} ${f(y - 72 * k)} ${f(x + 14 * k)} ${f(y - 88 * k)} ${f(x + 20 * k)} ${f(y - 72 * k)}C${f(x + 22 * k)} ${f(y - 62 * k)} ${f(x + 8 * k)} ${f(y - 60 * k)} ${f(x + 8 * k)} ${f(y - 68 * k)}`
  const d =
    curl(582, 366, 1.1) +
    curl(644, 322, 1) +
    curl(714, 362, 1.2) +
    (strong ? curl(544, 410, 0.9) + curl(756, 408, 0.9) : '')
  return (
    stroke(d, mix(C.padi, C.daun, 0.35), strong ? 11 : 9, { opacity: 0.75 }) +
    stroke(d, C.cahaya, 3.4, { opacity: 0.85 })
  )
}
const huge = (strong: boolean): string => put(durian(), HUGE) + smell(strong)
/** Straw that keeps them from rolling. */
const straw = (): string => {
  const r = rng(3),
    blades = Array.from(
      { length: 60 },
      () =>
        `M${f(r.in(712, 960))} ${f(r.in(540, 556))}q${f(r.in(6, 16))} ${f(r.in(-14, -4))} ${f(r.in(18, 34))} ${f(r.in(-6, 4))}`,
    )
  return (
    stroke(blades.slice(0, 30).join(''), '#B98543', 4, { opacity: 0.9 }) +
    stroke(blades.slice(30).join(''), C.kunyit, 3.4, { opacity: 0.85 })
  )
}
/** Three smaller ones; between them is a dark gap. */
const pile = (): string =>
  put(durian(), BACK) +
  ellipse(846, 506, 30, 34, C.tinta, { opacity: 0.82 }) +
  put(durian(), LEFT) +
  put(durian(), RIGHT) +
  straw()
const eka = ekaWithWand({
  side: -1,
  head: 9,
  lean: 9,
  turn: -0.45,
  hand: [52, 62],
  wandLength: 38,
  wandTilt: 6,
  legL: [-20, -10],
  legR: [2, 4],
})

export const background = land
export { foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'joko',
    box: { x: 67, y: 24, width: 18, height: 57 },
    svg: joko('proud'),
    frames: { tap: joko('laugh') },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'table',
    box: { x: 36, y: 46, width: 50, height: 44 },
    svg: table() + pile() + rambutans(),
    idle: 'still',
    tap: 'still',
  },
  {
    name: 'kiko',
    box: { x: 63, y: 59, width: 6, height: 8 },
    svg: place(kittenEyes(), 846, 508, 0.7),
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'durian',
    box: { x: 40, y: 28, width: 22, height: 42 },
    svg: huge(false),
    frames: { tap: huge(true) },
    idle: 'breathe',
    tap: 'wiggle',
    sound: 'whoosh',
  },
  {
    name: 'citra',
    box: { x: 14, y: 39, width: 17, height: 46 },
    svg: onGround(citra('laugh'), CITRA, 84, GROUND),
    frames: { tap: onGround(citra('happy'), CITRA, 84, GROUND) },
    idle: 'breathe',
    tap: 'shake',
  },
  {
    name: 'bima',
    box: { x: 24, y: 44, width: 20, height: 46 },
    svg: put(groundShadow(0, 0, 104, 0.34, GROUND) + bima('laugh'), BIMA),
    frames: { tap: put(groundShadow(0, 0, 104, 0.34, GROUND) + bima('happy'), BIMA) },
    idle: 'breathe',
    tap: 'wiggle',
  },
  {
    name: 'eka',
    box: { x: 80, y: 50, width: 18, height: 37 },
    ...standing(eka, EKA, 84, GROUND),
    idle: 'breathe',
    tap: 'grow',
    sound: 'blow',
  },
]
