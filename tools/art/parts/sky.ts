/** The sky of a day and its clouds. */
import { g, path, circle, rect, f, linU, rad, glow, rng, type Stop } from '../core/svg.ts'
import { type Point, smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C } from '../palette.ts'

/** Size of the picture, where the sun (or the moon) stands, and the horizon as a share of the height. */
export interface SkyOptions {
  w?: number
  h?: number
  sun?: Point
  horizon?: number
}
/** Skies of the day, top to horizon. */
export const SKIES = {
  pagi: ['#8CCFD6', '#C2E6DD', '#F6EBC6', '#FFDFA8'],
  siang: ['#6FC3D3', '#A9DEDD', '#DDF0DA', '#FBEFC8'],
  sore: ['#7C8FC0', '#D9A5B0', '#FAC08C', '#FFDD9A'],
}
/** A sky with the sun's rays. */
export function sky(
  kind: keyof typeof SKIES = 'pagi',
  { w = 1280, h = 800, sun = [250, 150], horizon = 0.62 }: SkyOptions = {},
): string {
  const c = SKIES[kind],
    [sx, sy] = sun
  let rays = ''
  for (let i = 0; i < 9; i++) {
    const a = ((i * 19 - 8) * Math.PI) / 180,
      b = a + 0.075
    rays +=
      `M${sx} ${sy}L${f(sx + Math.cos(a) * 1500)} ${f(sy + Math.sin(a) * 1500)}` +
      `L${f(sx + Math.cos(b) * 1500)} ${f(sy + Math.sin(b) * 1500)}Z`
  }
  return (
    rect(
      0,
      0,
      w,
      h,
      linU(
        c.map((k, i): Stop => [k, (i / 3) * 1, 1]),
        0,
        0,
        w * 0.12,
        h * horizon,
      ),
    ) +
    circle(sx, sy, 430, glow(C.cahaya, 0.95)) +
    path(rays, C.cahaya, { opacity: 0.12 }) +
    circle(sx, sy, 62, rad(['#FFFDF0', '#FFF0B8', '#FFDD7C'], 0.42, 0.4, 0.7)) +
    circle(sx, sy, 120, glow('#FFF6D0', 0.75))
  )
}
/** A cloud, w wide, its foot at 0,0. */
export function cloud(w = 200, seed = 1): string {
  const r = rng(seed),
    n = 5,
    h = w * 0.3
  const blobs: (readonly [number, number, number])[] = []
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    blobs.push([
      -w * 0.36 + w * 0.72 * t,
      -h * (0.2 + 0.55 * Math.sin(Math.PI * (0.15 + t * 0.75))) * r.in(0.8, 1.1),
      w * (0.13 + 0.09 * Math.sin(Math.PI * t)) * r.in(0.9, 1.2),
    ])
  }
  const base = path(
    smooth([
      [-w * 0.5, -h * 0.08],
      [-w * 0.4, -h * 0.3],
      [0, -h * 0.35],
      [w * 0.4, -h * 0.3],
      [w * 0.52, -h * 0.06],
      [w * 0.3, h * 0.06],
      [-w * 0.3, h * 0.05],
    ]),
    '#FFF6E2',
  )
  return lit(g([base, ...blobs.map(([x, y, q]) => circle(x, y, q, '#FFF9EA'))]), w * 0.035, {
    sh: '#D99A9A',
    shO: 0.34,
    rim: '#FFFFFF',
    rimO: 0.8,
  })
}
