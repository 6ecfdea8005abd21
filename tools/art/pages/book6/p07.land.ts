/** Book 6, page 7: from the ladder of the barn down to the ground: moonlit earth, four stilts that come up at us like columns, a pool of lamplight. */
import { lit } from '../../core/light.ts'
import {
  type BoxTuple,
  clipped,
  ellipse,
  f,
  g,
  glow,
  lin,
  linU,
  path,
  place,
  rad,
  rect,
  rng,
  stroke,
} from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { light, shade } from '../../palette.ts'
import { dryBrush } from '../../core/light.ts'

const WOOD = '#A06A3C'
/** A stilt that rises to us: its foot at x, y, its head at tx, ty, out of the picture; w0 at the foot, w1 near us. */
export function stilt(x: number, y: number, tx: number, ty: number, w0: number, w1: number): string {
  const d = `M${x - w0} ${y}L${tx - w1} ${ty}H${tx + w1}L${x + w0} ${y}Q${x} ${y + w0 * 0.5} ${x - w0} ${y}Z`
  const box: BoxTuple = [Math.min(x, tx) - w1, ty, Math.abs(tx - x) + w1 * 2, y - ty]
  return (
    ellipse(x + 16, y + 6, w0 * 2.3, w0 * 0.9, '#0A1024', { opacity: 0.5 }) +
    lit(ellipse(x, y + 4, w0 * 1.7, w0 * 0.66, lin(['#C9BFB4', '#8A8078', '#5F564F'], 60)), 3) +
    lit(
      path(d, lin([light(WOOD, 0.34), WOOD, shade(WOOD, 0.5)], 8)) +
        clipped(d, dryBrush(d, box, shade(WOOD, 0.5), { n: 18, angle: 86, len: 0.14, width: 4, o: 0.36, seed: 3 })),
      5,
    )
  )
}
/** Earth at night with a round of light in it. */
export const background = (): string => {
  const r = rng(9)
  let tufts = '',
    stones = ''
  for (let i = 0; i < 70; i++) {
    const x = r.in(0, 1280),
      y = r.in(0, 800)
    if (Math.hypot((x - 560) / 1.3, y - 470) < 250) continue
    tufts += `M${f(x)} ${f(y)}l-5 -12M${f(x + 3)} ${f(y)}l0 -15M${f(x + 6)} ${f(y)}l6 -11`
  }
  for (let i = 0; i < 26; i++)
    stones += ellipse(r.in(120, 1060), r.in(200, 760), r.in(5, 13), r.in(4, 8), '#8A8FA8', { opacity: 0.5 })
  return g([
    rect(-10, -10, 1300, 820, linU(['#3D4F7E', '#2C3D6C', '#1D2B56'], 200, 0, 700, 800)),
    stroke(tufts, '#5C8A8A', 2.6, { opacity: 0.3 }),
    stones,
    ellipse(
      520,
      500,
      520,
      330,
      rad(
        [
          ['#FFD27A', 0, 0.95],
          ['#E8A24A', 0.42, 0.72],
          ['#B0703E', 0.7, 0.34],
          ['#6A4A5A', 1, 0],
        ],
        0.46,
        0.5,
        0.52,
      ),
    ),
    ellipse(460, 560, 260, 160, glow('#FFF0B8', 0.6)),
    relight(stilt(176, 240, 60, -20, 24, 46), 'malam'),
    relight(stilt(1010, 180, 1150, -20, 24, 40), 'malam'),
  ])
}
/** Two rungs of the ladder and its rail, dark and close, and the edge of the floor that we look over. */
export const foreground = (): string =>
  g([
    g(
      place(lit(stroke('M1216 -20L1296 820', '#3A2418', 54) + stroke('M1204 -20L1284 820', '#5A3A26', 8), 4), 0, 0) +
        lit(stroke('M1098 700L1300 676', '#3A2418', 44) + stroke('M1098 690L1300 666', '#5A3A26', 7), 4) +
        lit(stroke('M1136 306L1300 290', '#3A2418', 34) + stroke('M1136 298L1300 282', '#5A3A26', 6), 3),
    ),
    path('M-20 -20H300L-20 70Z', '#0C0F24'),
  ])
