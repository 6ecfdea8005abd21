/** Book 4, page 8: the mat under the tree in the gold of the late afternoon. */
import { groundShadow } from '../../core/light.ts'
import { circle, ellipse, g, glow, lin, place, rect } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { skyOf } from '../../parts/skies.ts'
import { mat } from '../../parts/mat.ts'
import { cornerGrass, yard } from './yard.ts'

/** Gold over all that is far, most where the sun stands. */
const gold = (): string =>
  rect(
    0,
    0,
    1280,
    800,
    lin(
      [
        ['#FFC15A', 0, 0.36],
        ['#FFB45A', 0.6, 0.14],
        ['#F6983A', 1, 0.1],
      ],
      40,
    ),
  ) + circle(90, 200, 520, glow('#FFE9A8', 0.7))
/** Light between the leaves, lying long on the ground. */
const pools = (): string =>
  [
    [130, 470, 150],
    [520, 452, 190],
    [900, 462, 130],
    [1150, 500, 120],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.13, glow('#FFE68C', 0.6)))
    .join('')
/** The yard with a mat for five in front of the tree. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [84, 190], horizon: 0.66 }),
    yard({ x: -64, y: 44, k: 1.12 }, { hasTools: false, basket: [1016, 440] }),
    gold(),
    pools(),
    place(groundShadow(0, 0, 940, 0.3), 620, 640),
    place(mat(1080, 176), 634, 602),
    ellipse(634, 560, 470, 40, glow(C.soga, 0.3)),
  ])
export { cornerGrass as foreground }
