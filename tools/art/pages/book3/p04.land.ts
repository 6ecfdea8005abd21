/** Book 3, page 4: the bank seen from the eyes of a duckling: low hills, a great sky, grass as high as trees. */
import { groundShadow } from '../../core/light.ts'
import { g, lin, path, place } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { cloud, flower, grass, hill, mist, palm, sky, treeLine } from '../../parts/nature.ts'

/** Where the bank ends against the sky. */
const crest = (x: number): number => 566 + 10 * Math.sin(x / 210) + ((x - 640) * (x - 640)) / 26_000

/** The sky, and little land below it. */
export const background = (): string =>
  g([
    sky('siang', { sun: [1010, 96], horizon: 0.7 }),
    place(cloud(330, 4), 300, 214, 1.15),
    place(cloud(240, 8), 820, 160, 0.9),
    place(cloud(150, 5), 560, 330, 0.7),
    hill(
      [
        [-20, 540],
        [200, 512],
        [460, 532],
        [760, 508],
        [1040, 530],
        [1300, 506],
      ],
      C.gunung,
      { d: 0.6, s: 8, bottom: 640, brush: false },
    ),
    mist(640, 552, 760, 40, 0.7),
    treeLine(-20, 1300, (x: number) => 562 + 5 * Math.sin(x / 100), C.daun, {
      d: 0.4,
      seed: 15,
      r0: 9,
      r1: 18,
      palms: 3,
    }),
    place(palm(300, 34, 6, { d: 0.12 }), 1216, 588),
    path(
      `M-10 ${crest(-10)}Q640 ${crest(640) - 6} 1290 ${crest(1290)}V810H-10Z`,
      lin([light(C.padi, 0.1), C.pisang, C.daun, mix(C.daun, C.hutan, 0.6)], 90),
    ),
    grass(-10, 1290, (x) => crest(x) + 6, { h: 22, step: 12, color: mix(C.pisang, C.daun, 0.5), tip: C.padi, seed: 3 }),
    ...[
      [470, 690, C.putih],
      [930, 716, C.sepatu],
      [820, 760, C.putih],
      [520, 756, C.jambu],
    ].map(([x, y, color]) => flower(Number(x), Number(y), 1.3, String(color))),
    place(groundShadow(0, 0, 380, 0.3), 660, 700),
  ])
/** Blades of grass that are taller than Wek. */
export const foreground = (): string =>
  g([
    grass(-30, 250, () => 826, { h: 120, step: 30, color: C.hutan, tip: C.daun, seed: 13 }),
    grass(1010, 1310, () => 830, { h: 130, step: 30, color: C.hutan, tip: C.daun, seed: 17 }),
  ])
