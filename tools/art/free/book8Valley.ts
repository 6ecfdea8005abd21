/** Book 8: the valley by day after the flood, from above: Nenek Murni's house, the river, the pipe, the hall, the water gate. */
import { lit } from '../core/light.ts'
import { clipped, ellipse, f, g, path, place, rect, rng, stroke } from '../core/svg.ts'
import { C, light, mix, shade } from '../palette.ts'
import { lawnFromAbove } from '../pages/book4/fromTree.ts'
import { house } from '../parts/house.ts'
import { mangoTree } from '../parts/mangoTree.ts'
import { hall } from '../pages/book8/sharedHall.ts'
import { pipeFar } from '../pages/book8/sharedPipe.ts'
import { brownWater } from '../pages/book8/sharedRain.ts'

/** The river comes from above, swings to the left and leaves at the lower edge. */
const RIVER =
  'M330 -10C360 120 240 250 300 400C340 500 420 560 430 640C436 700 400 760 396 810H560C580 740 620 690 600 610C570 500 470 460 450 380C430 280 520 130 486 -10Z'
const SLOPE = 'M-10 -10H340C360 120 240 250 300 400C340 500 420 560 430 640C436 700 400 760 396 810H-10Z'
/** The slope on the left, darker, with lines of terraces. */
function slope(): string {
  let steps = ''
  for (let i = 0; i < 6; i += 1)
    steps += `M-10 ${f(470 + i * 58)}Q140 ${f(410 + i * 62)} 300 ${f(440 + i * 44)}T${f(360 + i * 14)} ${f(540 + i * 40)}`
  return (
    path(SLOPE, mix(C.daun, C.hutan, 0.35), { opacity: 0.5 }) +
    clipped(
      SLOPE,
      stroke(steps, light(C.padi, 0.3), 6, { opacity: 0.7 }) + ellipse(150, 330, 170, 40, C.hutan, { opacity: 0.25 }),
    )
  )
}
/** The channel that the gate opens and shuts; it begins under the river. */
const channel = (): string => {
  const d = 'M500 610Q740 590 900 640T1290 630V752Q1100 770 900 742T540 790Z'
  return (
    brownWater(d, [500, 600, 790, 180], { isNight: false, seed: 8 }) +
    clipped(d, stroke(d, '#E9D8B4', 10, { opacity: 0.5 }))
  )
}
/** The water gate: two posts, a beam, two boards that are lifted. */
function gate(): string {
  return g([
    place(lit(rect(-92, -140, 26, 160, C.soga, { rx: 6 }) + rect(66, -140, 26, 160, C.soga, { rx: 6 }), 3), 990, 660),
    place(
      lit(
        rect(-62, -104, 58, 70, mix(C.bata, C.soga, 0.4), { rx: 4 }) +
          rect(4, -104, 58, 70, mix(C.bata, C.soga, 0.4), { rx: 4 }) +
          stroke('M-60 -80H-6M-60 -58H-6M6 -80H60M6 -58H60', shade(C.soga, 0.3), 3) +
          rect(-104, -158, 208, 26, light(C.soga, 0.2), { rx: 8 }) +
          stroke('M-34 -132V-104M34 -132V-104', C.jati, 6),
        3,
      ),
      990,
      660,
    ),
  ])
}
/** The whole picture, 1280 × 800. */
export function valley(): string {
  const r = rng(17)
  let bushes = ''
  for (let i = 0; i < 26; i += 1) {
    const [x, y] = [r.in(620, 1260), r.in(380, 780)]
    if (y > 560 && y < 770) continue
    bushes += ellipse(x, y, r.in(14, 26), r.in(10, 18), mix(C.daun, C.hutan, r() * 0.5), { opacity: 0.8 })
  }
  return g([
    lawnFromAbove([640, 500]),
    slope(),
    channel(),
    brownWater(RIVER, [230, -10, 400, 820], { angle: 70, isNight: false, seed: 4 }),
    clipped(RIVER, stroke(RIVER, '#E9D8B4', 10, { opacity: 0.5 })),
    bushes,
    gate(),
    place(house(), 204, 330, 0.62),
    pipeFar(
      [
        [286, 292],
        [400, 262],
        [520, 268],
        [640, 250],
        [760, 262],
        [880, 276],
      ],
      15,
      11,
      44,
    ),
    place(hall({ isNight: false, isLit: false }), 1060, 372, 0.62),
    place(mangoTree().svg, 660, 560, 0.36),
    place(mangoTree().svg, 74, 640, 0.42),
  ])
}
