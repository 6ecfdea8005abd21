/** What is carried on pages 5 and 6: a fat bamboo pole, lying and in its gap of the bridge, and a sweet potato on a plate. */
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { sweetPotato } from '../../parts/fruit.ts'

/** How far a deck pole leans to the right from the front edge to the back edge, and how deep the deck is; units. */
export const DECK = { skew: 30, depth: 150 } as const

/** One pole of the deck, its front end's middle at 0,0, w wide: a fat bamboo that lies from us away. */
export function deckPole(w: number, color: string): string {
  const q = w / 2,
    back = q * 0.92,
    { skew, depth } = DECK
  const outline = `M${-q} 0L${skew - back} ${-depth}Q${skew} ${-depth - 9} ${skew + back} ${-depth}L${q} 0Q0 ${q * 0.7} ${-q} 0Z`
  const knots = [0.3, 0.68].map((t) => `M${skew * t - q + 2} ${-depth * t}q${q} ${q * 0.42} ${w - 4} 0`).join('')
  return lit(
    path(outline, lin([light(color, 0.5), color, shade(color, 0.3)], 4)) +
      stroke(knots, shade(color, 0.3), 4, { opacity: 0.7 }) +
      stroke(`M${-q * 0.45} -8L${skew - back * 0.45} ${-depth + 6}`, light(color, 0.7), w * 0.1, { opacity: 0.6 }) +
      ellipse(0, 1, q * 0.94, q * 0.4, light(color, 0.6)) +
      ellipse(0, 1, q * 0.5, q * 0.2, shade(color, 0.55)),
    2.6,
  )
}
/** The colour of the new poles, greener than the old deck. */
const FRESH = mix('#CDBB5A', C.pisang, 0.42)
/** A loose pole that lies across, 168 long and as thick as those of the deck, its middle at 0,0. */
export const loosePole = (): string =>
  place(
    lit(
      path(
        'M-79 -25Q-33 -21 0 -23Q42 -25 76 -25V25Q42 25 0 23Q-33 21 -79 25Q-86 0 -79 -25Z',
        lin([light(FRESH, 0.55), FRESH, shade(FRESH, 0.34)], 90),
      ) +
        stroke('M-28 -22Q-21 0 -28 22M29 -24Q36 0 29 24', shade(FRESH, 0.3), 4, { opacity: 0.75 }) +
        stroke('M-73 -11H67', light(FRESH, 0.75), 6, { opacity: 0.6 }) +
        ellipse(76, 0, 9, 25, light(FRESH, 0.6)) +
        ellipse(76, 0, 4.8, 14, shade(FRESH, 0.55)),
      2.6,
    ),
    0,
    0,
    1,
    -6,
  )
/** The pole in its gap, the front end's middle at 0,0, tied with a rope. */
export const placedPole = (w: number): string =>
  g([
    deckPole(w, FRESH),
    stroke(
      `M${DECK.skew * 0.16 - w / 2 + 2} ${-DECK.depth * 0.16}q${w / 2} 9 ${w - 4} 0M${DECK.skew * 0.86 - w / 2 + 4} ${-DECK.depth * 0.86}q${w / 2} 7 ${w - 8} 0`,
      C.cabai,
      6,
    ),
  ])
/** A sweet potato, 140 long, its middle at 0,0. */
export const loosePotato = (): string => place(sweetPotato(), 0, 24, 1.32, -8)
/** The same on its leaf, half of it bitten open so that it smells: orange inside and three curls of steam. */
export const placedPotato = (): string =>
  g([
    place(sweetPotato(), 0, 40, 1.28, -4),
    lit(
      path('M30 -2C40 -6 62 2 64 14C60 30 40 38 28 36C22 24 22 8 30 -2Z', lin(['#FFD27A', '#F6A13C', '#DE7A2C'], 60)),
      1.6,
    ),
    stroke(
      'M-30 -10q-9 -11 0 -22q9 -11 0 -22M0 -16q-9 -11 0 -22q9 -11 0 -22M30 -14q-9 -11 0 -22q9 -11 0 -22',
      '#FFF6E0',
      5,
      {
        opacity: 0.85,
      },
    ),
  ])
