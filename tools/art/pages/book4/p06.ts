/**
 * Book 4, page 6, straight down from the mango: Eka has an idea and a folded cloth; when her word is built, the family holds the big cloth under the mango tree
 * (nobody stands under the mango), and Kiko, who slept on its end, is bounced out to the grass.
 */
import type { Point } from '../../core/geom.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { clipped, ellipse, glow, lin, path, place, stroke } from '../../core/svg.ts'
import { C, shade } from '../../palette.ts'
import { ceplok, cloth } from '../../parts/batik.ts'
import { bigCloth, foldedCloth } from '../../parts/bigcloth.ts'
import { kitten } from '../../parts/kitten.ts'
import { mango } from '../../parts/mango.ts'
import type { SpriteDrawing } from '../page.ts'
import { BUNDLE, family, hands, type Mood, sister } from './p06.family.ts'
import { twig } from './fromTree.ts'
import { background, foreground } from './p06.land.ts'

/** Rim of the spread cloth, stage px: back left, back right, front right, front left. */
const CORNERS: readonly [Point, Point, Point, Point] = [
  [428, 340],
  [906, 332],
  [972, 470],
  [366, 482],
]
const spread = (): string =>
  ellipse(668, 470, 330, 50, glow(C.lumut, 0.6)) + bigCloth(CORNERS, { sag: 14, front: 2 }).svg
/** The end that has slipped out of the bundle and lies in the grass. */
const TAIL =
  'M352 424C364 446 396 458 420 462C462 470 520 456 566 462C590 465 608 474 602 486C590 500 520 500 470 498C420 497 352 494 326 452C322 440 334 424 352 424Z'
const folded = (): string =>
  place(groundShadow(0, 0, 200, 0.3), 500, 518) +
  place(
    lit(
      cloth(TAIL, ceplok(C.nila, C.santan, C.kunyit, 30)) +
        clipped(
          TAIL,
          stroke(TAIL, C.cabai, 14) +
            stroke(TAIL, C.kunyit, 3.4) +
            stroke('M346 440C372 470 420 478 470 480C520 482 560 474 590 478', shade(C.nila, 0.5), 5, {
              opacity: 0.4,
            }) +
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
    ),
    -34,
    26,
  ) +
  place(foldedCloth(), BUNDLE[0], BUNDLE[1], 1.08, 6)
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
  { name: 'family', box: { x: 35, y: 8, width: 54, height: 60 }, ...alive(family) },
  { name: 'sister', box: { x: 13, y: 24, width: 23, height: 43 }, ...alive(sister) },
  {
    name: 'cloth',
    box: { x: 19, y: 40, width: 63, height: 27 },
    svg: folded(),
    frames: { done: spread() },
    idle: 'still',
    tap: 'still',
    sound: 'rustle',
  },
  {
    name: 'hands',
    box: { x: 20, y: 23, width: 66, height: 40 },
    svg: hands({}),
    frames: { done: hands({ holds: true }) },
    idle: 'still',
    tap: 'still',
  },
  {
    name: 'kiko',
    box: { x: 35, y: 52, width: 12, height: 15 },
    svg: place(kitten({ pose: 'sleep' }), 506, 510, 0.86),
    frames: { done: place(groundShadow(0, 0, 60, 0.34) + kitten({ pose: 'sit', mood: 'open' }), 506, 528, 0.76) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'mango',
    box: { x: 41, y: 0, width: 20.5, height: 35 },
    svg: twig(652, 40) + place(mango(2.9), 652, 222),
    pivot: [0.45, 0],
    idle: 'swing',
    tap: 'swing',
  },
]
