/** Runner ducks that all look the same: upright as bottles, side by side. */
import { smooth } from '../../core/geom.ts'
import { circle, clipped, ellipse, f, g, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { C, light, shade } from '../../palette.ts'

const BROWN = '#A9744A'
/** What a runner duck does: looks left with closed beak, or right and quacks. */
export type DuckLook = 'left' | 'quack'

const body = (): string => {
  const outline = smooth([
    [-9, -112],
    [9, -112],
    [12, -84],
    [22, -54],
    [26, -20],
    [20, 10],
    [-20, 10],
    [-26, -20],
    [-22, -54],
    [-12, -84],
  ])
  const r = rng(5)
  let specks = ''
  for (let i = 0; i < 22; i++) specks += `M${f(r.in(-22, 20))} ${f(r.in(-62, 6))}q2.4 3.4 4.8 0`
  return g([
    path(outline, lin([light(BROWN, 0.4), BROWN, shade(BROWN, 0.32)], 20)),
    clipped(
      outline,
      ellipse(-3, -34, 13, 34, light(BROWN, 0.6), { opacity: 0.5 }) +
        stroke(specks, shade(BROWN, 0.5), 2, { opacity: 0.5 }),
    ),
    path('M14 -58C27 -46 31 -22 25 2C17 -8 12 -34 14 -58Z', shade(BROWN, 0.24)),
    path('M-14 -58C-27 -46 -31 -22 -25 2C-17 -8 -12 -34 -14 -58Z', shade(BROWN, 0.1)),
    stroke('M-10 -99q10 4 20 0', '#F4E3C8', 4),
  ])
}
/** The head turned left around 0,0. */
const head = (opens: boolean): string =>
  g([
    opens
      ? path('M-12 -6L-31 -10Q-33 -3 -27 -1L-12 1Z', lin([C.kunyit, C.mangga], 80)) +
        path('M-12 1L-24 2L-13 6Z', C.cabai, { opacity: 0.8 }) +
        path('M-12 4L-26 8Q-22 14 -11 9Z', shade(C.mangga, 0.15))
      : path('M-11 -5Q-25 -8 -31 -1Q-32 4 -26 5Q-18 6 -11 6Z', lin([C.kunyit, C.mangga], 80)) +
        stroke('M-29 1.6Q-20 3 -12 1.4', shade(C.mangga, 0.4), 1.4),
    circle(0, 0, 16, lin([light(BROWN, 0.5), BROWN, shade(BROWN, 0.3)], 58)),
    ellipse(-5, 7, 6, 4, C.sepatu, { opacity: 0.28 }),
    circle(-5, -4, 4.6, C.tinta),
    circle(-6.6, -5.8, 1.8, C.putih),
    circle(-3.6, -2.4, 0.9, C.putih, { opacity: 0.85 }),
    stroke('M-11 -11q5 -3.4 10 -.4', C.tinta, 1.6),
  ])
/** A place of the row: where its feet are. */
export interface DuckPlace {
  readonly x: number
  readonly y: number
}
/** A runner duck at each place; all look the same way. */
export function runnerDucks(places: readonly DuckPlace[], look: DuckLook, s = 1): string {
  const quacks = look === 'quack',
    one = body() + place(head(quacks), 0, -118, 1, quacks ? 6 : 0, quacks)
  return lit(
    places.map(({ x, y }) => place(one, x, y, s)),
    2,
    { shO: 0.24 },
  )
}
