/** Long straight things: bamboo pole, galah (fruit picker), ladder, log. */
import { path, stroke, ellipse, f, lin, place } from '../core/svg.ts'
import { tube } from '../core/geom.ts'
import { lit, dryBrush } from '../core/light.ts'
import { C, light, shade, mix } from '../palette.ts'

/** Bamboo pole along +x from 0,0, len long, r thick (half). Turn it with place(). */
export function bambooPole(len = 160, r = 8, c = '#C9B55E') {
  const n = Math.max(2, Math.round(len / 42)),
    s = len / n
  let o = '',
    k = ''
  for (let i = 0; i < n; i++) {
    const b = mix(c, C.pisang, 0.18 * (i % 2)),
      x = i * s
    o += path(
      `M${f(x)} ${-r}Q${f(x + s / 2)} ${f(-r * 0.82)} ${f(x + s)} ${-r}V${r}Q${f(x + s / 2)} ${f(r * 0.82)} ${f(x)} ${r}Z`,
      lin([light(b, 0.55), b, shade(b, 0.36)], 90),
    )
    if (i)
      k += path(
        `M${f(x - 2.2)} ${-r - 1.4}Q${f(x)} 0 ${f(x - 2.2)} ${r + 1.4}H${f(x + 2.2)}Q${f(x + 4)} 0 ${f(x + 2.2)} ${-r - 1.4}Z`,
        light(b, 0.35),
      )
  }
  return lit(
    o + k + ellipse(len, 0, r * 0.5, r, light(c, 0.5)) + ellipse(len, 0, r * 0.26, r * 0.56, shade(c, 0.55)),
    1.4,
  )
}
/** Galah: thin pole upright from 0,0 to -len, with a small net basket at the top. */
export const galah = (len = 300) =>
  place(bambooPole(len, 4), 0, 0, 1, -90) +
  place(
    lit(
      path('M-15 -4C-16 16 -8 26 0 28C8 26 16 16 15 -4Z', '#FFF3D6', { opacity: 0.55 }) +
        stroke('M-12 0L6 25M-4 -3L13 14M12 0L-6 25M4 -3L-13 14', C.soga, 1.5) +
        ellipse(0, -4, 16, 4.6, 'none', { stroke: C.jati, 'stroke-width': 3.4 }),
      1.2,
    ),
    0,
    -len + 2,
  )
/** Ladder standing on y=0, h high, 58 wide; lean it with place(). */
export function ladder(h = 300, n = 8) {
  const w = (y: number) => 29 - 8 * (y / h),
    c = '#B98450',
    F = lin([light(c, 0.4), c, shade(c, 0.35)], 5)
  let rungs = ''
  for (let i = 0; i < n; i++) {
    const y = 22 + (i * (h - 40)) / (n - 1)
    rungs += path(
      tube(
        [
          [-w(y) - 6, -y],
          [0, -y + 1.4],
          [w(y) + 6, -y],
        ],
        [4.6, 4.2, 4.6],
      ),
      lin([light(c, 0.5), c, shade(c, 0.3)], 85),
    )
  }
  const rail = (d: number) =>
    path(`M${d * 29 - 5} 0L${d * 21 - 4.4} ${-h}Q${d * 21} ${-h - 5} ${d * 21 + 4.4} ${-h}L${d * 29 + 5} 0Z`, F)
  return lit(rail(-1) + rail(1), 1.8) + lit(rungs, 1.4)
}
/** Long low log, x 0 to w, lying on y=0, 2 r high. */
export function log(w = 600, r = 32, seed = 4) {
  const c = '#9A6A44',
    D =
      `M8 ${-2 * r}Q${w * 0.3} ${-2 * r - 7} ${w * 0.6} ${-2 * r + 2}Q${w * 0.85} ${-2 * r - 5} ${w - 10} ${-2 * r}` +
      `Q${w + 12} ${-r} ${w - 8} 0Q${w * 0.6} 6 ${w * 0.3} 1Q60 5 8 0Q-14 ${-r} 8 ${-2 * r}Z`
  const rings = [0.78, 0.52, 0.27]
    .map((k) =>
      ellipse(8, -r, r * 0.52 * k, r * k, 'none', { stroke: shade('#E0B57E', 0.3), 'stroke-width': 2, opacity: 0.6 }),
    )
    .join('')
  const twig =
    path(
      tube(
        [
          [w * 0.7, -2 * r + 4],
          [w * 0.715, -2 * r - 16],
          [w * 0.735, -2 * r - 24],
        ],
        [9, 7, 6],
      ),
      lin([light(c, 0.3), shade(c, 0.2)], 20),
    ) + ellipse(w * 0.737, -2 * r - 25, 6.4, 4.4, '#E0B57E')
  return (
    lit(
      twig +
        path(D, lin([light(c, 0.42), c, shade(c, 0.42)], 86)) +
        dryBrush(D, [0, -2 * r, w, 2 * r], shade(c, 0.5), {
          n: Math.round(w / 7),
          angle: 2,
          len: 44 / w,
          width: 2.6,
          o: 0.45,
          seed,
        }) +
        dryBrush(D, [0, -2 * r, w, 2 * r], light(c, 0.6), {
          n: Math.round(w / 9),
          angle: -2,
          len: 34 / w,
          width: 2.2,
          o: 0.35,
          seed: seed + 1,
        }),
      4,
    ) + lit(ellipse(8, -r, r * 0.56, r, lin(['#F3D3A2', '#DDB07A', '#B98450'], 60)) + rings, 1.6)
  )
}
