/** Book 8, page 14: one long dark slope; three lanterns run up it, arms reach out of the hall's light; below them brown water. Pak Joko has saved a sweet potato. */
import type { SpriteDrawing } from '../page.ts'
import { danu, kakek } from './p14.hall.ts'
import { background, flood, foreground, gate } from './p14.land.ts'
import { ibu, joko, kiko, tini } from './p14.run.ts'

export { background, foreground }
/** Back to front: the two at the top, the three on the steps, the water and the gate. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'danu',
    box: { x: 72, y: 17, width: 17.5, height: 22 },
    svg: danu(),
    frames: { blink: danu({ expression: 'wow', blink: true }), tap: danu({ expression: 'laugh' }, 4) },
    idle: 'breathe',
    tap: 'wave',
  },
  {
    name: 'kakek',
    box: { x: 82.5, y: 10, width: 17, height: 30 },
    svg: kakek(),
    frames: { blink: kakek({ expression: 'wow', blink: true }), tap: kakek({ expression: 'effort' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'tini',
    box: { x: 18, y: 47, width: 16, height: 32 },
    svg: tini(),
    frames: { blink: tini({ expression: 'happy', blink: true }), tap: tini({ expression: 'laugh' }, 10) },
    idle: 'bob',
    tap: 'hop',
  },
  {
    name: 'joko',
    box: { x: 8.5, y: 59, width: 14.5, height: 27 },
    svg: joko(),
    frames: { blink: joko({ expression: 'wow', blink: true }), tap: joko({ expression: 'laugh' }, 10) },
    idle: 'bob',
    tap: 'hop',
  },
  {
    name: 'ibu',
    box: { x: 0, y: 60, width: 16, height: 30 },
    svg: ibu(),
    frames: { blink: ibu({ expression: 'wow', blink: true }), tap: ibu({ expression: 'effort' }, 10) },
    idle: 'bob',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 13, y: 51.5, width: 7, height: 10.5 },
    svg: kiko(),
    frames: { tap: kiko('shut') },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'gate',
    box: { x: 4.4, y: 84, width: 14, height: 16 },
    svg: gate(),
    idle: 'still',
    tap: 'wobble',
  },
  {
    name: 'water',
    box: { x: 0, y: 85, width: 68, height: 15 },
    svg: flood(),
    idle: 'drift',
    tap: 'wave',
    sound: 'splash',
  },
]
