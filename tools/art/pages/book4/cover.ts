/** Book 4, cover: five faces at the lower edge look up at one glowing mango; Ibu measures, Ayah tries his spoon. Kiko sleeps on a branch. */
import { person } from '../../characters/cast.ts'
import { withBaby } from '../../characters/together.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, f, g, glow, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { kitten, type KittenMood, kittenTail } from '../../parts/kitten.ts'
import { mango } from '../../parts/mango.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, OPENING } from './cover.land.ts'
import { ladle } from './shared.ts'

const AYAH: Stand = { x: 210, y: 1036, s: 1.28 },
  IBU: Stand = { x: 428, y: 1022, s: 1.28 },
  EKA: Stand = { x: 664, y: 916, s: 1.28 },
  DANU: Stand = { x: 914, y: 940, s: 1.28 }

const ayah = (blink: boolean): string => {
  const who = person('ayah', {
    expression: 'happy',
    blink,
    turn: 0.42,
    nod: -0.9,
    look: [0.8, -1],
    pose: {
      lean: -2,
      armL: [-30, 10],
      armR: [96, 160],
      handR: 'fist',
      head: 8,
      hide: 'R',
      legL: [-4, -2],
      legR: [6, 2],
    },
  })
  return put(who.svg + place(ladle(), who.at.handR[0], who.at.handR[1], 1, 22) + who.parts.armR, AYAH)
}
/** The measure runs out of her hand and bends over at its end: far too short. */
const tape = (): string =>
  lit(
    stroke('M0 0C4 -60 2 -110 14 -150C22 -172 46 -172 54 -152', shade(C.kunyit, 0.1), 13, {
      'stroke-linecap': 'butt',
    }) +
      stroke('M-3 0C1 -60 -1 -110 11 -150C19 -174 44 -176 54 -154', light(C.kunyit, 0.5), 3) +
      stroke('M1 -24h8M2 -46h7M2 -68h8M3 -90h7M4 -112h8M9 -134h7', C.jati, 2.4),
    1.4,
  ) +
  lit(
    path(
      'M-15 2C-15 -16 -6 -20 2 -20C14 -20 18 -10 18 4C18 18 10 22 0 22C-10 22 -15 14 -15 2Z',
      lin([light(C.kunyit, 0.4), C.kunyit, C.mangga], 50),
    ) +
      circle(1, 2, 8, C.putih) +
      circle(1, 2, 3, C.cabai),
    1.4,
  )
const ibu = (blink: boolean): string => {
  const who = person('ibu', {
    expression: 'wow',
    blink,
    turn: 0.4,
    nod: -0.85,
    look: [0.8, -1],
    pose: {
      lean: 3,
      armL: [-34, 20],
      armR: [74, 168],
      handR: 'fist',
      head: -4,
      hide: 'R',
      legL: [-4, -2],
      legR: [6, 2],
    },
  })
  return put(who.svg + place(tape(), who.at.handR[0], who.at.handR[1], 0.9, 4) + who.parts.armR, IBU)
}
const eka = (blink: boolean): string =>
  put(
    person('eka', {
      expression: 'happy',
      blink,
      turn: 0.36,
      nod: -0.9,
      look: [0.6, -1],
      pose: {
        lean: 4,
        armL: [-40, 14],
        armR: [116, 156],
        handR: 'point',
        stretch: 1.24,
        head: 6,
        over: 'R',
        legL: [-4, -2],
        legR: [6, 2],
      },
    }).svg,
    EKA,
  )
const danu = (blink: boolean): string =>
  put(
    withBaby('danu', {
      expression: 'happy',
      blink,
      turn: -0.34,
      nod: -0.9,
      look: [-0.6, -1],
      at: [100, -112],
      s: 0.9,
      baby: {
        expression: 'happy',
        blink,
        turn: -0.42,
        nod: -0.9,
        look: [-0.8, -1],
        pose: {
          lean: -6,
          armL: [-100, -142],
          handR: 'point',
          stretch: 2,
          armR: [126, 168],
          legL: [-30, -8],
          legR: [44, 20],
          hipY: 34,
          sit: true,
          feetOut: true,
          head: -8,
          footL: 30,
          footR: -30,
          over: 'R',
        },
      },
      pose: { lean: -3, armL: [-28, 10], legL: [-4, -2], legR: [6, 2], head: -8 },
    }).svg,
    DANU,
  )
const family = (blink = false): string =>
  // A little is kept below the edge, for when they sway.
  clipped('M0 0H1280V824H0Z', [ayah(blink), ibu(blink), danu(blink), eka(blink)])
const kiko = (mood: KittenMood): string =>
  g([place(kittenTail(), 352, 432, 0.95, 172), place(kitten({ pose: 'sleep', mood }), 388, 440, 0.92)])
const gleam = (): string =>
  circle(OPENING.x, OPENING.y, 96, glow(C.kunyit, 0.9)) +
  [
    [742, 250, 13],
    [858, 268, 10],
    [850, 346, 12],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      path(
        `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${f(y - r)}Z`,
        C.putih,
      ),
    )
    .join('')
const theMango = (): string => place(mango(1.66), OPENING.x, OPENING.y + 38)

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'mango',
    box: { x: 57.5, y: 28, width: 11, height: 16 },
    svg: theMango(),
    frames: { tap: gleam() + theMango() },
    pivot: [0.46, 0],
    idle: 'swing',
    tap: 'swing',
    sound: 'star',
  },
  {
    name: 'kiko',
    box: { x: 25, y: 46, width: 10, height: 16 },
    svg: kiko('shut'),
    frames: { tap: kiko('open') },
    idle: 'breathe',
    tap: 'wobble',
    sound: 'meow',
  },
  {
    name: 'family',
    box: { x: 6, y: 52, width: 84, height: 48 },
    svg: family(),
    frames: { blink: family(true) },
    idle: 'sway',
    tap: 'sway',
  },
]
