/** Book 7, page 10: from far behind, across still water: Danu turns his back and leans on sleeping Momo; Eka sits twenty steps away and waits. */
import { g, place } from '../../core/svg.ts'
import { kittenNeat } from '../../parts/kittenPoses.ts'
import type { SpriteDrawing } from '../page.ts'
import { danu, eka, late, momo } from './p10.bank.ts'
import { background, foreground, WATER } from './p10.land.ts'

/** He sits on the bank in the water only. */
const kiko = (): string =>
  g(late(place(kittenNeat(), 800, 522, 0.66)), {
    transform: `translate(0 ${WATER * 2}) scale(1 -1)`,
    opacity: 0.72,
  })

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'momo',
    box: { x: 21, y: 45, width: 38, height: 24 },
    svg: momo(),
    frames: { tap: momo(true) },
    idle: 'breathe',
    tap: 'still',
    sound: 'snore',
  },
  {
    name: 'danu',
    box: { x: 15, y: 45, width: 16, height: 23 },
    svg: danu(),
    frames: { tap: danu(7) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 73, y: 52, width: 9, height: 16 },
    svg: eka(),
    frames: { tap: eka(6) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'kiko',
    box: { x: 58.5, y: 67, width: 8, height: 11 },
    svg: kiko(),
    idle: 'breathe',
    tap: 'wiggle',
    sound: 'meow',
  },
]
