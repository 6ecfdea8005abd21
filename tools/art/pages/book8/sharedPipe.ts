/** The bamboo pipe of book 8 in three distances, its forked sticks, its drops; the slit drums and their mallet; the case of Danu's hearing aid. */
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'

const BAMBOO = '#C3B25C'

/**
 * The pipe very close, along +x from 0,0, `len` long, `r` thick (half); turn it with `place`. Wide joints, wet light along the top. `isOpen`: its far
 * end is cut, and dark inside.
 */
export function pipeClose(len: number, r: number, { isOpen = false, joint = r * 4.6 } = {}): string {
  const count = Math.max(1, Math.round(len / joint)),
    step = len / count
  let body = '',
    joints = '',
    streaks = ''
  for (let i = 0; i < count; i += 1) {
    const c = mix(BAMBOO, C.pisang, i % 2 ? 0.26 : 0.08),
      x = i * step
    body += path(
      `M${f(x)} ${f(-r)}Q${f(x + step / 2)} ${f(-r * 0.93)} ${f(x + step)} ${f(-r)}V${f(r)}Q${f(x + step / 2)} ${f(r * 0.93)} ${f(x)} ${f(r)}Z`,
      lin([light(c, 0.62), [light(c, 0.2), 0.3], c, [shade(c, 0.42), 1]], 90),
    )
    streaks += `M${f(x + step * 0.1)} ${f(-r * 0.5)}h${f(step * 0.5)}M${f(x + step * 0.3)} ${f(r * 0.2)}h${f(step * 0.56)}M${f(x + step * 0.16)} ${f(r * 0.6)}h${f(step * 0.3)}`
    if (i > 0)
      joints +=
        path(
          `M${f(x - r * 0.2)} ${f(-r)}Q${f(x - r * 0.1)} ${f(-r * 1.1)} ${f(x)} ${f(-r * 1.06)}Q${f(x + r * 0.12)} ${f(-r * 1.1)} ${f(x + r * 0.2)} ${f(-r)}Q${f(x + r * 0.3)} 0 ${f(x + r * 0.2)} ${f(r)}Q${f(x)} ${f(r * 1.1)} ${f(x - r * 0.2)} ${f(r)}Q${f(x - r * 0.08)} 0 ${f(x - r * 0.2)} ${f(-r)}Z`,
          lin([light(c, 0.7), light(c, 0.24), shade(c, 0.3)], 90),
        ) +
        stroke(
          `M${f(x + r * 0.22)} ${f(-r * 0.98)}Q${f(x + r * 0.32)} 0 ${f(x + r * 0.22)} ${f(r * 0.98)}`,
          shade(c, 0.45),
          r * 0.05,
        )
  }
  const end = isOpen
    ? ellipse(len, 0, r * 0.42, r, light(BAMBOO, 0.55)) + ellipse(len, 0, r * 0.3, r * 0.76, shade(BAMBOO, 0.7))
    : ''
  return lit(
    body +
      stroke(streaks, shade(BAMBOO, 0.3), Math.max(1.4, r * 0.03), { opacity: 0.4 }) +
      stroke(`M${f(step * 0.06)} ${f(-r * 0.78)}H${f(len - step * 0.1)}`, C.putih, r * 0.1, {
        opacity: 0.4,
        'stroke-dasharray': `${f(r * 2.6)} ${f(r * 0.9)}`,
      }) +
      joints +
      end,
    Math.min(6, 1.4 + r * 0.06),
  )
}

