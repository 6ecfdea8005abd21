/** Little wooden house, red tile roof; foot on y=0, about 300 x 260. open = how far the shutters stand, 0 shut .. 1 open. */
import { g, path, stroke, ellipse, circle, rect, f, lin, glow, clipped, blur } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C, light, shade, mix, haze } from '../palette.ts'

/** A village house, foot on y=0, about 250 high; d = distance, open = shutters 0..1, lamp = lit windows. */
export function house({ d = 0, door = C.hutan, shutter = C.toska, open = 1, lamp = false } = {}) {
  const h = (c: string) => haze(c, d),
    wall = h('#F0D3A0'),
    wood = h('#A8703F'),
    tile = h('#C85A3C')
  const W = 'M-112 -18L-108 -138L108 -138L112 -18Z',
    R = 'M-146 -130L-104 -214Q0 -224 104 -214L146 -130Q0 -118 -146 -130Z'
  let planks = '',
    tiles = '',
    tl = ''
  for (let y = -126; y < -20; y += 15) planks += `M-112 ${y}Q0 ${y + 2} 112 ${y}`
  for (let k = 0; k < 6; k++)
    for (let i = 0; i < 20; i++) {
      const v = k / 6,
        w = 104 + 42 * v,
        x = -w + ((i + (k % 2) * 0.5) / 19.5) * 2 * w,
        y = -208 + 84 * v
      tiles += `M${f(x)} ${f(y)}q0 12 ${f(w / 19.5)} 12q${f(w / 19.5)} 0 ${f(w / 19.5)} -12`
      if ((i + k) % 4 === 0) tl += `M${f(x + 2)} ${f(y + 6)}q3 5 7 5`
    }
  const inside = lamp ? '#FFC86B' : h('#55342E')
  const window = (x: number) => {
    const s = (d2: number): string =>
      path(
        `M${x + d2 * 22} -112L${x + d2 * (22 + (open ? 20 * open : -20))} ${-112 - 3 * open}V${-58 + 3 * open}L${x + d2 * 22} -60Z`,
        lin([light(h(shutter), 0.25), h(shutter)], 60),
      ) +
      stroke(
        [-104, -94, -84, -74]
          .map((y) => `M${x + d2 * 24} ${y}L${x + d2 * (22 + (open ? 17 * open : -16))} ${y - open}`)
          .join(''),
        shade(h(shutter), 0.35),
        2,
        { opacity: 0.7 },
      )
    return (
      rect(x - 22, -112, 44, 52, inside) +
      (lamp ? '' : ellipse(x, -80, 18, 22, glow('#FFC66B', 0.55))) +
      path(`M${x - 22} -112H${x - 4}Q${x - 8} -90 ${x - 20} -66L${x - 22} -62Z`, h('#FFF3D6'), { opacity: 0.9 }) +
      lit(s(-1) + s(1), 1.2) +
      stroke(`M${x - 23} -113H${x + 23}M${x - 25} -58H${x + 25}`, wood, 5)
    )
  }
  return g([
    rect(-104, -20, 208, 18, h(C.lumut), { opacity: 0.4, filter: blur(6) }),
    [-96, -34, 34, 96].map((x) => rect(x - 8, -20, 16, 20, h('#A79B93'))).join(''),
    lit(
      path(W, lin([light(wall, 0.35), wall, mix(wall, h(C.soga), 0.28)], 60)) +
        clipped(W, stroke(planks, h(C.soga), 1.6, { opacity: 0.32 })) +
        stroke('M-108 -138L-112 -18M108 -138L112 -18', wood, 7),
      3.4,
    ),
    window(-66),
    window(70),
    lit(
      path('M-18 -20V-104Q2 -112 22 -104V-20Z', lin([light(h(door), 0.3), h(door), shade(h(door), 0.2)], 60)) +
        stroke('M-6 -24V-104M9 -24V-106', shade(h(door), 0.35), 1.8) +
        circle(15, -60, 3, h(C.kunyit)) +
        stroke('M-19 -20V-106Q2 -114 23 -106V-20', wood, 5),
      1.6,
    ),
    lit(
      path('M-118 -22H118V-12H-118Z', lin([light(wood, 0.35), shade(wood, 0.2)], 80)) +
        path('M-26 -12H30V-4H-26ZM-30 -4H34V4H-30Z', lin([light(wood, 0.4), wood], 80)),
      1.8,
    ),
    path('M-128 -132Q0 -108 128 -132L116 -118Q0 -98 -116 -118Z', h(C.lumut), { opacity: 0.3, filter: blur(4) }),
    lit(
      path(R, lin([light(tile, 0.32), tile, shade(tile, 0.28)], 65)) +
        clipped(
          R,
          stroke(tiles, shade(tile, 0.4), 2, { opacity: 0.55 }) + stroke(tl, light(tile, 0.55), 2, { opacity: 0.6 }),
        ) +
        stroke('M-104 -214Q0 -225 104 -214', light(tile, 0.3), 8),
      5,
      { shO: 0.36 },
    ),
  ])
}
