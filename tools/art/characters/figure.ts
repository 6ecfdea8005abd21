/**
 * The puppet. One skeleton draws every person: proportions x pose x clothes x head.
 * Angles: 0 hangs down, 90 screen-right, 180 up. L and R are screen sides. Ground is y=0.
 */
import { add, deg, dir, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { clipped, ellipse, g, lin, path } from '../core/svg.ts'
import { C, mix } from '../palette.ts'
import { ear } from './face.ts'
import { hipsSvg, skirtSvg, torsoSvg } from './garments.ts'
import { hairOf, headSvg, onHead } from './head.ts'
import { armSvg, bottomPaint, handSvg, legSvg, topPaint } from './limbs.ts'
import { type Bones, bonesOf } from './skeleton.ts'
import type { Bottom, Figure, FigureOptions, Joints, Top } from './types.ts'

export { BUILDS } from './proportions.ts'
export type { Figure, FigureOptions, Pose } from './types.ts'

function neckSvg({ neck, up, W, skin }: Bones): string {
  const d = tube([add(neck, up, -5), add(neck, up, 12)], [W[5] + 0.6, W[5]]),
    fill = lin([mix(skin.b, skin.l, 0.55), skin.b, mix(skin.b, skin.s, 0.12)], 30)
  return lit(path(d, fill), 1.6) + clipped(d, ellipse(neck[0] + 1, neck[1] - 6, W[5] + 4, 9, skin.s, { opacity: 0.7 }))
}
/** Points others hold on to. */
function holdsOf(
  { P, pt, turn, headAt, hip, shL, shR, AL, AR, LL, LR, neck, skin, toFigure }: Bones,
  o: FigureOptions,
): Figure['at'] {
  const palm = (A: Joints) => add(A[2], dir(deg(A[1], A[2]), 9 * P.hand))
  return {
    head: headAt,
    mouth: toFigure([turn * 10, 34]),
    hip: [...hip],
    shL: [...shL],
    shR: [...shR],
    kneeL: [...LL[1]],
    kneeR: [...LR[1]],
    top: toFigure([0, -62]),
    handL: palm(AL),
    handR: palm(AR),
    footL: add(LL[2], [0, 6]),
    footR: add(LR[2], [0, 6]),
    eyeL: toFigure([turn * 11 - 20, 5]),
    eyeR: toFigure([turn * 11 + 20, 5]),
    earL: toFigure(ear(-1, skin, turn, o.earScale).at),
    earR: toFigure(ear(1, skin, turn, o.earScale).at),
    heart: pt(0.56, 0),
    neck: [...neck],
  }
}
/** Torso and skirt: a top is tucked in, unless its dress or its cut says otherwise. */
function bodySvg(bones: Bones, o: FigureOptions, top: Top, bottom: Bottom): string {
  const skirt = o.skirt ?? bottom,
    own = bottomPaint(bottom),
    torso = torsoSvg(bones, top, skirt, topPaint(top), o.rear === true),
    hanging = skirtSvg(bones, skirt, bottomPaint(skirt, own)),
    isTuckedIn = hanging !== '' && skirt.kind !== 'dress' && top.untucked !== true
  return hipsSvg(bones, bottom, own) + (isTuckedIn ? torso + hanging : hanging + torso)
}
/** Arms and legs, and when in the order of drawing each comes. */
function limbsOf(bones: Bones, o: FigureOptions, top: Top, bottom: Bottom) {
  const { pose } = bones,
    side = pose.side ?? 0,
    paint = topPaint(top),
    own = bottomPaint(bottom),
    leg = (s: -1 | 1) => legSvg(bones, s, o, bottom, own)
  const arms = { L: armSvg(bones, -1, top, paint), R: armSvg(bones, 1, top, paint) },
    back = pose.back ?? (side > 0 ? 'R' : side < 0 ? 'L' : ''),
    over = pose.over ?? '',
    hide = pose.hide ?? ''
  const both = (when: (s: 'L' | 'R') => boolean) =>
    (['L', 'R'] as const).map((s) => (when(s) && !hide.includes(s) ? arms[s] : '')).join('')
  return {
    arms,
    behind: both((s) => back.includes(s)),
    middle: both((s) => !back.includes(s) && !over.includes(s)),
    over: both((s) => over.includes(s)),
    legs: side > 0 ? leg(1) + leg(-1) : leg(-1) + leg(1),
  }
}
/**
 * One person with the feet on y=0. `at` are points other things hold on to (figure units), `parts` the two arms alone, for those who
 * reach around somebody else (pose.hide = 'L' | 'R' leaves that arm out of svg), and the head with what is before it.
 */
export function figure(o: FigureOptions): Figure {
  const top = o.top ?? { kind: 'tee', color: C.sepatu },
    bottom = o.bottom ?? { kind: 'shorts', color: C.nila },
    bones = bonesOf(o),
    limbs = limbsOf(bones, o, top, bottom),
    head = headSvg(bones, o),
    isSitting = bones.pose.sit === true
  const svg = g([
    o.rear ? '' : onHead(bones, o, hairOf(o, bones.turn).back),
    o.rear ? '' : (o.behind?.(bones) ?? ''),
    limbs.behind,
    isSitting ? '' : limbs.legs,
    bodySvg(bones, o, top, bottom),
    neckSvg(bones),
    (o.rear ? o.behind?.(bones) : o.mid?.(bones)) ?? '',
    isSitting ? limbs.legs : '',
    limbs.middle,
    o.drape?.(bones) ?? '',
    o.rear ? '' : head,
    limbs.over,
    o.rear ? head : '',
    o.front?.(bones) ?? '',
  ])
  const parts = {
    armL: limbs.arms.L,
    armR: limbs.arms.R,
    handL: handSvg(bones, -1),
    handR: handSvg(bones, 1),
    head: g([neckSvg(bones), head, limbs.over]),
  }
  return { svg, parts, at: holdsOf(bones, o), height: -(bones.headAt[1] - 66 * bones.P.hs) }
}
