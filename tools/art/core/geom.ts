/** Points, limbs and curves. */
import { f } from './svg.ts'

/** A point or a vector, drawing units. */
export type Point = readonly [x: number, y: number]
/** Degrees to radians. */
export const rad2 = (degrees: number): number => (degrees * Math.PI) / 180
/** Direction of a limb: 0 hangs down, 90 points screen-right, 180 up, -90 screen-left. */
export const dir = (degrees: number, len = 1): [number, number] => [
  Math.sin(rad2(degrees)) * len,
  Math.cos(rad2(degrees)) * len,
]
/** a + k·b. */
export const add = (a: Point, b: Point, k = 1): [number, number] => [a[0] + b[0] * k, a[1] + b[1] * k]
/** The point at share t of the way from a to b. */
export const lerp = (a: Point, b: Point, t: number): [number, number] => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]
/** How far apart two points are. */
export const dist = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
/** The direction from a to b, as dir() takes it. */
export const deg = (a: Point, b: Point): number => (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI
/** The item at an index that must exist; throws where the list is too short. */
export function item<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new Error(`no item ${index} in a list of ${list.length}`)
  return list[index] as T // inside, see above
}

/** Catmull-Rom through points, written as cubic beziers; k < 1 is tighter. */
export function smooth(p: readonly Point[], closed = true, k = 1): string {
  const n = p.length
  const P = (i: number): Point => item(p, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)))
  let d = `M${f(P(0)[0])} ${f(P(0)[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = P(i - 1),
      b = P(i),
      c = P(i + 1),
      e = P(i + 2)
    d += `C${f(b[0] + ((c[0] - a[0]) / 6) * k)} ${f(b[1] + ((c[1] - a[1]) / 6) * k)} ${f(c[0] - ((e[0] - b[0]) / 6) * k)} ${f(c[1] - ((e[1] - b[1]) / 6) * k)} ${f(c[0])} ${f(c[1])}`
  }
  return d + (closed ? 'Z' : '')
}
const between = (a: number, b: number, c: number, e: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t)
/** Points along a Catmull-Rom curve, `per` for each stretch. */
export function sample(p: readonly Point[], per = 6): [number, number][] {
  const n = p.length,
    out: [number, number][] = []
  const P = (i: number): Point => item(p, Math.max(0, Math.min(n - 1, i)))
  for (let i = 0; i < n - 1; i++) {
    const [a, b, c, e] = [P(i - 1), P(i), P(i + 1), P(i + 2)]
    for (let s = 0; s < per; s++)
      out.push([between(a[0], b[0], c[0], e[0], s / per), between(a[1], b[1], c[1], e[1], s / per)])
  }
  out.push([...P(n - 1)])
  return out
}

/** How a limb ends. */
export type LimbEnd = 'round' | 'flat'
/** Points in a limb's curve for each of its joints. */
const PER_JOINT = 5
const clampIndex = (i: number, list: readonly unknown[]): number => Math.max(0, Math.min(list.length - 1, i))

function limb(pts: readonly Point[], ws: readonly number[]) {
  const c = sample(pts, PER_JOINT)
  const width = (i: number): number => {
    const t = i / PER_JOINT,
      a = Math.min(ws.length - 1, Math.floor(t)),
      b = Math.min(ws.length - 1, a + 1),
      u = t - a,
      s = u * u * (3 - 2 * u)
    return item(ws, a) + (item(ws, b) - item(ws, a)) * s
  }
  const tangent = (i: number): [number, number] => {
    const a = item(c, clampIndex(i - 1, c)),
      b = item(c, clampIndex(i + 1, c)),
      l = dist(a, b) || 1
    return [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  }
  return { c, width, tangent }
}
/** A tapered limb: the curve through pts, thickened by half-widths ws (one per point). */
export function tube(
  pts: readonly Point[],
  ws: readonly number[],
  { start = 'round', end = 'round' }: { start?: LimbEnd; end?: LimbEnd } = {},
): string {
  const { c, width, tangent } = limb(pts, ws)
  const L: Point[] = [],
    R: Point[] = []
  c.forEach((q, i) => {
    const t = tangent(i),
      w = width(i)
    L.push([q[0] - t[1] * w, q[1] + t[0] * w])
    R.push([q[0] + t[1] * w, q[1] - t[0] * w])
  })
  const cap = (i: number, sgn: number, kind: LimbEnd): Point[] => {
    if (kind !== 'round') return []
    const t = tangent(i),
      w = width(i),
      q = item(c, i)
    return [-0.62, 0, 0.62].map((a): Point => {
      const ca = Math.cos(a * 1.45),
        sa = Math.sin(a * 1.45)
      return [
        q[0] + sgn * t[0] * w * ca * 0.9 + t[1] * w * sa * sgn * 1,
        q[1] + sgn * t[1] * w * ca * 0.9 - t[0] * w * sa * sgn * 1,
      ]
    })
  }
  const e = cap(c.length - 1, 1, end),
    s = cap(0, -1, start)
  if (start === 'round' && end === 'round') return smooth([...L, ...e, ...R.reverse(), ...s], true)
  return `${smooth(L, false)}${smooth([...e, ...R.reverse(), ...s], false).replace(/^M/, 'L')}Z`
}
/** Two-bone reach: where the elbow and the hand go so that the hand lands on the target. bend = +1 / -1 chooses the elbow. */
export function reach(
  a: Point,
  target: Point,
  l1: number,
  l2: number,
  bend = 1,
): [elbow: [number, number], hand: [number, number]] {
  const d = Math.min(dist(a, target), (l1 + l2) * 0.999),
    base = Math.atan2(target[1] - a[1], target[0] - a[0])
  const k = Math.acos(Math.max(-1, Math.min(1, (l1 * l1 + d * d - l2 * l2) / (2 * l1 * d)))) * bend
  return [
    [a[0] + Math.cos(base + k) * l1, a[1] + Math.sin(base + k) * l1],
    [a[0] + Math.cos(base) * d, a[1] + Math.sin(base) * d],
  ]
}
