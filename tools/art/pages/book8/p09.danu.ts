/** Book 8, page 9: Danu, large, his head on his arm, his arm along the pipe; a kitten asleep under the other one. */
import type { FigureOptions, HeadLook, Pose } from '../../characters/types.ts'
import { add, type Point, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, g, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import { danuAtNight } from './sharedDanu.ts'
import { drop } from './sharedPipe.ts'

/** The middle line of the pipe: a point on it, its slope in degrees, and half its thickness. */
export const PIPE = { x: 850, y: 594, slope: 14, r: 70 } as const
/** Where his head is, and how large he is drawn. */
const HEAD: Point = [392, 280],
  S = 3.6
const skin = SKIN.sawo

/** Lids that hang half over the eyes. */
const halfShut = ({ turn, nod }: HeadLook): string =>
  [-1, 1]
    .map((side) =>
      place(
        path('M-11.6 2C-14 -17 14 -17 11.6 2Q0 6.6 -11.6 2Z', side < 0 ? mix(skin.b, skin.l, 0.2) : skin.b) +
          stroke('M-11 1.8Q0 6.6 11 1.8', C.tinta, 2.9),
        turn * 11 + side * (20.5 - Math.abs(turn) * 1.8),
        5 + nod * 6,
      ),
    )
    .join('')
const pose: Pose = { lean: -7, head: 21, legL: [-5, -3], legR: [5, 3], hide: 'LR' }
const body = (how: FigureOptions) =>
  danuAtNight({ turn: 0.3, nod: 0.3, look: [0.1, 0.9], expression: 'hush', ...how, pose })

/** A sleeve of his striped shirt along two points. */
function sleeve(a: Point, b: Point, w1: number, w2: number): string {
  const d = tube([a, b], [w1, w2], { end: 'flat' }),
    [dx, dy] = [b[0] - a[0], b[1] - a[1]],
    long = Math.hypot(dx, dy),
    turn = (Math.atan2(dy, dx) * 180) / Math.PI
  let bands = ''
  for (let x = -50; x < long + 20; x += 42) bands += rect(x, -80, 18, 160, C.daun)
  return (
    path(d, lin([C.putih, C.putih, mix(C.putih, C.manggis, 0.2)], 80)) +
    clipped(d, place(bands, a[0], a[1], 1, turn)) +
    path(
      d,
      lin(
        [
          [C.cahaya, 0, 0.2],
          [C.manggis, 0.3, 0],
          [C.manggis, 1, 0.34],
        ],
        80,
      ),
    ) +
    clipped(d, place(rect(long - 12, -80, 14, 160, C.hutan), a[0], a[1], 1, turn))
  )
}
/** Skin lit from one side to the other of something as wide as an arm, from x1, y1 to x2, y2. */
const flesh = (x1: number, y1: number, x2: number, y2: number): string =>
  linU([light(skin.b, 0.3), skin.b, mix(skin.b, skin.s, 0.55)], x1, y1, x2, y2)
const bare = (points: readonly Point[], w: readonly number[], fill: string): string => path(tube(points, w), fill)
/** The hand that feels: flat, its fingers along +x from the wrist at 0,0, the thumb toward us. */
function feeling(): string {
  const fill = flesh(0, -50, 0, 80)
  const finger = (y0: number, x: number, y: number, w: number) =>
    path(
      tube(
        [
          [52, y0],
          [x * 0.7, y0 * 0.4 + y * 0.6 - 1],
          [x, y],
        ],
        [w * 1.04, w, w * 0.86],
      ),
      fill,
    ) +
    place(
      path('M-3 -8Q11 -10 13 0Q11 10 -3 8Q-8 0 -3 -8Z', mix(skin.l, C.jambu, 0.55), { opacity: 0.9 }),
      x,
      y,
      w / 18,
      y / 3,
    )
  const gap = (d: string) => stroke(d, mix(skin.b, skin.s, 0.9), 4, { opacity: 0.6 })
  return g([
    finger(-26, 158, -58, 17),
    finger(-9, 192, -24, 18),
    finger(10, 194, 14, 18),
    finger(28, 168, 50, 16.5),
    path(
      tube(
        [
          [-26, 2],
          [34, 0],
          [90, 0],
        ],
        [27, 40, 43],
      ),
      fill,
    ),
    path(
      tube(
        [
          [6, 18],
          [52, 58],
          [106, 82],
        ],
        [26, 21, 17],
      ),
      fill,
    ),
    place(path('M-3 -9Q13 -11 15 0Q13 11 -3 9Q-8 0 -3 -9Z', mix(skin.l, C.jambu, 0.55)), 104, 82, 1, 26),
    gap('M122 -28L146 -37M128 -1L152 -3M120 27L142 33M66 38Q82 50 100 58'),
    stroke('M92 -32q7 6 5 12M100 -10q7 6 4 13M96 12q7 6 3 13', skin.s, 4, { opacity: 0.24 }),
  ])
}
/** His wrist on the pipe. */
const WRIST: Point = [806, 552]
/** The sarong over his knees, down to the edge of the picture. */
function sarong(): string {
  const d = 'M196 812C186 742 226 690 300 676Q380 664 452 680Q556 606 640 700Q702 748 700 812Z'
  let warp = '',
    weft = ''
  for (let i = 0; i < 12; i += 1) warp += `M${180 + i * 46} 660Q${186 + i * 46} 740 ${170 + i * 48} 820`
  for (let i = 0; i < 4; i += 1)
    weft += `M180 ${716 + i * 40}Q300 ${676 + i * 40} 450 ${704 + i * 40}T710 ${730 + i * 40}`
  return lit(
    path(d, lin([light(C.nila, 0.14), C.nila, shade(C.nila, 0.5)], 70)) +
      clipped(
        d,
        stroke(warp, C.toska, 12, { opacity: 0.4 }) +
          stroke(weft, C.toska, 12, { opacity: 0.4 }) +
          stroke(warp, C.kunyit, 2.4, { opacity: 0.4 }) +
          stroke('M452 684Q440 740 452 812M300 690Q330 740 322 812M600 706Q572 750 580 812', shade(C.nila, 0.6), 7, {
            opacity: 0.5,
          }),
      ),
    6,
  )
}
/** Head, body, the arm along the pipe, its hand. */
export function danu(how: FigureOptions = {}, isAsleep = false): string {
  return drawn(0.2, () => {
    const one = body(isAsleep ? { ...how, expression: 'tender' } : { headExtra: halfShut, ...how }),
      X = HEAD[0] - one.at.head[0] * S,
      Y = HEAD[1] - one.at.head[1] * S,
      at = (p: Point): Point => [X + p[0] * S, Y + p[1] * S],
      shoulder = add(at(one.at.shR), [-4, 14]),
      end: Point = [610, 512],
      elbow: Point = [664, 522]
    return clipped(
      'M-10 -10H1290V802H-10Z',
      lamplit(
        g([
          place(one.svg, X, Y, S),
          sarong(),
          lit(
            bare([add(shoulder, [70, 14]), elbow, WRIST], [42, 37, 28], flesh(819, 504, 785, 629)) +
              place(feeling(), WRIST[0], WRIST[1], 1, 15) +
              sleeve(shoulder, end, 48, 54),
            5,
          ),
          place(one.parts.head, X, Y, S),
        ]),
      ),
    )
  })
}
/** The other arm, round the kitten, and its hand on his fur. */
export function otherArm(): string {
  const fill = flesh(250, 560, 300, 720)
  const fingers = [0, 1, 2, 3].map((i) =>
    path(
      tube(
        [
          [344 + i * 4, 636 + i * 14],
          [372 + i * 4, 622 + i * 15],
          [396 - Math.abs(i - 1) * 5, 628 + i * 14],
        ],
        [13, 12.5, 10.5],
      ),
      fill,
    ),
  )
  return drawn(0.26, () =>
    lamplit(
      lit(
        fingers.join('') +
          bare(
            [
              [262, 560],
              [228, 640],
              [284, 682],
              [352, 656],
            ],
            [36, 34, 31, 29],
            fill,
          ) +
          stroke('M368 632l24 -4M372 648l26 -4M374 664l22 -2', skin.s, 3, { opacity: 0.5 }) +
          sleeve([304, 486], [248, 606], 46, 52),
        5,
      ),
    ),
  )
}
/** Drops in a ring round the hand: those along the upper edge jump; `jump` lifts them more. */
export function ring(jump = 0): string {
  const r = rng(23)
  let drops = ''
  for (let i = 0; i < 24; i += 1) {
    const a = (i / 24) * Math.PI * 2 + r.in(-0.07, 0.07),
      [x, y] = [70 + Math.cos(a) * r.in(188, 212), Math.sin(a) * 70 + 4],
      size = r.in(7, 12.5),
      isUp = Math.sin(a) < -0.3,
      up = isUp ? 24 + (i % 3) * 17 + jump * 34 : jump * 5
    if (Math.cos(a) < -0.84 || (!isUp && i % 4 === 3)) continue
    const sx = Math.sin((PIPE.slope * Math.PI) / 180) * up
    drops += drop(x - sx, y - up, size)
    if (isUp) drops += drop(x - sx * 0.3 + 5, y - up * 0.36, size * 0.42)
  }
  return place(drops, WRIST[0], WRIST[1] + 30, 1, PIPE.slope)
}
