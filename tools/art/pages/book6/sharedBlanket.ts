/** The one big batik blanket of book 6, which five friends and a kitten share. */
import { lit } from '../../core/light.ts'
import { clipped, path, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { ceplok, cloth } from '../../parts/batik.ts'

const GROUND = '#9C4A6E'
/** Its cloth: mulberry with cream flowers. */
const BLANKET = ceplok(GROUND, C.santan, C.kunyit, 56)
/** Any part of it: an outline (absolute M L C Q Z), its folds, and a yellow hem along a line. */
export function blanketPart(
  d: string,
  { folds = '', hem = '', size = 5 }: { folds?: string; hem?: string; size?: number } = {},
): string {
  return lit(
    cloth(d, BLANKET) +
      clipped(
        d,
        stroke(folds, mix(GROUND, '#2A1030', 0.6), 16, { opacity: 0.34 }) +
          stroke(folds, light(GROUND, 0.5), 5, { opacity: 0.5, transform: 'translate(-9 -6)' }) +
          (hem ? stroke(hem, C.kunyit, 15) + stroke(hem, mix(C.kunyit, C.soga, 0.5), 3, { opacity: 0.7 }) : ''),
      ) +
      path(d, 'none', { stroke: mix(GROUND, '#2A1030', 0.5), 'stroke-width': 2, opacity: 0.4 }),
    size,
  )
}
