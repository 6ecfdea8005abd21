/** Hair and caping of the child seen large, in face space (`closeupFace.ts`). */
import type { AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { type Point, smooth } from '../../core/geom.ts'
import { circle, clipped, f, g, lin, path, rng, stroke } from '../../core/svg.ts'
import { HAIR } from '../../characters/hairParts.ts'
import { C, light, mix } from '../../palette.ts'
import { soft } from './closeup.ts'
import { closeHijab } from './closeupHijab.ts'

const INK = HAIR.hitam
const SHEEN = mix(INK, '#D9A98A', 0.42)
const hairFill = (): string => lin([mix(INK, '#8A6A62', 0.42), mix(INK, '#8A6A62', 0.12), mix(INK, '#140A12', 0.3)], 62)

/** Hair (or cloth) before and behind a face. */
export interface CloseHair {
  /** Behind the face, before the body. */
  readonly back: string
  readonly front: string
  /** The shade it throws on the face. */
  readonly shadow: string
}
/** Fine strands between two lines, `n` of them. */
const strands = (from: readonly Point[], to: readonly Point[], bend: Point, n: number): string => {
  const r = rng(7)
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n,
      a = along(from, t),
      b = along(to, t + r.in(-0.02, 0.02))
    d += `M${f(a[0])} ${f(a[1])}Q${f((a[0] + b[0]) / 2 + bend[0])} ${f((a[1] + b[1]) / 2 + bend[1])} ${f(b[0])} ${f(b[1])}`
  }
  return stroke(d, SHEEN, 1.1, { opacity: 0.34 })
}
function along(line: readonly Point[], t: number): Point {
  const at = Math.max(0, Math.min(0.999, t)) * (line.length - 1),
    i = Math.floor(at),
    a = line[i] ?? [0, 0],
    b = line[i + 1] ?? a
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)]
}

const FRINGE = 'C80 -40 62 -38 44 -41C48 -47 48 -53 46 -60C30 -44 4 -38 -22 -39C-50 -40 -70 -44 -84 -50'
/** Chin-length; tucked: laid behind the ears. */
function bob(tucked: boolean): CloseHair {
  const end = tucked ? 34 : 84,
    w = tucked ? 112 : 122
  const back: readonly Point[] = [
    [0, -124],
    [70, -110],
    [112, -50],
    [126, 20],
    [116, 84],
    [84, 100],
    [0, 96],
    [-84, 100],
    [-116, 84],
    [-126, 20],
    [-112, -50],
    [-70, -110],
  ]
  const front =
    `M-96 ${end}C-${w} ${end - 10} -${w + 4} -16 -108 -58C-90 -108 -48 -126 0 -126C48 -126 90 -108 108 -58C${w + 4} -16 ${w} ${end - 10} 96 ${end}` +
    `C86 ${end - 2} 88 ${end - 18} 90 ${end * 0.4}C94 4 94 -28 88 -44${FRINGE}C-94 -28 -94 4 -90 ${f(end * 0.4)}C-88 ${end - 18} -86 ${end - 2} -96 ${end}Z`
  return {
    back: path(smooth(back), lin([mix(INK, '#8A6A62', 0.2), mix(INK, '#140A12', 0.45)], 70)),
    shadow: front,
    front: g([
      path(front, hairFill()),
      clipped(
        front,
        strands(
          [
            [-30, -128],
            [40, -128],
          ],
          [
            [-80, -40],
            [84, -40],
          ],
          [0, -6],
          22,
        ) +
          strands(
            [
              [-108, -60],
              [-90, -60],
            ],
            [
              [-116, end],
              [-92, end],
            ],
            [-4, 0],
            5,
          ) +
          strands(
            [
              [90, -60],
              [108, -60],
            ],
            [
              [92, end],
              [114, end],
            ],
            [4, 0],
            5,
          ) +
          soft(-46, -84, 52, 18, SHEEN, 0.5, -16) +
          soft(-108, 10, 9, 34, SHEEN, 0.34),
      ),
    ]),
  }
}
function short(): CloseHair {
  const front =
    'M-103 14C-116 -30 -104 -112 -20 -124C-12 -136 12 -140 24 -134C18 -130 16 -127 17 -124C86 -120 118 -60 103 14C99 20 95 12 94 2' +
    'C95 -16 92 -30 82 -42C74 -37 62 -36 50 -35C55 -43 54 -50 50 -57C36 -42 12 -34 -12 -32C-6 -41 -4 -49 -8 -56C-26 -41 -52 -34 -74 -34' +
    'C-90 -26 -94 -12 -94 2C-95 12 -99 20 -103 14Z'
  return {
    back: '',
    shadow: front,
    front: g([
      path(front, hairFill()),
      clipped(
        front,
        strands(
          [
            [-50, -124],
            [60, -124],
          ],
          [
            [-92, -30],
            [92, -36],
          ],
          [0, -8],
          26,
        ) + soft(-44, -84, 50, 18, SHEEN, 0.5, -20),
      ),
    ]),
  }
}
const curl = (x: number, y: number, r: number): string =>
  circle(x, y, r, hairFill()) +
  stroke(
    `M${f(x - r * 0.6)} ${f(y + r * 0.1)}C${f(x - r * 0.5)} ${f(y - r * 0.8)} ${f(x + r * 0.6)} ${f(y - r * 0.7)} ${f(x + r * 0.5)} ${f(y)}` +
      `C${f(x + r * 0.4)} ${f(y + r * 0.5)} ${f(x - r * 0.2)} ${f(y + r * 0.45)} ${f(x - r * 0.15)} ${f(y)}`,
    SHEEN,
    1.5,
    { opacity: 0.5 },
  )
