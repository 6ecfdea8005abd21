/** The mossy stone of pages 2 and the activities, foot at 0,0, 188 wide. */
import { smooth } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { blur, clipped, ellipse, path, rad, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'

/** A round stone, flat on top. */
export function mossyRock(): string {
  const d = smooth([
    [-92, -20],
    [-90, -76],
    [-66, -108],
    [0, -116],
    [66, -108],
    [92, -72],
    [94, -18],
    [50, 4],
    [-50, 4],
  ])
  const moss = (x: number, y: number, w: number, h: number, o: number): string =>
    ellipse(x, y, w, h, mix(C.pisang, C.hutan, 0.4), { opacity: o, filter: blur(5) })
  return lit(
    path(d, rad([light('#B9B2AA', 0.6), '#A8A09A', '#6E6668'], 0.36, 0.26, 0.84)) +
      clipped(
        d,
        ellipse(0, -104, 88, 17, light('#C9C2B8', 0.3)) +
          moss(-6, -106, 70, 11, 0.6) +
          moss(-76, -62, 24, 44, 0.7) +
          moss(62, -12, 44, 18, 0.6) +
          stroke('M-30 -60q16 -10 40 -4M20 -40q24 -2 40 -14M-50 -26q20 6 36 0', '#7F7875', 4, { opacity: 0.55 }),
      ),
    4.4,
  )
}
