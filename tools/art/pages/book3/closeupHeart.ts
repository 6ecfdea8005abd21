/** A heart that glows through: faint while it waits, bright when it is felt. */
import { circle, g, path, place, rad, stroke } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { soft } from './closeup.ts'

const SHAPE = 'M0 46C-20 28 -52 8 -52 -18C-52 -40 -24 -50 0 -24C24 -50 52 -40 52 -18C52 8 20 28 0 46Z'
/** How much a heart is felt. */
export type HeartGlow = 'faint' | 'beat' | 'calm'
/** A heart around 0,0, `r` from its middle to where its light ends. */
export function heart(r: number, glow: HeartGlow): string {
  const s = (r / 96) * (glow === 'beat' ? 1.12 : 1),
    o = glow === 'faint' ? 0.5 : 1
  return g([
    soft(0, 0, r, r * 0.86, glow === 'faint' ? C.sepatu : C.cahaya, glow === 'faint' ? 0.5 : 1),
    glow === 'faint' ? '' : soft(0, 0, r * 0.8, r * 0.7, C.sepatu, 0.7),
    place(
      g([
        path(SHAPE, rad([mix(C.jambu, C.cahaya, 0.4), C.sepatu, mix(C.sepatu, C.cabai, 0.5)], 0.36, 0.3, 0.85), {
          opacity: o,
        }),
        stroke(SHAPE, C.cahaya, 4, { opacity: glow === 'faint' ? 0.5 : 0.95 }),
        path('M-36 -22C-34 -34 -22 -36 -14 -28C-24 -28 -30 -22 -30 -12C-34 -14 -36 -18 -36 -22Z', C.putih, {
          opacity: o * 0.7,
        }),
      ]),
      0,
      2,
      s,
    ),
    glow === 'beat'
      ? stroke('M-66 -30Q-80 -4 -66 22M66 -30Q80 -4 66 22', C.cahaya, 6, {
          transform: `scale(${(r / 96).toFixed(2)})`,
        }) + circle(0, 0, r * 0.94, 'none', { stroke: C.cahaya, 'stroke-width': 3, opacity: 0.5 })
      : '',
  ])
}