/** Drops that sit on the pipe in rings, `n` rings around a hand at 0,0 on its upper edge; `jump` (0 to 1) lifts them. */
export function dropRings(r: number, n = 3, jump = 0): string {
  let drops = ''
  for (let k = 1; k <= n; k += 1)
    for (const side of [-1, 1])
      for (const y of [-0.86, -0.4, 0.1]) {
        const size = r * (0.13 - k * 0.018)
        drops += drop(side * r * (0.9 + k * 1.1), y * r - jump * r * (0.36 - k * 0.07) * (y < -0.5 ? 1 : 0.4), size)
      }
  return drops
}
/** One round drop of water with its light. */
export const drop = (x: number, y: number, r: number): string =>
  circle(x, y, r, lin([C.putih, C.langit, C.air], 70), { opacity: 0.95 }) +
  circle(x - r * 0.3, y - r * 0.35, r * 0.3, C.putih)
/** A drop that hangs and is about to fall, its top at 0,0. */
export const hangingDrop = (r: number): string =>
  path(
    `M0 ${f(-r * 0.4)}C${f(r * 0.5)} ${f(r * 0.6)} ${f(r)} ${f(r)} ${f(r)} ${f(r * 1.7)}A${f(r)} ${f(r)} 0 1 1 ${f(-r)} ${f(r * 1.7)}C${f(-r)} ${f(r)} ${f(-r * 0.5)} ${f(r * 0.6)} 0 ${f(-r * 0.4)}Z`,
    lin([C.putih, C.langit, C.air], 70),
  ) + ellipse(-r * 0.34, r * 1.4, r * 0.2, r * 0.4, C.putih)

/** A forked stick that holds the pipe, its fork at 0,0, `h` high. */
export const forkedStick = (h: number, w = 7): string =>
  lit(
    stroke(`M0 ${h}L1 10M1 12L-13 -14M1 12L14 -16`, C.soga, w) +
      stroke(`M-2 ${h}L-1 10M-1 12L-14 -13`, light(C.soga, 0.4), w * 0.3),
    1.6,
  )
/** The pipe from afar, over forked sticks: through these points from near to far, its thickness from `from` to `to` px. */
export function pipeFar(points: readonly (readonly [number, number])[], from: number, to: number, stick = 60): string {
  const last = points.length - 1
  let sticks = '',
    pipe = ''
  for (let i = 0; i < last; i += 1) {
    const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]]
    const [w1, w2] = [from + ((to - from) * i) / last, from + ((to - from) * (i + 1)) / last]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]],
      long = Math.hypot(dx, dy) || 1,
      [nx, ny] = [(-dy / long) * 0.5, (dx / long) * 0.5]
    pipe += path(
      `M${f(a[0] + nx * w1)} ${f(a[1] + ny * w1)}L${f(b[0] + nx * w2)} ${f(b[1] + ny * w2)}L${f(b[0] - nx * w2)} ${f(b[1] - ny * w2)}L${f(a[0] - nx * w1)} ${f(a[1] - ny * w1)}Z`,
      mix(BAMBOO, C.pisang, i % 2 ? 0.24 : 0.06),
    )
    pipe += stroke(
      `M${f(a[0] - nx * w1 * 0.6)} ${f(a[1] - ny * w1 * 0.6)}L${f(b[0] - nx * w2 * 0.6)} ${f(b[1] - ny * w2 * 0.6)}`,
      light(BAMBOO, 0.6),
      Math.max(1, w1 * 0.18),
    )
    pipe += circle(b[0], b[1], w2 * 0.62, shade(BAMBOO, 0.2))
    const s = w1 / from
    sticks += stroke(
      `M${f(a[0])} ${f(a[1])}v${f(stick * s)}M${f(a[0])} ${f(a[1] + 8 * s)}l${f(-9 * s)} ${f(-16 * s)}M${f(a[0])} ${f(a[1] + 8 * s)}l${f(9 * s)} ${f(-16 * s)}`,
      C.jati,
      Math.max(1.4, 5 * s),
    )
  }
  return sticks + pipe
}

