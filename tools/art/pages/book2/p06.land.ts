/** Book 2, page 6: the mended bridge at the left, the path with five banana-leaf plates, the long open basket in front. */
import { circle, clipped, ellipse, g, glow, lin, linU, path, place, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { lampPool, relight } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bambooBridge } from '../../parts/bridge.ts'
import { grass, hill, palm, terraceHill, treeLine } from '../../parts/nature.ts'
import { nightCloud, skyOf } from '../../parts/skies.ts'
import { sweptPath } from './sharedHills.ts'

/** Middles of the five plates, stage px: the middles of the places the potatoes go to. */
const PLATES: readonly (readonly [x: number, y: number])[] = [
  [185.6, 436],
  [416, 468],
  [646.4, 436],
  [876.8, 468],
  [1107.2, 436],
]
/** A plate of banana leaf, 160 wide: an oval with its rib and veins, pinned with a thorn at both ends. */
const leafPlate = (): string => {
  const veins = [-48, -30, -12, 6, 24, 42].map((x) => `M${x} 0l12 -34M${x} 0l12 34`).join('')
  return (
    ellipse(4, 20, 84, 40, '#123A34', { opacity: 0.4 }) +
    lit(
      path('M-80 0C-62 -68 62 -68 80 0C62 68 -62 68 -80 0Z', lin([C.padi, C.pisang, C.daun], 70)) +
        path('M-66 2C-50 -50 50 -50 66 2C50 53 -50 53 -66 2Z', lin([light(C.pisang, 0.5), light(C.pisang, 0.22)], 80)) +
        stroke('M-78 0H78', light(C.padi, 0.5), 4) +
        stroke(veins, C.daun, 2, { opacity: 0.55 }),
      2.6,
    )
  )
}
/** The stream that the bridge crosses, and the path from its end past all plates. */
const streamAndPath = (): string =>
  g([
    path(
      'M92 262C70 290 0 296 -20 306V404C60 398 120 372 190 352C290 330 350 300 356 262Z',
      linU(
        [
          ['#BFE6EA', 0, 1],
          ['#7FC4CE', 1, 1],
        ],
        0,
        262,
        0,
        380,
      ),
    ),
    stroke('M120 286q40 8 90 0M20 340q50 10 110 -4M-10 372q40 8 90 -6M220 322q40 6 80 -8', '#F2FCFF', 3.4, {
      opacity: 0.7,
    }),
    sweptPath([
      [392, 306, 52],
      [356, 332, 66],
      [270, 366, 96],
      [160, 424, 150],
      [250, 470, 170],
      [416, 486, 170],
      [646, 452, 160],
      [876, 486, 170],
      [1107, 454, 160],
      [1320, 474, 180],
    ]),
  ])
/** Hills, meadow, stream and path. */
const land = (): string =>
  g([
    hill(
      [
        [-20, 210],
        [180, 166],
        [400, 204],
        [640, 160],
        [880, 196],
        [1100, 150],
        [1300, 190],
      ],
      mix(C.hutan, C.gunung, 0.35),
      { d: 0.5, s: 8, bottom: 420 },
    ),
    terraceHill(700, 286, 460, 76, { n: 6, d: 0.3, seed: 4, flat: 0.14 }),
    treeLine(-20, 1300, (x: number) => 254 + 6 * Math.sin(x / 90), C.daun, {
      d: 0.3,
      seed: 5,
      r0: 12,
      r1: 24,
      palms: 2,
    }),
    place(palm(240, 24, 4, { d: 0.1 }), 1196, 320),
    hill(
      [
        [-20, 268],
        [300, 262],
        [640, 270],
        [980, 264],
        [1300, 276],
      ],
      mix(C.pisang, C.padi, 0.3),
      { d: 0.1, s: 6, bottom: 830 },
    ),
    streamAndPath(),
    grass(-20, 1300, (x: number) => 566 + 5 * Math.sin(x / 70), {
      h: 18,
      step: 12,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 6,
    }),
  ])
/** The bridge with its middle under the goats. */
const bridge = (): string => {
  const b = bambooBridge({ w: 380, depth: 44, poles: 18, rails: 'back' })
  return place(g([b.back, b.deck]), 26, 312)
}
/** A long open basket with a pale woven floor, where the potatoes lie. */
function longBasket(): string {
  const rim =
      'M150 584H1130C1168 584 1184 606 1178 640L1166 692C1160 720 1144 730 1110 730H170C136 730 120 720 114 692L102 640C96 606 112 584 150 584Z',
    floor =
      'M166 606H1114C1142 606 1154 620 1150 644L1140 684C1136 704 1124 710 1100 710H180C156 710 144 704 140 684L130 644C126 620 138 606 166 606Z',
    strips = Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 27 }, (_, i) => {
        const x = 124 + i * 40 + (row % 2) * 20
        return `M${x} ${612 + row * 15}h22`
      }).join(''),
    ).join(''),
    binding = Array.from({ length: 26 }, (_, i) => `M${150 + i * 39} 586l9 18M${150 + i * 39} 712l9 17`).join('')
  return (
    place(groundShadow(0, 0, 640, 0.4, C.hutan), 640, 738) +
    lit(
      path(rim, lin([light('#C98F4E', 0.35), '#C98F4E', shade('#C98F4E', 0.3)], 88)) +
        stroke(binding, shade('#C98F4E', 0.4), 5, { opacity: 0.6 }),
      4,
    ) +
    path(floor, lin(['#C9A269', '#F3DFB2', '#F9E9C4'], 88)) +
    clipped(floor, stroke(strips, '#C9A269', 7, { opacity: 0.32 }))
  )
}

/** Night; the plates lie in a warm light that comes from the lantern at the bridge. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [1020, 92], horizon: 0.42, stars: 70, seed: 33 }),
    place(nightCloud(300, 3), 1004, 136, 1),
    relight(land(), 'malam'),
    relight(bridge(), 'malam'),
    g(bridge(), { opacity: 0.4 }),
    lampPool(640, 452, 860, 0.6, '#FFD890'),
    circle(640, 452, 300, glow('#FFE7B0', 0.12)),
    ...PLATES.map(([x, y]) => {
      const plate = place(leafPlate(), x, y)
      return relight(plate, 'lampu')
    }),
    lampPool(640, 650, 760, 0.3, '#FFD890'),
    relight(longBasket(), 'lampu'),
    g(longBasket(), { opacity: 0.3 }),
  ])
/** Dark grass at the lower edge. */
export const foreground = (): string =>
  relight(
    grass(-20, 1300, (x: number) => 812 + 4 * Math.sin(x / 60), {
      h: 48,
      step: 18,
      color: C.hutan,
      tip: C.daun,
      seed: 13,
    }),
    'malam',
  )
