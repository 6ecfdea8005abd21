/** Book 5, page 5: Citra, the hen and her nest from straight above. */
import { item, type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, lin, path, place, rad, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'

const PURPLE = '#8A5AA8',
  HAIR = '#2B1A18',
  skin = SKIN.coklat

/** Hair from above: a ball of curls. */
const curls = (r: number, seed: number): string => {
  const random = rng(seed)
  let pale = '',
    dark = ''
  for (let i = 0; i < r * 1.1; i++) {
    const a = random() * Math.PI * 2,
      far = Math.sqrt(random()) * (r - 7),
      s = `M${f(Math.cos(a) * far - 5)} ${f(Math.sin(a) * far)}q5 -7 9 0q-3 6 -7 2`
    if (i % 2) pale += s
    else dark += s
  }
  return lit(
    circle(0, 0, r, rad([mix(HAIR, '#8A6A62', 0.4), HAIR, '#170C10'], 0.38, 0.34, 0.75)) +
      stroke(dark, '#120A0C', 2.4, { opacity: 0.7 }) +
      stroke(pale, mix(HAIR, '#D9A98A', 0.4), 1.8, { opacity: 0.5 }),
    3,
  )
}
/** An arm from above, its sleeve striped at the shoulder; ends in a hand whose fingers hold. */
function arm(from: Point, elbow: Point, to: Point): string {
  const d = tube([from, elbow, to], [21, 16, 12]),
    sleeve = tube([from, [from[0] * 0.5 + elbow[0] * 0.5, from[1] * 0.5 + elbow[1] * 0.5]], [27, 24], { end: 'flat' })
  return (
    lit(path(d, lin([skin.l, skin.b, skin.s], 60)), 2.4) +
    lit(
      path(
        smooth([
          [to[0] - 10, to[1] - 14],
          [to[0] + 14, to[1] - 15],
          [to[0] + 26, to[1] - 6],
          [to[0] + 25, to[1] + 9],
          [to[0] + 8, to[1] + 15],
          [to[0] - 12, to[1] + 12],
        ]),
        lin([skin.l, skin.b, skin.s], 60),
      ) +
        stroke(
          `M${f(to[0] + 12)} ${f(to[1] - 8)}h12M${f(to[0] + 13)} ${f(to[1])}h13M${f(to[0] + 11)} ${f(to[1] + 8)}h11`,
          skin.s,
          2.2,
        ),
      1.8,
    ) +
    lit(path(sleeve, C.putih) + clipped(sleeve, stroke(stripesAcross(from, elbow), C.jambu, 8)), 2)
  )
}
const stripesAcross = (from: Point, to: Point): string =>
  [0, 0.16, 0.32, 0.48]
    .map((t) => {
      const x = from[0] + (to[0] - from[0]) * t,
        y = from[1] + (to[1] - from[1]) * t
      return `M${f(x - 30)} ${f(y - 4)}l60 8`
    })
    .join('')
/** Citra kneels with her face to +x: crown, puffs, back and both arms, which hold something at x 190. About 400 long. */
export function citraFromAbove(): string {
  const leg = (side: number): string =>
    lit(
      path(
        tube(
          [
            [-36, side * 44],
            [-120, side * 56],
            [-176, side * 48],
          ],
          [40, 32, 22],
        ),
        lin([light(PURPLE, 0.25), PURPLE, shade(PURPLE, 0.3)], 60),
      ),
      3,
    ) +
    lit(
      ellipse(-206, side * 47, 26, 15, lin([skin.l, skin.b], 60)) +
        stroke(`M-226 ${side * 47 - 6}q-5 5 0 10`, skin.s, 2),
      1.6,
    )
  const back = smooth([
    [-92, -54],
    [-30, -72],
    [34, -76],
    [58, -46],
    [62, 0],
    [58, 46],
    [34, 76],
    [-30, 72],
    [-92, 54],
    [-106, 0],
  ])
  const face = smooth([
    [62, -46],
    [84, -36],
    [92, -12],
    [93, 12],
    [84, 36],
    [62, 46],
  ])
  return g([
    leg(-1),
    leg(1),
    lit(
      path(back, C.putih) +
        clipped(
          back,
          stroke('M-90 -90V90M-66 -90V90M-42 -90V90M-18 -90V90M6 -90V90M30 -90V90M54 -90V90', C.jambu, 11) +
            stroke('M-110 -40L62 30M-110 40L62 -30', PURPLE, 19) +
            path('M-120 -70Q-70 -62 -66 0Q-70 62 -120 70Z', lin([light(PURPLE, 0.2), shade(PURPLE, 0.2)], 60)),
        ),
      4,
    ),
    arm([30, -66], [104, -98], [178, -66]),
    arm([30, 66], [112, 92], [186, 52]),
    // what her face shows from here: the tip of the nose, cheeks, the rims of her glasses
    lit(path(face, lin([skin.l, skin.b, skin.s], 60)) + ellipse(96, 0, 9, 8, skin.b), 2),
    stroke('M82 -40C102 -38 106 -8 92 -4M82 40C102 38 106 8 92 4M92 -4Q97 0 92 4', C.mangga, 6),
    stroke('M70 -52L84 -38M70 52L84 38', C.mangga, 5),
    place(curls(70, 4), 12, 0),
    stroke('M-52 0H78', skin.b, 4, { opacity: 0.85 }),
    ...[-1, 1].map((side) => place(curls(43, 8 + side), -6, side * 92)),
    ...[-1, 1].map((side) => lit(ellipse(2, side * 60, 9, 15, C.kunyit), 1.4)),
  ])
}

const RUST = '#B5562C'
/** A feather from 0,0 along +x. */
const quill = (long: number, wide: number, color: string): string =>
  path(
    `M0 ${-wide * 0.3}Q${long * 0.5} ${-wide} ${long} 0Q${long * 0.5} ${wide} 0 ${wide * 0.3}Z`,
    lin([light(color, 0.32), color, shade(color, 0.28)], 70),
  ) + stroke(`M4 0H${f(long * 0.86)}`, light(color, 0.45), 1.6, { opacity: 0.6 })
/** The hen from above, head to -x, wings spread 0..1; about 230 long. `settled`: she sits, wings folded. */
export function henFromAbove({ spread = 1, beat = 0, settled = false } = {}): string {
  const fan = (side: number): string =>
    Array.from({ length: 8 }, (_, i) => {
      const a = side * (settled ? 14 + i * 3 : 24 + i * 13 * spread + beat)
      return place(
        quill(settled ? 84 : 148 - Math.abs(i - 4) * 7, 17, i % 2 ? RUST : shade(RUST, 0.16)),
        settled ? -30 : -22,
        side * 30,
        1,
        a,
      )
    })
      .reverse()
      .join('')
  const tail = [-26, -13, 0, 13, 26]
    .map((a, i) =>
      place(
        quill(96 - Math.abs(a) * 0.6, 18, item(['#2E5A55', '#20413F', '#3A6F63', '#20413F', '#2E5A55'], i)),
        58,
        0,
        1,
        a,
      ),
    )
    .join('')
  const body = smooth([
    [-66, -22],
    [-24, -50],
    [34, -48],
    [76, -22],
    [84, 0],
    [76, 22],
    [34, 48],
    [-24, 50],
    [-66, 22],
    [-74, 0],
  ])
  let scales = ''
  for (let row = 0; row < 5; row++)
    for (let k = -2; k <= 2; k++) scales += `M${f(-40 + row * 24)} ${f(k * 17 + (row % 2) * 8)}q8 5 0 11`
  return g([
    lit(tail, 1.8),
    settled ? '' : lit(fan(-1) + fan(1), 2),
    lit(
      path(body, lin([light(RUST, 0.4), RUST, shade(RUST, 0.3)], 66)) +
        clipped(body, stroke(scales, shade(RUST, 0.45), 2.6, { opacity: 0.6 })),
      3,
    ),
    settled ? lit(fan(-1) + fan(1), 2) : '',
    lit(path('M-118 -9L-146 0L-118 9Z', C.kunyit), 1),
    lit(ellipse(-92, 0, 34, 28, lin([light(RUST, 0.45), RUST], 60)), 2),
    // cross: brows that meet, and eyes that bulge on both sides
    ...[-1, 1].map(
      (side) =>
        circle(-104, side * 19, 9, '#FFF6DC') +
        circle(-107, side * 19, 5, C.tinta) +
        circle(-108.6, side * 19 - 1.6, 1.8, '#fff'),
    ),
    ...(settled ? [] : [-1, 1].map((side) => stroke(`M-94 ${side * 28}L-114 ${side * 12}`, C.tinta, 4))),
    lit(
      path(
        'M-122 -3Q-118 -12 -108 -8Q-102 -15 -92 -9Q-82 -13 -74 -5Q-70 0 -74 5Q-82 12 -92 8Q-102 14 -108 7Q-118 11 -122 3Z',
        C.cabai,
      ),
      1.4,
    ),
  ])
}
/** Feathers that came off in the fright, around 0,0. */
export const fluff = (seed = 3): string => {
  const r = rng(seed)
  return Array.from({ length: 9 }, () => {
    const a = r() * 360,
      far = r.in(130, 200)
    return place(
      lit(quill(r.in(24, 40), r.in(6, 9), r.pick([RUST, light(RUST, 0.3), '#E9B98A'])), 1),
      Math.cos((a * Math.PI) / 180) * far,
      Math.sin((a * Math.PI) / 180) * far * 0.78,
      1,
      r() * 360,
    )
  }).join('')
}
/** A ring of straw with a warm hollow, 300 x 240 around 0,0. */
export function nestFromAbove(): string {
  const r = rng(6)
  let dark = '',
    mid = '',
    pale = ''
  for (let i = 0; i < 260; i++) {
    const a = r() * Math.PI * 2,
      far = r.in(0.66, 1.04),
      long = r.in(0.22, 0.5),
      at = (t: number, k: number) => `${f(Math.cos(t) * 150 * k)} ${f(Math.sin(t) * 122 * k)}`,
      s = `M${at(a, far)}Q${at(a + long / 2, far * r.in(1.0, 1.1))} ${at(a + long, far * r.in(0.94, 1.08))}`
    if (i % 3 === 0) dark += s
    else if (i % 3 === 1) mid += s
    else pale += s
  }
  return g([
    ellipse(10, 16, 168, 134, '#3A2030', { opacity: 0.3 }),
    lit(
      ellipse(0, 0, 154, 126, '#C08F3C') +
        stroke(dark, '#8A5A28', 6, { opacity: 0.7 }) +
        stroke(mid, '#E2B85C', 6) +
        stroke(pale, '#FBE7A8', 4),
      4,
    ),
    ellipse(0, 2, 96, 74, rad(['#6B4220', '#8A5A2C', '#B98540'], 0.5, 0.4, 0.6)),
    stroke('M-70 -10q40 20 80 6M-50 22q50 14 96 -8M-30 -36q40 16 84 0M-76 26q20 18 44 18', '#E2B85C', 4, {
      opacity: 0.6,
    }),
  ])
}
