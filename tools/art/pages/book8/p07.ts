/** Book 8, page 7: three slit drums hang large before us; Bima has both mallets back, Grandpa beats the code on his knee, the big drum has eyes. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { circle, clipped, g, place, rect } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { SpriteDrawing } from '../page.ts'
import { drawn } from '../book6/sharedNight.ts'
import { background, DRUMS, foreground } from './p07.land.ts'
import { kentongan, mallet } from './sharedPipe.ts'

const drum = (n: 0 | 1 | 2, swing = 0): string => {
  const { x, y, s } = DRUMS[n]
  return drawn(0.5, () => place(g(kentongan({ swing }), { transform: 'scale(1.5 1)' }), x, y, s))
}
/** Two green eyes in the slit of the big drum; `high`: higher in it. */
const kiko = (isOpen: boolean, high = 0): string => {
  const { x, y, s } = DRUMS[0]
  const eye = (dy: number) =>
    isOpen
      ? circle(0, dy, 7.4, '#9BE25A') + circle(0, dy, 3.4, C.tinta) + circle(-2, dy - 3, 2, C.putih)
      : rect(-7, dy - 1, 14, 3, '#5C8A2E', { rx: 2 })
  return place(eye(122 - high) + eye(144 - high), x, y, s)
}
/** Bima leans back in his chair, a mallet in each fist; `strikes`: forward. */
const bima = (strikes = false, how: FigureOptions = {}): string =>
  drawn(0.3, () => {
    const who = inChair('bima', {
      expression: 'think',
      turn: -0.2,
      look: [-0.7, -0.5],
      ...how,
      armL: strikes ? [-70, -120] : [-96, -176],
      armR: strikes ? [70, 110] : [92, 172],
      poseMore: { head: strikes ? -8 : 4, handL: 'fist', handR: 'fist' },
    })
    const [lx, ly] = who.at.handL
    const [rx, ry] = who.at.handR
    return place(
      who.svg +
        place(mallet(), lx, ly, 0.62, strikes ? -150 : -110) +
        place(mallet(), rx, ry, 0.62, strikes ? -40 : -64) +
        who.parts.handL +
        who.parts.handR,
      840,
      716,
      2,
    )
  })
/** Grandpa in the corner, near; his hand lifts from his knee with the beat. */
const kakek = (beat = 0, how: FigureOptions = {}): string =>
  drawn(0.26, () =>
    clipped(
      'M0 0H1280V800H0Z',
      place(
        person('kakek', {
          expression: 'calm',
          turn: 0.5,
          look: [0.9, -0.4],
          ...how,
          pose: {
            lean: -3,
            head: 4 + beat * 0.4,
            armL: [-20, 14],
            armR: { palm: [78, -196 + beat], bend: 1 },
            handR: 'open',
          },
        }).svg,
        398,
        1118,
        2.2,
      ),
    ),
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'bima',
    box: { x: 40.5, y: 23, width: 50, height: 69 },
    svg: bima(),
    frames: { blink: bima(false, { blink: true }), tap: bima(true, { expression: 'laugh' }) },
    idle: 'wobble',
    tap: 'wiggle',
  },
  {
    name: 'kentongan-2',
    box: { x: 42, y: 21, width: 14, height: 40 },
    svg: drum(1),
    pivot: [0.5, 0],
    idle: 'still',
    tap: 'swing',
    sound: 'knock',
  },
  {
    name: 'kentongan-3',
    box: { x: 75.5, y: 30, width: 12, height: 31 },
    svg: drum(2),
    pivot: [0.5, 0],
    idle: 'still',
    tap: 'swing',
    sound: 'woodblock',
  },
  {
    name: 'kentongan-1',
    box: { x: 10.5, y: 25, width: 13, height: 36 },
    svg: drum(0),
    pivot: [0.5, 0],
    idle: 'still',
    tap: 'swing',
    sound: 'drum-low',
  },
  {
    name: 'kiko',
    box: { x: 15, y: 41, width: 4, height: 9 },
    svg: kiko(true),
    frames: { blink: kiko(false), tap: kiko(true, 8) },
    idle: 'twinkle',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'kakek',
    box: { x: 18, y: 41, width: 32, height: 59 },
    svg: kakek(),
    frames: { blink: kakek(0, { blink: true }), tap: kakek(14) },
    idle: 'nod',
    tap: 'nod',
  },
]
