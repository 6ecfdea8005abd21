/** Book 7, page 11: the hands: two small ones that make a bowl, and a bigger one on a knee that begins to open. Stage pixels. */
import { type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { ellipse, f, g, glow, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { cloth, stripes } from '../../parts/batik.ts'

/** Her dress. */
export const ORANGE = mix(C.mangga, C.bata, 0.25)
const skin = SKIN.sawo
/** Skin in the light from the upper left. */
export const BARE = lin([light(skin.b, 0.24), skin.b, mix(skin.b, skin.s, 0.4)], 62)
const limb = (points: readonly Point[], widths: readonly number[], fill = BARE): string =>
  path(tube(points, widths), fill)
const crease = (d: string, w = 3, o = 0.5): string => stroke(d, skin.s, w, { opacity: o })
const nail = (x: number, y: number, r: number, k = 1): string =>
  place(ellipse(0, 0, 9, 7, mix(skin.l, C.jambu, 0.3), { opacity: 0.9 }), x, y, k, r)

/** One finger of a bowl: from the palm to a tip that is turned up. */
const curled = (root: Point, bow: Point, tip: Point, w: number): string =>
  limb([root, bow, tip], [w * 1.08, w, w * 0.82]) +
  crease(
    `M${f(bow[0] - w * 0.3)} ${f(bow[1] - w * 0.6)}q${f(w * 0.3)} ${f(w * 0.5)} ${f(w * 0.9)} ${f(w * 0.4)}`,
    2.4,
    0.4,
  )
/** A sleeve of her dress over an upper arm from a to b. */
const sleeve = (a: Point, b: Point, w: number): string => {
  const k = w / Math.hypot(b[0] - a[0], b[1] - a[1]),
    [x, y] = [(b[1] - a[1]) * k, (b[0] - a[0]) * k]
  return (
    path(tube([a, b], [w * 0.94, w], { end: 'flat' }), lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.28)], 60)) +
    stroke(`M${f(b[0] + x)} ${f(b[1] - y)}L${f(b[0] - x)} ${f(b[1] + y)}`, C.santan, 13)
  )
}
/** Her far hand: the back wall of the bowl. */
export const farHand = (): string =>
  lit(
    limb(
      [
        [1110, 300],
        [990, 400],
        [872, 424],
      ],
      [52, 46, 36],
    ) +
      curled([742, 414], [668, 410], [626, 356], 23) +
      curled([764, 402], [696, 392], [660, 334], 24) +
      curled([790, 396], [728, 382], [696, 330], 23) +
      path(
        smooth([
          [892, 388],
          [820, 376],
          [752, 388],
          [716, 416],
          [740, 450],
          [820, 462],
          [896, 454],
        ]),
        skin.b,
      ) +
      ellipse(800, 412, 74, 34, glow(skin.l, 0.9)) +
      sleeve([1168, 226], [1068, 330], 74),
    6,
  )
/** Her near hand: it holds the bowl from below; the thumb lies on what is in it, or `lifts` from it. */
export const nearHand = (lifts = 0): string =>
  lit(
    limb(
      [
        [1196, 384],
        [1040, 486],
        [872, 492],
      ],
      [62, 54, 42],
    ) +
      curled([744, 496], [656, 486], [596, 418], 27) +
      curled([750, 510], [664, 512], [590, 452], 27) +
      curled([764, 524], [690, 536], [612, 490], 26) +
      curled([790, 532], [724, 554], [650, 526], 23) +
      path(
        smooth([
          [892, 452],
          [840, 456],
          [778, 468],
          [728, 486],
          [716, 516],
          [752, 546],
          [830, 554],
          [896, 536],
        ]),
        mix(skin.b, skin.s, 0.06),
      ) +
      ellipse(800, 482, 80, 30, glow(skin.l, 0.7)) +
      crease('M742 500Q716 506 690 502M752 520Q726 528 700 526M772 536Q750 546 726 544', 3, 0.42) +
      sleeve([1266, 312], [1176, 404], 74),
    7,
  ) +
  lit(
    limb(
      [
        [836, 470],
        [794, 438 - lifts],
        [738 + lifts * 0.4, 446 - lifts * 1.9],
      ],
      [30, 25, 19],
    ) + nail(734 + lifts * 0.4, 440 - lifts * 1.9, -8, 1.3),
    5,
  )

