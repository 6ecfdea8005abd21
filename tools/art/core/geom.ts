import { f } from './svg.ts'
export const rad2 = (d) => (d * Math.PI) / 180
/** Direction of a limb: 0 hangs down, 90 points screen-right, 180 up, -90 screen-left. */
export const dir = (deg, len = 1) => [Math.sin(rad2(deg)) * len, Math.cos(rad2(deg)) * len]
export const add = (a, b, k = 1) => [a[0] + b[0] * k, a[1] + b[1] * k]
export const sub = (a, b) => [a[0] - b[0], a[1] - b[1]]
export const lerp = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const dist = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1])
/** Catmull-Rom through points, written as cubic beziers. */
export function smooth(p, closed = true, k = 1) {
  const n = p.length,
    P = (i) => (closed ? p[(i + n) % n] : p[Math.max(0, Math.min(n - 1, i))])
  let d = `M${f(p[0][0])} ${f(p[0][1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = P(i - 1),
      b = P(i),
      c = P(i + 1),
      e = P(i + 2)
    d += `C${f(b[0] + ((c[0] - a[0]) / 6) * k)} ${f(b[1] + ((c[1] - a[1]) / 6) * k)} ${f(c[0] - ((e[0] - b[0]) / 6) * k)} ${f(c[1] - ((e[1] - b[1]) / 6) * k)} ${f(c[0])} ${f(c[1])}`
  }
  return d + (closed ? 'Z' : '')
}
/** Points along a Catmull-Rom curve. */
export function sample(p, per = 6) {
  const out = [],
    n = p.length,
    P = (i) => p[Math.max(0, Math.min(n - 1, i))]
  for (let i = 0; i < n - 1; i++)
    for (let s = 0; s < per; s++) {
      const t = s / per,
        [a, b, c, e] = [P(i - 1), P(i), P(i + 1), P(i + 2)]
      out.push(
        [0, 1].map(
          (j) =>
            0.5 *
            (2 * b[j] +
              (c[j] - a[j]) * t +
              (2 * a[j] - 5 * b[j] + 4 * c[j] - e[j]) * t * t +
              (3 * b[j] - a[j] - 3 * c[j] + e[j]) * t * t * t),
        ),
      )
    }
  out.push(p[n - 1])
  return out
}
/** A tapered limb: the curve through pts, thickened by half-widths ws (one per point). */
export function tube(pts, ws, { start = 'round', end = 'round' } = {}) {
  const per = 5,
    c = sample(pts, per),
    W = (i) => {
      const t = i / per,
        a = Math.min(ws.length - 1, Math.floor(t)),
        b = Math.min(ws.length - 1, a + 1),
        u = t - a,
        s = u * u * (3 - 2 * u)
      return ws[a] + (ws[b] - ws[a]) * s
    }
  const T = (i) => {
    const a = c[Math.max(0, i - 1)],
      b = c[Math.min(c.length - 1, i + 1)],
      l = dist(a, b) || 1
    return [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  }
  const L = [],
    R = []
  c.forEach((q, i) => {
    const t = T(i),
      w = W(i)
    L.push([q[0] - t[1] * w, q[1] + t[0] * w])
    R.push([q[0] + t[1] * w, q[1] - t[0] * w])
  })
  const cap = (i, sgn, kind) => {
    if (kind !== 'round') return []
    const t = T(i),
      w = W(i),
      q = c[i]
    return [-0.62, 0, 0.62].map((a) => {
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
  if (start === 'flat' || end === 'flat') {
    const A = smooth(L, false).replace(/^M/, 'M'),
      B = smooth([...e, ...R.reverse(), ...s], false).replace(/^M/, 'L')
    return A + B + 'Z'
  }
  return smooth([...L, ...e, ...R.reverse(), ...s], true)
}
/** Two-bone reach: where the elbow goes so that the hand lands on target. bend = +1 / -1. */
export function reach(a, target, l1, l2, bend = 1) {
  const d = Math.min(dist(a, target), (l1 + l2) * 0.999),
    base = Math.atan2(target[1] - a[1], target[0] - a[0])
  const k = Math.acos(Math.max(-1, Math.min(1, (l1 * l1 + d * d - l2 * l2) / (2 * l1 * d)))) * bend
  const elbow = [a[0] + Math.cos(base + k) * l1, a[1] + Math.sin(base + k) * l1]
  const t = [a[0] + Math.cos(base) * d, a[1] + Math.sin(base) * d]
  return [elbow, t]
}
export const deg = (a, b) => (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI
