/** Straight things that a hand holds: mallets, wands, walking sticks. */
import type { Joints } from './types.ts'
import { path, stroke, ellipse, lin, clipped, place } from '../core/svg.ts'
import { add, deg, dir, lerp, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'
/** Something straight held in a fist: mallet, stick, wand. from/to are lengths below and above the palm. */
export const heldRod = (A: Joints, { up = 40, down = 20, angle = 0, w = 3, c = '#C08B4F', tip = '' } = {}) => {
  const p = add(A[2], dir(deg(A[1], A[2]), 9)),
    u = dir(180 + angle, up),
    d = dir(angle, down)
  const a = add(p, d),
    b = add(p, u)
  return (
    lit(path(tube([a, p, b], [w, w, w * 0.9]), lin([light(c, 0.4), c, shade(c, 0.3)], 10)), 1.2) +
    place(tip, b[0], b[1], 1, -angle)
  )
}
/** Felt head of a drum or gong mallet. */
export const malletHead = (c = C.cabai) => lit(ellipse(0, -3, 8, 9.5, lin([light(c, 0.4), c, shade(c, 0.3)], 60)), 1)
/** Walking stick with a crook; foot on the ground at (x, 0), hand at (hx, hy). */
export const stick = (hx: number, hy: number, x: number) => {
  const d = tube(
    [[x, 0], lerp([x, 0], [hx, hy], 0.5), [hx, hy + 4], [hx - 3, hy - 14], [hx - 16, hy - 16], [hx - 20, hy - 6]],
    [3.6, 3.8, 4.2, 4.2, 4, 3.4],
  )
  return lit(
    path(d, lin(['#B98450', '#8A5630', C.jati], 15)) +
      clipped(d, stroke(`M${x - 4} -30l8 -2M${x - 4} -62l9 -3`, C.jati, 1.6, { opacity: 0.6 })),
    1.5,
  )
}