/** A slit drum that hangs upright, the knot of its rope at 0,0, its bamboo 200 high and 72 wide below it; scale it with `place`. `eyes` look out of the slit. */
export function kentongan({ swing = 0, eyes = '' }: { swing?: number; eyes?: string } = {}): string {
  const d = 'M-36 48Q-38 40 -30 38H30Q38 40 36 48L34 228Q34 238 26 238H-26Q-34 238 -34 228Z'
  const c = '#B98B46'
  return g(
    [
      stroke('M0 -4V10M0 8L-20 44M0 8L20 44', C.soga, 5),
      circle(0, 4, 6, C.jati),
      lit(
        path(d, lin([light(c, 0.5), [light(c, 0.12), 0.35], c, [shade(c, 0.46), 1]], 4)) +
          clipped(
            d,
            stroke('M-30 100V190M-22 70V120M24 150V220M29 60V110', shade(c, 0.3), 2, { opacity: 0.5 }) +
              stroke('M-40 62Q0 72 40 62M-40 214Q0 224 40 214', shade(c, 0.4), 5) +
              stroke('M-40 59Q0 69 40 59M-40 211Q0 221 40 211', light(c, 0.5), 2.4),
          ) +
          ellipse(0, 41, 31, 6, light(c, 0.5)) +
          ellipse(0, 41, 22, 3.6, shade(c, 0.6)),
        3,
      ),
      rect(-9, 88, 18, 108, lin(['#2A1710', '#150B08'], 10), { rx: 9 }),
      stroke('M-10 92V190', light(c, 0.4), 2, { opacity: 0.7 }),
      eyes,
    ],
    swing === 0 ? {} : { transform: `rotate(${swing})` },
  )
}
/** The mallet of the drums: a stick along +x from the hand at 0,0, 120 long, its head wound with cloth. */
export const mallet = (): string =>
  lit(
    stroke('M-14 0H96', C.soga, 8) +
      stroke('M-14 -2H96', light(C.soga, 0.45), 2) +
      ellipse(104, 0, 20, 16, lin([light(C.cabai, 0.3), C.cabai, shade(C.cabai, 0.3)], 60)) +
      stroke('M92 -12Q98 0 92 12M104 -15Q110 0 104 15', shade(C.cabai, 0.4), 2.4),
    1.8,
  )

/** The small blue case of Danu's hearing aid, 70 wide, its foot at 0,0; open, the aid lies on its cloth. `cord`: how long its cord goes up. */
export function aidCase({ isOpen = false, cord = 0 }: { isOpen?: boolean; cord?: number } = {}): string {
  const box = lin([light(C.nila, 0.45), C.nila, shade(C.nila, 0.3)], 70)
  return g([
    cord > 0
      ? stroke(
          `M-12 -40Q-16 ${-40 - cord / 2} -8 ${-40 - cord}M12 -40Q16 ${-40 - cord / 2} 8 ${-40 - cord}`,
          C.cabai,
          4,
        )
      : '',
    isOpen
      ? lit(
          path('M-34 -26L-28 -70Q0 -80 28 -70L34 -26Z', box) + path('M-26 -30L-22 -62Q0 -69 22 -62L26 -30Z', C.kunyit),
          2,
        )
      : '',
    lit(rect(-36, isOpen ? -28 : -44, 72, isOpen ? 28 : 44, box, { rx: 9 }), 2),
    isOpen
      ? ellipse(0, -27, 30, 8, C.putih) + place(aid(), 0, -34, 0.9, 20)
      : stroke('M-36 -26H36', light(C.nila, 0.6), 2.6) + circle(0, -26, 4.6, C.kunyit),
  ])
}
/** The hearing aid alone: a blue hook with a clear tube, 40 high, its middle at 0,0. */
const aid = (): string =>
  lit(
    stroke('M-2 18C-18 12 -18 -14 0 -17C16 -19 20 -4 12 4', C.nila, 11) +
      stroke('M-2 18C-18 12 -18 -14 0 -17', light(C.nila, 0.5), 3, { transform: 'translate(-2 -2)' }) +
      stroke('M12 4Q16 12 8 18', C.langit, 5) +
      circle(7, 19, 5, C.jambu),
    1.4,
  )
