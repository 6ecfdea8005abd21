/** Avocado juice: a tall glass with chocolate threads and a straw, as it is sold everywhere in Indonesia. Foot on y=0, glass 66 high. */
import { clipped, ellipse, f, g, lin, path, stroke } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C, mix } from '../palette.ts'

const GLASS = 'M-21 -66L-16 -3Q0 3 16 -3L21 -66Z',
  JUICE = '#B9D26B',
  CHOCOLATE = '#6B3F2A'
/** full = how much is left (0..1), lean = how far the straw's top leans (units, to the right), straw = its colour. */
export function juiceGlass({ full = 0.86, lean = 12, straw = C.cabai } = {}): string {
  const top = -60 * full,
    half = 16 + 5 * full
  const pipe = `M${f(-lean * 0.3)} -8L${f(lean)} -86l${f(lean < 0 ? -14 : 14)} -8`
  return g([
    lit(path(GLASS, '#EEF8F4', { opacity: 0.55 }), 1.6),
    clipped(
      GLASS,
      path(`M-30 ${f(top)}H30V10H-30Z`, lin([mix(JUICE, C.cahaya, 0.35), JUICE, mix(JUICE, C.hutan, 0.3)], 25)) +
        stroke(
          `M-17 ${f(top + 4)}C-20 ${f(top + 20)} -10 ${f(top + 26)} -14 -8M16 ${f(top + 3)}C10 ${f(top + 18)} 16 ${f(top + 26)} 10 -10`,
          CHOCOLATE,
          3.4,
          { opacity: 0.75 },
        ) +
        stroke(`M-3 ${f(top + 3)}C4 ${f(top + 16)} -4 ${f(top + 24)} 2 ${f(top + 34)}`, CHOCOLATE, 2.6, {
          opacity: 0.55,
        }),
    ),
    ellipse(0, top, half, 4.6, mix(JUICE, C.cahaya, 0.5)),
    stroke(`M-9 ${f(top)}q5 -3 9 0t9 0`, CHOCOLATE, 2, { opacity: 0.7 }),
    stroke(pipe, straw, 6.4) +
      stroke(pipe, C.putih, 6.4, { 'stroke-dasharray': '3 9', 'stroke-linecap': 'butt' }) +
      stroke(pipe, '#FFFFFF', 1.4, { opacity: 0.5 }),
    ellipse(0, -66, 21, 5, 'none', { stroke: '#FFFFFF', 'stroke-width': 2.4, opacity: 0.85 }),
    stroke('M-15 -56L-12 -12', '#FFFFFF', 3.4, { opacity: 0.7 }),
    stroke('M14 -50L12 -34', '#FFFFFF', 2.4, { opacity: 0.5 }),
  ])
}
