/** Reeds at the water's edge: broad blades that hide whoever stands behind them, and a few cattails over them. */
import { lit } from '../core/light.ts'
import { f, g, lin, path, place, rng, stroke } from '../core/svg.ts'
import { C, light, mix, shade } from '../palette.ts'
import type { Line } from './grass.ts'

/** How reeds grow: from x0 to x1, up to a line, with their feet at `foot`, a blade every `step` px in each of three rows. */
export interface Reeds {
  readonly x0: number
  readonly x1: number
  readonly foot: number
  readonly step?: number
  readonly seed?: number
}

/** A broad blade from x, y: its tip is `h` higher and `bend` px to the side. */
const blade = (x: number, y: number, h: number, bend: number, w: number): string =>
  `M${f(x - w)} ${f(y)}C${f(x - w * 1.3)} ${f(y - h * 0.5)} ${f(x + bend * 0.2 - w)} ${f(y - h * 0.8)} ${f(x + bend)} ${f(y - h)}` +
  `C${f(x + bend * 0.36 + w)} ${f(y - h * 0.72)} ${f(x + w * 1.3)} ${f(y - h * 0.4)} ${f(x + w)} ${f(y)}Z`

/** Reeds whose tips reach about `top`. Dark at the back and at the foot, so that what stands before them is seen. */
export function reeds(top: Line, { x0, x1, foot, step = 26, seed = 1 }: Reeds): string {
  const r = rng(seed)
  const rows = [
    { share: 0.94, color: mix(C.hutan, C.daun, 0.2), w: 12 },
    { share: 1, color: mix(C.daun, C.hutan, 0.35), w: 11 },
    { share: 0.86, color: mix(C.daun, C.pisang, 0.35), w: 10 },
  ]
  const wall = `M${f(x0)} ${f(foot)}${Array.from({ length: Math.ceil((x1 - x0) / 24) + 1 }, (_, i) => {
    const x = x0 + i * 24
    return `L${f(x)} ${f(foot - (foot - top(x)) * 0.81)}`
  }).join('')}L${f(x1)} ${f(foot)}Z`
  const blades = rows.map(({ share, color, w }) => {
    let dull = '',
      bright = '',
      ribs = ''
    for (let x = x0; x < x1; x += step * r.in(0.7, 1.3)) {
      const h = (foot - top(x)) * share * r.in(0.8, 1.05),
        bend = r.in(-0.16, 0.18) * h,
        one = blade(x, foot, h, bend, w * r.in(0.8, 1.15))
      if (r() < 0.4) bright += one
      else dull += one
      ribs += `M${f(x)} ${f(foot - h * 0.2)}Q${f(x + bend * 0.1)} ${f(foot - h * 0.6)} ${f(x + bend * 0.7)} ${f(foot - h * 0.9)}`
    }
    return g([
      path(dull, lin([light(color, 0.14), shade(color, 0.28)], 90)),
      path(bright, lin([light(mix(color, C.padi, 0.28), 0.1), shade(color, 0.2)], 90)),
      stroke(ribs, light(color, 0.35), 1.6, { opacity: 0.4 }),
    ])
  })
  return g([path(wall, lin([mix(C.hutan, C.daun, 0.25), shade(C.hutan, 0.25)], 90)), ...blades])
}

/** A cattail from its foot at 0,0, `h` high, leaning `lean` px to the side. */
export const cattail = (h: number, lean = 0): string =>
  g([
    stroke(`M0 0Q${f(lean * 0.2)} ${f(-h * 0.6)} ${f(lean)} ${f(-h)}`, mix(C.daun, C.jati, 0.35), 5),
    lit(
      place(
        path(
          'M-11 -30C-11 -44 11 -44 11 -30V36C11 48 -11 48 -11 36Z',
          lin([light(C.jati, 0.28), C.jati, shade(C.jati, 0.3)], 0),
        ) + stroke('M0 -41V-66', mix(C.jati, C.padi, 0.5), 4),
        lean * 0.86,
        -h * 0.92,
        1,
        lean * 0.22,
      ),
      2,
    ),
  ])
