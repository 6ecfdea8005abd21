/** Book 4, page 4: late morning under the same tree; the pole leans at the house again, a tool box stands open in the grass. */
import { dryBrush, groundShadow, lit } from '../../core/light.ts'
import { clipped, ellipse, g, glow, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { galah } from '../../parts/poles.ts'
import { skyOf } from '../../parts/skies.ts'
import { cornerGrass, yard } from './yard.ts'

const BOX = '#5E7F8E'
/** An open tool box, foot on y=0: saw, rule, and nails beside it. */
const toolBox = (): string =>
  groundShadow(0, 0, 110, 0.36) +
  lit(
    path('M-6 -38L40 -74L50 -64L16 -30Z', lin(['#E4E2EC', '#A8A5B8', '#7C7890'], 40)) +
      path('M36 -80C44 -92 62 -84 56 -70L48 -62L36 -72Z', lin([C.mangga, C.bata], 40)),
    1.2,
  ) +
  lit(rect(-34, -66, 9, 40, lin([C.kunyit, C.mangga], 10), { rx: 2 }), 1) +
  stroke('M-34 -58h5M-34 -50h4M-34 -42h5', C.jati, 1.6) +
  lit(
    path('M-50 -34H50L46 0H-46Z', lin([light(BOX, 0.35), BOX, shade(BOX, 0.35)], 70)) +
      clipped(
        'M-50 -34H50L46 0H-46Z',
        dryBrush('M-50 -34H50L46 0H-46Z', [-50, -34, 100, 34], light(BOX, 0.5), {
          n: 14,
          angle: 3,
          len: 0.16,
          width: 2.4,
          o: 0.3,
          seed: 4,
        }),
      ) +
      rect(-9, -28, 18, 9, C.kunyit, { rx: 3 }),
    2,
  ) +
  stroke('M62 -4l12 -4M70 2l13 1M60 4l9 5', '#77738A', 3)
/** Light that falls through the crown. */
const sunspots = (): string =>
  [
    [450, 474, 92],
    [560, 524, 66],
    [748, 502, 110],
    [900, 480, 70],
    [300, 520, 56],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.26, glow(C.cahaya, 0.42)))
    .join('')
/** The yard near the trunk. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [470, 60], horizon: 0.7 }),
    yard({ x: -70, y: 34, k: 1.18 }, { hasTools: false, basket: [120, 452] }),
    ellipse(680, 520, 470, 70, glow(C.lumut, 0.4)),
    sunspots(),
    place(galah(230), 31, 486, 1.18, 9),
    place(toolBox(), 884, 508, 0.92),
  ])
export { cornerGrass as foreground }
