/** Book 7, page 1: over Danu's shoulder lies all that a kite is made of; beyond the bench a small nose has come up, and ten fingers. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, g, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, shade, SKIN } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { palmAt, type Stand } from '../book1/shared.ts'
import { drawn } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, RIM } from './p01.land.ts'
import { bareKite, reel, tailCoil } from './sharedKite.ts'

const DANU: Stand = { x: 196, y: 1096, s: 3.2 }
/** Danu from behind, his ear with the aid large; his hand reaches to the sticks. `nods`: degrees of his head. */
const danu = (nods = 0): string =>
  drawn(0.17, () => {
    const who = person('danu', {
      rear: true,
      turn: 0.6,
      pose: { lean: 4, head: 6 + nods, armL: [-14, 6], armR: { ...palmAt([452, 566], DANU), bend: 1 }, handR: 'open' },
    })
    return clipped('M0 0H1280V800H0Z', place(who.svg, DANU.x, DANU.y, DANU.s))
  })
const skin = SKIN.sawo
/** Four fingers and a thumb over the rim, the middle of the hand at x. */
const fingers = (x: number, up: number): string =>
  drawn(0.5, () =>
    lit(
      [-30, -11, 8, 27]
        .map((dx, i) =>
          rect(
            x + dx - 9,
            RIM - 22 - up - (i % 3 ? 5 : 0),
            18,
            40 + up,
            lin([light(skin.b, 0.35), skin.b, skin.s], 80),
            { rx: 9 },
          ),
        )
        .join(''),
      2,
    ),
  )
/** Eka behind the bench: hair, eyes, the tip of a nose. `up`: how far she has pulled herself up. */
const eka = (up = 0, how: FigureOptions = {}): string =>
  g([
    clipped(
      `M560 -60H980V${RIM - 8}H560Z`,
      drawn(0.3, () =>
        place(
          person('eka', {
            expression: 'wow',
            look: [0, 0.9],
            nod: 0.16,
            ...how,
            pose: { armL: [-20, 0], armR: [20, 0] },
          }).svg,
          768,
          452 - up,
          1.86,
        ),
      ),
    ),
    fingers(654, up * 0.1),
    fingers(884, up * 0.1),
  ])
const shadow = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, '#8A5A2C', { opacity: 0.3 })
const bamboo = (): string => drawn(0.5, () => shadow(548, 356, 120, 60) + place(bareKite(4), 536, 326, 0.9, 64))
/** Red paper with a kite drawn on it; one corner curls. */
const paper = (curl = 0): string =>
  drawn(0.4, () =>
    g([
      shadow(826, 416, 132, 84),
      place(
        lit(
          path(
            `M-128 -74L112 -86L${128 - curl} ${66 - curl}L-116 82Z`,
            lin([light(C.sepatu, 0.3), C.sepatu, C.cabai], 60),
          ),
          4,
        ) +
          stroke('M-96 0L-30 -56L84 0L-30 56ZM-96 0H84M-30 -56V56', C.santan, 3, {
            'stroke-dasharray': '9 8',
            opacity: 0.9,
          }) +
          path(
            `M${128 - curl} ${66 - curl}L${78 - curl} 72Q${84 - curl} ${34 - curl} ${122 - curl} ${22 - curl}Z`,
            lin([light(C.jambu, 0.3), C.jambu, shade(C.jambu, 0.2)], 50),
          ),
        820,
        392,
        1,
        -8,
      ),
    ]),
  )
const string = (): string =>
  drawn(
    0.5,
    () =>
      shadow(1066, 330, 62, 56) +
      stroke('M1096 300C1150 250 1130 230 1176 232', C.putih, 4) +
      place(reel(3), 1058, 308, 0.98, 24),
  )
/** The red tail in a coil; `opens` lifts its end. */
const tail = (opens = 0): string =>
  drawn(0.5, () =>
    g([
      place(tailCoil(), 1030, 574, 1.86),
      stroke(`M1170 556C1200 ${560 - opens} 1206 ${600 - opens} 1180 ${612 - opens * 2}`, C.santan, 6),
    ]),
  )
/** Kiko sleeps inside the coil, exactly as round; `wakes`: he stretches. */
const kiko = (wakes = false): string =>
  drawn(0.5, () => place(kitten({ pose: 'sleep' }), 1034, 610, wakes ? 1.14 : 1.06))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eka',
    box: { x: 46, y: 0, width: 28, height: 28 },
    svg: eka(),
    frames: { blink: eka(0, { blink: true }), tap: eka(24) },
    pivot: [0.5, 1],
    idle: 'wiggle',
    tap: 'hop',
  },
  {
    name: 'bamboo',
    box: { x: 29.5, y: 24, width: 25.5, height: 33 },
    svg: bamboo(),
    pivot: [0.5, 0.5],
    idle: 'still',
    tap: 'wiggle',
  },
  {
    name: 'paper',
    box: { x: 53, y: 35, width: 23, height: 30 },
    svg: paper(),
    frames: { tap: paper(14) },
    pivot: [0.5, 0.5],
    idle: 'still',
    tap: 'wave',
    sound: 'rustle',
  },
  {
    name: 'string',
    box: { x: 76, y: 26, width: 17, height: 24 },
    svg: string(),
    pivot: [0.4, 0.55],
    idle: 'still',
    tap: 'spin',
  },
  {
    name: 'tail',
    box: { x: 67, y: 57, width: 28, height: 29 },
    svg: tail(),
    frames: { tap: tail(12) },
    pivot: [0.5, 0.5],
    idle: 'still',
    tap: 'wave',
  },
  {
    name: 'kiko',
    box: { x: 74, y: 66, width: 14, height: 12 },
    svg: kiko(),
    frames: { tap: kiko(true) },
    idle: 'breathe',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'danu',
    box: { x: 0, y: 19, width: 41, height: 81 },
    svg: danu(),
    frames: { tap: danu(5) },
    idle: 'breathe',
    tap: 'nod',
  },
]
