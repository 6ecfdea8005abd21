/** Book 8, page 6: nothing but fog, in three banks, paler the nearer it is. */
import { type Point, smooth } from '../../core/geom.ts'
import { blur, ellipse, g, glow, linU, path, rect, rng } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { NIGHT, rain } from './sharedRain.ts'

/** The colour of the fog: 0 far and dark, 1 near and pale. */
export const fogAt = (t: number): string => mix(mix(NIGHT.low, C.gunung, 0.24), mix(C.kabut, C.gunung, 0.4), t)
/** The lower edge of a bank that ends at both sides. */
const below = (y: number, foot: number, from: number, to: number): Point[] =>
  [0.86, 0.5, 0.14].map((t, i): Point => [from + (to - from) * t, i === 1 ? foot : foot - (foot - y) * 0.2])
/** A bank of fog whose upper edge rolls around a height; it fades to nothing at `foot`. */
export function bank(
  y: number,
  foot: number,
  t: number,
  { amp = 26, seed = 3, soft = 7, o = 1, from = -120, to = 1400, isLoose = false } = {},
): string {
  const r = rng(seed),
    pts: Point[] = []
  for (let x = from; x <= to; x += r.in(80, 150)) pts.push([x, y + r.in(-amp, amp)])
  const c = fogAt(t)
  const edge = isLoose
    ? smooth([[from - 60, y + amp * 3], ...pts, [to + 60, y + amp * 3], ...below(y, foot, from, to)], true)
    : `${smooth([...pts, [to + 40, y]], false)}V${foot}H${from}Z`
  return g(
    path(
      edge,
      linU(
        [
          [mix(c, C.putih, 0.16), 0, o],
          [c, 0.35, o * 0.8],
          [c, 1, 0],
        ],
        0,
        y - amp,
        0,
        foot,
      ),
    ),
    { filter: blur(soft) },
  )
}
/** Fog without end, a little paler where the hall must be. */
export const background = (): string =>
  g([
    rect(
      -10,
      -10,
      1300,
      820,
      linU([mix(NIGHT.middle, NIGHT.low, 0.5), fogAt(0.12), fogAt(0.4), fogAt(0.3)], 0, 0, 0, 800),
    ),
    ellipse(946, 350, 520, 330, glow(mix(C.kabut, C.kunyit, 0.26), 0.5)),
    bank(150, 470, 0.3, { seed: 5, amp: 34, soft: 11, o: 0.5 }),
    bank(322, 640, 0.56, { seed: 14, amp: 30, soft: 9, o: 0.55, to: 700, isLoose: true, from: -200 }),
    g(rain(0, { n: 46, seed: 4 }), { opacity: 0.35 }),
    bank(606, 900, 0.86, { seed: 21, amp: 20, soft: 8, o: 0.62 }),
  ])
/** Nothing lies over the pipe. */
export const foreground = (): string => ''
