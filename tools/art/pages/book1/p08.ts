/** Book 1, page 8: on top of the terraces the five call up to the eagle; Kiko sits behind them and looks up too. */
import { person } from '../../characters/cast.ts'
import { circle, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { C } from '../../palette.ts'
import { eagle } from '../../parts/eagle.ts'
import { kittenBack } from '../../parts/kittenPoses.ts'
import { inChairFromBehind } from '../../parts/wheelchairBack.ts'
import { background, foreground } from './p08.land.ts'
import { onGround, put, wand } from './shared.ts'
import type { SpriteDrawing } from '../page.ts'
import type { Stand } from './shared.ts'

const DANU: Stand = { x: 290, y: 708, s: 0.94 },
  AYU: Stand = { x: 416, y: 700, s: 0.96 },
  BIMA: Stand = { x: 540, y: 714, s: 1 },
  CITRA: Stand = { x: 670, y: 704, s: 0.96 },
  EKA: Stand = { x: 788, y: 714, s: 0.92 }

/** How far the arms have swung in the wave: 0 as they wait, 1 at the other end. */
type Swing = 0 | 1
const danu = (swing: Swing): string =>
  person('danu', {
    rear: true,
    pose: {
      lean: 3,
      armL: [-112, -146 - swing * 16],
      armR: [38, -14],
      handL: 'open',
      stretch: 1.2,
      legL: [-12, -4],
      legR: [8, 3],
      head: 7,
    },
  }).svg
const ayu = (swing: Swing): string =>
  person('ayu', {
    rear: true,
    pose: {
      lean: -5,
      armL: [-100, -150 - swing * 24],
      armR: [30, -38],
      handL: 'open',
      legL: [-3, 0],
      legR: [13, 5],
      head: -8,
    },
  }).svg
const bima = (swing: Swing): string =>
  inChairFromBehind('bima', {
    pose: {
      lean: -2,
      armL: [-116, -142 - swing * 20],
      armR: [112, 138 + swing * 20],
      handL: 'open',
      handR: 'open',
      head: -4,
    },
  })
const citra = (swing: Swing): string =>
  person('citra', {
    rear: true,
    pose: {
      lean: 4,
      armL: [-120, -156 + swing * 24],
      armR: [118, 150 - swing * 24],
      handL: 'open',
      handR: 'open',
      legL: [-8, -3],
      legR: [9, 4],
      head: 5,
      air: swing * 8,
    },
  }).svg
/** Eka jumps with her wand, so that the eagle cannot miss her. */
const eka = (swing: Swing): string => {
  const who = person('eka', {
    rear: true,
    pose: {
      lean: 5,
      armL: [-104, -140 - swing * 16],
      armR: [116, 148 + swing * 18],
      handL: 'open',
      handR: 'fist',
      legL: [-30, 24],
      legR: [36, -20],
      air: 14 + swing * 14,
      head: -6,
      hide: 'R',
    },
  })
  const [x, y] = who.at.handR
  return place(wand(34), x, y, 1, 14) + who.parts.armR + who.svg
}
/** All five with their backs to us. */
const friends = (swing: Swing): string =>
  g([
    onGround(danu(swing), DANU),
    onGround(eka(swing), EKA),
    onGround(ayu(swing), AYU),
    onGround(citra(swing), CITRA),
    onGround(bima(swing), BIMA, 116),
  ])

/** The eagle's head bent down, laid over the one that looks ahead. */
const bentHead = (): string =>
  g([
    lit(ellipse(0, -38, 19.5, 20, lin([C.santan, '#F0E0C4', '#CBB08C'], 60)), 1.8),
    path('M-6.5 -30Q0 -36 6.5 -30Q7 -16 0 -11Q-7 -16 -6.5 -30Z', lin([C.kunyit, C.mangga], 80)) +
      stroke('M0 -28V-16', '#B8651E', 1.2),
    ...[-1, 1].map(
      (d) =>
        circle(d * 8.6, -37, 3.6, C.tinta) +
        circle(d * 8.6 - 1, -36, 1.2, '#fff') +
        stroke(`M${d * 4} -44Q${d * 9} -47 ${d * 14} -41`, C.jati, 2.2),
    ),
  ])
const EAGLE: Stand = { x: 640, y: 206, s: 0.96 }

export { background, foreground }
/** The eagle over them, the five on the bank, and Kiko, who looks up with everybody else. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eagle',
    box: { x: 36, y: 14, width: 28, height: 24 },
    svg: put(eagle(), EAGLE),
    frames: { tap: put(eagle() + bentHead(), EAGLE) },
    idle: 'drift',
    tap: 'swing',
    sound: 'wind',
    pivot: [0.5, 0.5],
  },
  {
    name: 'friends',
    box: { x: 15, y: 53, width: 55, height: 39 },
    svg: friends(0),
    frames: { tap: friends(1) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 69, y: 76, width: 9, height: 13 },
    svg: onGround(kittenBack({ tilt: -5 }), { x: 934, y: 704, s: 0.82 }, 56),
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
]
