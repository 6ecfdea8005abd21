/** Pak Joko of book 8, page 1: two goats under his poncho, their horns through it. */
import type { FigureOptions } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, lin, path, place, stroke } from '../../core/svg.ts'
import { tube } from '../../core/geom.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { type Coat, goatFront, GOATS } from '../../parts/goat.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import { cape, hooded, shadow } from './p01.crowd.ts'

const YELLOW = C.kunyit
/** A goat's face, its eyes at 0,0; it has no horns of its own. */
const face = (coat: Coat, flip: boolean): string =>
  place(
    clipped('M-26 -150H92V-76H-26Z', goatFront({ pose: 'look', coat: { ...coat, horn: 0.1 } })),
    flip ? 42 : -42,
    156,
    1.3,
    0,
    flip,
  )
/** A pair of pale horns that come through cloth; their feet around 0,0. */
const horns = (): string =>
  ellipse(-22, 2, 16, 7, shade(YELLOW, 0.5)) +
  ellipse(22, 2, 16, 7, shade(YELLOW, 0.5)) +
  lit(
    [-1, 1]
      .map((d) =>
        path(
          tube(
            [
              [d * 21, 5],
              [d * 25, -26],
              [d * 40, -48],
              [d * 64, -54],
            ],
            [12, 10.5, 7.6, 2.4],
            { start: 'flat' },
          ),
          lin([light('#E8D3A8', 0.5), '#D9BE8A', '#A98450'], 50),
        ),
      )
      .join('') +
      stroke('M-31 -12l14 3M-33 -24l13 5M-39 -35l11 8M31 -12l-14 3M33 -24l-13 5M39 -35l-11 8', '#8A6A3C', 3, {
        opacity: 0.7,
      }),
    2.2,
  )
const OPENING = 'M-46 34C-54 2 -40 -30 0 -32C40 -30 54 2 46 34C40 58 22 62 0 62C-22 62 -40 58 -46 34Z'
/** A goat that looks out of the cape as out of a kerchief; `up`: it stretches. */
const kerchief = (coat: Coat, side: -1 | 1, up: number): string =>
  place(
    lit(
      path(
        'M-62 62C-76 0 -58 -52 0 -54C58 -52 76 0 62 62C30 80 -30 80 -62 62Z',
        lin([light(YELLOW, 0.55), YELLOW, shade(YELLOW, 0.34)], 50),
      ),
      4,
    ) +
      path(OPENING, mix(YELLOW, C.soga, 0.75)) +
      clipped(OPENING, face(coat, side < 0)) +
      stroke('M-40 -16Q0 -44 40 -16', light(YELLOW, 0.4), 10) +
      place(horns(), 0, -46),
    side * 116,
    -74 - up,
    1,
    side * 8,
  )
/** One wide cape, four horns, ten feet. `up`: the goats stretch. */
export function joko(how: FigureOptions = { expression: 'laugh' }, up = 0): string {
  const d =
    'M-30 -122C-66 -122 -104 -112 -138 -78C-156 -56 -160 -34 -154 -10Q-136 8 -116 -6Q-98 12 -76 -2Q-56 14 -36 0Q-18 16 0 2Q20 16 38 0Q56 14 78 -2Q98 12 116 -6Q136 8 154 -10C160 -34 156 -56 138 -78C104 -112 66 -122 30 -122Z'
  const legs = 'M-138 -12V14M-112 -8V20M-82 -6V16M82 -6V18M110 -8V20M138 -12V14'
  return drawn(0.6, () =>
    lamplit(
      place(
        shadow(6, 14, 168) +
          stroke(legs, '#6A5048', 11) +
          stroke(legs.replaceAll('V1', 'm0 22V1').replaceAll('V20', 'm0 22V20'), C.tinta, 12) +
          stroke('M-18 -20V10M18 -20V14', C.lumut, 28) +
          lit(ellipse(-20, 16, 19, 11, '#A56A42') + ellipse(22, 20, 19, 11, '#A56A42'), 2) +
          cape(
            d,
            YELLOW,
            'M-36 -110Q-66 -60 -76 -6M-18 -110Q-34 -50 -36 -2M18 -110Q34 -50 38 -2M36 -110Q66 -60 78 -6',
          ) +
          kerchief(GOATS[0], -1, up) +
          kerchief(GOATS[3], 1, up) +
          place(hooded('joko', YELLOW, { turn: 0.1, look: [-0.1, -1.1], ...how }), 0, -170),
        375,
        390,
        0.76,
        -7,
      ),
    ),
  )
}
