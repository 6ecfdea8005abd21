/** Book 7, page 2: from the dark room through the bright door: Eka on the sill looks at the kite, Danu goes for string, the wind is here. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { grainOf, lit } from '../../core/light.ts'
import { circle, ellipse, g, place, stroke } from '../../core/svg.ts'
import { C, light } from '../../palette.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { onGround, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { eka } from './p02.eka.ts'
import { background, foreground } from './p02.land.ts'
import { CUFF, washing } from './p02.things.ts'
import { against } from './p15.light.ts'
import { kiteTail, redKite } from './sharedKite.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
const DANU: Stand = { x: 842, y: 478, s: 0.64 },
  EKA: Stand = { x: 606, y: 628, s: 1.62 }
/** An empty reel in his hand. */
const emptyReel = (): string =>
  stroke('M-8 -22V22M8 -22V22', C.soga, 5) + stroke('M-8 -10H8M-8 10H8', light(C.soga, 0.3), 4)
/** He walks away and looks back. */
const danu = (how: FigureOptions = {}): string =>
  drawn(0.5, () => {
    const who = person('danu', {
        expression: 'smile',
        turn: -0.55,
        look: [-0.7, 0.5],
        ...how,
        pose: {
          lean: 4,
          head: -5,
          armL: [-104, -152],
          armR: [34, 52],
          handL: 'open',
          handR: 'hold',
          legL: [-26, -40],
          legR: [24, 8],
          footL: 50,
          footR: 4,
          side: 1,
        },
      }),
      [x, y] = who.at.handR
    return onGround(who.svg + place(emptyReel(), x, y, 1, 20) + who.parts.handR, DANU, 70, C.hutan)
  })
const onSill = (how: Parameters<typeof eka>[0] = {}): string =>
  against(place(eka(how), EKA.x, EKA.y, EKA.s), 4, { own: 0.56 })
/** The nail, the cross of the kite, its size and tilt. */
const NAIL = [1092, 168] as const,
  KITE = { s: 1.08, r: 17 } as const
const turn = (KITE.r * Math.PI) / 180,
  CROSS = [NAIL[0] - Math.sin(turn) * 112 * KITE.s, NAIL[1] + Math.cos(turn) * 112 * KITE.s] as const,
  FOOT = [CROSS[0] - Math.sin(turn) * 180 * KITE.s, CROSS[1] + Math.cos(turn) * 180 * KITE.s] as const
/** The kite tugs at its nail; its tail flies out of the door. */
const kite = (): string =>
  drawn(0.5, () =>
    g([
      place(kiteTail([-30, 124, -120, 90, -244, 34], { n: 7, s: 1.2 }), ...FOOT),
      stroke(`M${NAIL[0]} ${NAIL[1]}L${CROSS[0]} ${CROSS[1]}`, C.santan, 3),
      place(redKite(), CROSS[0], CROSS[1], KITE.s, KITE.r),
      lit(circle(NAIL[0], NAIL[1], 5, C.gunung), 1),
    ]),
  )
/** Kiko looks out of the trouser leg. */
const kiko = (mood: 'open' | 'happy' = 'open'): string =>
  place(
    kittenHead({ mood }) + lit(ellipse(-20, 20, 9, 7, C.putih) + ellipse(18, 22, 9, 7, C.putih), 1),
    CUFF[0] + 2,
    CUFF[1] + 6,
    0.66,
    -14,
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'washing',
    box: { x: 30, y: 18, width: 42.5, height: 21 },
    svg: washing(),
    pivot: [0.5, 0.1],
    idle: 'flutter',
    tap: 'wave',
    sound: 'whoosh',
  },
  {
    name: 'kiko',
    box: { x: 60, y: 27, width: 7, height: 9 },
    svg: kiko(),
    frames: { tap: kiko('happy') },
    idle: 'wiggle',
    tap: 'nod',
    sound: 'meow',
  },
  {
    name: 'danu',
    box: { x: 61, y: 35, width: 11, height: 26 },
    svg: danu(),
    frames: { blink: danu({ blink: true }), tap: danu({ expression: 'laugh' }) },
    idle: 'sway',
    tap: 'wave',
  },
  {
    name: 'kite',
    box: { x: 57, y: 19, width: 35, height: 54 },
    svg: kite(),
    pivot: [0.8, 0.05],
    idle: 'sway',
    tap: 'wave',
    sound: 'wind',
  },
  {
    name: 'eka',
    box: { x: 33, y: 39, width: 33, height: 43 },
    svg: onSill(),
    frames: { blink: onSill({ shut: true }), tap: onSill({ creeps: 14 }) },
    idle: 'breathe',
    tap: 'nod',
  },
]
