/** The sawah of book 3: tall green rice, mirror water, the prints of ducks in the mud. */
import { clipped, f, g, glow, ellipse, lin, linU, path, place, rng, type Stop, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { type Line } from '../../parts/grass.ts'

const EARTH = mix(C.tanah, C.jati, 0.4)

/** How a wall of rice grows: height over its line, how far away (0..1), how many rows. */
export interface RiceWall {
  readonly h?: number
  readonly d?: number
  readonly rows?: number
  readonly step?: number
  readonly seed?: number
  /** Share of the tufts that carry an ear. */
  readonly ears?: number
}
/** A narrow leaf from x, y: `h` high, its tip `bend` px to the side, drooping where it bends far. */
function leaf(x: number, y: number, h: number, bend: number, w: number): string {
  const droop = Math.abs(bend) * 0.28
  return (
    `M${f(x - w)} ${f(y)}C${f(x - w * 0.8)} ${f(y - h * 0.6)} ${f(x + bend * 0.3 - w)} ${f(y - h)} ${f(x + bend)} ${f(y - h + droop)}` +
    `C${f(x + bend * 0.42 + w)} ${f(y - h * 0.92)} ${f(x + w)} ${f(y - h * 0.55)} ${f(x + w)} ${f(y)}Z`
  )
}
/** A young ear that nods from x, y to the side: its stem and its plump grains. */
function greenEar(x: number, y: number, size: number, side: number): { stem: string; grain: string } {
  const end = x + side * size * 0.5,
    drop = y + size * 0.34
  let grain = ''
  for (let i = 1; i <= 6; i++) {
    const t = i / 6,
      px = x + (end - x) * Math.sin(t * 1.57),
      py = y - size * 0.2 * Math.sin(t * 3.1) + (drop - y) * t * t,
      r = size * 0.1 * (1.25 - t * 0.5)
    grain += `M${f(px - r)} ${f(py)}a${f(r)} ${f(r * 1.3)} 0 1 0 ${f(r * 2)} 0a${f(r)} ${f(r * 1.3)} 0 1 0 ${f(-r * 2)} 0Z`
  }
  return { stem: `M${f(x)} ${f(y + size)}Q${f(x - side * 2)} ${f(y + size * 0.3)} ${f(x)} ${f(y)}`, grain }
}
/** A wall of tall rice between x0 and x1 whose feet stand on a line; dark at the foot, bright at the tips. */
export function riceWall(
  x0: number,
  x1: number,
  line: Line,
  { h = 150, d = 0, rows = 3, step = 26, seed = 1, ears = 0.35 }: RiceWall = {},
): string {
  const r = rng(seed),
    far = (color: string): string => mix(color, C.langit, d),
    deep = far(mix(C.hutan, C.daun, 0.15)),
    tones = [
      far(mix(C.daun, C.hutan, 0.45)),
      far(C.daun),
      far(mix(C.daun, C.pisang, 0.6)),
      far(mix(C.pisang, C.padi, 0.45)),
    ],
    edge = (share: number): string => {
      let outline = `M${f(x0)} ${f(line(x0) + 6)}`
      for (let x = x0; x <= x1; x += 20) outline += `L${f(x)} ${f(line(x) - h * share + r.in(-0.05, 0.05) * h)}`
      outline += `L${f(x1)} ${f(line(x1) + 6)}`
      for (let x = x1; x >= x0; x -= 40) outline += `L${f(x)} ${f(line(x) + 4)}`
      return `${outline}Z`
    },
    all = [path(edge(0.6), lin([tones[1] ?? deep, deep], 90))]
  for (let row = 0; row < rows; row++) {
    let leaves = '',
      tips = '',
      stems = '',
      grains = ''
    const foot = (rows - 1 - row) * h * 0.1,
      high = h * (0.8 + 0.1 * (rows - 1 - row)),
      w = 2.4 + h * 0.011
    for (let x = x0; x < x1; x += step * 0.34 * r.in(0.7, 1.3)) {
      const tall = high * r.in(0.72, 1.06),
        one = leaf(x, line(x) - foot, tall, r.in(-0.26, 0.32) * tall, w)
      if (r() < 0.42) tips += one
      else leaves += one
      if (r() >= ears * 0.34) continue
      const ear = greenEar(x, line(x) - foot - tall * r.in(0.84, 0.96), 24 + h * 0.05, r() < 0.6 ? 1 : -1)
      stems += ear.stem
      grains += ear.grain
    }
    all.push(
      path(leaves, tones[row] ?? deep),
      path(tips, tones[row + 1] ?? deep),
      stroke(stems, far(mix(C.padi, C.pisang, 0.5)), 2.4),
      path(grains, far(mix(C.padi, C.kunyit, 0.35))),
    )
  }
  const shadow: Stop[] = [
    [deep, 0, 0],
    [deep, 1, 0.85],
  ]
  return g([...all, path(edge(0.46), lin(shadow, 90))])
}
/** A few leaves with their feet around x, y that somebody hides behind. */
export function riceTuft(x: number, y: number, width: number, h: number, seed = 1): string {
  const r = rng(seed)
  let dark = '',
    pale = ''
  for (let at = -width / 2; at <= width / 2; at += 7) {
    const tall = h * r.in(0.6, 1.05) * (1 - Math.abs(at / width) * 0.5),
      one = leaf(x + at, y, tall, r.in(-0.2, 0.26) * tall, 3.4)
    if (r() < 0.5) dark += one
    else pale += one
  }
  return (
    path(dark, mix(C.daun, C.hutan, 0.25)) +
    path(pale, mix(C.daun, C.pisang, 0.4)) +
    // the foot goes under in the shade of the field
    ellipse(x, y, width * 0.72, h * 0.5, glow(mix(C.hutan, C.daun, 0.15), 1))
  )
}
/** Still water between two lines: the sky lies in it, pale at the far edge. */
export function mirrorWater(x0: number, x1: number, top: Line, bottom: Line, seed = 1): string {
  const r = rng(seed)
  let d = `M${f(x0)} ${f(top(x0))}`
  for (let x = x0; x <= x1; x += 40) d += `L${f(x)} ${f(top(x))}`
  for (let x = x1; x >= x0; x -= 40) d += `L${f(x)} ${f(bottom(x))}`
  const mid = (x0 + x1) / 2,
    high = top(mid),
    low = bottom(mid)
  let gleam = ''
  for (let i = 0; i < (x1 - x0) / 90; i++) {
    const x = r.in(x0, x1),
      y = top(x) + (bottom(x) - top(x)) * r.in(0.2, 0.85),
      w = r.in(18, 46)
    gleam += `M${f(x)} ${f(y)}q${f(w / 2)} -3 ${f(w)} 0`
  }
  return g([
    path(
      `${d}Z`,
      linU(
        [
          [mix(C.air, C.hutan, 0.3), 0, 1],
          [mix(C.air, C.langit, 0.5), 0.45, 1],
          [light(C.langit, 0.35), 1, 1],
        ],
        0,
        high,
        0,
        low,
      ),
    ),
    clipped(`${d}Z`, stroke(gleam, C.putih, 3, { opacity: 0.6 })),
  ])
}
/** The print of one webbed foot in the mud, toes up at 0,0; about 24 wide. */
const print = (): string =>
  path(
    'M0 10C-4 4 -12 0 -13 -7C-13 -11 -8 -11 -6 -8C-5 -10 -4 -14 0 -14C4 -14 5 -10 6 -8C8 -11 13 -11 13 -7C12 0 4 4 0 10Z',
    EARTH,
    {
      opacity: 0.36,
    },
  )
/** Prints of a duck that walked through points, left and right foot by turns. */
export function duckPrints(points: readonly (readonly [x: number, y: number])[], s = 1): string {
  return points
    .map(([x, y], i) => {
      const [px, py] = points[i - 1] ?? points[i] ?? [0, 0],
        [nx, ny] = points[i + 1] ?? points[i] ?? [0, 0],
        turn = (Math.atan2(nx - px, -(ny - py)) * 180) / Math.PI
      return place(print(), x, y + (i % 2 ? 7 : -7) * s, s, turn)
    })
    .join('')
}
