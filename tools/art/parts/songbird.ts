/** Small round birds that perch and listen; about 56 wide, 70 high, feet on y=0. */
import { lit } from '../core/light.ts'
import { circle, clipped, ellipse, f, glow, lin, path, place, stroke } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { C, light, shade } from '../palette.ts'

/** What makes one bird another than its neighbour. */
export interface BirdLook {
  readonly coat: string
  readonly belly: string
  /** Feathers on the head. */
  readonly crest?: boolean
}
/** How a bird listens: its head leans by `tilt` degrees; `clap`: wings up, beak open, eyes laughing. */
export interface BirdPose {
  readonly tilt?: number
  readonly mood?: 'listen' | 'shut' | 'clap'
}

const BODY = smooth([
  [0, -50],
  [17, -44],
  [25, -26],
  [20, -8],
  [0, -1],
  [-20, -8],
  [-25, -26],
  [-17, -44],
])
const feet = (): string => stroke('M-9 -3v4M-13 2h8M9 -3v4M5 2h8', '#C9762E', 3.2)
const tail = (c: string): string => path('M-6 -12L-14 22Q-4 27 2 22L8 -12Z', lin([c, shade(c, 0.4)], 90))
/** A wing at one side: folded, or lifted to clap. */
function wing(side: -1 | 1, c: string, isUp: boolean): string {
  const d = isUp
    ? `M${side * 18} -36C${side * 34} -46 ${side * 42} -62 ${side * 38} -78C${side * 24} -72 ${side * 12} -58 ${side * 12} -40Z`
    : `M${side * 15} -42C${side * 30} -36 ${side * 31} -18 ${side * 19} -6C${side * 14} -18 ${side * 11} -32 ${side * 15} -42Z`
  const feathers = isUp
    ? `M${side * 33} -70L${side * 22} -52M${side * 36} -60L${side * 24} -46`
    : `M${side * 25} -16L${side * 18} -24M${side * 27} -24L${side * 18} -32`
  return lit(path(d, lin([light(c, 0.2), shade(c, 0.22)], 70)) + stroke(feathers, shade(c, 0.4), 1.8), 1.2)
}
function eyes(mood: 'listen' | 'shut' | 'clap'): string {
  if (mood === 'listen')
    return [-1, 1]
      .map((side) => circle(side * 10, -3, 4.6, C.tinta) + circle(side * 10 - 1.5, -4.8, 1.7, C.putih))
      .join('')
  const bow = mood === 'clap' ? -5 : 4
  return stroke(`M-14.5 -2q4.5 ${bow} 9 0M5.5 -2q4.5 ${bow} 9 0`, C.tinta, 2.4)
}
function head({ coat, belly, crest = false }: BirdLook, mood: 'listen' | 'shut' | 'clap'): string {
  const face = ellipse(0, 5, 15, 11, belly),
    ball = circle(0, 0, 19.5, lin([light(coat, 0.35), coat, shade(coat, 0.18)], 62)),
    beak =
      mood === 'clap'
        ? path('M-5 3Q0 -2 5 3L0 9Z', '#F6A23C') + path('M-4 5L0 14L4 5Z', '#D9762E')
        : path('M-5.4 2.6Q0 -2.4 5.4 2.6L0 11Z', '#F6A23C') + stroke('M-4 4.6Q0 6.4 4 4.6', '#B9601F', 1.2)
  return (
    (crest ? stroke('M-1 -17Q-9 -28 -4 -34M1 -18Q2 -30 9 -33', shade(coat, 0.12), 4.4) : '') +
    lit(ball, 1.6) +
    clipped('M0 -19.5A19.5 19.5 0 1 1 -0.1 -19.5Z', face) +
    circle(-14, 5, 6, glow(C.sepatu, 0.6)) +
    circle(14, 5, 6, glow(C.sepatu, 0.6)) +
    eyes(mood) +
    beak
  )
}
/** A bird from the front. */
export function songbird(look: BirdLook, { tilt = 0, mood = 'listen' }: BirdPose = {}): string {
  const { coat, belly } = look,
    isUp = mood === 'clap'
  return (
    tail(coat) +
    (isUp ? wing(-1, coat, true) + wing(1, coat, true) : '') +
    lit(
      path(BODY, lin([light(coat, 0.3), coat, shade(coat, 0.25)], 62)) +
        clipped(
          BODY,
          ellipse(0, -16, 16, 20, belly) +
            stroke('M-6 -22q3 3 6 0M2 -14q3 3 6 0M-8 -10q3 3 6 0', shade(belly, 0.16), 1.8),
        ),
      2,
    ) +
    (isUp ? '' : wing(-1, coat, false) + wing(1, coat, false)) +
    place(head(look, mood), tilt * 0.18, -55 + Math.abs(tilt) * 0.06, 1, tilt) +
    feet()
  )
}
/** A note of music with its head at 0,0; `pair`: two joined ones. */
export function note(color: string, pair = false): string {
  const h = (x: number, y: number) => ellipse(x, y, 8.6, 6.4, color, { transform: `rotate(-20 ${f(x)} ${f(y)})` })
  const d = pair ? 'M7 -2V-36L35 -42V-8' : 'M7 -2V-38Q12 -26 20 -22'
  const beam = pair ? path('M5.2 -38L36.8 -45V-36L5.2 -29Z', color) : ''
  const all = h(0, 0) + (pair ? h(28, -6) : '') + stroke(d, color, 3.8) + beam
  return stroke(d, C.putih, 8, { opacity: 0.85 }) + place(all, 0, 0)
}
