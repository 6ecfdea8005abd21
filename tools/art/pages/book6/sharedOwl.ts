/**
 * The wood owl of book 6 after the spotted wood owl: orange-buff face with dark eyes, barred breast, brown back with pale spots. Two rings round
 * her eyes are as orange as Citra's glasses. And her owlets.
 */
import { type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, glow, lin, path, place, rad, rng, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { breastBars, BROWN, BUFF, CREAM, DARK, ORANGE, plumage } from './sharedOwlFeathers.ts'

/** How she looks at us. */
export type OwlEyes = 'open' | 'shut' | 'wide'
/** One eye around 0,0; k = 1 is 24 units across its ring. */
function eye(eyes: OwlEyes, side: number): string {
  const r = eyes === 'wide' ? 21 : 18.5
  if (eyes === 'shut')
    return (
      circle(0, 0, 19, mix(BUFF, ORANGE, 0.3)) +
      stroke('M-15 2Q0 15 15 2', C.tinta, 4.4) +
      stroke('M-11 8l-3 6M0 11v6M11 8l3 6', C.tinta, 2.6)
    )
  return (
    circle(0, 0, r + 2.5, '#FFF3DC') +
    circle(0, 0, r, rad(['#7A3E1C', '#3A1D12', '#170B0A'], 0.5, 0.62, 0.6)) +
    circle(0, 0, r * 0.62, '#0D0608') +
    circle(-r * 0.34, -r * 0.36, r * 0.3, '#FFFFFF') +
    circle(r * 0.36 * side, r * 0.4, r * 0.13, '#FFFFFF', { opacity: 0.8 })
  )
}
/** Her face, 150 wide and 140 high around 0,0. */
export function owlFace(eyes: OwlEyes = 'open'): string {
  const disc = smooth([
      [0, -50],
      [30, -66],
      [62, -52],
      [77, -16],
      [70, 24],
      [44, 58],
      [0, 72],
      [-44, 58],
      [-70, 24],
      [-77, -16],
      [-62, -52],
      [-30, -66],
    ]),
    r = rng(8)
  let rays = '',
    pale = ''
  for (let side = -1; side <= 1; side += 2)
    for (let i = 0; i < 44; i++) {
      const a = r() * Math.PI * 2,
        from = r.in(24, 34),
        to = from + r.in(8, 20),
        at = (k: number) => `${f(side * 34 + Math.cos(a) * k)} ${f(-4 + Math.sin(a) * k)}`,
        s = `M${at(from)}L${at(to)}`
      if (i % 2) rays += s
      else pale += s
    }
  const ring = (side: number): string =>
    circle(side * 34, -4, 27, 'none', { stroke: ORANGE, 'stroke-width': 8 }) +
    circle(side * 33, -6, 27, 'none', { stroke: light(ORANGE, 0.5), 'stroke-width': 1.8, opacity: 0.8 })
  return g([
    lit(
      path(disc, rad([light(BUFF, 0.45), BUFF, mix(BUFF, BROWN, 0.35)], 0.5, 0.42, 0.66)) +
        clipped(
          disc,
          stroke(rays, mix(BUFF, BROWN, 0.5), 2.2, { opacity: 0.5 }) +
            stroke(pale, light(BUFF, 0.7), 2, { opacity: 0.7 }),
        ) +
        path(disc, 'none', { stroke: DARK, 'stroke-width': 5, opacity: 0.8 }),
      3,
    ),
    // cream brows that meet over the beak
    path('M0 10C-6 -14 -18 -36 -48 -46C-24 -52 -8 -44 0 -30C8 -44 24 -52 48 -46C18 -36 6 -14 0 10Z', CREAM),
    ring(-1) + ring(1),
    place(eye(eyes, -1), -34, -4),
    place(eye(eyes, 1), 34, -4),
    lit(
      path(
        'M0 6C9 10 13 20 9 30C6 39 2 42 0 46C-2 42 -6 39 -9 30C-13 20 -9 10 0 6Z',
        lin(['#6B5A58', '#3B2A2C', '#231416'], 60),
      ) + stroke('M-2 12q-3 8 -2 16', '#B9A6A0', 2, { opacity: 0.7 }),
      1.2,
    ),
    path('M-16 44Q-8 52 0 49Q8 52 16 44', 'none', { stroke: CREAM, 'stroke-width': 4, 'stroke-linecap': 'round' }),
  ])
}
/** The crown of her head behind the face: round, spotted, 168 wide around 0,0. */
function crown(): string {
  const d = smooth([
      [0, -78],
      [46, -74],
      [80, -42],
      [88, 4],
      [72, 48],
      [30, 74],
      [-30, 74],
      [-72, 48],
      [-88, 4],
      [-80, -42],
      [-46, -74],
    ]),
    r = rng(5)
  return lit(
    path(d, lin([light(BROWN, 0.3), BROWN, DARK], 64)) +
      clipped(
        d,
        Array.from({ length: 46 }, () =>
          ellipse(r.in(-84, 84), r.in(-76, -20), r.in(2, 4), r.in(1.6, 3), CREAM, { opacity: 0.8 }),
        ).join(''),
      ),
    4,
  )
}
/** Her whole head, turned to us; `tilt` degrees. */
export const owlHead = (eyes: OwlEyes = 'open', tilt = 0): string =>
  place(crown() + place(owlFace(eyes), 0, 8), 0, 0, 1, tilt)

/** Long feathers of a folded wing from 0,0 down to the tip. */
function foldedWing(side: number): string {
  const d = smooth([
    [side * 20, -160],
    [side * 78, -120],
    [side * 92, -40],
    [side * 70, 40],
    [side * 26, 112],
    [side * 10, 96],
    [side * 22, 10],
    [side * 10, -90],
  ])
  let bars = ''
  for (let i = 0; i < 9; i++) bars += `M${side * 8} ${-130 + i * 26}q${side * 44} 22 ${side * 92} 4`
  return lit(
    path(d, lin([light(BROWN, 0.24), BROWN, DARK], side > 0 ? 40 : 62)) +
      clipped(
        d,
        stroke(bars, DARK, 7, { opacity: 0.55 }) +
          stroke(bars, CREAM, 3, { opacity: 0.6, transform: 'translate(0 8)' }),
      ),
    3.4,
  )
}
const foot = (x: number): string =>
  lit(
    [-13, 0, 13]
      .map((dx) =>
        path(
          tube(
            [
              [x + dx * 0.5, 0],
              [x + dx, 12],
              [x + dx * 1.1, 22],
            ],
            [7, 6, 4.4],
          ),
          lin([light(BUFF, 0.3), mix(BUFF, BROWN, 0.3)], 70),
        ),
      )
      .join('') + stroke(`M${x - 14} 20q-2 8 0 12M${x} 22q-1 8 1 12M${x + 14} 20q2 8 0 12`, '#2A1A18', 4),
    1.2,
  )
/** She sits with her back to us and her head turned right round: about 250 wide, 400 high, the feet on y=0. */
export function owlFromBehind({ eyes = 'open', tilt = 0 }: { eyes?: OwlEyes; tilt?: number } = {}): string {
  const body = smooth([
      [0, -290],
      [62, -276],
      [100, -200],
      [98, -110],
      [60, -30],
      [0, -10],
      [-60, -30],
      [-98, -110],
      [-100, -200],
      [-62, -276],
    ]),
    tail = smooth(
      [
        [-34, -40],
        [34, -40],
        [42, 64],
        [20, 74],
        [0, 68],
        [-20, 74],
        [-42, 64],
      ],
      true,
      0.8,
    )
  return g([
    lit(
      path(tail, lin([BROWN, DARK], 80)) +
        clipped(
          tail,
          stroke('M-50 -10q50 14 100 0M-50 16q50 14 100 0M-50 42q50 14 100 0', CREAM, 5, { opacity: 0.6 }) +
            stroke('M-14 -40V80M14 -40V80', DARK, 3),
        ),
      3,
    ),
    foot(-34) + foot(34),
    lit(path(body, lin([light(BROWN, 0.32), BROWN, DARK], 60)) + plumage(body, [-110, -290, 220, 290], 26, 4), 5),
    place(foldedWing(-1), 0, -130) + place(foldedWing(1), 0, -130),
    place(owlHead(eyes, tilt), 0, -318),
  ])
}
/** She sits on guard, from the side, her face to us; 230 wide, 400 high, the feet on y=0. */
export function owlFromSide({ eyes = 'open', tilt = 0 }: { eyes?: OwlEyes; tilt?: number } = {}): string {
  const breast = smooth([
      [-20, -290],
      [50, -280],
      [92, -210],
      [86, -110],
      [48, -20],
      [0, -8],
      [-52, -24],
      [-78, -110],
      [-70, -230],
    ]),
    wing = smooth([
      [40, -262],
      [98, -220],
      [104, -120],
      [86, -20],
      [64, 62],
      [48, 20],
      [24, -80],
      [20, -190],
    ])
  const bars = breastBars([-84, -236, 176, 236], 21, 7)
  return g([
    foot(-34) + foot(18),
    lit(
      path(breast, lin([light(CREAM, 0.3), CREAM, mix(BUFF, BROWN, 0.3)], 60)) +
        clipped(breast, stroke(bars, BROWN, 6, { opacity: 0.75 })),
      5,
    ),
    lit(path(wing, lin([light(BROWN, 0.3), BROWN, DARK], 50)) + plumage(wing, [14, -262, 100, 330], 24, 6), 3.4),
    place(owlHead(eyes, tilt), -6, -318),
  ])
}
/** A fluffy owlet, 84 wide, 104 high, foot on y=0: from the front, or from behind with the head towards the sky. */
export function owlet({
  back = false,
  eyes = 'open',
  tilt = 0,
}: {
  back?: boolean
  eyes?: OwlEyes
  tilt?: number
} = {}): string {
  const fluff = (rx: number, ry: number, cy: number, seed: number): string => {
    const r = rng(seed),
      pts: Point[] = Array.from({ length: 30 }, (_, i) => {
        const a = (i / 30) * Math.PI * 2,
          k = i % 2 ? 1.06 : r.in(0.94, 1)
        return [Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]
      })
    return smooth(pts, true, 0.7)
  }
  const body = fluff(38, 36, -34, 3),
    head = fluff(35, 31, -76, 5),
    down = lin([light(CREAM, 0.55), '#EBCB9A', mix(BUFF, BROWN, 0.42)], 62)
  return g([
    back ? '' : stroke('M-14 -2v5M-8 -2v5M8 -2v5M14 -2v5', BUFF, 5),
    lit(
      path(body, down) +
        clipped(
          body,
          stroke('M-40 -44q40 14 80 0M-40 -30q40 14 80 0M-40 -16q40 14 80 0', BROWN, 3.4, { opacity: 0.4 }),
        ),
      2.6,
    ),
    place(
      lit(path(head, down), 2.2) +
        (back
          ? stroke('M-18 -92q18 -10 36 0M-22 -80q22 -10 44 0M-18 -66q18 -8 36 0', mix(BUFF, BROWN, 0.6), 2.4, {
              opacity: 0.5,
            })
          : place(owlFace(eyes), 0, -75, 0.38)),
      0,
      0,
      1,
      tilt,
    ),
  ])
}
/** Two round eyes that shine in the dark, `gap` apart, each of radius r. */
export const eyesInTheDark = (r: number, gap: number, color = '#F6983A', slit = false): string =>
  [-1, 1]
    .map((side) =>
      place(
        circle(0, 0, r * 2, glow(color, 0.55)) +
          circle(0, 0, r, rad([light(color, 0.5), color, mix(color, '#5A2A10', 0.45)], 0.42, 0.38, 0.7)) +
          (slit ? ellipse(0, 0, r * 0.3, r * 0.82, '#14100C') : circle(0, 0, r * 0.56, '#14100C')) +
          circle(-r * 0.34, -r * 0.36, r * 0.22, '#FFFFFF'),
        (side * gap) / 2,
        0,
      ),
    )
    .join('')
