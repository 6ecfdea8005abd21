/** Wek the duckling, Mother Duck the runner duck, and plain ducks. All face right, feet on y=0. */
import { g, path, stroke, ellipse, circle, f, lin, glow, clipped, place, rng } from '../core/svg.ts'
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'

/** The brown feather that sticks up, in mother and child; foot at 0,0. */
export const crestFeather = (s = 1) =>
  place(
    lit(
      path('M-2 2C-4 -6 -9 -12 -15 -19C-6 -20 2 -14 4 -6Q4 0 2 3Z', lin(['#B97A48', '#8A5630', C.jati], 60)) +
        stroke('M0 1Q-3 -9 -11 -16', '#E6BE8C', 1.4) +
        stroke('M-6 -9l3 1M2 -9l-3 0', C.jati, 1, { opacity: 0.6 }),
      0.9,
    ),
    0,
    0,
    s * 1.25,
    14,
  )
const web = (x: number, y: number, r = 0, s = 1) =>
  place(path('M-4 -2Q2 -5 5 -2L15 3Q13 7 8 5Q6 9 1 6Q-3 8 -6 5Z', lin([C.mangga, '#D9701F'], 80)), x, y, s, r)
const bigEye = (x: number, y: number, r: number) =>
  circle(x, y, r, C.tinta) +
  circle(x - r * 0.3, y - r * 0.4, r * 0.4, '#fff') +
  circle(x + r * 0.35, y + r * 0.4, r * 0.2, '#fff', { opacity: 0.8 })
/** What Mother Duck does with her wings. */
export type Wings = 'closed' | 'open' | 'hug'
/** Mother Duck, upright as a bottle, 150 high. wings: closed | open (half open, welcoming) | hug (round in front). */
export function motherDuck({
  wings = 'closed',
  beakOpen = false,
  seed = 3,
}: {
  wings?: Wings
  beakOpen?: boolean
  seed?: number
} = {}): string {
  const B = '#A9744A',
    F = lin([light(B, 0.45), B, shade(B, 0.3)], 58),
    r = rng(seed)
  const body = tube(
    [
      [-26, -16],
      [-10, -40],
      [3, -74],
      [10, -104],
      [13, -118],
    ],
    [15, 27, 20, 11.5, 10],
  )
  const tail = path('M-34 -22C-48 -26 -52 -34 -54 -42C-44 -40 -34 -38 -26 -32Z', shade(B, 0.25))
  let sp = ''
  for (let i = 0; i < 60; i++) {
    const x = r.in(-38, 24),
      y = r.in(-96, -12)
    sp += `M${f(x)} ${f(y)}q3 4 6 0`
  }
  const wing = (d: Wings) =>
    d === 'open'
      ? path(
          'M-8 -62C-28 -74 -52 -74 -66 -62C-56 -60 -58 -52 -50 -50C-50 -42 -40 -42 -36 -36C-22 -30 -8 -38 -4 -48Z',
          lin([light(B, 0.25), shade(B, 0.3)], 70),
        ) + stroke('M-60 -60L-30 -52M-50 -48L-24 -46', light(B, 0.5), 2, { opacity: 0.7 })
      : d === 'hug'
        ? path(
            'M-14 -66C4 -70 30 -58 40 -40C36 -38 36 -34 30 -32C28 -26 20 -26 14 -26C0 -26 -14 -34 -20 -46Z',
            lin([light(B, 0.25), shade(B, 0.3)], 60),
          ) + stroke('M6 -54Q20 -48 28 -38M0 -46Q12 -40 20 -32', light(B, 0.5), 2, { opacity: 0.7 })
        : path(
            'M-6 -72C-18 -66 -32 -46 -40 -22C-30 -22 -26 -18 -20 -20C-8 -26 2 -46 4 -62Z',
            lin([light(B, 0.25), shade(B, 0.3)], 60),
          ) + stroke('M-8 -60Q-20 -44 -28 -28M0 -58Q-8 -42 -16 -30', light(B, 0.5), 2.2, { opacity: 0.7 })
  const beak = beakOpen
    ? path('M24 -124L46 -132L40 -121Z', C.mangga) + path('M24 -118L42 -112Q32 -106 22 -112Z', shade(C.mangga, 0.2))
    : path('M23 -126Q40 -128 47 -120Q36 -113 22 -114Z', lin([C.kunyit, C.mangga], 80)) +
      stroke('M25 -119Q36 -118 44 -119', '#A84A14', 1.5)
  return g([
    stroke('M-14 -16L-12 -4M2 -16L4 -4', '#E5842A', 5),
    web(-13, -4, 0, 1.15),
    web(4, -3, 0, 1.15),
    tail,
    wings === 'open' ? lit(wing('open'), 1.6) : '',
    lit(
      path(body, F) +
        clipped(
          body,
          ellipse(16, -70, 14, 40, light(B, 0.55), { opacity: 0.55 }) +
            stroke(sp, shade(B, 0.5), 2.2, { opacity: 0.55 }),
        ),
      3,
    ),
    place(crestFeather(1.05), 10, -130),
    lit(circle(15, -121, 15.5, F), 1.8),
    stroke('M8 -110q10 4 20 -1', '#F4E3C8', 4),
    circle(18, -113, 6, glow(C.sepatu, 0.5)),
    beak,
    bigEye(19, -125, 4),
    stroke('M14 -134q5 -3.6 10 .6', C.tinta, 1.6),
    lit(wing(wings), 1.6),
  ])
}
/** A village duck for rows and ponds. */
export function duck({ body = '#FFFBF0' } = {}) {
  const b = smooth([
    [-36, -26],
    [-44, -36],
    [-34, -36],
    [-18, -32],
    [6, -34],
    [24, -30],
    [30, -18],
    [20, -5],
    [-6, -1],
    [-28, -8],
  ])
  const wing = smooth([
    [-2, -30],
    [16, -24],
    [12, -12],
    [-12, -12],
    [-30, -22],
    [-16, -24],
  ])
  return g([
    stroke('M-4 -4v7M8 -4v7', C.mangga, 3.4),
    path('M-9 4q5 -4 10 0ZM3 4q5 -4 10 0Z', C.mangga),
    lit(path(b, lin([C.putih, body, shade(body, 0.18)], 65)), 3),
    lit(
      path(
        tube(
          [
            [18, -22],
            [24, -40],
            [28, -52],
          ],
          [10, 8, 8],
        ),
        body,
      ) + circle(30, -57, 12.5, lin([C.putih, body, shade(body, 0.12)], 60)),
      2,
    ),
    path('M39 -60C48 -60 53 -57 54 -54C48 -51 42 -52 38 -54Z', lin([C.kunyit, C.mangga], 80)) +
      stroke('M40 -56q7 1.6 13 1.6', shade(C.mangga, 0.4), 1.2),
    bigEye(33, -60, 2.8),
    circle(30, -53, 5, glow(C.sepatu, 0.5)),
    lit(
      path(wing, shade(body, 0.07)) +
        stroke('M-22 -19q10 4 18 3M-12 -15q8 3 14 1', shade(body, 0.35), 1.6, { opacity: 0.6 }),
      1.6,
    ),
  ])
}
