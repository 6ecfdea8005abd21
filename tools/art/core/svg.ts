/** Smallest useful SVG writer: strings in, strings out; shared defs are memoised by content. */
const defs = new Map()
/** Every shared definition by its id: doc() prints the used ones, relight() repaints them. */
export const byId = new Map()
export function def(make) {
  const key = make('?')
  if (!defs.has(key)) {
    const id = 'd' + defs.size.toString(36)
    defs.set(key, { id, make })
    byId.set(id, make)
  }
  return defs.get(key).id
}
export const f = (n) => (Math.round(n * 10) / 10).toString()
const at = (o) =>
  Object.entries(o)
    .filter(([, v]) => v !== undefined && v !== null && v !== false)
    .map(([k, v]) => ` ${k}="${v}"`)
    .join('')
export const el = (tag, attrs, inner = '') => `<${tag}${at(attrs)}>${inner}</${tag}>`
export const g = (inner, attrs = {}) => el('g', attrs, Array.isArray(inner) ? inner.join('') : inner)
export const path = (d, fill, attrs = {}) => el('path', { d, fill, ...attrs })
export const stroke = (d, color, width, attrs = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attrs,
  })
export const ellipse = (cx, cy, rx, ry, fill, attrs = {}) =>
  el('ellipse', { cx: f(cx), cy: f(cy), rx: f(rx), ry: f(ry), fill, ...attrs })
export const circle = (cx, cy, r, fill, attrs = {}) => ellipse(cx, cy, r, r, fill, attrs)
export const rect = (x, y, w, h, fill, attrs = {}) =>
  el('rect', { x: f(x), y: f(y), width: f(w), height: f(h), fill, ...attrs })
/** place(svg, x, y, scale, rotate, flip) */
export const place = (inner, x = 0, y = 0, s = 1, r = 0, flip = false) =>
  g(inner, {
    transform: `translate(${f(x)} ${f(y)})${r ? ` rotate(${f(r)})` : ''}${s !== 1 || flip ? ` scale(${flip ? -s : s} ${s})` : ''}`,
  })

const stops = (cs) =>
  cs
    .map((c, i) => {
      const [col, off, op] = Array.isArray(c) ? c : [c, i / (cs.length - 1), 1]
      return `<stop offset="${off}" stop-color="${col}"${op !== undefined && op !== 1 ? ` stop-opacity="${op}"` : ''}/>`
    })
    .join('')
/** Linear gradient; angle 90 = top to bottom, default 60 = light from upper left. */
export function lin(cs, angle = 60) {
  const a = (angle * Math.PI) / 180,
    x = Math.cos(a) / 2,
    y = Math.sin(a) / 2
  return `url(#${def((id) => `<linearGradient id="${id}" x1="${f(0.5 - x)}" y1="${f(0.5 - y)}" x2="${f(0.5 + x)}" y2="${f(0.5 + y)}">${stops(cs)}</linearGradient>`)})`
}
/** Linear gradient in user space from (x1,y1) to (x2,y2). */
export const linU = (cs, x1, y1, x2, y2) =>
  `url(#${def((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${f(x1)}" y1="${f(y1)}" x2="${f(x2)}" y2="${f(y2)}">${stops(cs)}</linearGradient>`)})`
export const rad = (cs, cx = 0.38, cy = 0.32, r = 0.75) =>
  `url(#${def((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(cs)}</radialGradient>`)})`
export const glow = (color, o = 1) =>
  rad(
    [
      [color, 0, o],
      [color, 0.45, o * 0.42],
      [color, 1, 0],
    ],
    0.5,
    0.5,
    0.5,
  )
export const clip = (d) => `url(#${def((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`
export const clipped = (d, inner) => g(inner, { 'clip-path': clip(d) })
export const blur = (s) =>
  `url(#${def((id) => `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${s}"/></filter>`)})`
export const pattern = (w, h, inner, transform = '') =>
  `url(#${def((id) => `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${transform ? ` patternTransform="${transform}"` : ''}>${inner}</pattern>`)})`

/** Whole document. Only the defs this body uses go in (defs may use defs), so parts can be built once and shared by many pages. */
export function doc(body, { w = 1280, h = 800, box } = {}) {
  const b = box ?? [0, 0, w, h]
  const used = new Set(),
    out = []
  const scan = (t) => {
    for (const [, id] of t.matchAll(/url\(#(\w+)\)/g))
      if (!used.has(id) && byId.has(id)) {
        used.add(id)
        const m = byId.get(id)(id)
        scan(m)
        out.push(m)
      }
  }
  scan(body)
  const all = out.join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${f(b[2])}" height="${f(b[3])}" viewBox="${b.map(f).join(' ')}"><defs>${all}</defs>${body}</svg>`
}
/** Deterministic random: the same seed draws the same leaf every build. */
export function rng(seed = 1) {
  let s = seed >>> 0 || 1
  const r = () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(r, { in: (a, b) => a + (b - a) * r(), pick: (xs) => xs[Math.floor(r() * xs.length)] })
}
