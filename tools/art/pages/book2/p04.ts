/** Book 2, page 4: three drums in the windy pavilion. Danu and Eka drum as loud as they can; the wind is louder. */
import { person } from '../../characters/cast.ts'
import { malletHead } from '../../characters/held.ts'
import { lit } from '../../core/light.ts'
import { g, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, light, shade } from '../../palette.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { put } from '../book1/shared.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p04.land.ts'
import { barrelDrum } from './sharedDrums.ts'
import { nightShadow } from './sharedLight.ts'

const DANU: Stand = { x: 436, y: 566, s: 1.06 },
  EKA: Stand = { x: 836, y: 568, s: 1.1 }

const warm = (svg: string): string => relight(svg, 'lampu')
/** A drum in its box (percent), foot on the lower edge. */
const drum = (x: number, y: number, width: number, height: number, color: string): string => {
  const at: Stand = { x: (x + width / 2) * 12.8, y: (y + height) * 8 - 12, s: 1 }
  return nightShadow(at, width * 6) + warm(put(barrelDrum(width * 12.2, height * 7.6, color), at))
}
/** A drum mallet, held at 0,0. */
const mallet = (): string =>
  lit(rect(-3, -44, 6, 62, lin([light('#C08B4F', 0.4), '#C08B4F'], 5), { rx: 3 }), 1) +
  place(malletHead(), 0, -46, 1.25)

/** Danu drums with one mallet high and one low; the other way round when he is touched. */
function danu(isDown: boolean, blink = false): string {
  const who = person('danu', {
    expression: isDown ? 'shout' : 'happy',
    blink,
    turn: -0.25,
    look: [-0.6, 0.3],
    pose: {
      lean: isDown ? -5 : 4,
      armL: isDown ? [-40, -70] : [-70, -152],
      armR: isDown ? [70, 150] : [36, 96],
      handL: 'fist',
      handR: 'fist',
      legL: [-10, -4],
      legR: [9, 4],
      head: isDown ? -6 : 5,
      hide: 'LR',
    },
  })
  const [lx, ly] = who.at.handL,
    [rx, ry] = who.at.handR
  return (
    nightShadow(DANU, 54) +
    warm(
      put(
        g([
          who.svg,
          place(mallet(), lx, ly, 1, isDown ? -84 : -14),
          place(mallet(), rx, ry, 1, isDown ? 14 : 60),
          who.parts.armL,
          who.parts.armR,
        ]),
        DANU,
      ),
    )
  )
}
/** Eka beats with her flat hands and holds her ears when the wind howls. */
const eka = (isHowling: boolean, blink = false): string =>
  nightShadow(EKA, 50) +
  warm(
    put(
      person('eka', {
        expression: isHowling ? 'laugh' : 'wow',
        blink,
        turn: 0.3,
        nod: isHowling ? 0 : -0.4,
        look: [0.5, -0.7],
        pose: {
          lean: isHowling ? 7 : -3,
          armL: isHowling ? { head: [-42, 8], bend: -1 } : [-60, -30],
          armR: isHowling ? { head: [44, 8], bend: 1 } : [76, 128],
          handL: 'open',
          handR: 'open',
          legL: [-9, -3],
          legR: [11, 4],
          head: isHowling ? 8 : -5,
          over: isHowling ? 'LR' : '',
        },
      }).svg,
      EKA,
    ),
  )
/** A shirt on the line, its pegs at 0,0, blown to the right. */
const shirt = (c: string, stripe: string): string =>
  lit(
    path(
      'M-34 0Q0 12 34 0L74 22Q80 34 66 46L48 34Q60 74 70 108Q30 122 -16 104Q-22 66 -30 40L-44 58Q-58 56 -66 44Z',
      lin([light(c, 0.3), c, shade(c, 0.25)], 60),
    ) +
      stroke('M-26 54Q14 68 56 56M-20 80Q20 94 64 82', stripe, 9, { opacity: 0.85 }) +
      path('M-14 3Q0 22 16 3Q0 10 -14 3Z', shade(c, 0.3)),
    2.6,
  ) + stroke('M-26 -8V8M26 -8V8', '#E2C08A', 6)
/** The line with three shirts between the posts. */
const laundry = (): string =>
  warm(
    stroke('M62 196Q640 250 1220 196', '#F2E3C4', 3.4) +
      place(shirt(C.jambu, C.putih), 232, 216, 0.9, -4) +
      place(shirt(C.toska, C.kunyit), 640, 226, 0.92, -8) +
      place(shirt(C.kunyit, C.cabai), 1046, 216, 0.9, -4),
  )
const leaves = (): string =>
  warm(
    [
      [36, 640, 24, 1],
      [92, 618, -30, 0.8],
      [150, 652, 50, 0.9],
    ]
      .map(([x = 0, y = 0, angle = 0, s = 1]) =>
        place(
          path('M0 0C8 -13 28 -15 42 -4C30 9 10 9 0 0Z', C.pisang) + stroke('M2 0Q22 -4 38 -4', C.daun, 2),
          x,
          y,
          s,
          angle,
        ),
      )
      .join(''),
  )
const tail = (): string => warm(place(kittenTail(), 1160, 504, 1.06, 58))

/** The three drums, small to large. */
const drums = (): SpriteDrawing[] =>
  (
    [
      ['drum-1', { x: 10, y: 42, width: 18, height: 32 }, C.toska, 'drum-high'],
      ['drum-2', { x: 40, y: 40, width: 20, height: 34 }, C.cabai, 'drum-mid'],
      ['drum-3', { x: 70, y: 38, width: 22, height: 38 }, C.manggis, 'drum-low'],
    ] as const
  ).map(
    ([name, box, color, sound]): SpriteDrawing => ({
      name,
      box,
      svg: drum(box.x, box.y, box.width, box.height, color),
      idle: 'still',
      tap: 'shake',
      sound,
    }),
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'shirts',
    box: { x: 4.5, y: 24, width: 91, height: 17 },
    svg: laundry(),
    idle: 'flutter',
    tap: 'wave',
    sound: 'whoosh',
    pivot: [0.5, 0],
  },
  {
    name: 'danu',
    box: { x: 21.2, y: 32, width: 25.2, height: 40 },
    svg: danu(false),
    frames: { blink: danu(false, true), tap: danu(true) },
    idle: 'breathe',
    tap: 'still',
    sound: 'drums',
  },
  {
    name: 'eka',
    box: { x: 57, y: 39, width: 17, height: 34 },
    svg: eka(false),
    frames: { blink: eka(false, true), tap: eka(true) },
    idle: 'breathe',
    tap: 'still',
    sound: 'wind',
  },
  {
    name: 'kiko',
    box: { x: 90, y: 55, width: 8, height: 10 },
    svg: tail(),
    idle: 'wiggle',
    tap: 'shake',
    sound: 'meow',
    pivot: [0.1, 0.8],
  },
  ...drums(),
  {
    name: 'leaves',
    box: { x: 2, y: 74, width: 14, height: 11 },
    svg: leaves(),
    idle: 'flutter',
    tap: 'fly',
    sound: 'rustle',
    pivot: [0.5, 0.5],
  },
]
