/** What the owl of book 6 is covered with: her colours, rows of feathers, bars of the breast, and a feather that she lost. */
import { lit } from '../../core/light.ts'
import { clipped, ellipse, f, lin, path, rng, stroke } from '../../core/svg.ts'
import { light, mix } from '../../palette.ts'

/** Her colours, dark to pale; her rings are as orange as Citra's glasses. */
export const BROWN = '#7A4A28',
  DARK = '#4A2C1C',
  BUFF = '#F2B062',
  ORANGE = '#EE8434',
  CREAM = '#FBE6C2'
/** Rows of feathers over an outline: bars across, pale spots at their ends. */
export function plumage(
  d: string,
  [x, y, w, h]: readonly [number, number, number, number],
  step: number,
  seed: number,
): string {
  const r = rng(seed)
  let edges = '',
    spots = ''
  for (let row = 0; row * step * 0.8 < h; row++)
    for (let k = 0; k * step < w + step; k++) {
      const px = x + k * step + (row % 2) * (step / 2),
        py = y + row * step * 0.8
      edges += `M${f(px - step / 2)} ${f(py)}q${f(step / 2)} ${f(step * 0.82)} ${f(step)} 0`
      if (r() < 0.7) spots += ellipse(px, py + step * 0.26, step * 0.13, step * 0.1, CREAM, { opacity: 0.75 })
    }
  return clipped(d, stroke(edges, DARK, step * 0.1, { opacity: 0.75 }) + spots)
}
/** Short bars across a breast, staggered as feathers are. */
export function breastBars(
  [x, y, w, h]: readonly [number, number, number, number],
  step: number,
  seed: number,
): string {
  const r = rng(seed)
  let d = ''
  for (let row = 0; row * step < h; row++)
    for (let k = 0; k * 40 < w + 40; k++) {
      const px = x + k * 40 - (row % 2) * 20 + r.in(-4, 4)
      d += `M${f(px)} ${f(y + row * step + r.in(-2, 2))}q${f(13)} ${f(r.in(6, 9))} ${f(r.in(24, 29))} 0`
    }
  return d
}
/** A barred feather from its quill at 0,0 up to 0,-110. */
export function owlFeather(): string {
  const d = 'M0 0C-16 -18 -25 -52 -14 -86C-9 -102 -2 -110 4 -114C16 -98 22 -66 17 -40C14 -22 8 -8 0 0Z'
  let bars = ''
  for (let i = 0; i < 6; i++) bars += `M-26 ${-14 - i * 17}q24 -14 48 -2`
  return lit(
    path(d, lin([light(CREAM, 0.4), '#E8C48E', mix(BUFF, BROWN, 0.4)], 50)) +
      clipped(d, stroke(bars, BROWN, 7, { opacity: 0.9 })) +
      stroke('M1 14C0 -30 -2 -70 4 -112', light(CREAM, 0.4), 3) +
      stroke('M-15 -60l9 9M17 -70l-10 8', '#FFF8E8', 2.4),
    1.6,
  )
}
