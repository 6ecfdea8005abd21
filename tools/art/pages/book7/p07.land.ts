/** Book 7, page 7: the village path from the side, like a little stage: a sky that is nearly all of it, the dotted way of a leaf through it. */
import { circle, clipped, ellipse, f, g, glow, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { sample, type Point } from '../../core/geom.ts'
import { C, mix, shade } from '../../palette.ts'
import { fence } from '../../parts/fence.ts'
import { house } from '../../parts/house.ts'
import { bananaPlant, cloud, flower, grass, hill, treeLine, volcano } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** Where the leaf has been: up from Eka, a loop, up again, down on a head. */
const WAY: readonly Point[] = [
  [276, 436],
  [312, 400],
  [420, 350],
  [540, 300],
  [592, 216],
  [540, 142],
  [452, 170],
  [448, 262],
  [540, 330],
  [680, 330],
  [800, 250],
  [890, 160],
  [980, 150],
  [1026, 196],
]
/** The dotted line, larger where it is newer. */
const trail = (): string => {
  const points = sample(WAY, 24)
  let run = 0,
    out = ''
  points.forEach(([x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)] ?? [x, y]
    run += Math.hypot(x - px, y - py)
    if (run > 25) {
      run = 0
      const t = i / points.length
      out +=
        circle(x + 2, y + 3, 4.2 + t * 3, mix(C.gunung, C.toska, 0.3), { opacity: 0.35 }) +
        circle(x, y, 4.2 + t * 3, C.putih)
    }
  })
  return out
}
/** The path with its little stones. */
const ground = (): string => {
  const r = rng(6)
  let stones = ''
  for (let i = 0; i < 26; i++) {
    const x = r.in(0, 1280),
      y = r.in(620, 690)
    stones += ellipse(x, y, r.in(4, 9), r.in(2.4, 4), shade('#D8B074', 0.25), { opacity: f(r.in(0.3, 0.6)) })
  }
  const d = 'M-20 604Q320 590 640 598T1300 600V712Q900 724 640 716T-20 718Z'
  return g([
    path(d, linU(['#F3DCA8', '#E6C286', '#D2A76A'], 0, 596, 0, 716)),
    clipped(d, stroke('M-20 606Q320 592 640 600T1300 602', C.kertas, 8, { opacity: 0.6 })),
    stones,
    grass(-20, 1300, () => 604, { h: 15, step: 15, color: C.daun, seed: 4 }),
  ])
}
/** Sky, far things small and pale, the stage. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [640, 470], horizon: 0.74 }),
    ellipse(640, 470, 560, 240, glow(C.kertas, 0.7)),
    place(cloud(230, 5), 180, 170, 0.9),
    place(cloud(180, 9), 760, 96, 0.7),
    volcano(880, 560, 520, 96, 0.9, 3),
    treeLine(-20, 1300, () => 566, C.daun, { d: 0.62, seed: 5, r0: 10, r1: 20, palms: 0 }),
    hill(
      [
        [-20, 566],
        [300, 552],
        [700, 566],
        [1000, 556],
        [1300, 564],
      ],
      C.padi,
      { d: 0.12, s: 5 },
    ),
    place(house({ d: 0.2 }), 400, 590, 0.34),
    place(fence(150, 2), 450, 596, 0.5),
    trail(),
    ground(),
    rect(-20, 712, 1320, 110, linU([C.pisang, C.daun, mix(C.daun, C.hutan, 0.4)], 0, 706, 0, 800)),
    grass(-20, 1300, () => 718, { h: 20, step: 17, color: mix(C.daun, C.pisang, 0.4), seed: 9 }),
    wings(),
  ])
/** What stands at both sides, as on a stage. */
const wings = (): string =>
  g([
    place(bananaPlant(250, 3), 6, 616, 1.1),
    flower(96, 606, 0.9, C.sepatu),
    flower(470, 604, 0.8, C.putih),
    flower(900, 606, 0.8, C.jambu),
  ])
/** Nothing before the stage. */
export const foreground = (): string => ''
