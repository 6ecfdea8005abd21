/** Word pictures of the reading ladder: what drives and floats, weather and the rest. */
import { lit } from '../core/light.ts'
import { circle, clipped, ellipse, g, lin, path, place, rad, rect, stroke } from '../core/svg.ts'
import { C, light, mix, shade } from '../palette.ts'
import { cloud } from '../parts/nature.ts'
import type { FreePicture } from './free.ts'
import { ladderCard, round } from './ladderThings.ts'

const umbrella = (): string =>
  lit(
    stroke('M0 -186V-16Q0 4 20 4Q38 4 36 -18', C.jati, 9) +
      path(
        'M-104 -92C-104 -164 -52 -192 0 -192C52 -192 104 -164 104 -92Q88 -108 70 -92Q52 -108 35 -92Q18 -108 0 -92Q-18 -108 -35 -92Q-52 -108 -70 -92Q-88 -108 -104 -92Z',
        round(C.cabai),
      ) +
      path(
        'M-35 -92C-36 -150 -16 -184 0 -192C16 -184 36 -150 35 -92Q18 -108 0 -92Q-18 -108 -35 -92Z',
        light(C.kunyit, 0.1),
      ) +
      stroke('M-70 -92C-68 -150 -30 -184 0 -192C30 -184 68 -150 70 -92', shade(C.cabai, 0.3), 3, { opacity: 0.6 }) +
      path('M-5 -190L0 -206L5 -190Z', C.jati),
    4,
  )
const corn = (): string => {
  const ear = 'M0 -196C30 -186 40 -120 30 -24Q0 0 -30 -24C-40 -120 -30 -186 0 -196Z'
  const rows = Array.from({ length: 15 }, (_, row) =>
    [-26, -13, 0, 13, 26]
      .map((x) =>
        ellipse(
          x * (1 - Math.abs(row - 8) * 0.03),
          -184 + row * 12,
          7.4,
          6.4,
          rad([light(C.kunyit, 0.5), C.kunyit, C.mangga], 0.35, 0.3, 0.8),
        ),
      )
      .join(''),
  ).join('')
  return place(
    lit(
      path(ear, C.mangga) +
        clipped(ear, rows) +
        path('M4 4C-50 -8 -72 -70 -56 -128C-30 -112 -14 -62 4 4Z', lin([light(C.pisang, 0.3), C.daun], 60)) +
        path('M-4 4C50 -8 76 -60 62 -110C34 -98 14 -52 -4 4Z', lin([C.pisang, shade(C.daun, 0.2)], 60)) +
        stroke('M-4 -4Q-36 -50 -50 -112M4 -4Q38 -44 56 -96', light(C.padi, 0.3), 3, { opacity: 0.7 }) +
        stroke('M-6 -196q-8 -10 -4 -18M0 -198V-216M6 -196q10 -8 8 -18', '#B9743C', 3),
      4,
    ),
    0,
    0,
    1,
    8,
  )
}
const wheelAt = (x: number): string =>
  circle(x, -22, 24, '#3F3440') + circle(x, -22, 13, C.santan) + circle(x, -22, 5, '#7A6E7C')
const car = (): string =>
  lit(
    path('M-58 -74C-52 -116 -40 -124 -14 -124H20C44 -124 56 -108 66 -74Z', round(C.toska)) +
      path(
        'M-46 -76C-42 -106 -34 -112 -16 -112H0V-76ZM10 -76V-112H20C36 -112 46 -100 54 -76Z',
        lin(['#EAF6F5', C.kabut], 60),
      ) +
      path(
        'M-106 -40C-106 -68 -92 -76 -60 -78H66C94 -76 106 -62 106 -40V-28Q106 -18 94 -18H-94Q-106 -18 -106 -28Z',
        round(C.toska, 80),
      ) +
      stroke('M6 -74V-22', shade(C.toska, 0.3), 3) +
      stroke('M14 -60h14', C.putih, 5) +
      circle(96, -52, 8, C.kunyit) +
      circle(-98, -52, 6, C.cabai) +
      wheelAt(-56) +
      wheelAt(58),
    4,
  )
const waves = (y: number): string =>
  stroke(`M-108 ${y}q14 -12 27 0t27 0t27 0t27 0t27 0t27 0t27 0t27 0`, C.air, 8) +
  stroke(`M-94 ${y + 14}q14 -10 27 0t27 0t27 0t27 0t27 0t27 0`, light(C.air, 0.4), 6)