/** The arm of Danu, its sleeve, and a hand on its back on his knee; `opens` from 0 (nearly shut) to 1. */
export function danuHand(opens = 0): string {
  const finger = (root: Point, shut: readonly [Point, Point], open: readonly [Point, Point], w: number): string => {
    const at = (i: 0 | 1): Point => [
      shut[i][0] + (open[i][0] - shut[i][0]) * opens,
      shut[i][1] + (open[i][1] - shut[i][1]) * opens,
    ]
    return lit(limb([root, at(0), at(1)], [w, w * 0.98, w * 0.84]), 5)
  }
  return g([
    finger(
      [446, 462],
      [
        [504, 432],
        [464, 390],
      ],
      [
        [524, 446],
        [566, 398],
      ],
      25,
    ),
    finger(
      [452, 482],
      [
        [518, 456],
        [484, 410],
      ],
      [
        [540, 468],
        [592, 424],
      ],
      27,
    ),
    lit(
      limb(
        [
          [112, 330],
          [200, 462],
          [330, 486],
        ],
        [62, 56, 46],
      ) +
        path(
          smooth([
            [300, 442],
            [372, 434],
            [436, 444],
            [476, 474],
            [468, 520],
            [408, 540],
            [340, 536],
            [296, 530],
          ]),
          skin.b,
        ) +
        ellipse(400, 484, 78, 48, glow(skin.l, 0.9)) +
        crease('M352 456Q384 500 366 530M420 456Q404 484 430 516', 3.4, 0.4) +
        cloth(
          tube(
            [
              [66, 232],
              [124, 366],
            ],
            [60, 80],
            { end: 'flat' },
          ),
          stripes(C.putih, C.daun, 52, -22),
        ) +
        stroke('M48 398L200 334', C.hutan, 12),
      7,
    ),
    finger(
      [448, 504],
      [
        [520, 484],
        [494, 438],
      ],
      [
        [542, 496],
        [598, 458],
      ],
      27,
    ),
    finger(
      [430, 524],
      [
        [498, 516],
        [486, 472],
      ],
      [
        [518, 526],
        [574, 498],
      ],
      24,
    ),
    lit(
      limb(
        [
          [340, 452],
          [372, 408 - opens * 8],
          [430 - opens * 26, 398 - opens * 26],
        ],
        [29, 25, 20],
      ) + nail(432 - opens * 26, 392 - opens * 26, -8, 1.3),
      5,
    ),
  ])
}

/** Twisted cord along a path. */
const cord = (d: string, w = 11): string =>
  stroke(d, shade(C.toska, 0.36), w + 3) +
  stroke(d, C.toska, w) +
  stroke(d, light(C.toska, 0.66), w * 0.44, {
    'stroke-dasharray': `${f(w * 0.5)} ${f(w * 0.9)}`,
    'stroke-linecap': 'butt',
  })
/** The string of her wand: the heap of loops in the bowl. */
export const loops = (): string =>
  lit(
    cord(
      'M640 442C634 404 704 388 752 402C800 416 792 452 740 458C690 464 648 452 660 424C672 398 744 396 762 424C776 446 728 456 696 446',
    ) + cord('M668 452C662 430 690 414 726 420C764 426 766 448 732 456'),
    3,
  )
/** Its end, which hangs from the bowl: a bead, and the loop that held the wand. */
export const stringEnd = (): string =>
  lit(
    cord('M660 446C622 446 606 470 610 504S602 556 604 584') +
      cord('M604 584c-22 14 -24 42 -4 46s28 -30 4 -46', 9) +
      place(ellipse(0, 0, 11, 10, lin([light(C.kunyit, 0.5), C.kunyit, C.mangga], 60)), 604, 584),
    3,
  )
