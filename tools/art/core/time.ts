/**
 * Time of day. relight(svg, 'siang' | 'senja' | 'malam' | 'lampu') repaints every colour of a finished drawing, its gradients and
 * its light filters included (the rim turns to moonlight, the plum shadow to night blue).
 * It is text work: no filter, no cost in the raster.
 * siang = as drawn, senja = low sun, malam = full moon, lampu = somebody near a lantern at night.
 */
import { byId, circle, def, ellipse, glow } from './svg.ts'

type Rgb = readonly [r: number, g: number, b: number]
const rgb = (h: string): Rgb => {
  const channel = (i: number) => Number.parseInt(h.slice(i, i + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}
const hexByte = (x: number): string =>
  Math.round(Math.max(0, Math.min(1, x)) * 255)
    .toString(16)
    .padStart(2, '0')
const luma = ([r, g, b]: Rgb): number => 0.3 * r + 0.58 * g + 0.12 * b

/** gray: how much colour is lost; dark, lit: the hues that black and white move to; gamma > 1 darkens the middle; keep: own colour. */
interface Tone {
  gray: number
  dark: string
  lit: string
  gamma: number
  keep: number
}
type Repaint = (color: string) => string
const tone =
  ({ gray, dark, lit, gamma, keep }: Tone): Repaint =>
  (color) => {
    const c = rgb(color),
      L = luma(c),
      D = rgb(dark),
      W = rgb(lit),
      t = Math.pow(L, gamma)
    const channel = (i: 0 | 1 | 2): string => {
      const v = c[i],
        base = D[i] + (W[i] - D[i]) * t,
        own = D[i] + (W[i] - D[i]) * Math.pow(v, gamma)
      return hexByte(base * gray + own * (1 - gray) + (v - L) * keep)
    }
    return `#${channel(0)}${channel(1)}${channel(2)}`
  }
/** How each light repaints a colour; daylight leaves it. */
const LIGHTS = {
  siang: null,
  senja: tone({ gray: 0.12, dark: '#2E1740', lit: '#FFDDA6', gamma: 1.12, keep: 0.1 }),
  malam: tone({ gray: 0.36, dark: '#0A1434', lit: '#8FB0E8', gamma: 1.42, keep: 0.1 }),
  lampu: tone({ gray: 0.14, dark: '#1B1436', lit: '#FFD596', gamma: 1.1, keep: 0.12 }),
} as const
/** The four lights of the books. */
export type Light = keyof typeof LIGHTS

const paint = (text: string, to: Repaint): string =>
  text
    .replace(/#[0-9A-Fa-f]{6}\b/g, to)
    .replace(
      /"#([0-9A-Fa-f])([0-9A-Fa-f])([0-9A-Fa-f])"/g,
      (_, r: string, g: string, b: string) => `"${to(`#${r}${r}${g}${g}${b}${b}`)}"`,
    )
const done = new Map<string, string>()
/** The same drawing in another light, its gradients and filters too. */
export function relight(svg: string, when: Light = 'siang'): string {
  const to = LIGHTS[when]
  if (!to) return svg
  const key = when + svg
  const known = done.get(key)
  if (known !== undefined) return known
  const ids = new Map<string, string>()
  const refs = (text: string): string =>
    text.replace(/url\(#(\w+)\)/g, (all, id: string) => {
      const make = byId.get(id)
      if (!make) return all
      let repainted = ids.get(id)
      if (repainted === undefined) {
        const body = refs(paint(make('?'), to))
        repainted = def((n) => body.replace('id="?"', `id="${n}"`))
        ids.set(id, repainted)
      }
      return `url(#${repainted})`
    })
  const out = refs(paint(svg, to))
  done.set(key, out)
  return out
}
/** Warm light around a lantern: a wide soft pool and a small bright heart. r is the radius of the pool. */
export const lampGlow = (x: number, y: number, r = 120, o = 1, c = '#FFC765'): string =>
  circle(x, y, r, glow(c, 0.62 * o)) + circle(x, y, r * 0.42, glow('#FFE9B0', 0.75 * o))
/** Light of a lantern on the ground, seen flat. */
export const lampPool = (x: number, y: number, w: number, o = 0.8, c = '#FFC765'): string =>
  ellipse(x, y, w, w * 0.3, glow(c, o))
