/** Book 7, page 6: three goats, far too near, chew what was a kite; Eka shouts between them with the rice pot on her head, Kiko rides on one. */
import { person } from '../../characters/cast.ts'
import { grainOf, lit } from '../../core/light.ts'
import { clipped, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { GOATS } from '../../parts/goatCoats.ts'
import { kitten } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { goatFace } from './p06.goat.ts'
import { background, foreground } from './p06.land.ts'
import { bareKite, kiteTail, scrap } from './sharedKite.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
const RAG = lin([light(C.sepatu, 0.35), C.sepatu, C.cabai], 60)
/** Only what is in the picture, and a little more for when it nods. */
const inFrame = (svg: string): string => clipped('M-24 -24H1304V800H-24Z', svg)
/** Red paper that hangs from a mouth. */
const rag = (d: string): string => lit(path(d, RAG), 4)

/** The white one squints at the scrap on its own nose. */
const goat1 = (jaw = -1): string =>
  drawn(0.3, () =>
    inFrame(
      place(
        goatFace({
          coat: GOATS[0],
          look: 'cross',
          jaw,
          ears: [10, 58],
          food: rag('M-30 170L70 186 146 214 118 230 132 266 88 258 74 290 36 262 4 272 -20 222Z'),
        }) + place(scrap(1, 4), 2, 92, 0.86, -12),
        166,
        286,
        1.42,
        9,
      ),
    ),
  )
/** The brown one is in heaven. */
const goat2 = (jaw = 1): string =>
  drawn(0.34, () =>
    place(
      goatFace({
        coat: GOATS[1],
        eyes: 'shut',
        jaw,
        ears: [52, 30],
        food: rag('M-20 176L-78 196 -124 236 -96 246 -110 286 -66 276 -44 312 -16 270 10 280 20 230Z'),
      }),
      706,
      322,
      1.04,
      -5,
    ),
  )
/** The grey one has the tail half inside, like a noodle. */
const goat3 = (jaw = 1, pull = 0): string =>
  drawn(0.3, () =>
    inFrame(
      place(
        goatFace({ coat: { ...GOATS[5], horn: 0.7, beard: 0.7 }, look: [-0.9, 0.2], jaw, ears: [44, 10] }) +
          place(kiteTail([-10, 46, -104, 6, -116, 98 - pull], { n: 4, s: 1.7 }), -34, 186),
        1124,
        288,
        1.42,
        -9,
      ),
    ),
  )
/** Eka behind the backs, a pot of rice on her head. */
function eka(blink = false, answers = false): string {
  const who = person('eka', {
      expression: answers ? 'effort' : 'awe',
      blink,
      turn: 0.3,
      look: [0.9, 0.1],
      lashes: false,
      pose: {
        lean: -2,
        head: 4,
        armL: { head: [-58, -52], bend: -1 },
        armR: [122, 158],
        handL: 'open',
        handR: 'open',
        legL: [-9, -4],
        legR: [9, 4],
        over: 'LR',
      },
    }),
    [hx, hy] = who.at.head
  return drawn(0.36, () => g([place(place(who.svg, -hx, -hy), 448, 262, 1.86, 4), place(pot(), 452, 184, 1.5, -5)]))
}
const pot = (): string =>
  lit(
    path(
      'M-46 0C-52 -34 -36 -52 -30 -58H30C36 -52 52 -34 46 0C20 12 -20 12 -46 0Z',
      lin([light(C.kabut, 0.4), C.gunung, shade(C.gunung, 0.5)], 40),
    ) +
      ellipse(0, -58, 34, 9, shade(C.gunung, 0.5)) +
      path('M-28 -60Q-22 -78 -8 -74Q0 -86 12 -76Q26 -76 28 -60Q0 -52 -28 -60Z', C.putih) +
      stroke('M-46 -24q-16 -2 -14 -16M46 -24q16 -2 14 -16', C.nila, 5),
    2.4,
  )
const kiko = (): string => drawn(0.44, () => place(kitten({ pose: 'sit' }), 704, 204, 1.1))
/** What is left: two sticks, a thread, one grain of rice. */
const frame = (): string =>
  g([
    ellipse(600, 722, 236, 36, C.jati, { opacity: 0.2 }),
    g(place(bareKite(2) + stroke('M0 -100L100 0 0 180 -100 0Z', C.putih, 4), 0, 0, 1, 78), {
      transform: 'translate(640 706) scale(1.7 0.62)',
    }),
    lit(ellipse(642, 698, 18, 9, C.putih, { transform: 'rotate(-24 642 698)' }), 1.4),
  ])

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eka',
    box: { x: 22.5, y: 5, width: 25.5, height: 69 },
    svg: eka(),
    frames: { blink: eka(true), tap: eka(false, true) },
    idle: 'wiggle',
    tap: 'hop',
  },
  {
    name: 'goat-2',
    box: { x: 41, y: 8, width: 32, height: 75 },
    svg: goat2(),
    frames: { tap: goat2(-1) },
    idle: 'nod',
    tap: 'hop',
    sound: 'crunch',
  },
  { name: 'kiko', box: { x: 49, y: 9, width: 11.5, height: 18 }, svg: kiko(), idle: 'bob', tap: 'hop', sound: 'meow' },
  {
    name: 'goat-1',
    box: { x: -2, y: -3, width: 35, height: 99 },
    pivot: [0.5, 0.5],
    svg: goat1(),
    frames: { tap: goat1(1) },
    idle: 'nod',
    tap: 'hop',
    sound: 'goat',
  },
  {
    name: 'goat-3',
    box: { x: 68, y: -3, width: 34, height: 100 },
    pivot: [0.5, 0.5],
    svg: goat3(),
    frames: { tap: goat3(-1, 30) },
    idle: 'nod',
    tap: 'hop',
    sound: 'crunch',
  },
  { name: 'frame', box: { x: 25, y: 76, width: 50, height: 22 }, svg: frame(), idle: 'still', tap: 'wobble' },
]
