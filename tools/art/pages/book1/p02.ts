/** Book 1, page 2: five friends in the village yard; each answers the one who counts them. */
import { type PersonName } from '../../characters/people.ts'
import { person } from '../../characters/cast.ts'
import type { Pose } from '../../characters/types.ts'
import { heldRod } from '../../characters/held.ts'
import { circle, place } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { kittenEyes } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p02.land.ts'
import { onGround, type Stand } from './shared.ts'
import { notebook } from './sharedThings.ts'

/** How a friend looks: waiting, with closed lids, or answering. */
interface AvatarVariant {
  readonly blink?: boolean
  readonly isAnswering?: boolean
}

/** Ayu waves her notebook. */
const ayu = ({ blink = false, isAnswering = false }: AvatarVariant): string => {
  const hand: [number, number] = isAnswering ? [61, -176] : [57, -148]
  const who = person('ayu', {
    pose: {
      lean: -4,
      armL: [-26, 20],
      armR: { palm: hand, bend: 1 },
      handR: 'fist',
      legL: [-4, 0],
      legR: [9, 4],
      head: isAnswering ? 9 : 7,
    },
    expression: isAnswering ? 'laugh' : 'happy',
    blink,
    turn: 0.12,
  })
  return place(notebook(), who.at.handR[0] + 2, who.at.handR[1] - 16, 1, 12) + who.svg
}
/** Bima sits with his hands on the rims; when he answers, the spokes have turned. */
const bima = ({ blink = false, isAnswering = false }: AvatarVariant): string =>
  inChair('bima', {
    view: 'quarter',
    expression: isAnswering ? 'laugh' : 'happy',
    blink,
    turn: 0.22,
    ...(isAnswering ? { spin: 22, poseMore: { lean: 6, head: -6 } } : {}),
  }).svg
/** Citra looks through her glasses, and lifts them to see better. */
const citra = ({ blink = false, isAnswering = false }: AvatarVariant): string =>
  person('citra', {
    pose: {
      lean: isAnswering ? 8 : 3,
      armL: [-48, 40],
      armR: { head: [37, 31], bend: 1 },
      handR: 'hold',
      angR: 168,
      legL: [-9, -3],
      legR: [6, 3],
      head: isAnswering ? -10 : -6,
      over: 'R',
    },
    expression: isAnswering ? 'happy' : 'wow',
    blink,
    turn: -0.12,
  }).svg
/** Danu, ready to swing his arms. */
const danu = ({ blink = false, isAnswering = false }: AvatarVariant): string => {
  const waiting: Pose = { armR: [34, -20], handR: 'rest', head: 8 }
  const waving: Pose = { armR: [104, 150], handR: 'open', head: 10 }
  return person('danu', {
    pose: { lean: -3, armL: [-26, 12], legL: [-4, -1], legR: [12, 4], ...(isAnswering ? waving : waiting) },
    expression: isAnswering ? 'laugh' : 'smile',
    blink,
    turn: -0.22,
  }).svg
}
/** Eka jumps with her bubble wand. */
const eka = ({ blink = false, isAnswering = false }: AvatarVariant): string => {
  const ring = circle(0, -9, 9, 'none', { stroke: C.toska, 'stroke-width': 4 })
  return person('eka', {
    pose: {
      lean: 4,
      armL: [-104, -146],
      armR: [104, 152],
      handL: 'open',
      handR: 'fist',
      legL: isAnswering ? [-44, 40] : [-30, 26],
      legR: isAnswering ? [54, -34] : [40, -22],
      air: isAnswering ? 34 : 22,
      head: 4,
      over: 'R',
    },
    expression: isAnswering ? 'shout' : 'happy',
    blink,
    turn: -0.1,
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

/** Where a friend stands, the box of the story (percent), the shadow's width and the motions. */
interface Friend extends Pick<SpriteDrawing, 'idle' | 'tap' | 'box'> {
  readonly name: PersonName
  readonly at: Stand
  readonly shadow: number
  draw(look: AvatarVariant): string
}
const FRIENDS: readonly Friend[] = [
  {
    name: 'ayu',
    box: { x: 5, y: 34, width: 15, height: 50 },
    at: { x: 154, y: 660, s: 1.28 },
    shadow: 80,
    draw: ayu,
    idle: 'breathe',
    tap: 'wave',
  },
  {
    name: 'bima',
    box: { x: 22, y: 38, width: 18, height: 46 },
    at: { x: 388, y: 660, s: 1.38 },
    shadow: 104,
    draw: bima,
    idle: 'breathe',
    tap: 'sway',
  },
  {
    name: 'citra',
    box: { x: 42, y: 34, width: 15, height: 50 },
    at: { x: 633, y: 660, s: 1.3 },
    shadow: 80,
    draw: citra,
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'danu',
    box: { x: 60, y: 32, width: 15, height: 52 },
    at: { x: 862, y: 660, s: 1.36 },
    shadow: 80,
    draw: danu,
    idle: 'nod',
    tap: 'hop',
  },
  {
    name: 'eka',
    box: { x: 78, y: 42, width: 15, height: 42 },
    at: { x: 1091, y: 660, s: 1.11 },
    shadow: 80,
    draw: eka,
    idle: 'hop',
    tap: 'hop',
  },
]
const spriteOf = ({ draw, at, shadow, ...facts }: Friend): SpriteDrawing => {
  const drawn = (look: AvatarVariant) => onGround(draw(look), at, shadow, C.tanah)
  return { ...facts, svg: drawn({}), frames: { blink: drawn({ blink: true }), tap: drawn({ isAnswering: true }) } }
}

export { background, foreground }
/** Back to front: two eyes under the lumbung, then the five from left to right. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 56, y: 22, width: 5, height: 7 },
    svg: place(kittenEyes(), 742, 206, 0.74),
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
  ...FRIENDS.map(spriteOf),
]
