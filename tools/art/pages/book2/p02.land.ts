/** Book 2, page 2: the night sky, ten dark hills, the path, and what the hidden moon leaves of them. */
import { circle, ellipse, g, glow } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { grass, hill } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { sweptPath, tenHills } from './sharedHills.ts'

/** The middle of the moon, stage px. */
export const MOON = { x: 909, y: 184, r: 84 } as const

/** The hilltop close to us, on which the children stand. */
const hilltop = (): string =>
  hill(
    [
      [-20, 742],
      [220, 700],
      [460, 676],
      [640, 672],
      [860, 684],
      [1080, 712],
      [1300, 750],
    ],
    C.daun,
    { d: 0, s: 10, seed: 71 },
  ) +
  sweptPath([
    [430, 830, 190],
    [520, 762, 150],
    [640, 712, 110],
    [720, 682, 70],
  ])
/** Sky with stars, moonlight over the hills. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [-900, -900], horizon: 0.62, stars: 100, seed: 21 }),
    circle(MOON.x, MOON.y, MOON.r * 5.4, glow('#9DB9F2', 0.5)),
    circle(MOON.x, MOON.y, MOON.r * 2.1, glow('#F4EFC9', 0.75)),
    relight(tenHills(410, 590), 'malam'),
    // the moon silvers the hills below it
    circle(MOON.x, 470, 420, glow('#BFD3FF', 0.34)),
    relight(hilltop(), 'malam'),
    // a bush of tall grass, dark enough for two eyes to shine in it
    ellipse(134, 730, 150, 74, glow('#0A1A38', 0.9)),
    relight(
      grass(10, 250, () => 752, { h: 96, step: 9, color: C.lumut, tip: C.hutan, seed: 8 }),
      'malam',
    ),
  ])
/** Grass close to us, with Kiko's dark corner at the left, and fireflies. */
export const foreground = (): string =>
  relight(
    g([
      grass(-20, 1300, (x: number) => 812 + 4 * Math.sin(x / 60), {
        h: 44,
        step: 20,
        color: C.hutan,
        tip: C.daun,
        seed: 13,
      }),
      grass(20, 230, () => 806, { h: 70, step: 11, color: C.hutan, tip: C.daun, seed: 5 }),
    ]),
    'malam',
  ) + fireflySwarm([760, 640, 500, 130], 9, 6)
