/** Book 3, page 11: Mother Duck bends her neck over Wek and folds both wings around; two brown feathers stick up the same way. */
import { tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, glow, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { crestFeather } from '../../parts/ducks.ts'
import { wek } from './shared.ts'

const B = '#A9744A',
  PLUMAGE = (): string => lin([light(B, 0.45), B, shade(B, 0.3)], 58)

/** How the two are: `squeeze` folds the wings tighter, `peep` lets Wek look up. */
export interface HugMood {
  readonly squeeze?: boolean
  readonly lids?: boolean
}
const speckles = (): string => {
  const r = rng(7)
  let d = ''
  for (let i = 0; i < 70; i++) d += `M${f(r.in(-44, 30))} ${f(r.in(-108, -10))}q3 4 6 0`
  return stroke(d, shade(B, 0.5), 1.8, { opacity: 0.5 })
}
/** Body and bent neck. */
function body(): string {
  const d = tube(
    [
      [-30, -10],
      [-16, -34],
      [-8, -64],
      [-9, -92],
      [-6, -112],
      [6, -124],
    ],
    [20, 31, 25, 15, 12, 11],
  )
  return (
    path('M-44 -18C-58 -22 -63 -31 -65 -40C-54 -38 -44 -36 -34 -28Z', shade(B, 0.25)) +
    lit(path(d, PLUMAGE()) + clipped(d, ellipse(14, -62, 16, 42, light(B, 0.55), { opacity: 0.5 }) + speckles()), 1.8)
  )
}
/** Her head, cheek on Wek's: beak to the lower right, lids closed or a soft eye. */
const head = ({ squeeze = false }: HugMood): string =>
  place(
    g([
      place(crestFeather(1.05), -6, -12),
      lit(circle(0, 0, 17.5, PLUMAGE()), 1.2),
      circle(5, 8, 7, glow(C.sepatu, 0.6)),
      path('M12 -5Q28 -6 36 3Q25 10 11 8Z', lin([C.kunyit, C.mangga], 80)) +
        stroke('M13 2.4Q24 5 33 3.4', '#A84A14', 1.4),
      squeeze
        ? stroke('M-1 -4q6 5 11 0', C.tinta, 2.2)
        : circle(5, -5, 4.6, C.tinta) + circle(3.6, -6.8, 1.8, '#FFFFFF') + circle(6.6, -3, 0.9, '#FFFFFF'),
      stroke('M-3 -11q3 -5 9 -5', C.tinta, 1.5),
      ellipse(11, 1, 2.2, 3.2, '#E6F8F8', { opacity: 0.9 }),
    ]),
    10,
    -124,
    1,
    22,
  )
/** A wing with its long feathers from the shoulder at 0,0; it reaches about 66 to the right. */
const wing = (c: string): string =>
  lit(
    path(
      'M-10 -12C8 -22 34 -16 50 -2C60 6 68 16 70 26C64 24 60 27 58 31C52 28 47 30 45 35C39 31 34 33 31 37C22 32 14 34 8 34C-6 32 -18 12 -10 -12Z',
      lin([light(c, 0.35), c, shade(c, 0.3)], 60),
    ) +
      stroke('M14 2Q36 6 54 22M8 12Q28 14 44 28M2 20Q16 22 28 31', light(c, 0.5), 1.8, { opacity: 0.7 }) +
      stroke('M-6 -4q6 3 10 0q5 3 10 0', shade(c, 0.4), 1.6, { opacity: 0.5 }),
    1.5,
  )
/** The hug, feet in the water at y=0; 150 wide, 150 high. */
export function hug(how: HugMood = {}): string {
  const { squeeze = false } = how
  return g([
    stroke('M-22 -24V4M-4 -24V4', '#E5842A', 5.4),
    place(
      g([
        // the far wing lies behind Wek
        place(wing(shade(B, 0.16)), 6, -60, 1, squeeze ? -4 : -12),
        body(),
        place(
          wek({
            pose: 'front',
            turn: -0.25,
            mood: 'happy',
            tilt: squeeze ? -12 : -7,
            lids: squeeze || how.lids === true,
          }),
          34,
          -8,
          0.94,
        ),
        head(how),
        place(wing(B), -16, -45, 1.1, squeeze ? 4 : 13),
      ]),
      0,
      -14,
    ),
  ])
}
