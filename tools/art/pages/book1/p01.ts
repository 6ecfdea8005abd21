/** Book 1, page 1: Rice Village wakes. Six things to name; each has a tap frame that shows it awake. */
import type { SpriteDrawing } from '../page.ts'
import { circle, glow, lin, path, place, rad, rect, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { buffalo } from '../../parts/buffalo.ts'
import { egret } from '../../parts/egret.ts'
import { house } from '../../parts/house.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { mangoTree } from '../../parts/nature.ts'
import { ripeRice } from '../../parts/rice.ts'
import { swimmingDuck } from '../../parts/swimmingDuck.ts'
import { C, light, shade } from '../../palette.ts'
import { background, foreground } from './p01.land.ts'
import { put } from './shared.ts'

const SUN = { x: 179, y: 244, s: 1 },
  HOUSE = { x: 530, y: 432, s: 0.785 },
  TREE = { x: 1050, y: 410, s: 1 },
  MOMO = { x: 1024, y: 638, s: 0.8 },
  BIRD = { x: 1003, y: 563, s: 0.97 },
  DUCK = { x: 615, y: 640, s: 1.07 },
  RICE = { x: 252, y: 636, s: 1 }

/** The sun with a ring of short, warm rays; awake they reach out. */
function sun(awake: boolean): string {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const long = i % 2 === (awake ? 1 : 0),
      to = (awake ? 66 : 62) - (long ? 0 : 7)
    return place(
      path(`M-6 -44L-1.6 -${to}Q0 -${to + 2} 1.6 -${to}L6 -44Z`, lin([C.mangga, C.kunyit], 90)),
      0,
      0,
      1,
      i * 22.5,
    )
  }).join('')
  return (
    circle(0, 0, 67, glow('#FFE9A8', awake ? 1 : 0.7)) +
    lit(rays, 0.8, { grain: false }) +
    lit(circle(0, 0, 45, rad(['#FFFDF0', '#FFE38C', C.kunyit], 0.4, 0.36, 0.8)), 2.4, { sh: C.mangga, shO: 0.5 })
  )
}
/** Posts under the house and the steps at its right end. */
const stilts = (): string => {
  const wood = '#A8703F',
    post = lin([light(wood, 0.3), wood, shade(wood, 0.4)], 5),
    board = lin([light(wood, 0.45), wood], 80)
  const feet = [-100, -34, 36, 100]
  return (
    rect(-96, -48, 200, 36, C.lumut, { opacity: 0.28 }) +
    lit(feet.map((x) => rect(x - 8, -56, 16, 54, post, { rx: 3 })).join(''), 2) +
    feet.map((x) => path(`M${x - 14} 2Q${x} -8 ${x + 14} 2Z`, '#A79B93')).join('') +
    lit(
      path('M124 -60L200 -2H124Z', shade(wood, 0.42)) +
        [0, 1, 2, 3].map((i) => rect(126, -56 + i * 14, 26 + i * 17, 9, board, { rx: 3 })).join(''),
      1.6,
    ) +
    lit(rect(-118, -66, 262, 12, lin([light(wood, 0.4), shade(wood, 0.15)], 80), { rx: 4 }), 2)
  )
}
/** The little wooden house on its posts; asleep the shutters are nearly shut. */
const stiltHouse = (awake: boolean): string =>
  stilts() + place(house({ open: awake ? 1 : 0, door: C.hutan, shutter: C.toska }), 0, -52, 0.94)

const tree = mangoTree(214, 3, { crown: 0.96 }).svg
/** Leaves that a shaken tree lets go. */
const fallingLeaves = (): string =>
  [
    [-104, -70, 20],
    [-70, -44, -30],
    [84, -64, 40],
    [108, -90, -12],
    [46, -36, 70],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      place(path('M0 0C6 -8 16 -8 22 0C15 6 6 6 0 0Z', lin([C.padi, C.daun], 60)), x, y, 1, r),
    )
    .join('')
/** Momo asleep; awake only her tail knows it. */
const momo = (swish: boolean): string =>
  buffalo({ pose: 'sleep', bird: false }) +
  (swish
    ? stroke('M-122 -36Q-152 -52 -146 -84', '#847C88', 8) +
      path('M-150 -80Q-162 -98 -146 -106Q-134 -96 -140 -80Z', '#5F5768')
    : '')

/** The duck and the rice in the channel, the buffalo and her bird on the bank. */
const atTheWater = (): SpriteDrawing[] => [
  {
    name: 'duck',
    box: { x: 40, y: 66, width: 16, height: 18 },
    svg: put(swimmingDuck(), DUCK),
    frames: { blink: put(swimmingDuck({ lids: true }), DUCK), tap: put(swimmingDuck({ paddling: true }), DUCK) },
    idle: 'swim',
    tap: 'swing',
    sound: 'duck',
  },
  {
    name: 'rice',
    box: { x: 8, y: 54, width: 24, height: 26 },
    svg: put(ripeRice({ width: 284, height: 200, seed: 3 }), RICE),
    frames: { tap: put(ripeRice({ width: 284, height: 196, seed: 3, lean: -1 }), RICE) },
    idle: 'sway',
    tap: 'sway',
    sound: 'rustle',
  },
  {
    name: 'buffalo',
    box: { x: 70, y: 57, width: 22, height: 24 },
    svg: put(groundShadow(0, 0, 260) + momo(false), MOMO),
    frames: { tap: put(groundShadow(0, 0, 260) + momo(true), MOMO) },
    idle: 'breathe',
    tap: 'wiggle',
  },
  {
    name: 'bird',
    box: { x: 75.5, y: 63.5, width: 6, height: 7 },
    svg: put(egret(), BIRD),
    idle: 'nod',
    tap: 'fly',
    sound: 'chirp',
  },
]

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'sun',
    box: { x: 6, y: 22, width: 16, height: 17 },
    svg: put(sun(false), SUN),
    frames: { tap: put(sun(true), SUN) },
    idle: 'breathe',
    tap: 'grow',
    sound: 'star',
  },
  {
    name: 'tree',
    box: { x: 72, y: 22, width: 20, height: 30 },
    svg: put(tree, TREE),
    frames: { tap: put(tree + fallingLeaves(), TREE) },
    idle: 'sway',
    tap: 'shake',
    sound: 'rustle',
  },
  {
    name: 'kiko',
    box: { x: 52.5, y: 46.5, width: 7, height: 8 },
    svg: place(kittenTail(), 678, 426, 0.86, 30),
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'house',
    box: { x: 30, y: 28, width: 24, height: 26 },
    svg: put(stiltHouse(false), HOUSE),
    frames: { tap: put(stiltHouse(true), HOUSE) },
    idle: 'still',
    tap: 'grow',
    sound: 'creak',
  },
  ...atTheWater(),
]
