/** Book 1, page 5, B: Danu lifts the lid of the very big bakul, and out looks a hen. Two ears watch from a small basket. */
import type { SpriteDrawing } from '../page.ts'
import { person } from '../../characters/cast.ts'
import { circle, clipped, g, lin, path, place, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { bakulBack, bakulFront, bakulLid } from '../../parts/bakul.ts'
import { cloth, parang } from '../../parts/batik.ts'
import { hen } from '../../parts/hen.ts'
import { kittenEars } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { C } from '../../palette.ts'
import { background as land, foreground, HIDEOUT } from './p05.land.ts'
import { palmAt, put } from './shared.ts'
import type { Stand } from './shared.ts'
import { ekaWithWand } from './sharedEka.ts'
import { blinking, standing } from './sharedLiving.ts'

const MURNI: Stand = { x: 180, y: 690, s: 1.2 },
  DANU: Stand = { x: 396, y: 652, s: 1.24 },
  BAKUL: Stand = { x: 628, y: 686, s: 1.86 },
  LID: Stand = { x: 484, y: 404, s: 1.5 },
  BIMA: Stand = { x: 852, y: 692, s: 1.22 },
  EKA: Stand = { x: 1126, y: 686, s: 1.24 },
  FLOOR_SHADE = C.jati

/** Murni kneels at a half-made basket; the canes still stand up. She looks up, amused. */
const murni = (expression: string): string => {
  const who = person('murni', {
    expression,
    turn: 0.45,
    look: [1, -0.2],
    pose: {
      lean: 5,
      hipY: 40,
      legL: [-4, 0],
      legR: [4, 0],
      armL: { palm: [-32, -70], bend: 1 },
      armR: { palm: [64, -72], bend: -1 },
      handL: 'hold',
      handR: 'hold',
      head: 4,
      hide: 'LR',
    },
  })
  const canes = stroke(
    'M-46 -60Q-60 -100 -44 -122M-24 -60Q-30 -106 -16 -130M2 -60Q2 -106 10 -128M28 -60Q36 -106 36 -126M50 -60Q66 -96 62 -116',
    C.padi,
    4,
  )
  const lap = 'M-92 -4C-98 -34 -60 -52 0 -52C64 -52 102 -34 94 -4Q0 6 -92 -4Z'
  return (
    clipped('M-160 -400H160V-8H-160Z', who.svg) +
    lit(
      cloth(lap, parang(C.soga, C.santan, C.jati, 20)) +
        path(
          lap,
          lin(
            [
              [C.cahaya, 0, 0.25],
              [C.manggis, 1, 0.4],
            ],
            60,
          ),
        ),
      2.4,
    ) +
    place(lit(canes, 1), 12, 10, 0.94) +
    place(bakulFront(), 16, 2, 0.72) +
    who.parts.armL +
    who.parts.armR
  )
}
/** Danu holds the lid up by its edge and bends to look. */
const danu = (expression: string, lift: number): string => {
  const who = person('danu', {
    expression,
    turn: 0.22,
    nod: 0.4,
    look: [1, 0.6],
    pose: {
      lean: 8,
      armL: [-44, -14],
      armR: { ...palmAt([524, 392 - lift], DANU), bend: 1 },
      handR: 'hold',
      legL: [-12, -4],
      legR: [4, 2],
      head: 4,
      hide: 'R',
    },
  })
  return (
    put(groundShadow(0, 0, 84, 0.34, FLOOR_SHADE), DANU) +
    place(bakulLid(), LID.x, LID.y - lift, LID.s, -52 - lift * 0.3) +
    put(who.svg, DANU) +
    put(who.parts.armR, DANU)
  )
}
/** The hen with a feather on her beak; `lids` closed, or `cluck` with the beak wide open and stretched. */
const bird = (how: 'calm' | 'lids' | 'cluck'): string => {
  const feather = place(
    lit(
      path('M0 0C8 -12 22 -18 32 -16C28 -6 14 2 0 0Z', lin(['#FFF3DC', '#E7B98A'], 60)) +
        stroke('M2 -1Q16 -8 28 -14', C.soga, 1.2),
      0.8,
    ),
    38,
    -80,
    0.9,
    -30,
  )
  const lid = how === 'lids' ? circle(28.5, -79, 4, '#C98257') + stroke('M25 -79q3.4 3 7 0', C.tinta, 1.8) : ''
  const cry =
    how === 'cluck'
      ? path('M36 -72L50 -66L36 -63Z', C.mangga) + stroke('M58 -84l10 -6M61 -74h12M58 -64l10 6', C.kunyit, 3.4)
      : ''
  return g(hen() + lid + cry + feather)
}
const hatched = (how: 'calm' | 'lids' | 'cluck'): string => place(bird(how), 620, how === 'cluck' ? 536 : 548, 1.56)
/** Bima leans over from his chair and laughs. */
const bima = (expression: string): string =>
  place(
    groundShadow(0, 0, 104, 0.34, FLOOR_SHADE) +
      inChair('bima', {
        view: 'quarter',
        expression,
        turn: 0.6,
        nod: 0.1,
        armR: [70, 130],
        poseMore: { handR: 'open', lean: 9, head: 8, over: 'R' },
      }).svg,
    BIMA.x,
    BIMA.y,
    BIMA.s,
    0,
    true,
  )
const eka = ekaWithWand({ side: -1, head: 4, lean: -5, legL: [-14, -5], legR: [9, 4] })
/** Two ears over the rim of the small basket: its front edge hides the rest. */
const ears = (): string => clipped('M900 500H1050V592H900Z', place(kittenEars(), HIDEOUT.x, 594, 0.95))

export const background = (): string => land() + put(groundShadow(0, 0, 170, 0.4, FLOOR_SHADE) + bakulBack(), BAKUL)
export { foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'murni',
    box: { x: 5, y: 44, width: 20, height: 45 },
    ...standing(blinking(murni, 'smile'), MURNI, 150, FLOOR_SHADE),
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'danu',
    box: { x: 24, y: 33, width: 25, height: 50 },
    ...blinking((face) => danu(face, 0), 'wow', danu('laugh', 14)),
    idle: 'breathe',
    tap: 'grow',
  },
  {
    name: 'hen',
    box: { x: 40, y: 44.5, width: 18, height: 25 },
    svg: hatched('calm'),
    frames: { blink: hatched('lids'), tap: hatched('cluck') },
    idle: 'nod',
    tap: 'hop',
    sound: 'cluck',
  },
  {
    name: 'basket',
    box: { x: 36, y: 60, width: 26, height: 28.5 },
    svg: put(bakulFront(), BAKUL),
    idle: 'still',
    tap: 'wiggle',
    sound: 'creak',
  },
  {
    name: 'kiko',
    box: { x: 71.5, y: 67.5, width: 7, height: 9 },
    svg: ears(),
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'bima',
    box: { x: 55, y: 43, width: 21, height: 46 },
    ...blinking(bima, 'laugh'),
    idle: 'breathe',
    tap: 'wiggle',
  },
  {
    name: 'eka',
    box: { x: 77, y: 42, width: 19, height: 46 },
    ...standing(eka, EKA, 84, FLOOR_SHADE),
    idle: 'breathe',
    tap: 'grow',
    sound: 'blow',
  },
]
