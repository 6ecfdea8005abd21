import { g, path, stroke, ellipse, circle, rect, f, lin, glow, clipped, place, rng, blur } from '../core/svg.ts'
import { type Point, smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix, shade, light, haze } from '../palette.ts'
import { cloth } from './batik.ts'
/** House on stilts, foot on y=0, about 300 x 280, seen a little from the left. d = distance haze. */
export function hut({ d = 0, seed = 1, door = C.toska } = {}) {
  const r = rng(seed),
    h = (c: string) => haze(c, d),
    wood = h(C.jati),
    woodL = h('#A8703F'),
    wall = h('#E3BC7C'),
    thatch = h('#B58A4E')
  const post = (x: number, y0 = -66, w = 7) =>
    path(
      `M${x - w} ${y0}L${x - w - 1} 0Q${x} 4 ${x + w + 1} 0L${x + w} ${y0}Z`,
      lin([light(woodL, 0.3), woodL, shade(woodL, 0.4)], 5),
    ) + ellipse(x, 1, w * 1.8, 4.5, h('#A79B93'))
  const W = 'M-104 -66L-98 -148L70 -148L76 -66Z',
    S = 'M76 -66L70 -148L132 -142L134 -72Z'
  let weave = ''
  for (let x = -130; x < 160; x += 13)
    for (let y = -150; y < -60; y += 13)
      weave += (((x + y) / 13) % 2) | 0 ? `M${x} ${y + 3}h11M${x} ${y + 7}h11` : `M${x + 3} ${y}v11M${x + 8} ${y}v11`
  const R =
    'M-142 -128C-112 -158 -92 -208 -78 -258C-40 -246 50 -246 104 -266C118 -214 140 -160 176 -126C120 -116 60 -112 10 -112' +
    'C-44 -112 -96 -116 -142 -128Z'
  let th = '',
    th2 = ''
  for (let k = 0; k < 5; k++)
    for (let i = 0; i < 26; i++) {
      const u = i / 25 + r.in(-0.015, 0.015),
        v = k / 5 + r.in(0, 0.06),
        top: Point = [-78 + 182 * u, -256 - 8 * u + 8 * Math.sin(u * 3.1)],
        bot: Point = [-140 + 314 * u, -126 + 14 * Math.sin(u * 3.14)],
        p: Point = [top[0] + (bot[0] - top[0]) * (v * v * 0.4 + v * 0.6), top[1] + (bot[1] - top[1]) * v],
        q: Point = [top[0] + (bot[0] - top[0]) * (v + 0.2), top[1] + (bot[1] - top[1]) * (v + 0.21)]
      const s = `M${f(p[0])} ${f(p[1])}Q${f((p[0] + q[0]) / 2)} ${f((p[1] + q[1]) / 2 + 3)} ${f(q[0])} ${f(q[1])}`
      if (r() < 0.5) th += s
      else th2 += s
    }
  let fringe = ''
  for (let i = 0; i < 60; i++) {
    const u = i / 59,
      x = -140 + 314 * u,
      y = -127 + 14 * Math.sin(u * 3.14) - 3
    fringe += `M${f(x - 3)} ${f(y)}L${f(x + r.in(-3, 2))} ${f(y + r.in(7, 14))}L${f(x + 4)} ${f(y)}Z`
  }
  return g([
    rect(-100, -70, 228, 40, h(C.lumut), { opacity: 0.45, filter: blur(8) }),
    post(-40, -66, 5) + post(116, -70, 5) + post(36, -66, 5),
    lit(path(S, mix(wall, h(C.soga), 0.45)) + clipped(S, stroke(weave, h(C.soga), 1.8, { opacity: 0.5 })), 3),
    lit(
      path(W, lin([light(wall, 0.3), wall, mix(wall, h(C.soga), 0.25)], 60)) +
        clipped(W, stroke(weave, h(C.soga), 1.8, { opacity: 0.38 })) +
        [-102, -12 + 4, 73].map((x) => path(`M${x - 5} -66L${x - 4} -150h9L${x + 6} -66Z`, wood)).join(''),
      3,
    ),
    path('M-58 -66L-57 -128Q-38 -140 -18 -128L-17 -66Z', h('#4A2C25')) +
      lit(
        path('M-58 -66L-57 -128Q-48 -136 -40 -135L-42 -66Z', lin([light(h(door), 0.25), h(door)], 80)) +
          stroke('M-50 -74v-54', shade(h(door), 0.4), 2, { opacity: 0.6 }),
        1.4,
      ),
    rect(14, -122, 38, 34, h('#4A2C25')) +
      rect(14, -122, 38, 34, glow('#FFC66B', 0.5)) +
      lit(
        path('M13 -124h-14v38h14Z', h(door)) + path('M53 -124h14v38h-14Z', h(door)) + rect(10, -88, 46, 6, woodL),
        1.4,
      ) +
      stroke('M33 -122v34', wood, 3),
    lit(
      path('M-124 -70L140 -70L146 -56L-128 -56Z', lin([light(woodL, 0.35), woodL, shade(woodL, 0.3)], 80)) +
        stroke('M-60 -69v12M0 -69v12M70 -69v12', shade(woodL, 0.5), 1.6, { opacity: 0.6 }),
      2,
    ),
    post(-112, -58) + post(-6 + 4, -58) + post(70, -58) + post(132, -58, 6),
    lit(
      stroke(
        'M-122 -70v-30M-92 -70v-30M-122 -99h33M-122 -86h33M84 -66v-34M112 -68v-32M136 -70v-30M82 -99L138 -99M82 -86L138 -86',
        woodL,
        5,
      ),
      1.4,
    ),
    lit(
      stroke('M-66 -58L-84 2M-22 -58L-24 2', woodL, 6) +
        stroke('M-68 -44L-22 -44M-72 -28L-22 -28M-76 -12L-23 -12', light(woodL, 0.2), 6.4),
      1.6,
    ),
    path('M-120 -128C-60 -106 100 -106 160 -124L150 -110C90 -94 -60 -96 -112 -114Z', h(C.lumut), {
      opacity: 0.32,
      filter: blur(4),
    }),
    lit(
      path(fringe, shade(thatch, 0.25)) +
        path(R, lin([light(thatch, 0.5), thatch, mix(thatch, h(C.jati), 0.55)], 62)) +
        clipped(
          R,
          stroke(th, shade(thatch, 0.5), 2.2, { opacity: 0.4 }) + stroke(th2, light(thatch, 0.6), 2, { opacity: 0.5 }),
        ) +
        path('M-86 -256C-40 -240 52 -240 112 -268L110 -252C50 -228 -40 -228 -84 -242Z', mix(thatch, h(C.jati), 0.4)) +
        stroke('M-70 -238l-20 -34M-90 -240l20 -34M96 -246l22 -34M118 -250l-20 -36', wood, 5.5),
      6,
      { shO: 0.4 },
    ),
  ])
}
/** A mango hanging from its stalk at 0,0. */
export const mango = (s = 1, { leaf = true } = {}) => {
  const d = smooth([
    [-4, -50],
    [12, -48],
    [24, -32],
    [24, -10],
    [10, 6],
    [-8, 4],
    [-22, -12],
    [-24, -32],
    [-16, -46],
  ])
  return place(
    lit(
      path(
        d,
        lin(
          [
            [C.padi, 0, 1],
            [C.kunyit, 0.32, 1],
            [C.mangga, 0.66, 1],
            [C.sepatu, 1, 1],
          ],
          62,
        ),
      ) +
        clipped(
          d,
          ellipse(-9, -34, 7, 12, '#FFF8D8', { opacity: 0.5, transform: 'rotate(24 -9 -34)', filter: blur(2.4) }) +
            [
              [8, -20],
              [14, -12],
              [4, -8],
              [10, -30],
              [0, -18],
            ]
              .map(([x = 0, y = 0]) => circle(x, y, 1, C.cabai, { opacity: 0.5 }))
              .join(''),
        ),
      2.6,
    ) +
      stroke('M0 -48Q1 -56 -2 -62', C.soga, 4) +
      (leaf
        ? lit(
            path('M0 -56C10 -72 30 -74 44 -64C34 -52 14 -48 0 -56Z', lin([light(C.pisang, 0.3), C.daun], 60)) +
              stroke('M3 -57Q22 -64 40 -63', light(C.pisang, 0.6), 1.6),
            1.4,
          )
        : ''),
    0,
    0,
    s,
  )
}
/** Bucket in two layers, so fruit can drop between them. part: back | front | all. */
export function bucket(part = 'all', c = C.toska) {
  const back =
    ellipse(0, -74, 52, 15, shade(c, 0.5)) +
    stroke('M-52 -76C-48 -136 48 -136 52 -76', '#C9BFB4', 5) +
    stroke('M-52 -77C-48 -137 48 -137 52 -77', '#fff', 1.5, { opacity: 0.6 })
  const D = 'M-54 -74C-40 -60 40 -60 54 -74L42 -6C30 5 -30 5 -42 -6Z'
  const front = lit(
    path(D, lin([light(c, 0.4), c, shade(c, 0.4)], 15)) +
      clipped(
        D,
        stroke('M-50 -52C-36 -40 36 -40 50 -52M-47 -30C-34 -19 34 -19 47 -30', shade(c, 0.4), 3, { opacity: 0.5 }) +
          ellipse(-24, -34, 8, 30, '#fff', { opacity: 0.22, filter: blur(4) }),
      ) +
      stroke('M-54 -75C-40 -60 40 -60 54 -75', light(c, 0.35), 6),
    3.4,
  )
  return part === 'back' ? back : part === 'front' ? front : back + front
}
/** A bamboo stem, foot at 0,0. */
export function bamboo(h = 200, { c = C.pisang, seed = 1 } = {}) {
  const r = rng(seed),
    n = Math.max(2, Math.round(h / 52)),
    s = h / n
  let o = '',
    lf = ''
  for (let i = 0; i < n; i++) {
    const y = -i * s,
      b = mix(c, C.kunyit, 0.18 + 0.12 * (i % 2))
    o +=
      path(
        `M-11 ${f(y)}C-9 ${f(y - s * 0.3)} -9 ${f(y - s * 0.7)} -11 ${f(y - s + 2)}L11 ${f(y - s + 2)}` +
          `C9 ${f(y - s * 0.7)} 9 ${f(y - s * 0.3)} 11 ${f(y)}Z`,
        lin([light(b, 0.45), b, mix(b, C.hutan, 0.5)], 5),
      ) +
      path(
        `M-13 ${f(y - s + 5)}Q0 ${f(y - s + 9)} 13 ${f(y - s + 5)}L12.5 ${f(y - s - 1)}Q0 ${f(y - s + 4)} -12.5 ${f(y - s - 1)}Z`,
        light(b, 0.5),
      )
    if (i) {
      const q = i % 2 ? 1 : -1
      for (const a of [-20, 12, 40])
        lf += place(
          path('M0 0C14 -9 34 -9 50 0C34 7 14 7 0 0Z', mix(C.daun, C.pisang, r())) + stroke('M2 0H46', C.padi, 1.2),
          q * 9,
          y,
          0.9,
          q > 0 ? -a : 180 + a,
        )
    }
  }
  return lit(o, 2.6, { sh: C.lumut }) + lit(lf, 1.4, { sh: C.lumut })
}
/** A paper kite around 0,0. */
export function kite(a = C.cabai, b = C.kunyit) {
  const D = 'M0 -70L48 -10L0 62L-48 -10Z'
  return (
    lit(
      cloth(D, a) +
        path('M0 -70L48 -10L0 -10Z', b) +
        path('M0 62L-48 -10L0 -10Z', mix(a, C.manggis, 0.2)) +
        stroke('M0 -70V62M-48 -10H48', C.soga, 2.6),
      3,
    ) +
    stroke('M0 62C18 84 -16 104 4 128C18 146 -6 160 2 178', C.soga, 2) +
    [
      [6, 88, 20],
      [-6, 116, -24],
      [8, 150, 16],
    ]
      .map(([x, y, q]) => place(path('M0 0L-15 -8L-15 8ZM0 0L15 -8L15 8Z', b), x, y, 1, q))
      .join('')
  )
}
/** A small basket, foot on y=0. */
export function basket() {
  const D = 'M-50 -48C-36 -38 36 -38 50 -48C52 -20 42 0 24 4H-24C-42 0 -52 -20 -50 -48Z'
  let w = ''
  for (let y = -44; y < 4; y += 8) w += `M-54 ${y}Q0 ${y + 12} 54 ${y}`
  for (let x = -48; x <= 48; x += 12) w += `M${x} -48L${x * 0.6} 6`
  return lit(
    path(D, lin([C.cahaya, '#D9A860', C.soga], 50)) +
      clipped(D, stroke(w, C.soga, 2, { opacity: 0.55 })) +
      stroke('M-50 -48C-36 -38 36 -38 50 -48', '#F0CE90', 6),
    3,
  )
}
/** A bird far away. */
export const bird = (s = 1, c = C.nila) =>
  place(
    lit(
      path(
        'M0 0C-14 -16 -34 -18 -46 -8C-34 -10 -24 -4 -18 4C-10 10 6 10 14 4C24 -6 32 -16 48 -18C36 -26 16 -18 6 -4Z',
        c,
      ),
      1,
    ),
    0,
    0,
    s,
  )

