/**
 * Time of day. relight(svg, 'siang' | 'senja' | 'malam' | 'lampu') repaints every colour of a finished drawing, its gradients and
 * its light filters included (the rim turns to moonlight, the plum shadow to night blue).
 * It is text work: no filter, no cost in the raster.
 * siang = as drawn, senja = low sun, malam = full moon, lampu = somebody near a lantern at night.
 */
import { def, byId, g, circle, ellipse, glow } from './svg.ts'

const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16) / 255)
const hex = (v) =>
  '#' +
  v
    .map((x) =>
      Math.round(Math.max(0, Math.min(1, x)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
const luma = ([r, g, b]) => 0.3 * r + 0.58 * g + 0.12 * b
/** gray: how much colour is lost; dark, lit: the hues that black and white move to; gamma > 1 darkens the middle; warm: extra red. */
const tone =
  ({ gray, dark, lit, gamma, keep }) =>
  (h) => {
    const c = rgb(h),
      L = luma(c),
      D = rgb(dark),
      W = rgb(lit),
      t = Math.pow(L, gamma)
    return hex(
      c.map((v, i) => {
        const base = D[i] + (W[i] - D[i]) * t,
          own = D[i] + (W[i] - D[i]) * Math.pow(v, gamma)
        return base * gray + own * (1 - gray) + (v - L) * keep
      }),
    )
  }
export const LIGHTS = {
  siang: null,
  senja: tone({ gray: 0.12, dark: '#2E1740', lit: '#FFDDA6', gamma: 1.12, keep: 0.1 }),
  malam: tone({ gray: 0.36, dark: '#0A1434', lit: '#8FB0E8', gamma: 1.42, keep: 0.1 }),
  lampu: tone({ gray: 0.14, dark: '#1B1436', lit: '#FFD596', gamma: 1.1, keep: 0.12 }),
}
const done = new Map()
export function relight(svg, when = 'siang') {
  const to = LIGHTS[when]
  if (!to) return svg
  const key = when + svg
  if (done.has(key)) return done.get(key)
  const ids = new Map()
  const paint = (t) =>
    t
      .replace(/#[0-9A-Fa-f]{6}\b/g, to)
      .replace(/"#([0-9A-Fa-f])([0-9A-Fa-f])([0-9A-Fa-f])"/g, (_, r, q, b) => `"${to('#' + r + r + q + q + b + b)}"`)
  const refs = (t) =>
    t.replace(/url\(#(\w+)\)/g, (all, id) => {
      if (!byId.has(id)) return all
      if (!ids.has(id)) {
        const body = refs(paint(byId.get(id)('?')))
        ids.set(
          id,
          def((n) => body.replace('id="?"', `id="${n}"`)),
        )
      }
      return `url(#${ids.get(id)})`
    })
  const out = refs(paint(svg))
  done.set(key, out)
  return out
}
/** Warm light around a lantern: a wide soft pool and a small bright heart. r is the radius of the pool. */
export const lampGlow = (x, y, r = 120, o = 1, c = '#FFC765') =>
  circle(x, y, r, glow(c, 0.62 * o)) + circle(x, y, r * 0.42, glow('#FFE9B0', 0.75 * o))
/** Light of a lantern on the ground, seen flat. */
export const lampPool = (x, y, w, o = 0.8, c = '#FFC765') => ellipse(x, y, w, w * 0.3, glow(c, o))
