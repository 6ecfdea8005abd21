/** Book 1, page 2: five friends come down the path, straight at us, Eka far behind; each answers the one who counts them. */
import { type PersonName } from '../../characters/people.ts'
import { person } from '../../characters/cast.ts'
import { heldRod } from '../../characters/held.ts'
import { circle, ellipse, glow, place } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { kittenEyes } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, BARN, foreground } from './p02.land.ts'
import { onGround, put, type Stand } from './shared.ts'
import { notebook } from './sharedThings.ts'

/** How a friend looks: waiting, with closed lids, or answering. */
interface AvatarVariant {
  readonly blink?: boolean
  readonly isAnswering?: boolean
}

/** Ayu runs with her notebook high. */
const ayu = ({ blink = false, isAnswering = false }: AvatarVariant): string => {
  const who = person('ayu', {
    pose: {
      lean: -9,
      armL: [-62, -8],
      armR: { palm: isAnswering ? [66, -196] : [62, -172], bend: 1 },
      handL: 'open',
      handR: 'fist',
      legL: [-32, 44],
      legR: [16, 4],
      footL: 40,
      air: 8,
      head: isAnswering ? 12 : 8,
    },
    expression: isAnswering ? 'laugh' : 'happy',
    blink,
    turn: -0.2,
  })
  return place(notebook(), who.at.handR[0] + 2, who.at.handR[1] - 16, 1, 12) + who.svg
}
/** Bima rolls ahead of everybody, one arm in the wind; when he answers, the spokes have turned. */
const bima = ({ blink = false, isAnswering = false }: AvatarVariant): string =>
  inChair('bima', {
    view: 'quarter',
    expression: isAnswering ? 'laugh' : 'mischief',
    blink,
    turn: 0.32,
    armR: isAnswering ? [112, 158] : [98, 148],
    spin: isAnswering ? 40 : 0,
    poseMore: { handR: 'open', lean: 8, head: -8 },
  }).svg
/** Citra holds her glasses on, or they would fly off. */
const citra = ({ blink = false, isAnswering = false }: AvatarVariant): string =>
  person('citra', {
    pose: {
      lean: 10,
      armL: isAnswering ? [-112, -156] : [-72, -20],
      armR: { head: [37, 31], bend: 1 },
      handL: 'open',
      handR: 'hold',
      angR: 168,
      legL: [-14, -4],
      legR: [40, -46],
      footR: 34,
      air: 14,
      head: isAnswering ? -14 : -10,
      over: 'R',
    },
    expression: isAnswering ? 'laugh' : 'wow',
    blink,
    turn: -0.3,
    look: [-0.4, 0.3],
  }).svg
/** Danu takes the last stretch in one leap. */
const danu = ({ blink = false, isAnswering = false }: AvatarVariant): string =>
  person('danu', {
    pose: {
      lean: -6,
      armL: [-100, -128],
      armR: isAnswering ? [118, 158] : [96, 124],
      handL: 'open',
      handR: 'open',
      legL: [-52, 34],
      legR: [40, -50],
      footL: -16,
      footR: 30,
      air: isAnswering ? 44 : 30,
      head: 8,
    },
    expression: isAnswering ? 'shout' : 'laugh',
    blink,
    turn: -0.14,
  }).svg
/** Eka, far behind, with all her might: wait for me! */
const eka = ({ blink = false, isAnswering = false }: AvatarVariant): string => {
  const ring = circle(0, -9, 9, 'none', { stroke: C.toska, 'stroke-width': 4 })
  return person('eka', {
    pose: {
      lean: 12,
      armL: isAnswering ? [-118, -160] : [-84, -46],
      armR: [104, 152],
      handL: 'open',
      handR: 'fist',
      legL: [-16, -6],
      legR: isAnswering ? [54, -34] : [44, -60],
      footR: 26,
      air: isAnswering ? 30 : 10,
      head: -8,
      over: 'R',
    },
    expression: isAnswering ? 'laugh' : 'shout',
    blink,
    turn: 0.1,
    front: ({ AR }) =>
      heldRod(AR, {
        up: 30,
        down: 12,
        angle: -18,
        w: 2.6,
        c: C.toska,
        tip: ring + circle(0, -9, 7, '#DDF3F0', { opacity: 0.5 }),
      }),
  }).svg
}
/** Dust that the heels throw up, behind somebody whose feet are at 0,0. */
const dust = (): string =>
  [
    [-46, -2, 15],
    [-62, -14, 10],
    [44, -4, 13],
    [62, -16, 8],
    [-28, 6, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r * 1.9, r * 1.3, glow('#FFF3D2', 0.9)))
    .join('')

/** Where a friend stands, the box of the story (percent), the shadow's width and the motions. */
interface Friend extends Pick<SpriteDrawing, 'idle' | 'tap' | 'box'> {
  readonly name: PersonName
  readonly at: Stand
  readonly shadow: number
  draw(look: AvatarVariant): string
}
/** Back to front: the nearer, the larger. */
const FRIENDS: readonly Friend[] = [
  {
    name: 'eka',
    box: { x: 36.5, y: 15, width: 14, height: 23.5 },
    at: { x: 548, y: 294, s: 0.68 },
    shadow: 62,
    draw: eka,
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'ayu',
    box: { x: 63, y: 22.5, width: 16, height: 40 },
    at: { x: 906, y: 478, s: 1.1 },
    shadow: 76,
    draw: ayu,
    idle: 'breathe',
    tap: 'wave',
  },
  {
    name: 'citra',
    box: { x: 76, y: 33, width: 21, height: 57 },
    at: { x: 1090, y: 690, s: 1.46 },
    shadow: 76,
    draw: citra,
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'danu',
    box: { x: 40, y: 33, width: 27, height: 59 },
    at: { x: 690, y: 712, s: 1.4 },
    shadow: 70,
    draw: danu,
    idle: 'nod',
    tap: 'hop',
  },
  {
    name: 'bima',
    box: { x: 11, y: 34, width: 26, height: 60 },
    at: { x: 286, y: 724, s: 1.74 },
    shadow: 104,
    draw: bima,
    idle: 'breathe',
    tap: 'sway',
  },
]
const spriteOf = ({ draw, at, shadow, ...facts }: Friend): SpriteDrawing => {
  const drawn = (look: AvatarVariant) => put(dust(), at) + onGround(draw(look), at, shadow, C.tanah)
  return { ...facts, svg: drawn({}), frames: { blink: drawn({ blink: true }), tap: drawn({ isAnswering: true }) } }
}

export { background, foreground }
/** Back to front: two eyes under the lumbung, then the five from the farthest to the nearest. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 24, y: 26, width: 6, height: 8 },
    svg: place(kittenEyes(), BARN.x + 46, BARN.y - 36, 0.74),
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
  ...FRIENDS.map(spriteOf),
]
