import { path, stroke, ellipse, f, lin, rng } from '../core/svg.ts'

import { lit } from '../core/light.ts'
import { C, shade, light } from '../palette.ts'

/** Low bamboo fence, two rails, from x=0 to w. */
export function fence(w = 220, seed = 1) {
  const r = rng(seed),
    a = '#C99B58',
    F = lin([light(a, 0.5), a, shade(a, 0.35)], 10),
    R = lin([light(a, 0.5), a, shade(a, 0.35)], 85)
  let o = ''
  const n = Math.round(w / 44)
  const rails = [-50, -26]
    .map(
      (y) =>
        path(`M-12 ${y}Q${w / 2} ${y - 5} ${w + 12} ${y + 2}L${w + 12} ${y + 11}Q${w / 2} ${y + 5} -12 ${y + 9}Z`, R) +
        stroke(`M${w * 0.3} ${y - 2}v9M${w * 0.66} ${y - 2}v10`, shade(a, 0.5), 1.6, { opacity: 0.6 }),
    )
    .join('')
  for (let i = 0; i <= n; i++) {
    const x = (i * w) / n,
      q = r.in(-3, 3),
      h = r.in(64, 76)
    o +=
      path(
        `M${f(x - 6)} 2L${f(x - 6 + q)} ${f(-h)}Q${f(x + q)} ${f(-h - 5)} ${f(x + 6 + q)} ${f(-h)}L${f(x + 6)} 2Z`,
        F,
      ) +
      ellipse(x + q, -h, 6, 2.6, light(a, 0.6)) +
      stroke(`M${f(x - 7)} -46h14M${f(x - 7)} -42h14M${f(x - 7)} -20h14`, C.jati, 2.2, { opacity: 0.75 })
  }
  return lit(rails, 1.8) + lit(o, 2)
}
