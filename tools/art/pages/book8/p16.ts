/** Book 8, page 16: from behind the two on the top step: Danu in Nenek's new cloth; its last figure is a cat, and one sits before it. */
import { person } from '../../characters/cast.ts'
import type { Pose } from '../../characters/types.ts'
import { grainOf, lit } from '../../core/light.ts'
import { circle, ellipse, g, glow, lin, path, place } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { chick } from '../../parts/hen.ts'
import { kittenBack, kittenNeat } from '../../parts/kittenPoses.ts'
import { inChairFromBehind } from '../../parts/wheelchairBack.ts'
import type { SpriteDrawing } from '../page.ts'
import { wovenCloth } from './p16.cloth.ts'
import { background } from './p16.land.ts'
import { bimaHead } from './p16.head.ts'
import { arm, danu, murni } from './p16.two.ts'
import { drop, pipeFar } from './sharedPipe.ts'

/** Draws with finer grain, as the two are drawn large. */
function finely<T>(draw: () => T): T {
  const before = grainOf.freq
  grainOf.freq = 0.4
  const made = draw()
  grainOf.freq = before
  return made
}
/** The pipe from Nenek's hill to the hall, wet and bright. */
const PIPE = [
  [770, 366],
  [880, 330],
  [990, 296],
  [1090, 264],
  [1180, 236],
] as const
const spark = (x: number, y: number, r: number): string =>
  circle(x, y, r * 1.6, glow(C.putih, 0.8)) +
  path(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    C.putih,
  )
const pipe = (tok = false): string =>
  g([
    pipeFar(PIPE, 22, 9, 84),
    [
      [900, 336],
      [1012, 300],
      [1056, 286],
    ]
      .map(([x = 0, y = 0]) => drop(x, y, 5))
      .join(''),
    spark(930, 306, 20) + spark(1042, 270, 13) + spark(1134, 240, 10),
    tok
      ? [950, 1000, 1050]
          .map((x, i) => circle(x, 254 - i * 16, 11, C.kunyit, { stroke: C.putih, 'stroke-width': 3 }))
          .join('')
      : '',
  ])
const CHAIR = { x: 1124, y: 786, s: 1.84 } as const
/** Bima in his chair, from behind, his face toward the two; `tap` lifts the hand that knocks on the wheel. */
function bima(tap = false): string {
  const pose: Pose = {
      head: -4,
      lean: -3,
      armL: { palm: [-56, -96], bend: 1 },
      armR: { palm: tap ? [72, -118] : [60, -98], bend: -1 },
      handL: 'fist',
      handR: 'fist',
    },
    [x, y] = person('bima', {
      rear: true,
      props: { leg: [3, 2], foot: 0.3 },
      pose: { hipY: 72, legL: [-4, 0], legR: [4, 0], sit: true, ...pose },
    }).at.head
  return place(
    g([
      inChairFromBehind('bima', { face: { sx: 0.02, sy: 0.02 }, pose }),
      place(bimaHead(), x - 1, y - 1, 1, -6),
      tap
        ? [0, 1, 2]
            .map((i) => circle(66 + i * 4, -142 - i * 17, 6, C.kunyit, { stroke: C.putih, 'stroke-width': 2 }))
            .join('')
        : '',
    ]),
    CHAIR.x,
    CHAIR.y,
    CHAIR.s,
  )
}
const KIKO = [524, 722] as const
const kiko = (neat = false): string => place(neat ? kittenNeat() : kittenBack({ tilt: 14 }), KIKO[0], KIKO[1], 0.84)
/** A banana skin that lies open, its middle at 0,0. */
const skin = (): string =>
  lit(
    path(
      'M0 -16C-14 -14 -40 -10 -58 4C-40 6 -22 2 -10 -2C-16 8 -20 18 -18 28C-8 22 -2 10 2 0C12 6 32 12 52 8C38 -2 20 -12 0 -16Z',
      lin([light(C.kunyit, 0.5), C.kunyit, shade(C.kunyit, 0.3)], 70),
    ) + ellipse(0, -16, 6, 5, C.jati),
    1.6,
  )
export { background }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] =>
  finely(() => [
    {
      name: 'pipe',
      box: { x: 52, y: 23, width: 42, height: 36 },
      svg: pipe(),
      frames: { tap: pipe(true) },
      idle: 'twinkle',
      tap: 'shake',
      sound: 'woodblock',
    },
    { name: 'danu', box: { x: 31, y: 18, width: 23, height: 40 }, svg: danu(), idle: 'breathe', tap: 'nod' },
    {
      name: 'cloth',
      box: { x: 21, y: 48, width: 40, height: 44 },
      svg: wovenCloth() + arm(),
      frames: { tap: wovenCloth(1) + arm() },
      idle: 'breathe',
      tap: 'wave',
    },
    { name: 'murni', box: { x: 49, y: 22, width: 28, height: 70 }, svg: murni(), idle: 'breathe', tap: 'nod' },
    {
      name: 'kiko',
      box: { x: 37, y: 76, width: 9, height: 16 },
      svg: kiko(),
      frames: { tap: kiko(true) },
      idle: 'wiggle',
      tap: 'hop',
      sound: 'meow',
    },
    {
      name: 'bima',
      box: { x: 76, y: 38, width: 24, height: 61 },
      svg: bima(),
      frames: { tap: bima(true) },
      idle: 'wobble',
      tap: 'wiggle',
    },
  ])
/** What lies on the boards: two skins, and a chick that looks into one. */
export const foreground = (): string =>
  place(skin(), 930, 742, 1) + place(skin(), 196, 736, 0.9, 0, true) + place(chick(), 128, 742, 1.3)
