/** Book 6, page 1: the blanket with its bumps and feet, the case of the hearing aid, and the wheelchair from above. */
import { lit } from '../../core/light.ts'
import { blur, circle, ellipse, g, glow, lin, path, place, rad, rect, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { blanketPart } from './sharedBlanket.ts'
import { lamplit } from './sharedNight.ts'

const D =
  'M196 500C250 468 330 470 392 440C450 424 520 420 560 412C606 404 660 404 706 412C750 420 820 424 870 440C930 470 1010 468 1064 500C1092 560 1078 640 1050 694C960 712 860 700 760 708C680 712 600 712 520 708C420 700 320 714 216 696C186 640 172 560 196 500Z'
const HEM =
  'M196 500C250 468 330 470 392 440C450 424 520 420 560 412C606 404 660 404 706 412C750 420 820 424 870 440C930 470 1010 468 1064 500'
/** Five long bumps that fan out, and a sixth, small one. */
const FOLDS = 'M398 452Q360 560 330 690M552 424Q528 560 500 700M708 424Q730 560 760 700M866 452Q904 560 930 690'
/** A pair of feet that stick out below the hem; 0,0 is between the heels. */
const feet = (color: string, turn: number, x: number, y: number): string =>
  place(
    lit(
      [-1, 1]
        .map(
          (side) =>
            ellipse(side * 21, 16, 15, 25, lin([light(color, 0.35), color, shade(color, 0.3)], 60)) +
            [-9, -3, 3, 9]
              .map((dx) => circle(side * 21 + dx, 40 - Math.abs(dx) * 0.3, 4.2, light(color, 0.2)))
              .join(''),
        )
        .join(''),
      2.4,
    ),
    x,
    y,
    1,
    turn,
  )
const boots = (x: number, y: number, turn: number): string =>
  place(
    lit(
      [-1, 1]
        .map(
          (side) =>
            path(
              `M${side * 24 - 17} -8H${side * 24 + 17}V30C${side * 24 + 20} 58 ${side * 24 - 20} 58 ${side * 24 - 17} 30Z`,
              lin([light(C.kunyit, 0.4), C.kunyit, shade(C.kunyit, 0.34)], 60),
            ) + stroke(`M${side * 24 - 14} 42Q${side * 24} 52 ${side * 24 + 14} 42`, shade(C.kunyit, 0.5), 4),
        )
        .join(''),
      2.6,
    ),
    x,
    y,
    1,
    turn,
  )
/** The blanket, with feet and boots below and the bumps of six. */
export function blanket(): string {
  return lamplit(
    g([
      feet('#DDA273', 14, 286, 700),
      feet('#A56A42', 6, 452, 708),
      feet('#F0C090', -2, 632, 710),
      feet('#DDA273', -6, 806, 708),
      boots(950, 702, -12),
      blanketPart(D, { folds: FOLDS, hem: HEM, size: 8 }),
      // the bumps of five, and a small round one of a sixth
      ...[
        [320, 590, 66],
        [476, 570, 62],
        [632, 564, 62],
        [788, 570, 62],
        [930, 586, 58],
      ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, 110, glow('#FFE2AE', 0.34))),
      ellipse(
        1020,
        628,
        52,
        44,
        rad(
          [
            ['#FFE2AE', 0, 0.55],
            ['#C86A8A', 0.6, 0.32],
            ['#5A1E40', 1, 0],
          ],
          0.4,
          0.34,
          0.62,
        ),
      ),
      ellipse(1026, 668, 46, 12, '#4A1636', { opacity: 0.3, filter: blur(7) }),
    ]),
  )
}
/** The case with the blue hearing aid in it, beside Danu's pillow. */
export const aidCase = (shut = false): string =>
  lamplit(
    place(
      lit(
        rect(-34, -22, 68, 46, lin([light(C.toska, 0.3), C.toska, shade(C.toska, 0.3)], 60), { rx: 14 }) +
          (shut
            ? stroke('M-34 2H34', light(C.toska, 0.5), 3)
            : rect(-28, -16, 56, 34, '#FFF3DC', { rx: 10 }) +
              stroke('M-10 8C-16 -8 8 -16 12 -2C14 8 6 12 2 8', '#2F7FD0', 9) +
              circle(2, 8, 4, '#EAF6FF') +
              path('M-34 -22L-26 -40H26L34 -22Z', lin([light(C.toska, 0.5), C.toska], 80))),
        2.4,
      ),
      934,
      262,
      1,
      8,
    ),
  )
/** The wheelchair seen from above, its brakes on. */
export const chair = (turn = 0): string =>
  lamplit(
    place(
      lit(
        rect(-74, -58, 20, 116, lin(['#5A5360', '#332C38'], 10), { rx: 10 }) +
          rect(54, -58, 20, 116, lin(['#5A5360', '#332C38'], 10), { rx: 10 }) +
          rect(-50, -42, 100, 84, lin([light(C.cabai, 0.3), C.cabai, shade(C.cabai, 0.3)], 60), { rx: 14 }) +
          rect(-54, -66, 108, 22, lin([light(C.cabai, 0.2), shade(C.cabai, 0.24)], 60), { rx: 10 }) +
          stroke('M-50 -70h-16M50 -70h16', '#332C38', 11) +
          stroke('M-34 44V84M34 44V84', '#C9D2D9', 7) +
          rect(-46, 80, 34, 20, '#332C38', { rx: 7 }) +
          rect(12, 80, 34, 20, '#332C38', { rx: 7 }) +
          stroke('M-40 -20Q0 -10 40 -20', shade(C.cabai, 0.45), 3) +
          path('M-64 -10l-16 -12v24ZM-64 -10l14 -12v24Z', C.kunyit) +
          path('M64 -10l16 -12v24ZM64 -10l-14 -12v24Z', C.toska),
        3,
      ),
      1172,
      610,
      1,
      14 + turn,
    ),
  )
