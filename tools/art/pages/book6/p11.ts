/**
 * Book 6, page 11: hands in the light: Mother holds the frame, Eka has her hammer, Bima sands the roof. Somebody has moved into the house before its
 * walls are up.
 */
import { person } from '../../characters/cast.ts'
import { heldRod } from '../../characters/held.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, lin, place, rect } from '../../core/svg.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { BENCH, background, foreground } from './p11.land.ts'
import { houseFrame, houseRoof } from './sharedHouse.ts'
import { drawn } from './sharedNight.ts'

const HOUSE: Stand = { x: 620, y: 556, s: 1 }
/** Where the roof lies while Bima sands it; the finale brings it to the house. */
const ROOF = { x: 1030, y: 548 } as const
const IBU: Stand = { x: 276, y: 676, s: 2.2 },
  EKA: Stand = { x: 896, y: 600, s: 1.94 },
  BIMA: Stand = { x: 1150, y: 640, s: 1.62 }
/** The head of a hammer across the end of its handle. */
const hammerHead = (): string => lit(rect(-15, -20, 30, 15, lin(['#C9D2D9', '#7A838F', '#4A505C'], 80), { rx: 3 }), 1.2)

/** What is seen of somebody behind the bench. */
const behindBench = (svg: string): string => clipped(`M-60 -60H1340V${BENCH + 6}H-60Z`, svg)
const IBU_HOLDS = [(HOUSE.x - 182 - IBU.x) / IBU.s, (404 - IBU.y) / IBU.s] as const

function ibu(how: FigureOptions = {}, nod = 0): string {
  return drawn(0.22, () =>
    behindBench(
      put(
        person('ibu', {
          expression: 'smile',
          turn: 0.5,
          nod: 0.25,
          look: [1, 0.4],
          props: { leg: [20, 20] },
          ...how,
          pose: {
            lean: 7 + nod,
            head: 4 + nod,
            armL: [-16, 40],
            armR: { palm: IBU_HOLDS, bend: 1 },
            handR: 'rest',
            angR: 90,
            handL: 'rest',
            legL: [-4, 0],
            legR: [4, 0],
            over: 'R',
          },
        }).svg,
        IBU,
      ),
    ),
  )
}
/** Tongue between her teeth, the hammer up; `down`: it falls. */
function eka(how: FigureOptions = {}, down = false): string {
  return drawn(0.26, () =>
    behindBench(
      put(
        person('eka', {
          expression: 'mischief',
          turn: -0.5,
          nod: 0.2,
          look: [-1, 0.4],
          props: { leg: [24, 24] },
          ...how,
          pose: {
            lean: down ? -12 : -5,
            head: down ? -10 : -4,
            armL: down ? [-72, -96] : [-66, -158],
            armR: [30, -40],
            handL: 'fist',
            handR: 'rest',
            legL: [-4, 0],
            legR: [4, 0],
            over: 'L',
          },
          front: ({ AL }) => heldRod(AL, { up: 46, down: 12, angle: down ? -112 : -20, w: 4, tip: hammerHead() }),
        }).svg,
        EKA,
      ),
    ),
  )
}
const bima = (how: FigureOptions = {}, back = 0): string =>
  drawn(0.3, () =>
    behindBench(
      place(
        inChair('bima', {
          expression: 'proud',
          turn: 0.4,
          nod: 0.2,
          armR: [52 + back, 88 + back],
          poseMore: { handR: 'fist', lean: 5 + back * 0.3, head: -4 },
          ...how,
        }).svg,
        BIMA.x,
        BIMA.y,
        BIMA.s,
        0,
        true,
      ),
    ),
  )
const house = (): string => drawn(0.5, () => put(houseFrame(), HOUSE))
const roof = (): string => drawn(0.5, () => place(houseRoof(), ROOF.x, ROOF.y, HOUSE.s))
/** He looks out of the round hole; `in`: only the eyes are left. */
const kiko = (gone = false): string =>
  gone
    ? place(
        circle(-11, 0, 6, '#BFEA7A') +
          circle(11, 0, 6, '#BFEA7A') +
          circle(-11, 0, 2.6, '#14241A') +
          circle(11, 0, 2.6, '#14241A'),
        HOUSE.x,
        HOUSE.y - 284 * HOUSE.s,
      )
    : place(kittenHead(), HOUSE.x, HOUSE.y - 282 * HOUSE.s, 1.5)
export { background, foreground }
/** Back to front: Mother, Bima, the house with its tenant, the roof over it, Eka and her hammer. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'ibu',
    box: { x: 14.5, y: 15, width: 22.5, height: 53.5 },
    svg: ibu(),
    frames: { blink: ibu({ blink: true }), tap: ibu({ expression: 'laugh' }, 3) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bima',
    box: { x: 76, y: 27.5, width: 23, height: 41 },
    svg: bima(),
    frames: { tap: bima({ expression: 'laugh' }, 14) },
    idle: 'wobble',
    tap: 'wiggle',
    sound: 'woodblock',
  },
  {
    name: 'house',
    box: { x: 34, y: 24.5, width: 29, height: 45.5 },
    svg: house(),
    idle: 'still',
    tap: 'wobble',
    sound: 'knock',
  },
  {
    name: 'kiko',
    box: { x: 43.5, y: 25.5, width: 10, height: 13 },
    svg: kiko(),
    frames: {
      blink: place(kittenHead({ mood: 'shut' }), HOUSE.x, HOUSE.y - 282 * HOUSE.s, 1.5),
      tap: place(kittenHead({ mood: 'happy', mouth: 'open' }), HOUSE.x, HOUSE.y - 282 * HOUSE.s, 1.5),
      gone: kiko(true),
    },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'eka',
    box: { x: 53, y: 20, width: 28, height: 48.5 },
    svg: eka(),
    frames: { blink: eka({ blink: true }), tap: eka({ expression: 'effort' }, true) },
    idle: 'wiggle',
    tap: 'shake',
    sound: 'knock',
  },
  {
    name: 'roof',
    box: { x: 61, y: 49.5, width: 39, height: 22.5 },
    svg: roof(),
    idle: 'bob',
    tap: 'wobble',
    sound: 'knock',
  },
]
