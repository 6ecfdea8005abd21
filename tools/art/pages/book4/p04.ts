/**
 * Book 4, page 4: Ibu nails a step; when her word is built she climbs, reaches, and the mango swings away. Ayah holds the ladder with both
 * hands, Danu holds his breath and Baby; Kiko climbs after her, two steps below.
 */
import { person } from '../../characters/cast.ts'
import type { Figure } from '../../characters/figure.ts'
import { withBaby } from '../../characters/together.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { lin, path, place, rect } from '../../core/svg.ts'
import { light, shade } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { ladder } from '../../parts/poles.ts'
import { mango } from '../../parts/mango.ts'
import { onGround, palmAt, put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p04.land.ts'

/** The ladder: foot, tilt and height, stage px; ten rungs. */
const LADDER = { x: 604, y: 510, tilt: 22, height: 424, rungs: 10 } as const
/** A point of the ladder, `up` px from its foot and `aside` px to the right of its middle. */
const onLadder = (up: number, aside = 0): [number, number] => {
  const turn = (LADDER.tilt * Math.PI) / 180
  return [
    LADDER.x + Math.sin(turn) * up + Math.cos(turn) * aside,
    LADDER.y - Math.cos(turn) * up + Math.sin(turn) * aside,
  ]
}
const rung = (n: number): number => 22 + (n * (LADDER.height - 40)) / (LADDER.rungs - 1)
const [STEP_X, STEP_Y] = onLadder(rung(2), 4)
const AYAH: Stand = { x: 546, y: 510, s: 0.86 },
  IBU: Stand = { x: 742, y: 508, s: 0.86 },
  CLIMBER: Stand = { x: STEP_X + 8, y: STEP_Y - 2, s: 0.8 },
  DANU: Stand = { x: 1060, y: 510, s: 1.02 }

/** `climbs`: the word is built, Ibu is on the ladder. */
interface Mood {
  readonly blink?: boolean
  readonly climbs?: boolean
}
const WOOD = '#B98450'
/** A hammer, the hand at 0,0, its head 46 above it and pointing left. */
const hammer = (): string =>
  lit(
    path('M-4.6 24L-3.6 -44H3.6L4.6 24Q0 29 -4.6 24Z', lin([light(WOOD, 0.35), WOOD, shade(WOOD, 0.3)], 10)) +
      rect(-28, -60, 15, 23, '#6E6A80', { rx: 4 }) +
      path('M-16 -57H10C22 -57 30 -52 36 -42C28 -46 20 -46 10 -43H-16Z', lin(['#C9C6D6', '#8A8698', '#5F5B72'], 80)),
    1.4,
  )
function nailing(blink: boolean): string {
  const who = person('ibu', {
    expression: 'calm',
    blink,
    turn: -0.5,
    nod: 0.45,
    look: [-0.9, 0.8],
    pose: {
      lean: -14,
      armL: { ...palmAt(onLadder(rung(4), 26), IBU), bend: 1 },
      armR: [66, 158],
      handL: 'fist',
      handR: 'fist',
      legL: [-20, -6],
      legR: [12, 8],
      head: -6,
      hide: 'LR',
    },
  })
  return onGround(
    who.svg + who.parts.armL + place(hammer(), who.at.handR[0], who.at.handR[1], 0.9, -22) + who.parts.armR,
    IBU,
    104,
  )
}
function climbing(blink: boolean): string {
  const who = person('ibu', {
    expression: 'happy',
    blink,
    turn: 0.42,
    nod: -0.6,
    look: [0.9, -0.8],
    pose: {
      lean: 14,
      armL: { ...palmAt(onLadder(rung(6), -10), CLIMBER), bend: 1 },
      armR: [122, 134],
      handL: 'fist',
      handR: 'open',
      stretch: 1.34,
      legL: [2, -4],
      legR: [54, -26],
      side: 1,
      head: -4,
      hide: 'L',
    },
  })
  return put(who.svg + who.parts.armL, CLIMBER)
}
const ibu = ({ blink = false, climbs = false }: Mood): string => (climbs ? climbing(blink) : nailing(blink))
const ayah = ({ blink = false, climbs = false }: Mood): Figure =>
  person('ayah', {
    expression: climbs ? 'worry' : 'smile',
    blink,
    turn: 0.44,
    nod: climbs ? -0.7 : 0.1,
    look: climbs ? [0.7, -1] : [0.8, 0.2],
    pose: {
      lean: climbs ? 6 : 11,
      stretch: 1.18,
      armL: { ...palmAt(onLadder(132, -25), AYAH), bend: -1 },
      armR: { ...palmAt(onLadder(172, -24), AYAH), bend: 1 },
      handL: 'fist',
      handR: 'fist',
      legL: [-26, -8],
      legR: [8, 4],
      head: climbs ? 4 : -8,
      hide: 'LR',
    },
  })
const father = (mood: Mood): string => {
  const who = ayah(mood)
  return onGround(who.svg + who.parts.armL + who.parts.armR, AYAH, 116)
}
const danu = ({ blink = false, climbs = false }: Mood): string =>
  onGround(
    withBaby('danu', {
      expression: climbs ? 'wow' : 'shout',
      blink,
      turn: -0.42,
      nod: climbs ? -0.7 : -0.1,
      look: climbs ? [-0.8, -1] : undefined,
      at: [70, -94],
      s: 0.84,
      baby: {
        expression: climbs ? 'laugh' : 'happy',
        blink,
        turn: -0.4,
        nod: -0.5,
        look: [-0.8, -0.7],
        pose: {
          lean: -4,
          armL: climbs ? [-116, -140] : [-96, -118],
          armR: climbs ? [108, 148] : [36, 20],
          handL: 'open',
          handR: 'open',
          stretch: 1.5,
          legL: [-30, -8],
          legR: [44, 20],
          hipY: 34,
          sit: true,
          feetOut: true,
          head: -4,
          footL: 30,
          footR: -30,
        },
      },
      pose: climbs
        ? {
            lean: 5,
            armL: { head: [-24, 46], bend: -1 },
            angL: 170,
            handL: 'rest',
            legL: [-8, -3],
            legR: [11, 4],
            head: 4,
            over: 'L',
          }
        : {
            lean: -5,
            armL: { head: [-30, 52], bend: -1 },
            angL: 164,
            handL: 'rest',
            legL: [-12, -5],
            legR: [6, 2],
            head: -3,
            over: 'L',
          },
    }).svg,
    DANU,
    96,
  )
const theLadder = (): string =>
  place(groundShadow(0, 0, 100, 0.4), LADDER.x, LADDER.y) +
  place(ladder(LADDER.height, LADDER.rungs), LADDER.x, LADDER.y, 1, LADDER.tilt)
const [PAW_X, PAW_Y] = onLadder(rung(1) - 14, 26)
const kikoWaits = (isFound: boolean): string =>
  place(groundShadow(0, 0, 56, 0.32) + kitten({ pose: 'sit', mood: isFound ? 'happy' : 'open' }), 822, 444, 0.72)
const kikoClimbs = (): string => place(kitten({ pose: 'run', mood: 'open' }), PAW_X, PAW_Y, 0.62, -48)

const alive = (draw: (mood: Mood) => string) => ({
  svg: draw({}),
  frames: { blink: draw({ blink: true }), done: draw({ climbs: true }) },
})

export { background, foreground }
/** Back to front; `done`: the word is built, Ibu climbs. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'mango',
    box: { x: 62, y: 0, width: 10, height: 16 },
    svg: place(mango(1.2), 848, 104),
    frames: { done: place(place(mango(1.2), -4, 74), 852, 30, 1, -36) },
    pivot: [0.45, 0],
    idle: 'swing',
    tap: 'swing',
  },
  {
    name: 'ladder',
    box: { x: 44, y: 13, width: 18.5, height: 52 },
    svg: theLadder(),
    idle: 'still',
    tap: 'wobble',
    sound: 'creak',
  },
  { name: 'father', box: { x: 37, y: 22, width: 17, height: 43 }, ...alive(father), idle: 'still', tap: 'nod' },
  {
    name: 'kiko',
    box: { x: 45, y: 45, width: 22.5, height: 18 },
    svg: kikoWaits(false),
    frames: { tap: kikoWaits(true), done: kikoClimbs() },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
  { name: 'danu', box: { x: 77, y: 26, width: 17, height: 39 }, ...alive(danu), idle: 'sway', tap: 'sway' },
  {
    name: 'mother',
    box: { x: 46, y: 10, width: 19, height: 54 },
    ...alive(ibu),
    idle: 'still',
    tap: 'nod',
    sound: 'knock',
  },
]
