/** A whole slope of rice terraces. */
import { g, path, stroke, ellipse, f, linU, clipped, rng } from '../core/svg.ts'
import { item, lerp, smooth } from '../core/geom.ts'
import { C, mix, light, haze } from '../palette.ts'
import { blades, grass } from './grass.ts'

/** Rice terraces: stacked contour bands, each a flooded or green field, an earth wall, a lit bund, tufts of rice. */
export function terraces({
  x0 = -40,
  x1 = 1320,
  top = 330,
  bottom = 800,
  n = 7,
  seed = 1,
  d0 = 0.45,
  d1 = 0,
  slope = 0,
  wave = 1,
  waterEvery = 3,
  rice = true,
} = {}) {
  const r = rng(seed),
    ph = r() * 6,
    edge: [number, number][][] = []
  const N = 26
  for (let i = 0; i <= n; i++) {
    const t = Math.pow(i / n, 1.45),
      y = top + (bottom - top) * t,
      A = (10 + 34 * t) * wave
    const p: [number, number][] = []
    for (let k = 0; k <= N; k++) {
      const u = k / N,
        x = x0 + (x1 - x0) * u
      p.push([
        x,
        y +
          slope * (u - 0.5) * (1 - t * 0.5) +
          A * (Math.sin(u * 4.1 + ph + i * 0.75) * 1.05 + Math.sin(u * 8.3 + i * 1.5 + ph) * 0.5) +
          (i ? r.in(-2, 2) * t : 0),
      ])
    }
    edge.push(p)
  }
  for (let i = 1; i <= n; i++)
    item(edge, i).forEach((q, k) => {
      const m = item(item(edge, i - 1), k)[1] + 9 + i * 3
      if (q[1] < m) q[1] = m
    })
  let out = ''
  for (let i = 0; i < n; i++) {
    const A = item(edge, i),
      B = item(edge, i + 1),
      t = i / (n - 1),
      d = d0 + (d1 - d0) * t,
      wet = waterEvery && i % waterEvery === 1,
      wall = 7 + 17 * t
    const band =
        smooth(A, false) +
        'L' +
        B.slice()
          .reverse()
          .map((q) => `${f(q[0])} ${f(q[1] + 40)}`)
          .join('L') +
        'Z',
      y0 = Math.min(...A.map((q) => q[1])),
      y1 = Math.max(...B.map((q) => q[1]))
    const green = haze(mix(item([C.padi, C.pisang, '#A9D055', C.daun], i % 4), C.pisang, 0.25), d),
      earth = haze(mix(C.tanah, C.hutan, 0.42), d * 0.9)
    // the wall that drops to this field from the one above
    const W =
      smooth(A, false) +
      'L' +
      A.slice()
        .reverse()
        .map((q, k) => `${f(q[0])} ${f(q[1] + wall * (0.75 + 0.25 * Math.sin(k * 1.7 + i)))}`)
        .join('L') +
      'Z'
    out += path(
      band,
      wet
        ? linU(
            [
              [haze('#CFEFE3', d * 0.5), 0, 1],
              [haze(C.air, d), 0.5, 1],
              [haze('#8FD3C8', d), 1, 1],
            ],
            0,
            y0,
            30,
            y1 + 20,
          )
        : linU(
            [
              [light(green, 0.35), 0, 1],
              [green, 0.45, 1],
              [mix(green, haze(C.hutan, d), 0.35), 1, 1],
            ],
            0,
            y0,
            40,
            y1 + 20,
          ),
    )
    if (wet)
      out += clipped(
        band,
        A.filter((_, k) => k % 3 === 1)
          .map((q, k) =>
            ellipse(
              q[0] + r.in(-30, 60),
              lerp(q, item(B, Math.min(N, k * 3 + 1)), r.in(0.45, 0.8))[1],
              r.in(30, 80) * (0.5 + t),
              2 + 3 * t,
              '#FFF7DA',
              { opacity: 0.6 },
            ),
          )
          .join(''),
      )
    if (i > 0) {
      out +=
        path(
          W,
          linU(
            [
              [light(earth, 0.15), 0, 1],
              [mix(earth, C.jati, 0.25 * (1 - d)), 1, 1],
            ],
            0,
            y0,
            0,
            y0 + wall + 30,
          ),
        ) +
        clipped(
          W,
          grass(
            x0,
            x1,
            (x: number) => {
              const k = Math.max(0, Math.min(N, Math.round(((x - x0) / (x1 - x0)) * N)))
              return item(A, k)[1] + wall * 0.8
            },
            { h: wall * 0.9, step: 9 + 6 * t, color: haze(C.daun, d), tip: haze(C.hutan, d), seed: seed * 3 + i },
          ),
        ) +
        stroke(smooth(A, false), haze(light(C.pisang, 0.55), d * 0.7), 3 + 4.5 * t) +
        stroke(smooth(A, false), haze(C.cahaya, d * 0.5), 1.2 + 1.6 * t, {
          opacity: 0.75,
          transform: `translate(-1 ${f(-1 - t)})`,
        })
    }
    if (rice && t > 0.12) {
      // rows of tufts follow the contour
      let a = '',
        b = ''
      const rows = Math.max(2, Math.round(2 + t * 2.4)),
        hh = 9 + 17 * t
      for (let k = 0; k < rows; k++) {
        const u = (k + 0.75) / (rows + 0.3)
        for (let x = x0 + r() * 20; x < x1; x += (13 + 17 * t) * r.in(0.8, 1.25) * (wet ? 1.5 : 1)) {
          const q = ((x - x0) / (x1 - x0)) * N,
            j = Math.min(N - 1, Math.floor(q)),
            v = q - j,
            ya = item(A, j)[1] + (item(A, j + 1)[1] - item(A, j)[1]) * v + (i > 0 ? wall : 0),
            yb = item(B, j)[1] + (item(B, j + 1)[1] - item(B, j)[1]) * v
          if (yb - ya < 14) continue
          const s = blades(x, ya + (yb - ya) * u + r.in(-2, 2), wet ? 3 : 4, hh * (0.7 + 0.3 * u), hh * 0.7, r)
          if (r() < 0.55) a += s
          else b += s
        }
      }
      out +=
        path(a, mix(green, haze(C.hutan, d), wet ? 0.35 : 0.4)) + path(b, wet ? haze(C.pisang, d) : light(green, 0.3))
    }
  }
  return { svg: g(out), edge }
}
