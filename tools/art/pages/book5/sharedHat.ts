/** The straw hats of book 5: Bima's with its red band, which walks, and the others it is taken for. */
import { lit } from '../../core/light.ts'
import { blur, circle, clipped, ellipse, f, g, lin, path, place, rad, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'

/** Whose hat it is: its band and its wear. */
export interface HatKind {
  /** Colour of the band around it; without, there is none. */
  readonly band?: string
  /** A hibiscus at the band. */
  readonly flower?: boolean
  /** Straw that has seen many summers, and a hole in it. */
  readonly old?: boolean
}
/** Bima's hat. */
export const BIMAS: HatKind = { band: C.cabai }

const STRAW = { fresh: ['#FFE9B0', '#EBC374', '#B98543'], old: ['#E9CFA0', '#C9A062', '#8F6A3C'] } as const
/** Half the width of a hat; its tip is 78 above its rim. */
const RIM = 92
const TIP = -80

/** The cone above its rim; `sag` bends the front of the rim down (seen from above) or up (seen from below). */
const cone = (sag: number): string =>
  `M${-RIM} 0C-62 -28 -26 -56 -6 ${TIP + 2}C-2 ${TIP - 3} 3 ${TIP - 3} 7 ${TIP + 2}C27 -56 63 -28 ${RIM} 0C58 ${f(sag * 1.3)} -58 ${f(sag * 1.3)} ${-RIM} 0Z`

/** Ribs of bamboo from the tip to the rim, and the rounds they are bound with. */
function weave(sag: number, dark: string): string {
  let ribs = '',
    rounds = ''
  for (let i = -7; i <= 7; i++) {
    const x = i * 13,
      y = sag * (1 - (i / 7) ** 2)
    ribs += `M1 ${TIP}Q${f(i * 5.6)} ${f(-46)} ${f(x)} ${f(y)}`
  }
  for (let k = 1; k < 7; k++) {
    const t = k / 7,
      half = RIM * t * 0.98,
      y = TIP * (1 - t) ** 1.06
    rounds += `M${f(-half)} ${f(y)}Q0 ${f(y + sag * t * 1.5)} ${f(half)} ${f(y)}`
  }
  return stroke(ribs, dark, 1.2, { opacity: 0.42 }) + stroke(rounds, dark, 1.5, { opacity: 0.46 })
}
/** The band: cloth around the cone, a little higher in the middle of its height. */
function band(sag: number, color: string): string {
  const at = (t: number): [number, number] => [RIM * t * 0.94, TIP * (1 - t) ** 1.06]
  const [lowX, lowY] = at(0.66),
    [topX, topY] = at(0.46)
  const d = `M${f(-lowX - 4)} ${f(lowY)}Q0 ${f(lowY + sag * 1.05)} ${f(lowX + 4)} ${f(lowY)}L${f(topX + 3)} ${f(topY)}Q0 ${f(topY + sag * 0.75)} ${f(-topX - 3)} ${f(topY)}Z`
  return (
    path(d, lin([light(color, 0.32), color, shade(color, 0.34)], 20)) +
    stroke(
      `M${f(-topX - 3)} ${f(topY + 2.4)}Q0 ${f(topY + sag * 0.75 + 2.4)} ${f(topX + 3)} ${f(topY + 2.4)}`,
      light(color, 0.5),
      1.6,
      { opacity: 0.7 },
    )
  )
}
/** A hibiscus of five petals. */
const bloom = (x: number, y: number, r: number): string =>
  place(
    [0, 72, 144, 216, 288].map((a) => place(ellipse(0, -r * 0.62, r * 0.44, r * 0.62, C.sepatu), 0, 0, 1, a)).join('') +
      circle(0, 0, r * 0.34, C.kunyit) +
      circle(-r * 0.1, -r * 0.1, r * 0.14, C.putih),
    x,
    y,
  )
/** A hole in old straw: dark, with broken ends of straw around it. */
const hole = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, r * 0.82, '#3A2418') +
  stroke(
    `M${x - r} ${y - 2}l-5 -4M${x - r * 0.4} ${y - r * 0.8}l-3 -6M${x + r * 0.5} ${y - r * 0.7}l4 -5M${x + r} ${y}l6 -1M${x + r * 0.6} ${y + r * 0.6}l5 4M${x - r * 0.6} ${y + r * 0.6}l-4 5`,
    '#E9CFA0',
    2.2,
  )

const strawOf = ({ old = false }: HatKind): readonly [string, string, string] => (old ? STRAW.old : STRAW.fresh)

