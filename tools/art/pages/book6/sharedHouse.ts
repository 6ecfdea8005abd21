/** The owl's house of book 6: a frame with four gaps below a round hole, four boards, a roof. */
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, lin, path, rect, rng, stroke } from '../../core/svg.ts'
import { light, shade } from '../../palette.ts'

const WOOD = '#D9A25E',
  DARK = '#8A5630'
/** Width and height of a gap, and of the board that fills it, drawing units. */
export const GAP = { width: 158, height: 98 } as const
/** A board, its middle at 0,0; `nails`: put in place. Which one it is shows in its veins. */
export function board(seed = 1, nails = false): string {
  const { width: w, height: h } = GAP,
    r = rng(seed + 4),
    d = `M${-w / 2} ${-h / 2 + 5}Q${-w / 2} ${-h / 2} ${-w / 2 + 6} ${-h / 2}H${w / 2 - 6}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + 6}V${h / 2 - 6}Q${w / 2} ${h / 2} ${w / 2 - 6} ${h / 2}H${-w / 2 + 6}Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - 6}Z`
  const c = ['#E0AE6A', '#D39B58', '#E8BC7E', '#C98F50'][seed % 4] ?? WOOD
  let veins = ''
  for (let i = 0; i < 6; i++)
    veins += `M${-w / 2} ${f(-h / 2 + 10 + i * (h / 6))}q${f(w * 0.3)} ${f(r.in(-10, 10))} ${f(w * 0.5)} 0t${f(w * 0.5)} ${f(r.in(-4, 4))}`
  const kx = r.in(-40, 40),
    ky = r.in(-22, 22)
  return lit(
    path(d, lin([light(c, 0.42), c, shade(c, 0.26)], 66)) +
      clipped(
        d,
        stroke(veins, shade(c, 0.34), 2.6, { opacity: 0.5 }) +
          ellipse(kx, ky, 13, 9, shade(c, 0.34), { opacity: 0.7 }) +
          ellipse(kx, ky, 7, 4.6, shade(c, 0.5), { opacity: 0.8 }),
      ) +
      (nails
        ? [-1, 1]
            .map((sx) =>
              [-1, 1]
                .map(
                  (sy) =>
                    circle(sx * (w / 2 - 13), sy * (h / 2 - 13), 4.6, '#6B6470') +
                    circle(sx * (w / 2 - 13) - 1.4, sy * (h / 2 - 13) - 1.4, 1.6, '#fff'),
                )
                .join(''),
            )
            .join('')
        : ''),
    2.4,
  )
}
/** Where the four gaps are, middles, with the foot of the house at 0,0. */
const GAPS = [
  [-83, -164],
  [83, -164],
  [-83, -54],
  [83, -54],
] as const
/** The frame: posts, beams, the hole's board; 0,0 is the middle of its foot, 360 wide, 380 high without the roof. `full`: with its boards. */
export function houseFrame({ full = false }: { full?: boolean } = {}): string {
  const beam = (d: string) =>
    stroke(d, DARK, 16) +
    stroke(d, light(WOOD, 0.1), 11) +
    stroke(d, light(WOOD, 0.6), 2.4, { transform: 'translate(-2 -3)' })
  const face = 'M-176 -216V-356H176V-216Z'
  let veins = ''
  for (let i = 0; i < 6; i++) veins += `M-176 ${-336 + i * 22}q90 ${i % 2 ? 8 : -8} 176 0t176 0`
  return g([
    // the dark inside
    rect(-172, -350, 344, 350, lin(['#3A2418', '#22140E'], 80)),
    full ? GAPS.map(([x, y], i) => g(board(i, true), { transform: `translate(${x} ${y})` })).join('') : '',
    lit(
      path(
        `${face}M66 -286A66 66 0 1 0 -66 -286A66 66 0 1 0 66 -286Z`,
        lin([light(WOOD, 0.4), WOOD, shade(WOOD, 0.26)], 62),
        { 'fill-rule': 'evenodd' },
      ) +
        clipped(
          `M-176 -216V-356H-66V-216ZM66 -216V-356H176V-216Z`,
          stroke(veins, shade(WOOD, 0.3), 2.4, { opacity: 0.5 }),
        ) +
        circle(0, -286, 66, 'none', { stroke: DARK, 'stroke-width': 9 }) +
        circle(-1, -287, 70, 'none', { stroke: light(WOOD, 0.6), 'stroke-width': 2.4 }),
      3,
    ),
    lit(beam('M-176 -6V-352M176 -6V-352M0 -6V-212M-176 -214H176M-176 -108H176M-176 -4H176'), 2.6),
  ])
}
/** The roof: thatch on two boards, its eaves at y=0, 470 wide. */
export function houseRoof(): string {
  const d = 'M-236 10L-30 -126Q0 -146 30 -126L236 10Q216 34 190 26L0 -76L-190 26Q-216 34 -236 10Z',
    t = 'M-246 2L-34 -138Q0 -160 34 -138L246 2L226 16L0 -116L-226 16Z',
    r = rng(6)
  let straw = ''
  for (let i = 0; i < 90; i++) {
    const u = r.in(-1, 1),
      x = u * 224,
      y = -134 + Math.abs(u) * 132
    straw += `M${f(x)} ${f(y - 8)}l${f(u * 20)} ${f(r.in(14, 24))}`
  }
  return g([
    path('M-190 26L0 -96L190 26Z', '#4A2C1A'),
    lit(
      path(d, lin([light('#B98F52', 0.3), '#B98F52', DARK], 70)) +
        path(t, lin(['#E2C07A', '#C39A54'], 70)) +
        stroke(straw, '#8A6430', 3, { opacity: 0.6 }) +
        stroke(straw, '#FBE7A8', 2, { opacity: 0.7, transform: 'translate(4 -2)' }),
      4,
    ),
  ])
}
