/**
 * Book 8, page 11: the whole room leans. Hands in a row on the steep wet pipe, and above them faces that are a clock: laugh, smile, hm, oh. Kiko sits
 * among the hands, twice as large as usual.
 */
import { g } from '../../core/svg.ts'
import type { SpriteDrawing } from '../page.ts'
import { background as room } from './p11.land.ts'
import { ayu, behind, citra, danu, eka, kakek, kiko } from './p11.people.ts'
import { pipe } from './p11.pipe.ts'

/** The leaning hall, two who still cheer behind, the pipe. */
export const background = (): string => g([room(), behind()])
/** Nothing lies over what is played. */
export const foreground = (): string => ''
/** Back to front; the pipe with the hands lies before their bodies. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'ayu',
    box: { x: 20, y: 16, width: 21, height: 53 },
    svg: ayu(),
    frames: { blink: ayu({ blink: true }), tap: ayu({ expression: 'think' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'citra',
    box: { x: 35.5, y: 17, width: 23, height: 58.5 },
    svg: citra(),
    frames: { blink: citra({ blink: true }), tap: citra({ expression: 'awe' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'kakek',
    box: { x: 78, y: 26, width: 21.5, height: 72 },
    svg: kakek(),
    frames: { blink: kakek({ blink: true }), tap: kakek({ expression: 'awe' }, 8) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'danu',
    box: { x: 62, y: 22.5, width: 22, height: 69 },
    svg: danu(),
    frames: { blink: danu({ blink: true }), tap: danu({ expression: 'wow' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 1.5, y: 12, width: 18.5, height: 43 },
    svg: eka(),
    frames: { tap: eka({ expression: 'wow' }, 20) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'pipe',
    box: { x: 0, y: 19, width: 100, height: 65 },
    svg: pipe(),
    pivot: [0.5, 0.5],
    idle: 'still',
    tap: 'shake',
    sound: 'beats-fast',
  },
  {
    name: 'kiko',
    box: { x: 53.5, y: 31, width: 14, height: 28 },
    svg: kiko(),
    frames: { tap: kiko(6) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
]
