/** A sleepy brown dove in her nest: about 130 x 104, the foot of the nest on y=0. */
import { circle, clipped, f, glow, lin, path, rng, stroke } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'

const FEATHER = '#B98A68'
/** Twigs woven to a bowl. */
function nest(): string {
  const r = rng(8),
    bowl = 'M-60 -36C-40 -28 40 -28 60 -36C58 -10 34 4 0 4C-34 4 -58 -10 -60 -36Z'
  let dark = '',
    pale = ''
  for (let i = 0; i < 34; i++) {
    const x = r.in(-62, 30),
      y = r.in(-36, 2),
      s = `M${f(x)} ${f(y)}q${f(r.in(10, 24))} ${f(r.in(-8, 8))} ${f(r.in(24, 44))} ${f(r.in(-8, 6))}`
    if (i % 2) dark += s
    else pale += s
  }
  const rim = stroke(
    'M-64 -36q20 10 40 7M-40 -30q40 8 84 -2M10 -30q30 2 56 -9M-62 -32l-8 -8M60 -34l10 -4',
    '#A8774A',
    5,
  )
  return lit(
    path(bowl, lin(['#C9975E', '#94622F', C.jati], 70)) +
      clipped(bowl, stroke(dark, C.jati, 3, { opacity: 0.7 }) + stroke(pale, '#E0B57E', 2.4, { opacity: 0.8 })) +
      rim,
    2.4,
  )
}
/** The dove on her eggs; `oneEye`: she opens one eye at whoever woke her. */
export function dove({ oneEye = false }: { oneEye?: boolean } = {}): string {
  const down = lin([light(FEATHER, 0.5), FEATHER, shade(FEATHER, 0.3)], 60)
  const body = smooth([
    [-62, -52],
    [-40, -56],
    [-10, -72],
    [24, -72],
    [44, -54],
    [44, -34],
    [0, -24],
    [-40, -32],
  ])
  const wing = 'M6 -64C-20 -66 -46 -58 -74 -54C-62 -48 -52 -40 -30 -38C-4 -36 14 -44 6 -64Z'
  const eye = oneEye
    ? circle(44, -86, 6.2, '#fff') +
      circle(45, -86, 4.4, C.tinta) +
      circle(43.6, -87.6, 1.6, '#fff') +
      stroke('M37 -93q7 -4 14 0', C.tinta, 2.2)
    : stroke('M38 -86q6 5 12 0', C.tinta, 2.6)
  return (
    lit(path(body, down), 2.4) +
    lit(circle(38, -82, 19, down), 1.8) +
    stroke('M22 -68q10 8 24 4M24 -63q10 7 20 4', '#4E5F6B', 3, { opacity: 0.8 }) +
    path('M55 -84Q68 -82 72 -76Q62 -74 54 -77Z', '#6B5A55') +
    circle(48, -76, 6, glow(C.sepatu, 0.6)) +
    eye +
    lit(
      path(wing, lin([light(FEATHER, 0.2), shade(FEATHER, 0.35)], 70)) +
        stroke('M-54 -52q26 4 48 -2M-44 -46q20 4 38 0', light(FEATHER, 0.55), 2.2, { opacity: 0.8 }),
      1.6,
    ) +
    nest()
  )
}
