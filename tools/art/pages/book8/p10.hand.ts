/** Book 8, page 10: the hand that hears, seen from below, as large as a face, flat on the trembling pipe; three rings of drops fly up round it. */
import { type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, f, g, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, SKIN } from '../../palette.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import { aidCase, drop, pipeClose } from './sharedPipe.ts'

/** The middle of the pipe, its slope in degrees, half its thickness. */
const PIPE = { x: 640, y: 450, slope: 2.4, r: 60 } as const
/** The knuckles, stage pixels. */
const HAND: Point = [800, 380]
const skin = SKIN.sawo
const flesh = lin([light(skin.b, 0.3), skin.b, mix(skin.b, skin.s, 0.45)], 80)

/** The pipe across the picture. */
export const bamboo = (): string =>
  drawn(0.3, () =>
    lamplit(
      clipped(
        'M0 -10H1280V810H0Z',
        place(pipeClose(1400, PIPE.r, { joint: 350 }), PIPE.x - 700, PIPE.y - 29, 1, PIPE.slope),
      ),
    ),
  )
/** A nail at the tip of a finger that runs along +x. */
const nail = (x: number, y: number, s: number, turn: number): string =>
  place(
    path('M-2 -12Q15 -14 17 0Q15 14 -2 12Q-8 0 -2 -12Z', lin([mix(skin.l, C.jambu, 0.4), C.jambu], 60)) +
      stroke('M12 -7Q15 0 12 7', C.putih, 2.2, { opacity: 0.5 }),
    x,
    y,
    s,
    turn,
  )
/** One finger that lies over the pipe toward us. */
const finger = ([x1, y1]: Point, [x2, y2]: Point, w: number): string => {
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
    half: Point = [x1 * 0.52 + x2 * 0.48 + (x2 - x1) * 0.1, (y1 + y2) / 2 - 4]
  return (
    path(tube([[x1, y1], half, [x2, y2]], [w, w * 1.04, w * 0.94]), flesh) +
    nail(x2, y2, w / 21, turn) +
    stroke(`M${f(half[0] - w * 0.5)} ${f(half[1] - 4)}q${f(w * 0.5)} 6 ${f(w)} 0`, skin.s, 2.6, { opacity: 0.45 })
  )
}
/** Thumb, fingers and the back of the hand, the knuckles round 0,0. */
const spread = (): string => {
  const back = smooth([
    [-84, 16],
    [-82, -22],
    [-62, -58],
    [-22, -72],
    [26, -60],
    [70, -30],
    [88, 8],
    [70, 30],
    [20, 36],
    [-30, 34],
    [-70, 28],
  ])
  return g([
    path(
      tube(
        [
          [-60, -30],
          [-108, 16],
          [-134, 62],
        ],
        [28, 23, 19],
      ),
      flesh,
    ) + nail(-134, 62, 0.9, 122),
    finger([68, 14], [114, 78], 19),
    finger([-62, 16], [-90, 96], 21.5),
    finger([28, 18], [50, 108], 22.5),
    finger([-18, 18], [-20, 112], 23),
    path(back, lin([light(skin.b, 0.44), [light(skin.b, 0.1), 0.6], [skin.b, 0.84], [skin.b, 1, 0]], 88)),
    stroke('M-74 18q12 9 26 1M-32 22q13 10 28 0M14 22q13 9 27 -2M56 14q10 7 22 -3', skin.s, 4, { opacity: 0.42 }),
    stroke('M-46 -40q-10 18 -14 38M-12 -46q-4 20 -6 42M24 -38q6 16 8 36', skin.s, 3, { opacity: 0.18 }),
  ])
}
/** His arm, which comes from behind and above, and the hand. */
export function hand(): string {
  const [x, y] = HAND,
    sleeve = tube(
      [
        [538, 384],
        [606, 360],
        [650, 345],
      ],
      [42, 48, 50],
      { end: 'flat' },
    )
  return drawn(0.2, () =>
    lamplit(
      lit(
        g([
          path(
            tube(
              [
                [606, 356],
                [684, 334],
                [x - 30, y - 44],
              ],
              [40, 41, 48],
            ),
            flesh,
          ),
          path(sleeve, lin([C.putih, mix(C.putih, C.manggis, 0.25)], 80)) +
            clipped(
              sleeve,
              stroke('M526 312l44 118M574 298l38 118', C.daun, 19) + stroke('M628 284l36 118', C.hutan, 13),
            ),
          place(spread(), x, y, 1.16),
        ]),
        6,
      ),
    ),
  )
}
/** The closed case on its cord: it has swung over the pipe; `jump` lifts it. */
export const swungCase = (jump = 0): string =>
  drawn(0.4, () => lamplit(place(aidCase({ cord: 62 - jump * 6 }), 366, 474 - jump * 12, 1.24, 6 - jump * 10)))
/** Three rings on each side of the hand: the bamboo shakes, drops sit on it and fly up from its upper edge; `jump` lifts them. */
export function rings(jump = 0): string {
  const r = rng(8)
  let waves = '',
    drops = ''
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k += 1) {
      const x = HAND[0] + (side < 0 ? -196 : 178) + side * k * 62,
        y = PIPE.y + (x - PIPE.x) * Math.tan((PIPE.slope * Math.PI) / 180),
        h = PIPE.r - 4 - k * 5
      waves += stroke(`M${f(x)} ${f(y - h)}Q${f(x + side * 34)} ${f(y)} ${f(x)} ${f(y + h)}`, C.kertas, 7 - k * 1.4, {
        opacity: 0.66 - k * 0.12,
      })
      for (const t of [-0.55, 0.08, 0.66])
        drops += drop(
          x + side * 17 * (1 - t * t) + r.in(-26, 26),
          y + (t + r.in(-0.12, 0.12)) * h - jump * 6,
          r.in(6.5, 10.5) - k,
        )
      if (side < 0) continue // his face and sleeve are there
      for (let i = -1; i <= 1; i += 1) {
        const up = (i === 0 ? 58 : 34) - k * 8 + r.in(-6, 6)
        drops += drop(x + i * 19 + side * up * 0.16, y - PIPE.r - up - jump * 30, (i === 0 ? 14 : 10) - k * 1.8)
      }
      drops += drop(x + side * 4, y - PIPE.r - 16 - jump * 8, 5 - k * 0.6)
    }
  return waves + drops
}
/** Short strokes along the bamboo that say: it trembles. */
export const tremble = (): string =>
  stroke('M440 520q26 9 54 3M900 545q26 9 54 3M462 540q20 6 38 3M908 564q20 6 38 3', C.cahaya, 5, { opacity: 0.7 })
