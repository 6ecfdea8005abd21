/** Book 7, page 2: the washing: a shirt that points to the right, two socks, trousers that run on the spot. Stage pixels. */
import { type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, g, lin, path, rect, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'

const dye = (c: string): string => lin([light(c, 0.4), c, shade(c, 0.2)], 40)
/** A wooden peg. */
const peg = (x: number, y: number): string => rect(x - 3.4, y - 9, 7, 19, light(C.bata, 0.4), { rx: 2 })
const leg = (points: readonly Point[], widths: readonly number[]): string =>
  tube(points, widths, { start: 'flat', end: 'flat' })
/** A shirt, hung by its hem; its sleeves are blown to the right like two arms. */
const shirt = (): string => {
  const d = smooth(
    [
      [440, 172],
      [516, 182],
      [530, 212],
      [560, 206],
      [590, 214],
      [588, 236],
      [560, 236],
      [546, 244],
      [574, 262],
      [598, 274],
      [586, 294],
      [552, 286],
      [520, 268],
      [490, 262],
      [466, 226],
    ],
    true,
    0.6,
  )
  return lit(
    path(d, dye(C.kunyit)) +
      clipped(
        d,
        stroke('M456 204Q500 216 536 216M470 232Q510 244 548 240', C.putih, 7) +
          stroke('M582 210L582 240M592 262L576 298', C.mangga, 6) +
          stroke('M506 262Q524 240 550 250', C.mangga, 5),
      ),
    3,
  )
}
const socks = (): string =>
  lit(
    path(
      tube(
        [
          [606, 190],
          [618, 208],
          [640, 214],
        ],
        [7, 7.4, 6.6],
      ),
      dye(C.sepatu),
    ) +
      path(
        tube(
          [
            [628, 190],
            [642, 204],
            [664, 202],
          ],
          [7, 7.4, 6.6],
        ),
        dye(C.sepatu),
      ),
    1.6,
  )
/** Where the front leg of the trousers ends. */
export const CUFF: Point = [792, 250]
/** Trousers that run: one knee up, one leg stretched back. */
const trousers = (): string => {
  const back = leg(
      [
        [703, 196],
        [712, 248],
        [664, 286],
      ],
      [21, 18, 15],
    ),
    front = leg(
      [
        [722, 206],
        [768, 214],
        [CUFF[0] - 4, CUFF[1] - 2],
      ],
      [22, 21, 20],
    )
  return lit(
    path(back, lin([C.toska, shade(C.toska, 0.3)], 60)) +
      path(front, dye(C.toska)) +
      path('M684 182Q716 190 752 182L750 206Q730 232 704 232L683 214Z', dye(C.toska)) +
      stroke('M685 186Q716 194 751 186', C.lumut, 7) +
      ellipse(758, 222, 11, 9, C.kunyit) +
      stroke('M650 276L676 296', light(C.toska, 0.4), 5),
    3,
  )
}
/** All of it, on its line. */
export const washing = (): string =>
  g([
    stroke('M396 160Q560 196 720 184T916 152', light(C.soga, 0.5), 3.4),
    shirt(),
    socks(),
    trousers(),
    [
      [446, 172],
      [512, 182],
      [606, 186],
      [630, 187],
      [692, 186],
      [744, 182],
    ]
      .map(([x = 0, y = 0]) => peg(x, y))
      .join(''),
  ])
