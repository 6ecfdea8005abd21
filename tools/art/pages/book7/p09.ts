/** Book 7, page 9: Eka alone before the light, the bare kite in her arms like a doll, a word between her teeth; Kiko leans on her. */
import { grainOf } from '../../core/light.ts'
import { g, place } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { kittenBack } from '../../parts/kittenPoses.ts'
import type { SpriteDrawing } from '../page.ts'
import { ekaClose, heldFrame, type Waiting } from './p09.eka.ts'
import { background, foreground } from './p09.land.ts'

/** Low sun on her; her own colours stay. */
const late = (svg: string): string => relight(svg, 'senja') + g(svg, { opacity: 0.3 })
const eka = (how: Waiting = {}): string => late(ekaClose(how))
function kiko(): string {
  grainOf.freq = 0.44
  const svg = place(kittenBack({ tilt: -20 }), 904, 556, 1.12, -10)
  grainOf.freq = 0.55
  return late(svg)
}
export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eka',
    box: { x: 29, y: 4, width: 42, height: 65.75 },
    svg: eka(),
    frames: { blink: eka({ blink: true }), tap: eka({ looksDown: true }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'frame',
    box: { x: 39, y: 42, width: 22.5, height: 28 },
    svg: late(heldFrame()),
    idle: 'still',
    tap: 'nod',
  },
  {
    name: 'kiko',
    box: { x: 65, y: 52, width: 11, height: 19 },
    svg: kiko(),
    idle: 'breathe',
    tap: 'nod',
    sound: 'meow',
  },
]
