/** Book 4, pages 5 and 6: the yard seen from up in the mango tree: no horizon, only grass, the trunk that goes down, leaves close to us. */
import type { Point } from '../../core/geom.ts'
import { clipped, ellipse, f, g, glow, lin, linU, path, rad, rect, rng, stroke } from '../../core/svg.ts'
import { dryBrush, lit } from '../../core/light.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { leafBall } from '../../parts/mangoTree.ts'
import { flower } from '../../parts/nature.ts'

const BARK = '#8A5A3C'

/** Short legs of somebody seen from above; the rest is told by the face that looks up. */
export const SHORT = { small: [17, 18], child: [26, 27], grown: [36, 37] } as const

/** Grass from above, brightest around x, y; it is calm where the letters lie. */
export function lawnFromAbove([x, y]: Point, seed = 3): string {
  const r = rng(seed)
  let dark = '',
    pale = ''
  for (let i = 0; i < 120; i++) {
    const px = r.in(-10, 1290),
      py = r.in(-10, 560),
      tuft = `M${f(px)} ${f(py)}l${f(r.in(-5, -2))} ${f(r.in(-11, -7))}M${f(px + 3)} ${f(py)}l${f(r.in(-1, 1))} ${f(r.in(-14, -9))}M${f(px + 6)} ${f(py)}l${f(r.in(2, 5))} ${f(r.in(-11, -7))}`
    if (i % 3) dark += tuft
    else pale += tuft
  }
  return g([
    rect(
      -10,
      -10,
      1300,
      820,
      linU([mix(C.daun, C.hutan, 0.35), C.daun, mix(C.pisang, C.daun, 0.3), C.daun], 0, 0, 120, 800),
    ),
    ellipse(
      x,
      y,
      720,
      420,
      rad(
        [
          [light(C.padi, 0.1), 0, 0.85],
          [C.pisang, 0.5, 0.5],
          [C.pisang, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ),
    stroke(dark, mix(C.daun, C.hutan, 0.5), 2.6, { opacity: 0.5 }),
    stroke(pale, light(C.padi, 0.3), 2.6, { opacity: 0.7 }),
  ])
}
/** The trunk goes down from us at the upper edge (`near`, its middle) to its foot, where it is thin, with the shade of the crown around it. */
export function trunkDown(near: number, [x, y]: Point): string {
  const d = `M${near - 150} -30C${near - 110} 60 ${f(x - 70)} ${f(y - 130)} ${f(x - 44)} ${f(y - 30)}C${f(x - 50)} ${f(y - 6)} ${f(x - 74)} ${f(y + 6)} ${f(x - 84)} ${f(y + 14)}C${f(x - 40)} ${f(y + 12)} ${f(x - 20)} ${f(y + 26)} ${f(x)} ${f(y + 14)}C${f(x + 30)} ${f(y + 26)} ${f(x + 50)} ${f(y + 10)} ${f(x + 86)} ${f(y + 10)}C${f(x + 66)} ${f(y)} ${f(x + 48)} ${f(y - 12)} ${f(x + 44)} ${f(y - 34)}C${f(x + 60)} ${f(y - 130)} ${near + 120} 60 ${near + 190} -30Z`
  const box = [Math.min(near - 150, x - 84), -30, 420, y + 50] as const
  return (
    ellipse(x + 20, y + 16, 200, 50, glow(C.lumut, 0.75)) +
    lit(
      path(d, lin([light(BARK, 0.4), BARK, shade(BARK, 0.45)], 8)) +
        clipped(
          d,
          dryBrush(d, [...box], light(BARK, 0.5), { n: 40, angle: 82, len: 0.08, width: 4, o: 0.32, seed: 4 }) +
            dryBrush(d, [...box], shade(BARK, 0.5), { n: 40, angle: 98, len: 0.08, width: 4, o: 0.36, seed: 9 }),
        ),
      6,
    )
  )
}
/** Spots of sun that fall through the crown. */
export const sunspots = (at: readonly (readonly [x: number, y: number, r: number])[]): string =>
  at.map(([x, y, r]) => ellipse(x, y, r, r * 0.56, glow(C.cahaya, 0.5))).join('')
/** Small flowers in the grass. */
export const dots = (at: readonly Point[], s = 0.7): string =>
  at.map(([x, y], i) => flower(x, y, s, [C.sepatu, C.putih, C.jambu][i % 3])).join('')
/** The twig that a fruit at x, y hangs from, close to us. */
export const twig = (x: number, y: number): string =>
  lit(
    stroke(`M${x + 46} -20Q${x + 20} 8 ${x} ${y}`, shade(BARK, 0.1), 11) +
      stroke(`M${x + 44} -20Q${x + 17} 8 ${x - 2} ${y}`, light(BARK, 0.4), 3),
    2,
  )
/** Clumps of leaves close to us. */
export function leaves(at: readonly (readonly [x: number, y: number, r: number])[], seed = 5): string {
  const r = rng(seed)
  return at.map((ball, k) => leafBall(ball, k, r)).join('')
}
/** A bough from a to b, thick at a; what sits on it stands on its upper edge. */
export const bough = ([ax, ay]: Point, [bx, by]: Point, w: number): string => {
  const d = `M${ax} ${ay - w}Q${(ax + bx) / 2} ${(ay + by) / 2 - w * 0.8 + 10} ${bx} ${by - w * 0.3}Q${bx - 12} ${by} ${bx} ${by + w * 0.3}Q${(ax + bx) / 2} ${(ay + by) / 2 + w * 0.8 + 16} ${ax} ${ay + w}Z`
  return lit(
    path(d, lin([light(BARK, 0.45), BARK, shade(BARK, 0.4)], 80)) +
      clipped(
        d,
        stroke(`M${ax} ${ay - w * 0.2}Q${(ax + bx) / 2} ${(ay + by) / 2 + 4} ${bx} ${by}`, shade(BARK, 0.5), 4, {
          opacity: 0.35,
        }),
      ),
    4,
  )
}
