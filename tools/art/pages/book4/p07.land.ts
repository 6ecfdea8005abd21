/** Book 4, page 7: right below the tree; the low sun shines from behind it. */
import { circle, ellipse, glow, path } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { skyOf } from '../../parts/skies.ts'
import { cornerGrass, yard } from './yard.ts'

/** Beams of the sun that stands behind the trunk. */
const beams = (): string =>
  [
    [-168, 15],
    [-140, 11],
    [-112, 14],
    [-66, 12],
    [-36, 15],
    [-8, 11],
  ]
    .map(([angle = 0, half = 0]) => {
      const at = (degrees: number) =>
        `${Math.round(486 + Math.cos((degrees * Math.PI) / 180) * 620)} ${Math.round(300 + Math.sin((degrees * Math.PI) / 180) * 620)}`
      return path(`M486 300L${at(angle - half / 2)}L${at(angle + half / 2)}Z`, C.cahaya, { opacity: 0.34 })
    })
    .join('')
/** The sky: warm, brightest beside the trunk. */
const sky = (): string =>
  skyOf('siang', { sun: [486, 300], horizon: 0.62 }) + circle(486, 300, 420, glow('#FFE39A', 0.75)) + beams()
/** The yard of the mango tree, late in the afternoon. */
export const background = (): string =>
  sky() +
  yard({ x: 350, y: 176, k: 1.8 }, { hasTools: false, basket: [1034, 462] }) +
  circle(486, 318, 250, glow('#FFE7A6', 0.4)) +
  ellipse(640, 520, 560, 80, glow(C.lumut, 0.42))
export { cornerGrass as foreground }
