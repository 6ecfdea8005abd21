/** Book 7, page 12: people from straight above: a crown of hair or cloth, shoulders, arms that reach to the middle. */
import { item, type Point, reach, smooth, tube } from '../../core/geom.ts'
import { hand } from '../../characters/hands.ts'
import type { HandKind } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { blur, circle, clipped, ellipse, f, g, lin, path, place, rad, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, type Skin, SKIN } from '../../palette.ts'

/** One arm: where its hand lies in the picture, which shoulder, how the elbow bends, how the hand is. */
interface Giving {
  readonly at: Point
  readonly side: -1 | 1
  readonly bend?: 1 | -1
  readonly kind?: HandKind
}
/** Somebody from above. Own units: the head's middle at 0,0, the face toward +y. */
export interface Crown {
  readonly x: number
  readonly y: number
  /** What the face is turned to, in the picture. */
  readonly to: Point
  readonly skin: Skin
  readonly cloth: string
  readonly sleeve: string
  readonly isLong?: boolean
  readonly arms: readonly Giving[]
  /** On the back, below the arms, over the arms, the head itself. */
  readonly under?: string
  readonly back?: string
  readonly over?: string
  readonly head: string
}
const BACK = smooth([
  [-96, -34],
  [-70, -62],
  [-58, -104],
  [0, -116],
  [58, -104],
  [70, -62],
  [96, -34],
  [92, 6],
  [60, 20],
  [-60, 20],
  [-92, 6],
])
/** Draws it; the light is the picture's own, however somebody is turned. */
export function fromAbove({
  x,
  y,
  to,
  skin,
  cloth,
  sleeve,
  isLong = false,
  arms,
  under = '',
  back = '',
  over = '',
  head,
}: Crown): string {
  const a = Math.atan2(-(to[0] - x), to[1] - y),
    turn = (a * 180) / Math.PI,
    at = ([px, py]: Point): Point => [x + px * Math.cos(a) - py * Math.sin(a), y + px * Math.sin(a) + py * Math.cos(a)],
    put = (svg: string) => place(svg, x, y, 1, turn),
    paint = (c: string) => lin([light(c, 0.35), c, shade(c, 0.25)], 55)
  const arm = ({ at: palm, side, bend = side, kind = 'open' }: Giving): string => {
    const s = at([side * 76, -10]),
      far = Math.hypot(palm[0] - s[0], palm[1] - s[1]),
      [e, w] = reach(s, palm, Math.max(78, far * 0.56), Math.max(74, far * 0.54), bend),
      cuff: Point = isLong
        ? [e[0] + (w[0] - e[0]) * 0.84, e[1] + (w[1] - e[1]) * 0.84]
        : [s[0] + (e[0] - s[0]) * 0.8, s[1] + (e[1] - s[1]) * 0.8],
      way: readonly Point[] = isLong ? [s, e, cuff] : [s, cuff],
      angle = (Math.atan2(w[0] - e[0], w[1] - e[1]) * 180) / Math.PI
    return (
      lit(
        path(tube([s, e, w], [26, 20, 14]), lin([light(skin.b, 0.25), skin.b, mix(skin.b, skin.s, 0.4)], 40)) +
          hand(kind, [w[0], w[1]], angle, side, skin, 2.3),
        3,
      ) + lit(path(tube(way, isLong ? [33, 27, 20] : [33, 29], { end: 'flat' }), paint(sleeve)), 3)
    )
  }
  return g([
    g(put(path(BACK, C.jati)) + put(circle(0, 0, 64, C.jati)), {
      opacity: 0.34,
      filter: blur(8),
      transform: 'translate(18 24)',
    }),
    put(under),
    lit(put(path(BACK, paint(cloth)) + clipped(BACK, back)), 4),
    ...arms.map(arm),
    lit(put(over), 3),
    lit(put(head), 4),
  ])
}
/** What a face shows from above: cheeks and the tip of a nose. */
const faceRim = (skin: Skin): string =>
  ellipse(0, 30, 44, 38, skin.b) +
  ellipse(-26, 52, 11, 8, skin.blush, { opacity: 0.4 }) +
  ellipse(26, 52, 11, 8, skin.blush, { opacity: 0.4 }) +
  ellipse(0, 69, 9, 9, mix(skin.b, skin.l, 0.4))
