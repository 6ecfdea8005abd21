/** Book 7, cover: the land from the kite's own height: a round rim of the world, fields like patches, clouds below us. */
import { blur, circle, ellipse, g, glow, lin, linU, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { volcano } from '../../parts/nature.ts'
import { cloud } from '../../parts/sky.ts'
import { horizon, quilt } from './cover.quilt.ts'

const sky = (): string =>
  rect(-10, -10, 1300, 400, linU([C.air, C.langit, C.cahaya], 400, 0, 440, 230)) +
  place(volcano(0, 0, 300, 70, 0.8), 880, 130, 1, 8)
const hazeAtRim = (): string => {
  const rim = horizon()
  return g(
    rim.map(([x, y]) => ellipse(x, y + 10, 90, 34, glow(C.kertas, 0.5))),
    {},
  )
}
/** A cloud below us and its shade on the fields. */
const lowCloud = (x: number, y: number, w: number, seed: number): string =>
  ellipse(x + 70, y + 90, w * 0.5, w * 0.14, mix(C.lumut, C.manggis, 0.4), { opacity: 0.24, filter: blur(10) }) +
  place(cloud(w, seed), x, y)
/** Wind past the tail, white lines with a curl. */
const wind = (): string =>
  stroke(
    'M150 566C220 520 300 524 372 560M96 610C150 584 196 584 240 596M470 772C530 784 590 780 640 764',
    C.putih,
    4,
    { opacity: 0.75 },
  )
/** Trees seen from above, on the dikes; they lean away from below us. */
const trees = (at: readonly (readonly [x: number, y: number, r: number])[]): string =>
  at
    .map(([x, y, r]) => {
      const out = (x - 600) / 640
      return (
        ellipse(x + r * 0.9, y + r * 0.5, r * 1.1, r * 0.5, C.lumut, { opacity: 0.3 }) +
        circle(x, y, r, lin([C.daun, mix(C.hutan, C.daun, 0.3)], 60)) +
        circle(x + out * r * 0.5 - r * 0.2, y - r * 0.4, r * 0.66, lin([light(C.pisang, 0.3), C.daun], 60))
      )
    })
    .join('')
/** A thatched roof, small as a thumb. */
const roof = (x: number, y: number, s: number): string =>
  place(
    ellipse(16, 8, 30, 9, C.lumut, { opacity: 0.3 }) +
      path('M-18 -2H18V12H-18Z', light(C.bata, 0.4)) +
      path('M-5 2H4V12H-5Z', C.toska) +
      path('M-26 2L-14 -20H14L26 2Z', lin([light(C.soga, 0.5), C.soga], 60)) +
      path('M-26 2L-14 -20H-8L-12 2Z', C.santan, { opacity: 0.4 }),
    x,
    y,
    s,
    6,
  )
/** Everything that does not move. */
export const background = (): string =>
  g([
    sky(),
    quilt(),
    hazeAtRim(),
    trees([
      [650, 246, 9],
      [664, 252, 7],
      [1006, 336, 11],
      [1026, 344, 8],
      [1150, 418, 13],
      [1244, 380, 10],
      [1226, 300, 7],
      [700, 176, 6],
      [838, 208, 7],
      [980, 196, 5],
    ]),
    roof(1196, 344, 0.9),
    roof(1238, 350, 0.8),
    roof(728, 206, 0.6),
    trees([
      [1172, 350, 12],
      [1216, 362, 9],
      [752, 212, 7],
    ]),
    lowCloud(900, 300, 170, 4),
    wind(),
    lowCloud(110, 770, 330, 3),
    lowCloud(1236, 806, 240, 6),
  ])
/** Nothing lies over the picture. */
export const foreground = (): string => ''
