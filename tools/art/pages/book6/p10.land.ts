/** Book 6, page 10: from the rice ears up into the sky: the moon, hills far below, ears of rice around us. */
import { circle, ellipse, g, glow, linU, path, place, rect } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { hill, mist } from '../../parts/nature.ts'
import { ripeRice } from '../../parts/rice.ts'
import { moon, skyOf } from '../../parts/skies.ts'

export const background = (): string =>
  g([
    skyOf('malam', { sun: [2000, -900], horizon: 0.9, stars: 120, seed: 41 }),
    circle(640, 300, 640, glow('#9DB9F2', 0.55)),
    place(moon(236), 640, 296),
    relight(
      hill(
        [
          [-20, 660],
          [220, 600],
          [430, 640],
          [640, 616],
          [900, 650],
          [1110, 596],
          [1300, 640],
        ],
        C.hutan,
        { d: 0.4, brush: false },
      ) +
        hill(
          [
            [-20, 706],
            [300, 672],
            [640, 700],
            [980, 668],
            [1300, 706],
          ],
          C.daun,
          { d: 0.2, brush: false },
        ),
      'malam',
    ),
    mist(640, 690, 700, 60, 0.5, '#A9C4F2'),
    rect(
      -10,
      690,
      1300,
      130,
      linU(
        [
          ['#3A5A80', 0, 0],
          ['#1B3358', 1, 0.9],
        ],
        0,
        690,
        0,
        800,
      ),
    ),
    g(
      relight(
        [60, 210, 360, 900, 1060, 1210]
          .map((x, i) => place(ripeRice({ width: 200, height: 150, lean: i % 2 ? -0.7 : 0.8, seed: i + 3 }), x, 812))
          .join(''),
        'malam',
      ),
      { opacity: 0.85 },
    ),
  ])
/** Near ears at both edges, gold where the moon is on them. */
export const foreground = (): string =>
  g([
    relight(place(ripeRice({ width: 260, height: 330, lean: 0.9, seed: 9 }), 1210, 850), 'malam') +
      g(place(ripeRice({ width: 260, height: 330, lean: 0.9, seed: 9 }), 1210, 850), { opacity: 0.2 }),
    path('M-20 790H1300V820H-20Z', '#0C1A38'),
    ellipse(640, 812, 700, 26, '#0C1A38'),
  ])
