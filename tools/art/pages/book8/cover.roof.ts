/** Book 8, cover: the wet corner of Nenek Murni's thatched roof over us, and the drop that hangs from it with the hall in it, upside down. */
import { lit } from '../../core/light.ts'
import { clipped, ellipse, f, g, glow, lin, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { hall } from './sharedHall.ts'
import { NIGHT } from './sharedRain.ts'

/** The tip of the corner; along its verge away from it, along the eaves away from it, and the way the straw runs. */
const TIP = [252, 452] as const,
  VERGE = [-0.9, -0.44] as const,
  EAVES = [-0.86, 0.51] as const,
  DOWN = [0.5, 0.86] as const

/** One layer of straw, `in` pixels up from the eaves. */
function layer(inward: number, color: string, seed: number): string {
  const r = rng(seed),
    k = inward / 0.83,
    [ax, ay] = [TIP[0] + VERGE[0] * k, TIP[1] + VERGE[1] * k]
  let fringe = `M${f(ax)} ${f(ay)}`,
    dark = '',
    pale = ''
  for (let t = 0; t < 340; ) {
    const w = r.in(9, 17),
      out = r.in(16, 34),
      [x, y] = [ax + EAVES[0] * (t + w / 2), ay + EAVES[1] * (t + w / 2)]
    fringe += `L${f(x + DOWN[0] * out)} ${f(y + DOWN[1] * out)}L${f(ax + EAVES[0] * (t + w))} ${f(ay + EAVES[1] * (t + w))}`
    for (const back of [0.2, 0.7, 1.25]) {
      const from = -back * r.in(40, 60),
        line = `M${f(x + DOWN[0] * from)} ${f(y + DOWN[1] * from)}l${f(DOWN[0] * 34)} ${f(DOWN[1] * 34)}`
      if (r() < 0.6) dark += line
      else pale += line
    }
    t += w
  }
  const d = `${fringe}L-60 ${f(ay + 200)}V240L${f(ax + VERGE[0] * 340)} ${f(ay + VERGE[1] * 340)}Z`
  return lit(
    path(
      d,
      linU([mix(color, '#A9BCD8', 0.35), color, mix(color, NIGHT.dark, 0.45)], ax - 120, ay - 90, ax - 40, ay + 150),
    ) + clipped(d, stroke(dark, NIGHT.dark, 3, { opacity: 0.4 }) + stroke(pale, '#D9C7B0', 2.6, { opacity: 0.5 })),
    3,
    { rim: '#CFE0F4' },
  )
}
/** Three layers of straw and the bamboo along the verge. */
export const thatch = (): string =>
  g([
    layer(0, '#57465A', 3),
    layer(70, '#6A5560', 5),
    layer(140, '#7C6466', 8),
    lit(
      stroke(
        `M${f(TIP[0] + 10)} ${f(TIP[1] + 5)}L${f(TIP[0] + VERGE[0] * 340)} ${f(TIP[1] + VERGE[1] * 340)}`,
        '#8A7466',
        20,
      ),
      3,
      { rim: '#CFE0F4' },
    ),
  ])
/** A drop as large as a face; the hall hangs in it upside down. */
export const bigDrop = (): string => {
  const r = 37,
    d = `M0 -14C${r * 0.4} ${r * 0.6} ${r} ${r} ${r} ${r * 1.7}A${r} ${r} 0 1 1 ${-r} ${r * 1.7}C${-r} ${r} ${-r * 0.4} ${r * 0.6} 0 -14Z`
  return place(
    ellipse(0, 62, 74, 74, glow('#BFE6F4', 0.4)) +
      path(d, lin(['#E8F8FC', '#8FC4DC', '#3E6C98'], 74)) +
      clipped(
        d,
        ellipse(6, 66, 34, 27, glow('#FFB02E', 1)) +
          ellipse(5, 60, 22, 14, glow('#FFE9A6', 1)) +
          place(hall(), 5, 51, 0.105, 180),
      ) +
      stroke(`M${-r + 8} ${r * 1.7}A${r - 8} ${r - 8} 0 0 0 -6 ${r * 2.7 - 9}`, '#FFFFFF', 4, { opacity: 0.8 }) +
      ellipse(-17, 40, 6.5, 12, C.putih, { transform: 'rotate(18 -17 40)' }),
    TIP[0] + 10,
    TIP[1] + 24,
  )
}
