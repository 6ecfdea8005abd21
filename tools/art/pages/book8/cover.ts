/** Book 8, cover: one huge bamboo pipe runs through a night of rain to a small lit hall. At its far end stands Danu, one palm on it. */
import { danuAtNight } from './sharedDanu.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, flat, g, glow, lin, linU, path, place, rect, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { bananaLeaf } from '../../parts/banana.ts'
import { kitten, type KittenMood } from '../../parts/kitten.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, HALL } from './cover.land.ts'
import { onPipe, pipe } from './cover.pipe.ts'
import { hall } from './sharedHall.ts'
import { aidCase } from './sharedPipe.ts'

const lightHall = (r = 158): string =>
  circle(HALL.x, HALL.y - 60, r, glow('#FFB02E', 0.6)) + place(hall(), HALL.x, HALL.y, HALL.s)

/** Where Danu stands, and how large. */
const DANU = [onPipe(11.2, -1)[0] + 86 * 0.6, onPipe(11.2, -1)[1] + 138 * 0.6, 0.6] as const
/** Danu at the pipe's end; `hears`: his eyes go wide. */
function danu(hears = false): string {
  const one = danuAtNight({
    turn: -0.5,
    nod: 0.3,
    look: [-0.8, 0.7],
    expression: hears ? 'wow' : 'hush',
    pose: {
      lean: -7,
      head: -9,
      armL: { palm: [-86, -138], bend: 1 },
      angL: -72,
      handL: 'open',
      armR: [18, -2],
      legL: [-12, -4],
      legR: [10, 6],
    },
  })
  const body = one.svg + place(aidCase({ cord: 56 }), -10, -88, 0.42)
  return drawn(1.1, () =>
    place(
      ellipse(0, 2, 46, 10, '#0C1530', { opacity: 0.5 }) +
        g(place(body, 5, -3), { filter: flat('#FFD98A'), opacity: 0.95 }) +
        lamplit(body),
      DANU[0],
      DANU[1],
      DANU[2],
    ),
  )
}
const [kx, ky] = onPipe(2.62, -0.62)
const kiko = (mood: KittenMood = 'open'): string =>
  lamplit(
    place(kitten({ pose: 'sit', mood }), kx, ky + 6, 0.6) +
      stroke(`M${kx + 18} ${ky - 6}L${kx + 10} ${ky - 56}`, C.daun, 4) +
      place(bananaLeaf(112, C.pisang, 3, { curl: 0.34, wide: 0.24 }), kx - 52, ky - 44, 1, -6),
  )
/** One long wave across the river that breaks at its right end. */
const wave = (x: number, y: number, s: number, turn = 16): string =>
  place(
    path(
      'M-110 26C-70 22 -40 -26 24 -30C62 -32 84 -12 78 6C74 16 62 16 58 8C58 30 92 36 130 30C80 62 -40 58 -110 26Z',
      linU(['#C79C6A', ['#94653F', 0.5], ['#7A5240', 1, 0.1]], 0, -30, 0, 50),
    ) +
      stroke('M-110 26C-70 22 -40 -26 24 -30C62 -32 84 -12 78 6C74 16 62 16 58 8C58 30 92 36 130 30', '#F8EED6', 5.4) +
      stroke('M-52 16Q-20 -8 16 -12M-20 26Q6 8 34 8', '#E9D0A4', 3.4, { opacity: 0.8 }) +
      circle(92, -14, 4, '#F8EED6') +
      circle(104, 0, 3, '#F8EED6') +
      circle(84, -30, 3, '#F8EED6'),
    x,
    y,
    s,
    turn,
  )
/** Waves that roll down the river, and a log among them. */
const water = (): string => clipped('M500 400H1300V799H500Z', waves())
const waves = (): string =>
  wave(776, 596, 0.66) +
  wave(690, 664, 0.84, 22) +
  place(
    lit(rect(-70, -14, 140, 28, lin(['#A97C50', '#5A3A28'], 80), { rx: 13 }) + ellipse(68, 0, 10, 14, '#D0A870'), 2.4),
    862,
    684,
    0.9,
    27,
  ) +
  wave(980, 664, 0.8) +
  wave(850, 762, 1.12, 16)

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'hall',
    box: { x: 72.5, y: 23, width: 25.5, height: 42 },
    svg: lightHall(),
    idle: 'twinkle',
    tap: 'grow',
  },
  {
    name: 'water',
    box: { x: 44, y: 63, width: 41, height: 37 },
    svg: water(),
    idle: 'drift',
    tap: 'wave',
    sound: 'splash',
  },
  {
    name: 'pipe',
    box: { x: -2, y: 44, width: 75, height: 59 },
    svg: pipe(),
    frames: { tap: pipe(1) },
    idle: 'still',
    tap: 'shake',
    sound: 'woodblock',
  },
  {
    name: 'kiko',
    box: { x: 43, y: 49, width: 11, height: 17 },
    svg: kiko(),
    frames: { tap: kiko('happy') },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'danu',
    box: { x: 68, y: 38, width: 11, height: 25 },
    svg: danu(),
    frames: { tap: danu(true) },
    idle: 'breathe',
    tap: 'nod',
  },
]
