/** The kite of book 7 in all its states: red, torn, a bare frame, patched; its tail, its string on a reel, scraps. 200 wide, 280 high, its cross at 0,0. */
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { ceplok, cloth } from '../../parts/batik.ts'

const TOP = [0, -100] as const,
  RIGHT = [100, 0] as const,
  FOOT = [0, 180] as const,
  LEFT = [-100, 0] as const
const M = (...points: readonly (readonly [number, number])[]): string => `M${points.map((p) => p.join(' ')).join('L')}Z`
const SAIL = M(TOP, RIGHT, FOOT, LEFT)
/** The four fields between the sticks, clockwise from the upper left. */
const FIELDS = [M(TOP, [0, 0], LEFT), M(TOP, RIGHT, [0, 0]), M([0, 0], RIGHT, FOOT), M(LEFT, [0, 0], FOOT)] as const
/** What is left of the torn kite: its right corner is gone, with ragged edges. */
const TORN = 'M0 -100L64 -36 40 -32 54 -8 28 -4 42 22 18 32 32 58 12 66 38 112 0 180 -100 0Z'

const bambooStick = (d: string, w = 6): string =>
  stroke(d, C.soga, w + 2) + stroke(d, '#D9B45F', w) + stroke(d, '#F3DFA0', w * 0.3)
const sticks = (): string =>
  bambooStick('M0 -104V184') +
  bambooStick('M-104 0H104') +
  stroke('M-8 -8L8 8M8 -8L-8 8', C.santan, 3.4) +
  [
    [0, -60],
    [0, 90],
    [-52, 0],
    [56, 0],
  ]
    .map(([x, y]) => ellipse(Number(x), Number(y), 4.2, 4.2, '#B98F45'))
    .join('')
const paper = (d: string, color: string): string => path(d, lin([light(color, 0.32), color, shade(color, 0.16)], 55))
const seam = (d: string): string => stroke(d, C.santan, 2, { opacity: 0.5 })

/** Red paper on two sticks, as Danu made it. `light` in units of `lit`. */
export const redKite = (s = 4): string =>
  lit(FIELDS.map((d, i) => paper(d, i % 2 ? C.cabai : C.sepatu)).join('') + sticks() + seam(SAIL), s)
/** Torn: the right corner is gone, a rag hangs from the cross; `flap` (0 to 1) lifts it. */
export const tornKite = (flap = 0, s = 4): string =>
  lit(
    clipped(TORN, FIELDS.map((d, i) => paper(d, i % 2 ? C.cabai : C.sepatu)).join('')) +
      place(paper('M0 0L30 6 44 34 30 40 34 62 6 46Z', C.sepatu), 30, 52, 1, -50 * flap) +
      sticks(),
    s,
  )
/** Two crossed bamboo sticks and the string round them: what the goats left. */
export const bareKite = (s = 3): string => lit(sticks() + stroke(SAIL, C.santan, 3), s)

/** What everybody gave, one for each field: a drawing, yellow ribbon weave, flowered cloth, birthday paper. Drawn wide around the fields; clip it. */
const GIFTS: readonly (() => string)[] = [
  () =>
    rect(-110, -110, 120, 120, lin([C.putih, C.kertas], 60)) +
    circle(-66, -34, 13, C.kunyit) +
    stroke('M-66 -56V-60M-46 -34H-40M-51 -50L-47 -54M-84 -46L-88 -50', C.kunyit, 4) +
    path('M-96 -4Q-70 -26 -46 -10T0 -8V6H-100Z', C.pisang) +
    stroke('M-30 -14V-44M-30 -44L-42 -30M-30 -44L-18 -30M-30 -30H-30', C.nila, 3.6) +
    circle(-30, -52, 7, C.jambu),
  () =>
    rect(-6, -110, 120, 120, C.kunyit) +
    [-96, -72, -48, -24, 0].map((y) => stroke(`M-6 ${y}L114 ${y + 26}`, C.mangga, 8)).join('') +
    [-96, -62, -28].map((y) => stroke(`M-6 ${y + 30}L114 ${y - 40}`, '#FFE7A0', 4)).join(''),
  () => cloth(M([-4, -4], [110, -4], [110, 190], [-4, 190]), ceplok(C.nila, C.santan, C.kunyit, 30)),
  () =>
    rect(-110, -6, 120, 200, C.toska) +
    Array.from({ length: 22 }, (_, n) =>
      circle(
        -100 + (n % 4) * 28 + (Math.floor(n / 4) % 2) * 14,
        10 + Math.floor(n / 4) * 30,
        8,
        n % 3 ? C.padi : C.jambu,
      ),
    ).join(''),
]
/** One patch, cut to its field, field 0 to 3. */
export const patchOf = (field: 0 | 1 | 2 | 3): string => clipped(FIELDS[field], GIFTS[field]?.() ?? '')
/** All colours: four patches on the frame, stitched and pasted. */
export const patchKite = (s = 4): string =>
  lit(
    ([0, 1, 2, 3] as const).map(patchOf).join('') +
      stroke('M0 -96V170M-92 0H92', C.putih, 2.4, {
        'stroke-dasharray': '7 7',
        opacity: 0.8,
        transform: 'translate(7 7)',
      }) +
      sticks() +
      stroke(SAIL, C.sepatu, 4),
    s,
  )

