/** Hills in terraces. */
import { g, path, stroke, ellipse, linU, clipped, rng } from '../core/svg.ts'
import { item, type Point, smooth } from '../core/geom.ts'
import { C, mix, light, haze } from '../palette.ts'
import { blades, grass } from './grass.ts'

/**
 * A terraced hill: stacked contour slabs, biggest first; each slab is an earth wall with a lit bund and a field on top.
 * (cx, base) is the middle of its foot, w and h its size.
 */
export function terraceHill(
  cx: number,
  base: number,
  w: number,
  h: number,
  { n = 8, d = 0.3, seed = 1, lean = 0, flat = 0.2, rice = true } = {},
): string {
  const r = rng(seed),
    K = 30,
    ph = [r() * 6, r() * 6, r() * 6] as const
  let out = ''
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1),
      rx = (w / 2) * (1 - Math.pow(t, 1.15) * 0.8),
      ry = rx * flat * (1 - t * 0.25),
      cy = base - h * t - ry * 0.4,
      ox = cx + lean * t + Math.sin(i * 1.9 + ph[0]) * w * 0.018,
      wall = (h / n) * 0.62
    const P: Point[] = []
    for (let k = 0; k < K; k++) {
      const a = (k / K) * 6.283,
        m =
          1 +
          0.07 * Math.sin(a * 3 + ph[0] + i * 0.25) +
          0.05 * Math.sin(a * 5 + ph[1] - i * 0.35) +
          0.025 * Math.sin(a * 9 + ph[2] + i)
      P.push([ox + Math.cos(a) * rx * m, cy + Math.sin(a) * ry * m])
    }
    const top = smooth(P),
      low = P.map(([x, y]): Point => [x, y + wall])
    const dd = d * (0.75 + t * 0.35),
      wet = i % 3 === 1,
      green = haze(mix(item([C.padi, C.pisang, '#A9D055', C.daun], (i + seed) % 4), C.pisang, 0.3), dd),
      earth = haze(mix(mix(C.daun, C.hutan, 0.45), C.soga, 0.18), dd)
    const x0 = ox - rx * 1.15,
      y0 = cy - ry * 1.15
    out +=
      path(smooth(low), earth) +
      path(smooth(P.map(([x, y]): Point => [x, y + wall * 0.5])), earth) +
      clipped(
        smooth(low),
        path(smooth(low.map(([x, y]): Point => [x + w * 0.03, y])), mix(earth, haze(C.lumut, dd), 0.4), {
          opacity: 0.35,
        }) +
          grass(
            x0,
            ox + rx * 1.15,
            (x: number) => {
              const u = Math.max(-1, Math.min(1, (x - ox) / (rx * 1.02)))
              return cy + ry * Math.sqrt(1 - u * u) + wall * 0.9
            },
            {
              h: wall * 0.8,
              step: Math.max(7, wall * 0.5),
              color: haze(C.daun, dd),
              tip: haze(C.hutan, dd),
              seed: seed + i,
            },
          ),
      )
    out += path(
      top,
      wet
        ? linU(
            [
              [haze('#D6F0E4', dd * 0.6), 0, 1],
              [haze(C.air, dd), 0.7, 1],
              [haze('#8FD3C8', dd), 1, 1],
            ],
            0,
            y0,
            20,
            cy + ry,
          )
        : linU(
            [
              [mix(green, haze(C.hutan, dd), 0.2), 0, 1],
              [green, 0.45, 1],
              [light(green, 0.35), 1, 1],
            ],
            x0 + rx * 2,
            y0,
            x0,
            cy + ry,
          ),
    )
    if (rice && !wet) {
      let a = '',
        b = ''
      const q = Math.max(0.35, 1 - dd)
      for (let m = 0; m < rx * 0.22; m++) {
        const an = r() * 6.283,
          k = Math.sqrt(r()) * 0.93,
          s = blades(ox + Math.cos(an) * rx * k, cy + Math.sin(an) * ry * k, 3, 13 * q, 10 * q, r)
        if (r() < 0.5) a += s
        else b += s
      }
      out += clipped(top, path(a, mix(green, haze(C.hutan, dd), 0.35)) + path(b, light(green, 0.4)))
    }
    if (wet)
      out += clipped(
        top,
        [0, 1, 2]
          .map(() =>
            ellipse(ox + r.in(-0.6, 0.6) * rx, cy + r.in(-0.1, 0.8) * ry, rx * r.in(0.08, 0.2), 2, '#FFF7DA', {
              opacity: 0.65,
            }),
          )
          .join(''),
      )
    out +=
      stroke(smooth(P), haze(light(C.pisang, 0.55), dd * 0.7), Math.max(1.6, wall * 0.14)) +
      stroke(
        smooth(P.slice(Math.floor(K * 0.15), Math.floor(K * 0.75)), false),
        haze(C.cahaya, dd * 0.4),
        Math.max(1, wall * 0.07),
        {
          opacity: 0.8,
        },
      )
  }
  return g(out)
}