const ears = (skin: Skin): string => ellipse(-62, 6, 11, 15, skin.b) + ellipse(62, 6, 11, 15, skin.b)
const dome = (c: string, r = 62): string =>
  circle(0, 0, r, rad([mix(c, '#8A6A62', 0.42), c, mix(c, '#140A12', 0.4)], 0.36, 0.34, 0.8))
/** Hair that turns round its whorl. */
const whorl = (c: string, n = 11): string => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2,
      p = (t: number, q: number) => `${f(4 + Math.cos(t) * q)} ${f(-12 + Math.sin(t) * q * 0.96)}`
    d += `M${p(a, 7)}Q${p(a + 0.34, 26)} ${p(a + 0.5, 46)}`
  }
  return stroke(d, mix(c, '#D9A98A', 0.4), 2.6, { opacity: 0.5 })
}
/** Short black hair with a fringe. */
export const bimaHead = (): string => {
  const c = '#2A1B22'
  return g([
    faceRim(SKIN.langsat),
    ears(SKIN.langsat),
    path(
      'M-62 4C-66 -44 -34 -66 0 -66C34 -66 66 -44 62 4C60 34 44 48 30 44Q18 56 4 47Q-12 58 -24 46C-44 50 -60 34 -62 4Z',
      rad([mix(c, '#8A6A62', 0.42), c, '#140A12'], 0.36, 0.34, 0.8),
    ),
    whorl(c),
  ])
}
/** A mint cloth, folds from the crown to the shoulders. */
export const ayuHead = (): string => {
  const c = '#8FD3B0',
    cape = 'M-70 -6C-88 -50 -70 -92 0 -96C70 -92 88 -50 70 -6C66 34 44 56 0 58C-44 56 -66 34 -70 -6Z'
  return g([
    faceRim(SKIN.sawo),
    path(cape, lin([light(c, 0.45), c, shade(c, 0.22)], 55)),
    circle(0, -2, 58, rad([light(c, 0.6), c, shade(c, 0.16)], 0.36, 0.34, 0.8)),
    stroke('M-44 36Q0 60 44 36M-34 -58Q0 -76 36 -56M-50 -70Q0 -96 52 -68', shade(c, 0.4), 3.4, { opacity: 0.5 }),
    stroke('M-30 -18Q-10 -34 14 -30', light(c, 0.8), 5, { opacity: 0.6 }),
  ])
}
/** Silver hair, parted, with its bun. */
export const murniHead = (): string => {
  const c = '#B9B5BF'
  let strands = ''
  for (let i = -5; i <= 5; i++) strands += `M${f(i * 2)} 46Q${f(i * 12)} 8 ${f(i * 4)} -46`
  return g([
    faceRim(SKIN.matang),
    ears(SKIN.matang),
    dome(c, 60),
    stroke(strands, shade(c, 0.42), 2.4, { opacity: 0.5 }),
    stroke('M0 56V0', SKIN.matang.b, 4, { opacity: 0.8 }),
    ellipse(0, -60, 33, 29, lin([light(c, 0.5), c, shade(c, 0.3)], 55)),
    stroke('M-20 -62a20 17 0 1 1 34 10a12 10 0 1 1 -18 -8', shade(c, 0.42), 3, { opacity: 0.65 }),
    stroke('M-34 -70L36 -48', C.soga, 5),
    circle(-36, -71, 6, C.kunyit),
  ])
}
const curls = (r: number, seed: number): string => {
  const random = rng(seed),
    c = '#2B1A18'
  let d = ''
  for (let i = 0; i < r * 0.7; i++) {
    const a = random() * Math.PI * 2,
      far = Math.sqrt(random()) * (r - 9)
    d += `M${f(Math.cos(a) * far - 6)} ${f(Math.sin(a) * far)}q6 -9 11 0q-4 8 -9 2`
  }
  const edge = smooth(
    Array.from({ length: 18 }, (_, i): Point => {
      const a = (i / 18) * Math.PI * 2,
        k = i % 2 ? r * 0.95 : r * 1.04
      return [Math.cos(a) * k, Math.sin(a) * k]
    }),
  )
  return (
    path(edge, rad([mix(c, '#8A6A62', 0.45), c, '#150B0E'], 0.36, 0.34, 0.8)) +
    stroke(d, mix(c, '#D9A98A', 0.4), 2, { opacity: 0.28 })
  )
}
/** Two puffs, a parting, the rims of glasses. */
export const citraHead = (): string =>
  g([
    faceRim(SKIN.coklat),
    ears(SKIN.coklat),
    stroke('M-30 58a17 11 0 1 0 26 0M4 58a17 11 0 1 0 26 0M-5 62Q0 58 5 62', '#EE8434', 6),
    curls(60, 4),
    stroke('M0 -54V50', SKIN.coklat.b, 4, { opacity: 0.85 }),
    ...[-1, 1].map((s) => place(curls(40, 8 + s), s * 66, -46)),
    ...[-1, 1].map((s) => ellipse(s * 40, -26, 9, 15, C.kunyit, { transform: `rotate(${s * 52} ${s * 40} -26)` })),
  ])
