/** Rice barn on stilts with a bonnet roof; feet on y=0, about 280 x 330, steps in front. d = distance haze. */
import { g, path, stroke, ellipse, circle, rect, f, lin, clipped, rng, blur } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C, light, shade, mix, haze } from '../palette.ts'

/** The rice granary on its stilts, foot on y=0; d = distance, steps = with its ladder. */
export function lumbung({ d = 0, seed = 2, steps = true } = {}) {
  const r = rng(seed),
    h = (c: string) => haze(c, d),
    wood = h('#A06A3C'),
    thatch = h('#B98F52'),
    wall = h('#E0B878')
  const post = (x: number, y0 = -96, w = 8) =>
    path(
      `M${x - w} ${y0}L${x - w - 1.5} 0Q${x} 4 ${x + w + 1.5} 0L${x + w} ${y0}Z`,
      lin([light(wood, 0.35), wood, shade(wood, 0.4)], 5),
    ) +
    ellipse(x, 1, w * 1.9, 5, h('#A79B93')) +
    ellipse(x, -80, 21, 6.4, shade(wood, 0.3)) +
    ellipse(x, -83, 21, 6.4, light(wood, 0.28))
  const R =
    'M-128 -132C-146 -158 -132 -196 -106 -240C-78 -294 -38 -322 0 -328C38 -322 78 -294 106 -240C132 -196 146 -158 128 -132' +
    'C96 -118 50 -112 0 -112C-50 -112 -96 -118 -128 -132Z'
  const G = 'M-64 -126C-66 -176 -44 -226 0 -252C44 -226 66 -176 64 -126C40 -120 -40 -120 -64 -126Z'
  let t1 = '',
    t2 = '',
    fr = '',
    weave = ''
  for (let i = 0; i < 170; i++) {
    const u = r.in(-1, 1),
      v = r(),
      x = u * (40 + 98 * v),
      y = -322 + 200 * v + 26 * u * u * (1 - v),
      s = `M${f(x)} ${f(y)}q${f(u * 8)} ${f(12)} ${f(u * 10)} 26`
    if (r() < 0.5) t1 += s
    else t2 += s
  }
  for (let i = 0; i <= 56; i++) {
    const u = i / 28 - 1,
      x = u * 130,
      y = -114 - 18 * u * u
    fr += `M${f(x - 4)} ${f(y - 4)}L${f(x + r.in(-3, 2))} ${f(y + r.in(6, 13))}L${f(x + 4)} ${f(y - 4)}Z`
  }
  for (let x = -72; x < 72; x += 12)
    for (let y = -260; y < -116; y += 12)
      weave += ((x + y) / 12) % 2 ? `M${x} ${y + 3}h10M${x} ${y + 7}h10` : `M${x + 3} ${y}v10M${x + 7} ${y}v10`
  const door = lit(
    path('M-22 -124V-168Q0 -178 22 -168V-124Z', lin([light(h(C.hutan), 0.25), h(C.hutan)], 70)) +
      stroke('M0 -173V-124M-14 -126V-170M14 -126V-170', shade(h(C.hutan), 0.35), 1.8) +
      circle(6, -146, 2.6, h(C.kunyit)),
    1.6,
  )
  return g([
    rect(-92, -96, 184, 78, h(mix(C.lumut, C.tinta, 0.5)), { opacity: 0.72, filter: blur(7) }),
    post(-62, -96, 7),
    post(66, -96, 7),
    lit(path('M-112 -100L112 -100L118 -88L-118 -88Z', lin([light(wood, 0.35), wood, shade(wood, 0.3)], 80)), 2),
    post(-96, -90),
    post(96, -90),
    steps
      ? lit(
          stroke('M-24 -90L-34 2M24 -90L34 2', wood, 6) +
            stroke('M-26 -72H26M-28 -52H28M-30 -32H30M-33 -12H33', light(wood, 0.22), 7),
          1.6,
        )
      : '',
    path('M-118 -104C-60 -88 60 -88 118 -104L112 -92C60 -80 -60 -80 -112 -92Z', h(C.lumut), {
      opacity: 0.3,
      filter: blur(4),
    }),
    lit(
      path('M-104 -140H104L108 -98H-108Z', lin([shade(wall, 0.25), shade(wall, 0.45)], 90)) +
        stroke('M-70 -130V-98M-35 -130V-98M35 -130V-98M70 -130V-98', wood, 4),
      1.4,
    ),
    lit(
      path(fr, shade(thatch, 0.25)) +
        path(R, lin([light(thatch, 0.5), thatch, mix(thatch, h(C.jati), 0.55)], 62)) +
        clipped(
          R,
          stroke(t1, shade(thatch, 0.5), 2.2, { opacity: 0.42 }) + stroke(t2, light(thatch, 0.6), 2, { opacity: 0.5 }),
        ),
      6,
      { shO: 0.4 },
    ),
    path('M-74 -124C-78 -184 -52 -236 0 -264C52 -236 78 -184 74 -124Z', mix(thatch, h(C.jati), 0.5)),
    lit(
      path(G, lin([light(wall, 0.3), wall, mix(wall, h(C.soga), 0.3)], 60)) +
        clipped(G, stroke(weave, h(C.soga), 1.7, { opacity: 0.4 })),
      2.4,
    ),
    door,
    lit(
      stroke('M-66 -126C-68 -178 -44 -228 0 -256C44 -228 68 -178 66 -126', wood, 6) + stroke('M-68 -124H68', wood, 7),
      1.4,
    ),
    lit(stroke('M0 -318l-14 -26M0 -318l14 -26', wood, 6), 1.4),
  ])
}
