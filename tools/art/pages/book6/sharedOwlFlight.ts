/** The owl of book 6 in flight, from the front: wings with the breast, and the feet that reach for us. */
import { item, type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, f, g, lin, path, place, stroke } from '../../core/svg.ts'
import { light, mix, shade } from '../../palette.ts'
import { breastBars, BROWN, BUFF, CREAM, DARK, plumage } from './sharedOwlFeathers.ts'

/** Flight: one wing from the shoulder at 0,0 out to +x, 560 long; `up` lifts its tip (0 to 1). */
function flyingWing(up: number): string {
  const tipY = -150 - up * 150,
    lead: Point[] = [
      [0, -30],
      [120, -96 - up * 60],
      [270, -110 - up * 110],
      [430, tipY + 20],
      [560, tipY],
    ]
  const feather = (i: number): string => {
    const t = i / 12,
      at = item(
        Array.from({ length: 13 }, (_, k): Point => {
          const u = k / 12,
            seg = Math.min(3, Math.floor(u * 4)),
            v = u * 4 - seg,
            a = item(lead, seg),
            b = item(lead, seg + 1)
          return [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v]
        }),
        i,
      ),
      long = 150 + 96 * Math.sin(Math.PI * (0.22 + t * 0.62)),
      angle = 82 - t * 74 - up * 18 * t
    let bars = ''
    for (let k = 1; k < 7; k++) bars += `M${f(long * k * 0.14)} -44q8 44 0 88`
    const d = `M0 -22C${f(long * 0.4)} -42 ${f(long * 0.88)} -38 ${f(long)} 0C${f(long * 0.88)} 32 ${f(long * 0.4)} 36 0 22Z`
    return place(
      lit(
        path(d, lin([light(BROWN, 0.34), BROWN, DARK], 90)) +
          clipped(
            d,
            stroke(bars, DARK, 9, { opacity: 0.6 }) +
              stroke(bars, CREAM, 4, { opacity: 0.65, transform: 'translate(9 0)' }),
          ) +
          stroke(`M4 0H${f(long * 0.9)}`, light(BROWN, 0.5), 2.4, { opacity: 0.7 }),
        2.2,
      ),
      at[0],
      at[1] + 16,
      1,
      angle,
    )
  }
  const arm = smooth(
    [...lead, [556, tipY + 26], [430, tipY + 70], [270, -46 - up * 84], [120, 0 - up * 20], [0, 70]],
    true,
  )
  return (
    Array.from({ length: 13 }, (_, i) => feather(12 - i)).join('') +
    lit(path(arm, lin([light(BUFF, 0.2), BROWN, DARK], 80)) + plumage(arm, [0, -320, 570, 420], 34, 9), 4)
  )
}
/** Both wings and the breast of the owl that flies to us; 0,0 is the middle of the breast. */
export function owlWings(up = 0): string {
  const breast = smooth([
    [0, -96],
    [70, -70],
    [96, 10],
    [70, 96],
    [0, 134],
    [-70, 96],
    [-96, 10],
    [-70, -70],
  ])
  const bars = breastBars([-104, -60, 208, 200], 21, 11)
  const tail = [-30, -15, 0, 15, 30]
    .map((a) =>
      place(
        lit(
          path('M-15 0C-20 50 -18 96 0 112C18 96 20 50 15 0Z', lin([BROWN, DARK], 80)) +
            stroke('M-16 40q16 8 32 0M-16 70q16 8 32 0', CREAM, 4, { opacity: 0.6 }),
          2,
        ),
        0,
        96,
        1,
        a,
      ),
    )
    .join('')
  return g([
    tail,
    place(flyingWing(up), 44, -20),
    place(flyingWing(up), -44, -20, 1, 0, true),
    lit(
      path(breast, lin([light(CREAM, 0.3), CREAM, mix(BUFF, BROWN, 0.34)], 70)) +
        clipped(breast, stroke(bars, BROWN, 8, { opacity: 0.75 })),
      5,
    ),
  ])
}
/** Her two feet stretched toward us, 0,0 between their ankles; `open` spreads the toes. */
export function owlClaws(open = 0): string {
  const claw = (x: number, y: number, a: number): string =>
    place(
      path('M-7 -4C-8 14 -3 26 6 34C8 20 9 8 7 -4Z', lin(['#5A4644', '#2A1A1C', '#120A0C'], 60)) +
        stroke('M-3 0q-1 12 3 20', '#A8948E', 2, { opacity: 0.6 }),
      x,
      y,
      1,
      a,
    )
  const one = (side: number): string => {
    const toes = [-40, -13, 14, 40].map((a) => a * (1 + open * 0.5))
    return (
      lit(
        path(
          tube(
            [
              [side * 30, -34],
              [side * 44, 0],
              [side * 54, 28],
            ],
            [26, 24, 20],
          ),
          lin([light(CREAM, 0.4), CREAM, mix(BUFF, BROWN, 0.4)], 60),
        ) +
          toes
            .map((a) =>
              place(
                path(
                  tube(
                    [
                      [0, 0],
                      [0, 26],
                      [0, 46],
                    ],
                    [12, 11, 9],
                  ),
                  lin([light(BUFF, 0.35), BUFF, shade(BUFF, 0.3)], 60),
                ) + stroke('M-7 18q7 4 14 0M-6 30q6 4 12 0', mix(BUFF, BROWN, 0.6), 2.4),
                side * 54,
                30,
                1,
                -a,
              ),
            )
            .join(''),
        2.4,
      ) + toes.map((a) => place(claw(0, 48, 0), side * 54, 30, 1, -a)).join('')
    )
  }
  return one(-1) + one(1)
}
