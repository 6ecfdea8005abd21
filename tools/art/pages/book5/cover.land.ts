/** Book 5, cover: a path comes down the hill and around a bend, straight over us; we lie on the ground. */
import { item } from '../../core/geom.ts'
import { blur, ellipse, g, glow, linU, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { flower, grass, hill, mist, palm, treeLine, volcano } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { type PathPoint, pathRibbon } from '../book2/sharedHills.ts'

/** The path: narrow on the crest, as wide as the picture where it meets us. */
const PATH: readonly PathPoint[] = [
  [150, 404, 26],
  [234, 424, 52],
  [311, 470, 108],
  [431, 540, 210],
  [639, 618, 380],
  [840, 720, 640],
  [910, 860, 980],
]
const slope = (): string =>
  path(
    'M-20 452C120 392 260 392 400 420C640 470 900 560 1300 566V820H-20Z',
    linU(
      [
        [light(C.padi, 0.2), 0, 1],
        [C.pisang, 0.4, 1],
        [C.daun, 1, 1],
      ],
      0,
      400,
      60,
      800,
    ),
  )
/** Ruts that follow the bend, and the light on them. */
const ruts = (): string =>
  stroke(
    'M236 428C311 470 381 540 660 626C777 694 859 760 1000 830M212 424C261 470 291 540 480 620C590 690 650 770 662 830',
    '#C9965A',
    9,
    { opacity: 0.3 },
  ) + stroke('M226 426C290 474 341 540 580 628C674 706 736 770 729 830', '#FFF3D0', 14, { opacity: 0.34 })
const pebble = (x: number, y: number, r: number): string =>
  ellipse(x + r * 0.3, y + r * 0.5, r * 1.2, r * 0.4, C.tanah, { opacity: 0.4 }) +
  ellipse(x, y, r, r * 0.7, '#B9ADA4') +
  ellipse(x - r * 0.25, y - r * 0.2, r * 0.5, r * 0.26, '#E2DAD2', { opacity: 0.8 })

/** A clear morning; the upper third is for the title. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [1100, 150], horizon: 0.7 }),
    volcano(880, 470, 620, 150, 0.95),
    mist(880, 470, 460, 54, 0.85),
    hill(
      [
        [380, 470],
        [620, 428],
        [860, 470],
        [1080, 438],
        [1300, 470],
      ],
      C.hutan,
      { d: 0.62, s: 8, bottom: 620 },
    ),
    treeLine(560, 1300, (x: number) => 520 - 6 * Math.sin(x / 80), C.daun, {
      d: 0.3,
      seed: 4,
      r0: 14,
      r1: 30,
      palms: 2,
    }),
    place(palm(250, 26, 4, { d: 0.12 }), 60, 452),
    slope(),
    path(pathRibbon(PATH, 1.1), mix(C.daun, C.tanah, 0.4), { opacity: 0.5 }),
    path(pathRibbon(PATH), linU(['#F7E4BA', '#F0D3A0', '#E3BC80'], 0, 400, 0, 820)),
    path(pathRibbon(PATH, 0.55), '#FFF6DC', { opacity: 0.25 }),
    ruts(),
    ellipse(780, 752, 270, 26, '#8A5630', { opacity: 0.42, filter: blur(9) }),
    ellipse(780, 746, 440, 66, glow('#8A5630', 0.42)),
    pebble(330, 752, 26),
    pebble(1190, 690, 18),
    pebble(1010, 772, 12),
    grass(-20, 200, (x: number) => 474 + x * 0.3, {
      h: 20,
      step: 18,
      color: mix(C.daun, C.hutan, 0.3),
      tip: C.padi,
      seed: 5,
    }),
    grass(560, 1300, (x: number) => 500 + x * 0.06, {
      h: 18,
      step: 20,
      color: mix(C.pisang, C.hutan, 0.3),
      tip: C.padi,
      seed: 7,
    }),
    ...[
      [50, 560],
      [150, 640],
      [90, 700],
      [240, 590],
      [1110, 590],
      [1230, 612],
    ].map(([x = 0, y = 0], i) => flower(x, y, 0.9 + (y - 540) / 260, item([C.sepatu, C.putih, C.jambu], i % 3))),
  ])
/** Blades of grass close to our eyes. */
export const foreground = (): string =>
  g([
    grass(-30, 330, (x: number) => 830 + x * 0.04, { h: 130, step: 26, color: C.hutan, tip: C.daun, seed: 23 }),
    grass(1180, 1320, () => 830, { h: 110, step: 22, color: C.lumut, tip: C.hutan, seed: 27 }),
  ])
