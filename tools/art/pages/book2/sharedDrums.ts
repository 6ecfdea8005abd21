/** The three drums of the pavilion: barrels that lie on a stand, the broad skin turned to us. */
import { clipped, ellipse, f, g, lin, path, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { C, light, mix, shade } from '../../palette.ts'

const WOOD = '#8A5A36'
/** A drum, w wide and h high with its stand, foot on y=0, its middle at x=0; c is the colour of the barrel. */
export function barrelDrum(w: number, h: number, c: string): string {
  const cy = -h * 0.62,
    r = h * 0.35,
    left = -w * 0.24,
    right = w * 0.5,
    rx = w * 0.25
  const barrel =
    `M${f(left)} ${f(cy - r)}C${f(w * 0.02)} ${f(cy - r * 1.16)} ${f(w * 0.3)} ${f(cy - r * 1.06)} ${f(right - w * 0.08)} ${f(cy - r * 0.78)}` +
    `Q${f(right)} ${f(cy)} ${f(right - w * 0.08)} ${f(cy + r * 0.78)}C${f(w * 0.3)} ${f(cy + r * 1.06)} ${f(w * 0.02)} ${f(cy + r * 1.16)} ${f(left)} ${f(cy + r)}Z`
  let lace = ''
  for (let i = 0; i < 7; i++) {
    const x = left + w * 0.08 + i * w * 0.09
    lace += `M${f(x)} ${f(cy - r * 1.1)}L${f(x + w * 0.05)} ${f(cy + r * 1.1)}L${f(x + w * 0.09)} ${f(cy - r * 1.1)}`
  }
  const leg = w * 0.04,
    stand = lit(
      stroke(
        `M${f(-w * 0.36)} 0L${f(w * 0.02)} ${f(cy + r * 0.6)}M${f(w * 0.06)} 0L${f(-w * 0.3)} ${f(cy + r * 0.6)}M${f(w * 0.44)} 0L${f(w * 0.16)} ${f(cy + r * 0.6)}` +
          `M${f(w * 0.14)} 0L${f(w * 0.4)} ${f(cy + r * 0.6)}M${f(-w * 0.32)} ${f(-h * 0.07)}H${f(w * 0.4)}`,
        WOOD,
        leg * 1.6,
      ),
      2.2,
    )
  const skin =
    ellipse(left, cy, rx, r * 1.02, lin([light(WOOD, 0.35), WOOD, shade(WOOD, 0.3)], 60)) +
    ellipse(left - w * 0.012, cy, rx * 0.86, r * 0.89, lin(['#FFFDF2', '#F7E6C4', '#DDBF8E'], 55)) +
    ellipse(left - w * 0.016, cy, rx * 0.44, r * 0.45, mix('#F7E6C4', C.soga, 0.3), { opacity: 0.7 }) +
    ellipse(left - w * 0.016, cy, rx * 0.7, r * 0.72, 'none', { stroke: '#D9BC8A', 'stroke-width': 3, opacity: 0.6 })
  return g([
    stand,
    lit(
      path(barrel, lin([light(c, 0.42), c, shade(c, 0.4)], 84)) +
        clipped(
          barrel,
          stroke(lace, C.santan, w * 0.016, { opacity: 0.9 }) +
            stroke(
              `M${f(right - w * 0.13)} ${f(cy - r * 1.2)}Q${f(right - w * 0.05)} ${f(cy)} ${f(right - w * 0.13)} ${f(cy + r * 1.2)}`,
              C.kunyit,
              w * 0.035,
            ),
        ),
      4,
    ),
    lit(skin, 3),
  ])
}
