/** Book 7, cover: the patchwork kite right before us, in steep perspective, its tail that comes toward us, and what the last bow has ears for. */
import { lerp, type Point, smooth, tube } from '../../core/geom.ts'
import { grainOf, lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { kittenHead, kittenTail, type KittenMood } from '../../parts/kitten.ts'
import { GIFT_TAIL, patchOf } from './sharedKite.ts'

/** Draws with a grain that suits the size. */
export const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** The kite's corners and its cross, stage pixels. */
const TOP: Point = [150, 26],
  RIGHT: Point = [556, 96],
  FOOT: Point = [424, 500],
  LEFT: Point = [30, 372],
  CROSS: Point = [275.5, 243.2]
/** Where the tail hangs. */
export const KNOT = FOOT
const d = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`
/** What the drawn child has when one sees it so near: legs, a smile, a kite of its own. */
const CHILD =
  stroke('M-30 -16L-37 -2M-30 -16L-22 -3', C.nila, 3.6) +
  circle(-32.4, -53, 1, C.tinta) +
  circle(-27.6, -53, 1, C.tinta) +
  stroke('M-33 -50Q-30 -47 -27 -50', C.tinta, 1.1)
/** A field of the flat kite laid between the cross and two corners. */
const laid = (field: 0 | 1 | 2 | 3, h: Point, hx: number, v: Point, vy: number): string =>
  g(patchOf(field) + (field ? '' : CHILD), {
    transform: `matrix(${[
      (h[0] - CROSS[0]) / hx,
      (h[1] - CROSS[1]) / hx,
      (v[0] - CROSS[0]) / vy,
      (v[1] - CROSS[1]) / vy,
      ...CROSS,
    ]
      .map((n) => Math.round(n * 1000) / 1000)
      .join(' ')})`,
  })
const stick = (a: Point, b: Point, wa: number, wb: number): string => {
  const m = lerp(a, b, 0.5),
    way = tube([a, m, b], [wa, (wa + wb) / 2, wb], { end: 'flat' })
  return (
    path(way, C.soga) +
    path(tube([a, m, b], [wa * 0.8, (wa + wb) * 0.4, wb * 0.8], { end: 'flat' }), '#D9B45F') +
    path(tube([a, m, b], [wa * 0.25, (wa + wb) * 0.13, wb * 0.25], { end: 'flat' }), '#F3DFA0', {
      transform: 'translate(-2 -2)',
    })
  )
}
const beyond = (a: Point, by: number): Point => lerp(CROSS, a, 1 + by)
/** All four patches, the side away from the sun darker, sticks, red rim, stitches. */
export const bigKite = (): string =>
  drawn(0.4, () =>
    lit(
      g([
        laid(0, LEFT, -100, TOP, -100),
        laid(1, RIGHT, 100, TOP, -100),
        laid(2, RIGHT, 100, FOOT, 180),
        laid(3, LEFT, -100, FOOT, 180),
        path(d(CROSS, RIGHT, FOOT), C.manggis, { opacity: 0.1 }),
        path(d(TOP, CROSS, LEFT), C.cahaya, { opacity: 0.2 }),
        stroke(d(TOP, RIGHT, FOOT, LEFT), C.cabai, 11),
        stroke(d(TOP, RIGHT, FOOT, LEFT), C.sepatu, 5, { transform: 'translate(-1 -1)' }),
        stroke(
          [TOP, RIGHT, FOOT, LEFT]
            .map((p) => `M${lerp(CROSS, p, 0.08).map(f).join(' ')}L${lerp(CROSS, p, 0.94).map(f).join(' ')}`)
            .join(''),
          C.putih,
          5,
          { 'stroke-dasharray': '16 13', 'stroke-linecap': 'butt', transform: 'translate(14 12)' },
        ),
        stick(beyond(TOP, 0.03), beyond(FOOT, 0.03), 8.4, 5.6),
        stick(beyond(LEFT, 0.03), beyond(RIGHT, 0.03), 7, 7),
        place(stroke('M-16 -14L16 14M16 -16L-14 16M-18 0L18 0', C.santan, 6), ...CROSS),
      ]),
      6,
    ),
  )
const bow = (x: number, y: number, r: number, color: string, s: number): string =>
  place(
    lit(
      path(
        'M0 0C-8 -13 -19 -16 -20 -2S-8 12 0 0C8 -13 19 -16 20 -2S8 12 0 0Z',
        lin([light(color, 0.35), color, shade(color, 0.25)], 60),
      ) +
        stroke('M-4 -1Q-10 -5 -15 -4M4 -1Q10 -5 15 -4', shade(color, 0.35), 1.4, { opacity: 0.6 }) +
        circle(0, 0, 4.6, shade(color, 0.2)),
      1.4,
    ),
    x,
    y,
    s,
    r,
  )
/** The tail: place, turn, size; it comes toward us. */
const WAY: readonly Point[] = [FOOT, [452, 556], [536, 556], [622, 528], [692, 574], [678, 664], [612, 706]]
const BOWS: readonly (readonly [x: number, y: number, r: number, s: number])[] = [
  [432, 530, -40, 1.2],
  [490, 562, -96, 1.5],
  [590, 534, -116, 1.8],
  [682, 556, -30, 2.1],
  [668, 668, 40, 2.5],
]
/** The line and its bows. */
export const bigTail = (): string =>
  drawn(0.5, () =>
    g([
      stroke(smooth(WAY, false), shade(C.santan, 0.4), 8),
      stroke(smooth(WAY, false), C.santan, 5),
      ...BOWS.map(([x, y, r, s], i) => bow(x, y, r, GIFT_TAIL[i % GIFT_TAIL.length] ?? C.cabai, s)),
    ]),
  )

const FUR = '#F2963C',
  DARK = '#BE5A1C',
  CREAM = '#FFF3DC',
  COAT = lin([light(FUR, 0.35), FUR, shade(FUR, 0.16)], 62)
const leg = (points: readonly Point[], w: readonly number[]): string => {
  const way = tube(points, w)
  return path(way, COAT)
}
const paw = (x: number, y: number, r: number, s = 1): string =>
  place(
    ellipse(0, 0, 9.6, 8.4, lin(['#FFFFFF', CREAM, '#E9D6BC'], 70)) + stroke('M-3 3v4M2.4 3.2v4', '#C9A98A', 1.4),
    x,
    y,
    s,
    r,
  )
/** Kiko at the end of the tail: two paws have it, the rest of him streams like a flag. 0,0 is where he holds. */
export const flyingKiko = (mood: KittenMood, wave = 0): string => {
  const body = tube(
      [
        [-58, 22],
        [-92, 32 + wave * 0.5],
        [-130, 22 + wave],
      ],
      [16, 18, 14],
    ),
    back = 22 + wave
  return drawn(0.36, () =>
    g([
      place(kittenTail(), -136, back + 2, 1.15, -104 - wave),
      lit(
        leg(
          [
            [-124, back - 4],
            [-150, back - 24 + wave * 0.4],
            [-174, back - 44 + wave * 0.4],
          ],
          [11, 8, 6.6],
        ) + paw(-175, back - 46 + wave * 0.4, 50),
        1.6,
      ),
      lit(
        path(body, COAT) +
          clipped(
            body,
            stroke('M-78 6L-74 32M-92 8L-89 36M-106 6L-105 34M-120 2L-121 30', DARK, 5.4, { opacity: 0.9 }) +
              ellipse(-92, 54 + wave * 0.5, 40, 11, CREAM, { opacity: 0.9 }),
          ),
        2.6,
      ),
      lit(
        leg(
          [
            [-122, back + 6],
            [-146, back + 24 + wave * 0.3],
            [-174, back + 30 + wave * 0.3],
          ],
          [12, 8.6, 6.8],
        ) + paw(-176, back + 30 + wave * 0.3, 100),
        1.6,
      ),
      lit(
        leg(
          [
            [-60, 20],
            [-34, 4],
            [-4, -6],
          ],
          [9, 7.6, 6.8],
        ),
        1.6,
      ),
      place(kittenHead({ mood, mouth: 'open', flat: 14 }), -70, -6, 1.16, -16),
      lit(
        leg(
          [
            [-56, 32],
            [-28, 30],
            [4, 8],
          ],
          [9.4, 7.8, 6.8],
        ),
        1.6,
      ),
      lit(paw(-2, -6, 50, 1.1) + paw(8, 5, 40, 1.1), 1.6),
    ]),
  )
}
