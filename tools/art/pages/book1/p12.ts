/** Book 1, page 12: dusk on the steps of the lumbung. Shh! The five sit still with their avocado juice; a cricket sings, and one paw reaches for a straw. */
import { person } from '../../characters/cast.ts'
import type { Pose, Proportions } from '../../characters/types.ts'
import { circle, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { relight } from '../../core/time.ts'
import { C, light, shade } from '../../palette.ts'
import { juiceGlass } from '../../parts/juice.ts'
import { kittenPaw } from '../../parts/kittenPoses.ts'
import { grass } from '../../parts/nature.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { onGround, palmAt, put } from './shared.ts'
import type { SpriteDrawing } from '../page.ts'
import type { Point, Stand } from './shared.ts'
import { barnLand, duskSky, firstStar } from './sharedEvening.ts'
import { living, together } from './sharedFriends.ts'

const AYU: Stand = { x: 634, y: 640, s: 1.26 },
  DANU: Stand = { x: 482, y: 690, s: 1.1 },
  CITRA: Stand = { x: 800, y: 690, s: 1.12 },
  EKA: Stand = { x: 352, y: 690, s: 1.16 },
  BIMA: Stand = { x: 1000, y: 704, s: 1.12 },
  /** Feet of the five glasses. */
  GLASS = { eka: [348, 680], danu: [484, 612], ayu: [704, 604], citra: [784, 612], bima: [888, 634] } satisfies Record<
    string,
    Point
  >,
  GLASS_SIZE = 0.86

const dusk = (svg: string): string => relight(svg, 'senja')
/** A low stool for Bima's glass, beside his chair. */
const stool = (): string =>
  lit(
    stroke('M-26 -36L-32 18M26 -36L32 18M-8 -36L-10 22M10 -36L12 22', shade('#8A5A36', 0.1), 7) +
      path('M-44 -46H44Q48 -38 42 -34H-42Q-48 -38 -44 -46Z', lin([light('#B97F4A', 0.4), '#B97F4A'], 80)),
    1.6,
  )
/** Dusk, the lumbung and its steps, a stool for Bima's glass. */
export const background = (): string =>
  duskSky() +
  barnLand('senja') +
  dusk(place(groundShadow(0, 0, 110, 0.3, C.tanah), 888, 692) + place(stool(), 888, 672))
/** A few blades close to us. */
export const foreground = (): string =>
  dusk(
    grass(-20, 190, () => 808, { h: 46, step: 16, color: C.hutan, tip: C.daun, seed: 13 }) +
      grass(1090, 1300, () => 808, { h: 46, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
  )

/** Sitting on a step with the legs toward us. */
const ON_STEP: Pose = { hipY: 62, sit: true, legL: [-26, -4], legR: [22, 6] }
const SHORT_LEGS: Partial<Proportions> = { leg: [24, 31] }
/** Ayu, the finger on her lips; the idea was hers. */
const ayu = (expression: string): string =>
  dusk(
    put(
      person('ayu', {
        expression,
        turn: 0.05,
        props: SHORT_LEGS,
        pose: {
          ...ON_STEP,
          lean: -2,
          armL: [-30, 30],
          armR: { head: [8, 61], bend: -1 },
          angR: 176,
          handR: 'point',
          head: 6,
          over: 'R',
        },
      }).svg,
      AYU,
    ),
  )
/** How somebody holds a glass with both hands: the palms on its sides. */
const bothHands = ([x, y]: Point, at: Stand): Pose => ({
  armL: { ...palmAt([x - 19, y - 30], at), bend: 1 },
  armR: { ...palmAt([x + 19, y - 26], at), bend: -1 },
  handL: 'hold',
  handR: 'hold',
})
const danuWith = (expression: string) =>
  person('danu', {
    expression,
    turn: 0.15,
    nod: 0.5,
    look: [0.5, 0],
    props: SHORT_LEGS,
    pose: { ...ON_STEP, ...bothHands(GLASS.danu, DANU), lean: 3, head: 3 },
  })
const citraWith = (expression: string) =>
  person('citra', {
    expression,
    turn: -0.3,
    nod: 0.5,
    look: [-0.6, 0],
    props: SHORT_LEGS,
    pose: { ...ON_STEP, ...bothHands(GLASS.citra, CITRA), lean: -4, head: -4 },
  })
const ekaWith = (expression: string) =>
  person('eka', {
    expression,
    turn: 0.35,
    nod: 0.4,
    look: [0.7, -0.2],
    pose: {
      lean: 4,
      sit: true,
      feetOut: true,
      legL: [-72, 74],
      legR: [72, -70],
      footL: 8,
      footR: -8,
      ...bothHands(GLASS.eka, EKA),
      head: 4,
    },
  })
/** Bima beside the steps, hands in his lap, as still as a drum at night. Drawn to the right and mirrored. */
const bima = (expression: string): string =>
  dusk(
    onGround(
      g(
        inChair('bima', {
          view: 'quarter',
          expression,
          turn: 0.35,
          armR: [22, -46],
          armL: [-16, 40],
          poseMore: { handL: 'rest', handR: 'rest', head: 4 },
        }).svg,
        { transform: 'scale(-1 1)' },
      ),
      BIMA,
      110,
      C.tanah,
    ),
  )
const sipper =
  (draw: (expression: string) => { svg: string }, at: Stand) =>
  (expression: string): string =>
    dusk(onGround(draw(expression).svg, at, 70, C.tanah))
const sippers = together(
  living(sipper(danuWith, DANU), 'blow', 'smile'),
  living(sipper(citraWith, CITRA), 'blow', 'smile'),
  living(sipper(ekaWith, EKA), 'blow', 'laugh'),
)
/** The fingers of the three around their glasses, in front of them. */
const hands = (): string => {
  const danu = danuWith('calm').parts,
    citra = citraWith('calm').parts,
    eka = ekaWith('calm').parts
  return dusk(
    put(danu.handL + danu.handR, DANU) + put(citra.handL + citra.handR, CITRA) + put(eka.handL + eka.handR, EKA),
  )
}
/** All five glasses; sipped: less in them, and the straws have tipped over to the other side. */
const juice = (sipped: boolean): string => {
  const full = sipped ? 0.6 : 0.86,
    side = sipped ? -1 : 1
  const glass = ([x, y]: Point, lean: number): string => place(juiceGlass({ full, lean }), x, y, GLASS_SIZE)
  return dusk(
    glass(GLASS.ayu, -10 * side) +
      glass(GLASS.danu, 2) +
      glass(GLASS.citra, 2) +
      glass(GLASS.eka, 2) +
      glass(GLASS.bima, 12 * side),
  )
}

/** The cricket on its blade; it sings with the wings up. */
const cricket = (isSinging: boolean): string => {
  const wings = place(
    path('M0 0Q34 -26 78 -6Q40 10 0 0Z', lin(['#C9B25A', '#7E6A2C'], 70), { opacity: 0.95 }),
    -8,
    -10,
    1,
    isSinging ? -24 : 4,
  )
  const legs =
    stroke('M-14 12L-26 34M0 14L-4 36', '#4C3A1C', 4) +
    stroke('M26 8Q50 -40 66 -34L80 36', '#5E4821', 6.5) +
    stroke('M-44 -16Q-78 -52 -104 -48M-42 -20Q-66 -66 -92 -76', '#4C3A1C', 2.6)
  const body =
    path('M-30 -14Q10 -24 66 4Q30 22 -28 14Z', lin(['#8E7436', '#5A451F'], 80)) +
    ellipse(-38, -4, 19, 20, lin(['#A08342', '#6B5326'], 70))
  const face =
    circle(-46, -9, 6.5, '#fff') + circle(-47.5, -9, 3.8, C.tinta) + stroke('M-52 6Q-45 11 -38 6', '#3A2A12', 2.4)
  const song = isSinging ? stroke('M84 -44Q98 -30 92 -10M100 -58Q122 -34 112 0', '#FFF3C4', 4, { opacity: 0.85 }) : ''
  return dusk(place(lit(legs + body + wings, 2) + face + song, 166, 750, 0.95))
}

const hush = living(ayu, 'hush', 'smile')
const still = living(bima, 'hush', 'smile')
/** Back to front; the paw comes out behind Bima's knees. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'star',
    box: { x: 80, y: 3, width: 10, height: 15 },
    svg: place(firstStar(20, 0.8), 1090, 78),
    frames: { tap: place(firstStar(24, 1), 1090, 78) },
    idle: 'twinkle',
    tap: 'grow',
    sound: 'star',
  },
  { name: 'ayu', box: { x: 41, y: 38, width: 17, height: 46 }, ...hush, idle: 'breathe', tap: 'still' },
  { name: 'sippers', box: { x: 19, y: 44, width: 50, height: 46 }, ...sippers, idle: 'still', tap: 'still' },
  {
    name: 'juice',
    box: { x: 25, y: 62, width: 48, height: 25 },
    svg: juice(false),
    frames: { tap: juice(true) },
    idle: 'still',
    tap: 'still',
  },
  { name: 'hands', box: { x: 20, y: 58, width: 50, height: 32 }, svg: hands(), idle: 'still', tap: 'still' },
  {
    name: 'kiko',
    box: { x: 69, y: 63, width: 7, height: 13 },
    svg: dusk(place(kittenPaw(), 942, 594, 1)),
    idle: 'wiggle',
    tap: 'wave',
    sound: 'meow',
    pivot: [0.9, 1],
  },
  {
    name: 'cricket',
    box: { x: 4.5, y: 83, width: 17.5, height: 16 },
    svg: cricket(false),
    frames: { tap: cricket(true) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'cricket',
  },
  { name: 'bima', box: { x: 69, y: 46, width: 20, height: 45 }, ...still, idle: 'breathe', tap: 'still' },
]
