/** Mother Duck from behind, upright as a bottle, her wings half open; she looks to the left, so that we see eye and beak. Feet on y=0, 150 high. */
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { circle, clipped, ellipse, f, g, glow, lin, path, place, rng, stroke } from '../core/svg.ts'
import { C, light, shade } from '../palette.ts'
import { crestFeather } from './ducks.ts'

const BROWN = '#A9744A'
const plumage = (angle = 58): string => lin([light(BROWN, 0.45), BROWN, shade(BROWN, 0.3)], angle)

/** A wing held out from the shoulder at 0,0 to the left; its feathers hang. */
const wing = (): string =>
  path(
    'M0 0C-18 -12 -42 -14 -58 -4C-52 0 -54 6 -48 8C-48 15 -41 16 -37 18C-35 25 -28 25 -23 26C-12 32 0 26 6 14Z',
    lin([light(BROWN, 0.3), shade(BROWN, 0.28)], 70),
  ) + stroke('M-52 -1L-24 4M-44 9L-18 12M-32 19L-10 19', light(BROWN, 0.5), 1.8, { opacity: 0.65 })
/** The head in profile to the left, its middle at 0,0. */
const head = (calls: boolean): string =>
  g([
    calls
      ? path('M-10 -5L-33 -13L-27 -1L-11 1Z', lin([C.kunyit, C.mangga], 80)) +
        path('M-10 3L-28 9Q-18 14 -8 9Z', shade(C.mangga, 0.18))
      : path('M-9 -6Q-26 -8 -33 0Q-22 7 -8 6Z', lin([C.kunyit, C.mangga], 80)) +
        stroke('M-31 1Q-20 2 -10 1', '#A84A14', 1.3),
    lit(circle(0, 0, 15.5, plumage()), 1.6),
    circle(-4, 7, 6, glow(C.sepatu, 0.5)),
    circle(-6, -4, 4, C.tinta),
    circle(-7.4, -5.6, 1.6, C.putih),
    circle(-4.8, -2.6, 0.8, C.putih, { opacity: 0.8 }),
    stroke('M-11 -13q5 -4.4 10 -2.4', C.tinta, 1.5),
  ])

/** Draws her; `calls` opens the beak and lifts the wings. */
export function motherDuckBack({ calls = false }: { calls?: boolean } = {}): string {
  const body = smooth([
      [0, -112],
      [-10, -106],
      [-12, -86],
      [-23, -62],
      [-33, -32],
      [-27, -8],
      [0, -2],
      [27, -8],
      [33, -32],
      [23, -62],
      [12, -86],
      [10, -106],
    ]),
    r = rng(6)
  let specks = ''
  for (let i = 0; i < 54; i++) specks += `M${f(r.in(-28, 24))} ${f(r.in(-84, -8))}q3 4 6 0`
  const lift = calls ? 16 : 0
  return g([
    stroke('M-11 -8L-12 -2M11 -8L12 -2', '#E5842A', 5),
    path('M-20 0q8 -6 16 0ZM4 0q8 -6 16 0Z', lin([C.mangga, '#D9701F'], 80)),
    lit(place(wing(), -18, -66, 1, lift) + place(wing(), 18, -66, 1, -lift, true), 1.6),
    lit(
      path(body, plumage(20)) +
        clipped(
          body,
          ellipse(-12, -50, 15, 46, light(BROWN, 0.5), { opacity: 0.4 }) +
            stroke(specks, shade(BROWN, 0.5), 2, { opacity: 0.5 }) +
            stroke('M0 -74Q-4 -44 -2 -26', shade(BROWN, 0.4), 2.4, { opacity: 0.5 }),
        ),
      3,
    ),
    lit(
      path(
        'M-12 -16C-14 -28 -8 -38 0 -42C8 -38 14 -28 12 -16C8 -10 -8 -10 -12 -16Z',
        lin([BROWN, shade(BROWN, 0.35)], 80),
      ) + stroke('M-5 -14Q-5 -26 -1 -34M5 -14Q5 -26 2 -34', light(BROWN, 0.4), 1.8, { opacity: 0.6 }),
      1.6,
    ),
    place(crestFeather(1.05), -2, -132, 1, -8, true),
    place(head(calls), -2, -121, 1, calls ? 8 : 0),
    stroke('M-11 -101q11 5 22 0', '#F4E3C8', 4.2),
  ])
}
