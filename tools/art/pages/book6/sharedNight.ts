/** Light of the nights of book 6: against the moon, in the lamp's circle, and how fine the grain of something large is. */
import { grainOf } from '../../core/light.ts'
import { circle, flat, g, place, rect, rng, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'

/** Draws with grain of that fineness: 0.55 is a drawing's own size, less where it is drawn larger. */
export function drawn(freq: number, draw: () => string): string {
  const before = grainOf.freq
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = before
  return svg
}
/** Near us and against the light: night on the back, the light's colour along the upper left edge. */
export const against = (there: string, rim = '#E8A24A', dark = 0.36): string =>
  g(place(there, 3, -5), { filter: flat(rim), opacity: 0.9 }) +
  relight(there, 'malam') +
  g(there, { filter: flat('#0A1030'), opacity: dark })
/** In moonlight, with `own` (0 to 1) of its colours by day, so that small eyes see it. */
export const moonlit = (svg: string, own = 0.36): string => relight(svg, 'malam') + g(svg, { opacity: own })
/** In the warm light of a lamp. */
export const lamplit = (svg: string): string => relight(svg, 'lampu')
/** Small stars in a rectangle, percent of nothing: stage pixels. */
export function stars(x: number, y: number, w: number, h: number, n: number, seed = 3): string {
  const r = rng(seed)
  return Array.from({ length: n }, () =>
    circle(x + r() * w, y + r() * h, r.in(0.9, 2.6), '#FFF6D6', { opacity: Math.round(r.in(35, 95)) / 100 }),
  ).join('')
}
/** Boards that run down the picture between two edges, with their seams and nails, as wide as `step`. */
export function boards(color: string, seam: string, step: number, seed = 4): string {
  const r = rng(seed)
  let seams = '',
    veins = '',
    nails = ''
  for (let x = -20; x < 1310; x += step) {
    seams += `M${x} -10V810`
    for (let k = 0; k < 5; k++) {
      const y = r.in(-10, 760)
      veins += `M${Math.round(x + r.in(10, step - 10))} ${Math.round(y)}q${Math.round(r.in(-5, 5))} 30 ${Math.round(r.in(-3, 3))} ${Math.round(r.in(40, 90))}`
    }
    const y = Math.round(r.in(60, 700))
    seams += `M${x} ${y}h${step}`
    nails += circle(x + 12, y + 12, 3.4, seam) + circle(x + step - 12, y - 12, 3.4, seam)
  }
  return g([
    rect(-10, -10, 1300, 820, color),
    stroke(veins, seam, 2.4, { opacity: 0.24 }),
    stroke(seams, seam, 5, { opacity: 0.62 }),
    stroke(seams, '#FFE2AE', 1.6, { opacity: 0.3, transform: 'translate(4 3)' }),
    nails,
  ])
}