/** Colours of a tail's bows: the red kite's, and the gifts of page 14. */
const RED_TAIL = [C.sepatu, C.kunyit, C.cabai] as const
/** See `RED_TAIL`: red scarf, yellow ribbon, woven band, Eka's string. */
export const GIFT_TAIL = [C.cabai, C.kunyit, C.soga, C.toska, C.jambu] as const
/** A bow of the tail, 34 wide, turned by so many degrees. */
const bow = (x: number, y: number, r: number, color: string, s = 1): string =>
  place(
    lit(
      path(
        'M0 0C-8 -12 -18 -14 -19 -2S-8 10 0 0C8 -12 18 -14 19 -2S8 10 0 0Z',
        lin([light(color, 0.3), color, shade(color, 0.2)], 60),
      ) + circle(0, 0, 4, shade(color, 0.25)),
      1.6,
    ),
    x,
    y,
    s,
    r,
  )
/** A tail along a cubic curve from 0,0 (hang it at 0,180 of the kite): its line and `n` bows. Control points are relative, as in SVG's `c`. */
export function kiteTail(
  [x1, y1, x2, y2, x3, y3]: readonly [number, number, number, number, number, number],
  { n = 6, colors = RED_TAIL, s = 1 }: { n?: number; colors?: readonly string[]; s?: number } = {},
): string {
  const at = (t: number): [number, number, number] => {
    const u = 1 - t
    const x = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3
    const y = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3
    const dx = 3 * u * u * x1 + 6 * u * t * (x2 - x1) + 3 * t * t * (x3 - x2)
    const dy = 3 * u * u * y1 + 6 * u * t * (y2 - y1) + 3 * t * t * (y3 - y2)
    return [x, y, (Math.atan2(dy, dx) * 180) / Math.PI - 90]
  }
  return (
    stroke(`M0 0C${[x1, y1, x2, y2, x3, y3].map(f).join(' ')}`, C.santan, 3.4 * s) +
    Array.from({ length: n }, (_, i) => {
      const [x, y, r] = at((i + 0.7) / n)
      return bow(x, y, r, colors[i % colors.length] ?? C.sepatu, s)
    }).join('')
  )
}
/** A reel of string with its two handles, 90 wide, 120 high, its middle at 0,0. */
export const reel = (s = 3): string =>
  lit(
    bambooStick('M-34 -58V58', 9) +
      bambooStick('M34 -58V58', 9) +
      path('M-30 -36Q0 -44 30 -36V36Q0 44 -30 36Z', lin([C.putih, C.santan, shade(C.santan, 0.3)], 60)) +
      Array.from({ length: 8 }, (_, i) =>
        stroke(`M-30 ${-30 + i * 8.6}Q0 ${-38 + i * 8.6} 30 ${-31 + i * 8.6}`, shade(C.santan, 0.25), 1.8),
      ).join('') +
      stroke('M28 -34C44 -44 52 -30 46 -18', C.santan, 3),
    s,
  )
/** A scrap of red paper, 100 wide; three different ones. */
export const scrap = (n: 1 | 2 | 3, s = 3): string =>
  lit(
    paper(
      [
        'M-46 -22L-8 -40 40 -28 48 6 24 10 28 34 -6 24 -34 38 -30 8 -50 2Z',
        'M-40 -34L6 -30 18 -44 46 -20 30 2 44 26 10 36 -10 22 -36 30 -28 -4Z',
        'M-48 -10L-26 -36 -4 -24 34 -38 46 -2 36 30 12 20 -12 38 -40 24Z',
      ][n - 1] ?? '',
      n === 2 ? C.sepatu : C.cabai,
    ) + stroke('M-20 -10L18 -18M-14 8L20 4', light(C.sepatu, 0.4), 2.4, { opacity: 0.5 }),
    s,
  )
/** A line of string between two points that sags or bends by `bend` to its right. */
export const stringTo = (x1: number, y1: number, x2: number, y2: number, bend = 0, w = 3): string => {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [((y2 - y1) / length) * -bend, ((x2 - x1) / length) * bend]
  return stroke(`M${f(x1)} ${f(y1)}Q${f(mx + nx)} ${f(my + ny)} ${f(x2)} ${f(y2)}`, C.putih, w, { opacity: 0.9 })
}
