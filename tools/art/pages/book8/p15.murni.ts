/** Book 8, page 15: Nenek Murni, who walks barefoot, her sandals in her hand, and the bowl of boiled bananas on her head. */
import { person } from '../../characters/cast.ts'
import { tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bowlBasket } from '../../parts/baskets.ts'

/** Which frame of somebody is drawn. */
export interface Mood {
  readonly blink?: boolean
  readonly tap?: boolean
}
const MURNI = { x: 286, y: 484, s: 0.98 }
/** A pair of sandals that dangle by their straps from a hand at 0,0. */
const sandal = (x: number, r: number): string =>
  place(
    stroke('M0 -2L-5 15M0 -2L5 15', C.kunyit, 3.4) +
      path('M-8 12Q0 6 8 12Q12 26 9 42Q0 52 -9 42Q-12 26 -8 12Z', lin([light(C.bata, 0.3), C.bata, C.jati], 40)) +
      stroke('M-8 22Q0 14 8 22', C.kunyit, 4),
    x,
    4,
    1,
    r,
  )
const sandals = (): string => lit(sandal(-3, 20) + sandal(5, -18), 1.4)
const murniFigure = ({ blink, tap }: Mood = {}) =>
  person('murni', {
    blink,
    expression: 'laugh',
    turn: 0.5,
    nod: tap ? 0.2 : 0.05,
    shoe: undefined,
    pose: {
      lean: 6,
      head: -5,
      armL: { head: [-50, -58], bend: -1 },
      handL: 'hold',
      armR: tap ? [84, 62] : [70, 48],
      handR: 'hold',
      legL: [-22, -14],
      legR: [20, 4],
      over: 'L',
    },
  })
/** Nenek with the bowl. */
export function murni(mood: Mood = {}): string {
  const who = murniFigure(mood)
  return place(who.svg + place(sandals(), ...who.at.handR, 1), MURNI.x, MURNI.y, MURNI.s) + bowl(bowlBasket())
}
const BANANA = mix(C.kunyit, C.mangga, 0.25)
const banana = (x: number, y: number, r: number, c = BANANA): string =>
  place(
    path(
      tube(
        [
          [-24, -6],
          [-10, 6],
          [8, 7],
          [25, -8],
        ],
        [3, 9, 9, 3],
      ),
      lin([light(c, 0.4), c, shade(c, 0.3)], 80),
    ) +
      stroke('M-14 2Q0 9 18 -1', shade(c, 0.35), 1.6, { opacity: 0.6 }) +
      ellipse(26, -9, 3, 3, C.jati) +
      ellipse(-25, -7, 2.6, 2.6, C.jati),
    x,
    y,
    1,
    r,
  )
const bowl = (inner: string): string => {
  const [x, y] = murniFigure().at.top
  return place(inner, MURNI.x + x * MURNI.s, MURNI.y + (y + 14) * MURNI.s, 0.98, 3)
}
/** The boiled bananas, heaped over the rim of the bowl on her head; `up` lifts their steam. */
export function bananas(up = 0): string {
  const steam = [
    'M-30 -76C-50 -100 -12 -112 -32 -142',
    'M0 -84C-18 -108 20 -122 0 -158',
    'M30 -76C12 -100 50 -112 30 -142',
  ]
  return bowl(
    g([
      g(
        steam.map((d, i) => stroke(d, '#FFFDF2', i === 1 ? 11 : 8, { opacity: 0.8 })),
        { transform: `translate(0 ${-up})` },
      ),
      lit(
        [
          banana(-2, -68, 3, light(BANANA, 0.25)),
          banana(-30, -58, -14),
          banana(32, -59, 16),
          banana(-44, -46, 22, light(BANANA, 0.16)),
          banana(4, -54, -4, light(BANANA, 0.1)),
          banana(44, -45, -18),
          banana(-16, -44, 8),
          banana(20, -42, -3, light(BANANA, 0.2)),
        ].join(''),
        1.4,
      ),
    ]),
  )
}
