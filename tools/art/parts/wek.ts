/** Wek the duckling: small, yellow, with one brown feather that sticks up. Faces right, feet on y=0, about 100 high with the feather. */
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { circle, clipped, f, g, glow, lin, path, place, stroke } from '../core/svg.ts'
import { C, light, mix, shade } from '../palette.ts'
import { crestFeather } from './ducks.ts'

/** What Wek feels: `peep` opens the beak, `unmoved` is the slow look under heavy lids. */
type WekMood = 'happy' | 'sad' | 'peep' | 'wonder' | 'unmoved'
/** What Wek's body does: `sit`, `stand` and `run` from the side, `hop` in the air with both wings out, `front` toward us. */
type WekPose = 'sit' | 'stand' | 'hop' | 'run' | 'front'
/** How Wek is drawn. */
export interface WekOptions {
  readonly pose?: WekPose
  readonly mood?: WekMood
  /** Where the head looks: -1 left, 0 at us, 1 right; to the right by nature, at us in the pose `front`. */
  readonly turn?: number
  /** Tilt of the head, degrees. */
  readonly tilt?: number
  /** Closed eyes. */
  readonly lids?: boolean
}

const DOWN = '#FFD447',
  DEEP = mix(C.kunyit, C.mangga, 0.42),
  BEAK = C.mangga,
  LINE = shade(C.bata, 0.35)
const fluff = (): string => lin([light(DOWN, 0.62), DOWN, DEEP], 62)

/** A webbed foot whose heel is at x, y. */
const web = (x: number, y: number, turn = 0, s = 1): string =>
  place(
    lit(
      path('M-5 -3Q2 -6 6 -2L16 2Q15 7 9 5Q7 9 2 6Q-3 9 -7 5Z', lin([light(BEAK, 0.2), mix(BEAK, C.bata, 0.4)], 80)),
      0.9,
    ),
    x,
    y,
    s,
    turn,
  )
/** One eye; its lid hangs low where nothing impresses. */
function eye(x: number, y: number, { mood, lids }: WekOptions): string {
  if (lids) return stroke(`M${f(x - 6)} ${f(y)}q6 5.5 12 0`, C.tinta, 2.8)
  const r = mood === 'peep' || mood === 'wonder' ? 6.6 : 6
  const ball =
    circle(x, y, r, C.tinta) +
    circle(x - r * 0.28, y - r * 0.4, r * 0.4, C.putih) +
    circle(x + r * 0.34, y + r * 0.42, r * 0.2, C.putih, { opacity: 0.85 })
  if (mood !== 'unmoved') return ball
  return (
    ball +
    path(`M${f(x - 8)} ${f(y - 1)}V${f(y - 8)}H${f(x + 8)}V${f(y - 1)}Z`, DOWN) +
    stroke(`M${f(x - 7)} ${f(y - 1)}H${f(x + 7)}`, C.tinta, 2.6)
  )
}
const brow = (x: number, y: number, side: number): string =>
  stroke(`M${f(x - side * 5)} ${f(y - 2.5)}Q${f(x)} ${f(y - 4)} ${f(x + side * 5)} ${f(y + 2)}`, C.tinta, 2)

/** The beak from the side. */
const sideBeak = (mood: WekMood): string =>
  mood === 'peep'
    ? path('M20 -4L40 -11Q38 -2 32 1L20 2Z', lin([light(BEAK, 0.2), BEAK], 80)) +
      path('M20 1L31 2Q29 6 20 7Z', C.cabai, { opacity: 0.75 }) +
      path('M20 5L35 7Q29 15 19 10Z', shade(BEAK, 0.18))
    : path('M20 -5Q32 -9 39 -2Q40 1 36 3Q28 8 19 7Z', lin([light(BEAK, 0.25), BEAK, mix(BEAK, C.bata, 0.5)], 80)) +
      stroke(mood === 'sad' ? 'M21 3Q29 1 36 2.4' : 'M21 1Q29 4 37 -.4', LINE, 1.5)
/** The beak toward us, its root at x, 4. */
const frontBeak = (x: number, mood: WekMood): string =>
  place(
    mood === 'peep'
      ? path('M-9 -2Q0 -8 9 -2Q6 4 0 4Q-6 4 -9 -2Z', BEAK) +
          path('M-7 2Q0 6 7 2Q6 8 0 8Q-6 8 -7 2Z', C.cabai, { opacity: 0.75 }) +
          path('M-7 6Q0 10 7 6Q5 14 0 14Q-5 14 -7 6Z', shade(BEAK, 0.18))
      : path('M-11 0Q0 -10 11 0Q8 8 0 9Q-8 8 -11 0Z', lin([light(BEAK, 0.3), BEAK, mix(BEAK, C.bata, 0.45)], 80)) +
          stroke(mood === 'sad' || mood === 'unmoved' ? 'M-9 3Q0 0 9 3' : 'M-9 1Q0 6 9 1', LINE, 1.5),
    x,
    7,
  )

