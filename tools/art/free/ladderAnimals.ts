/** Word pictures of the reading ladder: animals, each alone over a soft shadow. */
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { circle, clipped, ellipse, lin, path, stroke } from '../core/svg.ts'
import { C, light, shade } from '../palette.ts'
import type { FreePicture } from './free.ts'
import { ladderCard, round } from './ladderThings.ts'

/** A dark eye with its light. */
const eye = (x: number, y: number, r: number): string =>
  circle(x, y, r, C.tinta) + circle(x - r * 0.3, y - r * 0.4, r * 0.38, C.putih)

const fish = (): string => {
  const body = 'M-70 -96C-40 -142 40 -140 92 -92C40 -44 -40 -46 -70 -96Z'
  return lit(
    path('M-58 -96L-106 -136Q-92 -96 -106 -56Z', round(C.mangga)) +
      path('M-14 -130Q10 -166 48 -150Q34 -136 36 -124ZM-6 -62Q10 -34 36 -40Q28 -52 30 -62Z', shade(C.mangga, 0.15)) +
      path(body, round(C.sepatu, 80)) +
      clipped(
        body,
        ellipse(0, -58, 80, 22, C.santan, { opacity: 0.6 }) +
          stroke('M-40 -116q14 20 0 40M-18 -124q16 28 0 56M6 -128q16 32 0 64', C.putih, 7, { opacity: 0.65 }),
      ) +
      stroke('M36 -122Q22 -96 36 -68', shade(C.sepatu, 0.3), 4) +
      path('M4 -96Q-18 -104 -26 -90Q-16 -78 4 -86Z', light(C.mangga, 0.3)) +
      circle(62, -104, 12, C.putih) +
      eye(64, -104, 7.5) +
      stroke('M90 -90q-8 8 -18 6', shade(C.sepatu, 0.5), 4),
    4,
  )
}
/** Four legs with hooves: x of each, far ones darker. */
const legs = (c: string, xs: readonly number[], top: number, w: number, hoof: string): string =>
  xs
    .map(
      (x, i) =>
        path(
          `M${x - w} ${top}L${x - w * 0.72} -10H${x + w * 0.72}L${x + w} ${top}Z`,
          i % 2 ? shade(c, 0.3) : round(c, 20),
        ) + path(`M${x - w * 0.76} -14H${x + w * 0.76}L${x + w * 0.96} 0H${x - w * 0.96}Z`, hoof),
    )
    .reverse()
    .join('')
