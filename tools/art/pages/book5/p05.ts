/** Book 5, page 5: straight down: Citra has lifted a hat off a nest, and the hen under it is very cross. The other hat slides out of the picture. */
import { grainOf } from '../../core/light.ts'
import { blur, ellipse, g, place } from '../../core/svg.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, NEST } from './p05.land.ts'
import { citraFromAbove, fluff, henFromAbove, nestFromAbove } from './p05.top.ts'
import { BIMAS, hatFromAbove } from './sharedHat.ts'
import { pawFromAbove } from './sharedPaws.ts'

const shade = (x: number, y: number, w: number, h: number): string =>
  ellipse(x, y, w, h, '#3A2030', { opacity: 0.34, filter: blur(10) })
const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
const citra = (): string => drawn(0.4, () => shade(256, 190, 210, 130) + place(citraFromAbove(), 236, 156, 1.12, 24))
const hensHat = (peep = false): string =>
  drawn(0.45, () => shade(506, 262, 96, 90) + place(hatFromAbove({ old: true }, peep), 492, 236, 1.02, 12))
/** With wings out, with wings up, and settled on her eggs. */
const hen = (how: Parameters<typeof henFromAbove>[0] = {}): string =>
  drawn(0.45, () => shade(896, 300, 120, 96) + place(henFromAbove(how), 872, 262, 1.22, -16))
const hat = (): string => drawn(0.5, () => shade(1216, 196, 92, 86) + place(hatFromAbove(BIMAS), 1204, 172, 0.96))

export { background, foreground }
/** Bottom to top: the nest, the paw and the hat over it, the hen, feathers, Citra, the hat in her hands. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'nest',
    box: { x: 36.5, y: 51, width: 27.5, height: 36 },
    svg: drawn(0.5, () => place(nestFromAbove(), NEST.x, NEST.y, 1.06)),
    idle: 'still',
    tap: 'wobble',
    sound: 'rustle',
  },
  {
    name: 'kiko',
    box: { x: 85, y: 25.5, width: 6.5, height: 5.5 },
    svg: place(pawFromAbove(), 1120, 226, 1.5, 166),
    idle: 'wiggle',
    tap: 'wiggle',
    sound: 'meow',
  },
  { name: 'hat', box: { x: 87, y: 10.5, width: 13, height: 22.5 }, svg: hat(), idle: 'drift', tap: 'hop' },
  {
    name: 'feathers',
    box: { x: 46, y: 6, width: 42, height: 56 },
    svg: g(place(fluff(), 866, 266, 1.42)),
    idle: 'drift',
    tap: 'fly',
  },
  {
    name: 'hen',
    box: { x: 54, y: 7, width: 28.5, height: 53.5 },
    svg: hen(),
    frames: { tap: hen({ spread: 1.1, beat: 16 }), sits: hen({ settled: true }) },
    idle: 'flutter',
    tap: 'shake',
    sound: 'cluck',
  },
  {
    name: 'hens-hat',
    box: { x: 30, y: 16.5, width: 17, height: 25 },
    svg: hensHat(),
    frames: { peep: hensHat(true) },
    idle: 'still',
    tap: 'wiggle',
  },
  { name: 'citra', box: { x: 0, y: 0, width: 37.5, height: 40.5 }, svg: citra(), idle: 'breathe', tap: 'nod' },
]
