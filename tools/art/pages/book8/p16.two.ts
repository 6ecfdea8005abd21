/** Book 8, page 16: Danu and Nenek from behind, side by side; his head leans on her, her arm lies round him. */
import { person } from '../../characters/cast.ts'
import { tone } from '../../characters/hairParts.ts'
import type { PersonName } from '../../characters/people.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { blur, circle, clipped, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { cloth, parang } from '../../parts/batik.ts'

const SILVER = '#B9B5BF',
  SHAWL = '#B0567A',
  GREEN = C.hutan
/** Somebody's head from behind, with the neck, its middle at x, y. */
function headOf(name: PersonName, [x, y]: Point, s: number, r: number, more: FigureOptions = {}): string {
  const who = person(name, { rear: true, ...more }),
    [hx, hy] = who.at.head
  return place(place(who.parts.head, -hx, -hy), x, y, s, r)
}
/** Danu's head, the aid behind his left ear, and the collar of his shirt. */
export const danu = (): string => headOf('danu', [554, 322], 2.06, 20, { turn: 0.2 })
/** The knot of her hair with its wooden pin. */
const knot = (): string =>
  lit(
    stroke('M-34 -10L36 14', C.soga, 5) +
      circle(37, 14, 5, C.kunyit) +
      ellipse(0, 4, 27, 24, tone(SILVER)) +
      stroke('M-20 4C-14 -14 14 -14 19 4C16 18 -8 20 -12 8C-10 -2 6 -4 8 4', mix(SILVER, '#6E6A78', 0.5), 2.4, {
        opacity: 0.7,
      }),
    2,
  )
const SLEEVE = lin([light(GREEN, 0.3), GREEN, shade(GREEN, 0.3)], 60)
/** Nenek's back: green cloth, and her sarong on the step. */
const back = (): string => {
  const d = smooth(
      [
        [672, 480],
        [692, 432],
        [744, 402],
        [806, 392],
        [868, 404],
        [916, 444],
        [934, 520],
        [924, 600],
        [936, 680],
        [800, 700],
        [668, 680],
        [680, 600],
      ],
      true,
      0.9,
    ),
    seat = smooth(
      [
        [676, 612],
        [740, 604],
        [804, 602],
        [870, 604],
        [930, 612],
        [958, 660],
        [962, 704],
        [930, 718],
        [806, 722],
        [684, 718],
        [650, 704],
        [654, 660],
      ],
      true,
      0.9,
    )
  return g([
    lit(path(d, SLEEVE), 5),
    lit(
      cloth(seat, parang(C.soga, C.santan, C.jati, 32)) +
        clipped(
          seat,
          stroke('M650 614Q806 594 960 614', C.kunyit, 7) +
            ellipse(806, 724, 180, 34, shade(C.jati, 0.5), { opacity: 0.45, filter: blur(12) }),
        ),
      6,
    ),
  ])
}
/** The shawl over her shoulders, its point in the middle of her back, with a fringe. */
const shawl = (): string => {
  const d =
    'M790 400C776 392 764 380 748 382C728 386 712 392 696 406C664 436 650 484 648 528C694 530 752 560 804 622C852 566 908 536 956 532C954 486 944 440 910 404C888 384 862 376 842 378C824 382 812 396 790 400Z'
  const fringe = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24,
      k = Math.abs(t - 0.5) * 2,
      x = 654 + t * 298,
      y = 532 + (1 - k) ** 1.25 * 88
    return `M${Math.round(x)} ${Math.round(y - 3)}l${i % 2 ? 2 : -2} 17`
  }).join('')
  return lit(
    stroke(fringe, light(SHAWL, 0.2), 4.4) +
      path(d, lin([light(SHAWL, 0.34), SHAWL, shade(SHAWL, 0.34)], 60)) +
      clipped(
        d,
        stroke('M640 506Q740 520 804 594Q868 524 964 508M640 480Q740 490 805 562Q868 494 964 482', C.kunyit, 6) +
          stroke('M700 420Q690 462 704 500M902 420Q914 462 904 500', shade(SHAWL, 0.5), 7, { opacity: 0.35 }),
      ),
    4,
  )
}
/** Her hand over his far shoulder: the back of it and four fingers that hold. */
const holding = (): string => {
  const skin = SKIN.matang,
    paint = lin([light(skin.b, 0.25), skin.b, mix(skin.b, skin.s, 0.5)], 60),
    fingers = [
      [352, 474],
      [346, 492],
      [349, 510],
      [359, 526],
    ] as const
  return g([
    lit(
      fingers
        .map(([x, y], i) =>
          path(
            tube(
              [
                [404, 484 + i * 9],
                [374, y - 4 + i],
                [x, y + 8],
              ],
              [13, 12, 9.5],
            ),
            paint,
          ),
        )
        .join(''),
      2,
    ),
    lit(
      path(
        tube(
          [
            [448, 492],
            [414, 493],
            [392, 496],
          ],
          [25, 29, 23],
        ),
        paint,
      ),
      2.4,
    ),
    stroke('M386 482q-8 2 -13 8M384 497q-9 1 -14 7M388 512q-8 2 -11 7', skin.s, 3, { opacity: 0.7 }),
  ])
}
/** Her near arm over his shoulders, the cuff, the hand on his far one: it moves with the cloth, and its root lies under her shawl. */
export const arm = (): string =>
  g([
    holding(),
    lit(
      path(
        tube(
          [
            [730, 452],
            [650, 482],
            [560, 474],
            [490, 478],
            [432, 494],
          ],
          [44, 42, 36, 33, 29],
          { end: 'flat' },
        ),
        SLEEVE,
      ) + stroke('M434 466Q424 492 435 522', C.kunyit, 8),
      4,
    ),
    stroke('M596 446q14 14 10 34M620 448q16 18 10 42M516 452q-6 14 0 26', shade(GREEN, 0.5), 4, { opacity: 0.45 }),
  ])
/** All of Nenek but her near arm. */
export const murni = (): string =>
  g([back(), headOf('murni', [764, 290], 2.06, -13, { turn: -0.2, headExtra: () => place(knot(), 0, 16) }), shawl()])
