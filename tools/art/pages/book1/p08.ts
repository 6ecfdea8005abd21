/** Book 1, page 8: on top of the terraces the five call up to the eagle, whose egg lies in the nest; Kiko sits behind them and looks up too. */
import { person } from '../../characters/cast.ts'
import { circle, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { C } from '../../palette.ts'
import { eagle } from '../../parts/eagle.ts'
import { kittenBack } from '../../parts/kittenPoses.ts'
import { inChairFromBehind } from '../../parts/wheelchairBack.ts'
import { background as land, foreground } from './p08.land.ts'
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
/** The branch that reaches in from the right, and the eagle's nest on it. */
const branch = (): string =>
  lit(
    path('M1300 474Q1180 452 1010 470Q1180 432 1300 440Z', lin(['#8A5A36', '#5E3A22'], 80)) +
      stroke('M1196 450Q1160 480 1120 486M1100 458Q1070 446 1046 428', '#6E4529', 6) +
      [
        [1046, 424, -30],
        [1118, 490, 200],
        [1010, 470, -80],
        [1236, 438, 20],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          place(path('M0 0Q-14 -22 0 -44Q14 -22 0 0Z', lin([C.daun, C.hutan], 60)), x, y, 1, turn),
        )
        .join(''),
    2.4,
  )
const nest = (): string => {
  const twigs = Array.from({ length: 13 }, (_, i) => {
    const [x, y] = [1082 + i * 10, 420 + 16 * Math.sin(i * 1.7)]
    return `M${x - 24} ${y + 12 * Math.cos(i)}Q${x} ${y + 16} ${x + 26} ${y - 8 * Math.sin(i * 2.3)}`
  })
  return lit(
    path('M1062 404Q1066 452 1140 454Q1214 452 1218 404Q1140 430 1062 404Z', lin(['#A9743F', '#6B4526'], 80)) +
      stroke(twigs.join(''), '#5A381F', 3, { opacity: 0.7 }) +
      stroke('M1056 408Q1140 438 1224 406', '#C08A52', 5),
    2.4,
  )
}
const EGG_AT = [1140, 388] as const
/** Speckled; tapped, it has a crack, and somebody knocks inside. */
const egg = (isCracked: boolean): string =>
  place(
    lit(
      path('M0 -46Q30 -40 33 4Q34 38 0 40Q-34 38 -33 4Q-30 -40 0 -46Z', lin(['#FFF6E2', '#E6CFA4'], 70)) +
        [
          [-12, -22, 4],
          [10, -10, 5],
          [-18, 4, 3.4],
          [16, 14, 4],
          [2, -34, 3],
          [-4, 20, 3.6],
        ]
          .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, '#B98A55'))
          .join(''),
      3,
    ) + (isCracked ? stroke('M-30 -8L-16 -16L-6 -2L6 -14L16 0L30 -8', '#6B4526', 3) : ''),
    ...EGG_AT,
    1,
    isCracked ? 7 : -4,
  )

const EAGLE: Stand = { x: 640, y: 206, s: 0.96 }

/** The valley, and the branch of the nest. */
export const background = (): string => land() + branch()
export { foreground }
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
    name: 'egg',
    box: { x: 86, y: 42, width: 6.5, height: 12 },
    svg: egg(false),
    frames: { tap: egg(true) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'knock',
  },
  { name: 'nest', box: { x: 82, y: 49, width: 14.5, height: 9 }, svg: nest(), idle: 'still', tap: 'wiggle' },
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
