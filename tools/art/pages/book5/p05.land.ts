/** Book 5, page 5: the straw corner under the barn, from straight above, as a bird sees it; the barn's posts are rounds. */
import { lit } from '../../core/light.ts'
import { blur, circle, ellipse, f, g, glow, linU, path, rad, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'

/** Where the nest lies, stage px. */
export const NEST = { x: 640, y: 552 } as const

/** Straw that lies about, thickest around the nest. */
function litter(n: number, seed: number): string {
  const r = rng(seed)
  let dark = '',
    mid = '',
    pale = ''
  for (let i = 0; i < n; i++) {
    const a = r() * Math.PI * 2,
      far = r() ** 0.75 * 780,
      x = NEST.x + Math.cos(a) * far,
      y = NEST.y + Math.sin(a) * far * 0.86,
      t = r() * Math.PI,
      long = r.in(22, 56),
      s = `M${f(x)} ${f(y)}q${f(Math.cos(t) * long * 0.5 + r.in(-5, 5))} ${f(Math.sin(t) * long * 0.5)} ${f(Math.cos(t) * long)} ${f(Math.sin(t) * long)}`
    if (i % 3 === 0) dark += s
    else if (i % 3 === 1) mid += s
    else pale += s
  }
  return (
    stroke(dark, '#9A6B34', 3.6, { opacity: 0.4 }) +
    stroke(mid, '#DDB25E', 3.8, { opacity: 0.75 }) +
    stroke(pale, '#F6DE9A', 3, { opacity: 0.8 })
  )
}
/** A post of the barn from above: its round of rings and its shade. */
const post = (x: number, y: number, r: number): string =>
  path(`M${x - r} ${y}L${x + 200} ${y + 420}L${x + 200 + r * 2} ${y + 420}L${x + r} ${y}Z`, '#3A2030', {
    opacity: 0.2,
    filter: blur(10),
  }) +
  lit(
    circle(x, y, r, rad([light('#B98450', 0.4), '#A36B3C', shade('#8A5630', 0.3)], 0.4, 0.36, 0.7)) +
      [0.78, 0.58, 0.38, 0.2]
        .map((k) =>
          circle(x - 2, y - 2, r * k, 'none', { stroke: shade('#8A5630', 0.2), 'stroke-width': 3, opacity: 0.5 }),
        )
        .join('') +
      circle(x, y, r - 2, 'none', { stroke: C.jati, 'stroke-width': 5 }),
    4,
  )
/** Warm earth, a patch of sun that falls in from the left, the rest in the barn's shade. */
export const background = (): string =>
  g([
    rect(0, 0, 1280, 800, linU(['#D9AE72', '#C9975C', '#A9744A'], 0, 0, 1280, 800)),
    path('M-40 -40H760L1010 840H-40Z', '#FFE9B4', { opacity: 0.36, filter: blur(26) }),
    litter(900, 7),
    ellipse(NEST.x, NEST.y, 330, 270, glow('#FFEFC0', 0.6)),
    post(78, 726, 74),
    post(1216, 706, 70),
  ])
/** Nothing lies between the bird and the straw. */
export const foreground = (): string => ''
