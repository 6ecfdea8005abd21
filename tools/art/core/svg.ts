/** Smallest useful SVG writer: strings in, strings out; shared definitions are kept by content. */

/** Attributes of an element; empty ones (undefined, null, false) are left out. */
export type Attrs = Readonly<Record<string, string | number | boolean | null | undefined>>
/** A colour of a gradient, alone (spread evenly) or with its offset 0..1 and opacity. */
export type Stop = string | readonly [color: string, offset: number, opacity?: number]
/** Left, top, width, height. */
export type BoxTuple = readonly [x: number, y: number, width: number, height: number]
/** Writes a definition under an id. */
export type MakeDef = (id: string) => string

const defs = new Map<string, string>()
/** Every shared definition by its id: doc() prints the used ones, relight() repaints them. */
export const byId = new Map<string, MakeDef>()
/** Keeps a definition (once for the same content) and gives its id. */
export function def(make: MakeDef): string {
  const key = make('?')
  const known = defs.get(key)
  if (known !== undefined) return known
  const id = `d${defs.size.toString(36)}`
  defs.set(key, id)
  byId.set(id, make)
  return id
}
/** A number as it is written: one decimal. */
export const f = (n: number): string => (Math.round(n * 10) / 10).toString()
/** A number with two decimals, for scales and frequencies. */
export const f2 = (n: number): number => Math.round(n * 100) / 100
const written = (attrs: Attrs): string =>
  Object.entries(attrs)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
/** Any element. */
export const el = (tag: string, attrs: Attrs, inner = ''): string => `<${tag}${written(attrs)}>${inner}</${tag}>`
/** A group of drawings, back to front. */
export const g = (inner: string | readonly string[], attrs: Attrs = {}): string =>
  el('g', attrs, typeof inner === 'string' ? inner : inner.join(''))
/** A filled outline. */
export const path = (d: string, fill: string, attrs: Attrs = {}): string => el('path', { d, fill, ...attrs })
/** A line with round ends. */
export const stroke = (d: string, color: string, width: number, attrs: Attrs = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attrs,
  })
/** An ellipse around its middle. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, attrs: Attrs = {}): string =>
  el('ellipse', { cx: f(cx), cy: f(cy), rx: f(rx), ry: f(ry), fill, ...attrs })
/** A circle around its middle. */
export const circle = (cx: number, cy: number, r: number, fill: string, attrs: Attrs = {}): string =>
  ellipse(cx, cy, r, r, fill, attrs)
/** A rectangle from its upper left corner. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, attrs: Attrs = {}): string =>
  el('rect', { x: f(x), y: f(y), width: f(w), height: f(h), fill, ...attrs })
/** Puts a drawing at x, y, scaled, turned by r degrees, mirrored left to right where `flip`. */
export const place = (inner: string | readonly string[], x = 0, y = 0, s = 1, r = 0, flip = false): string =>
  g(inner, {
    transform: `translate(${f(x)} ${f(y)})${r ? ` rotate(${f(r)})` : ''}${s !== 1 || flip ? ` scale(${flip ? -s : s} ${s})` : ''}`,
  })

const stops = (colors: readonly Stop[]): string =>
  colors
    .map((stop, i) => {
      const [color, offset, opacity = 1] = typeof stop === 'string' ? [stop, i / (colors.length - 1)] : stop
      return `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`
    })
    .join('')
const url = (make: MakeDef): string => `url(#${def(make)})`
/** Linear gradient over a shape; angle 90 = top to bottom, default 60 = light from upper left. */
export function lin(colors: readonly Stop[], angle = 60): string {
  const a = (angle * Math.PI) / 180,
    x = Math.cos(a) / 2,
    y = Math.sin(a) / 2
  return url(
    (id) =>
      `<linearGradient id="${id}" x1="${f(0.5 - x)}" y1="${f(0.5 - y)}" x2="${f(0.5 + x)}" y2="${f(0.5 + y)}">${stops(colors)}</linearGradient>`,
  )
}
/** Linear gradient in drawing units from x1, y1 to x2, y2. */
export const linU = (colors: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string =>
  url(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${f(x1)}" y1="${f(y1)}" x2="${f(x2)}" y2="${f(y2)}">${stops(colors)}</linearGradient>`,
  )
/** Radial gradient over a shape; middle and radius in shares of the shape. */
export const rad = (colors: readonly Stop[], cx = 0.38, cy = 0.32, r = 0.75): string =>
  url((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(colors)}</radialGradient>`)
/** A soft light that fades to nothing at the rim of its shape. */
export const glow = (color: string, o = 1): string =>
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
/** An outline to cut a drawing with. */
const clip = (d: string): string => url((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
/** A drawing cut to an outline. */
export const clipped = (d: string, inner: string | readonly string[]): string => g(inner, { 'clip-path': clip(d) })
/** A blur of so many units, as a filter. */
export const blur = (s: number | string): string =>
  url(
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${s}"/></filter>`,
  )
/** Everything in one colour, as a filter: a silhouette. */
export const flat = (color: string): string =>
  url(
    (id) =>
      `<filter id="${id}" color-interpolation-filters="sRGB"><feFlood flood-color="${color}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  )
/** A whole document. Only the definitions this body uses go in (they may use others), so parts can be built once and shared by many pages. */
export function doc(body: string, { w = 1280, h = 800, box }: { w?: number; h?: number; box?: BoxTuple } = {}): string {
  const [x, y, width, height] = box ?? [0, 0, w, h]
  const used = new Set<string>(),
    out: string[] = []
  const scan = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/url\(#(\w+)\)/g)) {
      const made = used.has(id) ? undefined : byId.get(id)?.(id)
      if (made === undefined) continue
      used.add(id)
      scan(made)
      out.push(made)
    }
  }
  scan(body)
  const size = `width="${f(width)}" height="${f(height)}" viewBox="${[x, y, width, height].map(f).join(' ')}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${out.join('')}</defs>${body}</svg>`
}
/** A source of chance that gives the same numbers every time. */
export interface Rng {
  (): number
  /** A number from a to b. */
  in(a: number, b: number): number
  /** One of a list. */
  pick<T>(list: readonly T[]): T
}
/** Deterministic random: the same seed draws the same leaf every build. */
export function rng(seed = 1): Rng {
  let s = seed >>> 0 || 1
  const next = (): number => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from')
    return list[Math.floor(next() * list.length)] as T // the index is inside: next() < 1
  }
  return Object.assign(next, { in: (a: number, b: number) => a + (b - a) * next(), pick })
}
