/** Book 4, page 2: Baby points at one big mango at the very top; all look up; Kiko climbed halfway and is stuck. */
import { person } from '../../characters/cast.ts'
import { withBaby } from '../../characters/together.ts'
import { circle, f, g, glow, path, place } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { kittenBack, kittenPaw } from '../../parts/kittenPoses.ts'
import { mango } from '../../parts/mango.ts'
import { onGround, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, TWIG } from './p02.land.ts'

const IBU: Stand = { x: 176, y: 778, s: 0.98 },
  AYAH: Stand = { x: 316, y: 772, s: 0.96 },
  DANU: Stand = { x: 574, y: 764, s: 1.02 },
  EKA: Stand = { x: 446, y: 784, s: 1.02 }
/** Where Baby sits on Danu's arm (his units), and Baby's scale. */
const SEAT = { at: [72, -98], s: 0.84 } as const

const looksUp = { nod: -0.9, turn: 0.4, look: [0.6, -1] } as const
const ibu = (blink: boolean): string =>
  person('ibu', {
    ...looksUp,
    expression: 'smile',
    blink,
    pose: {
      lean: -3,
      armL: [-46, 52],
      armR: { head: [46, -14], bend: 1 },
      angR: -98,
      handL: 'fist',
      handR: 'rest',
      legL: [-8, -3],
      legR: [8, 3],
      head: 6,
      over: 'R',
    },
  }).svg
const ayah = (blink: boolean): string =>
  person('ayah', {
    ...looksUp,
    expression: 'wow',
    blink,
    pose: {
      lean: -4,
      armL: [-52, 58],
      armR: [54, -56],
      handL: 'fist',
      handR: 'fist',
      legL: [-4, -2],
      legR: [12, 5],
      head: 8,
    },
  }).svg
const eka = (blink: boolean): string =>
  person('eka', {
    ...looksUp,
    expression: 'happy',
    blink,
    pose: {
      lean: 6,
      armL: [-108, -152],
      armR: [112, 156],
      handL: 'open',
      handR: 'open',
      stretch: 1.2,
      legL: [-14, -5],
      legR: [5, 2],
      air: 7,
      head: 4,
      over: 'LR',
    },
  }).svg
/** Baby's pointing arm is a sprite of its own: it points again and again. */
const baby = (blink: boolean, hide: string) => ({
  expression: 'happy' as const,
  blink,
  turn: 0.36,
  nod: -0.9,
  look: [0.6, -1] as const,
  pose: {
    lean: 4,
    armL: [-34, 10],
    armR: [112, 138],
    handR: 'point',
    stretch: 2.1,
    over: 'R',
    legL: [-30, -8],
    legR: [44, 20],
    hipY: 34,
    sit: true,
    feetOut: true,
    head: -4,
    footL: 30,
    footR: -30,
    hide,
  } as const,
})
const danu = (blink: boolean): string =>
  withBaby('danu', {
    expression: 'smile',
    blink,
    turn: -0.2,
    nod: -0.75,
    look: [0.4, -1],
    at: SEAT.at,
    s: SEAT.s,
    baby: baby(blink, 'R'),
    pose: { lean: -4, armL: [-28, 14], legL: [-8, -3], legR: [7, 3], head: 7 },
  }).svg
const arm = (): string =>
  place(place(person('fajar', baby(false, '')).parts.armR, SEAT.at[0], SEAT.at[1] + 44, SEAT.s), DANU.x, DANU.y, DANU.s)
const family = (blink = false): string =>
  g([
    onGround(ibu(blink), IBU, 100),
    onGround(ayah(blink), AYAH, 110),
    onGround(danu(blink), DANU, 90),
    onGround(eka(blink), EKA, 78),
  ])
/** He hugs the trunk with both arms and dares neither up nor down. */
const kiko = (tilt: number): string =>
  place(
    place(kittenPaw(), -14, -36, 1, -34) + place(kittenPaw(), 14, -36, 1, 34, true) + kittenBack({ tilt }),
    950,
    470,
    0.84,
  )
const theMango = (): string => place(mango(1.64), TWIG.x + 2, TWIG.y + 102)
const gleam = (): string =>
  circle(TWIG.x, TWIG.y + 62, 96, glow(C.kunyit, 0.9)) +
  [
    [640, 66, 12],
    [764, 72, 10],
    [752, 142, 12],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      path(
        `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${f(y - r)}Z`,
        C.putih,
      ),
    )
    .join('')

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'mango',
    box: { x: 49, y: 4, width: 12, height: 16 },
    svg: theMango(),
    frames: { tap: gleam() + theMango() },
    pivot: [0.45, 0],
    idle: 'swing',
    tap: 'swing',
    sound: 'star',
  },
  {
    name: 'kiko',
    box: { x: 69, y: 43.5, width: 10, height: 16 },
    svg: kiko(-8),
    frames: { tap: kiko(14) },
    idle: 'wiggle',
    tap: 'shake',
    sound: 'meow',
  },
  {
    name: 'family',
    box: { x: 7.5, y: 49, width: 47.6, height: 51 },
    svg: family(),
    frames: { blink: family(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'baby-arm',
    box: { x: 50, y: 66, width: 9.5, height: 16 },
    svg: arm(),
    pivot: [0.1, 1],
    idle: 'nod',
    tap: 'wave',
  },
]
