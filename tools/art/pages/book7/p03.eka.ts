/** Book 7, page 3: Eka from the ground, in the air: boots first, the dress a bell over them, far above a face that looks up. Stage pixels. */
import { ear, features, headPath } from '../../characters/face.ts'
import { CAST } from '../../characters/people.ts'
import { hand } from '../../characters/hands.ts'
import { shine, tone } from '../../characters/hairParts.ts'
import { MOUTHS } from '../../characters/mouths.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { grainOf, lit } from '../../core/light.ts'
import { blur, clipped, ellipse, f, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { reel } from './sharedKite.ts'

const ORANGE = CAST.eka.top?.color ?? C.mangga,
  LEGGINGS = CAST.eka.leggings ?? C.gunung,
  BOOT = C.kunyit,
  SOLE = mix(C.mangga, C.soga, 0.55),
  RUBBER = lin([light(BOOT, 0.45), BOOT, shade(BOOT, 0.3)], 25),
  skin = SKIN.sawo
/** The middle of her face, its size and tilt: far up. */
const FACE = { x: 472, y: 288, s: 1.06 } as const
/** Where the reel is, in her raised hand. */
const REEL: Point = [622, 264]

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** A leg comes toward us: thin where it leaves the dress, wide where the boot begins. */
const leg = (points: readonly [Point, Point, Point]): string =>
  lit(path(tube(points, [22, 27, 31]), lin([light(LEGGINGS, 0.25), LEGGINGS, shade(LEGGINGS, 0.34)], 20)), 4)
/** The outline of a sole, toe up, 0,0 its middle. */
const SOLE_LINE = smooth([
  [0, -92],
  [42, -76],
  [58, -34],
  [46, 14],
  [46, 52],
  [30, 82],
  [0, 90],
  [-30, 82],
  [-46, 52],
  [-48, 14],
  [-58, -34],
  [-42, -76],
])
/** The tread: bars over the ball of the foot and the heel. */
const tread = (): string =>
  g([
    path(SOLE_LINE, lin([light(SOLE, 0.34), SOLE, shade(SOLE, 0.24)], 60)),
    clipped(
      SOLE_LINE,
      [-66, -44, -22, 0].map((y) => stroke(`M-44 ${y + 6}Q0 ${y - 12} 44 ${y + 6}`, shade(SOLE, 0.42), 9)).join('') +
        [44, 64].map((y) => stroke(`M-30 ${y}Q0 ${y - 8} 30 ${y}`, shade(SOLE, 0.42), 9)).join(''),
    ),
    stroke(SOLE_LINE, light(BOOT, 0.3), 7),
  ])
/** A boot that kicks at us: its shaft with a lip, from `shin` down, its toe cap, its sole. */
function bootAtUs(shin: Point, at: Point, s: number, turn: number): string {
  const d: Point = [at[0] - shin[0], at[1] - shin[1]],
    long = Math.hypot(...d),
    [nx, ny] = [(-d[1] / long) * 44, (d[0] / long) * 44],
    lip = `M${f(shin[0] - nx)} ${f(shin[1] - ny)}Q${f(shin[0] + d[0] * 0.2)} ${f(shin[1] + d[1] * 0.2)} ${f(shin[0] + nx)} ${f(shin[1] + ny)}`
  return (
    lit(
      path(tube([shin, [shin[0] + d[0] / 2, shin[1] + d[1] / 2], at], [44, 46, 50], { start: 'flat' }), RUBBER) +
        stroke(lip, light(BOOT, 0.5), 13, { 'stroke-linecap': 'butt' }) +
        place(path(SOLE_LINE, RUBBER), at[0] - d[0] * 0.16, at[1] - 17, s * 1.07, turn),
      5,
    ) + lit(place(tread(), at[0], at[1], s, turn), 4)
  )
}
/** The dress: its lining below, the bell over it, from the hem up to the shoulders. */
const lining = (): string =>
  path(
    smooth([
      [282, 528],
      [330, 492],
      [420, 474],
      [520, 482],
      [580, 510],
      [560, 548],
      [480, 566],
      [380, 568],
      [310, 556],
    ]),
    lin([shade(ORANGE, 0.5), shade(ORANGE, 0.34)], 90),
  )
const BELL =
  'M416 352C410 390 398 420 366 456C340 484 306 506 282 528C326 512 350 500 392 500C430 500 450 488 492 490C526 490 552 498 580 510C562 484 534 452 516 424C506 400 504 376 502 346C474 338 442 340 416 352Z'
const dress = (): string =>
  lit(
    path(BELL, lin([light(ORANGE, 0.34), ORANGE, shade(ORANGE, 0.26)], 40)) +
      clipped(
        BELL,
        stroke('M282 526C326 510 350 498 392 498C430 498 450 486 492 488C526 488 552 496 580 508', C.santan, 13) +
          stroke('M392 424Q452 408 520 420', C.santan, 10) +
          stroke('M428 340Q438 382 462 380Q484 378 490 338', C.santan, 8) +
          stroke('M410 440Q384 474 356 494M452 432Q446 462 440 488M494 430Q510 460 530 484', shade(ORANGE, 0.4), 4, {
            opacity: 0.4,
          }),
      ),
    4.5,
  )
/** An arm with its short sleeve. */
function arm(points: readonly [Point, Point, Point]): string {
  const [a, b] = points,
    along = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
    cuff = along(0.7)
  return lit(
    path(tube(points, [19, 17, 13]), lin([light(skin.b, 0.2), skin.b, mix(skin.b, skin.s, 0.3)], 40)) +
      path(
        tube([a, [(a[0] + cuff[0]) / 2, (a[1] + cuff[1]) / 2 - 2], cuff], [24, 26, 27], { end: 'flat' }),
        lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.22)], 50),
      ) +
      path(tube([along(0.63), along(0.72)], [27, 28], { start: 'flat', end: 'flat' }), C.santan),
    3,
  )
}
/** One braid in the wind: beads along a curve, a band, loose ends. Head units. */
function braid(points: readonly Point[], color: string): string {
  const [px, py] = points.at(-2) ?? [0, 0],
    [x, y] = points.at(-1) ?? [0, 0],
    turn = (Math.atan2(y - py, x - px) * 180) / Math.PI
  return lit(
    place(path('M2 -4L20 -9Q16 -3 22 1Q15 2 18 8L2 4Z', tone(color)), x, y, 1, turn) +
      points.map(([bx, by], i) => ellipse(bx, by, 10 - i * 0.5, 9.4 - i * 0.5, tone(color))).join('') +
      place(ellipse(5, 0, 3.6, 6.4, C.mangga), x, y, 1, turn),
    1.8,
  )
}
/** How her face answers. */
export interface Joy {
  readonly blink?: boolean
  readonly laughs?: boolean
}
/** Her hair from below: the fringe is high, strands run past the temples to the braids. Head units. */
const HAIR_LINE =
  'M-52 30C-62 8 -64 -18 -55 -36C-45 -57 -22 -64 2 -63C28 -62 48 -54 56 -34C62 -16 59 8 50 26C46 22 48 14 47 4C46 -10 42 -22 33 -31C24 -27 14 -30 8 -40C0 -29 -24 -26 -40 -22C-46 -12 -47 4 -47 14C-46 22 -48 28 -52 30Z'
