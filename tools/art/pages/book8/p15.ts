/** Book 8, page 15: from puddle height: Nenek Murni brings warm bananas, the children run to her; all is there twice, once upside down. */
import { person } from '../../characters/cast.ts'
import { lit } from '../../core/light.ts'
import { ellipse, g, lin, path, place } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { goat, GOATS } from '../../parts/goat.ts'
import { kitten } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { SpriteDrawing } from '../page.ts'
import { land, mirrored, MUD } from './p15.land.ts'
import { bananas, type Mood, murni } from './p15.murni.ts'

/** Water that jumps out of a boot at 0,0. */
const spout = (s: number): string =>
  place(
    lit(
      path(
        'M-9 4C-14 -16 -26 -24 -40 -22C-30 -28 -14 -24 -6 -12C-8 -30 -4 -42 4 -50C4 -38 4 -26 6 -14C12 -24 24 -30 36 -26C24 -22 14 -12 10 4Z',
        lin([C.putih, C.langit, C.air], 80),
      ) +
        [
          [-46, -16],
          [-22, -40],
          [10, -60],
          [30, -42],
          [44, -18],
        ]
          .map(([x = 0, y = 0], i) => ellipse(x, y, 4.4 + (i % 2), 6, mix(C.langit, C.air, 0.5)))
          .join(''),
      1.2,
    ),
    0,
    0,
    s,
  )
const EKA = { x: 596, y: 482, s: 0.84 }
function eka({ blink, tap }: Mood = {}): string {
  const who = person('eka', {
    blink,
    expression: tap ? 'laugh' : 'happy',
    turn: 0.55,
    pose: {
      lean: 12,
      armL: [-64, -100],
      armR: [70, 112],
      handL: 'open',
      handR: 'open',
      legL: [-34, -84],
      legR: [46, 6],
      head: -6,
      footL: 60,
      footR: -12,
      side: 1,
    },
  })
  const [x, y] = who.at.footL
  return place(
    who.svg +
      place(spout(tap ? 1.15 : 0.85), x - 10, y - 22, 1, -58) +
      place(spout(tap ? 0.9 : 0.66), who.at.footR[0] - 2, who.at.footR[1] + 2),
    EKA.x,
    EKA.y,
    EKA.s,
    0,
    true,
  )
}
const CITRA = { x: 750, y: 440, s: 0.86 }
const citra = ({ blink, tap }: Mood = {}): string =>
  place(
    person('citra', {
      blink,
      expression: tap ? 'laugh' : 'happy',
      turn: 0.5,
      look: [0.9, 0],
      pose: {
        lean: 8,
        armL: [-100, -136],
        armR: [104, 146],
        handL: 'open',
        handR: 'open',
        legL: [-52, -30],
        legR: [58, 30],
        head: -2,
        footL: 40,
        footR: -16,
        side: 1,
      },
    }).svg,
    CITRA.x,
    CITRA.y,
    CITRA.s,
    0,
    true,
  )
const BIMA = { x: 950, y: 494, s: 0.92 }
/** Mud up to the axle of the wheel, on the small wheels and the frame. */
const mudOnChair = (): string =>
  lit(
    path(
      'M-55 -40C-50 -47 -46 -40 -40 -43S-30 -36 -24 -41S-12 -47 -6 -41S8 -37 14 -42S26 -46 32 -40S40 -43 43 -40C47 -20 30 2 -6 3C-40 3 -58 -20 -55 -40Z',
      lin([light(MUD, 0.2), MUD, shade(MUD, 0.3)], 80),
    ) +
      path('M24 3C20 -8 30 -16 40 -14Q50 -22 60 -14Q74 -16 76 -2L74 4Z', MUD) +
      path('M-34 -38v12q0 5 3 5t3 -5v-12ZM12 -38v16q0 5 3 5t3 -5v-16Z', shade(MUD, 0.2)),
    1.6,
  ) +
  [
    [-58, -62],
    [-30, -74],
    [16, -66],
    [44, -52],
    [56, -34],
    [-66, -46],
    [34, -78],
    [22, -96],
  ]
    .map(([x = 0, y = 0], i) => ellipse(x, y, 3.4 + (i % 3), 3.4, MUD))
    .join('')
