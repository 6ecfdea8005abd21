/** Ripe rice: a clump of stalks whose heavy golden ears nod. Foot on y=0. */
import { f, g, lin, path, rng, stroke } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { blades } from './nature.ts'
import { C, light, mix, shade } from '../palette.ts'

/** How a clump looks: its size, the lean of all its ears (-1 left .. 1 right), and which clump it is. */
export interface RiceOptions {
  width?: number
  height?: number
  lean?: number
  stalks?: number
  seed?: number
}
const GRAIN = '#E39A22',
  GRAINS = 13
/** One ear: grains on both sides of a stem that bows under their weight, from (x, y) over `bow` px to the side. */
function ear(x: number, y: number, bow: number, size: number): { stem: string; dark: string; pale: string } {
  const at = (t: number): [number, number] => [
    x + bow * Math.sin(t * 1.7),
    y - size * 0.34 * Math.sin(Math.PI * Math.min(1, t * 1.3)) + size * 0.95 * t * t,
  ]
  let dark = '',
    pale = '',
    stem = `M${f(x)} ${f(y)}`
  for (let i = 1; i <= GRAINS; i++) {
    const t = i / GRAINS,
      [px, py] = at(t),
      [qx, qy] = at(t - 0.06),
      away = Math.hypot(px - qx, py - qy) || 1,
      ux = (px - qx) / away,
      uy = (py - qy) / away,
      side = i % 2 ? 1 : -1,
      long = size * 0.24,
      wide = size * 0.12
    stem += `L${f(px)} ${f(py)}`
    const sx = px - uy * side * wide,
      sy = py + ux * side * wide,
      ex = sx + (ux - uy * side * 0.55) * long,
      ey = sy + (uy + ux * side * 0.55) * long
    const mx = (sx + ex) / 2,
      my = (sy + ey) / 2
    const grain = `M${f(sx)} ${f(sy)}Q${f(mx - uy * wide)} ${f(my + ux * wide)} ${f(ex)} ${f(ey)}Q${f(mx + uy * wide)} ${f(my - ux * wide)} ${f(sx)} ${f(sy)}Z`
    if (i % 3 === 1) pale += grain
    else dark += grain
  }
  return { stem, dark, pale }
}
/** Short blades that hide the feet of the stalks. */
const tuft = (width: number, height: number, r: ReturnType<typeof rng>): string =>
  Array.from({ length: Math.round(width / 26) }, (_, i) =>
    blades((i + 0.5) * 26 - width / 2, 3, 4, height * 0.16, 26, r),
  ).join('')
/** A clump of ripe rice, `width` x `height` px, foot on y=0. */
export function ripeRice({ width = 240, height = 200, lean = 1, stalks, seed = 1 }: RiceOptions = {}): string {
  const r = rng(seed),
    n = stalks ?? Math.round(width / 8)
  let leaves = '',
    leaves2 = '',
    stems = ''
  const layers = [0, 1].map(() => ({ stem: '', dark: '', pale: '' }))
  for (let i = 0; i < n; i++) {
    const u = (i + r.in(0.1, 0.9)) / n - 0.5,
      foot = u * width * 0.5,
      top = u * width * 0.66 + r.in(-4, 4),
      h = height * r.in(0.58, 0.88) * (1 - Math.abs(u) * 0.24),
      size = height * r.in(0.27, 0.34),
      bow = size * r.in(0.5, 0.8) * (r() < 0.5 + lean * 0.4 ? 1 : -1)
    stems += `M${f(foot)} 0Q${f(foot + u * 10)} ${f(-h * 0.6)} ${f(top)} ${f(-h)}`
    const blade = `M${f(foot - 4)} 0Q${f(foot + u * 30)} ${f(-h * 0.7)} ${f(top + r.in(-30, 34))} ${f(-h * r.in(0.72, 1.02))}Q${f(foot + u * 40 + 5)} ${f(-h * 0.5)} ${f(foot + 5)} 0Z`
    if (i % 2) leaves += blade
    else leaves2 += blade
    const e = ear(top, -h, bow, size),
      to = layers[i % 2] ?? e
    to.stem += e.stem
    to.dark += e.dark
    to.pale += e.pale
  }
  const ears = layers.map((e) =>
    lit(
      stroke(e.stem, mix(C.padi, C.soga, 0.35), 2.6) +
        path(e.dark, lin([C.kunyit, GRAIN, shade(GRAIN, 0.24)], 60)) +
        path(e.pale, light(C.kunyit, 0.45)),
      1.2,
    ),
  )
  return g([
    lit(path(leaves, mix(C.daun, C.hutan, 0.15)), 1.6, { sh: C.lumut }),
    ears[0] ?? '',
    lit(stroke(stems, mix(C.padi, C.pisang, 0.4), 3.4) + path(leaves2, mix(C.padi, C.pisang, 0.45)), 1.4, {
      sh: C.lumut,
    }),
    ears[1] ?? '',
    path(tuft(width, height, r), mix(C.daun, C.hutan, 0.3)),
    path(tuft(width, height * 0.8, r), C.daun),
  ])
}
