/** Book 6, page 6: a path between banana plants in the mist, from behind a hedge of leaves. */
import { ellipse, g, glow, linU, path, place, rect } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { bananaLeaf } from '../../parts/banana.ts'
import { bananaPlant, grass, mist } from '../../parts/nature.ts'

const FOG = '#9FB6D2'
/** Grey-blue mist; plants on both sides grow pale with distance, and the path is lost in it. */
export const background = (): string =>
  g([
    rect(-10, -10, 1300, 820, linU(['#1B2F5C', '#3E5884', '#6F8BB0', '#54749C', '#20386A'], 0, 0, 0, 800)),
    ellipse(640, 330, 640, 330, glow('#C9DAEE', 0.6)),
    g(
      relight(
        place(bananaPlant(330, 3, 0.3), 300, 520) +
          place(bananaPlant(300, 7, 0.3), 1010, 516) +
          place(bananaPlant(230, 11, 0.4), 470, 470) +
          place(bananaPlant(220, 5, 0.4), 860, 470),
        'malam',
      ),
      { opacity: 0.42 },
    ),
    mist(640, 420, 700, 190, 0.7, FOG),
    relight(place(bananaPlant(540, 2, 0.1), 96, 640) + place(bananaPlant(520, 9, 0.1), 1180, 640), 'malam'),
    path(
      'M430 820C520 640 590 560 612 470H674C700 560 790 640 900 820Z',
      linU(
        [
          ['#D6E2F2', 0, 0.6],
          ['#6F88B0', 0.4, 0.5],
          ['#22386A', 1, 0.6],
        ],
        0,
        470,
        0,
        800,
      ),
    ),
    mist(300, 560, 420, 90, 0.5, FOG),
    mist(980, 560, 420, 90, 0.5, FOG),
    rect(
      -10,
      560,
      1300,
      250,
      linU(
        [
          ['#12244C', 0, 0],
          ['#0C1838', 1, 0.9],
        ],
        0,
        560,
        0,
        800,
      ),
    ),
  ])
/** Dark leaves, so close that they frame all. */
export const foreground = (): string =>
  relight(
    g([
      place(bananaLeaf(420, C.daun, 3, { dark: 0.7, wide: 0.17 }), -30, 40, 1, 14),
      place(bananaLeaf(380, C.daun, 5, { dark: 0.76, wide: 0.16 }), -40, 190, 1, 36),
      place(bananaLeaf(400, C.daun, 8, { dark: 0.72, wide: 0.17, curl: -0.2 }), 1310, 30, 1, 166),
      grass(-40, 200, () => 826, { h: 120, step: 18, color: '#12304A', tip: '#1E4A5A', seed: 4 }),
      grass(1080, 1320, () => 826, { h: 130, step: 18, color: '#12304A', tip: '#1E4A5A', seed: 14 }),
    ]),
    'malam',
  )
