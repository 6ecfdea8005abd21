/** Book 2, page 9: the foot of the hills, where two paths meet; the new bridge at the left. */
import { circle, g, glow, place } from '../../core/svg.ts'
import { lampPool, relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { bambooBridge } from '../../parts/bridge.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { grass, hill, treeLine } from '../../parts/nature.ts'
import { nightCloud, skyOf } from '../../parts/skies.ts'
import { sweptPath, tenHills } from './sharedHills.ts'

const bridge = (): string => {
  const { back, deck, front } = bambooBridge({ w: 330, depth: 50, poles: 13 })
  return back + deck + front
}
/** The meadow with the crossing: one path from side to side, one up into the hills. */
const meadow = (): string =>
  g([
    hill(
      [
        [-20, 432],
        [260, 408],
        [640, 398],
        [1000, 410],
        [1300, 434],
      ],
      C.pisang,
      { d: 0, s: 10, seed: 51 },
    ),
    treeLine(930, 1080, () => 424, C.hutan, { d: 0.1, seed: 28, r0: 12, r1: 22, palms: 1 }),
    sweptPath([
      [600, 850, 330],
      [620, 760, 270],
      [640, 660, 200],
      [648, 570, 140],
      [650, 500, 96],
      [668, 440, 60],
      [720, 402, 36],
    ]),
    sweptPath([
      [-60, 620, 120],
      [160, 604, 118],
      [400, 624, 124],
      [640, 634, 128],
      [880, 624, 124],
      [1120, 606, 118],
      [1340, 622, 120],
    ]),
    place(bridge(), -150, 566, 0.92),
    grass(-20, 1300, (x: number) => 436 + 5 * Math.sin(x / 70), {
      h: 22,
      step: 17,
      color: C.daun,
      tip: C.padi,
      seed: 3,
    }),
    grass(20, 1260, (x: number) => 716 + 8 * Math.sin(x / 90), {
      h: 20,
      step: 40,
      color: C.daun,
      tip: C.padi,
      seed: 9,
    }),
  ])
/** Sky, hills, crossing, and the light of the two lanterns in the middle. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [-900, -900], horizon: 0.5, stars: 110, seed: 43 }),
    circle(420, 96, 240, glow('#B9CCFF', 0.5)),
    circle(420, 92, 100, glow('#F4EFC9', 0.7)),
    place(nightCloud(290, 5), 420, 128, 0.95),
    place(nightCloud(190, 7), 1010, 84, 0.8),
    relight(tenHills(200, 330, { lamp: true }), 'malam'),
    relight(meadow(), 'malam'),
    circle(640, 560, 620, glow('#BFD3FF', 0.2)),
    lampPool(640, 660, 380, 0.8),
  ])
/** Grass close to us. */
export const foreground = (): string =>
  relight(
    grass(-20, 1300, (x: number) => 812 + 4 * Math.sin(x / 60), {
      h: 64,
      step: 16,
      color: C.hutan,
      tip: C.daun,
      seed: 13,
    }),
    'malam',
  ) + fireflySwarm([30, 690, 1220, 60], 12, 6)
