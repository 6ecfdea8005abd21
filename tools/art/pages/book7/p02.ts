/** Book 7, page 2: from the dark room we see Eka in the bright door; wind, tail, washing and her head, all of it points to the kite on the wall. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { type Point, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, ellipse, flat, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { drawn } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p02.land.ts'
import { ekaHead, plait } from './p15.two.ts'
import { kiteTail, redKite } from './sharedKite.ts'

/** Danu on the path, small; he turns and waves. */
const danu = (how: FigureOptions = {}): string =>
  drawn(0.8, () =>
    place(
      person('danu', {
        expression: 'smile',
        turn: -0.3,
        ...how,
        pose: { lean: 3, head: -3, armL: [-24, 8], armR: [120, 156], handR: 'open', legL: [-12, -4], legR: [14, 6] },
      }).svg,
      772,
      478,
      0.6,
    ),
  )
const ORANGE = mix(C.mangga, C.bata, 0.25)
const skin = SKIN.sawo
const arm = (points: readonly Point[]): string =>
  path(tube(points, [10, 9, 7]), lin([light(skin.b, 0.2), skin.b, skin.s], 30)) +
  ellipse((points[2]?.[0] ?? 0) + 2, points[2]?.[1] ?? 0, 13, 8, skin.b)
/** Eka from behind, sitting on the sill, 0,0 below her; her head is turned to the kite. `turn`: of the head; `plaits` blow. */
const sitting = (turn: number, plaits: number): string =>
  g([
    arm([
      [-22, -88],
      [-46, -48],
      [-54, -4],
    ]),
    arm([
      [22, -88],
      [52, -52],
      [74, -4],
    ]),
    path(
      'M-24 -102Q0 -110 24 -102L32 -84L22 -78L20 -58Q52 -34 60 -4Q62 6 50 6H-50Q-62 6 -60 -4Q-52 -34 -20 -58L-22 -78L-32 -84Z',
      lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.34)], 50),
    ),
    stroke('M-20 -60Q0 -54 20 -60', C.santan, 5),
    stroke('M-56 -4Q0 8 56 -4', C.santan, 4),
    stroke('M-8 -50L-20 -8M8 -50L18 -8', shade(ORANGE, 0.4), 2.4, { opacity: 0.5 }),
    path('M-9 -96V-116H9V-96Z', skin.b),
    plait(14, -122, -52 - plaits),
    place(ekaHead(), 2, -152, 1, turn, true),
    plait(-16, -118, -30 - plaits),
  ])
/** Eka against the light; `nods`: to the kite. */
const eka = (nods = 0): string =>
  drawn(0.4, () => {
    const there = place(sitting(-6 + nods, nods), 596, 634, 1.5)
    return (
      g(place(there, 4, -5), { filter: flat('#FFE0A0'), opacity: 0.95 }) +
      there +
      g(there, { filter: flat('#2B1A3A'), opacity: 0.5 })
    )
  })
/** The kite on its nail; its tail streams out of the door, against the wind. `tugs`: as far as the nail lets it. */
const kite = (tugs = 0): string =>
  drawn(0.5, () =>
    g([
      circle(1052, 196, 7, '#C9B7A0'),
      stroke(`M1052 198L${1046 - tugs} 236`, C.santan, 3),
      place(kiteTail([-40 - tugs, 60, -110, -36, -196 - tugs, 20], { n: 5, s: 1.1 }), 1016 - tugs, 482),
      place(redKite(5), 1046 - tugs, 318, 0.94, 10 + tugs * 0.4),
    ]),
  )
/** A piece of washing at two pegs, drawn from the line at 0,0 down; the wind blows it to the right. */
const peg = (x: number): string => stroke(`M${x} -6v14`, C.soga, 5)
const trousers = (stride: number): string =>
  lit(
    path(
      `M-26 0H28L${36 + stride} 34L${66 + stride} 58L${52 + stride} 72L${20 + stride} 50L8 24L${6 - stride * 0.4} 50L${26 - stride} 78L${8 - stride} 84L${-18 - stride * 0.6} 54Z`,
      lin([light(C.nila, 0.35), C.nila, shade(C.nila, 0.2)], 60),
    ),
    2,
  )
const shirt = (c: string): string =>
  lit(
    path(
      'M-30 0H24L58 10L48 32L34 26L52 66Q20 76 -4 66L-14 24L-34 30L-46 10Z',
      lin([light(c, 0.4), c, shade(c, 0.2)], 60),
    ),
    2,
  )
const cloth = (c: string): string =>
  lit(path('M-28 0H30Q40 30 66 62Q38 74 12 66Q-16 40 -28 0Z', lin([light(c, 0.5), c, shade(c, 0.2)], 60)), 2)
const washing = (stride = 0): string =>
  drawn(0.7, () =>
    g([
      place(cloth(C.jambu) + peg(-24) + peg(26), 452, 180, 0.9),
      place(shirt(C.kunyit) + peg(-22) + peg(18), 546, 190, 0.86),
      place(trousers(stride) + peg(-20) + peg(22), 650, 193, 0.96),
      place(cloth(C.toska) + peg(-24) + peg(26), 838, 174, 0.82),
    ]),
  )
/** Kiko looks out of a small pair of trousers. */
const kiko = (up = 0): string =>
  drawn(0.7, () =>
    g([
      place(kitten({ pose: 'peek' }), 742, 252 - up, 0.84),
      place(
        lit(path('M-34 0H34L40 40L24 66H-22L-38 42Z', lin([light(C.padi, 0.3), C.padi, shade(C.padi, 0.2)], 60)), 2),
        738,
        248,
        0.84,
      ),
      stroke('M712 190V250M764 188V250', C.soga, 4),
    ]),
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'washing',
    box: { x: 31, y: 20, width: 40, height: 14 },
    svg: washing(),
    frames: { tap: washing(12) },
    pivot: [0.5, 0.1],
    idle: 'flutter',
    tap: 'wave',
    sound: 'whoosh',
  },
  {
    name: 'kiko',
    box: { x: 54.5, y: 22, width: 8, height: 17 },
    svg: kiko(),
    frames: { tap: kiko(10) },
    pivot: [0.5, 0.1],
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'danu',
    box: { x: 54, y: 37, width: 12, height: 24 },
    svg: danu(),
    frames: { blink: danu({ blink: true }), tap: danu({ expression: 'laugh' }) },
    idle: 'sway',
    tap: 'wave',
  },
  {
    name: 'kite',
    box: { x: 60, y: 22, width: 33, height: 46 },
    svg: kite(),
    frames: { tap: kite(10) },
    pivot: [0.66, 0.06],
    idle: 'sway',
    tap: 'wave',
    sound: 'wind',
  },
  {
    name: 'eka',
    box: { x: 37, y: 36, width: 22, height: 46 },
    svg: eka(),
    frames: { tap: eka(9) },
    idle: 'breathe',
    tap: 'nod',
  },
]
