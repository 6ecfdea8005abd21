/** Book 2, cover: violet dusk, a big moon, ten round hills and the path that shines like a ribbon. */
import { circle, g, glow, linU, path, rect, rng, place } from '../../core/svg.ts'
import { lampGlow, lampPool, relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { grass, hill } from '../../parts/nature.ts'
import { moon } from '../../parts/skies.ts'
import { hillPath, pathRibbon, sweptPath, tenHills } from './sharedHills.ts'

/** Dusk on the land: warm from below the horizon, blue from above. */
const duskLand = (svg: string, night = 0.5): string =>
  relight(svg, 'senja') + g(relight(svg, 'malam'), { opacity: night })
/** From deep violet to rose and gold, calm where the title stands. */
function violetSky(): string {
  const r = rng(31)
  return g([
    rect(
      0,
      0,
      1280,
      800,
      linU(
        [
          ['#2F2C74', 0, 1],
          ['#5A459B', 0.34, 1],
          ['#A66BB0', 0.62, 1],
          ['#EE9FA6', 0.84, 1],
          ['#FFCF9E', 1, 1],
        ],
        0,
        0,
        30,
        360,
      ),
    ),
    ...Array.from({ length: 46 }, () =>
      circle(r.in(0, 1280), r() * r() * 230, r.in(0.9, 2.2), '#FFF3DC', { opacity: r.in(0.4, 0.95) }),
    ),
    circle(300, 360, 460, glow('#FFD08A', 0.55)),
    place(moon(58), 1024, 112),
    ...[
      [210, 236, 360],
      [640, 262, 300],
      [1130, 232, 300],
    ].map(([x = 0, y = 0, w = 0]) =>
      path(
        `M${x - w / 2} ${y}Q${x - w / 4} ${y - 14} ${x} ${y - 8}Q${x + w / 4} ${y - 17} ${x + w / 2} ${y}Q${x} ${y + 9} ${x - w / 2} ${y}Z`,
        '#F3A9BC',
        { opacity: 0.5 },
      ),
    ),
  ])
}
const hilltop = (): string =>
  hill(
    [
      [-20, 716],
      [240, 690],
      [480, 676],
      [700, 674],
      [940, 684],
      [1120, 694],
      [1300, 712],
    ],
    C.pisang,
    { d: 0, s: 10, seed: 71 },
  ) +
  sweptPath([
    [600, 840, 260],
    [620, 770, 200],
    [660, 716, 130],
    [700, 684, 84],
  ])
/** Sky, ten hills, the hilltop in the light of the lantern. */
export const background = (): string =>
  g([
    violetSky(),
    duskLand(tenHills(340, 548, { lamp: true }), 0.32),
    // the path keeps the last light
    path(pathRibbon(hillPath(340, 548), 0.86), '#FFE3AE', { opacity: 0.62 }),
    // lamps behind the windows
    ...[
      [428, 416],
      [444, 416],
      [808, 410],
      [824, 410],
      [334, 540],
      [360, 540],
    ].map(([x = 0, y = 0]) => lampGlow(x, y, 24, 0.7)),
    circle(640, 560, 520, glow('#FFB98A', 0.22)),
    duskLand(hilltop(), 0.42),
    lampPool(640, 728, 420, 0.85),
    lampPool(640, 728, 200, 0.6, '#FFE7A8'),
  ])
/** Dark grass and fireflies at the lower edge. */
export const foreground = (): string =>
  duskLand(
    grass(-20, 1300, (x: number) => 814 + 4 * Math.sin(x / 60), {
      h: 46,
      step: 14,
      color: C.hutan,
      tip: C.daun,
      seed: 13,
    }),
    0.6,
  ) + fireflySwarm([40, 600, 440, 160], 9, 6)
