/** Book 7, page 9: Eka from close up, her mouth shut on a word: a tooth bites her lip; her arms hold the bare kite like a doll. */
import { CAST } from '../../characters/people.ts'
import { hairOf, headSvg, onHead } from '../../characters/head.ts'
import { bonesOf } from '../../characters/skeleton.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { grainOf, lit } from '../../core/light.ts'
import { clipped, ellipse, f, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { BOARDS } from './p09.land.ts'
import { bareKite } from './sharedKite.ts'

const ORANGE = mix(C.mangga, C.bata, 0.25),
  skin = SKIN.sawo,
  BARE = lin([light(skin.b, 0.2), skin.b, mix(skin.b, skin.s, 0.35)], 30)
/** The middle of her face and its size. */
const FACE: Point = [640, 226],
  SIZE = 3.02
/** What is drawn of her: a little more than the boards let see, so that she may move. */
const ABOVE = `M0 -10H1280V${BOARDS + 32}H0Z`
const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** Head units: lips pressed together; one tooth holds the lower one, beside it the gap. */
const bittenLip = (): string =>
  g([
    ellipse(0, 34, 12, 7, mix(skin.b, skin.l, 0.16)),
    path('M-8.6 35.4Q0 33.4 8.6 35Q7.4 41 0 41.4Q-7 41.2 -8.6 35.4Z', mix(skin.lip, skin.b, 0.46)),
    stroke('M-10.4 36.4Q-6 33.4 -1 34T10 35.6', C.tinta, 2.5),
    path('M-6.4 34.6Q-3.6 33.6 -0.8 34.2L-1.2 39.4Q-3.6 40.8 -6 39.2Z', C.putih, {
      stroke: mix(skin.s, C.tinta, 0.4),
      'stroke-width': 0.9,
    }),
    stroke('M-12.2 34.6q-1.2 2 0.2 3.8M11.8 33.8q1.2 2 -0.2 3.8', skin.s, 1.6, { opacity: 0.7 }),
    stroke('M-5.6 45.4q2.6 -1.6 5 0M1.4 45.8q2 -1.4 4 0', skin.s, 1.5, { opacity: 0.55 }),
  ])
/** Her brows, over the fringe: their inner ends are up. */
const brows = (): string =>
  stroke('M-34 -6Q-26 -12 -14 -16', C.tinta, 3.2) + stroke('M33 -7Q25 -13 13 -16', C.tinta, 3.2)
/** What stands in her eyes and does not fall. */
const wet = (): string =>
  [-1, 1]
    .map((d) =>
      place(
        stroke('M-6.6 7.4Q0 10.8 6.6 7.4', C.langit, 2, { opacity: 0.85 }) + ellipse(d * -6, 7.8, 1.9, 1.5, C.putih),
        d * 20.5,
        7,
        1.1,
      ),
    )
    .join('')
/** How she is: her lids, and whether the word is near. */
export interface Waiting {
  readonly blink?: boolean
  readonly looksDown?: boolean
}
function face({ blink = false, looksDown = false }: Waiting): string {
  const who: FigureOptions = {
      ...CAST.eka,
      expression: 'sad',
      blink,
      nod: 0.3,
      look: looksDown ? [-0.3, 0.8] : [0, -0.3],
      eyeScale: 1.12,
      lashes: false,
      pose: { head: -3 },
      headExtra: () => bittenLip() + brows() + (blink ? '' : wet()),
    },
    bones = bonesOf(who),
    [hx, hy] = bones.headAt,
    at = (svg: string): string => place(place(svg, -hx, -hy), FACE[0], FACE[1], SIZE)
  return drawn(0.24, () => at(onHead(bones, who, hairOf(who, 0).back)) + at(headSvg(bones, who)))
}
/** Narrow shoulders and the dress, down to the boards. */
const SHOULDERS = smooth([
  [576, 356],
  [640, 350],
  [706, 356],
  [768, 402],
  [792, 470],
  [800, 560],
  [640, 574],
  [480, 560],
  [490, 470],
  [514, 402],
])
const body = (): string =>
  lit(
    path(SHOULDERS, lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.3)], 62)) +
      clipped(
        SHOULDERS,
        stroke('M574 362Q640 408 708 362', C.santan, 12) +
          stroke('M470 512Q640 540 812 512', C.santan, 16) +
          stroke('M560 530L548 600M640 536V600M724 530L738 600', shade(ORANGE, 0.4), 6, { opacity: 0.4 }),
      ),
    7,
  ) +
  lit(
    path(
      tube(
        [
          [640, 340],
          [640, 358],
        ],
        [40, 42],
      ),
      lin([mix(skin.b, skin.s, 0.5), skin.b], 90),
    ),
    3,
  )
