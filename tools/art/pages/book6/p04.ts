/** Book 6, page 4: over the shoulders of Eka and Citra: a hill with a moustache. It snores; Kiko rides on its belly, up and down. */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { Pose } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { ellipse, g, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { check, cloth } from '../../parts/batik.ts'
import { kitten } from '../../parts/kitten.ts'
import { put } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p04.land.ts'
import { against, drawn, lamplit } from './sharedNight.ts'

const SARUNG = check(C.soga, '#C99A5B', 40)
/** Grandpa on his back: his head on the pillow, the belly under the sarung; `up`: breathing in, `puff`: breathing out through the moustache. */
function kakek({ up = 0, puff = false } = {}): string {
  const S = 1.92,
    who = person('kakek', {
      expression: puff ? 'sneeze' : 'sleep',
      turn: 0.62,
      nod: 0,
      hat: null,
      pose: { armL: [-14, -6], armR: [14, 6] },
    }),
    [hx, hy] = who.at.head,
    top = 388 - up,
    d = `M430 560C452 500 520 ${top + 40} 640 ${top}C760 ${top - 10} 820 ${top + 70} 880 500C930 486 990 500 1022 520C1040 560 1036 590 1030 600H436C428 590 426 576 430 560Z`
  return lamplit(
    g([
      // hardly there: it widens what is rasterised, for a lit part at the rim of a small picture ends the rasteriser
      rect(164, 276, 1012, 432, '#1A0A2A', { opacity: 0.01 }),
      drawn(0.3, () => place(place(who.parts.head, -hx, -hy), 362, 490, S, -74)),
      lit(
        cloth(d, SARUNG) +
          path(
            d,
            lin(
              [
                [C.cahaya, 0, 0.34],
                [C.cahaya, 0.4, 0],
                [C.manggis, 1, 0.4],
              ],
              66,
            ),
          ) +
          stroke(
            `M470 590C500 520 560 ${top + 70} 640 ${top + 44}M850 590C860 540 800 ${top + 90} 740 ${top + 50}M940 596C950 560 930 530 900 520`,
            shade(C.soga, 0.5),
            7,
            { opacity: 0.4 },
          ),
        7,
      ),
      // a foot that the sarung is too short for
      lit(
        ellipse(1044, 556, 22, 36, lin(['#DFA877', '#C38455', '#935530'], 60)) +
          [0, 1, 2, 3].map((i) => ellipse(1030 + i * 9, 520 + i * 4, 6.5, 8, '#D49A6A')).join(''),
        2.4,
      ),
      // one hand on the belly
      lit(
        path(
          `M470 560C500 ${top + 150} 540 ${top + 112} 590 ${top + 96}C600 ${top + 108} 602 ${top + 128} 594 ${top + 138}C560 ${top + 160} 530 566 512 592Z`,
          lin(['#5A5468', '#4A4458', '#332E44'], 60),
        ) +
          ellipse(606, top + 112, 28, 19, lin(['#DFA877', '#C38455', '#935530'], 60)) +
          stroke(`M618 ${top + 104}h14M620 ${top + 112}h15M618 ${top + 120}h13`, '#935530', 3),
        2.4,
      ),
    ]),
  )
}
const kiko = (up = 0, awake = false): string =>
  lamplit(place(kitten({ pose: 'sleep', ...(awake ? { mood: 'open' } : {}) }), 690, 396 - up, 1.42, 3))
const moth = (up = 0): string =>
  lamplit(
    place(
      lit(
        path(
          'M0 0C-14 -34 -50 -36 -54 -12C-54 6 -26 14 0 6C26 14 54 6 54 -12C50 -36 14 -34 0 0Z',
          lin([light('#EBD6B0', 0.4), '#D8BC8C', mix('#B9A07A', C.jati, 0.3)], 60),
        ) +
          ellipse(0, 2, 6, 18, '#7A5A3E') +
          stroke('M-3 -14q-7 -13 -14 -15M3 -14q7 -13 14 -15', '#7A5A3E', 2.6) +
          stroke('M-40 -16q9 7 3 12M40 -16q-9 7 -3 12', C.bata, 4, { opacity: 0.6 }),
        1.6,
      ),
      430,
      352 - up,
      0.74,
      -16,
    ),
  )
/** A back at the edge of the picture, huge and dark. */
const peeper = (name: PersonName, x: number, y: number, s: number, turn: number, pose: Pose): string =>
  drawn(0.2, () =>
    against(put(person(name, { rear: true, turn, props: { leg: [8, 8] }, pose }).svg, { x, y, s }), '#F2A84C', 0.44),
  )
const eka = (giggles = false): string =>
  peeper('eka', 168, 1016, 2.7, 0.4, {
    lean: giggles ? 3 : 8,
    head: giggles ? 2 : 9,
    armL: [-20, 10],
    armR: { head: [44, 30], bend: 1 },
    handR: 'rest',
    over: 'R',
  })
const citra = (giggles = false): string =>
  peeper('citra', 1104, 1024, 2.62, -0.4, {
    lean: giggles ? -3 : -8,
    head: giggles ? 0 : -8,
    armL: [-40, -110],
    armR: [20, -6],
    handL: 'open',
  })

export { background, foreground }
/** Back to front: Grandpa, the moth of his breath, Kiko on the belly, two peepers. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kakek',
    box: { x: 21, y: 46, width: 62.5, height: 29 },
    svg: kakek(),
    frames: { tap: kakek({ up: 16, puff: true }) },
    pivot: [0.5, 1],
    idle: 'breathe',
    tap: 'wiggle',
    sound: 'snore',
  },
  {
    name: 'moth',
    box: { x: 30, y: 33, width: 6.5, height: 13 },
    svg: moth(),
    frames: { tap: moth(60) },
    idle: 'hop',
    tap: 'fly',
    sound: 'blow',
  },
  {
    name: 'kiko',
    box: { x: 48.5, y: 36.5, width: 12, height: 14 },
    svg: kiko(),
    frames: { tap: kiko(16, true) },
    idle: 'bob',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'eka',
    box: { x: 0, y: 61, width: 30, height: 39 },
    svg: eka(),
    frames: { tap: eka(true) },
    idle: 'wiggle',
    tap: 'nod',
  },
  {
    name: 'citra',
    box: { x: 63.5, y: 51, width: 36.5, height: 49 },
    svg: citra(),
    frames: { tap: citra(true) },
    idle: 'breathe',
    tap: 'nod',
  },
]
