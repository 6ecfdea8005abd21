/** A brown village duck swimming to the right; the water line is y=0, about 130 wide and 96 high. */
import { circle, clipped, ellipse, f, g, glow, lin, path, place, rng, stroke } from '../core/svg.ts'
import { tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'

const BROWN = '#A9744A',
  HEAD = '#6E4A36'
/** The speckles of her feathers. */
function speckles(): string {
  const r = rng(5)
  let d = ''
  for (let i = 0; i < 34; i++) d += `M${f(r.in(-52, 30))} ${f(r.in(-34, 2))}q3 4 6 0`
  return stroke(d, shade(BROWN, 0.45), 2.2, { opacity: 0.5 })
}
/** Rings that go out from her on the water. */
const rings = (wide: number): string =>
  ellipse(0, 4, wide, wide * 0.13, '#F4FFF9', { opacity: 0.55 }) +
  ellipse(-4, 8, wide * 1.22, wide * 0.15, 'none', { stroke: '#F4FFF9', 'stroke-width': 2.6, opacity: 0.6 })
/** What she is doing: `paddling` stretches her neck, opens the beak and splashes; `lids` closes her eye. */
export interface DuckOptions {
  paddling?: boolean
  lids?: boolean
}
/** The head with its beak, middle at 0,0. */
function head({ paddling, lids }: DuckOptions): string {
  const beak = paddling
    ? path('M12 -4Q26 -10 38 -8Q34 0 14 3Z', lin([C.kunyit, C.mangga], 80)) +
      path('M12 4Q24 6 32 12Q22 16 11 9Z', C.mangga)
    : path('M12 -5Q26 -7 37 0Q28 8 12 7Z', lin([C.kunyit, C.mangga], 80)) + stroke('M14 1.5Q25 4 35 1', '#A84A14', 1.6)
  const eye = lids
    ? stroke('M2 -5q4 4 8 0', C.tinta, 2.2)
    : circle(6, -6, 4.2, C.tinta) + circle(4.8, -7.6, 1.6, '#fff')
  return g([
    lit(circle(0, 0, 18, lin([light(HEAD, 0.4), HEAD, shade(HEAD, 0.25)], 60)), 1.8),
    circle(6, 7, 6, glow(C.sepatu, 0.55)),
    beak,
    eye,
  ])
}
/** Drops that a foot throws up behind her. */
const splash = (): string =>
  [
    [-66, -8, 5],
    [-78, -18, 4],
    [-86, -4, 3.4],
    [-72, -26, 3],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#F4FFF9', { opacity: 0.9 }))
    .join('') + stroke('M-60 2q-12 -10 -22 -6', '#F4FFF9', 3, { opacity: 0.8 })
const BODY =
  'M-64 -42C-60 -40 -58 -35 -50 -34C-38 -33 -36 -40 -24 -40C-12 -41 -2 -41 10 -40C22 -39 32 -38 38 -34C46 -29 51 -22 50 -16' +
  'C52 -4 48 0 40 4C30 10 14 12 0 12C-16 12 -30 12 -40 8C-50 4 -54 0 -58 -10C-63 -22 -66 -36 -64 -42Z'
const WING = 'M14 -34C-8 -40 -34 -36 -54 -44C-50 -34 -52 -28 -46 -24C-40 -10 -10 -6 10 -12C22 -18 22 -30 14 -34Z'
/** The duck with the rings around her. */
export function swimmingDuck(how: DuckOptions = {}): string {
  const hx = how.paddling ? 58 : 46,
    hy = how.paddling ? -68 : -74
  const neck = tube(
    [
      [34, -22],
      [42, -44],
      [hx, hy],
    ],
    [17, 11, 11],
  )
  const whole = g([
    lit(
      path('M-56 -36L-74 -56Q-62 -54 -44 -44Z', shade(BROWN, 0.35)) +
        path(BODY, lin([light(BROWN, 0.42), BROWN, shade(BROWN, 0.28)], 62)) +
        clipped(BODY, circle(30, 4, 34, glow(light(BROWN, 0.7), 0.8)) + speckles()),
      3,
    ),
    lit(path(neck, lin([light(HEAD, 0.3), HEAD, BROWN], 90)), 2),
    stroke(`M${f(hx - 18)} ${f(hy + 26)}q12 7 24 -1`, '#F4E3C8', 5),
    place(head(how), hx, hy),
    lit(
      path(WING, lin([light(BROWN, 0.3), shade(BROWN, 0.25)], 70)) +
        stroke('M-44 -32q26 8 50 6M-38 -22q22 6 42 3', light(BROWN, 0.55), 2.2, { opacity: 0.8 }),
      1.8,
    ),
  ])
  return (
    rings(74) +
    clipped('M-120 -140H120V6H-120Z', whole) +
    (how.paddling ? splash() : '') +
    ellipse(0, 6, 50, 4, '#FFFFFF', { opacity: 0.5 })
  )
}