const ELBOW: readonly [Point, Point] = [
    [446, 506],
    [842, 500],
  ],
  WRIST: readonly [Point, Point] = [
    [566, 484],
    [712, 442],
  ],
  SHOULDER: readonly [Point, Point] = [
    [526, 418],
    [756, 416],
  ]
/** Upper arm, sleeve and forearm of one side. */
const arm = (i: 0 | 1): string => {
  const [s, e, w] = [SHOULDER[i], ELBOW[i], WRIST[i]],
    [x, y] = [s[0] + (e[0] - s[0]) * 0.6, s[1] + (e[1] - s[1]) * 0.6],
    [dx, dy] = [(e[1] - s[1]) * 0.42, (e[0] - s[0]) * 0.42]
  return lit(
    path(tube([s, e, w], [36, 33, 24]), BARE) +
      path(tube([s, [x, y]], [46, 48], { end: 'flat' }), lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.25)], 60)) +
      stroke(`M${f(x - dx)} ${f(y + dy)}L${f(x + dx)} ${f(y - dy)}`, C.santan, 10),
    6,
  )
}
/** Face and body; the arms that lie on the dress. */
export const ekaClose = (how: Waiting = {}): string =>
  clipped(ABOVE, drawn(0.24, () => body() + arm(0) + arm(1)) + face(how))

/** Four fingers round a stick from the left (d = 1) or the right (d = -1), their knuckles toward us. */
const grip = (x: number, y: number, d: 1 | -1, r: number): string =>
  place(
    lit(
      path(
        smooth([
          [-30, -26],
          [4, -36],
          [26, -30],
          [30, 0],
          [26, 28],
          [2, 36],
          [-30, 26],
        ]),
        BARE,
      ) +
        [-25, -8, 9, 25]
          .map((yy, i) =>
            path(
              tube(
                [
                  [4, yy],
                  [26 - Math.abs(i - 1.4) * 2, yy + 1],
                  [33 - Math.abs(i - 1.4) * 3, yy + 4],
                ],
                [10, 9.6, 8.4],
              ),
              mix(skin.b, skin.l, 0.24),
            ),
          )
          .join('') +
        stroke('M10 -16.5H32M10 0.5H35M10 17.5H31', skin.s, 2.6, { opacity: 0.6 }) +
        path(
          tube(
            [
              [-10, -30],
              [10, -46],
              [28, -44],
            ],
            [11, 10, 8.4],
          ),
          mix(skin.b, skin.l, 0.12),
        ),
      4,
    ),
    x,
    y,
    0.96,
    r,
    d < 0,
  )
/** The dark that the sticks lay on her dress. */
const frameShade = (): string => stroke('M0 -100V184M-104 0H104', C.manggis, 9, { opacity: 0.4 })
/** The bare kite and the two hands that hold it. */
export const heldFrame = (): string =>
  drawn(0.28, () =>
    clipped(ABOVE, [
      place(frameShade(), 648, 462, 1.08, -30),
      place(bareKite(3), 640, 452, 1.08, -30),
      grip(WRIST[0][0] + 24, WRIST[0][1] - 2, 1, -20),
      grip(WRIST[1][0] - 4, WRIST[1][1], -1, 14),
    ]),
  )
