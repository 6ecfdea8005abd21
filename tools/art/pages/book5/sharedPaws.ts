/** What is seen of Kiko while he is under the hat: legs in white socks, the kinked tail, one paw, flat ears. */
import type { Point } from '../../core/geom.ts'
import { smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, f, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { kittenTail } from '../../parts/kitten.ts'

const FUR = '#F2963C',
  DARK = '#BE5A1C',
  COAT = lin([light(FUR, 0.35), FUR, shade(FUR, 0.16)], 62),
  WHITE = lin(['#FFFFFF', '#FFF3DC', '#E9D6BC'], 70),
  /** Fur that goes up into the dark of a hat. */
  DEEP = lin(['#5A2D14', shade(FUR, 0.18), FUR, light(FUR, 0.2)], 90)

/** A white foot of a leg that ends at 0,0, sole down, toes to the right. */
const foot = (): string =>
  lit(
    path(
      smooth([
        [-8, -10],
        [2, -12],
        [13, -6],
        [16, 1],
        [10, 5],
        [-6, 5],
        [-10, 0],
      ]),
      WHITE,
    ) + stroke('M6 -1.5q3.4 1.6 3 6M11 -2.4q3 1.8 2.4 6', '#C9A98A', 1.5),
    1.2,
  )
/** A leg from the body to a foot: the upper half striped fur, the lower half a sock. `turn` turns the foot; `coat` is how its fur is lit. */
export function sockLeg(from: Point, knee: Point, to: Point, turn = 0, coat: string = COAT): string {
  const d = tube([from, knee, to], [11.5, 9, 7.6]),
    sock = tube(
      [
        [knee[0] * 0.35 + to[0] * 0.65, knee[1] * 0.35 + to[1] * 0.65],
        [knee[0] * 0.15 + to[0] * 0.85, knee[1] * 0.15 + to[1] * 0.85],
        to,
      ],
      [9.2, 8.8, 8.2],
    )
  const stripes = [0.18, 0.4, 0.62]
    .map((t) => {
      const x = from[0] + (knee[0] - from[0]) * t,
        y = from[1] + (knee[1] - from[1]) * t
      return `M${f(x - 12)} ${f(y - 2)}q12 5 24 0`
    })
    .join('')
  return (
    lit(path(d, coat) + clipped(d, stroke(stripes, DARK, 3.6, { opacity: 0.7 })), 1.6) +
    lit(path(sock, WHITE), 1.2) +
    place(foot(), to[0], to[1], 1, turn)
  )
}
/** Kiko's belly, hidden by the hat till it hops: foot of it at y, `w` wide. */
const belly = (x: number, y: number, w: number, h: number): string => {
  const d = smooth([
    [x - w / 2, y - h * 0.3],
    [x - w * 0.3, y - h],
    [x + w * 0.3, y - h],
    [x + w / 2, y - h * 0.3],
    [x + w * 0.3, y],
    [x - w * 0.3, y],
  ])
  let lines = ''
  for (let i = -2; i <= 2; i++) lines += `M${f(x + (i * w) / 5.4)} ${f(y - h - 4)}q6 ${f(h * 0.34)} 1 ${f(h * 0.6)}`
  return lit(path(d, COAT) + clipped(d, stroke(lines, DARK, 5, { opacity: 0.85 })), 2)
}
/** The belly as the dark of the hat leaves it: only its lower edge is lit. */
const shadedBelly = (x: number, y: number, w: number, h: number): string =>
  ellipse(x, y, w / 2, h / 2, lin(['#1E0F07', '#26130A', '#4A2713'], 90)) +
  stroke(
    `M${f(x - 34)} ${f(y + 2)}q4 8 2 14M${f(x - 10)} ${f(y + 6)}q4 8 2 13M${f(x + 16)} ${f(y + 6)}q4 8 1 12`,
    DARK,
    4,
    {
      opacity: 0.3,
    },
  )
/** Four socks in a gallop to the right, 190 wide, their upper ends 84 above the ground, in the dark of a hat seen from below. */
export const gallop = (): string =>
  g([
    shadedBelly(-8, -84, 112, 30),
    sockLeg([30, -84], [48, -58], [78, -44], -24, DEEP),
    sockLeg([-26, -82], [-50, -54], [-58, -26], 30, DEEP),
    sockLeg([12, -80], [34, -46], [48, -12], -10, DEEP),
    sockLeg([-44, -80], [-66, -58], [-94, -40], 56, DEEP),
  ])
/** Four socks that stand, the tail up behind: 130 wide. `wag` turns the tail. */
export const standing = (wag = 0): string =>
  g([
    place(kittenTail(), 72, -26, 1.2, 34 + wag),
    sockLeg([-26, -34], [-28, -20], [-26, -5]),
    sockLeg([34, -34], [36, -20], [35, -5]),
    belly(4, -20, 120, 38),
    sockLeg([-46, -30], [-50, -18], [-48, -3]),
    sockLeg([16, -30], [15, -18], [14, -3]),
  ])
/** One white paw that looks out from under a rim, flat on the ground, from above: 34 wide. */
export const pawFromAbove = (): string =>
  lit(
    path('M-14 -9C-2 -14 12 -13 17 -6C20 0 17 8 10 10C0 13 -10 11 -15 8C-18 2 -18 -5 -14 -9Z', WHITE) +
      stroke('M7 -9q6 1 9 4M8 0h10M6 8q6 -1 9 -4', '#C9A98A', 1.6) +
      path('M-16 -8C-24 -8 -28 -6 -30 -7L-30 8C-26 7 -22 9 -15 8Z', COAT),
    1.4,
  )
/** Ears laid flat under a rim at y=0, and the eyes between them. */
export const flatEars = (): string =>
  lit(
    [-1, 1]
      .map((d) =>
        place(
          path('M-12 6L-14 -12Q-11 -19 -4 -15L16 2Q2 8 -12 6Z', COAT) +
            path('M-8 2L-9 -8Q-6 -11 -3 -9L8 2Q0 4 -8 2Z', '#F2A08E'),
          d * 20,
          0,
          1,
          d * 46,
          d > 0,
        ),
      )
      .join('') + ellipse(0, 6, 26, 12, C.mangga),
    1.4,
  )