const ship = (): string =>
  lit(
    rect(-52, -112, 98, 46, lin([C.putih, '#E5D9CB'], 60)) +
      rect(-38, -146, 66, 36, lin([C.putih, '#E5D9CB'], 60)) +
      path('M6 -146V-186H30V-146Z', round(C.cabai, 10)) +
      rect(6, -178, 24, 9, C.putih) +
      [-36, -10, 16].map((x) => circle(x + 4, -90, 8, C.gunung)).join('') +
      stroke('M-26 -130H18', C.gunung, 9) +
      path('M-104 -68H104L76 -10H-76Z', round(C.nila, 80)) +
      stroke('M-96 -54H98', C.putih, 6) +
      stroke('M-70 -68V-170L-40 -150L-70 -140', C.jati, 4) +
      path('M-70 -170L-40 -156L-70 -142Z', C.kunyit),
    4,
  ) + waves(-12)
const boat = (): string =>
  lit(
    stroke('M0 -58V-196', C.jati, 7) +
      path('M6 -190C60 -160 74 -110 70 -74H6Z', lin([C.putih, C.santan, '#E2C79A'], 60)) +
      path('M-6 -176C-40 -140 -50 -110 -50 -78H-6Z', round(C.kunyit)) +
      path('M-106 -70C-60 -52 60 -52 106 -70C96 -28 66 -8 0 -8C-66 -8 -96 -28 -106 -70Z', round('#A8683A', 80)) +
      stroke('M-100 -60C-58 -42 58 -42 100 -60', light('#A8683A', 0.5), 5) +
      stroke('M-84 -38C-44 -24 44 -24 84 -38', shade('#A8683A', 0.4), 3, { opacity: 0.6 }),
    4,
  ) + waves(-12)
const rain = (): string =>
  place(lit(cloud(190, 4), 3, { sh: C.nila, shO: 0.4 }), 0, -110, 1) +
  [
    [-66, -82],
    [-30, -58],
    [4, -84],
    [38, -54],
    [70, -82],
    [-54, -28],
    [-8, -18],
    [56, -14],
  ]
    .map(([x = 0, y = 0]) =>
      place(
        lit(
          path(
            'M0 -20C9 -6 12 0 12 7A12 12 0 1 1 -12 7C-12 0 -9 -6 0 -20Z',
            lin([light(C.air, 0.5), C.air, C.toska], 60),
          ),
          1.4,
        ),
        x,
        y,
      ),
    )
    .join('')
const tooth = (): string =>
  lit(
    path(
      'M-4 -150C-34 -176 -78 -158 -76 -108C-74 -70 -56 -62 -52 -26C-50 -2 -36 4 -28 -8C-18 -26 -16 -56 0 -56C16 -56 18 -26 28 -8C36 4 50 -2 52 -26C56 -62 74 -70 76 -108C78 -158 34 -176 4 -150Q0 -146 -4 -150Z',
      lin([C.putih, '#FFF9EC', '#DCCDB8'], 60),
    ) +
      stroke('M-54 -124Q-54 -146 -34 -150', C.putih, 11) +
      stroke('M-20 -140Q0 -124 22 -138', '#D9C6AC', 4, { opacity: 0.7 }),
    5,
    { shO: 0.42 },
  )
const bell = (): string =>
  lit(
    path('M-10 -206Q0 -214 10 -206L14 -136H-14Z', round(C.jati, 10)) +
      circle(0, -4, 15, shade(C.kunyit, 0.4)) +
      path(
        'M-22 -140Q0 -152 22 -140C48 -120 46 -66 84 -26Q0 -2 -84 -26C-46 -66 -48 -120 -22 -140Z',
        lin([light(C.kunyit, 0.5), C.kunyit, mix(C.mangga, C.soga, 0.4)], 20),
      ) +
      stroke('M-84 -26Q0 -2 84 -26', light(C.kunyit, 0.5), 9) +
      stroke('M-52 -66Q0 -48 52 -66', mix(C.mangga, C.soga, 0.5), 4, { opacity: 0.6 }) +
      stroke('M-24 -120Q-32 -84 -46 -60', C.putih, 8, { opacity: 0.7 }),
    4,
  ) + g([stroke('M-98 -96q-12 20 -6 42M98 -96q12 20 6 42', C.kunyit, 6)])

/** Eight more. */
export const pictures: readonly FreePicture[] = [
  ladderCard('umbrella', umbrella, 120),
  ladderCard('corn', corn, 100),
  ladderCard('car', car, 200),
  ladderCard('ship', ship, 20),
  ladderCard('boat', boat, 20),
  ladderCard('rain', rain, 120),
  ladderCard('tooth', tooth, 120),
  ladderCard('bell', bell, 130),
]
