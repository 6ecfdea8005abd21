/** Momo the water buffalo. Faces right, feet (or belly) on y=0; about 260 wide. */
import type { Point } from '../core/geom.ts'
import { g, path, stroke, ellipse, circle, lin, glow, clipped, place } from '../core/svg.ts'
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade, mix } from '../palette.ts'
import { egret } from './egret.ts'

const GREY = '#847C88',
  DK = '#5F5768',
  F = lin([light(GREY, 0.38), GREY, shade(GREY, 0.3)], 62),
  HOOF = '#3C3340'

/** The head in three-quarter view, centre at 0,0, 76 wide, looking right and toward us. eyes: open | shut. */
export function buffaloHead({ eyes = 'shut' } = {}) {
  const skull = smooth([
    [-27, -26],
    [-12, -39],
    [10, -40],
    [27, -28],
    [31, -8],
    [37, 14],
    [36, 32],
    [20, 42],
    [2, 39],
    [-10, 22],
    [-22, 4],
    [-29, -10],
  ])
  const horn = (d: number) =>
    `M${d * 14} -34C${d * 34} -38 ${d * 52} -50 ${d * 50} -74C${d * 66} -52 ${d * 52} -24 ${d * 24} -20Z`
  const ear = (x: number, y: number, r: number) =>
    place(
      lit(
        path('M0 0C8 -14 28 -16 40 -6C32 8 12 12 0 6Z', lin([GREY, DK], 60)) +
          path('M8 0C14 -7 24 -8 31 -4C25 3 15 5 8 3Z', mix(C.jambu, GREY, 0.35)),
        1.3,
      ),
      x,
      y,
      1,
      r,
    )
  const eye = (x: number, y: number, k: number) =>
    eyes === 'shut'
      ? stroke(
          `M${x - 8 * k} ${y}Q${x} ${y + 7} ${x + 8 * k} ${y}M${x - 7 * k} ${y + 3}l-3 4M${x} ${y + 5}v5M${x + 7 * k} ${y + 3}l3 4`,
          C.tinta,
          2.4,
        )
      : ellipse(x, y, 7 * k, 8, C.tinta) +
        circle(x - 2, y - 3, 2.6, '#fff') +
        circle(x + 2.4, y + 3, 1.2, '#fff') +
        stroke(
          `M${x - 8 * k} ${y - 3}Q${x} ${y - 12} ${x + 8 * k} ${y - 3}M${x + (x < 0 ? -8 : 8) * k} ${y - 3}l${x < 0 ? -4 : 4} -1` +
            `M${x + (x < 0 ? -6 : 6) * k} ${y - 6}l${x < 0 ? -3 : 3} -3`,
          C.tinta,
          2.2,
        )
  const muzzle = smooth([
    [-4, 18],
    [14, 10],
    [36, 14],
    [41, 28],
    [32, 41],
    [14, 44],
    [0, 36],
  ])
  return g([
    lit(
      path(horn(-1), lin(['#8A8490', '#4A424E', '#332C38'], 60)) +
        path(horn(1), lin(['#6E6774', '#3E3742', '#2C2630'], 60)),
      1.8,
    ),
    ear(-24, -22, 168),
    ear(26, -26, 4),
    lit(path(skull, F) + path(muzzle, lin([mix(C.jambu, GREY, 0.32), mix(C.jambu, GREY, 0.62)], 70)), 2.6),
    ellipse(10, 24, 3, 4, '#4A333D', { transform: 'rotate(20 10 24)' }),
    ellipse(30, 24, 2.8, 3.8, '#4A333D', { transform: 'rotate(-16 30 24)' }),
    stroke('M8 36Q20 41 31 35', '#4A333D', 2.3),
    eye(-9, -8, 1),
    eye(20, -11, 0.86),
    circle(-14, 8, 9, glow(C.sepatu, 0.45)),
    circle(31, 4, 7, glow(C.sepatu, 0.4)),
    lit(path('M-15 -38q-4 -10 4 -10q2 -9 11 -5q9 -4 11 5q6 2 1 9q-4 6 -9 2q-5 6 -9 0q-5 4 -9 -1Z', DK), 1.2),
  ])
}
/** pose: stand | sleep. bird: with the egret. */
export function buffalo({ pose = 'stand', bird = true } = {}) {
  const leg = (p: readonly [Point, Point, Point], w: readonly [number, number, number], c: string) =>
    path(tube(p, w, { end: 'flat' }), c) +
    path(`M${p[2][0] - w[2] - 1} ${p[2][1] - 3}h${w[2] * 2 + 2}l1 10h${-(w[2] * 2 + 4)}Z`, HOOF)
  if (pose === 'sleep') {
    const body = smooth([
      [-122, -6],
      [-126, -44],
      [-98, -82],
      [-44, -98],
      [14, -96],
      [58, -84],
      [84, -58],
      [88, -24],
      [78, -2],
      [0, 2],
      [-84, 1],
    ])
    const fold = smooth([
      [-104, -4],
      [-112, -26],
      [-92, -48],
      [-62, -46],
      [-48, -22],
      [-50, -2],
      [-78, 3],
    ])
    return g([
      lit(
        path(
          tube(
            [
              [-116, -34],
              [-136, -18],
              [-146, -4],
            ],
            [5, 3.8, 3],
          ),
          GREY,
        ) + ellipse(-148, -3, 9, 5.4, DK),
        1.4,
      ),
      lit(
        path(body, F) +
          clipped(body, ellipse(-20, -2, 90, 16, light(GREY, 0.3), { opacity: 0.35 })) +
          stroke('M-20 -92q16 26 10 60M30 -88q12 20 10 42', shade(GREY, 0.5), 2.8, { opacity: 0.35 }),
        5,
      ),
      lit(
        path(fold, F) +
          stroke('M-58 -38q14 14 12 34', shade(GREY, 0.5), 2.4, { opacity: 0.4 }) +
          path('M-58 -8Q-40 -12 -26 -6L-24 2H-56Z', HOOF),
        3,
      ),
      bird ? place(egret({ asleep: true }), -30, -94, 1.15) : '',
      lit(
        path(
          tube(
            [
              [52, -62],
              [80, -52],
              [104, -44],
            ],
            [34, 32, 27],
          ),
          F,
        ),
        3,
      ),
      lit(
        path(
          tube(
            [
              [58, -14],
              [84, -7],
              [104, -8],
            ],
            [13, 11, 9],
          ),
          F,
        ) + path('M100 -17h15l3 16h-18Z', HOOF),
        2,
      ),
      place(buffaloHead({ eyes: 'shut' }), 122, -46, 1.02, 14),
    ])
  }
  const body = smooth([
    [-106, -98],
    [-96, -128],
    [-48, -134],
    [4, -130],
    [48, -134],
    [78, -114],
    [82, -80],
    [54, -54],
    [0, -46],
    [-62, -50],
    [-98, -66],
  ])
  return g([
    lit(
      leg(
        [
          [56, -66],
          [60, -34],
          [58, -8],
        ],
        [17, 10, 9],
        DK,
      ) +
        leg(
          [
            [-62, -66],
            [-70, -34],
            [-64, -8],
          ],
          [20, 11, 9],
          DK,
        ),
      2,
    ),
    lit(
      path(
        tube(
          [
            [-100, -112],
            [-116, -90],
            [-112, -58],
          ],
          [5, 3.6, 3],
        ),
        GREY,
      ) + ellipse(-112, -52, 6, 10, DK),
      1.4,
    ),
    lit(
      path(body, F) +
        clipped(body, ellipse(-10, -48, 70, 14, light(GREY, 0.3), { opacity: 0.4 })) +
        stroke('M-70 -92q14 20 10 36M30 -100q14 14 12 34', shade(GREY, 0.5), 2.6, { opacity: 0.4 }),
      5,
    ),
    lit(
      leg(
        [
          [38, -66],
          [36, -34],
          [38, -7],
        ],
        [19, 11, 10],
        F,
      ) +
        leg(
          [
            [-80, -70],
            [-90, -34],
            [-84, -7],
          ],
          [24, 12, 10],
          F,
        ),
      2.6,
    ),
    bird ? place(egret(), -30, -131, 1.15) : '',
    lit(
      path(
        tube(
          [
            [52, -98],
            [78, -104],
            [98, -108],
          ],
          [36, 31, 26],
        ),
        F,
      ),
      3,
    ),
    place(buffaloHead({ eyes: 'open' }), 112, -112, 1.0, 2),
  ])
}