/** The head with its feather, a ball of 25 around 0,0. */
function wekHead(how: WekOptions = {}): string {
  const { turn = 1, mood = 'happy', tilt = 0 } = how,
    isSide = Math.abs(turn) > 0.7,
    x = turn * 12,
    ball = lit(
      path(
        smooth([
          [0, -25],
          [18, -18],
          [25.5, 1],
          [20, 17],
          [0, 24.5],
          [-20, 17],
          [-25.5, 1],
          [-18, -18],
        ]),
        fluff(),
      ),
      2.2,
    )
  const face = isSide
    ? circle(9, 9, 8, glow(C.sepatu, 0.6)) +
      sideBeak(mood) +
      eye(11, -4, how) +
      (mood === 'sad' ? stroke('M5 -11Q10 -15 18 -15', C.tinta, 2) : '')
    : circle(x - 15, 9, 8, glow(C.sepatu, 0.6)) +
      circle(x + 15, 9, 8, glow(C.sepatu, 0.6)) +
      eye(x - 11, -3, how) +
      eye(x + 11, -3, how) +
      (mood === 'sad' ? brow(x - 11, -12, -1) + brow(x + 11, -12, 1) : '') +
      frontBeak(x, mood)
  const whole = place(crestFeather(0.95), -2, -20) + ball + face
  return place(isSide && turn < 0 ? place(whole, 0, 0, 1, 0, true) : whole, 0, 0, 1, tilt)
}

const SITTING = smooth([
  [-37, -36],
  [-27, -31],
  [-8, -43],
  [15, -43],
  [29, -25],
  [23, -7],
  [0, 0],
  [-22, -5],
])
const HOPPING = smooth([
  [-36, -44],
  [-20, -44],
  [6, -50],
  [25, -36],
  [22, -17],
  [0, -9],
  [-22, -16],
])
const FRONT = smooth([
  [0, -46],
  [22, -40],
  [33, -20],
  [26, -4],
  [0, 0],
  [-26, -4],
  [-33, -20],
  [-22, -40],
])
/** Soft ticks of down. */
const ticks = (d: string): string => stroke(d, light(C.kunyit, 0.7), 2, { opacity: 0.75 })
const chest = (outline: string, x: number, y: number): string =>
  path(outline, fluff()) + clipped(outline, circle(x, y, 22, glow(light(C.kunyit, 0.8), 0.85)))

/** The body without the head; the head belongs at the point. */
function body(pose: WekPose): { svg: string; neck: readonly [number, number] } {
  if (pose === 'front') {
    const wing = (side: number) =>
      lit(
        path(
          `M${side * 25} -34C${side * 36} -30 ${side * 41} -18 ${side * 37} -9C${side * 31} -11 ${side * 26} -16 ${side * 23} -22Z`,
          lin([DOWN, DEEP], 70),
        ),
        1.2,
      )
    return {
      neck: [0, -60],
      svg: g([
        web(-11, -9, 66, 0.92),
        place(web(0, 0, 66, 0.92), 11, -9, 1, 0, true),
        lit(chest(FRONT, 0, -16), 2.4),
        ticks('M-8 -20q3 3 6 0M4 -20q3 3 6 0M-3 -12q3 3 6 0'),
        wing(-1),
        wing(1),
      ]),
    }
  }
  if (pose === 'hop')
    return {
      neck: [16, -66],
      svg: g([
        stroke('M-4 -12L-12 -4M10 -12L8 -2', mix(BEAK, C.bata, 0.3), 4.4),
        web(-14, -3, 44),
        web(8, 0, 26),
        place(
          lit(path('M6 -42C14 -58 32 -66 44 -64C38 -58 42 -54 36 -50C30 -42 18 -36 8 -36Z', shade(DEEP, 0.08)), 1.2),
          0,
          0,
        ),
        lit(chest(HOPPING, 14, -26), 2.4),
        lit(
          path(
            'M2 -38C-10 -58 -28 -66 -44 -64C-37 -58 -42 -54 -36 -49C-40 -44 -33 -40 -28 -38C-20 -30 -6 -28 2 -32Z',
            lin([light(C.kunyit, 0.5), DOWN, DEEP], 62),
          ),
          1.6,
        ),
      ]),
    }
  if (pose === 'run')
    return {
      neck: [20, -60],
      svg: g([
        stroke('M-6 -12L-20 -5M10 -12L22 -7', mix(BEAK, C.bata, 0.3), 4.4),
        web(-24, -3, 42),
        web(22, -5, -12),
        lit(chest(HOPPING, 14, -26), 2.4),
        lit(
          path(
            'M0 -38C-12 -52 -28 -58 -41 -55C-34 -50 -38 -45 -33 -41C-26 -31 -8 -27 2 -31Z',
            lin([light(C.kunyit, 0.5), DOWN, DEEP], 62),
          ),
          1.6,
        ),
      ]),
    }
  const stands = pose === 'stand'
  return {
    neck: [12, stands ? -68 : -58],
    svg: g([
      stands ? stroke('M-5 -14V-4M11 -14V-4', mix(BEAK, C.bata, 0.3), 4.4) : '',
      web(-6, -3),
      web(10, -2),
      place(
        g([
          lit(chest(SITTING, 14, -14), 2.4),
          ticks('M16 -16q3 3 6 0M10 -9q3 3 6 0M18 -26q3 3 6 0'),
          lit(
            path(
              'M3 -33C-10 -36 -25 -30 -31 -20C-25 -19 -26 -15 -20 -13C-18 -9 -8 -9 -3 -12C6 -18 7 -26 3 -33Z',
              lin([DOWN, DEEP], 70),
            ),
            1.5,
          ),
        ]),
        0,
        stands ? -10 : -1,
      ),
    ]),
  }
}
/** Wek, feet on y=0. */
export function wek(how: WekOptions = {}): string {
  const pose = how.pose ?? 'sit',
    { svg, neck } = body(pose)
  return svg + place(wekHead({ ...how, turn: how.turn ?? (pose === 'front' ? 0 : 1) }), neck[0], neck[1])
}
