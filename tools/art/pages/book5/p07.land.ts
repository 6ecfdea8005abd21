/** Book 5, page 7: a grass bank over the valley: nearly nothing but sky, for bubbles to fly in. */
import { item } from '../../core/geom.ts'
import { blur, ellipse, g, linU, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { cloud, flower, grass, hill, mist, terraceHill, treeLine } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** Wide sky; the valley lies far below in the haze. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [1080, 120], horizon: 0.78 }),
    place(cloud(300, 3), 980, 300, 0.9),
    place(cloud(170, 6), 120, 170, 0.8),
    hill(
      [
        [-20, 500],
        [200, 470],
        [430, 500],
        [700, 476],
        [960, 504],
        [1300, 470],
      ],
      C.gunung,
      { d: 0.7, s: 6, bottom: 640 },
    ),
    mist(640, 520, 800, 46, 0.9),
    terraceHill(1090, 596, 560, 84, { n: 6, d: 0.5, seed: 5, lean: 20, flat: 0.12 }),
    terraceHill(180, 600, 520, 70, { n: 5, d: 0.52, seed: 9, lean: -14, flat: 0.12 }),
    treeLine(420, 860, () => 566, C.daun, { d: 0.55, seed: 6, r0: 8, r1: 16, palms: 2 }),
    mist(640, 590, 800, 50, 0.7),
    path(
      'M-20 556C160 548 300 590 420 592C620 594 820 548 960 552C1100 556 1200 588 1300 584V820H-20Z',
      linU([light(C.padi, 0.25), C.pisang, mix(C.daun, C.hutan, 0.2)], 0, 550, 40, 800),
    ),
    stroke(
      'M-20 556C160 548 300 590 420 592C620 594 820 548 960 552C1100 556 1200 588 1300 584',
      light(C.padi, 0.6),
      5,
      { opacity: 0.8 },
    ),
    grass(-20, 1300, (x: number) => 640 + 8 * Math.sin(x / 70), {
      h: 20,
      step: 40,
      color: mix(C.pisang, C.hutan, 0.35),
      tip: C.padi,
      seed: 5,
    }),
    grass(-20, 1300, (x: number) => 724 + 8 * Math.sin(x / 60), {
      h: 26,
      step: 52,
      color: mix(C.daun, C.hutan, 0.3),
      tip: C.padi,
      seed: 11,
    }),
    ellipse(400, 650, 330, 20, mix(C.hutan, C.lumut, 0.5), { opacity: 0.4, filter: blur(7) }),
    ellipse(1040, 726, 130, 18, mix(C.hutan, C.lumut, 0.5), { opacity: 0.45, filter: blur(7) }),
    ...[
      [700, 690],
      [820, 650],
      [1210, 650],
      [80, 730],
      [620, 770],
    ].map(([x = 0, y = 0], i) => flower(x, y, 0.9, item([C.putih, C.sepatu, C.jambu], i % 3))),
  ])
/** Grass at the lower edge. */
export const foreground = (): string =>
  grass(-30, 1310, (x: number) => 836 - 10 * Math.cos(x / 300), {
    h: 70,
    step: 34,
    color: C.hutan,
    tip: C.daun,
    seed: 19,
  })
