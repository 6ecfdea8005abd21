/**
 * Grandpa's six goats (and the tiny seventh). Feet on y=0, about 150 x 140, facing right.
 * goat() side view: stand | look | jump | land | sleep. goatFront() three-quarter view toward us: stand | look | sleep.
 */
import { g, path, stroke, ellipse, circle, f, lin, glow, clipped, place } from '../core/svg.ts'
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix, shade, light } from '../palette.ts'
import { type Patch, type Coat, GOATS } from './goatCoats.ts'
import { type GoatPose, J } from './goatJoints.ts'
import { paint, HOOF, leg, MARKS, horn, bloom, shutEye, collar } from './goatParts.ts'

export { type Coat, goatPlate, GOATS } from './goatCoats.ts'
export { goatFront } from './goatFront.ts'
export type { GoatPose } from './goatJoints.ts'

/** A goat from the side, facing right. */
export function goat({ pose = 'stand', coat = GOATS[0] }: { pose?: GoatPose; coat?: Coat } = {}): string {
  const j = J[pose],
    legs = pose === 'sleep' ? undefined : J[pose],
    { base: b, patch: p } = coat,
    F = paint(b),
    far = mix(shade(b, 0.3), C.jati, 0.15),
    pink = mix(C.jambu, b, 0.25),
    asleep = pose === 'sleep'
  const hk = coat.horn ?? 1,
    bk = asleep ? Math.min(1.1, (coat.beard ?? 1) * 0.7) : (coat.beard ?? 1),
    eared = ['saddle', 'spots'].includes(coat.kind) ? p : b
  const bodyD = smooth([
    [-50, -64],
    [-42, -82],
    [-14, -80],
    [16, -82],
    [40, -80],
    [50, -62],
    [40, -42],
    [8, -35],
    [-26, -38],
    [-46, -48],
  ])
  const fluff = stroke(
    'M-30 -46q4 5 8 0q4 5 8 0M-2 -42q4 5 8 0q4 5 8 0M34 -60q3 5 7 1q3 5 7 1M-40 -62q4 4 7 0',
    shade(b, 0.4),
    1.8,
    {
      opacity: 0.4,
    },
  )
  const headD = smooth([
    [41, -104],
    [47, -120],
    [60, -124],
    [72, -117],
    [80, -106],
    [91, -99],
    [93, -89],
    [85, -82],
    [70, -83],
    [56, -84],
    [45, -91],
  ])
  const faceMarks: Partial<Record<Patch, string>> = {
    saddle: path('M40 -128L62 -128C62 -112 58 -100 44 -92L36 -100Z', p),
    spots: ellipse(50, -108, 12, 15, p),
    sock: '',
    plain: '',
  }
  const faceP = faceMarks[coat.kind] ?? path('M62 -126C66 -114 72 -106 84 -104L80 -110C74 -114 70 -120 70 -126Z', p)
  const eye = asleep
    ? shutEye(67, -104)
    : pose === 'jump'
      ? stroke('M61.5 -104Q67 -112 72.5 -104', C.tinta, 3)
      : (coat.kind === 'sock' ? ellipse(67, -106, 7.2, 8.2, '#F3EAE0') : '') +
        ellipse(67, -106, 5.4, 6.6, C.tinta) +
        circle(65.3, -108.6, 2.1, '#fff') +
        circle(69, -103.6, 1, '#fff', { opacity: 0.8 }) +
        stroke('M61 -110Q66 -116 73 -110', C.tinta, 2)
  const mouth =
    j.mouth === 'open'
      ? path('M78 -88C83 -86 88 -88 91 -91C90 -82 82 -79 78 -88Z', '#6E1F2B') +
        path('M81 -85.4q4 -1.6 7.4 -2q-3 4.6 -7.4 2Z', C.sepatu)
      : stroke('M77 -88Q83 -84 91 -91', coat.kind === 'sock' ? '#1E1822' : C.tinta, 2.3)
  const L = 29 * bk,
    beard = bk
      ? path(
          `M71 -86C${70 - bk * 2} ${-86 + L * 0.5} 77 ${-86 + L * 0.82} ${82 + bk * 2} ${-86 + L}` +
            `C84 ${-86 + L * 0.7} 88 ${-86 + L * 0.45} 87 -83Z`,
          coat.kind === 'sock' ? shade(b, 0.2) : light(b, 0.45),
        ) +
        stroke(`M79 -80l1.6 ${f(L * 0.4)}M83.4 -80l.6 ${f(L * 0.36)}M76 -80l1 ${f(L * 0.26)}`, shade(b, 0.4), 1.3, {
          opacity: 0.5,
        })
      : ''
  const E = j.ear,
    earD = smooth([
      E[0],
      [(E[0][0] + E[1][0]) / 2 - 1, E[1][1] - 8],
      E[2],
      [(E[0][0] + E[2][0]) / 2 + 5, E[2][1] + 4],
      [E[0][0] + 3, E[0][1] + 9],
    ])
  const earIn = smooth([
    [E[0][0] - 4, E[0][1] + 3],
    [E[2][0] + 6, E[2][1] + 1],
    [E[0][0] - 6, E[0][1] + 7],
  ])
  const head = g([
    horn(10, '#6E5A4C', hk),
    path(
      smooth([
        [66, -118],
        [76, -128],
        [88, -124],
        [82, -114],
        [72, -112],
      ]),
      lin([shade(b, 0.2), shade(b, 0.35)], 60),
    ),
    path(headD, F),
    clipped(headD, faceP + ellipse(90, -94, 8.5, 8, pink) + circle(64, -93, 10, glow(C.sepatu, 0.5))),
    ellipse(89.5, -96.5, 1.5, 2, '#5a2f35'),
    mouth,
    beard,
    eye,
    horn(0, '#8F765C', hk),
    lit(path(earD, eared) + path(earIn, pink, { opacity: 0.8 }), 1.3),
    path(
      'M50 -121q4 -8 9 -5q4 -5 8 1q3 3 1 7q-3 -3 -6 -1q-3 -2 -6 1q-4 -1 -6 -3Z',
      light(coat.kind === 'saddle' ? p : b, 0.2),
    ),
    coat.flower ? lit(bloom(47, -116, coat.flower, 1.15), 1) : '',
  ])
  const headG = g(lit(head, 2.4), { transform: `rotate(${j.head} 48 -90)` })
  const neckD = tube(
      [
        [30, -62],
        [44, -80],
        [54, -98],
      ],
      [22, 17, 13],
    ),
    neck = lit(path(neckD, F), 2.2),
    tail = lit(path(tube(j.tail, [6.5, 7, 3]), F), 1.4)
  const body = lit(
    path(bodyD, F) +
      clipped(bodyD, MARKS[coat.kind](p) + ellipse(0, -36, 38, 8, light(b, 0.4), { opacity: 0.5 }) + fluff),
    4,
    { shO: 0.36 },
  )
  let inner
  if (!legs) {
    const knee = (x: number, w: number, c: string, tip: number) =>
      path(
        smooth([
          [x - w, -6],
          [x - w * 0.8, -22],
          [x, -28],
          [x + w, -18],
          [x + w + 2, -4],
          [x, 0],
        ]),
        c,
      ) + path(`M${x + tip} -8q14 -3 18 1l1 8h-17Z`, HOOF)
    inner = g([
      place(tail, 0, 30),
      place(body, 0, 33),
      lit(knee(-34, 17, F, 8), 2),
      lit(
        path(
          tube(
            [
              [30, -16],
              [48, -7],
              [62, -7],
            ],
            [11, 8, 6.4],
          ),
          F,
        ) + path('M60 -13h9l4 13h-13Z', coat.kind === 'sock' ? p : HOOF),
        1.6,
      ),
      place(neck + collar(coat) + headG, -2, 36),
    ])
  } else {
    inner = g([
      lit(leg(legs.ff, [9, 5.4, 4.6], far, legs.hoof[1]) + leg(legs.bf, [13, 6.4, 4.6], far, legs.hoof[3]), 1.6),
      tail,
      body,
      lit(leg(legs.bn, [15.5, 7, 5], F, legs.hoof[2]), 2),
      lit(leg(legs.fn, [10.5, 6, 5], F, legs.hoof[0], coat.kind === 'sock' ? p : ''), 1.8),
      neck,
      collar(coat),
      headG,
    ])
    if (j.body) inner = g(inner, { transform: `rotate(${j.body} 0 -56)` })
  }
  return coat.size ? place(inner, 0, 0, coat.size) : inner
}