/** A star of black spikes; the blue aid at his left ear. */
export const danuHead = (): string => {
  const c = '#2A1B22',
    spikes = smooth(
      Array.from({ length: 26 }, (_, i): Point => {
        const a = (i / 26) * Math.PI * 2,
          k = i % 2 ? 56 : 71
        return [Math.cos(a + (i % 2 ? 0 : 0.1)) * k, Math.sin(a + (i % 2 ? 0 : 0.1)) * k]
      }),
      true,
      0.5,
    )
  return g([
    faceRim(SKIN.sawo),
    ears(SKIN.sawo),
    path(spikes, rad([mix(c, '#8A6A62', 0.42), c, '#140A12'], 0.36, 0.34, 0.8)),
    whorl(c),
    path(
      'M62 -16C84 -18 90 14 70 22C78 10 76 -4 60 -4Z',
      lin([light('#2F7FD0', 0.4), '#2F7FD0', shade('#2F7FD0', 0.3)], 50),
      { stroke: '#EAF6FF', 'stroke-width': 1.6 },
    ),
  ])
}
/** The straw hat that lies on his back. */
export const hatOnBack = (): string =>
  g([
    circle(0, -86, 66, rad(['#F6E0A6', '#DDB268', '#A87838'], 0.4, 0.36, 0.75)),
    ...[20, 36, 52].map((r) => circle(0, -86, r, 'none', { stroke: C.soga, 'stroke-width': 2.4, opacity: 0.45 })),
    stroke(
      Array.from({ length: 14 }, (_, i) => {
        const t = (i / 14) * Math.PI * 2
        return `M${f(Math.cos(t) * 8)} ${f(-86 + Math.sin(t) * 8)}L${f(Math.cos(t) * 62)} ${f(-86 + Math.sin(t) * 62)}`
      }).join(''),
      C.soga,
      2,
      { opacity: 0.4 },
    ),
  ])
