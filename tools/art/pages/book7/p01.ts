/** Book 7, page 1: over Danu's shoulder onto his bench: a kite half bare, half red; beyond the rim a nose, two eyes and ten fingers. */
import { person } from '../../characters/cast.ts'
import { HAIR, tone } from '../../characters/hairParts.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { tube } from '../../core/geom.ts'
import { grainOf, lit } from '../../core/light.ts'
import { blur, clipped, ellipse, f, g, path, place, stroke } from '../../core/svg.ts'
import { C, mix, SKIN } from '../../palette.ts'
import type { SpriteDrawing } from '../page.ts'
import { danu, hands } from './p01.danu.ts'
import { background, foreground, rimAt } from './p01.land.ts'
import { bamboo, curledKiko, paper, string, tail } from './p01.things.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** The middle of her face. */
const EKA = { x: 730, y: 151, s: 1.88 } as const
/** A plait that fell over the rim, its root at 0,0. */
const plait = (x: number, r: number): string =>
  place(
    lit(
      path('M-7 92C-16 108 -10 124 1 132C13 120 15 108 8 92Z', tone(HAIR.coklat)) +
        [74, 56, 38, 20, 0].map((v, i) => ellipse(0, v, 13 + i * 0.6, 13, tone(HAIR.coklat))).join('') +
        stroke('M-7 74q7 8 14 0M-7 56q7 8 14 0M-8 38q8 8 16 0M-8 20q8 8 16 0', mix(HAIR.coklat, '#D9A98A', 0.4), 2, {
          opacity: 0.6,
        }) +
        ellipse(0, 91, 12, 8, C.kunyit),
      2.4,
    ),
    x,
    rimAt(x) - 16,
    0.86,
    r,
  )
/** Eka behind the bench, her nose on the rim; `down`: how far she ducks. */
const eka = (down = 0, how: FigureOptions = {}): string =>
  drawn(0.28, () => {
    const who = person('eka', {
        expression: 'awe',
        turn: -0.12,
        nod: 0.16,
        look: [-0.35, 1],
        eyeScale: 1.16,
        ...how,
        pose: { head: -7, hide: 'LR' },
      }),
      [hx, hy] = who.at.head,
      low = (x: number) => f(rimAt(x) + 6)
    return g([
      clipped(
        `M500 -40H1000V${low(1000)}L500 ${low(500)}Z`,
        place(who.svg, EKA.x - hx * EKA.s, EKA.y + down - hy * EKA.s, EKA.s),
      ),
      place(plait(609, 8) + plait(862, -9), 0, down > 0 ? down * -0.4 : down * 0.3),
    ])
  })
/** A hand over the rim at x: four fingers with nails, and a thumb along the edge toward her face (`side` 1: to the right). */
const handOver = (x: number, side: 1 | -1): string => {
  const skin = SKIN.sawo,
    fill = mix(skin.b, skin.l, 0.22),
    y = rimAt(x)
  const four = [-34, -11.5, 11.5, 34].map((dx, i) => {
    const long = [22, 31, 33, 26][side === 1 ? i : 3 - i] ?? 26,
      top = rimAt(x + dx)
    return (
      lit(
        path(
          tube(
            [
              [x + dx, top - 10],
              [x + dx - side, top + 6],
              [x + dx - side * 2, top + long],
            ],
            [12, 12, 10],
          ),
          fill,
        ),
        2,
      ) + ellipse(x + dx - side * 2, top + long + 1, 6.4, 6, mix(skin.l, C.jambu, 0.3), { opacity: 0.95 })
    )
  })
  const thumb = lit(
    path(
      tube(
        [
          [x + side * 38, y - 6],
          [x + side * 50, y - 1],
          [x + side * 66, y + 1 - side * 3],
        ],
        [13, 12, 9.6],
      ),
      fill,
    ),
    2,
  )
  return g([ellipse(x + 6, y + 34, 62, 12, C.manggis, { opacity: 0.3, filter: blur(5) }), thumb, ...four])
}
/** Ten fingers over the rim. */
const fingers = (): string => drawn(0.4, () => handOver(530, 1) + handOver(938, -1))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eka',
    box: { x: 45, y: 1, width: 26, height: 36 },
    svg: eka(),
    frames: { blink: eka(0, { blink: true }), tap: eka(74), up: eka(-26, { expression: 'smile' }) },
    idle: 'wiggle',
    tap: 'hop',
    sound: 'pop',
  },
  { name: 'fingers', box: { x: 37, y: 18, width: 41, height: 12 }, svg: fingers(), idle: 'still', tap: 'wiggle' },
  {
    name: 'paper',
    box: { x: 42, y: 24, width: 29, height: 58 },
    svg: paper(),
    idle: 'still',
    tap: 'wave',
    sound: 'rustle',
  },
  { name: 'bamboo', box: { x: 35, y: 24, width: 36, height: 60 }, svg: bamboo(), idle: 'still', tap: 'wiggle' },
  { name: 'string', box: { x: 74, y: 27, width: 15, height: 21 }, svg: string(), idle: 'still', tap: 'spin' },
  { name: 'tail', box: { x: 62, y: 58, width: 30, height: 27 }, svg: tail(), idle: 'still', tap: 'wave' },
  {
    name: 'kiko',
    box: { x: 73, y: 62, width: 15, height: 20 },
    svg: curledKiko(),
    frames: { tap: curledKiko('open') },
    idle: 'breathe',
    tap: 'wiggle',
    sound: 'snore',
  },
  { name: 'hand-1', box: { x: 13, y: 35.5, width: 29, height: 19 }, svg: hands()[0], idle: 'still', tap: 'still' },
  { name: 'hand-2', box: { x: 25, y: 64, width: 27, height: 34 }, svg: hands()[1], idle: 'still', tap: 'still' },
  { name: 'danu', box: { x: 0, y: 30, width: 37.5, height: 70 }, svg: danu(), idle: 'breathe', tap: 'nod' },
]
