/** Brown eagle seen from below-front, wings wide; 360 wide, centre of the breast at 0,0. */
import { g, path, stroke, circle, lin, clipped } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'

/** The eagle with spread wings, seen from below, middle at 0,0. */
export function eagle() {
  const c = '#8A5A36',
    F = lin([light(c, 0.35), c, shade(c, 0.35)], 65)
  const wing = (d: number) => {
    const tips = [
      [178, -40],
      [184, -24],
      [180, -6],
      [170, 10],
      [154, 22],
    ]
    let q = '',
      band = ''
    tips.forEach(([x = 0, y = 0], i) => {
      q +=
        `M${d * (96 - i * 8)} ${-22 + i * 5}Q${d * (x - 30)} ${y - 16} ${d * x} ${y}` +
        `Q${d * (x - 26)} ${y + 10} ${d * (88 - i * 10)} ${4 + i * 3}Z`
    })
    for (let i = 0; i < 7; i++) {
      const x = 30 + i * 15
      q += `M${d * x} -16Q${d * (x + 12)} ${26 - i} ${d * (x - 4)} ${36 - i * 2}Q${d * (x - 12)} 16 ${d * (x - 12)} -12Z`
      band += `M${d * (x + 1)} 14l${d * -9} 4`
    }
    const arm = smooth([
      [d * 8, -26],
      [d * 44, -50],
      [d * 92, -56],
      [d * 128, -46],
      [d * 112, -20],
      [d * 64, -4],
      [d * 20, 6],
    ])
    return (
      lit(path(q, lin([shade(c, 0.1), shade(c, 0.42)], 80)) + stroke(band, light(c, 0.55), 3, { opacity: 0.7 }), 1.8) +
      lit(
        path(arm, F) +
          stroke(
            [0, 1, 2, 3].map((i) => `M${d * (36 + i * 20)} ${-36 + i}q${d * 6} 8 ${d * 12} 0`).join(''),
            light(c, 0.5),
            2,
            {
              opacity: 0.55,
            },
          ),
        2.4,
      )
    )
  }
  const tail =
    path('M-12 26L-30 74L-16 70L-6 80L0 72L6 80L16 70L30 74L12 26Z', lin([c, shade(c, 0.35)], 90)) +
    stroke('M-24 62L24 62', light(c, 0.6), 4, { opacity: 0.6 })
  const body = smooth([
    [0, -44],
    [18, -30],
    [22, 0],
    [14, 32],
    [0, 42],
    [-14, 32],
    [-22, 0],
    [-18, -30],
  ])
  return g([
    lit(tail, 1.8),
    wing(-1),
    wing(1),
    lit(
      path(body, F) +
        clipped(
          body,
          stroke('M-12 -6q4 5 8 0q4 5 8 0q4 5 8 0M-10 8q4 5 8 0q4 5 8 0M-8 20q4 5 8 0q4 5 8 0', light(c, 0.55), 2, {
            opacity: 0.6,
          }),
        ),
      2.6,
    ),
    lit(circle(0, -46, 19, lin([C.santan, '#F0E0C4', '#CBB08C'], 60)), 1.8),
    path('M-6 -42Q0 -48 6 -42Q7 -30 0 -26Q-7 -30 -6 -42Z', lin([C.kunyit, C.mangga], 80)) +
      stroke('M0 -40V-30', '#B8651E', 1.2),
    [-1, 1]
      .map(
        (d) =>
          circle(d * 8.4, -49, 3.4, C.tinta) +
          circle(d * 8.4 - 1, -50.2, 1.2, '#fff') +
          stroke(`M${d * 4} -56Q${d * 9} -59 ${d * 14} -54`, C.jati, 2.2),
      )
      .join(''),
    lit(
      path('M-9 34q-6 8 -3 13M9 34q6 8 3 13', 'none', {
        stroke: C.kunyit,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
      1,
    ),
  ])
}
