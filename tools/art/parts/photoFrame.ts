/** Wooden frames for the family's photos. */
import type { Box } from '../app.ts'
import { lit } from '../core/light.ts'
import { circle, f, lin, path, place, stroke } from '../core/svg.ts'
import { C, light, shade } from '../palette.ts'

const WOOD = '#A06A3E'
/** A round-cornered rectangle as an outline. */
const outlineOf = ({ x, y, width, height }: Box, r: number): string => {
  const right = x + width,
    bottom = y + height
  return (
    `M${f(x + r)} ${f(y)}H${f(right - r)}Q${f(right)} ${f(y)} ${f(right)} ${f(y + r)}V${f(bottom - r)}` +
    `Q${f(right)} ${f(bottom)} ${f(right - r)} ${f(bottom)}H${f(x + r)}Q${f(x)} ${f(bottom)} ${f(x)} ${f(bottom - r)}` +
    `V${f(y + r)}Q${f(x)} ${f(y)} ${f(x + r)} ${f(y)}Z`
  )
}
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
/** A carved flower for a corner. */
const rosette = (): string =>
  lit(
    [0, 72, 144, 216, 288].map((a) => place(circle(0, -9, 8.4, C.kunyit), 0, 0, 1, a)).join('') +
      circle(0, 0, 6, C.mangga),
    1.4,
  )
/** A frame of wood, `wide` units, around a window; carved flowers at its corners. */
export function photoFrame(window: Box, wide: number): string {
  const inner = outlineOf(window, 6),
    outer = outlineOf(grown(window, wide), 14),
    groove = outlineOf(grown(window, wide / 2), 8),
    { x, y, width, height } = window,
    h = wide / 2
  const corners = [
    [x - h, y - h],
    [x + width + h, y - h],
    [x - h, y + height + h],
    [x + width + h, y + height + h],
  ]
  return (
    lit(
      path(outer + inner, lin([light(WOOD, 0.42), WOOD, shade(WOOD, 0.35)], 60), { 'fill-rule': 'evenodd' }) +
        stroke(groove, shade(WOOD, 0.5), wide * 0.36, { opacity: 0.85 }) +
        stroke(groove, C.kunyit, wide * 0.13, { 'stroke-dasharray': `0.1 ${f(wide * 0.52)}` }) +
        stroke(inner, C.kunyit, 3.4) +
        stroke(outer, shade(WOOD, 0.5), 2.4, { opacity: 0.6 }),
      4,
      { grain: false },
    ) + corners.map(([cx = 0, cy = 0]) => place(rosette(), cx, cy, wide / 34)).join('')
  )
}