function bima({ blink, tap }: Mood = {}): string {
  const who = inChair('bima', {
    view: 'side',
    blink,
    expression: 'laugh',
    turn: 0.5,
    spin: tap ? 20 : 0,
    armR: [112, 150],
    poseMore: { handR: 'open', lean: 10 },
  })
  return place(who.svg + mudOnChair(), BIMA.x, BIMA.y, BIMA.s, 0, true)
}
/** Six goats on the barn's roof: place, turn of each, which way it looks, pose. */
const ROOF = [
  [1064, 242, -36, true, 'look', 0.42],
  [1100, 192, -14, true, 'stand', 0.45],
  [1160, 192, 12, false, 'look', 0.45],
  [1196, 242, 36, false, 'stand', 0.42],
  [1056, 322, -8, true, 'sleep', 0.45],
  [1204, 326, 6, false, 'look', 0.42],
] as const
/** `isMirrored`: without the two on top, whose mirror lies outside the picture. */
const goats = (lift = 0, isMirrored = false): string =>
  g(
    ROOF.map(([x, y, r, flip, pose, s], i) =>
      isMirrored && y < 200
        ? ''
        : place(goat({ pose, coat: GOATS[i] ?? GOATS[0] }), x, y - (i % 2 ? lift : 0), s, r, flip),
    ),
  )
const KIKO = { x: 458, y: 492, s: 0.8 }
const kiko = (mood: 'open' | 'happy' = 'open'): string =>
  mirrored(place(kitten({ pose: 'run', mood }), KIKO.x, KIKO.y + 4, KIKO.s), KIKO.y)

/** The land, and everybody once more, upside down: moved up so far that soles meet soles, as they stand a little before the line. */
export const background = (): string =>
  land(place(murni(), 0, -8) + place(eka(), 0, -4) + citra() + place(bima(), 0, -26) + goats(0, true))
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'goats',
    box: { x: 77, y: 14, width: 23, height: 28 },
    svg: goats(),
    frames: { tap: goats(8) },
    idle: 'nod',
    tap: 'hop',
    sound: 'goat',
  },
  {
    name: 'murni',
    box: { x: 16, y: 17, width: 19, height: 46 },
    svg: murni(),
    frames: { blink: murni({ blink: true }), tap: murni({ tap: true }) },
    idle: 'bob',
    tap: 'nod',
  },
  {
    name: 'bananas',
    box: { x: 15, y: 6, width: 15, height: 21 },
    svg: bananas(),
    frames: { tap: bananas(8) },
    idle: 'rise',
    tap: 'grow',
  },
  {
    name: 'eka',
    box: { x: 38, y: 35, width: 18, height: 28 },
    svg: eka(),
    frames: { blink: eka({ blink: true }), tap: eka({ tap: true }) },
    idle: 'hop',
    tap: 'hop',
    sound: 'splash',
  },
  {
    name: 'citra',
    box: { x: 51, y: 26, width: 15, height: 32 },
    svg: citra(),
    frames: { blink: citra({ blink: true }), tap: citra({ tap: true }) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'bima',
    box: { x: 66, y: 31, width: 17, height: 33 },
    svg: bima(),
    frames: { blink: bima({ blink: true }), tap: bima({ tap: true }) },
    idle: 'wobble',
    tap: 'wiggle',
  },
  {
    name: 'kiko',
    box: { x: 31, y: 59, width: 10, height: 13 },
    svg: kiko(),
    frames: { tap: kiko('happy') },
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
]
/** Nothing lies over them. */
export const foreground = (): string => ''
