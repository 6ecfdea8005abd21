/** Skies for the three lights, 1280 x 800. Day and dusk use sky() of nature.mjs; the night has stars, a moon and lit cloud edges. */
import { g, circle, rect, path, linU, rad, glow, rng, f, place, ellipse } from '../core/svg.ts'

import { cloud, sky, type SkyOptions } from './sky.ts'
import { type Light, relight } from '../core/time.ts'

/** Full moon, r units, with soft seas; centre at 0,0. */
export const moon = (r = 46) =>
  g([
    circle(0, 0, r * 5.4, glow('#9DB9F2', 0.5)),
    circle(0, 0, r * 2.1, glow('#F4EFC9', 0.75)),
    circle(0, 0, r, rad(['#FFFDF0', '#FBF1CB', '#E3D3A0'], 0.38, 0.34, 0.75)),
    [
      [-0.3, -0.2, 0.22],
      [0.28, 0.12, 0.16],
      [-0.05, 0.42, 0.2],
      [0.3, -0.38, 0.1],
    ]
      .map(([x = 0, y = 0, q = 0]) => ellipse(x * r, y * r, q * r, q * r * 0.86, '#DCCB9C', { opacity: 0.45 }))
      .join(''),
  ])
/** A night cloud: blue body, moonlit upper edge. */
export const nightCloud = (w = 220, seed = 2): string => relight(cloud(w, seed), 'malam')
/** when: siang | senja | malam. sun = where the sun or the moon stands. */
export function skyOf(
  when: Light = 'siang',
  {
    sun = [240, 140],
    horizon = 0.62,
    stars = 70,
    seed = 4,
    w = 1280,
    h = 800,
  }: SkyOptions & { stars?: number; seed?: number } = {},
): string {
  if (when === 'siang') return sky('pagi', { sun, horizon, w, h })
  const [x, y] = sun
  if (when === 'senja')
    return g([
      rect(
        0,
        0,
        w,
        h,
        linU(
          [
            ['#5F6FA8', 0, 1],
            ['#A782B0', 0.3, 1],
            ['#EE9C8B', 0.6, 1],
            ['#FFC47D', 0.85, 1],
            ['#FFE0A0', 1, 1],
          ],
          0,
          0,
          w * 0.05,
          h * horizon,
        ),
      ),
      circle(x, y, 520, glow('#FFD98F', 0.85)),
      circle(x, y, 58, rad(['#FFF6D8', '#FFDF92', '#FFB35E'], 0.42, 0.4, 0.7)),
    ])
  const r = rng(seed)
  const dots = Array.from({ length: stars }, () => {
    const q = r.in(0.8, 2.4)
    return circle(r.in(0, w), r() * r() * h * horizon, q, '#FFF6D6', { opacity: f(r.in(0.35, 0.95)) })
  }).join('')
  const big = Array.from({ length: 7 }, () =>
    place(
      path('M0 -8Q1 -1 8 0Q1 1 0 8Q-1 1 -8 0Q-1 -1 0 -8Z', '#FFF6D6'),
      r.in(30, w - 30),
      r.in(20, h * horizon * 0.5),
      r.in(0.5, 0.95),
    ),
  ).join('')
  return g([
    rect(
      0,
      0,
      w,
      h,
      linU(
        [
          ['#0C1840', 0, 1],
          ['#182F66', 0.4, 1],
          ['#2C4C88', 0.75, 1],
          ['#5274AA', 1, 1],
        ],
        0,
        0,
        w * 0.06,
        h * horizon,
      ),
    ),
    dots,
    big,
    place(moon(), x, y),
  ])
}
