/** Book 6, page 2: nothing but the dark, and one beam of moonlight across it. */
import { blur, circle, g, glow, linU, path, rect, rng } from '../../core/svg.ts'

/** Dark blue; the beam comes in at the upper right, with dust in it. */
export const background = (): string => {
  const r = rng(4)
  return g([
    rect(-10, -10, 1300, 820, linU(['#16295C', '#0C1A44', '#070F2C'], 1100, 0, 300, 800)),
    path(
      'M980 -20H1210L720 820H300Z',
      linU(
        [
          ['#A9C4F2', 0, 0.34],
          ['#A9C4F2', 0.6, 0.14],
          ['#A9C4F2', 1, 0],
        ],
        1090,
        0,
        520,
        800,
      ),
      { filter: blur(22) },
    ),
    ...Array.from({ length: 26 }, () => {
      const t = r(),
        x = 1090 - t * 560 + r.in(-90, 90)
      return circle(x, t * 760, r.in(1.2, 3), '#DCE8FF', { opacity: 0.5 * (1 - t * 0.6) })
    }),
    circle(1096, -30, 330, glow('#9DB9F2', 0.5)),
  ])
}
/** Nothing stands before them. */
export const foreground = (): string => ''
