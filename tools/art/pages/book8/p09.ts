/** Book 8, page 9: one diagonal in a large soft dark: Danu's head, his arm, his hand on the wet pipe, where a ring of drops jumps. Under his other arm Kiko sleeps. */
import { lit } from '../../core/light.ts'
import { clipped, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { kitten, kittenHead } from '../../parts/kitten.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { danu, otherArm, ring } from './p09.danu.ts'
import { background, bamboo, foreground } from './p09.land.ts'
import { aidCase } from './sharedPipe.ts'

const pipe = (jump = 0): string => clipped('M480 380H1280V800H480Z', bamboo()) + drawn(0.3, () => ring(jump))
/** The open case, its cord laid down beside it. */
const aid = (): string =>
  lamplit(
    lit(stroke('M66 622C20 610 30 640 58 640C92 642 60 652 40 648', C.cabai, 7), 2) +
      place(aidCase({ isOpen: true }), 122, 638, 1.9),
  )
/** He sleeps with one ear against the ribs; touched, he looks. */
const kiko = (looks = false): string =>
  lamplit(place(kitten({ pose: 'sleep' }) + (looks ? place(kittenHead(), 26, -20, 0.86, 12) : ''), 396, 662, 1.9)) +
  otherArm()

export { background, foreground }
/** Back to front: the pipe, he who leans on it, the case, the one who sleeps. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'pipe',
    box: { x: 37, y: 50, width: 63, height: 50 },
    svg: pipe(),
    frames: { tap: pipe(1) },
    idle: 'still',
    tap: 'shake',
    sound: 'drop',
  },
  {
    name: 'danu',
    box: { x: 12, y: 0, width: 67.5, height: 100 },
    svg: danu(),
    frames: { blink: danu({}, true), tap: danu({ expression: 'smile', headExtra: () => '' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'case',
    box: { x: 1.5, y: 59, width: 15, height: 23 },
    svg: aid(),
    idle: 'still',
    tap: 'wiggle',
  },
  {
    name: 'kiko',
    box: { x: 14.5, y: 52, width: 25.8, height: 38 },
    svg: kiko(),
    frames: { tap: kiko(true) },
    idle: 'still',
    tap: 'still',
    sound: 'meow',
  },
]
