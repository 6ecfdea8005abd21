/** Book 8, page 4: Danu, Eka and Ayu from behind at the rail; far down in the rain three lanterns go away, and one is lifted to wave. */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { clipped, ellipse, flat, g, lin, path, place, stroke } from '../../core/svg.ts'
import { lampGlow, relight } from '../../core/time.ts'
import { lit } from '../../core/light.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import { palmAt, type Stand } from '../book1/shared.ts'
import { drawn } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { danuAtNight } from './sharedDanu.ts'
import { background, FLOOR, foreground } from './p04.land.ts'
import { rain } from './sharedRain.ts'

/** A poncho over a body, its neck at 0,0, drawn to the knees. */
const poncho = (color: string): string =>
  lit(
    path(
      'M-16 0Q0 -8 16 0C34 20 50 70 58 128Q0 146 -58 128C-50 70 -34 20 -16 0Z',
      lin([light(color, 0.35), color, shade(color, 0.3)], 60),
    ) + stroke('M-6 8L-20 126M8 8L24 124', shade(color, 0.35), 2.4, { opacity: 0.5 }),
    2,
  )
/** Somebody far off in a poncho with a lantern; `high`: it is lifted. */
function walker(name: PersonName, at: Stand, color: string, high: boolean, how: FigureOptions = {}): string {
  return drawn(0.9, () => {
    const hand: [number, number] = [at.x + (high ? 96 : 40) * at.s, at.y - (high ? 300 : 96) * at.s]
    const who = person(name, {
      expression: 'smile',
      ...how,
      pose: {
        armL: [-24, 4],
        armR: { ...palmAt(hand, at), bend: high ? -1 : 1 },
        handR: 'fist',
        hide: 'R',
        legL: [-16, -4],
        legR: [14, 10],
      },
    })
    const body = g([
      place(who.svg, at.x, at.y, at.s),
      place(poncho(color), at.x, at.y - 206 * at.s, at.s),
      place(who.parts.armR, at.x, at.y, at.s),
    ])
    return g([
      lampGlow(hand[0], hand[1] + 20 * at.s, 90 * at.s + 30, 1),
      relight(body, 'lampu'),
      place(lantern({ r: 0 }), hand[0], hand[1] + 88 * at.s * 0.9, at.s * 0.9),
      place(who.parts.handR, at.x, at.y, at.s),
    ])
  })
}
const ibu = (waves = false): string =>
  walker('ibu', { x: 744, y: 470, s: 0.62 }, C.sepatu, true, { turn: waves ? -0.3 : -0.1, look: [-0.6, -0.6] })
const joko = (): string => walker('joko', { x: 880, y: 418, s: 0.46 }, C.kunyit, false, { rear: true })
const tini = (): string => walker('tini', { x: 968, y: 384, s: 0.38 }, mix(C.air, C.toska, 0.3), false, { rear: true })

/** A back in the warm light of the room, cold along its edge toward the rain. */
const back = (there: string): string =>
  g(place(there, 3, -4), { filter: flat('#9EC4E6'), opacity: 0.75 }) + relight(there, 'lampu')
const DANU: Stand = { x: 330, y: 788, s: 2.05 },
  EKA: Stand = { x: 540, y: 786, s: 1.66 },
  AYU: Stand = { x: 1080, y: 790, s: 1.94 }
/** Danu: one hand up, the other on Eka's shoulder. `waves`: degrees of his forearm. */
const danu = (waves = 0): string =>
  drawn(0.3, () => {
    const who = danuAtNight({
      rear: true,
      turn: 0.3,
      pose: {
        lean: 2,
        head: 4,
        armL: [-128, -164 + waves],
        armR: { ...palmAt([496, 596], DANU), bend: 1 },
        handL: 'open',
        handR: 'open',
        legL: [-5, -2],
        legR: [6, 2],
      },
    })
    return back(place(who.svg, DANU.x, DANU.y, DANU.s))
  })
/** Eka on tiptoe, both hands on the rail, the end of Danu's shirt in one of them. */
const eka = (up = 0): string =>
  drawn(0.36, () =>
    back(
      place(
        person('eka', {
          rear: true,
          turn: 0.3,
          pose: {
            lean: 2,
            head: 4,
            armL: { ...palmAt([452, 640], EKA), bend: 1 },
            armR: { ...palmAt([624, 580], EKA), bend: -1 },
            handL: 'fist',
            handR: 'fist',
            legL: [-5, -2],
            legR: [6, 2],
          },
        }).svg,
        EKA.x,
        EKA.y - up,
        EKA.s,
      ),
    ),
  )
const ayu = (nods = 0): string =>
  drawn(0.3, () =>
    back(
      place(
        person('ayu', {
          rear: true,
          turn: -0.3,
          pose: {
            lean: -2,
            head: -4 + nods,
            armL: { ...palmAt([990, 580], AYU), bend: 1 },
            armR: [22, 20],
            handL: 'open',
            legL: [-5, -2],
            legR: [6, 2],
          },
        }).svg,
        AYU.x,
        AYU.y,
        AYU.s,
      ),
    ),
  )
/** Kiko between two posts of the rail; he waves, too. */
const kiko = (up = 0): string =>
  drawn(
    0.6,
    () =>
      ellipse(800, FLOOR + 2, 44, 8, '#5A3420', { opacity: 0.4 }) +
      place(kitten({ pose: 'call' }), 800, FLOOR - up, 0.96),
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'tini', box: { x: 71, y: 29, width: 12, height: 21 }, svg: tini(), idle: 'bob', tap: 'nod' },
  { name: 'joko', box: { x: 62, y: 29, width: 15, height: 25 }, svg: joko(), idle: 'bob', tap: 'nod' },
  {
    name: 'ibu',
    box: { x: 50, y: 20, width: 19, height: 41 },
    svg: ibu(),
    frames: { tap: ibu(true) },
    idle: 'bob',
    tap: 'wave',
  },
  {
    name: 'rain',
    box: { x: 0, y: 10, width: 46, height: 30 },
    svg: clipped('M6 88H580V312H6Z', rain(2, { x: 0, y: 80, w: 600, h: 240, n: 12 })),
    idle: 'drift',
    tap: 'still',
  },
  {
    name: 'kiko',
    box: { x: 57, y: 72, width: 11, height: 17 },
    svg: kiko(),
    frames: { tap: kiko(8) },
    idle: 'bob',
    tap: 'wave',
    sound: 'meow',
  },
  {
    name: 'eka',
    box: { x: 32, y: 48, width: 20, height: 52 },
    svg: eka(),
    frames: { tap: eka(8) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'danu',
    box: { x: 10, y: 22, width: 32, height: 78 },
    svg: danu(),
    frames: { tap: danu(24) },
    idle: 'breathe',
    tap: 'wave',
  },
  {
    name: 'ayu',
    box: { x: 74, y: 34, width: 22, height: 66 },
    svg: ayu(),
    frames: { tap: ayu(6) },
    idle: 'breathe',
    tap: 'nod',
  },
]