/** A hat as it stands before us: rim at y=0, 184 wide. Seen from a little above, as hats mostly are. */
export function hat(kind: HatKind = {}): string {
  const sag = 15,
    d = cone(sag),
    straw = strawOf(kind),
    dark = kind.old === true ? C.jati : C.soga
  return lit(
    path(d, lin([...straw], 62)) +
      clipped(
        d,
        weave(sag, dark) +
          (kind.band === undefined ? '' : band(sag, kind.band)) +
          stroke(`M${-RIM} 0C-58 ${f(sag * 1.3)} 58 ${f(sag * 1.3)} ${RIM} 0`, shade(straw[2], 0.2), 6, {
            opacity: 0.8,
          }) +
          (kind.old === true ? hole(30, -30, 10) : ''),
      ) +
      (kind.flower === true ? bloom(-40, -20, 17) : '') +
      (kind.old === true ? stroke('M-78 4l-8 9M-60 10l-3 10M70 6l9 8M84 2l10 3', straw[1], 2.4) : ''),
    3,
  )
}
/**
 * A hat over our heads: `open` is how far we see into it, half the height of the round of its rim. Give what is under it between `inside` and `outside`.
 */
export function hatFromBelow(kind: HatKind = {}, open = 20): { readonly inside: string; readonly outside: string } {
  const straw = strawOf(kind),
    sag = -open,
    d = `M${-RIM} 0C-62 -28 -26 -56 -6 ${TIP + 2}C-2 ${TIP - 3} 3 ${TIP - 3} 7 ${TIP + 2}C27 -56 63 -28 ${RIM} 0C${RIM * 0.9} ${f(-open)} ${RIM * 0.5} ${f(-open * 1.32)} 0 ${f(-open * 1.32)}C${-RIM * 0.5} ${f(-open * 1.32)} ${-RIM * 0.9} ${f(-open)} ${-RIM} 0Z`
  let ribs = ''
  for (let i = -6; i <= 6; i++) ribs += `M0 ${f(-open * 0.9)}L${f(i * 15)} ${f(open * (1 - (i / 6) ** 2) * 0.96)}`
  const hollow = `M${-RIM} 0C${-RIM * 0.9} ${f(-open)} ${-RIM * 0.5} ${f(-open * 1.32)} 0 ${f(-open * 1.32)}C${RIM * 0.5} ${f(-open * 1.32)} ${RIM * 0.9} ${f(-open)} ${RIM} 0C${RIM * 0.86} ${f(open)} ${RIM * 0.46} ${f(open * 1.2)} 0 ${f(open * 1.2)}C${-RIM * 0.46} ${f(open * 1.2)} ${-RIM * 0.86} ${f(open)} ${-RIM} 0Z`
  return {
    inside:
      path(hollow, rad(['#1E0F07', '#3A2012', '#6B4426', '#A4743F'], 0.5, 0.2, 0.8)) +
      clipped(hollow, stroke(ribs, '#C89A5A', 1.4, { opacity: 0.4 })) +
      stroke(
        `M${-RIM} 0C${-RIM * 0.86} ${f(open)} ${-RIM * 0.46} ${f(open * 1.2)} 0 ${f(open * 1.2)}C${RIM * 0.46} ${f(open * 1.2)} ${RIM * 0.86} ${f(open)} ${RIM} 0`,
        shade(straw[1], 0.2),
        4.4,
      ),
    outside: lit(
      path(d, lin([...straw], 62)) +
        clipped(
          d,
          weave(sag, C.soga) +
            (kind.band === undefined ? '' : band(sag * 0.8, kind.band)) +
            stroke(
              `M${-RIM} 0C${-RIM * 0.9} ${f(-open)} ${-RIM * 0.5} ${f(-open * 1.32)} 0 ${f(-open * 1.32)}C${RIM * 0.5} ${f(-open * 1.32)} ${RIM * 0.9} ${f(-open)} ${RIM} 0`,
              shade(straw[2], 0.15),
              5,
              { opacity: 0.85 },
            ),
        ),
      3,
    ),
  }
}
/** A hat upside down, a bowl: its rim is an ellipse at y=0, its tip below. Give what lies in it between `inside` and `outside`. */
export function hatBowl(kind: HatKind = {}, open = 20): { readonly inside: string; readonly outside: string } {
  const straw = strawOf(kind),
    front = `M${-RIM} 0C${-RIM * 0.88} ${f(open)} ${-RIM * 0.46} ${f(open * 1.2)} 0 ${f(open * 1.2)}C${RIM * 0.46} ${f(open * 1.2)} ${RIM * 0.88} ${f(open)} ${RIM} 0`,
    d = `${front}C63 32 30 58 8 ${-TIP}C3 ${4 - TIP} -3 ${4 - TIP} -8 ${-TIP}C-30 58 -63 32 ${-RIM} 0Z`
  let ribs = '',
    rounds = ''
  for (let i = -6; i <= 6; i++) ribs += `M${f(i * 15)} ${f(open * 1.2 * (1 - (i / 6) ** 2))}Q${f(i * 6.6)} 54 0 ${-TIP}`
  for (let k = 1; k < 6; k++) {
    const t = k / 6,
      half = RIM * (1 - t)
    rounds += `M${f(-half)} ${f(-TIP * t)}Q0 ${f(-TIP * t + open * 1.5 * (1 - t))} ${f(half)} ${f(-TIP * t)}`
  }
  const [top, low] = [0.3, 0.54].map((t): [number, number] => [RIM * (1 - t) * 1.02, -TIP * t])
  const bandShape = (color: string, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) =>
    path(
      `M${f(-x0)} ${f(y0)}Q0 ${f(y0 + open * 1.15)} ${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}Q0 ${f(y1 + open * 0.9)} ${f(-x1)} ${f(y1)}Z`,
      lin([light(color, 0.32), color, shade(color, 0.34)], 20),
    )
  return {
    inside:
      ellipse(0, 0, RIM, open * 1.16, rad(['#7A5230', '#A87843', '#D9AE68'], 0.5, 0.7, 0.7)) +
      ellipse(0, 0, RIM - 2, open * 1.14, 'none', { stroke: straw[0], 'stroke-width': 3.6 }),
    outside: lit(
      path(d, lin([...straw], 62)) +
        clipped(
          d,
          stroke(ribs, C.soga, 1.2, { opacity: 0.42 }) +
            stroke(rounds, C.soga, 1.5, { opacity: 0.46 }) +
            (kind.band === undefined || !top || !low ? '' : bandShape(kind.band, top, low)) +
            stroke(front, shade(straw[2], 0.15), 6, { opacity: 0.8 }),
        ),
      3,
    ),
  }
}
/** A hat from straight above: a round of 184 with its tip in the middle. `peep`: an eye looks out through the hole. */
export function hatFromAbove(kind: HatKind = {}, peep = false): string {
  const straw = strawOf(kind),
    dark = kind.old === true ? C.jati : C.soga
  let ribs = ''
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2
    ribs += `M0 0L${f(Math.cos(a) * RIM)} ${f(Math.sin(a) * RIM)}`
  }
  const ring = (r: number, w: number, color: string, o = 1): string =>
    circle(0, 0, r, 'none', { stroke: color, 'stroke-width': w, opacity: o })
  const round = `M${-RIM} 0A${RIM} ${RIM} 0 1 1 ${RIM} 0A${RIM} ${RIM} 0 1 1 ${-RIM} 0Z`
  return (
    lit(
      circle(
        0,
        0,
        RIM,
        rad([light(straw[0], 0.3), straw[0], straw[1], mix(straw[1], straw[2], 0.7)], 0.38, 0.34, 0.74),
      ) +
        clipped(
          round,
          stroke(ribs, dark, 1.3, { opacity: 0.4 }) +
            [18, 34, 50, 66, 80].map((r) => ring(r, 1.5, dark, 0.42)).join('') +
            path(`M0 0L${RIM * 1.2} ${-RIM * 0.3}L${RIM} ${RIM}L${RIM * 0.2} ${RIM * 1.2}Z`, shade(straw[2], 0.3), {
              opacity: 0.34,
              filter: blur(7),
            }),
        ) +
        (kind.band === undefined
          ? ''
          : ring(50, 17, kind.band) +
            ring(58, 2, shade(kind.band, 0.35), 0.7) +
            ring(43, 2, light(kind.band, 0.5), 0.8)) +
        ring(RIM - 3, 6, shade(straw[2], 0.2), 0.75) +
        circle(0, 0, 5, mix(straw[2], C.jati, 0.3)) +
        circle(-1.4, -1.6, 2.2, straw[0]) +
        (kind.old === true ? place(hole(0, 0, 17), 30, 26) : '') +
        (kind.old === true
          ? stroke('M-90 20l-9 7M-80 48l-9 10M62 70l8 10M88 -28l11 -3M-40 -84l-4 -9', straw[1], 3)
          : ''),
      3,
    ) +
    (peep
      ? place(
          circle(0, 0, 10, '#FFF6DC') +
            circle(1, 1, 6.4, C.mangga) +
            circle(1.6, 1, 3.6, C.tinta) +
            circle(0, -1.4, 1.5, '#fff'),
          30,
          26,
        )
      : '')
  )
}
/** Two ends of the band that fly behind a hat that runs to the right; their knot at 0,0. */
export const bandTails = (color: string = C.cabai): string =>
  lit(
    path('M0 -4C-16 -14 -28 -4 -46 -12C-40 -4 -44 0 -48 4C-30 8 -16 2 0 4Z', lin([color, shade(color, 0.2)], 20)) +
      path('M0 0C-12 2 -22 14 -38 14C-32 18 -34 24 -35 28C-20 26 -8 16 2 5Z', shade(color, 0.12)) +
      circle(0, 0, 5, light(color, 0.2)),
    1.4,
  )
/** What a thing on four legs throws up: round puffs of dust, the largest in front; 140 wide, foot at 0,0. */
export const dustPuffs = (): string =>
  g(
    (
      [
        [-44, -22, 26, 0.95],
        [-4, -30, 32, 0.95],
        [38, -20, 25, 0.95],
        [-66, -8, 13, 0.8],
        [64, -10, 14, 0.8],
      ] as const
    )
      .map(([x, y, r, o]) =>
        lit(circle(x, y, r, rad(['#FFFBEC', '#F8E6BF', '#E2C08A'], 0.36, 0.3, 0.8), { opacity: o }), 1.8, {
          shO: 0.2,
        }),
      )
      .join(''),
  )
