import { path, stroke, lin, clipped } from '../core/svg.ts'

import { lit } from '../core/light.ts'
import { C } from '../palette.ts'

/** Woven mat lying on the ground. */
export function mat(w = 300, h = 80) {
  const D =
    `M${-w / 2 + 30} ${-h / 2}L${w / 2 - 20} ${-h / 2}Q${w / 2 - 6} ${-h / 2} ${w / 2} ${h / 2 - 6}` +
    `Q${w / 2 + 2} ${h / 2} ${w / 2 - 16} ${h / 2}L${-w / 2 + 8} ${h / 2}Q${-w / 2 - 6} ${h / 2} ${-w / 2} ${h / 2 - 8}Z`
  let a = '',
    b = ''
  for (let x = -w / 2 - 40; x < w / 2 + 40; x += 18) {
    a += `M${x} ${h / 2}L${x + 40} ${-h / 2}`
    b += `M${x + 6} ${h / 2}L${x - 26} ${-h / 2}`
  }
  return lit(
    path(D, lin(['#F3D391', '#DDA95E', '#B97F42'], 50)) +
      clipped(D, stroke(a, C.cabai, 4, { opacity: 0.35 }) + stroke(b, C.soga, 2, { opacity: 0.4 })) +
      stroke(D, C.cabai, 4, { opacity: 0.8 }),
    3,
  )
}
