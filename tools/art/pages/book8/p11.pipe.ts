/** Book 8, page 11: the pipe that runs aslant through the picture, eight hands on it like birds on a wire, drops that spring from it. */
import { type Point, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, f, g, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, type Skin, SKIN } from '../../palette.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import { drop, pipeClose } from './sharedPipe.ts'

/** Its slope in degrees, half its thickness. */
const PIPE = { slope: 16, r: 29 } as const
/** The middle of the pipe at an x. */
export const pipeAt = (x: number): number => 246 + x * Math.tan((PIPE.slope * Math.PI) / 180)
/** A wrist on its upper edge. */
export const onPipe = (x: number): Point => [x + 6, pipeAt(x) - PIPE.r - 8]
/** The pipe alone, from edge to edge. */
const bamboo = (): string =>
  drawn(0.36, () =>
    lamplit(
      clipped('M0 -10H1280V810H0Z', place(pipeClose(1420, PIPE.r, { joint: 202 }), -40, pipeAt(-40), 1, PIPE.slope)),
    ),
  )
/**
 * A hand that lies on it, as a bird sits on a wire: its back on top, four fingers down the front, the thumb at one side; 0,0 is the upper edge.
 */
function grip(skin: Skin, side: 1 | -1): string {
  const flesh = lin([light(skin.b, 0.34), skin.b, mix(skin.b, skin.s, 0.4)], 70)
  const fingers = [-16, -5.6, 5, 15].map((x, i) => {
    const l = [21, 27, 26, 19][side > 0 ? i : 3 - i] ?? 22,
      bend = x * 0.12
    return (
      path(
        tube(
          [
            [x, -6],
            [x + bend * 0.6, l * 0.5],
            [x + bend, l],
          ],
          [6.4, 6.2, 5.4],
        ),
        flesh,
      ) +
      path(`M${f(x + bend - 3)} ${f(l - 1)}q3 -4 6 0q1 5 -3 6q-4 -1 -3 -6Z`, mix(skin.l, C.jambu, 0.4)) +
      stroke(`M${f(x - 4)} ${f(l * 0.36)}q4 2.4 8 0`, skin.s, 1.5, { opacity: 0.5 })
    )
  })
  return lit(
    path(
      tube(
        [
          [side * 14, -8],
          [side * 25, -4],
          [side * 33, 6],
        ],
        [7, 6.6, 5.4],
      ),
      flesh,
    ) +
      fingers.join('') +
      path('M-23 0C-25 -16 -13 -25 0 -26C13 -25 25 -16 23 0C18 7 -18 7 -23 0Z', flesh) +
      stroke('M-10 -4q0 -6 2 -9M0 -4v-9M10 -4q0 -6 -2 -9', skin.s, 1.6, { opacity: 0.4 }),
    2,
  )
}
/** Every hand: where, whose skin, size, the side of the thumb. */
const HANDS: readonly (readonly [number, Skin, number, 1 | -1])[] = [
  [78, SKIN.sawo, 0.86, 1],
  [212, SKIN.sawo, 0.86, -1],
  [292, SKIN.sawo, 1, 1],
  [368, SKIN.sawo, 1, 1],
  [478, SKIN.sawo, 1.1, 1],
  [572, SKIN.coklat, 1.02, 1],
  [880, SKIN.sawo, 1.2, 1],
  [1084, SKIN.matang, 1.24, 1],
]
const onTop = ([x, skin, k, side]: (typeof HANDS)[number]): string =>
  place(grip(skin, side), x + 5, pipeAt(x) - PIPE.r + 2, k, PIPE.slope - 4)
/** Where a face is close over it: no drop springs up there. */
const FACES = [
  [84, 206],
  [316, 446],
  [540, 690],
  [846, 990],
] as const
/** Drops that are thrown off it; `k` says how high. */
function thrown(k: number): string {
  const r = rng(21)
  let drops = '',
    rings = ''
  for (let i = 0; i < 73; i += 1) {
    const x = 16 + i * 17.2 + r.in(-8, 8),
      up = r.in(6, 44) * k,
      isBelow = r() < 0.26 || FACES.some(([a, b]) => x > a && x < b),
      y = pipeAt(x) + (isBelow ? PIPE.r + up * (i % 3 === 0 ? 1 : 0.36) : -PIPE.r - up)
    drops += drop(x + r.in(-6, 6), y, r.in(3, 6.4))
    if (!isBelow && i % 2 === 0) rings += `M${Math.round(x)} ${Math.round(pipeAt(x) - PIPE.r + 6)}q4 -9 9 -10`
  }
  return stroke(rings, '#EAF6FA', 2.4, { opacity: 0.7 }) + drops
}
/** Short lines along both edges: it shakes. */
function shakes(): string {
  let d = ''
  const tan = Math.tan((PIPE.slope * Math.PI) / 180)
  for (const [x, l, off] of [
    [20, 34, -44],
    [250, 26, -42],
    [470, 30, 44],
    [700, 30, 46],
    [828, 26, 46],
    [1030, 40, -46],
    [1180, 44, -46],
    [1176, 44, 46],
    [246, 30, 44],
  ] as const) {
    const y = pipeAt(x) + off
    d += `M${f(x)} ${f(y)}l${l} ${f(l * tan)}M${f(x + 8)} ${f(y + Math.sign(off) * 10)}l${f(l * 0.6)} ${f(l * 0.6 * tan)}`
  }
  return stroke(d, '#FFF3D0', 3.4, { opacity: 0.75 })
}
/** What trembles: the pipe, the drops, the hands. */
export const pipe = (k = 1): string =>
  g([bamboo(), shakes(), thrown(k), drawn(0.5, () => lamplit(HANDS.map((one) => onTop(one)).join('')))])

const FUR = '#F2963C',
  DARK = '#BE5A1C'
/** Kiko's fur on end: an outline of spikes round an ellipse. */
export function spiky(rx: number, ry: number, n: number, seed: number, deep = 0.22): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < n * 2; i += 1) {
    const a = (i / (n * 2)) * Math.PI * 2,
      q = i % 2 ? 1 - deep : r.in(0.98, 1.1)
    d += `${i ? 'L' : 'M'}${Math.round(Math.cos(a) * rx * q)} ${Math.round(Math.sin(a) * ry * q)}`
  }
  return `${d}Z`
}
export const fur = (): string => lin([light(FUR, 0.35), FUR, shade(FUR, 0.16)], 62)
export const stripe = DARK
export const sock = (x: number, y: number): string =>
  circle(x, y, 9, lin([C.putih, mix(C.santan, C.putih, 0.4)], 70)) +
  stroke(`M${x - 3} ${y + 1}v5M${x + 3} ${y + 1}v5`, '#C9A98A', 1.4)
