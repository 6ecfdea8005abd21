/** Book 8, page 8: the floor of the hall from under its roof: boards in one lantern's light, posts that rise to us, night rain at both edges. */
import { lit } from '../../core/light.ts'
import { blur, circle, ellipse, f, g, glow, lin, linU, path, place, rad, rect, rng, stroke } from '../../core/svg.ts'
import type { Point } from '../../core/geom.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { boards, drawn } from '../book6/sharedNight.ts'
import { pipeClose } from './sharedPipe.ts'
import { NIGHT } from './sharedRain.ts'

/** Where the lantern stands, the middle of the ring. */
export const LAMP: Point = [692, 374]
/** Where the pipe ends, near Danu's hand, and the turn of the pipe. */
const PIPE = { x: 356, y: 546, turn: 33, r: 19 } as const
const WOOD = '#A66B3A'

/** A post from above: its foot stands at x, y in the light, its top comes at us out of the dark, away from the middle. */
function post(x: number, y: number): string {
  const out = (k: number): Point => [x + (x - LAMP[0]) * k, y + (y - LAMP[1]) * k],
    [tx, ty] = out(0.66),
    long = Math.hypot(tx - x, ty - y) || 1,
    [nx, ny] = [-(ty - y) / long, (tx - x) / long],
    side = (w: number, k: number): string => {
      const [px, py] = out(k)
      return `${f(px + nx * w)} ${f(py + ny * w)}`
    },
    shaft = (a: number, b: number, c: number, d: number) =>
      `M${side(a, 0)}L${side(b, 0.66)}L${side(c, 0.66)}L${side(d, 0)}Z`
  const wood = mix(WOOD, '#2A1830', 0.3)
  return (
    path(`M${side(44, -0.07)}L${side(50, 0.07)}L${side(-50, 0.07)}L${side(-44, -0.07)}Z`, '#0A0716', {
      opacity: 0.5,
      filter: blur(6),
    }) +
    lit(
      path(
        `M${side(34, -0.06)}L${side(40, 0.06)}L${side(-40, 0.06)}L${side(-34, -0.06)}Z`,
        linU([mix(C.bata, '#1B1430', 0.3), mix(C.bata, '#1B1430', 0.7)], x, y, tx, ty),
      ),
      3,
    ) +
    path(shaft(24, 74, -74, -24), linU([wood, [mix(wood, '#1B1430', 0.5), 0.2], ['#140F26', 0.62]], x, y, tx, ty)) +
    path(
      shaft(24, 74, 40, 12),
      linU([light(WOOD, 0.3), [mix(WOOD, '#1B1430', 0.5), 0.2], ['#1E1834', 0.62]], x, y, tx, ty),
    ) +
    stroke(`M${side(24, 0)}L${side(-24, 0)}`, light(WOOD, 0.5), 4, { opacity: 0.8 })
  )
}
/** Night and rain beyond an edge of the hall: rings where drops fall, and the rail before them. */
function outside(x: number, isLeft: boolean): string {
  const r = rng(isLeft ? 5 : 8),
    [x1, x2] = isLeft ? [-10, x] : [x, 1290]
  let rings = '',
    falls = ''
  for (let i = 0; i < 46; i += 1) {
    const [px, py, q] = [r.in(x1, x2), r.in(0, 800), r.in(5, 11)]
    if (i % 2)
      rings += `M${f(px - q)} ${f(py)}a${f(q)} ${f(q * 0.7)} 0 1 1 ${f(q * 2)} 0a${f(q)} ${f(q * 0.7)} 0 1 1 ${f(-q * 2)} 0`
    else falls += `M${f(px)} ${f(py)}l${f((px - LAMP[0]) * 0.07)} ${f((py - LAMP[1]) * 0.07)}`
  }
  return (
    rect(x1, -10, x2 - x1, 820, lin([NIGHT.dark, '#182A50'], isLeft ? 0 : 180)) +
    stroke(rings, '#9DB9D8', 2, { opacity: 0.4 }) +
    stroke(falls, '#D8ECF4', 2.6, { opacity: 0.5 })
  )
}
/** The shadow that somebody throws outward over the boards. */
function thrown(x: number, y: number, w: number): string {
  const [dx, dy] = [x - LAMP[0], y - LAMP[1]],
    long = Math.hypot(dx, dy) || 1,
    [nx, ny] = [-dy / long, dx / long],
    p = (k: number, q: number) => `${f(x + (dx / long) * k + nx * q)} ${f(y + (dy / long) * k + ny * q)}`
  return path(`M${p(-20, w)}L${p(330, w * 2.5)}L${p(330, -w * 2.5)}L${p(-20, -w)}Z`, '#0E0A1C')
}
/** Where the light falls on the floor: a pool, and a way out through the gap. */
const pool = (): string =>
  g([
    ellipse(LAMP[0], LAMP[1], 520, 440, glow('#F2A04A', 0.62)),
    ellipse(LAMP[0], LAMP[1], 250, 220, glow('#FFE2A0', 0.9)),
  ])
