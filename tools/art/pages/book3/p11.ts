/** Book 3, page 11: Mother Duck and Wek, wet and warm; the child laughs in the shallow water, Kiko has been splashed and will see nobody. */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { circle, ellipse, g, lin, path, place, rad } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import { kittenBack } from '../../parts/kittenPoses.ts'
import type { Stand } from '../book1/shared.ts'
import { put } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { hug, type HugMood } from './p11.duck.ts'
import { background, foreground } from './p11.land.ts'
import { childFrames, sunset } from './sharedDusk.ts'

const HUG: Stand = { x: 606, y: 654, s: 2.5 },
  CHILD: Stand = { x: 1076, y: 724, s: 1.5 },
  KIKO: Stand = { x: 210, y: 612, s: 1 }

/** Rings on the water around x, y. */
const rings = (x: number, y: number, w: number): string =>
  ellipse(x, y, w, w * 0.15, '#FFF0CE', { opacity: 0.26 }) +
  ellipse(x, y + 4, w * 1.24, w * 0.2, 'none', { stroke: '#FFF0CE', 'stroke-width': 3, opacity: 0.55 })
/** A drop of pond water at x, y, r units, turned. */
const drop = (x: number, y: number, r: number, turn = 0): string =>
  place(
    path(
      `M0 ${-r * 1.7}Q${r} ${-r * 0.2} ${r * 0.8} ${r * 0.4}A${r * 0.85} ${r * 0.85} 0 1 1 ${-r * 0.8} ${r * 0.4}Q${-r} ${-r * 0.2} 0 ${-r * 1.7}Z`,
      lin(['#FFFFFF', '#BFE6EA', '#7FC0CC'], 70),
      { opacity: 0.92 },
    ) + circle(-r * 0.3, r * 0.1, r * 0.24, '#FFFFFF'),
    x,
    y,
    1,
    turn,
  )
const drops = (list: readonly (readonly [number, number, number, number])[]): string =>
  list.map(([x, y, r, turn]) => drop(x, y, r, turn)).join('')
const SPRAY: readonly (readonly [number, number, number, number])[] = [
    [452, 470, 9, -30],
    [430, 530, 6, -50],
    [476, 400, 7, -20],
    [508, 346, 5, -14],
    [786, 430, 9, 28],
    [812, 498, 7, 46],
    [764, 372, 6, 20],
    [822, 560, 5, 60],
    [446, 596, 5, -64],
  ],
  MORE: typeof SPRAY = [
    [424, 430, 8, -36],
    [498, 296, 7, -12],
    [770, 316, 8, 16],
    [838, 444, 8, 40],
  ]
const duckAndWek = (mood: HugMood, isMore = false): string =>
  rings(HUG.x - 6, HUG.y + 2, 150) + sunset(put(hug(mood), HUG)) + drops(isMore ? [...SPRAY, ...MORE] : SPRAY)

/** Drops on head and shirt, figure units around the top of the head. */
const wet = ([x, y]: readonly [number, number]): string =>
  drops([
    [x - 34, y + 26, 4.4, 0],
    [x + 30, y + 34, 4, 0],
    [x + 6, y + 12, 3.4, 0],
    [x - 12, y + 42, 3, 0],
    [x + 46, y + 70, 4.2, 10],
    [x - 50, y + 84, 4, -8],
  ])
const child = (look: AvatarVariant) =>
  childFrames(
    look,
    {
      expression: 'happy',
      turn: -0.36,
      nod: 0.05,
      look: [-0.95, 0.1],
      pose: {
        lean: -5,
        armL: { palm: [2, -98], bend: 1 },
        armR: { head: [40, 38], bend: 1 },
        angR: 188,
        handL: 'rest',
        handR: 'rest',
        legL: [-10, -4],
        legR: [12, 4],
        head: -7,
        over: 'R',
      },
    },
    { expression: 'laugh', nod: -0.2 },
    (who) => sunset(put(who.svg, CHILD)) + sunset(put(wet(who.at.top), CHILD), 0.6),
  )
const kiko = (isLooking: boolean): string =>
  sunset(put(isLooking ? kitten({ pose: 'sit', mood: 'open' }) : kittenBack({ tilt: -14 }), KIKO)) +
  drops(
    isLooking
      ? [
          [160, 560, 6, -40],
          [262, 556, 6, 40],
          [148, 600, 5, -60],
          [272, 602, 5, 60],
        ]
      : [
          [184, 590, 4.6, 0],
          [232, 578, 4.2, 0],
          [244, 606, 4.6, 0],
        ],
  )

export { background, foreground }
/** Back to front. */
export const sprites = (look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 11, y: 61, width: 11, height: 18 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'still',
    tap: 'shake',
    sound: 'meow',
  },
  {
    name: 'hug',
    box: { x: 32, y: 24, width: 34, height: 63 },
    svg: duckAndWek({}),
    frames: { blink: duckAndWek({ lids: true }), tap: duckAndWek({ squeeze: true }, true) },
    idle: 'breathe',
    tap: 'wiggle',
    sound: 'duck',
  },
  { name: 'reader-child', box: { x: 72, y: 34, width: 22, height: 59 }, ...child(look), idle: 'breathe', tap: 'hop' },
  {
    name: 'ripple',
    box: { x: 76, y: 86, width: 17, height: 8 },
    svg: g([
      ellipse(
        1076,
        722,
        82,
        22,
        rad(
          [
            ['#7C82A8', 0, 0.96],
            ['#7C82A8', 0.62, 0.9],
            ['#7C82A8', 1, 0],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ),
      rings(1076, 706, 76),
    ]),
    idle: 'still',
    tap: 'still',
  },
]
