/** Light of the evening pages of book 2: people and things that must be seen well by moonlight, and the veil of a hidden moon. */
import { ellipse, g, linU, place, rect } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import type { Stand } from '../book1/shared.ts'

/** A drawing in bright moonlight: night colours, with `own` (0 to 1) of its daylight colours kept, so that small eyes see it well. */
export const moonlit = (svg: string, own = 0.42): string => relight(svg, 'malam') + g(svg, { opacity: own })
/** The shadow at the feet of somebody at night; w in drawing units. */
export const nightShadow = ({ x, y, s }: Stand, w = 60, opacity = 0.42): string =>
  place(ellipse(0, 0, w, w * 0.13, '#0A1434', { opacity }), x, y, s)
/** A blue veil over the whole stage, strongest at the top. */
export const veil = (strength: number): string =>
  rect(
    0,
    0,
    1280,
    800,
    linU(
      [
        ['#081233', 0, strength],
        ['#0C1A40', 1, strength * 0.7],
      ],
      0,
      0,
      0,
      800,
    ),
  )