const horse = (): string => {
  const c = '#A8683A',
    mane = '#4B2B22'
  return lit(
    path('M-78 -112C-104 -104 -108 -64 -98 -34C-88 -44 -84 -50 -82 -62C-76 -84 -70 -96 -66 -104Z', mane) +
      legs(c, [-56, -36, 30, 48], -70, 11, mane) +
      path(
        tube(
          [
            [-60, -88],
            [0, -84],
            [42, -96],
          ],
          [30, 27, 30],
        ),
        round(c, 80),
      ) +
      path(
        tube(
          [
            [36, -100],
            [58, -140],
            [68, -166],
          ],
          [28, 19, 17],
        ),
        round(c, 30),
      ) +
      path('M24 -116C30 -150 44 -184 62 -194L70 -178C54 -160 46 -138 42 -110Z', mane) +
      path(
        'M54 -186C66 -196 84 -190 90 -178L112 -148C116 -138 108 -130 98 -134L70 -146C56 -152 46 -172 54 -186Z',
        round(c, 60),
      ) +
      path('M100 -152Q116 -146 111 -136Q106 -130 96 -134Q92 -146 100 -152Z', light(c, 0.4)) +
      path('M58 -186L56 -206L72 -190Z', round(c)) +
      eye(76, -170, 5) +
      circle(106, -144, 2.4, mane) +
      stroke('M98 -136q6 -2 10 -5', mane, 2.4),
    4,
  )
}
const cow = (): string => {
  const c = '#B5733F'
  return lit(
    stroke('M-84 -112Q-104 -90 -98 -54', shade(c, 0.2), 6) +
      path('M-104 -60Q-98 -34 -92 -58Z', '#4B2B22') +
      legs(c, [-62, -40, 22, 42], -56, 12, '#4B3138') +
      path('M-30 -44Q-16 -22 -2 -44Z', C.jambu) +
      path(
        smooth([
          [-88, -104],
          [-50, -122],
          [10, -118],
          [50, -112],
          [60, -80],
          [46, -50],
          [0, -44],
          [-60, -46],
          [-90, -62],
        ]),
        round(c, 78),
      ) +
      clipped(
        smooth([
          [-88, -104],
          [-50, -122],
          [10, -118],
          [50, -112],
          [60, -80],
          [46, -50],
          [0, -44],
          [-60, -46],
          [-90, -62],
        ]),
        path('M-60 -126Q-34 -96 -62 -74Q-84 -80 -96 -100ZM-6 -122Q24 -112 14 -84Q-14 -76 -18 -100Z', C.santan, {
          opacity: 0.9,
        }),
      ) +
      path('M42 -140Q18 -150 22 -132Q32 -122 46 -128ZM90 -140Q114 -148 110 -132Q100 -122 88 -128Z', round(c)) +
      path('M40 -140C40 -158 94 -158 94 -140L98 -108C102 -84 34 -84 38 -108Z', round(c)) +
      path('M36 -106C40 -118 96 -118 100 -106C104 -78 32 -78 36 -106Z', lin(['#FBD9CB', C.jambu], 80)) +
      ellipse(56, -100, 4.4, 3.4, shade(C.jambu, 0.45)) +
      ellipse(80, -100, 4.4, 3.4, shade(C.jambu, 0.45)) +
      stroke('M58 -88Q68 -82 78 -88', shade(C.jambu, 0.5), 3) +
      eye(54, -130, 5.6) +
      eye(82, -130, 5.6),
    4,
  )
}
/** A frog from the front, its foot at 0,0, 150 high. */
export const frog = (): string => {
  const c = C.pisang
  return lit(
    path(
      'M-84 -8C-112 -40 -84 -80 -48 -66L-40 -2Q-66 4 -84 -8ZM84 -8C112 -40 84 -80 48 -66L40 -2Q66 4 84 -8Z',
      round(C.daun),
    ) +
      path(
        smooth([
          [0, -104],
          [46, -92],
          [66, -54],
          [54, -12],
          [0, 0],
          [-54, -12],
          [-66, -54],
          [-46, -92],
        ]),
        round(c),
      ) +
      ellipse(0, -30, 42, 28, light(C.padi, 0.5)) +
      path(
        'M-34 -34L-38 -4H-58Q-50 4 -36 3Q-22 3 -16 -4L-22 -34ZM34 -34L38 -4H58Q50 4 36 3Q22 3 16 -4L22 -34Z',
        round(C.daun),
      ) +
      path(
        smooth([
          [0, -140],
          [50, -134],
          [74, -104],
          [56, -76],
          [0, -66],
          [-56, -76],
          [-74, -104],
          [-50, -134],
        ]),
        round(c),
      ) +
      circle(-36, -138, 24, round(c)) +
      circle(36, -138, 24, round(c)) +
      circle(-36, -140, 16, C.putih) +
      circle(36, -140, 16, C.putih) +
      eye(-34, -139, 9.5) +
      eye(34, -139, 9.5) +
      stroke('M-46 -98Q0 -66 46 -98', C.lumut, 5) +
      ellipse(-54, -96, 9, 6, C.sepatu, { opacity: 0.4 }) +
      ellipse(54, -96, 9, 6, C.sepatu, { opacity: 0.4 }),
    4,
  )
}
const dog = (): string => {
  const c = '#D9A35E'
  return lit(
    stroke('M-52 -30Q-96 -46 -86 -86', shade(c, 0.1), 15) +
      path(
        smooth([
          [-12, -110],
          [30, -100],
          [46, -50],
          [48, -6],
          [-50, -6],
          [-58, -40],
          [-44, -84],
        ]),
        round(c, 70),
      ) +
      ellipse(10, -54, 24, 34, C.santan, { opacity: 0.9 }) +
      path('M-8 -60L-10 -4H12L10 -60ZM22 -60L26 -4H48L38 -60Z', round(c, 20)) +
      ellipse(-4, -2, 17, 9, C.santan) +
      ellipse(38, -2, 17, 9, C.santan) +
      ellipse(-42, -6, 26, 12, round(c)) +
      path(
        smooth([
          [14, -188],
          [52, -176],
          [62, -140],
          [48, -104],
          [12, -94],
          [-24, -104],
          [-38, -140],
          [-26, -176],
        ]),
        round(c),
      ) +
      path(
        'M-24 -180C-60 -186 -70 -138 -50 -110C-36 -108 -26 -130 -18 -158ZM52 -180C88 -186 98 -138 78 -110C64 -108 54 -130 46 -158Z',
        round('#8A5630'),
      ) +
      ellipse(14, -120, 29, 22, C.santan) +
      ellipse(14, -132, 11, 8, C.tinta) +
      stroke('M14 -124V-116M14 -116Q2 -104 -8 -112M14 -116Q26 -104 36 -112', C.tinta, 4) +
      path('M6 -108Q14 -102 22 -108Q22 -90 14 -90Q6 -90 6 -108Z', C.sepatu) +
      eye(-6, -150, 7) +
      eye(34, -150, 7) +
      stroke('M-18 -98Q14 -82 46 -98', C.cabai, 10) +
      circle(14, -84, 8, C.kunyit),
    4,
  )
}
/** Five animals. */
export const pictures: readonly FreePicture[] = [
  ladderCard('fish', fish, 120),
  ladderCard('horse', horse, 170),
  ladderCard('cow', cow, 180),
  ladderCard('frog', frog, 170),
  ladderCard('dog', dog, 150),
]
