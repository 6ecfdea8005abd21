/** Book 8, page 8: bowed heads from straight above: short hair, a peci, a spoon behind an ear, brown waves; Bima's chair; Kiko's back. */
import { type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { ellipse, f, g, lin, path, rad, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, type Skin, SKIN } from '../../palette.ts'

/** What a face shows from above: cheeks and the tip of a nose. */
const faceRim = (skin: Skin): string =>
  ellipse(0, 26, 38, 33, skin.b) +
  ellipse(-22, 45, 10, 7, skin.blush, { opacity: 0.4 }) +
  ellipse(22, 45, 10, 7, skin.blush, { opacity: 0.4 }) +
  ellipse(0, 60, 8, 8, mix(skin.b, skin.l, 0.5))
const ears = (skin: Skin): string => ellipse(-53, 5, 10, 13, skin.b) + ellipse(53, 5, 10, 13, skin.b)
const shine = (c: string): string => rad([mix(c, '#9A7A6A', 0.5), c, mix(c, '#140A12', 0.4)], 0.5, 0.66, 0.74)
/** Hair that turns round its whorl. */
const whorl = (c: string, n = 11): string => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2,
      p = (t: number, q: number) => `${f(3 + Math.cos(t) * q)} ${f(-10 + Math.sin(t) * q * 0.96)}`
    d += `M${p(a, 6)}Q${p(a + 0.34, 22)} ${p(a + 0.5, 40)}`
  }
  return stroke(d, mix(c, '#D9A98A', 0.4), 2.6, { opacity: 0.5 })
}
/** Short black hair with a fringe. */
export const bimaCrown = (): string => {
  const c = '#2A1B22'
  return g([
    faceRim(SKIN.langsat),
    ears(SKIN.langsat),
    path(
      'M-53 4C-56 -38 -30 -57 0 -57C30 -57 56 -38 53 4C51 29 38 41 26 38Q15 48 3 40Q-10 50 -21 39C-38 43 -51 29 -53 4Z',
      shine(c),
    ),
    whorl(c),
  ])
}
/** A black peci over silver hair, the ends of a moustache. */
export const kakekCrown = (): string => {
  const c = '#2B2438'
  return g([
    faceRim(SKIN.matang),
    ears(SKIN.matang),
    path(
      'M-3 60C-24 52 -44 66 -60 50C-54 80 -16 84 -3 68ZM3 60C24 52 44 66 60 50C54 80 16 84 3 68Z',
      lin([C.putih, '#C9C6CF'], 60),
    ),
    ellipse(0, 0, 53, 54, lin(['#F1EFF4', '#C9C6CF', '#928E9C'], 60)),
    ellipse(0, -4, 46, 53, lin([mix(c, '#8A7A90', 0.4), c, '#150F1C'], 70)),
    path(
      'M-33 -20C-28 -50 28 -50 33 -20C35 18 20 40 0 40C-20 40 -35 18 -33 -20Z',
      lin([mix(c, '#A890A0', 0.24), mix(c, '#6A5A70', 0.1)], 80),
    ),
    stroke('M-44 14Q-30 46 0 48Q30 46 44 14', C.kunyit, 3, { opacity: 0.7 }),
    stroke('M0 -40V30', '#150F1C', 2.4, { opacity: 0.5 }),
  ])
}
/** Cropped hair, a wooden spoon behind the right ear. */
export const ayahCrown = (): string => {
  const c = '#33202A'
  return g([
    ellipse(0, 52, 26, 16, '#33202A'),
    faceRim(SKIN.sawo),
    ears(SKIN.sawo),
    ellipse(0, -4, 52, 53, shine(c)),
    whorl(c, 14),
    stroke('M58 -44L56 34', C.soga, 8) + stroke('M57 -44L55 34', '#D9A860', 5),
    ellipse(58, -56, 12, 18, lin(['#F0CE8A', '#C08B4F', C.soga], 60)),
  ])
}
/** Brown waves. */
export const rioCrown = (): string => {
  const c = '#7A4A30'
  const waves = smooth(
    Array.from({ length: 20 }, (_, i): Point => {
      const a = (i / 20) * Math.PI * 2,
        k = i % 2 ? 53 : 58
      return [Math.cos(a) * k, -4 + Math.sin(a) * k]
    }),
  )
  return g([
    faceRim(SKIN.langsat),
    ears(SKIN.langsat),
    path(waves, shine(c)),
    whorl(c, 9),
    stroke('M-44 -20q12 8 8 24M44 -22q-10 10 -6 24M-20 34q10 -8 20 2M22 -46q-12 4 -14 14', mix(c, '#F0C8A0', 0.5), 3, {
      opacity: 0.5,
    }),
  ])
}
/** The wheelchair around somebody: wheels at both sides, arm rests, the seat. */
export const chairBelow = (): string =>
  lit(
    g([
      ...[-1, 1].map(
        (s) =>
          path(
            tube(
              [
                [s * 106, -104],
                [s * 112, -30],
                [s * 106, 52],
              ],
              [12, 14, 12],
            ),
            lin(['#6A6070', '#4B4350', '#332C38'], 20),
          ) + stroke(`M${s * 95} -92Q${s * 100} -30 ${s * 95} 40`, '#C9D3DA', 5),
      ),
      path('M-74 -112H74L80 60H-80Z', lin([light(C.cabai, 0.2), C.cabai, shade(C.cabai, 0.35)], 60)),
      stroke('M-86 -84V30M86 -84V30', C.cabai, 11),
      stroke('M-86 -84V30M86 -84V30', light(C.cabai, 0.5), 3),
    ]),
    3,
  )
