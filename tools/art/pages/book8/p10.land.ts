/** Book 8, page 10: the hall from below: rafters that run together overhead, leaning posts, a lantern's light behind him, heads out of focus; below the pipe plain dark boards. */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import { lit } from '../../core/light.ts'
import { lampGlow } from '../../core/time.ts'
import { blur, ellipse, f, g, glow, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { lantern } from '../../parts/lantern.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import { bamboo } from './p10.hand.ts'
import { NIGHT } from './sharedRain.ts'

const WOOD = C.tanah
/** The point overhead to which posts and rafters run. */
const OVER = [600, -360] as const

/** Rafters and beams from below. */
function roof(): string {
  let rafters = ''
  for (let i = -9; i <= 9; i += 1) rafters += `M${f(OVER[0] + i * 16)} -40L${f(OVER[0] + i * 118)} 148`
  return g([
    path('M-20 -20H1300V120Q640 176 -20 120Z', lin(['#2E1A12', '#55301E'], 90)),
    stroke(rafters, shade(WOOD, 0.3), 11, { opacity: 0.85 }),
    stroke(rafters, light(WOOD, 0.3), 2.6, { opacity: 0.5, transform: 'translate(-4 0)' }),
    path('M-20 100Q640 158 1300 100V136Q640 196 -20 136Z', lin([light(WOOD, 0.25), shade(WOOD, 0.3)], 90)),
  ])
}
/** A post whose foot is at x; it leans toward the middle. */
const leaning = (x: number, w: number): string => {
  const top = OVER[0] + (x - OVER[0]) * 0.84
  return lit(
    path(
      `M${f(x - w)} 470L${f(top - w * 0.62)} 90H${f(top + w * 0.62)}L${f(x + w)} 470Z`,
      lin([light(WOOD, 0.36), WOOD, shade(WOOD, 0.4)], 4),
    ),
    4,
  )
}
/** Heads that turn, far behind and soft. */
const crowd = (): string =>
  g(
    (
      [
        ['ayu', 250, 390, 0.95, 0.5, 'wow'],
        ['kakek', 650, 366, 0.98, -0.3, 'awe'],
        ['citra', 806, 376, 0.9, -0.5, 'wow'],
        ['sri', 196, 360, 0.9, 0.5, 'wow'],
      ] as readonly (readonly [PersonName, number, number, number, number, string])[]
    )
      .map(([name, x, y, s, turn, expression]) => {
        const one = person(name, { turn, nod: -0.2, expression, pose: { armL: [-20, -6], armR: [20, 6] } }),
          [hx, hy] = one.at.head
        return place(one.svg, x - hx * s, y - 120 - hy * s, s)
      })
      .join(''),
    { filter: blur(3.4) },
  )
/** Plain dark boards under the pipe. */
const boards = (): string =>
  rect(
    -10,
    440,
    1300,
    380,
    lin([mix(C.jati, NIGHT.dark, 0.3), mix(C.jati, NIGHT.dark, 0.52), mix(C.jati, NIGHT.dark, 0.7)], 90),
  ) +
  stroke('M-10 606H1290M-10 708H1290', mix(C.tinta, NIGHT.dark, 0.6), 5, { opacity: 0.7 }) +
  stroke('M-10 611H1290M-10 713H1290', light(C.jati, 0.2), 2, { opacity: 0.25 }) +
  rect(
    -10,
    470,
    1300,
    90,
    lin(
      [
        [NIGHT.dark, 0, 0.6],
        [NIGHT.dark, 1, 0],
      ],
      90,
    ),
  )

/** The hall overhead and behind, and the boards before us. */
export const background = (): string =>
  g([
    rect(-10, -10, 1300, 520, lin([NIGHT.middle, mix(NIGHT.low, C.soga, 0.5), mix(C.bata, C.mangga, 0.3)], 90)),
    ellipse(620, 300, 620, 330, glow(C.kunyit, 0.85)),
    drawn(0.4, () => lamplit(leaning(20, 30) + leaning(400, 22) + leaning(1000, 22) + leaning(1260, 30))),
    roof(),
    drawn(0.5, () => lamplit(crowd())),
    lampGlow(712, 196, 230),
    stroke('M712 140V176', C.jati, 5),
    place(lantern({ r: 0 }), 712, 256, 1.15),
    boards(),
    bamboo(),
  ])
/** Nothing lies over the sprites. */
export const foreground = (): string => ''
