import { path, stroke, f, lin, place, rng } from '../core/svg.ts'

import { lit } from '../core/light.ts'
import { C, mix, light } from '../palette.ts'

/** A bamboo stem, foot at 0,0. */
export function bamboo(h = 200, { c = C.pisang, seed = 1 } = {}) {
  const r = rng(seed),
    n = Math.max(2, Math.round(h / 52)),
    s = h / n
  let o = '',
    lf = ''
  for (let i = 0; i < n; i++) {
    const y = -i * s,
      b = mix(c, C.kunyit, 0.18 + 0.12 * (i % 2))
    o +=
      path(
        `M-11 ${f(y)}C-9 ${f(y - s * 0.3)} -9 ${f(y - s * 0.7)} -11 ${f(y - s + 2)}L11 ${f(y - s + 2)}` +
          `C9 ${f(y - s * 0.7)} 9 ${f(y - s * 0.3)} 11 ${f(y)}Z`,
        lin([light(b, 0.45), b, mix(b, C.hutan, 0.5)], 5),
      ) +
      path(
        `M-13 ${f(y - s + 5)}Q0 ${f(y - s + 9)} 13 ${f(y - s + 5)}L12.5 ${f(y - s - 1)}Q0 ${f(y - s + 4)} -12.5 ${f(y - s - 1)}Z`,
        light(b, 0.5),
      )
    if (i) {
      const q = i % 2 ? 1 : -1
      for (const a of [-20, 12, 40])
        lf += place(
          path('M0 0C14 -9 34 -9 50 0C34 7 14 7 0 0Z', mix(C.daun, C.pisang, r())) + stroke('M2 0H46', C.padi, 1.2),
          q * 9,
          y,
          0.9,
          q > 0 ? -a : 180 + a,
        )
    }
  }
  return lit(o, 2.6, { sh: C.lumut }) + lit(lf, 1.4, { sh: C.lumut })
}
