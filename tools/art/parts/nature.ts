import {
  g,
  path,
  stroke,
  ellipse,
  circle,
  rect,
  f,
  lin,
  linU,
  rad,
  glow,
  clipped,
  place,
  rng,
  blur,
} from '../core/svg.ts'
import { smooth, sample, tube, dir, add, lerp, dist } from '../core/geom.ts'
import { lit, dryBrush, groundShadow, crescent } from '../core/light.ts'
import { C, mix, shade, light, haze } from '../palette.ts'

export const SKIES = {
  pagi: ['#8CCFD6', '#C2E6DD', '#F6EBC6', '#FFDFA8'],
  siang: ['#6FC3D3', '#A9DEDD', '#DDF0DA', '#FBEFC8'],
  sore: ['#7C8FC0', '#D9A5B0', '#FAC08C', '#FFDD9A'],
}
export function sky(kind = 'pagi', { w = 1280, h = 800, sun = [250, 150], horizon = 0.62 } = {}) {
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
        c.map((k, i) => [k, (i / 3) * 1, 1]),
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
export function cloud(w = 200, seed = 1) {
  const r = rng(seed),
    n = 5,
    h = w * 0.3
  let d = ''
  const blobs = []
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    blobs.push([
      -w * 0.36 + w * 0.72 * t,
      -h * (0.2 + 0.55 * Math.sin(Math.PI * (0.15 + t * 0.75))) * r.in(0.8, 1.1),
      w * (0.13 + 0.09 * Math.sin(Math.PI * t)) * r.in(0.9, 1.2),
    ])
  }
  const fill = lin(['#FFFDF4', '#FFF3DC', '#F3D6C4'], 75)
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
/** Volcano with concave slopes and soft flutes; its foot dissolves in mist. */
export function volcano(x, y, w, h, d = 0.75, seed = 2) {
  const c = haze(C.gunung, d - 0.45),
    k = w / 2,
    P =
      `M${x - k} ${y}C${x - k * 0.62} ${y - h * 0.1} ${x - k * 0.26} ${y - h * 0.52} ${x - k * 0.085} ${y - h * 0.965}` +
      `C${x - k * 0.05} ${y - h * 1.0} ${x - k * 0.02} ${y - h * 0.955} ${x + k * 0.01} ${y - h * 0.965}` +
      `C${x + k * 0.04} ${y - h * 0.985} ${x + k * 0.06} ${y - h * 0.995} ${x + k * 0.095} ${y - h * 0.95}` +
      `C${x + k * 0.28} ${y - h * 0.5} ${x + k * 0.6} ${y - h * 0.1} ${x + k} ${y}Z`
  const r = rng(seed)
  let dk = '',
    lt = ''
  for (let i = -4; i <= 5; i++) {
    const t = i / 5,
      top = r.in(0.72, 0.93),
      bx = t * 0.8,
      w2 = r.in(0.03, 0.06),
      s =
        `M${f(x + k * t * 0.1)} ${f(y - h * top)}` +
        `Q${f(x + k * (t * 0.2))} ${f(y - h * 0.5)} ${f(x + k * (bx * 0.62 - w2))} ${f(y - h * 0.2)}` +
        `Q${f(x + k * (bx * 0.62))} ${f(y - h * 0.28)} ${f(x + k * (bx * 0.62 + w2))} ${f(y - h * 0.16)}` +
        `Q${f(x + k * (t * 0.26 + 0.02))} ${f(y - h * 0.5)} ${f(x + k * t * 0.1)} ${f(y - h * top)}Z`
    i % 2 ? (dk += s) : (lt += s)
  }
  return (
    path(
      P,
      linU(
        [
          [mix(c, C.manggis, 0.2), 0, 1],
          [c, 0.5, 1],
          [haze(c, 0.8), 1, 1],
        ],
        x,
        y - h,
        x,
        y,
      ),
    ) +
    clipped(
      P,
      path(
        `M${x} ${y - h}C${x - k * 0.02} ${y - h * 0.5} ${x + k * 0.2} ${y - h * 0.3} ${x + k * 0.12} ${y}L${x + k} ${y}L${x + k} ${y - h}Z`,
        C.manggis,
        { opacity: 0.12, filter: blur(5) },
      ) +
        path(dk, C.nila, { opacity: 0.12, filter: blur(2.5) }) +
        path(lt, C.cahaya, { opacity: 0.3, filter: blur(3), transform: 'translate(-4 0)' }) +
        ellipse(x - k * 0.4, y - h * 0.5, k * 0.5, h * 0.6, glow(C.cahaya, 0.35)),
    )
  )
}
export const mist = (x, y, w, h, o = 0.7, c = '#FFF6DC') => ellipse(x, y, w, h, glow(c, o))
/** A hill from ridge points to the bottom of the picture, shaded, with brushed grass. */
export function hill(pts, color, { bottom = 820, d = 0, s = 10, brush = true, seed = 4, top } = {}) {
  const c = haze(color, d),
    xs = pts.map((p) => p[0]),
    ys = pts.map((p) => p[1]),
    x0 = Math.min(...xs),
    x1 = Math.max(...xs),
    y0 = Math.min(...ys)
  const ridge = smooth(pts, false),
    P = ridge + `L${x1} ${bottom}L${x0} ${bottom}Z`,
    A = [x0, y0, x1 - x0, bottom - y0],
    W = x1 - x0,
    n = Math.round((W * (bottom - y0)) / 2600)
  return g([
    path(
      P,
      linU(
        [
          [light(c, 0.32), 0, 1],
          [c, 0.35, 1],
          [mix(c, C.hutan, 0.34 * (1 - d)), 1, 1],
        ],
        0,
        y0,
        W * 0.06,
        bottom,
      ),
    ),
    clipped(
      P,
      stroke(ridge, C.cahaya, s * 3.4, { opacity: 0.1 }) +
        stroke(ridge, C.cahaya, s * 1.6, { opacity: 0.14 }) +
        stroke(ridge, C.cahaya, s * 0.5, { opacity: 0.5 - d * 0.2 }) +
        (W < 600
          ? ellipse(x1 - W * 0.12, (y0 + bottom) / 2 + 20, W * 0.3, (bottom - y0) * 0.62, glow(haze(C.lumut, d), 0.34))
          : ''),
    ),
    brush
      ? dryBrush(P, A, light(c, 0.6), { n, angle: 6, len: 34 / W, width: 3, o: 0.34 * (1 - d * 0.7), seed }) +
        dryBrush(P, A, mix(c, C.hutan, 0.7), {
          n,
          angle: -5,
          len: 30 / W,
          width: 3,
          o: 0.2 * (1 - d * 0.7),
          seed: seed + 9,
        })
      : '',
  ])
}
/** A row of round tree crowns and a few palms, for middle distance. */
export function treeLine(x0, x1, yAt, color, { d = 0.5, seed = 3, r0 = 16, r1 = 34, palms = 3 } = {}) {
  const r = rng(seed),
    c = haze(color, d)
  let back = '',
    fr = ''
  for (let x = x0; x < x1; ) {
    const q = r.in(r0, r1),
      y = yAt(x) - q * 0.5,
      col = mix(c, r.pick([haze(C.padi, d), haze(C.hutan, d), haze(C.lumut, d), haze(C.daun, d)]), r.in(0.1, 0.4))
    const b = ellipse(x, y, q, q * r.in(0.8, 1.1), lin([light(col, 0.35), col, mix(col, C.lumut, 0.35 * (1 - d))], 65))
    r() < 0.5 ? (back += b) : (fr += b)
    x += q * r.in(0.75, 1.3)
  }
  for (let i = 0; i < palms; i++) {
    const x = r.in(x0 + 20, x1 - 20)
    back = place(palm(r.in(70, 110), r.in(-16, 18), seed * 7 + i, { d, simple: true }), x, yAt(x) - 4, 0.9) + back
  }
  return g(back + fr)
}
function frond(a, len, droop, c, r, wide = 1) {
  const tip = add(a[0], dir(a[1], len)),
    m = add(lerp(a[0], tip, 0.5), [0, -len * 0.16]),
    end = [tip[0], tip[1] + droop]
  const sp = sample([a[0], m, end], 9),
    n = sp.length
  let d = '',
    d2 = ''
  for (let i = 2; i < n; i++) {
    const t = i / (n - 1),
      q = sp[i],
      p = sp[i - 1],
      ux = q[0] - p[0],
      uy = q[1] - p[1],
      l = Math.hypot(ux, uy),
      L = len * 0.36 * wide * Math.sin(Math.PI * (0.16 + t * 0.76)) * r.in(0.85, 1.12)
    for (const s of [-1, 1]) {
      const nx = (-uy / l) * s,
        ny = (ux / l) * s,
        ex = q[0] + (nx * 0.72 + (ux / l) * 0.7) * L,
        ey = q[1] + (ny * 0.72 + (uy / l) * 0.7) * L + L * 0.28,
        w = len * 0.032
      const s1 =
        `M${f(p[0] - ux * 0.4)} ${f(p[1] - uy * 0.4)}` +
        `Q${f((p[0] + ex) / 2 + (ux / l) * w * 2)} ${f((p[1] + ey) / 2 - w)} ${f(ex)} ${f(ey)}` +
        `Q${f((q[0] + ex) / 2 - (ux / l) * w)} ${f((q[1] + ey) / 2 + w * 1.6)} ${f(q[0])} ${f(q[1])}Z`
      if (ny < 0) d += s1
      else d2 += s1
    }
  }
  return (
    path(d2, mix(c, C.lumut, 0.32)) +
    path(d, c) +
    stroke(
      smooth(
        sp.filter((_, i) => i % 3 === 0 || i === n - 1),
        false,
      ),
      light(c, 0.35),
      Math.max(1.4, len * 0.022),
    )
  )
}
/** Coconut palm, foot at 0,0. */
export function palm(h = 300, lean = 30, seed = 1, { d = 0, simple = false, nuts = true } = {}) {
  const r = rng(seed),
    trunkC = haze('#A9794F', d),
    green = haze('#4E9A4B', d),
    top = [lean, -h]
  const pts = [[0, 0], [lean * 0.15 - h * 0.02, -h * 0.35], [lean * 0.5, -h * 0.7], top],
    w = h * 0.032
  const T = tube(pts, [w * 1.5, w * 0.95, w * 0.8, w * 0.75], { start: 'flat' })
  let rings = ''
  if (!simple)
    for (const q of sample(pts, 7))
      rings += `M${f(q[0] - w * 1.4)} ${f(q[1] - 2)}Q${f(q[0])} ${f(q[1] + w * 0.5)} ${f(q[0] + w * 1.4)} ${f(q[1] - 3)}`
  const L = h * 0.46,
    A = [
      [-112, 0.2],
      [112, 0.2],
      [178, 0.05],
      [-150, 0.1],
      [150, 0.1],
      [-84, 0.42],
      [86, 0.42],
      [-128, 0.22],
      [130, 0.2],
      [-60, 0.5],
      [62, 0.5],
    ]
  const fr = A.map(([a, dr], i) =>
    frond(
      [top, a + r.in(-7, 7)],
      L * r.in(0.85, 1.1),
      L * dr,
      mix(mix(green, haze(C.padi, d), i % 3 === 0 ? 0.45 : 0.12), haze(C.lumut, d), i > 4 ? 0.12 : 0.0),
      r,
      simple ? 0.9 : 1,
    ),
  )
  const nut =
    nuts && !simple
      ? [
          [-0.03, 0.02],
          [0.03, 0.028],
          [0, 0.05],
        ]
          .map(([x, y]) =>
            circle(top[0] + x * h, top[1] + y * h, h * 0.03, rad([light(C.pisang, 0.4), C.daun, C.hutan])),
          )
          .join('')
      : ''
  const crown = g([...fr.slice(2, 5), ...fr.slice(0, 2), ...fr.slice(7), nut, ...fr.slice(5, 7)])
  const tr =
    path(T, lin([light(trunkC, 0.4), trunkC, shade(trunkC, 0.35)], 10)) +
    (simple ? '' : clipped(T, stroke(rings, shade(trunkC, 0.4), 2.2, { opacity: 0.55 })))
  return simple ? g(tr + crown) : lit(tr, 3) + lit(crown, 2.2, { shO: 0.25, sh: C.lumut, rimO: 0.5 })
}
/** One banana leaf from 0,0 along +x, length L; used for plants and for framing the page. */
export function bananaLeaf(L = 200, c = C.pisang, seed = 1, { curl = 0.22, wide = 0.2, dark = 0, veins = true } = {}) {
  const r = rng(seed),
    k = mix(c, C.lumut, dark),
    n = 9,
    sp = sample(
      [
        [0, 0],
        [L * 0.35, -L * curl * 0.7],
        [L * 0.72, -L * curl * 0.72],
        [L, 0 + L * curl * 0.12],
      ],
      4,
    ),
    up = [],
    dn = []
  let v = ''
  sp.forEach((q, i) => {
    const t = i / (sp.length - 1),
      b = sp[Math.max(0, i - 1)],
      e = sp[Math.min(sp.length - 1, i + 1)],
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
  const U =
      smooth([sp[0], ...up.slice(1), sp.at(-1)], false) +
      'L' +
      sp
        .slice()
        .reverse()
        .map((q) => `${f(q[0])} ${f(q[1])}`)
        .join('L') +
      'Z',
    D =
      smooth([sp[0], ...dn.slice(1), sp.at(-1)], false) +
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
export function bananaPlant(h = 180, seed = 1, d = 0) {
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
    .map(([a, l], i) =>
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
export function blades(x, y, n, h, spread, r) {
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = n === 1 ? 0 : i / (n - 1) - 0.5,
      hh = h * r.in(0.7, 1.1) * (1 - Math.abs(t) * 0.5),
      ex = x + t * spread * 1.6 + r.in(-3, 3) * h * 0.04,
      w = h * 0.07
    const bx = x + t * spread * 0.5
    d +=
      `M${f(bx - w)} ${f(y)}Q${f(bx - w * 0.4 + t * spread * 0.2)} ${f(y - hh * 0.6)} ${f(ex)} ${f(y - hh)}` +
      `Q${f(bx + w + t * spread * 0.5)} ${f(y - hh * 0.5)} ${f(bx + w)} ${f(y)}Z`
  }
  return d
}
export function grass(x0, x1, yAt, { h = 16, step = 14, color = C.daun, seed = 2, tip } = {}) {
  const r = rng(seed)
  let a = '',
    b = ''
  for (let x = x0; x < x1; x += step * r.in(0.6, 1.4)) {
    const s = blades(x, yAt(x) + 3, 3 + Math.floor(r() * 3), h * r.in(0.6, 1.2), h * 0.8, r)
    r() < 0.5 ? (a += s) : (b += s)
  }
  return path(a, color) + path(b, tip ?? light(color, 0.35))
}
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
    edge = []
  const N = 26
  for (let i = 0; i <= n; i++) {
    const t = Math.pow(i / n, 1.45),
      y = top + (bottom - top) * t,
      A = (10 + 34 * t) * wave
    const p = []
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
    edge[i].forEach((q, k) => {
      const m = edge[i - 1][k][1] + 9 + i * 3
      if (q[1] < m) q[1] = m
    })
  let out = ''
  for (let i = 0; i < n; i++) {
    const A = edge[i],
      B = edge[i + 1],
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
    const green = haze(mix([C.padi, C.pisang, '#A9D055', C.daun][i % 4], C.pisang, 0.25), d),
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
              lerp(q, B[Math.min(N, k * 3 + 1)], r.in(0.45, 0.8))[1],
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
            (x) => {
              const k = Math.max(0, Math.min(N, Math.round(((x - x0) / (x1 - x0)) * N)))
              return A[k][1] + wall * 0.8
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
            ya = A[j][1] + (A[j + 1][1] - A[j][1]) * v + (i > 0 ? wall : 0),
            yb = B[j][1] + (B[j + 1][1] - B[j][1]) * v
          if (yb - ya < 14) continue
          const s = blades(x, ya + (yb - ya) * u + r.in(-2, 2), wet ? 3 : 4, hh * (0.7 + 0.3 * u), hh * 0.7, r)
          r() < 0.55 ? (a += s) : (b += s)
        }
      }
      out +=
        path(a, mix(green, haze(C.hutan, d), wet ? 0.35 : 0.4)) + path(b, wet ? haze(C.pisang, d) : light(green, 0.3))
    }
  }
  return { svg: g(out), edge }
}
/** Round, leafy tree: trunk, overlapping crowns with leafy edges; fruit hangs at the returned points. */
export function mangoTree(h = 430, seed = 3, { d = 0, crown = 1 } = {}) {
  const r = rng(seed),
    bark = haze('#8A5A3C', d),
    w = h * 0.06,
    bf = lin([light(bark, 0.4), bark, shade(bark, 0.4)], 8)
  const T = smooth([
    [-w * 3, 6],
    [-w * 1.5, -h * 0.02],
    [-w * 1.02, -h * 0.12],
    [-w * 0.9, -h * 0.3],
    [-w * 1.7, -h * 0.42],
    [-w * 3.4, -h * 0.52],
    [-w * 2.9, -h * 0.56],
    [-w * 1.1, -h * 0.47],
    [-w * 0.2, -h * 0.44],
    [-w * 0.3, -h * 0.6],
    [w * 0.5, -h * 0.6],
    [w * 0.6, -h * 0.45],
    [w * 2.6, -h * 0.57],
    [w * 3.3, -h * 0.54],
    [w * 1.7, -h * 0.4],
    [w * 0.95, -h * 0.29],
    [w * 0.9, -h * 0.12],
    [w * 1.5, -h * 0.02],
    [w * 2.9, 5],
    [w * 1.2, 3],
    [w * 0.2, 8],
    [-w * 1.2, 4],
  ])
  const trunk =
    lit(
      path(T, bf) +
        clipped(
          T,
          dryBrush(T, [-w * 2, -h * 0.5, w * 4, h * 0.5], light(bark, 0.5), {
            n: 26,
            angle: 86,
            len: 0.5,
            width: 3,
            o: 0.3,
            seed,
          }) +
            dryBrush(T, [-w * 2, -h * 0.5, w * 4, h * 0.5], shade(bark, 0.5), {
              n: 26,
              angle: 94,
              len: 0.5,
              width: 3,
              o: 0.35,
              seed: seed + 1,
            }),
        ),
      5,
    ) +
    path(
      T,
      linU(
        [
          [C.lumut, 0, 0.75],
          [C.lumut, 0.5, 0.3],
          [C.lumut, 1, 0],
        ],
        0,
        -h * 0.5,
        0,
        -h * 0.2,
      ),
    )
  const B = [
    [-0.36, -0.6, 0.125],
    [0.37, -0.59, 0.12],
    [-0.2, -0.57, 0.12],
    [0.2, -0.57, 0.12],
    [0, -0.6, 0.12],
    [-0.44, -0.73, 0.13],
    [0.44, -0.72, 0.13],
    [0, -0.95, 0.14],
    [-0.19, -0.91, 0.14],
    [0.2, -0.92, 0.135],
    [-0.34, -0.84, 0.14],
    [0.35, -0.83, 0.14],
    [-0.12, -0.81, 0.14],
    [0.13, -0.8, 0.145],
    [-0.28, -0.7, 0.135],
    [0.28, -0.69, 0.135],
    [-0.08, -0.69, 0.13],
    [0.09, -0.68, 0.12],
  ].map(([x, y, q]) => [x * h * crown, y * h, q * h * crown])
  const leaf = (px, py, L, an) => {
    const ux = Math.cos(an) * L,
      uy = Math.sin(an) * L
    return (
      `M${f(px)} ${f(py)}Q${f(px + ux * 0.5 - uy * 0.32)} ${f(py + uy * 0.5 + ux * 0.32)} ${f(px + ux)} ${f(py + uy)}` +
      `Q${f(px + ux * 0.5 + uy * 0.32)} ${f(py + uy * 0.5 - ux * 0.32)} ${f(px)} ${f(py)}Z`
    )
  }
  const blob = ([x, y, q], k) => {
    const P = [],
      c = haze(mix(C.daun, [C.hutan, C.pisang, C.hutan, C.daun][k % 4], 0.34), d)
    let edge = '',
      dk = '',
      lt = '',
      lt2 = ''
    for (let i = 0; i < 22; i++) {
      const a = 2.2 + r() * 3.3
      lt2 += leaf(
        x + Math.cos(a) * q * r.in(0.72, 0.95),
        y + Math.sin(a) * q * r.in(0.66, 0.86),
        q * r.in(0.14, 0.24),
        a + r.in(-0.3, 1.4),
      )
    }
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.283
      P.push([x + Math.cos(a) * q * r.in(0.94, 1.08), y + Math.sin(a) * q * 0.9 * r.in(0.94, 1.08)])
    }
    for (let i = 0; i < 54; i++) {
      const a = r() * 6.283
      edge += leaf(x + Math.cos(a) * q * 0.9, y + Math.sin(a) * q * 0.82, q * r.in(0.2, 0.36), a + r.in(-0.6, 1))
    }
    for (let i = 0; i < 34; i++) {
      const a = r() * 6.283,
        m = Math.sqrt(r()) * q * 0.72
      dk += leaf(x + Math.cos(a) * m + q * 0.16, y + Math.sin(a) * m + q * 0.2, q * r.in(0.16, 0.26), r.in(0.5, 1.9))
      const a2 = r() * 6.283,
        m2 = Math.sqrt(r()) * q * 0.62
      lt += leaf(
        x + Math.cos(a2) * m2 - q * 0.24,
        y + Math.sin(a2) * m2 - q * 0.28,
        q * r.in(0.15, 0.24),
        r.in(0.4, 1.9),
      )
    }
    return (
      path(edge, mix(c, C.lumut, 0.42), { transform: `translate(${f(q * 0.06)} ${f(q * 0.09)})`, opacity: 0.55 }) +
      path(edge, mix(c, C.lumut, 0.1)) +
      path(smooth(P), lin([light(c, 0.34), c, mix(c, C.lumut, 0.55)], 62)) +
      crescent(P, -q * 0.16, -q * 0.2, C.lumut, 0.22) +
      crescent(P, -q * 0.34, -q * 0.42, C.lumut, 0.14) +
      crescent(P, q * 0.3, q * 0.34, C.cahaya, 0.1) +
      path(dk, mix(c, C.lumut, 0.5), { opacity: 0.45 }) +
      path(lt, light(c, 0.4), { opacity: 0.75 }) +
      path(lt2, light(c, 0.62), { opacity: 0.8 })
    )
  }
  const under = ellipse(0, -h * 0.66, h * 0.4 * crown, h * 0.14, mix(C.lumut, C.hutan, 0.3))
  return {
    svg: g([trunk, under, ...B.map(blob)]),
    fruitAt: [
      [-0.34, -0.46],
      [-0.19, -0.49],
      [0.0, -0.5],
      [0.19, -0.48],
      [0.34, -0.45],
      [-0.12, -0.66],
      [0.13, -0.68],
      [-0.32, -0.68],
      [0.31, -0.66],
    ].map(([x, y]) => [x * h * crown, y * h]),
  }
}
/**
 * A terraced hill: stacked contour slabs, biggest first; each slab is an earth wall with a lit bund and a field on top.
 * (cx, base) is the middle of its foot, w and h its size.
 */
export function terraceHill(cx, base, w, h, { n = 8, d = 0.3, seed = 1, lean = 0, flat = 0.2, rice = true } = {}) {
  const r = rng(seed),
    K = 30,
    ph = [r() * 6, r() * 6, r() * 6]
  let out = ''
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1),
      rx = (w / 2) * (1 - Math.pow(t, 1.15) * 0.8),
      ry = rx * flat * (1 - t * 0.25),
      cy = base - h * t - ry * 0.4,
      ox = cx + lean * t + Math.sin(i * 1.9 + ph[0]) * w * 0.018,
      wall = (h / n) * 0.62
    const P = []
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
      low = P.map(([x, y]) => [x, y + wall])
    const dd = d * (0.75 + t * 0.35),
      wet = i % 3 === 1,
      green = haze(mix([C.padi, C.pisang, '#A9D055', C.daun][(i + seed) % 4], C.pisang, 0.3), dd),
      earth = haze(mix(mix(C.daun, C.hutan, 0.45), C.soga, 0.18), dd)
    const x0 = ox - rx * 1.15,
      y0 = cy - ry * 1.15
    out +=
      path(smooth(low), earth) +
      path(smooth(P.map(([x, y]) => [x, y + wall * 0.5])), earth) +
      clipped(
        smooth(low),
        path(smooth(low.map(([x, y]) => [x + w * 0.03, y])), mix(earth, haze(C.lumut, dd), 0.4), { opacity: 0.35 }) +
          grass(
            x0,
            ox + rx * 1.15,
            (x) => {
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
        r() < 0.5 ? (a += s) : (b += s)
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
/** Corner framing: dark near leaves, a little soft, that push the scene back. */
export function frame(corner, seed = 1, s = 1, dark = 0.62) {
  const r = rng(seed),
    [sx, sy] = corner
  const base = sx > 0 ? 180 : 0
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
export function flower(x, y, s = 1, c = C.sepatu, mid = C.kunyit) {
  return place(
    [0, 72, 144, 216, 288]
      .map((a) => place(ellipse(0, -7, 5.4, 7.4, lin([light(c, 0.3), c], 90)), 0, 0, 1, a))
      .join('') + circle(0, 0, 4, mid),
    x,
    y,
    s,
  )
}
