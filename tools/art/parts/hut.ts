import { g, path, stroke, ellipse, rect, f, lin, glow, clipped, rng, blur } from '../core/svg.ts'
import { type Point } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix, shade, light, haze } from '../palette.ts'
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
