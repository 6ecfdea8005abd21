/** Arms with sleeves and legs with trousers. */
import { add, deg, dir, lerp, type Point, smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { lin, path, stroke } from '../core/svg.ts'
import { C, light, mix, shade } from '../palette.ts'
import { cloth, type ClothFill } from '../parts/batik.ts'
import { boot, foot } from './feet.ts'
import { hand } from './hands.ts'
import type { Bones } from './skeleton.ts'
import type { Bottom, FigureOptions, HandKind, Joints, Top } from './types.ts'

/** A garment's colour and what fills it. */
export interface Paint {
  readonly color: string
  readonly fill: ClothFill
}
/** How a top is painted. */
export const topPaint = ({ color = C.sepatu, fill }: Top): Paint => ({
  color,
  fill: fill ?? lin([light(color, 0.28), color, shade(color, 0.24)], 60),
})
/** How trousers or skirts are painted. */
export const bottomPaint = ({ color = C.nila, fill }: Bottom, fallback: Paint | undefined = undefined): Paint => {
  const own = color ?? fallback?.color
  return { color: own, fill: fill ?? lin([light(own, 0.2), own, shade(own, 0.25)], 60) }
}
/** The edge of a sleeve or trouser leg at e, across a limb that runs from a to b. */
const cuff = (a: Point, b: Point, e: Point, width: number, drop: number): string =>
  smooth([add(e, dir(deg(a, b) + 90, width)), add(e, dir(deg(a, b), drop)), add(e, dir(deg(a, b) - 90, width))], false)

function sleeve(A: Joints, top: Top, { color, fill }: Paint, { P: { aw }, up }: Bones): string {
  const kind = top.sleeve ?? 'short'
  if (kind === 'none') return ''
  if (kind === 'short') {
    const e = lerp(A[0], A[1], 0.66),
      d = tube([add(A[0], up, 1), lerp(A[0], e, 0.55), e], [aw[0] + 2.6, aw[0] + 3.4, aw[0] + 4], { end: 'flat' })
    return cloth(d, fill) + stroke(cuff(A[0], A[1], e, aw[0] + 3.6, 0.6), top.trim ?? shade(color, 0.3), 3)
  }
  if (kind === 'rolled') {
    const e = lerp(A[1], A[2], 0.22),
      d = tube([A[0], A[1], e], [aw[0] + 3, aw[1] + 2.8, aw[1] + 3.4], { end: 'flat' })
    return cloth(d, fill) + stroke(cuff(A[1], A[2], e, aw[1] + 3.4, 1), top.trim ?? light(color, 0.3), 7)
  }
  const e = lerp(A[1], A[2], 0.86),
    d = tube([A[0], A[1], e], [aw[0] + 3, aw[1] + 2.6, aw[2] + 3.2], { end: 'flat' })
  return cloth(d, fill) + stroke(cuff(A[1], A[2], e, aw[2] + 3, 0.5), top.trim ?? shade(color, 0.3), 3)
}
/** An arm with hand and sleeve; s = -1 left, 1 right. */
export function armSvg(bones: Bones, s: -1 | 1, top: Top, paint: Paint): string {
  const { P, pose, skin } = bones,
    A = s < 0 ? bones.AL : bones.AR,
    kind: HandKind = (s < 0 ? pose.handL : pose.handR) ?? 'rest',
    turned = s < 0 ? pose.angL : pose.angR,
    angle = turned ?? deg(A[1], A[2]),
    isThumbOut = pose.flipThumb ?? (kind === 'open' && Math.abs(angle) > 75)
  const fill = lin([mix(skin.b, skin.l, 0.55), skin.b, mix(skin.b, skin.s, 0.12)], 30),
    bare = path(tube(A, P.aw), fill),
    palm = hand(kind, add(A[2], dir(angle, -1)), angle, isThumbOut ? s : -s, skin, P.hand),
    sleeved = sleeve(A, top, paint, bones)
  return lit(turned === undefined ? bare + palm + sleeved : bare + sleeved + palm, 2.2 * Math.sqrt(P.hand), {
    shO: 0.3,
  })
}
/** A hand alone, drawn over what it holds. */
export function handSvg(bones: Bones, s: -1 | 1): string {
  const { P, pose, skin } = bones,
    A = s < 0 ? bones.AL : bones.AR,
    angle = (s < 0 ? pose.angL : pose.angR) ?? deg(A[1], A[2]),
    kind: HandKind = (s < 0 ? pose.handL : pose.handR) ?? 'rest'
  return lit(hand(kind, add(A[2], dir(angle, -1)), angle, -s, skin, P.hand), 1.6)
}

function trouserLeg([h, k, an]: Joints, bottom: Bottom, { color, fill }: Paint, { P: { lw }, up }: Bones): string {
  if (bottom.kind === 'shorts') {
    const e = lerp(h, k, 0.86),
      d = tube([add(h, up, 5), lerp(h, e, 0.5), e], [lw[0] + 2.2, lw[0] + 3.2, lw[0] + 3.6], { end: 'flat' })
    return cloth(d, fill) + stroke(cuff(h, k, e, lw[0] + 3, 0.6), shade(color, 0.35), 2.6)
  }
  if (bottom.kind === 'pants') {
    const e = lerp(k, an, 0.84),
      d = tube([add(h, up, 5), k, e], [lw[0] + 2.4, lw[1] + 4, lw[2] + 4.6], { end: 'flat' })
    return cloth(d, fill) + stroke(cuff(k, an, e, lw[2] + 4, 0.5), shade(color, 0.35), 2.4)
  }
  return ''
}
/** A leg with foot, shoe or boot and trousers; s = -1 left, 1 right. */
export function legSvg(bones: Bones, s: -1 | 1, o: FigureOptions, bottom: Bottom, paint: Paint): string {
  const { P, pose, skin } = bones,
    leg = s < 0 ? bones.LL : bones.LR,
    [, k, an] = leg,
    cover = trouserLeg(leg, bottom, paint, bones)
  const pointing = pose.feetOut ? s : (pose.side ?? 0),
    angle = (s < 0 ? pose.footL : pose.footR) ?? (pose.side ? 0 : s)
  // under trousers only the lower shin is skin, so that nothing peeks out at a bent knee
  const shin =
    bottom.kind === 'pants' && !o.leggings
      ? tube([lerp(k, an, 0.5), lerp(k, an, 0.75), an], [P.lw[2] + 1, P.lw[2], P.lw[2]])
      : tube(leg, P.lw)
  const fill = o.leggings
    ? lin([light(o.leggings, 0.25), o.leggings, shade(o.leggings, 0.25)], 8)
    : lin([mix(skin.b, skin.l, 0.45), skin.b, mix(skin.b, skin.s, 0.3)], 8)
  if (o.boot) return lit(path(shin, fill) + boot(k, an, angle, pointing, o.boot, P) + cover, 2.4, { shO: 0.32 })
  const bare = foot(add(an, [0, 1]), angle, pointing, skin, P.foot, o.shoe)
  return lit(path(shin, fill) + bare + cover, 2.4 * Math.sqrt(P.foot), { shO: 0.32 })
}
