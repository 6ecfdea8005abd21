/** Book 2, page 4: the open village pavilion at night, its roof, posts, floor and steps; the wind blows through. */
import { circle, g, glow, lin, linU, path, place, rect, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { lampGlow, lampPool, relight } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { smallLamp } from '../../parts/lampString.ts'
import { grass, hill, palm, treeLine } from '../../parts/nature.ts'
import { nightCloud, skyOf } from '../../parts/skies.ts'
import { dome } from './sharedHills.ts'

const WOOD = '#A0683C',
  TILE = '#B9603F'

/** Hills and palms behind the pavilion; the palms bend in the wind. */
const behind = (): string =>
  g([
    hill(
      [
        [-20, 380],
        [220, 330],
        [460, 372],
        [700, 322],
        [940, 366],
        [1160, 316],
        [1300, 350],
      ],
      mix(C.hutan, C.gunung, 0.35),
      { d: 0.5, s: 8, bottom: 620 },
    ),
    dome(250, 396, 560, 200, C.daun, 0.26, 33),
    dome(1010, 390, 560, 200, C.daun, 0.28, 35),
    dome(640, 420, 520, 190, C.pisang, 0.26, 37),
    treeLine(-20, 1300, (x: number) => 540 + 6 * Math.sin(x / 80), C.daun, {
      d: 0.2,
      seed: 5,
      r0: 16,
      r1: 30,
      palms: 0,
    }),
    place(palm(250, 96, 4, { d: 0.1 }), 690, 560),
  ])
/** Rows of roof tiles above a broad carved beam. */
function roof(): string {
  let rows = ''
  for (let row = 0; row < 5; row++)
    for (let i = -1; i < 33; i++) rows += `M${i * 40 + (row % 2) * 20} ${4 + row * 24}q20 30 40 0`
  let fringe = ''
  for (let i = 0; i < 33; i++) fringe += `M${i * 40 - 10} 150l20 26l20 -26Z`
  return g([
    path(
      'M-20 -20H1300V132H-20Z',
      linU(
        [
          [light(TILE, 0.1), 0, 1],
          [TILE, 0.6, 1],
          [shade(TILE, 0.3), 1, 1],
        ],
        0,
        -20,
        0,
        132,
      ),
    ),
    stroke(rows, shade(TILE, 0.42), 4, { opacity: 0.55 }),
    path(fringe, lin([light(WOOD, 0.2), shade(WOOD, 0.2)], 90)),
    rect(-20, 124, 1320, 30, lin([light(WOOD, 0.4), WOOD, shade(WOOD, 0.35)], 88)),
    stroke('M-20 139H1300', C.kunyit, 5, { 'stroke-dasharray': '2 22', opacity: 0.9 }),
  ])
}
/** A carved post on its stone, x = its middle. */
const post = (x: number): string =>
  lit(
    path(`M${x - 17} 150L${x - 15} 560H${x + 15}L${x + 17} 150Z`, lin([light(WOOD, 0.35), WOOD, shade(WOOD, 0.4)], 5)) +
      stroke(
        `M${x - 16} 200H${x + 16}M${x - 16} 212H${x + 16}M${x - 16} 470H${x + 16}M${x - 16} 482H${x + 16}`,
        C.kunyit,
        4,
      ) +
      path(`M${x - 28} 566L${x - 20} 536H${x + 20}L${x + 28} 566Z`, lin(['#D8CFC8', '#9A9098'], 70)),
    2.6,
  )
/** Broad boards and three steps down to the grass. */
function floor(): string {
  let boards = ''
  for (let i = -8; i <= 8; i++) boards += `M${640 + i * 96} 552L${640 + i * 128} 660`
  const step = (y: number, inset: number, c: string): string =>
    path(`M${inset} ${y}H${1280 - inset}V${y + 30}H${inset}Z`, lin([light(c, 0.25), shade(c, 0.25)], 90)) +
    stroke(`M${inset} ${y + 2}H${1280 - inset}`, light(c, 0.6), 3)
  return g([
    path('M-20 552H1300V664H-20Z', lin(['#C98F58', '#DDA76C', '#E9BC84'], 90)),
    stroke(boards, shade('#C98F58', 0.4), 3, { opacity: 0.5 }),
    step(662, -20, '#B67C48'),
    step(692, 200, '#C08A52'),
    step(722, 260, '#CB9860'),
  ])
}
/** Curls of wind across the pavilion. */
const wind = (): string =>
  [
    [40, 268, 1],
    [470, 240, 0.86],
    [880, 262, 1.05],
    [960, 706, 0.9],
    [90, 700, 0.8],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      place(
        stroke('M0 0C60 -16 120 14 190 -4C232 -16 232 -50 206 -50C190 -50 188 -32 202 -30', '#E6EEFF', 4.4, {
          opacity: 0.42,
        }) + stroke('M30 18C80 6 110 26 160 16', '#E6EEFF', 3.6, { opacity: 0.32 }),
        x,
        y,
        s,
      ),
    )
    .join('')
/** The pavilion in the light of its two hanging lamps. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [-900, -900], horizon: 0.62, stars: 60, seed: 25 }),
    place(nightCloud(260, 5), 300, 300, 1),
    place(nightCloud(220, 9), 980, 280, 1),
    relight(behind(), 'malam'),
    relight(
      grass(-20, 1300, () => 800, { h: 100, step: 14, color: C.hutan, tip: C.daun, seed: 9 }),
      'malam',
    ),
    relight(path('M-20 690H1300V820H-20Z', C.daun), 'malam'),
    circle(640, 380, 560, glow('#FFC765', 0.26)),
    relight(roof() + post(46) + post(1236) + floor(), 'lampu'),
    lampPool(640, 606, 700, 0.6),
    ...[400, 866].map(
      (x) =>
        stroke(`M${x} 150V176`, '#3B2A30', 4) + place(smallLamp('#FFD36B', 1), x, 176, 1.1) + lampGlow(x, 200, 90, 0.6),
    ),
    wind(),
  ])
/** Dark grass at the lower corners. */
export const foreground = (): string =>
  relight(
    grass(-20, 250, () => 812, { h: 70, step: 15, color: C.hutan, tip: C.daun, seed: 13 }) +
      grass(1030, 1300, () => 812, { h: 70, step: 15, color: C.hutan, tip: C.daun, seed: 17 }),
    'malam',
  )
