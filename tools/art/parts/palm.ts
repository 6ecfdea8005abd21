/** Coconut palms. */
import { g, path, stroke, circle, f, lin, rad, clipped, rng, type Rng } from '../core/svg.ts'
import { smooth, sample, tube, dir, add, item, lerp, type Point } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix, shade, light, haze } from '../palette.ts'

/** One palm leaf from a[0] in direction a[1], its tip hanging by `droop`. */
function frond(
  a: readonly [at: Point, angle: number],
  len: number,
  droop: number,
  c: string,
  r: Rng,
  wide = 1,
): string {
  const tip = add(a[0], dir(a[1], len)),
    m = add(lerp(a[0], tip, 0.5), [0, -len * 0.16]),
    end: Point = [tip[0], tip[1] + droop]
  const sp = sample([a[0], m, end], 9),
    n = sp.length
  let d = '',
    d2 = ''
  for (let i = 2; i < n; i++) {
    const t = i / (n - 1),
      q = item(sp, i),
      p = item(sp, i - 1),
      ux = q[0] - p[0],
      uy = q[1] - p[1],
      l = Math.hypot(ux, uy),
      L = len * 0.36 * wide * Math.sin(Math.PI * (0.16 + t * 0.76)) * r.in(0.85, 1.12)
    for (const s of [-1, 1]) {
      const nx = (-uy / l) * s,
        ny = (ux / l) * s,
        ex = q[0] + (nx * 0.72 + (ux / l) * 0.7) * L,
        ey = q[1] + (ny * 0.72 + (uy / l) * 0.7) * L + L * 0.28,
        w = len * 0.032
      const s1 =
        `M${f(p[0] - ux * 0.4)} ${f(p[1] - uy * 0.4)}` +
        `Q${f((p[0] + ex) / 2 + (ux / l) * w * 2)} ${f((p[1] + ey) / 2 - w)} ${f(ex)} ${f(ey)}` +
        `Q${f((q[0] + ex) / 2 - (ux / l) * w)} ${f((q[1] + ey) / 2 + w * 1.6)} ${f(q[0])} ${f(q[1])}Z`
      if (ny < 0) d += s1
      else d2 += s1
    }
  }
  return (
    path(d2, mix(c, C.lumut, 0.32)) +
    path(d, c) +
    stroke(
      smooth(
        sp.filter((_, i) => i % 3 === 0 || i === n - 1),
        false,
      ),
      light(c, 0.35),
      Math.max(1.4, len * 0.022),
    )
  )
}
/** Coconut palm, foot at 0,0. */
export function palm(h = 300, lean = 30, seed = 1, { d = 0, simple = false, nuts = true } = {}): string {
  const r = rng(seed),
    trunkC = haze('#A9794F', d),
    green = haze('#4E9A4B', d),
    top: Point = [lean, -h]
  const pts: Point[] = [[0, 0], [lean * 0.15 - h * 0.02, -h * 0.35], [lean * 0.5, -h * 0.7], top],
    w = h * 0.032
  const T = tube(pts, [w * 1.5, w * 0.95, w * 0.8, w * 0.75], { start: 'flat' })
  let rings = ''
  if (!simple)
    for (const q of sample(pts, 7))
      rings += `M${f(q[0] - w * 1.4)} ${f(q[1] - 2)}Q${f(q[0])} ${f(q[1] + w * 0.5)} ${f(q[0] + w * 1.4)} ${f(q[1] - 3)}`
  const L = h * 0.46,
    A = [
      [-112, 0.2],
      [112, 0.2],
      [178, 0.05],
      [-150, 0.1],
      [150, 0.1],
      [-84, 0.42],
      [86, 0.42],
      [-128, 0.22],
      [130, 0.2],
      [-60, 0.5],
      [62, 0.5],
    ]
  const fr = A.map(([a = 0, dr = 0], i) =>
    frond(
      [top, a + r.in(-7, 7)],
      L * r.in(0.85, 1.1),
      L * dr,
      mix(mix(green, haze(C.padi, d), i % 3 === 0 ? 0.45 : 0.12), haze(C.lumut, d), i > 4 ? 0.12 : 0.0),
      r,
      simple ? 0.9 : 1,
    ),
  )
  const nut =
    nuts && !simple
      ? [
          [-0.03, 0.02],
          [0.03, 0.028],
          [0, 0.05],
        ]
          .map(([x = 0, y = 0]) =>
            circle(top[0] + x * h, top[1] + y * h, h * 0.03, rad([light(C.pisang, 0.4), C.daun, C.hutan])),
          )
          .join('')
      : ''
  const crown = g([...fr.slice(2, 5), ...fr.slice(0, 2), ...fr.slice(7), nut, ...fr.slice(5, 7)])
  const tr =
    path(T, lin([light(trunkC, 0.4), trunkC, shade(trunkC, 0.35)], 10)) +
    (simple ? '' : clipped(T, stroke(rings, shade(trunkC, 0.4), 2.2, { opacity: 0.55 })))
  return simple ? g(tr + crown) : lit(tr, 3) + lit(crown, 2.2, { shO: 0.25, sh: C.lumut, rimO: 0.5 })
}