/** The boards under the light, `places` of those who sit and throw shadows. */
export const floor = (places: readonly Point[]): string =>
  g([
    boards('#5E3A26', '#2C1712', 92, 6),
    rect(
      -10,
      -10,
      1300,
      820,
      rad(
        [
          ['#120C20', 0, 0],
          ['#120C20', 0.42, 0.2],
          ['#0D1026', 0.8, 0.82],
          ['#0B1024', 1, 0.95],
        ],
        LAMP[0] / 1280,
        LAMP[1] / 800,
        0.62,
      ),
    ),
    pool(),
    g(places.map(([x, y]) => thrown(x, y, 54)).join(''), { filter: blur(16), opacity: 0.72 }),
    g(
      path(
        `M${LAMP[0] - 60} ${LAMP[1] + 70}L120 560L210 800L560 740L${LAMP[0] + 10} ${LAMP[1] + 90}Z`,
        rad(
          [
            ['#FFC96A', 0, 0.62],
            ['#F2A04A', 0.5, 0.36],
            ['#F2A04A', 1, 0],
          ],
          0.9,
          0.1,
          1,
        ),
      ),
      { filter: blur(22) },
    ),
    outside(84, true),
    rect(78, -10, 22, 820, lin([light(WOOD, 0.1), shade(WOOD, 0.5)], 0), { opacity: 0.8 }),
    outside(1262, false),
    post(150, 126),
    post(1208, 112),
    post(1216, 620),
    post(128, 566),
  ])
/** The pipe from the night over the rail to its open end. */
export const pipe = (): string =>
  drawn(0.5, () => {
    const long = 520,
      a = (PIPE.turn * Math.PI) / 180
    return (
      g(
        place(
          rect(0, -PIPE.r, long, PIPE.r * 2, '#0A0A1A'),
          PIPE.x - Math.cos(a) * long + 8,
          PIPE.y - Math.sin(a) * long + 24,
          1,
          PIPE.turn,
        ),
        { opacity: 0.5, filter: blur(7) },
      ) +
      place(
        pipeClose(long, PIPE.r, { isOpen: true, joint: 130 }),
        PIPE.x - Math.cos(a) * long,
        PIPE.y - Math.sin(a) * long,
        1,
        PIPE.turn,
      )
    )
  })
/** The lantern from above: the dark plate that drinks the sun, four bamboo rods, the light that leaves it on all sides. */
export function lampAbove(bright = 1): string {
  const [x, y] = LAMP,
    b = '#C9A052'
  let rods = ''
  for (const a of [45, 135, 225, 315]) {
    const [dx, dy] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    rods += circle(x + dx * 36, y + dy * 36, 8, lin([light(b, 0.5), b, shade(b, 0.4)], 60))
  }
  return g([
    circle(x, y, 118 * bright, glow('#FFE9B0', 0.95)),
    circle(x, y, 46, rad(['#FFFFFF', '#FFF3C0', '#FFD070'], 0.5, 0.5, 0.52)),
    lit(
      circle(x, y, 40, 'none', { stroke: mix(b, C.soga, 0.2), 'stroke-width': 9 }) +
        rods +
        rect(x - 22, y - 22, 44, 44, lin(['#5A70A8', '#33467A', '#243357'], 60), { rx: 6 }) +
        stroke(
          `M${x - 7} ${y - 21}V${y + 21}M${x + 7} ${y - 21}V${y + 21}M${x - 21} ${y - 7}H${x + 21}M${x - 21} ${y + 7}H${x + 21}`,
          '#9DB4E4',
          1.8,
        ),
      2,
    ),
    stroke(`M${x - 40} ${y + 2}Q${x} ${y - 10} ${x + 40} ${y + 2}`, C.jati, 5),
  ])
}