/** Low bamboo fence, two rails, from x=0 to w. */
export function fence(w = 220, seed = 1) {
  const r = rng(seed),
    a = '#C99B58',
    F = lin([light(a, 0.5), a, shade(a, 0.35)], 10),
    R = lin([light(a, 0.5), a, shade(a, 0.35)], 85)
  let o = ''
  const n = Math.round(w / 44)
  const rails = [-50, -26]
    .map(
      (y) =>
        path(`M-12 ${y}Q${w / 2} ${y - 5} ${w + 12} ${y + 2}L${w + 12} ${y + 11}Q${w / 2} ${y + 5} -12 ${y + 9}Z`, R) +
        stroke(`M${w * 0.3} ${y - 2}v9M${w * 0.66} ${y - 2}v10`, shade(a, 0.5), 1.6, { opacity: 0.6 }),
    )
    .join('')
  for (let i = 0; i <= n; i++) {
    const x = (i * w) / n,
      q = r.in(-3, 3),
      h = r.in(64, 76)
    o +=
      path(
        `M${f(x - 6)} 2L${f(x - 6 + q)} ${f(-h)}Q${f(x + q)} ${f(-h - 5)} ${f(x + 6 + q)} ${f(-h)}L${f(x + 6)} 2Z`,
        F,
      ) +
      ellipse(x + q, -h, 6, 2.6, light(a, 0.6)) +
      stroke(`M${f(x - 7)} -46h14M${f(x - 7)} -42h14M${f(x - 7)} -20h14`, C.jati, 2.2, { opacity: 0.75 })
  }
  return lit(rails, 1.8) + lit(o, 2)
}
/** A folded paper boat. */
export const boat = (c = C.putih) =>
  lit(
    path('M-34 -14L34 -14L22 6H-22Z', lin([c, shade(c, 0.16)], 60)) +
      path('M-14 -14L0 -44L14 -14Z', lin([c, shade(c, 0.12)], 20)) +
      path('M0 -44L14 -14H0Z', shade(c, 0.14)),
    1.8,
  )
/** Woven mat lying on the ground. */
export function mat(w = 300, h = 80) {
  const D =
    `M${-w / 2 + 30} ${-h / 2}L${w / 2 - 20} ${-h / 2}Q${w / 2 - 6} ${-h / 2} ${w / 2} ${h / 2 - 6}` +
    `Q${w / 2 + 2} ${h / 2} ${w / 2 - 16} ${h / 2}L${-w / 2 + 8} ${h / 2}Q${-w / 2 - 6} ${h / 2} ${-w / 2} ${h / 2 - 8}Z`
  let a = '',
    b = ''
  for (let x = -w / 2 - 40; x < w / 2 + 40; x += 18) {
    a += `M${x} ${h / 2}L${x + 40} ${-h / 2}`
    b += `M${x + 6} ${h / 2}L${x - 26} ${-h / 2}`
  }
  return lit(
    path(D, lin(['#F3D391', '#DDA95E', '#B97F42'], 50)) +
      clipped(D, stroke(a, C.cabai, 4, { opacity: 0.35 }) + stroke(b, C.soga, 2, { opacity: 0.4 })) +
      stroke(D, C.cabai, 4, { opacity: 0.8 }),
    3,
  )
}
