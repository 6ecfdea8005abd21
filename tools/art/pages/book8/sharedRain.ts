/** Rain, fog and brown water of book 8. */
import { blur, clipped, ellipse, f, g, glow, lin, path, rng, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'

/** Colours of the rainy night: the sky from above to below, and the mass of dark things. */
export const NIGHT = { top: '#101C3C', middle: '#1F3258', low: '#35507A', dark: '#0C1530' } as const

/**
 * Rain over a box of the stage in one of three depths: far (0), middle (1), near (2), slanted a little to the left. Lines only, so that it lies over
 * anything; `opacity` as wanted.
 */
export function rain(
  depth: 0 | 1 | 2,
  {
    x = -20,
    y = -20,
    w = 1320,
    h = 840,
    n = [170, 90, 34][depth] ?? 90,
    seed = 7,
  }: { x?: number; y?: number; w?: number; h?: number; n?: number; seed?: number } = {},
): string {
  const r = rng(seed + depth * 11),
    long = [26, 54, 120][depth] ?? 50,
    width = [1.6, 2.4, 4][depth] ?? 2
  let d = ''
  for (let i = 0; i < n; i += 1) {
    const [px, py, l] = [x + r() * w, y + r() * (h - long), long * r.in(0.7, 1.2)]
    d += `M${f(px)} ${f(py)}l${f(-l * 0.16)} ${f(l)}`
  }
  return stroke(d, '#D8ECF4', width, { opacity: [0.34, 0.42, 0.5][depth] ?? 0.4 })
}
/** Splashes where rain meets the ground between two x at a height: small crowns. */
export function splashes(x1: number, x2: number, y: number, n = 12, seed = 5, deep = 20): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < n; i += 1) {
    const [x, down, s] = [r.in(x1, x2), y + r.in(0, deep), r.in(0.6, 1.2)]
    d += `M${f(x - 8 * s)} ${f(down)}q${f(8 * s)} ${f(4 * s)} ${f(16 * s)} 0M${f(x - 4 * s)} ${f(down - 3 * s)}l${f(-3 * s)} ${f(-8 * s)}M${f(x + 4 * s)} ${f(down - 3 * s)}l${f(3 * s)} ${f(-8 * s)}`
  }
  return stroke(d, '#D8ECF4', 2.2, { opacity: 0.55 })
}
/** Water that falls from the eaves as a curtain of strings, between two x, from a height down to another. */
export function eavesCurtain(x1: number, x2: number, top: number, foot: number, seed = 9): string {
  const r = rng(seed)
  let thin = '',
    wide = ''
  for (let x = x1; x < x2; x += r.in(12, 26)) {
    const line = `M${f(x)} ${f(top)}q${f(r.in(-3, 3))} ${f((foot - top) / 2)} 0 ${f(foot - top - r.in(0, 50))}`
    if (r() < 0.35) wide += line
    else thin += line
  }
  return stroke(thin, '#D8ECF4', 2.4, { opacity: 0.5 }) + stroke(wide, '#EAF6FA', 5, { opacity: 0.42 })
}
/** A bank of fog around a middle: soft and pale. */
export const fogBank = (x: number, y: number, rx: number, ry: number, o = 0.7, color = '#A9BCCB'): string =>
  g(
    ellipse(x, y, rx, ry, color) +
      ellipse(x - rx * 0.5, y + ry * 0.16, rx * 0.5, ry * 0.62, light(color, 0.2)) +
      ellipse(x + rx * 0.46, y - ry * 0.1, rx * 0.52, ry * 0.7, light(color, 0.12)),
    { filter: blur(Math.max(8, ry * 0.22)), opacity: o },
  )
const MUD = '#8A6238'
/** Brown water inside an outline: flow lines and foam along `box` (x, y, w, h); `angle` of the flow in degrees. */
export function brownWater(
  d: string,
  [x, y, w, h]: readonly [number, number, number, number],
  { angle = 0, seed = 3, isNight = true } = {},
): string {
  const r = rng(seed)
  let lines = '',
    foam = ''
  for (let i = 0; i < Math.round((w * h) / 5200); i += 1) {
    const [px, py, l] = [x + r() * w, y + r() * h, r.in(40, 130)]
    lines += `M${f(px)} ${f(py)}q${f(l / 4)} ${f(r.in(-8, -3))} ${f(l / 2)} 0t${f(l / 2)} 0`
    if (r() < 0.35) foam += `M${f(px)} ${f(py + 6)}q8 -9 16 0q8 -9 16 0q8 -9 16 0`
  }
  const c = isNight ? shade(MUD, 0.3) : MUD
  return (
    path(d, lin([light(c, 0.25), c, shade(c, 0.3)], 88)) +
    clipped(
      d,
      g(stroke(lines, light(c, 0.42), 4, { opacity: 0.7 }) + stroke(foam, '#E9D8B4', 3.4, { opacity: 0.7 }), {
        transform: `rotate(${angle} ${f(x + w / 2)} ${f(y + h / 2)})`,
      }),
    )
  )
}
/** A smudge of lantern light in fog. */
export const smudge = (x: number, y: number, r: number): string =>
  ellipse(x, y, r * 2.2, r * 2, glow(C.kunyit, 0.55)) +
  g(ellipse(x, y, r * 0.8, r * 0.8, '#FFE9A6'), { filter: blur(r * 0.26) })