/** A banana leaf with two skewers from above; below its front rim the ends of a moustache. `lift`: the front rim is up, and there is silver hair. */
export function kakekHead(lift = 0): string {
  const leaf = smooth([
      [0, 96],
      [40, 66],
      [78, 20],
      [72, -50],
      [34, -104],
      [0, -128],
      [-36, -102],
      [-74, -46],
      [-78, 24],
      [-40, 66],
    ]),
    green = mix(C.pisang, C.daun, 0.4)
  const veins = [-80, -50, -20, 10, 40, 70]
    .map((y) => `M0 ${y}Q34 ${y + 2} 70 ${y + 34}M0 ${y}Q-34 ${y + 2} -70 ${y + 34}`)
    .join('')
  return g([
    ellipse(0, 44, 44, 40, SKIN.matang.b),
    ellipse(0, 84, 9, 9, SKIN.matang.l),
    path(
      'M-4 84C-30 74 -62 96 -88 70C-78 116 -24 116 -4 96ZM4 84C30 74 62 96 88 70C78 116 24 116 4 96Z',
      lin([C.putih, '#C9C6CF'], 60),
    ),
    circle(0, 0, 58, rad(['#F1EFF4', '#C9C6CF', '#928E9C'], 0.36, 0.34, 0.8)),
    g(
      path(leaf, lin([light(green, 0.5), green, mix(green, C.hutan, 0.5)], 60)) +
        clipped(leaf, stroke(veins, light(green, 0.55), 3.4, { opacity: 0.6 })) +
        stroke('M0 -150V92', light(C.padi, 0.4), 8) +
        stroke('M-62 -22L64 -34M-10 -96L8 66', C.soga, 9) +
        stroke('M-62 -23L64 -35M-11 -96L7 66', '#E0B870', 5) +
        stroke('M0 -30C30 0 60 -10 84 20C100 40 92 60 108 70', C.putih, 3),
      { transform: `translate(0 ${f(-lift)}) scale(1 ${f(1 - lift * 0.006)})` },
    ),
  ])
}
/** The wheelchair around somebody: wheels at both sides, arm rests, the seat. */
export const chairBelow = (): string =>
  g([
    ...[-1, 1].map(
      (s) =>
        path(
          tube(
            [
              [s * 118, -122],
              [s * 124, -50],
              [s * 118, 26],
            ],
            [13, 15, 13],
          ),
          lin(['#6A6070', '#4B4350', '#332C38'], 20),
        ) + stroke(`M${s * 106} -110Q${s * 112} -50 ${s * 106} 14`, '#C9D3DA', 5),
    ),
    path('M-84 -128H84L90 30H-90Z', lin([light(C.cabai, 0.2), C.cabai, shade(C.cabai, 0.35)], 60)),
    stroke('M-98 -100V10M98 -100V10', C.cabai, 12),
    stroke('M-98 -100V10M98 -100V10', light(C.cabai, 0.5), 3),
  ])
/** A bib's straps and stripes on a back, from above. */
export const citraBack = (): string =>
  stroke([-84, -62, -40, -18, 4].map((y) => `M-110 ${y - 10}H110`).join(''), C.jambu, 12) +
  stroke('M-60 40L40 -130M60 40L-40 -130', '#8A5AA8', 20) +
  path('M-70 -82H70V-130H-70Z', '#8A5AA8')
/** Green stripes. */
export const danuBack = (): string => stroke([-100, -74, -48, -22, 4].map((y) => `M-110 ${y}H110`).join(''), C.daun, 13)
/** A shawl over both shoulders. */
export const shawlOver = (): string =>
  path(
    'M-98 -40C-60 -84 60 -84 98 -40C104 -8 92 20 74 26C50 -10 -50 -10 -74 26C-92 20 -104 -8 -98 -40Z',
    lin([light('#B0567A', 0.35), '#B0567A', shade('#B0567A', 0.25)], 55),
  ) +
  stroke('M-74 24C-50 -12 50 -12 74 24', C.kunyit, 5) +
  [-70, -40, 0, 40, 70].map((x) => circle(x, -42 + Math.abs(x) * 0.26, 5, item([C.kunyit], 0))).join('')