function curly(): CloseHair {
  const ring: readonly (readonly [number, number, number])[] = [
    [98, 6, 16],
    [107, -22, 22],
    [102, -54, 26],
    [84, -84, 29],
    [54, -108, 31],
    [18, -121, 33],
  ]
  const fringe: readonly (readonly [number, number, number])[] = [
    [78, -48, 18],
    [54, -60, 20],
    [28, -57, 19],
    [2, -61, 21],
    [-24, -57, 19],
    [-50, -61, 20],
    [-76, -49, 18],
  ]
  const body = smooth([
    [-102, 0],
    [-108, -50],
    [-70, -112],
    [0, -128],
    [70, -112],
    [108, -50],
    [102, 0],
    [92, -30],
    [60, -58],
    [0, -62],
    [-60, -58],
    [-92, -30],
  ])
  return {
    back: '',
    shadow: smooth([
      [-96, -20],
      [-70, -40],
      [-24, -42],
      [0, -44],
      [28, -42],
      [70, -40],
      [96, -20],
      [90, -90],
      [-90, -90],
    ]),
    front: g([
      path(body, hairFill()),
      ...[
        [60, -88, 20],
        [30, -94, 21],
        [0, -92, 21],
        [-30, -94, 21],
        [-60, -88, 20],
      ].map(([x = 0, y = 0, r = 0]) => curl(x, y, r)),
      ...ring.flatMap(([x, y, r]) => [curl(-x, y, r), curl(x, y, r)]),
      ...fringe.map(([x, y, r]) => curl(x, y, r)),
    ]),
  }
}
/** The hair or hijab of a look; tucked: hair lies behind the ears. */
export function closeHair({ hair, headwear }: AvatarVariant, tucked = false): CloseHair {
  if (headwear === 'hijab') return { back: '', ...closeHijab() }
  return hair === 'bob' ? bob(tucked) : hair === 'short' ? short() : curly()
}
/** The caping over the brow, seen from just below its brim: 128 to each side, its rim at -54 in the middle. */
export function closeCaping(): string {
  const d = 'M-128 -78C-84 -134 -40 -184 0 -214C40 -184 84 -134 128 -78C86 -46 -86 -46 -128 -78Z',
    STRAW = '#E9C071'
  let spokes = '',
    rings = ''
  for (let i = -10; i <= 10; i++) spokes += `M0 -216Q${i * 6} -140 ${f(i * 12.6)} -50`
  for (let i = 1; i < 7; i++)
    rings += `M${f(-19.4 * i - 6)} ${f(-214 + i * 20.4)}Q0 ${f(-202 + i * 24.6)} ${f(19.4 * i + 6)} ${f(-214 + i * 20.4)}`
  return g([
    path(d, lin([light(STRAW, 0.55), STRAW, '#B98543'], 62)),
    clipped(
      d,
      g([
        stroke(spokes, C.soga, 1.1, { opacity: 0.4 }),
        stroke(rings, C.soga, 1.5, { opacity: 0.36 }),
        stroke(rings, C.cahaya, 1, { opacity: 0.4, transform: 'translate(0 -1.6)' }),
        soft(70, -90, 80, 40, C.manggis, 0.34, -30),
        soft(-60, -110, 60, 26, C.cahaya, 0.5, -46),
      ]),
    ),
    stroke('M-128 -78C-86 -46 86 -46 128 -78', mix(C.soga, STRAW, 0.3), 5.6),
    stroke('M-126 -79.6C-86 -48 86 -48 126 -79.6', light(STRAW, 0.4), 1.7, { opacity: 0.8 }),
  ])
}
/** The shade of the brim on a face, to be cut by its outline. */
export const capingShade = 'M-128 -84H128V-58C86 -26 -86 -26 -128 -58Z'
