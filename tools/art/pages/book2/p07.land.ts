/** Book 2, page 7: the meadow behind the bridge by night; a long log lies across the path. */
import { circle, g, glow, place } from '../../core/svg.ts'
import { lampPool, relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { bambooBridge } from '../../parts/bridge.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { flower, grass, hill } from '../../parts/nature.ts'
import { log } from '../../parts/poles.ts'
import { nightCloud, skyOf } from '../../parts/skies.ts'
import { groundLamp, lamplit } from './sharedLate.ts'
import { sweptPath, tenHills } from './sharedHills.ts'

/** The upper edge of the log, stage px. */
export const LOG_TOP = 468
const LOG_FOOT = 536
/** Where a lantern stands on the log: in the gaps between the goats. */
const LAMPS = [230, 846] as const

const bridge = (): string => {
  const { back, deck, front } = bambooBridge({ w: 300, depth: 44, poles: 12 })
  return back + deck + front
}
const meadow = (): string =>
  g([
    hill(
      [
        [-20, 446],
        [260, 428],
        [640, 420],
        [1000, 430],
        [1300, 450],
      ],
      C.pisang,
      { d: 0, s: 10, seed: 51 },
    ),
    place(bridge(), -96, 448, 0.84),
    sweptPath([
      [640, 850, 560],
      [640, 760, 470],
      [644, 660, 360],
      [650, 560, 250],
      [662, 480, 150],
      [690, 440, 90],
      [730, 418, 50],
    ]),
    grass(-20, 1300, (x: number) => 452 + 5 * Math.sin(x / 70), {
      h: 22,
      step: 17,
      color: C.daun,
      tip: C.padi,
      seed: 3,
    }),
    ...[
      [60, 604, 0.9, C.jambu],
      [214, 742, 1, C.putih],
      [1096, 596, 0.9, C.jambu],
      [1226, 740, 1, C.kunyit],
      [30, 752, 0.9, C.kunyit],
    ].map(([x, y, s, c]) => flower(Number(x), Number(y), Number(s), String(c))),
  ])
/** Sky, ten hills with their windows, meadow, log and lanterns. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [-900, -900], horizon: 0.5, stars: 90, seed: 27 }),
    circle(1010, 96, 260, glow('#B9CCFF', 0.5)),
    circle(1010, 90, 110, glow('#F4EFC9', 0.7)),
    place(nightCloud(300, 3), 1000, 130, 0.95),
    place(nightCloud(220, 7), 300, 92, 0.8),
    relight(tenHills(232, 356, { lamp: true }), 'malam'),
    relight(meadow(), 'malam'),
    lampPool(640, 660, 760, 0.5),
    lampPool(640, 640, 460, 0.46, '#FFE09A'),
    lampPool(640, 540, 700, 0.5),
    lamplit(place(log(1256, 34), 14, LOG_FOOT), 0.2),
    ...LAMPS.map((x) => groundLamp(x, LOG_TOP + 8, 0.78, 120)),
  ])
/** Low grass in front of the hooves. */
export const foreground = (): string =>
  relight(
    grass(-20, 1300, (x: number) => 812 + 4 * Math.sin(x / 60), {
      h: 44,
      step: 18,
      color: C.hutan,
      tip: C.daun,
      seed: 13,
    }),
    'malam',
  ) + fireflySwarm([40, 560, 1200, 30], 6, 6)
