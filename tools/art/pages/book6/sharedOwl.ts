/**
 * The wood owl of book 6 after the spotted wood owl: orange-buff face with dark eyes, barred breast, brown back with pale spots. Two rings round
 * her eyes are as orange as Citra's glasses. Owlets, and the feather that she loses.
 */
import { item, type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, glow, lin, path, place, rad, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'

const BROWN = '#7A4A28',
  DARK = '#4A2C1C',
  BUFF = '#F2B062',
  ORANGE = '#EE8434',
  CREAM = '#FBE6C2'

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
          stroke(rays, mix(BUFF, BROWN, 0.5), 2.2, { opacity: 0.5 }) + stroke(pale, light(BUFF, 0.7), 2, { opacity: 0.7 }),
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
      path('M0 6C9 10 13 20 9 30C6 39 2 42 0 46C-2 42 -6 39 -9 30C-13 20 -9 10 0 6Z', lin(['#6B5A58', '#3B2A2C', '#231416'], 60)) +
        stroke('M-2 12q-3 8 -2 16', '#B9A6A0', 2, { opacity: 0.7 }),
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
export const owlHead = (eyes: OwlEyes = 'open', tilt = 0): string => place(crown() + place(owlFace(eyes), 0, 8), 0, 0, 1, tilt)

/** Rows of feathers over an outline: bars across, pale spots at their ends. */
function plumage(d: string, [x, y, w, h]: readonly [number, number, number, number], step: number, seed: number): string {
  const r = rng(seed)
  let edges = '',
    spots = ''
  for (let row = 0; row * step * 0.8 < h; row++)
    for (let k = 0; k * step < w + step; k++) {
      const px = x + k * step + (row % 2) * (step / 2),
        py = y + row * step * 0.8
      edges += `M${f(px - step / 2)} ${f(py)}q${f(step / 2)} ${f(step * 0.82)} ${f(step)} 0`
      if (r() < 0.7) spots += ellipse(px, py + step * 0.26, step * 0.13, step * 0.1, CREAM, { opacity: 0.75 })
    }
  return clipped(d, stroke(edges, DARK, step * 0.1, { opacity: 0.75 }) + spots)
}
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
      clipped(d, stroke(bars, DARK, 7, { opacity: 0.55 }) + stroke(bars, CREAM, 3, { opacity: 0.6, transform: 'translate(0 8)' })),
    3.4,
  )
}
const foot = (x: number): string =>
  lit(
    [-13, 0, 13]
      .map((dx) => path(tube([[x + dx * 0.5, 0], [x + dx, 12], [x + dx * 1.1, 22]], [7, 6, 4.4]), lin([light(BUFF, 0.3), mix(BUFF, BROWN, 0.3)], 70)))
      .join('') +
      stroke(`M${x - 14} 20q-2 8 0 12M${x} 22q-1 8 1 12M${x + 14} 20q2 8 0 12`, '#2A1A18', 4),
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
        clipped(tail, stroke('M-50 -10q50 14 100 0M-50 16q50 14 100 0M-50 42q50 14 100 0', CREAM, 5, { opacity: 0.6 }) + stroke('M-14 -40V80M14 -40V80', DARK, 3)),
      3,
    ),
    foot(-34) + foot(34),
    lit(path(body, lin([light(BROWN, 0.32), BROWN, DARK], 60)) + plumage(body, [-110, -290, 220, 290], 26, 4), 5),
    place(foldedWing(-1), 0, -130) + place(foldedWing(1), 0, -130),
    place(owlHead(eyes, tilt), 0, -318),
  ])
}
/** Short bars across a breast, staggered as feathers are. */
function breastBars([x, y, w, h]: readonly [number, number, number, number], step: number, seed: number): string {
  const r = rng(seed)
  let d = ''
  for (let row = 0; row * step < h; row++)
    for (let k = 0; k * 40 < w + 40; k++) {
      const px = x + k * 40 - (row % 2) * 20 + r.in(-4, 4)
      d += `M${f(px)} ${f(y + row * step + r.in(-2, 2))}q${f(13)} ${f(r.in(6, 9))} ${f(r.in(24, 29))} 0`
    }
  return d
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
    lit(path(breast, lin([light(CREAM, 0.3), CREAM, mix(BUFF, BROWN, 0.3)], 60)) + clipped(breast, stroke(bars, BROWN, 6, { opacity: 0.75 })), 5),
    lit(path(wing, lin([light(BROWN, 0.3), BROWN, DARK], 50)) + plumage(wing, [14, -262, 100, 330], 24, 6), 3.4),
    place(owlHead(eyes, tilt), -6, -318),
  ])
}
/** A fluffy owlet, 84 wide, 104 high, foot on y=0: from the front, or from behind with the head towards the sky. */
export function owlet({ back = false, eyes = 'open', tilt = 0 }: { back?: boolean; eyes?: OwlEyes; tilt?: number } = {}): string {
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
    lit(path(body, down) + clipped(body, stroke('M-40 -44q40 14 80 0M-40 -30q40 14 80 0M-40 -16q40 14 80 0', BROWN, 3.4, { opacity: 0.4 })), 2.6),
    place(
      lit(path(head, down), 2.2) +
        (back
          ? stroke('M-18 -92q18 -10 36 0M-22 -80q22 -10 44 0M-18 -66q18 -8 36 0', mix(BUFF, BROWN, 0.6), 2.4, { opacity: 0.5 })
          : place(owlFace(eyes), 0, -75, 0.38)),
      0,
      0,
      1,
      tilt,
    ),
  ])
}
/** A barred feather from its quill at 0,0 up to 0,-110. */
export function owlFeather(): string {
  const d = 'M0 0C-16 -18 -25 -52 -14 -86C-9 -102 -2 -110 4 -114C16 -98 22 -66 17 -40C14 -22 8 -8 0 0Z'
  let bars = ''
  for (let i = 0; i < 6; i++) bars += `M-26 ${-14 - i * 17}q24 -14 48 -2`
  return lit(
    path(d, lin([light(CREAM, 0.4), '#E8C48E', mix(BUFF, BROWN, 0.4)], 50)) +
      clipped(d, stroke(bars, BROWN, 7, { opacity: 0.9 })) +
      stroke('M1 14C0 -30 -2 -70 4 -112', light(CREAM, 0.4), 3) +
      stroke('M-15 -60l9 9M17 -70l-10 8', '#FFF8E8', 2.4),
    1.6,
  )
}
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
          clipped(d, stroke(bars, DARK, 9, { opacity: 0.6 }) + stroke(bars, CREAM, 4, { opacity: 0.65, transform: 'translate(9 0)' })) +
          stroke(`M4 0H${f(long * 0.9)}`, light(BROWN, 0.5), 2.4, { opacity: 0.7 }),
        2.2,
      ),
      at[0],
      at[1] + 16,
      1,
      angle,
    )
  }
  const arm = `${smooth([...lead, [556, tipY + 26], [430, tipY + 70], [270, -46 - up * 84], [120, 0 - up * 20], [0, 70]], true)}`
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
    .map((a) => place(lit(path('M-15 0C-20 50 -18 96 0 112C18 96 20 50 15 0Z', lin([BROWN, DARK], 80)) + stroke('M-16 40q16 8 32 0M-16 70q16 8 32 0', CREAM, 4, { opacity: 0.6 }), 2), 0, 96, 1, a))
    .join('')
  return g([
    tail,
    place(flyingWing(up), 44, -20),
    place(flyingWing(up), -44, -20, 1, 0, true),
    lit(path(breast, lin([light(CREAM, 0.3), CREAM, mix(BUFF, BROWN, 0.34)], 70)) + clipped(breast, stroke(bars, BROWN, 8, { opacity: 0.75 })), 5),
  ])
}
/** Her two feet stretched toward us, 0,0 between their ankles; `open` spreads the toes. */
export function owlClaws(open = 0): string {
  const claw = (x: number, y: number, a: number): string =>
    place(path('M-7 -4C-8 14 -3 26 6 34C8 20 9 8 7 -4Z', lin(['#5A4644', '#2A1A1C', '#120A0C'], 60)) + stroke('M-3 0q-1 12 3 20', '#A8948E', 2, { opacity: 0.6 }), x, y, 1, a)
  const one = (side: number): string => {
    const toes = [-40, -13, 14, 40].map((a) => a * (1 + open * 0.5))
    return (
      lit(
        path(tube([[side * 30, -34], [side * 44, 0], [side * 54, 28]], [26, 24, 20]), lin([light(CREAM, 0.4), CREAM, mix(BUFF, BROWN, 0.4)], 60)) +
          toes
            .map((a) => place(path(tube([[0, 0], [0, 26], [0, 46]], [12, 11, 9]), lin([light(BUFF, 0.35), BUFF, shade(BUFF, 0.3)], 60)) + stroke('M-7 18q7 4 14 0M-6 30q6 4 12 0', mix(BUFF, BROWN, 0.6), 2.4), side * 54, 30, 1, -a))
            .join(''),
        2.4,
      ) +
      toes.map((a) => place(claw(0, 48, 0), side * 54, 30, 1, -a)).join('')
    )
  }
  return one(-1) + one(1)
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
