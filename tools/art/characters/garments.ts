/** The torso with its top, and what hangs from the waist. */
import { lerp, type Point, smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { circle, clipped, ellipse, f, lin, path, stroke } from '../core/svg.ts'
import { C, light, mix, shade, type Skin } from '../palette.ts'
import { cloth } from '../parts/batik.ts'
import type { Paint } from './limbs.ts'
import type { Bones } from './skeleton.ts'
import type { Bottom, Top, TorsoPoint } from './types.ts'

/** Heights of the torso's half-widths, hip 0 .. neck 1. */
const LEVELS = [-0.06, 0.22, 0.5, 0.74, 0.93, 1.0]
const xy = ([x, y]: Point): string => `${f(x)} ${f(y)}`

/** The outline of the torso, x wider than the body, round below. */
function torsoOutline({ pt, W }: Bones, x: number): string {
  const side = (sign: -1 | 1): Point[] => {
    const points: Point[] = W.map((w, i) => pt(LEVELS[i] ?? 0, sign * (w + x))),
      w = W[0] + x
    points.unshift(pt(-0.075, sign * w * 0.5), pt(-0.07, sign * w * 0.98))
    points.splice(2, 1, pt(0.02, sign * (w + 2.4)))
    return points
  }
  return smooth([...side(-1), ...side(1).reverse()], true, 0.95)
}
/** Light from above and shadow below, over a patterned cloth. */
const overCloth = (cahaya: number, manggis: number): string =>
  lin(
    [
      [C.cahaya, 0, cahaya],
      [C.cahaya, 0.4, 0],
      [C.manggis, 1, manggis],
    ],
    40,
  )

function kebayaCollar(pt: TorsoPoint, w: number, skin: Skin, trim: string): string {
  const edge =
    `M${f(pt(1.02, -w - 2)[0])} ${f(pt(1.02, 0)[1])}` +
    `Q${f(pt(0.86, -3)[0])} ${f(pt(0.84, 0)[1])} ${f(pt(0.66, 0)[0])} ${f(pt(0.66, 0)[1])}` +
    `L${f(pt(-0.02, 2)[0])} ${f(pt(-0.02, 2)[1])}M${f(pt(1.02, w + 2)[0])} ${f(pt(1.02, 0)[1])}` +
    `Q${f(pt(0.86, 3)[0])} ${f(pt(0.84, 0)[1])} ${f(pt(0.66, 0)[0])} ${f(pt(0.66, 0)[1])}`
  const opening = `${smooth([pt(1.02, -w - 1), pt(0.7, 0), pt(1.02, w + 1)], false)}Z`
  return path(opening, skin.b) + stroke(edge, trim, 4)
}
function shirtCollar(pt: TorsoPoint, w: number, skin: Skin, color: string): string {
  const wings =
    `M${f(pt(1.04, -w - 1)[0])} ${f(pt(1.04, 0)[1])}L${f(pt(0.82, -1)[0])} ${f(pt(0.82, 0)[1])}` +
    `L${f(pt(0.86, -w - 5)[0])} ${f(pt(0.86, 0)[1])}Z M${f(pt(1.04, w + 1)[0])} ${f(pt(1.04, 0)[1])}` +
    `L${f(pt(0.82, 1)[0])} ${f(pt(0.82, 0)[1])}L${f(pt(0.86, w + 5)[0])} ${f(pt(0.86, 0)[1])}Z`
  return (
    path(`${smooth([pt(1.02, -w), pt(0.84, 0), pt(1.02, w)], false)}Z`, skin.b) +
    path(wings, light(color, 0.15), { stroke: shade(color, 0.3), 'stroke-width': 1.6, 'stroke-linejoin': 'round' }) +
    stroke(`M${f(pt(0.8, 0)[0])} ${f(pt(0.8, 0)[1])}L${f(pt(0.1, 0)[0])} ${f(pt(0.1, 0)[1])}`, shade(color, 0.4), 2, {
      opacity: 0.7,
    }) +
    [0.66, 0.46, 0.26].map((t) => circle(...pt(t, 2.4), 2.1, C.santan)).join('')
  )
}
function collar({ pt, W, skin, lean }: Bones, top: Top, color: string): string {
  const w = W[5],
    neck = pt(0.985, 0)
  if (top.kind === 'kebaya') return kebayaCollar(pt, w, skin, top.trim ?? C.kunyit)
  if (top.kind === 'shirt') return shirtCollar(pt, w, skin, color)
  const round = smooth([pt(1.0, -w - 4.5), pt(0.905, 0), pt(1.0, w + 4.5)], false)
  return (
    ellipse(neck[0], neck[1], w + 4.5, 6.4, mix(skin.b, skin.s, 0.3), {
      transform: `rotate(${f(lean)} ${f(neck[0])} ${f(neck[1])})`,
    }) + stroke(round, top.trim ?? shade(color, 0.28), 3.2)
  )
}
/** Hem and two folds of a top. */
function folds({ pt, W }: Bones, top: Top, skirt: Bottom, color: string): string {
  const hem =
    top.kind === 'kebaya' || skirt.kind === 'dress'
      ? ''
      : stroke(
          smooth([pt(-0.055, -W[0] - 4), pt(-0.058, 0), pt(-0.055, W[0] + 4)], false),
          top.trim ?? shade(color, 0.35),
          4.4,
          { opacity: 0.6 },
        )
  const creases =
    `M${f(pt(0.36, -W[1] + 3)[0])} ${f(pt(0.36, 0)[1])}q6 4 10 2` +
    `M${f(pt(0.3, W[1] - 3)[0])} ${f(pt(0.3, 0)[1])}q-7 5 -11 2`
  return hem + stroke(creases, shade(color, 0.5), 2, { opacity: 0.5 })
}
/** The torso in its top; rear: seen from behind. */
export function torsoSvg(bones: Bones, top: Top, skirt: Bottom, paint: Paint, rear: boolean): string {
  const d = torsoOutline(bones, 1.6),
    art = rear && top.art ? top.rear : top.art
  return lit(
    cloth(d, paint.fill) +
      (top.fill ? path(d, overCloth(0.2, 0.3)) : '') +
      clipped(d, (art?.(bones.pt, bones.W) ?? '') + folds(bones, top, skirt, paint.color)) +
      collar(bones, top, paint.color),
    3,
    { shO: 0.36 },
  )
}
/** The seat of shorts and trousers; nothing under skirts. */
export function hipsSvg({ pt, W, P: { hip } }: Bones, bottom: Bottom, paint: Paint): string {
  if (bottom.kind !== 'shorts' && bottom.kind !== 'pants') return ''
  const d = smooth(
    [
      pt(0.2, -W[1] - 1.4),
      pt(0.2, W[1] + 1.4),
      pt(-0.02, W[0] + 3.6),
      pt(-0.13, hip),
      pt(-0.1, 0),
      pt(-0.13, -hip),
      pt(-0.02, -W[0] - 3.6),
    ],
    true,
    0.8,
  )
  return lit(cloth(d, paint.fill), 2.4)
}

/** Where a skirt begins and ends: waist, hip and hem at both sides, and the middle of the hem. */
function skirtPoints({ pt, W, P, LL, LR }: Bones, K: Bottom) {
  const hem = K.hem ?? 0.5,
    flare = K.flare ?? 9,
    drop = K.drop ?? 6,
    waist = K.waist ?? 0.2
  const hemOf = ([h, k, an]: Bones['LL']): Point => (hem <= 0.5 ? lerp(h, k, hem * 2) : lerp(k, an, (hem - 0.5) * 2))
  const left = hemOf(LL),
    right = hemOf(LR),
    lx = Math.min(left[0], right[0]) - P.lw[1] - flare,
    rx = Math.max(left[0], right[0]) + P.lw[1] + flare,
    ly = left[1] + drop,
    ry = right[1] + drop
  return {
    waist,
    l: [lx, ly] as const,
    r: [rx, ry] as const,
    mid: [(lx + rx) / 2, (ly + ry) / 2] as const,
    wl: pt(waist, -W[1] - 2),
    wr: pt(waist, W[1] + 2),
    hl: pt(0, -W[0] - 5),
    hr: pt(0, W[0] + 5),
  }
}
type SkirtPoints = ReturnType<typeof skirtPoints>
/** The wavy hem from left to right. */
const hemLine = ({ l, r, mid }: SkirtPoints): string =>
  `Q${f(mid[0] - (r[0] - l[0]) * 0.2)} ${f(mid[1] + 7)} ${f(mid[0])} ${f(mid[1] + 5)}` +
  `Q${f(mid[0] + (r[0] - l[0]) * 0.26)} ${f(mid[1] + 9)} ${xy(r)}`
function skirtOutline(p: SkirtPoints): string {
  const { l, r, wl, wr, hl, hr } = p,
    left = lerp(hl, l, 0.5),
    right = lerp(hr, r, 0.5)
  return (
    `M${xy(wl)}C${f(hl[0] - 2)} ${f(hl[1] - 4)} ${f(left[0] - 2)} ${f(left[1])} ${xy(l)}${hemLine(p)}` +
    `C${f(right[0] + 2)} ${f(right[1])} ${f(hr[0] + 2)} ${f(hr[1] - 4)} ${xy(wr)}` +
    `Q${f((wl[0] + wr[0]) / 2)} ${f((wl[1] + wr[1]) / 2 + 5)} ${xy(wl)}Z`
  )
}
function skirtFolds({ waist, l, r, mid, wl, wr }: SkirtPoints, kind: Bottom['kind'], { pt }: Bones): string {
  const [mx, my] = mid,
    w = r[0] - l[0]
  if (kind === 'sarung')
    return (
      `M${f(pt(waist, 4)[0])} ${f(pt(waist, 0)[1] + 4)}Q${f(mx + 4)} ${f(my - 20)} ${f(mx + w * 0.12)} ${f(my + 5)}` +
      `M${f(pt(waist, 9)[0])} ${f(pt(waist, 0)[1] + 4)}Q${f(mx + 14)} ${f(my - 24)} ${f(mx + w * 0.26)} ${f(my + 4)}`
    )
  return (
    `M${f(lerp(wl, wr, 0.3)[0])} ${f(wl[1] + 8)}` +
    `Q${f(l[0] + w * 0.26)} ${f(my - 16)} ${f(l[0] + w * 0.22)} ${f(my)}` +
    `M${f(lerp(wl, wr, 0.64)[0])} ${f(wl[1] + 8)}Q${f(l[0] + w * 0.66)} ${f(my - 16)} ${f(l[0] + w * 0.72)} ${f(my)}`
  )
}
/** A skirt, sarung or the skirt of a dress; nothing for trousers. */
export function skirtSvg(bones: Bones, K: Bottom, { color, fill }: Paint): string {
  if (K.kind !== 'skirt' && K.kind !== 'sarung' && K.kind !== 'dress') return ''
  const p = skirtPoints(bones, K),
    { wl, wr, l } = p,
    d = skirtOutline(p),
    hem = `M${xy(l)}${hemLine(p)}`,
    belt = `M${f(wl[0] - 1)} ${f(wl[1] + 3)}Q${f((wl[0] + wr[0]) / 2)} ${f((wl[1] + wr[1]) / 2 + 8)} ${f(wr[0] + 1)} ${f(wr[1] + 3)}`
  return lit(
    cloth(d, fill) +
      (K.fill ? path(d, overCloth(0.22, 0.34)) : '') +
      clipped(d, stroke(hem, K.trim ?? shade(color, 0.35), (K.trimW ?? 4) * 2)) +
      (K.belt ? stroke(belt, K.belt, 5) : '') +
      clipped(d, stroke(skirtFolds(p, K.kind, bones), shade(color, 0.55), 2.6, { opacity: 0.5 })),
    3,
  )
}
