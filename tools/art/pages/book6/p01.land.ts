/** Book 6, page 1: the boards of the porch from the rafters, a mattress in their middle; a rafter and a moth close to us. */
import { lit } from '../../core/light.ts'
import { ellipse, g, glow, lin, path, place, rad, rect, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { boards, lamplit } from './sharedNight.ts'

/** Boards in lamplight, darker to the rims, with the mattress of all five. */
export const background = (): string =>
  g([
    lamplit(
      g([
        boards('#C08A52', '#6B3F2A', 142, 5),
        ellipse(650, 560, 560, 290, '#3A1E14', { opacity: 0.34 }),
        lit(
          path(
            'M176 420C260 330 420 262 640 258C860 262 1020 330 1096 420C1120 520 1110 660 1070 716C900 742 380 742 204 716C164 650 152 520 176 420Z',
            lin([light('#E9D3B0', 0.4), '#E9D3B0', shade('#E9D3B0', 0.24)], 60),
          ),
          7,
        ),
        stroke('M196 470C280 380 430 312 640 308C850 312 1000 380 1076 470', shade('#E9D3B0', 0.24), 4, {
          opacity: 0.5,
        }),
      ]),
    ),
    ellipse(640, 420, 700, 460, glow('#FFC765', 0.34)),
    rect(
      -10,
      -10,
      1300,
      820,
      rad(
        [
          ['#12082A', 0, 0],
          ['#12082A', 0.6, 0.1],
          ['#0C0622', 1, 0.72],
        ],
        0.5,
        0.46,
        0.7,
      ),
    ),
  ])
const moth = (): string =>
  lit(
    path(
      'M0 0C-16 -34 -58 -40 -62 -14C-64 6 -30 16 0 6C30 16 64 6 62 -14C58 -40 16 -34 0 0Z',
      lin([light('#B9A07A', 0.4), '#B9A07A', shade('#B9A07A', 0.4)], 60),
    ) +
      ellipse(0, 2, 7, 20, '#6B4A34') +
      stroke('M-3 -16q-8 -14 -16 -16M3 -16q8 -14 16 -16', '#6B4A34', 3) +
      stroke('M-46 -16q10 8 4 14M46 -16q-10 8 -4 14', C.santan, 4, { opacity: 0.7 }),
    2,
  )
/** Two rafters of the roof cross the corners; a moth sits on one. */
export const foreground = (): string =>
  g([
    path('M-20 -20H330L-20 158Z', '#1A0D16'),
    stroke('M338 -24L-30 164', '#3A2018', 18),
    path('M1310 -20H980L1310 158Z', '#1A0D16'),
    stroke('M972 -24L1316 162', '#3A2018', 18),
    place(moth(), 1142, 74, 0.8, 26),
  ])
