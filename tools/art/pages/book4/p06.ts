/** Book 4, page 6: the family holds the big cloth under the mango tree; nobody stands under the mango. */
import { person } from '../../characters/cast.ts'
import { type Figure } from '../../characters/figure.ts'
import { withBaby } from '../../characters/together.ts'
import { type Point } from '../../core/geom.ts'
import { groundShadow } from '../../core/light.ts'
import { ellipse, place } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { bigCloth } from '../../parts/bigcloth.ts'
import { kitten } from '../../parts/kitten.ts'
import { mango } from '../../parts/village.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p06.land.ts'

/** Where somebody stands: feet in stage px, scale. */
interface Stand {
  readonly x: number
  readonly y: number
  readonly s: number
}
const EKA: Stand = { x: 362, y: 490, s: 1.12 },
  AYAH: Stand = { x: 768, y: 488, s: 0.84 },
  DANU: Stand = { x: 882, y: 486, s: 0.94 },
  IBU: Stand = { x: 1064, y: 492, s: 0.88 }
/** Rim of the cloth, stage px: back left, back right, front right, front left. */
const CORNERS: readonly [Point, Point, Point, Point] = [
  [444, 388],
  [1000, 374],
  [1030, 398],
  [406, 434],
]
/** Rim points that hands hold, stage px. */
const HOLD = {
  ekaL: [408, 432],
  ekaR: [448, 392],
  ayahL: [734, 386],
  ayahR: [806, 385],
  danu: [856, 384],
  ibuL: [1006, 381],
  ibuR: [1028, 396],
} satisfies Record<string, Point>
/** A stage point as the palm of an arm of somebody who stands there. */
const palmAt = ([x, y]: Point, at: Stand): { palm: Point } => ({ palm: [(x - at.x) / at.s, (y - at.y) / at.s] })
const put = (svg: string, at: Stand): string => place(svg, at.x, at.y, at.s)
const grip = { handL: 'fist', handR: 'fist' } as const

/** How the family looks: at rest, with closed lids, and cheering. */
interface Mood {
  readonly blink?: boolean
  readonly isCheering?: boolean
}
const eka = ({ blink = false, isCheering = false }: Mood): Figure =>
  person('eka', {
    expression: isCheering ? 'wow' : 'happy',
    blink,
    turn: 0.42,
    pose: {
      lean: -12,
      armL: { ...palmAt(HOLD.ekaL, EKA), bend: -1 },
      armR: { ...palmAt(HOLD.ekaR, EKA), bend: -1 },
      ...grip,
      legL: [-16, -8],
      legR: [10, 2],
      head: 4,
      hide: 'LR',
    },
  })
const ayah = ({ blink = false, isCheering = false }: Mood): Figure =>
  person('ayah', {
    expression: isCheering ? 'laugh' : 'happy',
    blink,
    turn: -0.3,
    nod: -0.2,
    pose: {
      lean: 2,
      armL: { ...palmAt(HOLD.ayahL, AYAH), bend: -1 },
      armR: { ...palmAt(HOLD.ayahR, AYAH), bend: 1 },
      ...grip,
      legL: [-6, -2],
      legR: [8, 2],
      head: -5,
      hide: 'LR',
    },
  })
const danu = ({ blink = false, isCheering = false }: Mood): Figure =>
  withBaby('danu', {
    expression: isCheering ? 'laugh' : 'smile',
    blink,
    turn: -0.3,
    at: [52, -96],
    s: 0.84,
    baby: { expression: isCheering ? 'laugh' : 'wow', blink, turn: -0.35, nod: -0.5 },
    pose: {
      lean: 4,
      armL: { ...palmAt(HOLD.danu, DANU), bend: -1 },
      handL: 'fist',
      legL: [-6, -2],
      legR: [8, 3],
      head: -5,
    },
    poseMore: { hide: 'L' },
  })
const ibu = ({ blink = false, isCheering = false }: Mood): Figure =>
  person('ibu', {
    expression: isCheering ? 'laugh' : 'happy',
    blink,
    turn: -0.36,
    pose: {
      lean: 4,
      armL: { ...palmAt(HOLD.ibuL, IBU), bend: -1 },
      armR: { ...palmAt(HOLD.ibuR, IBU), bend: 1 },
      ...grip,
      legL: [-6, -2],
      legR: [18, 8],
      head: -10,
      hide: 'LR',
    },
  })

const family = (mood: Mood): string =>
  [AYAH, DANU, IBU].map((at) => put(groundShadow(0, 0, 100, 0.36), at)).join('') +
  put(ayah(mood).svg, AYAH) +
  put(danu(mood).svg, DANU) +
  put(ibu(mood).svg, IBU)
const sister = (mood: Mood): string => put(groundShadow(0, 0, 84, 0.36) + eka(mood).svg, EKA)
/** Hands over the rim: what holds the cloth must be in front of it. */
function hands(): string {
  const [E, A, D, I] = [eka({}).parts, ayah({}).parts, danu({}).parts, ibu({}).parts]
  return put(E.armR + E.armL, EKA) + put(A.armL + A.armR, AYAH) + put(D.armL, DANU) + put(I.armR + I.armL, IBU)
}
/** The three looks of somebody whose hands must stay on the cloth: they blink and cheer, but do not move. */
const alive = (draw: (mood: Mood) => string) => ({
  svg: draw({}),
  frames: { blink: draw({ blink: true }), tap: draw({ isCheering: true }) },
  idle: 'still' as const,
  tap: 'still' as const,
})

export { background, foreground }
/** Back to front: the mango, the family, the cloth with Kiko in it, and the hands that hold it. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'mango',
    box: { x: 48, y: 2, width: 9, height: 13 },
    svg: place(mango(1.15), 666, 104),
    pivot: [0.45, 0],
    idle: 'swing',
    tap: 'swing',
  },
  { name: 'family', box: { x: 56, y: 20, width: 32, height: 42 }, ...alive(family) },
  { name: 'sister', box: { x: 20, y: 24, width: 14, height: 38 }, ...alive(sister) },
  {
    name: 'cloth',
    box: { x: 30, y: 46, width: 52, height: 18 },
    svg: ellipse(712, 500, 250, 12, C.lumut, { opacity: 0.26 }) + bigCloth(CORNERS, { sag: 9, front: 9 }).svg,
    idle: 'still',
    tap: 'still',
  },
  {
    name: 'kiko',
    box: { x: 38, y: 52, width: 8, height: 9 },
    svg: place(kitten({ pose: 'sleep' }), 540, 452, 0.6),
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
  { name: 'hands', box: { x: 24, y: 34, width: 64, height: 26 }, svg: hands(), idle: 'still', tap: 'still' },
]