/** A head thrown back, from below: chin and mouth near, fringe far; its features sit high and the underside of the jaw is seen. */
function face({ blink = false, laughs = false }: Joy): string {
  const turn = 0.5,
    color = CAST.eka.hair?.color ?? C.jati,
    outline = headPath(turn, CAST.eka.face),
    far = ear(1, skin, turn),
    near = ear(-1, skin, turn)
  return place(
    [
      braid(
        [
          [46, 24],
          [58, 33],
          [71, 37],
          [84, 35],
          [95, 30],
        ],
        color,
      ),
      lit(place(far.svg, 0, 8) + path(outline, lin([skin.l, skin.b, mix(skin.b, skin.s, 0.45)], 62)), 3, { shO: 0.26 }),
      clipped(outline, path('M-60 44Q4 18 60 46V80H-60Z', skin.s, { opacity: 0.5, filter: blur(4) })),
      features({
        skin,
        turn,
        nod: -1.5,
        look: [0.95, -1.1],
        expression: laughs ? 'laugh' : 'happy',
        blink,
        lashes: true,
        gap: 'gap',
        browColor: color,
        eyeScale: 1.08,
      }),
      place(MOUTHS.laugh(skin, 'gap'), turn * 10, 22.6, 1.12),
      lit(
        path(HAIR_LINE, tone(color)) +
          shine('M-42 -34C-34 -48 -20 -55 -4 -56M46 -30C42 -42 34 -50 24 -53M5 -38Q3 -50 -1 -60', color),
        2.6,
        { rim: '#FFD9A0', rimO: 0.5 },
      ),
      lit(place(near.svg, 0, 8), 1.4),
      braid(
        [
          [-48, 24],
          [-58, 34],
          [-71, 38],
          [-84, 35],
          [-95, 27],
          [-104, 17],
        ],
        color,
      ),
    ],
    FACE.x,
    FACE.y,
    FACE.s,
    -16,
  )
}
/** How far right of her drawing she is. */
const AWAY = 30
/** She hangs a little in the pull of the string. */
const PULL = { by: 6, x: 430, y: 520 } as const
const turned = ([x, y]: Point): Point => {
  const a = (PULL.by * Math.PI) / 180
  return [
    AWAY + PULL.x + (x - PULL.x) * Math.cos(a) - (y - PULL.y) * Math.sin(a),
    PULL.y + (x - PULL.x) * Math.sin(a) + (y - PULL.y) * Math.cos(a),
  ]
}
/** Where the string leaves the reel. */
export const TIP = turned([630, 256])
/** Eka, all of her. */
export const eka = (how: Joy = {}): string =>
  drawn(0.34, () =>
    g(
      [
        arm([
          [420, 366],
          [358, 344],
          [318, 282],
        ]),
        lit(hand('open', [318, 282], -146, -1, skin, 1.5), 2),
        arm([
          [484, 366],
          [566, 350],
          [614, 290],
        ]),
        lining(),
        leg([
          [468, 470],
          [512, 536],
          [552, 590],
        ]),
        leg([
          [420, 474],
          [364, 528],
          [322, 588],
        ]),
        path('M372 506C420 492 500 492 520 510L512 532C470 522 410 520 366 534Z', C.manggis, {
          opacity: 0.3,
          filter: blur(5),
        }),
        dress(),
        bootAtUs([536, 574], [590, 648], 0.8, 34),
        bootAtUs([350, 544], [298, 640], 1.02, -18),
        lit(
          path(
            tube(
              [
                [456, 352],
                [466, 326],
              ],
              [18, 17],
            ),
            skin.s,
          ),
          2,
        ),
        face(how),
        place(reel(2), REEL[0], REEL[1], 0.56, 30),
        lit(hand('fist', [612, 292], 154, 1, skin, 1.5), 2),
      ],
      { transform: `translate(${AWAY} 0) rotate(${PULL.by} ${PULL.x} ${PULL.y})` },
    ),
  )
