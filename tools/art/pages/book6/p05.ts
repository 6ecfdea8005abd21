/** Book 6, page 5: everything leans to the right, the kitten too. Hollow cut stems sing in the wind; Bima answers on a stalk of his own. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { ellipse, g, path, place, rng, stroke } from '../../core/svg.ts'
import { kittenHead, kittenTail } from '../../parts/kitten.ts'
import { blades } from '../../parts/nature.ts'
import { bambooPole } from '../../parts/poles.ts'
import { note } from '../../parts/songbird.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, stem, tuft } from './p05.land.ts'
import { drawn, moonlit } from './sharedNight.ts'

const BIMA: Stand = { x: 800, y: 528, s: 1.44 },
  AYU: Stand = { x: 1066, y: 530, s: 1.52 }
/** The open end of a cut stem, black inside. */
const mouth = (x: number, y: number, w: number): string =>
  lit(ellipse(x, y, w, w * 0.42, '#CFE3B0') + ellipse(x, y, w * 0.72, w * 0.28, '#0A1630'), 1.6)
/** Four near stems, three of them cut: the wind blows over their mouths. `b`: bent a little more, with notes. */
function bamboo(b = 0): string {
  return drawn(
    0.4,
    () =>
      moonlit(
        g([
          stem([150, 590], [300 + b, -40], 44, 20, { color: '#4A8A66', joints: 6 }),
          stem([296, 590], [402 + b * 0.7, 214], 40, 30, { color: '#5A9A6C', joints: 4, cut: true }),
          mouth(402 + b * 0.7, 212, 33),
          stem([420, 596], [470 + b * 0.4, 330], 36, 30, { color: '#4A8A66', joints: 3, cut: true }),
          mouth(470 + b * 0.4, 328, 32),
          stem([530, 600], [566 + b * 0.3, 410], 30, 26, { color: '#5A9A6C', joints: 2, cut: true }),
          mouth(566 + b * 0.3, 408, 28),
          tuft(206 + b * 0.4, 330, 0.9, 4),
          tuft(238 + b * 0.6, 196, 0.9, 8),
          tuft(262 + b * 0.8, 70, 0.84, 12),
          ...[150, 296, 420, 530].map((x, i) => path(blades(x, 612, 9, 40, 120, rng(i + 3)), '#4A8A66')),
        ]),
        0.4,
      ) +
      g(
        b
          ? [
              place(note('#FFE9B0'), 470, 176, 1.3, 12),
              place(note('#FFE9B0', true), 548, 280, 1.2, 8),
              place(note('#FFE9B0'), 640, 366, 1.1, 16),
            ]
          : [],
      ),
  )
}
/** Fur blown flat, he clings to the tallest stem. */
const kiko = (b = 0): string =>
  moonlit(
    place(
      g([
        place(kittenTail(), 30, 16, 1, 74),
        lit(
          path('M-4 -22C20 -34 48 -26 54 -4C52 18 24 26 -2 18Z', '#F2963C') +
            stroke('M14 -26q8 16 2 40M30 -26q8 16 2 40', '#BE5A1C', 5),
          2.2,
        ),
        lit(
          stroke('M2 -14L-26 -18M2 12L-28 10', '#F2963C', 13) +
            ellipse(-30, -18, 9, 7, '#FFF3DC') +
            ellipse(-32, 10, 9, 7, '#FFF3DC'),
          1.4,
        ),
        place(kittenHead({ mood: 'shut', flat: 42 }), 4, -34, 0.94, 16),
      ]),
      298 + b,
      122,
      1.14,
      8,
    ),
    0.55,
  )
const stalk = (): string => place(bambooPole(62, 7, '#CDBB66'), -30, 0, 1, -8)
function bima(how: FigureOptions = {}, blows = false): string {
  return drawn(0.36, () => {
    const who = inChair('bima', {
      expression: 'blow',
      turn: -0.3,
      nod: -0.2,
      look: [-1, -0.6],
      armL: { head: [-34, 40], bend: -1 },
      armR: { head: [14, 44], bend: 1 },
      poseMore: { lean: blows ? 8 : 3, head: blows ? 8 : 2, handL: 'fist', handR: 'fist', over: 'LR' },
      ...how,
    })
    const [x, y] = who.at.mouth
    return moonlit(
      put(
        who.svg + place(stalk(), x - 10, y + 10) + (blows ? place(note('#FFE9B0'), x - 60, y - 40, 0.9, -10) : ''),
        BIMA,
      ),
      0.4,
    )
  })
}
/** Her hijab streams in the wind. */
function ayu(how: FigureOptions = {}, wave = 0): string {
  return drawn(0.36, () => {
    const who = person('ayu', {
      expression: 'awe',
      turn: -0.5,
      nod: -0.25,
      look: [-1, -0.8],
      ...how,
      pose: {
        lean: 8,
        head: -4,
        armL: { head: [-42, -16], bend: -1 },
        angL: 98,
        handL: 'rest',
        armR: [40, 20],
        legL: [-16, -8],
        legR: [10, 2],
        over: 'L',
      },
    })
    const [nx, ny] = who.at.neck
    return moonlit(
      put(
        place(
          lit(
            path(
              `M-6 -34C40 -50 78 ${-40 - wave} 112 ${-58 - wave}C104 ${-34 - wave} 118 ${-22 - wave} 104 ${-4 - wave}C72 ${4 - wave} 36 2 0 14Z`,
              '#8FD3B0',
            ) +
              stroke(
                `M6 -18C40 -30 70 ${-24 - wave} 98 ${-36 - wave}M8 0C40 -8 66 ${-6 - wave} 94 ${-14 - wave}`,
                '#5FA98A',
                3,
                { opacity: 0.7 },
              ),
            2.4,
          ),
          nx + 10,
          ny,
        ) + who.svg,
        AYU,
      ),
      0.4,
    )
  })
}

export { background, foreground }
/** Back to front: the stems, him on the tallest, Bima, Ayu. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'bamboo',
    box: { x: 4, y: 0, width: 48.5, height: 76.5 },
    svg: bamboo(),
    frames: { tap: bamboo(16) },
    idle: 'still',
    tap: 'sway',
    sound: 'wind',
  },
  {
    name: 'kiko',
    box: { x: 19.5, y: 4, width: 13, height: 16.5 },
    svg: kiko(),
    frames: { tap: kiko(16) },
    idle: 'sway',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'bima',
    box: { x: 54, y: 19.5, width: 17.5, height: 47 },
    svg: bima(),
    frames: { blink: bima({ blink: true }), tap: bima({}, true) },
    idle: 'wobble',
    tap: 'wiggle',
    sound: 'blow',
  },
  {
    name: 'ayu',
    box: { x: 78, y: 16.5, width: 21, height: 51 },
    svg: ayu(),
    frames: { blink: ayu({ blink: true }), tap: ayu({ expression: 'laugh' }, 14) },
    idle: 'sway',
    tap: 'nod',
  },
]
