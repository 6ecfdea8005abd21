/** Banana plants, and their leaves as a frame of the page. */
import { path, stroke, f, lin, place, rng } from '../core/svg.ts'
import { smooth, sample, tube, dist, item, type Point } from '../core/geom.ts'
import { lit, groundShadow } from '../core/light.ts'
import { C, mix, shade, light, haze } from '../palette.ts'
import { blades } from './grass.ts'

/** One banana leaf from 0,0 along +x, length L; used for plants and for framing the page. */
export function bananaLeaf(
  L = 200,
  c: string = C.pisang,
  _seed = 1,
  { curl = 0.22, wide = 0.2, dark = 0, veins = true } = {},
): string {
  const k = mix(c, C.lumut, dark),
    sp = sample(
      [
        [0, 0],
        [L * 0.35, -L * curl * 0.7],
        [L * 0.72, -L * curl * 0.72],
        [L, 0 + L * curl * 0.12],
      ],
      4,
    ),
    up: Point[] = [],
    dn: Point[] = []
  let v = ''
  sp.forEach((q, i) => {
    const t = i / (sp.length - 1),
      b = item(sp, Math.max(0, i - 1)),
      e = item(sp, Math.min(sp.length - 1, i + 1)),
      l = dist(b, e) || 1,
      nx = -(e[1] - b[1]) / l,
      ny = (e[0] - b[0]) / l,
      w =
        L *
        wide *
        Math.pow(Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.07)), 0.62) *
        (i === 0 ? 0.1 : i === sp.length - 1 ? 0 : 1)
    up.push([q[0] - nx * w, q[1] - ny * w])
    dn.push([q[0] + nx * w, q[1] + ny * w])
    if (i && i < sp.length - 1)
      v += `M${f(q[0])} ${f(q[1])}Q${f(q[0] - nx * w * 0.5 + L * 0.02)} ${f(q[1] - ny * w * 0.5)} ${f(q[0] - nx * w + L * 0.05)} ${f(q[1] - ny * w)}M${f(q[0])} ${f(q[1])}Q${f(q[0] + nx * w * 0.5 + L * 0.02)} ${f(q[1] + ny * w * 0.5)} ${f(q[0] + nx * w + L * 0.05)} ${f(q[1] + ny * w)}`
  })
  const first = item(sp, 0),
    last = item(sp, sp.length - 1)
  const U =
      smooth([first, ...up.slice(1), last], false) +
      'L' +
      sp
        .slice()
        .reverse()
        .map((q) => `${f(q[0])} ${f(q[1])}`)
        .join('L') +
      'Z',
    D =
      smooth([first, ...dn.slice(1), last], false) +
      'L' +
      sp
        .slice()
        .reverse()
        .map((q) => `${f(q[0])} ${f(q[1])}`)
        .join('L') +
      'Z'
  return (
    path(D, lin([mix(k, C.hutan, 0.25), mix(k, C.lumut, 0.55)], 90)) +
    path(U, lin([light(k, 0.34), k], 80)) +
    (veins ? stroke(v, light(k, 0.4), Math.max(1, L * 0.006), { opacity: 0.42 }) : '') +
    stroke(smooth(sp, false), light(k, 0.6), Math.max(2, L * 0.018), { opacity: 0.9 })
  )
}
/** A banana plant h high, foot at 0,0. */
export function bananaPlant(h = 180, seed = 1, d = 0): string {
  const r = rng(seed),
    c = haze(C.pisang, d),
    s = tube(
      [
        [0, 0],
        [3, -h * 0.3],
        [0, -h * 0.55],
      ],
      [h * 0.06, h * 0.05, h * 0.035],
      { start: 'flat' },
    )
  const leaves = [
    [-128, 0.66],
    [-50, 0.62],
    [-96, 0.72],
    [-158, 0.52],
    [-22, 0.52],
    [-74, 0.7],
  ]
    .map(([a = 0, l = 0], i) =>
      place(
        bananaLeaf(h * l, mix(c, haze(C.daun, d), (i % 3) * 0.25), seed + i, {
          wide: 0.17,
          curl: a < -90 ? -0.2 : 0.2,
          dark: i < 3 ? 0.18 : 0,
        }),
        0,
        -h * 0.5,
        1,
        a + r.in(-6, 6),
      ),
    )
    .join('')
  return (
    groundShadow(0, 0, h * 0.34, 0.4 * (1 - d)) +
    lit(path(s, lin([light(c, 0.4), mix(c, C.soga, 0.3), shade(c, 0.4)], 10)) + leaves, 2.6, { sh: C.lumut }) +
    path(blades(0, 5, 7, h * 0.13, h * 0.22, r), haze(C.daun, d)) +
    path(blades(3, 6, 5, h * 0.1, h * 0.2, r), haze(C.padi, d))
  )
}
/** Corner framing: dark near leaves, a little soft, that push the scene back. */
export function frame(corner: Point, seed = 1, s = 1, dark = 0.62): string {
  const r = rng(seed),
    [sx, sy] = corner
  return [-46, -20, 8, 34]
    .map((a, i) =>
      place(
        bananaLeaf(r.in(210, 300) * s, i % 2 ? C.daun : C.pisang, seed + i, {
          dark: dark - i * 0.06,
          wide: 0.15,
          curl: i % 2 ? 0.2 : -0.16,
        }),
        0,
        0,
        1,
        sx > 0 ? 180 - a * sy : a * sy,
      ),
    )
    .join('')
}
