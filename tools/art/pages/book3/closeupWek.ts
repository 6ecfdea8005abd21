/** Wek large, nestled in an arm: one brown feather sticks up. Drawing units are stage pixels around the middle of the body at 0,0. */
import { type Point, smooth } from '../../core/geom.ts'
import { circle, clipped, ellipse, f, g, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { soft } from './closeup.ts'

const DOWN = '#FFD447',
  DEEP = mix(C.kunyit, C.mangga, 0.42)
const fluff = (): string => lin([light(DOWN, 0.6), DOWN, DEEP], 62)
/** How Wek's eye is. */
export type WekEye = 'open' | 'shut'

/** Soft down: short strokes along an outline's inside. */
const down = (x: number, y: number, w: number, h: number, seed: number): string => {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < 46; i++) {
    const a = r() * Math.PI * 2,
      k = Math.sqrt(r()),
      px = x + Math.cos(a) * w * k,
      py = y + Math.sin(a) * h * k
    d += `M${f(px)} ${f(py)}q${f(r.in(4, 8))} ${f(r.in(3, 7))} ${f(r.in(12, 17))} ${f(r.in(-2, 2))}`
  }
  return stroke(d, light(C.kunyit, 0.7), 2.6, { opacity: 0.6 })
}
const feather = (): string =>
  lit(
    path('M-4 6C-8 -20 -24 -46 -46 -68C-16 -70 12 -48 16 -18Q16 0 8 8Z', lin(['#B97A48', '#8A5630', C.jati], 60)) +
      stroke('M2 2Q-6 -30 -36 -60', '#E6BE8C', 3) +
      stroke('M-22 -44l-2 14M-10 -28l-2 13M-8 -48l10 4M0 -32l10 5M4 -18l9 5', C.jati, 2, { opacity: 0.55 }),
    2,
  )
const eyeOf = (kind: WekEye): string =>
  kind === 'shut'
    ? stroke('M-15 0Q0 13 15 0', C.tinta, 5) + stroke('M-15 2l-6 4M-9 6l-4 6', C.tinta, 3)
    : g([circle(0, 0, 16, C.tinta), circle(-5, -6, 6, C.putih), circle(6, 6, 2.8, C.putih, { opacity: 0.9 })])
const HEAD: readonly Point[] = [
  [0, -70],
  [48, -52],
  [70, 0],
  [56, 48],
  [0, 68],
  [-54, 48],
  [-70, 2],
  [-50, -50],
]
const BODY: readonly Point[] = [
  [-108, -18],
  [-78, -84],
  [-8, -98],
  [58, -80],
  [108, -70],
  [152, -96],
  [140, -34],
  [124, 40],
  [72, 98],
  [0, 112],
  [-74, 92],
  [-112, 40],
]
/** The head turned to the left, the cheek laid against somebody. */
export const wekHeadLarge = (eye: WekEye): string =>
  g([
    place(feather(), 8, -58, 1, 8),
    lit(path(smooth(HEAD), fluff()), 4),
    clipped(
      smooth(HEAD),
      down(8, -10, 56, 46, 3) + soft(-34, 26, 26, 22, C.sepatu, 0.55) + soft(-26, -34, 44, 30, C.cahaya, 0.55),
    ),
    lit(
      path(
        'M-46 -6Q-70 -18 -98 2Q-104 12 -92 18Q-70 30 -44 24Z',
        lin([light(C.mangga, 0.35), C.mangga, mix(C.mangga, C.bata, 0.5)], 80),
      ),
      1.6,
    ),
    stroke('M-94 10Q-70 16 -48 8', shade(C.bata, 0.35), 3.4),
    ellipse(-76, 0, 3.4, 2, shade(C.bata, 0.35), { opacity: 0.6 }),
    place(eyeOf(eye), -22, -12),
  ])
/** The body with its wing and the down of its breast; the head belongs at -96, -96. */
export const wekBodyLarge = (): string =>
  g([
    lit(path(smooth(BODY), fluff()), 5),
    clipped(
      smooth(BODY),
      down(-10, 10, 100, 80, 11) +
        soft(-20, 20, 76, 70, light(C.kunyit, 0.8), 0.8) +
        soft(60, 96, 120, 46, C.manggis, 0.22) +
        soft(-60, -40, 84, 54, shade(C.mangga, 0.2), 0.5),
    ),
    lit(
      path(
        'M40 -48C78 -62 122 -50 138 -14C122 -12 126 2 108 8C110 24 88 30 70 26C38 24 14 -18 40 -48Z',
        lin([light(DOWN, 0.3), DOWN, DEEP], 66),
      ) + stroke('M66 -20Q92 -18 118 -10M62 0Q80 6 98 8', light(C.kunyit, 0.7), 3.4, { opacity: 0.8 }),
      3,
    ),
  ])
