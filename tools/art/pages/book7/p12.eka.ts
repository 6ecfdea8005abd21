/** Book 7, page 12: those who look up at us: Eka, both hands on the basket, and Kiko in it. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import type { Point } from '../../core/geom.ts'
import { grainOf, lit } from '../../core/light.ts'
import { blur, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { BASKET, R } from './p12.land.ts'

/** A drawing with a grain for its size. */
const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** As large as everybody here is. */
export const near = (draw: () => string): string => drawn(0.36, draw)
const EKA = { x: 926, y: 708, s: 1.56 } as const
/** Eka looks up at us; both hands are on the basket. */
export const eka = (how: FigureOptions = {}): string =>
  near(() => {
    const to = (x: number, y: number): Point => [(x - EKA.x) / EKA.s, (y - EKA.y) / EKA.s],
      who = person('eka', {
        expression: 'happy',
        turn: -0.16,
        nod: -0.5,
        look: [-0.3, -0.7],
        eyeScale: 1.12,
        lashes: false,
        props: { leg: [9, 9], torso: 44, hs: 1.12, foot: 0.84 },
        ...how,
        pose: {
          lean: -10,
          head: -6,
          armL: { palm: to(BASKET[0] + R * 0.83, BASKET[1] + R * 0.5), bend: 1 },
          armR: { palm: to(BASKET[0] + R * 0.56, BASKET[1] + R * 0.84), bend: 1 },
          handL: 'hold',
          handR: 'hold',
          legL: [-10, -4],
          legR: [10, 4],
          stretch: 1.36,
          over: 'R',
        },
      })
    return (
      ellipse(EKA.x + 24, EKA.y + 6, 86, 26, C.jati, { opacity: 0.34, filter: blur(7) }) +
      place(who.svg, EKA.x, EKA.y, EKA.s)
    )
  })
/** In the basket, a yellow bow on the head; `up`: he looks for more. */
export const kiko = (up = 0): string =>
  drawn(0.4, () => {
    const [x, y] = BASKET
    return g([
      ellipse(x + 8, y + 22, 74, 56, C.tinta, { opacity: 0.3, filter: blur(6) }),
      lit(
        path(
          `M${x - 66} ${y + 10}C${x - 70} ${y + 66} ${x + 70} ${y + 70} ${x + 66} ${y + 8}C${x + 56} ${y - 26} ${x - 56} ${y - 24} ${x - 66} ${y + 10}Z`,
          lin([light('#F2963C', 0.3), '#F2963C', shade('#F2963C', 0.2)], 60),
        ) +
          stroke(
            `M${x - 52} ${y + 30}q14 4 20 0M${x - 40} ${y + 44}q12 4 18 -2M${x + 52} ${y + 30}q-14 4 -20 0M${x + 40} ${y + 44}q-12 4 -18 -2`,
            '#BE5A1C',
            6,
          ),
        3,
      ),
      place(kittenHead({ mood: up ? 'happy' : 'open', mouth: up ? 'open' : 'smile' }), x, y - 2 - up, 1.7),
      lit(
        place(
          path(
            'M0 0C-14 -24 -44 -26 -40 -4S-16 14 0 0C14 -24 44 -26 40 -4S16 14 0 0Z',
            lin([light(C.kunyit, 0.4), C.kunyit, C.mangga], 60),
          ) + ellipse(0, -1, 9, 9, C.mangga),
          x + 4,
          y - 44 - up,
          0.9,
          -8,
        ),
        2,
      ),
      lit(
        ellipse(x - 30, y + 44, 17, 13, lin([C.putih, C.santan], 70)) +
          ellipse(x + 30, y + 44, 17, 13, lin([C.putih, C.santan], 70)),
        1.6,
      ),
    ])
  })