/** Kiko from above, his nose toward +y: a back with stripes, two ears, whiskers; `wag` turns the end of his tail. */
export function kikoAbove(wag = 0): string {
  const fur = '#F2963C',
    dark = '#BE5A1C',
    body = smooth([
      [0, 16],
      [26, 2],
      [36, -30],
      [32, -62],
      [0, -80],
      [-32, -62],
      [-36, -30],
      [-26, 2],
    ])
  const tail = tube(
    [
      [-8, -70],
      [-30, -92],
      [-64, -88],
      [-78 - wag * 0.3, -64 - wag],
    ],
    [9, 9, 8, 6],
  )
  const ear = (s: -1 | 1): string =>
    path(`M${s * 5} 12Q${s * 24} -12 ${s * 45} -14Q${s * 48} 10 ${s * 34} 34Z`, lin([light(fur, 0.2), fur], 60)) +
    path(`M${s * 16} 12Q${s * 28} -2 ${s * 41} -6Q${s * 42} 8 ${s * 32} 24Z`, '#F7B7A0')
  return g([
    lit(path(tail, fur) + stroke('M-30 -100v16M-46 -100v18M-62 -98v16', dark, 5), 2),
    lit(
      path(body, lin([light(fur, 0.3), fur, shade(fur, 0.25)], 60)) +
        stroke(
          'M0 -74V-6M-26 -58q10 4 18 0M26 -58q-10 4 -18 0M-32 -38q12 5 24 0M32 -38q-12 5 -24 0M-30 -18q12 5 22 0M30 -18q-12 5 -22 0',
          dark,
          6,
        ),
      3,
    ),
    lit(ellipse(-17, 24, 10, 12, C.putih) + ellipse(17, 24, 10, 12, C.putih), 1.4),
    lit(
      ellipse(0, 32, 36, 30, lin([light(fur, 0.35), fur], 60)) +
        ear(-1) +
        ear(1) +
        ellipse(0, 54, 13, 9, '#FFF1D8') +
        ellipse(0, 61, 4.4, 3.2, '#D9705F'),
      2.4,
    ),
    stroke('M0 8V26M-9 10L-7 24M9 10L7 24', dark, 5),
    stroke('M-12 54L-44 58M-12 57L-42 68M12 54L44 58M12 57L42 68', '#FFF8EA', 2.4, { opacity: 0.95 }),
  ])
}
/** A chick from above, its beak toward +y. */
export const chickAbove = (): string =>
  lit(
    ellipse(0, -10, 26, 30, lin([light(C.kunyit, 0.6), C.kunyit, C.mangga], 60)) +
      path('M-24 -14C-34 4 -24 14 -16 12ZM24 -14C34 4 24 14 16 12Z', C.mangga) +
      ellipse(0, 16, 19, 18, lin([light(C.kunyit, 0.7), C.kunyit], 60)) +
      path('M-6 30L0 42L6 30Z', C.sepatu),
    2.4,
  )
