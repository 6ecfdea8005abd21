/** Where the bones of a posed figure lie. */
import { add, deg, dir, type Point, rad2, reach } from '../core/geom.ts'
import { SKIN } from '../palette.ts'
import { POSES } from './poses.ts'
import { PROPS } from './proportions.ts'
import type { Arm, FigureOptions, Joints, Pair, Pose, Proportions, Skeleton } from './types.ts'

/** The pose somebody was given, by name or in full, with its changes. Throws where there is no pose of that name. */
function poseOf({ pose = 'stand', poseMore }: FigureOptions): Pose {
  const named = typeof pose === 'object' ? pose : POSES[pose]
  if (!named) throw new Error(`no pose named ${typeof pose === 'string' ? pose : 'so'}`)
  return { ...named, ...poseMore }
}
/** The measures of somebody's body. */
const proportionsOf = ({ prop = 'child', props }: FigureOptions): Proportions => ({ ...PROPS[prop], ...props })

/** A skeleton with what drawing needs besides: the trunk's direction, head tilt and shoulders. */
export interface Bones extends Skeleton {
  readonly P: Proportions
  readonly pose: Pose
  readonly turn: number
  readonly lean: number
  /** Direction of the trunk, up. */
  readonly up: Point
  readonly tilt: number
  readonly neck: Point
  readonly shL: Point
  readonly shR: Point
  /** Head space to figure space. */
  toFigure(point: Point): [number, number]
}

const LEGS = { L: [-3, -1], R: [4, 2] } as const satisfies Record<string, Pair>
const ARMS = { L: [-14, -6], R: [14, 6] } as const satisfies Record<string, Pair>

/** Both legs from a hip. */
function legsOf(hip: Point, across: Point, P: Proportions, pose: Pose): { L: Joints; R: Joints } {
  const chain = (s: number, [upper, lower]: Pair): Joints => {
    const h = add(hip, across, s * P.hip * (pose.side ? 0.55 : 1)),
      k = add(h, dir(upper, P.leg[0]))
    return [h, k, add(k, dir(lower, P.leg[1]))]
  }
  return { L: chain(-1, pose.legL ?? LEGS.L), R: chain(1, pose.legR ?? LEGS.R) }
}
/** Where the hip is, so that the lowest foot (or knee, or seat) stands on y=0. */
function hipOf(across: Point, P: Proportions, pose: Pose): Point {
  const { L, R } = legsOf([0, 0], across, P, pose),
    dx = pose.dx ?? 0
  if (pose.kneel) return [dx, -Math.max(L[1][1], R[1][1] - 4) - P.lw[1]]
  if (pose.hipY) return [dx, -pose.hipY]
  if (pose.sit) return [dx, -P.w[0] * 0.62]
  return [dx, -Math.max(L[2][1], R[2][1]) - 12.5 * P.foot - (pose.air ?? 0)]
}

/** How far an arm may stretch to get where it must: big heads have short arms. */
const LONGEST = 1.36
interface Reaching {
  readonly P: Proportions
  readonly pose: Pose
  readonly turn: number
  toFigure(point: Point): [number, number]
}
function armOf(s: number, spec: Arm, shoulder: Point, { P, pose, turn, toFigure }: Reaching): Joints {
  const stretch = pose.stretch ?? 1
  if (!('head' in spec || 'palm' in spec || 'to' in spec)) {
    const elbow = add(shoulder, dir(spec[0], P.arm[0] * stretch))
    return [shoulder, elbow, add(elbow, dir(spec[1], P.arm[1] * stretch))]
  }
  const to = (target: Point) => {
    const far = Math.hypot(target[0] - shoulder[0], target[1] - shoulder[1]),
      k = Math.min(LONGEST, Math.max(stretch, (far / (P.arm[0] + P.arm[1])) * 1.02))
    return reach(shoulder, target, P.arm[0] * k, P.arm[1] * k, spec.bend ?? -s)
  }
  if ('head' in spec) return [shoulder, ...to(toFigure([spec.head[0] + turn * 10, spec.head[1]]))]
  if ('to' in spec) return [shoulder, ...to(spec.to)]
  // the palm, not the wrist, lands on the target
  let wrist: Point = spec.palm
  for (let i = 0; i < 5; i++) wrist = add(spec.palm, dir(deg(to(wrist)[0], wrist), -9 * P.hand))
  return [shoulder, ...to(wrist)]
}

/** Poses a body: feet on y=0. */
export function bonesOf(o: FigureOptions): Bones {
  const P = proportionsOf(o),
    pose = poseOf(o),
    face = { sx: 1, sy: 1, ...o.face },
    lean = pose.lean ?? 0,
    up: Point = [Math.sin(rad2(lean)), -Math.cos(rad2(lean))],
    across: Point = [-up[1], up[0]],
    turn = o.turn ?? (pose.side ? pose.side * 0.6 : 0)
  const hip = hipOf(across, P, pose),
    { L: LL, R: LR } = legsOf(hip, across, P, pose)
  const pt = (t: number, w: number) => add(add(hip, up, P.torso * t), across, w)
  const neck = pt(1, 0),
    shL = pt(0.85, -P.sh),
    shR = pt(0.85, P.sh),
    headAt = add(neck, up, 47 * P.hs + (o.neck ?? 1)),
    tilt = (pose.head ?? 0) + lean * 0.4
  const toFigure = ([x, y]: Point): [number, number] => {
    const t = rad2(tilt)
    return [
      headAt[0] + (x * Math.cos(t) * face.sx - y * Math.sin(t) * face.sy) * P.hs,
      headAt[1] + (x * Math.sin(t) * face.sx + y * Math.cos(t) * face.sy) * P.hs,
    ]
  }
  const reaching = { P, pose, turn, toFigure }
  const AL = armOf(-1, pose.armL ?? ARMS.L, shL, reaching),
    AR = armOf(1, pose.armR ?? ARMS.R, shR, reaching)
  const skin = SKIN[o.skin ?? 'sawo']
  return { P, pose, turn, lean, up, tilt, neck, shL, shR, toFigure, pt, AL, AR, LL, LR, headAt, hip, W: P.w, skin }
}
