/**
 * Book 4, page 6: Eka has an idea and a folded cloth; when her word is built, the family holds the big cloth under the mango tree
 * (nobody stands under the mango), and Kiko, who slept on its end, is bounced out to the grass.
 */
import type { Point } from '../../core/geom.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { clipped, ellipse, lin, path, place, stroke } from '../../core/svg.ts'
import { C, shade } from '../../palette.ts'
import { ceplok, cloth } from '../../parts/batik.ts'
import { bigCloth, foldedCloth } from '../../parts/bigcloth.ts'
import { kitten } from '../../parts/kitten.ts'
import { mango } from '../../parts/mango.ts'
import type { SpriteDrawing } from '../page.ts'
import { BUNDLE, family, hands, type Mood, sister } from './p06.family.ts'
import { background, foreground } from './p06.land.ts'

/** Rim of the spread cloth, stage px: back left, back right, front right, front left. */
const CORNERS: readonly [Point, Point, Point, Point] = [
  [444, 388],
  [1000, 374],
  [1030, 398],
  [406, 434],
]
const spread = (): string =>
  ellipse(712, 500, 250, 12, C.lumut, { opacity: 0.26 }) + bigCloth(CORNERS, { sag: 9, front: 9 }).svg
/** The end that has slipped out of the bundle and lies in the grass. */
const TAIL =
  'M352 424C364 446 396 458 420 462C462 470 520 456 566 462C590 465 608 474 602 486C590 500 520 500 470 498C420 497 352 494 326 452C322 440 334 424 352 424Z'
const folded = (): string =>
  place(groundShadow(0, 0, 200, 0.3), 500, 494) +
  lit(
    cloth(TAIL, ceplok(C.nila, C.santan, C.kunyit, 30)) +
      clipped(
        TAIL,
        stroke(TAIL, C.cabai, 14) +
          stroke(TAIL, C.kunyit, 3.4) +
          stroke('M346 440C372 470 420 478 470 480C520 482 560 474 590 478', shade(C.nila, 0.5), 5, { opacity: 0.4 }) +
          path(
            TAIL,
            lin(
              [
                [C.cahaya, 0, 0.26],
                [C.cahaya, 0.45, 0],
                [C.manggis, 1, 0.3],
              ],
              70,
            ),
          ),
      ),
    2.6,
  ) +
  place(foldedCloth(), BUNDLE[0], BUNDLE[1], 0.92, 6)
/** Somebody whose hands must stay on the cloth: they blink, but do not move. */
const alive = (draw: (mood: Mood) => string) => ({
  svg: draw({}),
  frames: { blink: draw({ blink: true }), done: draw({ holds: true }) },
  idle: 'still' as const,
  tap: 'still' as const,
})

export { background, foreground }
/** Back to front; `done`: the word is built, the cloth is spread. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'mango',
    box: { x: 48, y: 2, width: 9, height: 13 },
    svg: place(mango(1.15), 666, 104),
    pivot: [0.45, 0],
    idle: 'swing',
    tap: 'swing',
  },
  { name: 'family', box: { x: 54, y: 20, width: 35, height: 42 }, ...alive(family) },
  { name: 'sister', box: { x: 20, y: 24, width: 16, height: 38 }, ...alive(sister) },
  {
    name: 'cloth',
    box: { x: 24, y: 46, width: 58, height: 18 },
    svg: folded(),
    frames: { done: spread() },
    idle: 'still',
    tap: 'still',
    sound: 'rustle',
  },
  {
    name: 'hands',
    box: { x: 24, y: 34, width: 64, height: 26 },
    svg: hands({}),
    frames: { done: hands({ holds: true }) },
    idle: 'still',
    tap: 'still',
  },
  {
    name: 'kiko',
    box: { x: 38, y: 52, width: 8, height: 9 },
    svg: place(kitten({ pose: 'sleep' }), 538, 484, 0.78),
    frames: { done: place(groundShadow(0, 0, 60, 0.34) + kitten({ pose: 'sit', mood: 'open' }), 538, 524, 0.72) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
]
