/** What the close-ups of book 3 share: rounded forms without filters (they are drawn once for each look), nails, skin tones. */
import { crescent } from '../../core/light.ts'
import { type Point, smooth } from '../../core/geom.ts'
import { clipped, ellipse, f, g, lin, path, rad, stroke } from '../../core/svg.ts'
import { C, mix, type Skin, SKIN } from '../../palette.ts'
import type { AvatarVariant } from '../../../../src/content/avatarVariant.ts'

/** The skin of a look. */
export const skinOf = ({ skin }: AvatarVariant): Skin => SKIN[skin]
/** What lies in the shade of a skin: its shade, drawn toward plum. */
export const deepOf = (skin: Skin): string => mix(skin.s, C.manggis, 0.3)

/** The same outline mirrored left to right, where the side is -1. */
export const mirror = (pts: readonly Point[], side: number): Point[] =>
  pts.map(([x, y]): Point => [side < 0 ? -x : x, y])

/** How a form is rounded: depth of its shade in drawing units, strength of shade and rim. */
export interface Roundness {
  readonly depth?: number
  readonly shade?: string
  readonly shadeO?: number
  readonly rimO?: number
}
/** Soft shade at lower right and a thin warm rim at upper left of an outline, in thin layers instead of a filter. */
export function rounded(
  pts: readonly Point[],
  fill: string,
  { depth = 16, shade = C.manggis, shadeO = 0.26, rimO = 0.4 }: Roundness = {},
): string {
  const layers = [0.2, 0.42, 0.68, 1].map((k) =>
    crescent(pts, -depth * 0.8 * k, -depth * k, shade, (shadeO / 4) * (1.3 - k * 0.3)),
  )
  return g([
    path(smooth(pts), fill),
    ...layers,
    rimO === 0 ? '' : crescent(pts, depth * 0.16, depth * 0.2, C.cahaya, rimO * 0.55),
    rimO === 0 ? '' : crescent(pts, depth * 0.08, depth * 0.1, C.cahaya, rimO * 0.6),
  ])
}
/** Skin with the light from upper left over it. */
export const skinFill = (skin: Skin, angle = 58): string =>
  lin(
    [
      [mix(skin.b, skin.l, 0.85), 0],
      [skin.b, 0.52],
      [mix(skin.b, skin.s, 0.34), 1],
    ],
    angle,
  )
/** A soft spot of a colour that fades to nothing, without a filter. */
export const soft = (x: number, y: number, rx: number, ry: number, color: string, o: number, turn = 0): string =>
  ellipse(
    x,
    y,
    rx,
    ry,
    rad(
      [
        [color, 0, o],
        [color, 0.5, o * 0.55],
        [color, 1, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
    turn === 0 ? {} : { transform: `rotate(${f(turn)} ${f(x)} ${f(y)})` },
  )
/** A nail around 0,0, its tip up, w wide. */
export function nail(skin: Skin, w: number): string {
  const h = w * 1.08
  const outline = `M${f(-w / 2)} ${f(h * 0.4)}C${f(-w * 0.56)} ${f(-h * 0.3)} ${f(-w * 0.36)} ${f(-h * 0.56)} 0 ${f(-h * 0.56)}C${f(w * 0.36)} ${f(-h * 0.56)} ${f(w * 0.56)} ${f(-h * 0.3)} ${f(w / 2)} ${f(h * 0.4)}Q0 ${f(h * 0.62)} ${f(-w / 2)} ${f(h * 0.4)}Z`
  return g([
    path(outline, mix(mix(skin.l, C.jambu, 0.42), C.putih, 0.22)),
    clipped(
      outline,
      ellipse(0, -h * 0.56, w * 0.5, h * 0.2, C.putih, { opacity: 0.75 }) +
        ellipse(0, h * 0.52, w * 0.34, h * 0.26, C.putih, { opacity: 0.4 }) +
        stroke(
          `M${f(-w * 0.26)} ${f(h * 0.2)}Q${f(-w * 0.34)} ${f(-h * 0.2)} ${f(-w * 0.12)} ${f(-h * 0.36)}`,
          C.putih,
          w * 0.1,
          {
            opacity: 0.55,
          },
        ),
    ),
    stroke(`M${f(-w / 2)} ${f(h * 0.38)}Q0 ${f(h * 0.64)} ${f(w / 2)} ${f(h * 0.38)}`, skin.s, w * 0.08, {
      opacity: 0.6,
    }),
  ])
}
