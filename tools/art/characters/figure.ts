/**
 * The puppet. One skeleton draws every person: proportions x pose x clothes x head.
 * Angles: 0 hangs down, 90 screen-right, 180 up. L and R are screen sides. Ground is y=0.
 */
import { g, path, stroke, ellipse, circle, f, lin, place, clipped } from '../core/svg.ts'
import { dir, add, lerp, tube, smooth, reach, deg } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { cloth } from '../parts/batik.ts'
import { C, SKIN, mix, shade, light } from '../palette.ts'
import { headPath, ear, features } from './face.ts'
import { STYLES, HATS, HAIR } from './hair.ts'

export const PROPS = {
  child: {
    hs: 1,
    torso: 66,
    w: [18, 22.5, 21, 21, 17.5, 8],
    sh: 18,
    hip: 10.5,
    arm: [35, 33],
    aw: [8.8, 7.6, 6.3],
    leg: [32, 33],
    lw: [13.4, 10.4, 7.6],
    hand: 1.1,
    foot: 1.05,
  },
  tall: {
    hs: 0.97,
    torso: 78,
    w: [19, 22, 21, 23.5, 20, 8.5],
    sh: 20.5,
    hip: 11,
    arm: [40, 38],
    aw: [9.2, 8, 6.8],
    leg: [43, 44],
    lw: [13, 10.5, 8.2],
    hand: 1.12,
    foot: 1.15,
  },
  father: {
    hs: 1.0,
    torso: 112,
    w: [28, 32, 33, 37, 33, 14],
    sh: 29.5,
    hip: 15,
    arm: [55, 52],
    aw: [12.4, 10.4, 8.6],
    leg: [62, 64],
    lw: [18, 14, 11],
    hand: 1.34,
    foot: 1.45,
  },
  mother: {
    hs: 0.97,
    torso: 102,
    w: [30, 28, 23.5, 28, 24.5, 10.5],
    sh: 25.5,
    hip: 14,
    arm: [49, 46],
    aw: [10.6, 9.2, 7.6],
    leg: [60, 62],
    lw: [16, 13, 9.5],
    hand: 1.14,
    foot: 1.2,
  },
  baby: {
    hs: 0.86,
    torso: 44,
    w: [20, 25, 24, 21, 16, 7],
    sh: 17,
    hip: 11,
    arm: [18, 17],
    aw: [8, 7.6, 7],
    leg: [17, 15],
    lw: [12, 11, 8.6],
    hand: 0.82,
    foot: 0.8,
  },
}
/** Builds: small differences on top of PROPS so that nobody has the body of somebody else. */
export const BUILDS = {
  small: { torso: 58, w: [17.5, 21.5, 20, 19.5, 16.5, 7.6], sh: 17, arm: [31, 29], leg: [26, 27], hs: 0.97 },
  sturdy: { w: [20, 25.5, 24.5, 24, 20, 8.6], sh: 20, aw: [9.8, 8.6, 7], lw: [14.4, 11.4, 8.4] },
  slim: { torso: 68, w: [16.5, 20.5, 19, 19, 16, 7.4], sh: 16.8, aw: [8, 7, 5.8], leg: [35, 36], lw: [12, 9.4, 7] },
  bigKid: {
    torso: 74,
    w: [18.5, 22, 21, 22.5, 19, 8.2],
    sh: 19.6,
    arm: [38.5, 36.5],
    leg: [39, 40],
    lw: [13, 10.4, 7.8],
    hs: 0.98,
  },
}
export const POSES = {
  stand: { armL: [-14, -6], armR: [14, 6], legL: [-3, -1], legR: [4, 2] },
  relax: { lean: 4, armL: [-34, 10], armR: [20, -4], legL: [-16, -4], legR: [-3, -2], head: -9 },
  wave: { lean: -5, armL: [-30, 14], armR: [98, 152], handR: 'open', legL: [2, 3], legR: [15, 6], dx: -2, head: 9 },
  cheer: {
    lean: -2,
    armL: [-112, -150],
    armR: [118, 146],
    handL: 'open',
    handR: 'open',
    legL: [-8, -4],
    legR: [9, 5],
    head: -3,
  },
  run: {
    lean: 13,
    armL: [-58, 20],
    armR: [40, 122],
    legL: [-34, -84],
    legR: [46, 6],
    head: -6,
    footL: 60,
    footR: -12,
    side: 1,
  },
  jump: {
    lean: 5,
    armL: [-108, -142],
    armR: [104, 150],
    handL: 'open',
    handR: 'open',
    legL: [-34, 26],
    legR: [44, -24],
    air: 40,
    head: 4,
    side: 0,
  },
  hip: { lean: 2, armL: [-58, 42], armR: [34, 18], legL: [-8, -3], legR: [9, 4], head: -5 },
  point: { lean: 5, armL: [-20, 6], armR: [98, 88], handR: 'point', legL: [-8, -2], legR: [10, 4], head: 6 },
  carry: { lean: -3, armL: [-26, 62], armR: [26, -62], handL: 'hold', handR: 'hold', legL: [-5, -1], legR: [6, 2] },
  sit: { lean: -3, armL: [-22, 14], armR: [20, -12], legL: [-62, -30], legR: [62, 30], sit: true },
  crouch: { lean: 16, armL: [14, 40], armR: [44, 62], legL: [62, -52], legR: [76, -34], side: 1 },
  lookout: {
    lean: 6,
    armL: [-40, 34],
    armR: { head: [41, -19], bend: 1 },
    angR: -98,
    handR: 'rest',
    legL: [-10, -4],
    legR: [10, 4],
    head: 4,
    over: 'R',
  },
  call: {
    lean: 8,
    armL: { head: [-31, 52], bend: -1 },
    armR: { head: [31, 52], bend: 1 },
    angL: 164,
    angR: 196,
    handL: 'rest',
    handR: 'rest',
    legL: [-12, -6],
    legR: [10, 2],
    head: -8,
    over: 'LR',
  },
  reachUp: {
    lean: 5,
    armL: [-32, 20],
    armR: [112, 166],
    handR: 'open',
    stretch: 1.36,
    legL: [-8, -2],
    legR: [5, 2],
    air: 6,
    head: 6,
    over: 'R',
  },
  pointUp: {
    lean: 2,
    armL: [-30, 10],
    armR: [128, 146],
    handR: 'point',
    stretch: 1.2,
    legL: [-6, -2],
    legR: [8, 3],
    head: 6,
    over: 'R',
  },
  drum: {
    lean: 4,
    armL: [-34, 52],
    armR: [46, 112],
    handL: 'fist',
    handR: 'fist',
    legL: [-9, -3],
    legR: [9, 3],
    head: -6,
  },
  kneel: { lean: 10, armL: [-2, 34], armR: [30, 64], legL: [-8, -84], legR: [76, 2], kneel: true, side: 1, footL: 62 },
  kneelBoth: {
    lean: 8,
    armL: [6, 40],
    armR: [24, 52],
    legL: [20, -82],
    legR: [32, -78],
    kneel: true,
    side: 1,
    footL: 66,
    footR: 66,
  },
  sitGround: {
    lean: 0,
    armL: [-32, 28],
    armR: [32, -28],
    legL: [-72, 74],
    legR: [72, -70],
    sit: true,
    feetOut: true,
    footL: 8,
    footR: -8,
  },
  sitEdge: { lean: -2, armL: [-34, -8], armR: [34, 8], legL: [-20, -4], legR: [24, 4], hipY: 60, sit: true },
  bend: { lean: 30, armL: [10, 30], armR: [34, 60], legL: [-2, -8], legR: [12, 2], side: 1, head: -6 },
  hush: {
    lean: 0,
    armL: [-30, 14],
    armR: { head: [9, 61], bend: -1 },
    angR: 176,
    handR: 'point',
    legL: [-5, -2],
    legR: [6, 2],
    head: 5,
    over: 'R',
  },
  front: { lean: 0, armL: [-52, -44], armR: [52, 44], handL: 'open', handR: 'open', legL: [-9, -4], legR: [9, 4] },
}
/** The back of a head: hair over the ball down to the nape. */
function rearHead(c) {
  const d = smooth(
    [
      [0, -55],
      [33, -46],
      [53, -17],
      [55, 12],
      [44, 34],
      [22, 43],
      [0, 41],
      [-22, 43],
      [-44, 34],
      [-55, 12],
      [-53, -17],
      [-33, -46],
    ],
    true,
    1.02,
  )
  let hair = ''
  for (let i = -5; i <= 5; i++) hair += `M${f(i * 3)} -50Q${f(i * 11)} -20 ${f(i * 8.4)} ${f(34 - Math.abs(i))}`
  return (
    path(d, lin([mix(c, '#8A6A62', 0.34), c, mix(c, '#140A12', 0.3)], 62)) +
    stroke(hair, mix(c, '#D9A98A', 0.4), 1.8, { opacity: 0.35 })
  )
}
function hand(kind, a, angle, side, skin, k) {
  const fill = skin.b,
    line = skin.s
  let s
  if (kind === 'open') {
    const fs = [
      [-30, 22],
      [-10, 26],
      [10, 25],
      [29, 20.5],
    ].map(([r, l]) => {
      const [x, y] = dir(-r * side, l),
        [x0, y0] = dir(-r * side * 0.8, 9)
      return tube(
        [
          [x0, y0],
          [x, y],
        ],
        [4, 3.5],
      )
    })
    const [tx, ty] = dir(66 * side, 18)
    s =
      fs.map((d) => path(d, skin.b)).join('') +
      path(
        tube(
          [
            [side * 2, 4],
            [tx * 0.6, ty * 0.9 + 3],
            [tx, ty + 1],
          ],
          [4.6, 4.3, 3.7],
        ),
        skin.b,
      ) +
      path(
        smooth([
          [-5.6, -4],
          [-9, 4],
          [-8, 11.5],
          [0, 13.6],
          [8, 11.5],
          [9, 4],
          [5.6, -4],
        ]),
        fill,
      ) +
      stroke(`M${side * 6} 2Q${side * 1} 4 ${side * 1.5} 9.5M-6.5 9.5Q0 12 6 9`, line, 1.3, { opacity: 0.42 }) +
      fs
        .slice(0, 3)
        .map((_, i) => {
          const r = [-20, 0, 19][i],
            [x0, y0] = dir(-r * side, 12.4),
            [x, y] = dir(-r * side, 16.5)
          return stroke(`M${f(x0)} ${f(y0)}L${f(x)} ${f(y)}`, line, 1.3, { opacity: 0.4 })
        })
        .join('')
  } else if (kind === 'hold' || kind === 'fist') {
    s =
      path(
        smooth([
          [-6, -3],
          [-9, 4],
          [-8, 12],
          [0, 15.5],
          [8, 12],
          [9, 4],
          [6, -3],
        ]),
        fill,
      ) +
      stroke('M-4 14.5q-1 -4 .4 -6M1 15q-.6 -4 .4 -6.4M5.6 13.4q-.6 -3 0 -5', line, 1.5, { opacity: 0.55 }) +
      path(
        tube(
          [
            [side * 6, 3],
            [side * 8.5, 8],
            [side * 3, 10.5],
          ],
          [4, 3.8, 3.2],
        ),
        mix(skin.b, skin.l, 0.3),
      )
  } else if (kind === 'point') {
    s =
      path(
        tube(
          [
            [-side * 2.5, 9],
            [-side * 3, 24],
          ],
          [3.8, 3.3],
        ),
        skin.b,
      ) +
      path(
        smooth([
          [-6, -3],
          [-8.6, 4],
          [-7.6, 11.5],
          [0, 14.5],
          [8, 11],
          [8.6, 4],
          [6, -3],
        ]),
        fill,
      ) +
      path(
        tube(
          [
            [side * 6, 3],
            [side * 8, 8],
            [side * 2, 10],
          ],
          [4, 3.6, 3],
        ),
        mix(skin.b, skin.l, 0.3),
      )
  } else {
    s =
      path(
        tube(
          [
            [side * 4, 3],
            [side * 9, 7],
            [side * 9.6, 13],
          ],
          [4.4, 4, 3.3],
        ),
        skin.b,
      ) +
      path(
        smooth([
          [-6, -3],
          [-8, 5],
          [-7.4, 13],
          [-3.4, 19],
          [2, 20.5],
          [6.4, 16.5],
          [7.6, 7],
          [6, -3],
        ]),
        fill,
      ) +
      stroke(`M${-side * 1} 19.6q0 -4 ${side * 0.5} -7M${-side * 4.4} 17.6q-.3 -3 ${side * 0.3} -5`, line, 1.4, {
        opacity: 0.5,
      })
  }
  return place(s, a[0], a[1], k, -angle)
}
function foot(a, angle, side, skin, k, shoe) {
  // side: -1 / 1 the foot points that way, 0 it points at us
  const fill = lin([mix(skin.b, skin.l, 0.45), skin.b, mix(skin.b, skin.s, 0.3)], 8)
  let s
  if (side === 0) {
    const o = angle >= 0 ? 1 : -1 // which way the little toe points
    const toes = [
      [-8.6, 10.6, 4.1],
      [-2.9, 12.4, 3.1],
      [1.9, 12.6, 2.9],
      [6.2, 12, 2.7],
      [9.9, 10.6, 2.4],
    ].map(([x, y, r]) => [x * o + o * 0.6, y, r])
    s =
      toes.map(([x, y, r]) => circle(x, y, r, skin.b)).join('') +
      path(
        smooth([
          [-6, -5],
          [-7.4, 2],
          [-11 - (o < 0 ? 1 : 0), 8],
          [-8, 11.6],
          [8, 11.6],
          [11 + (o > 0 ? 1 : 0), 8],
          [7.4, 2],
          [6, -5],
        ]),
        fill,
      ) +
      toes
        .map(
          ([x, y, r], i) =>
            ellipse(x - 0.3, y + r * 0.12, r * 0.55, r * 0.45, mix(skin.b, skin.l, 0.75), { opacity: 0.75 }) +
            (i ? stroke(`M${f((x + toes[i - 1][0]) / 2)} ${f(10.4)}v2.6`, skin.s, 1, { opacity: 0.55 }) : ''),
        )
        .join('')
    if (shoe)
      s =
        path(
          smooth([
            [-13, 9],
            [-11, 15],
            [0, 16.5],
            [11, 15],
            [13, 9],
            [8, 12],
            [-8, 12],
          ]),
          shade(shoe, 0.2),
        ) +
        s +
        stroke('M-9.5 3Q-4 6 0 10Q4 6 9.5 3', shoe, 4)
    return place(s, a[0], a[1] + 0, k, 0)
  }
  s =
    path(
      smooth([
        [-7.5, -6],
        [-9, 4],
        [-8.5, 10.5],
        [2, 12.2],
        [14, 12.4],
        [21.5, 10.6],
        [20.5, 5.4],
        [12, 2.6],
        [7.5, -6],
      ]),
      fill,
    ) +
    [
      [20, 8.6, 3.4],
      [15.4, 6.4, 2.4],
    ]
      .map(([x, y, r]) => circle(x, y, r, mix(skin.b, skin.l, 0.35)))
      .join('') +
    stroke('M17.6 10.8q.6 -2.4 -.4 -4.6', skin.s, 1.3, { opacity: 0.5 })
  if (shoe)
    s =
      path(
        smooth([
          [-10, 9],
          [-9, 14.5],
          [6, 15.4],
          [22, 14.8],
          [24, 10.6],
          [8, 12],
        ]),
        shade(shoe, 0.2),
      ) +
      s +
      stroke('M1 3Q8 3 14 9', shoe, 4.2)
  return g(s, {
    transform: `translate(${f(a[0])} ${f(a[1])}) rotate(${f(angle)}) scale(${f(side * k * 100) / 100} ${k})`,
  })
}
/** Rubber boot from half-way up the shin; dir as in foot(). */
function boot(k, an, angle, side, c, P) {
  const F = lin([light(c, 0.45), c, shade(c, 0.28)], 20),
    top = lerp(k, an, 0.42),
    w = P.lw[2] + 4.4,
    q = P.foot
  const shaft = path(tube([top, lerp(top, an, 0.5), add(an, [0, 4])], [w + 1.6, w, w], { start: 'flat' }), F)
  const a = deg(k, an),
    l = add(top, dir(a - 90, w + 1.6)),
    r = add(top, dir(a + 90, w + 1.6)),
    m = add(top, dir(a, 3))
  const lip = stroke(smooth([l, m, r], false), light(c, 0.5), 3.4)
  const toe =
    side === 0
      ? path(
          smooth([
            [-9, -6],
            [-11.5, 5],
            [-12, 11],
            [-6, 13.6],
            [6, 13.6],
            [12, 11],
            [11.5, 5],
            [9, -6],
          ]),
          F,
        ) +
        stroke('M-11.5 11Q0 15.5 11.5 11', shade(c, 0.45), 2.4) +
        stroke('M-8 4Q0 8 8 4', shade(c, 0.4), 1.6, { opacity: 0.5 })
      : path(
          smooth([
            [-8.5, -6],
            [-10.5, 5],
            [-10, 11.5],
            [4, 13],
            [19, 12.6],
            [24, 8],
            [20, 2.6],
            [11, -0.6],
            [8.5, -6],
          ]),
          F,
        ) + stroke('M-10 11.6Q6 14.6 22 11', shade(c, 0.45), 2.4)
  const put =
    `translate(${f(an[0])} ${f(an[1])}) rotate(${f(side ? angle : 0)}) ` +
    `scale(${f((side || 1) * q * 100) / 100} ${f(q * 100) / 100})`
  return (
    shaft +
    g(toe, { transform: put }) +
    lip +
    ellipse(lerp(top, an, 0.5)[0] - w * 0.45, lerp(top, an, 0.5)[1], 2, 6, '#fff', { opacity: 0.45 })
  )
}
/**
 * One person. Returns {svg, at, parts, height}: svg with the feet on y=0, `at` the points other things hold on to (figure units),
 * `parts` the two arms alone, for those who reach around somebody else (pose.hide = 'L' | 'R' leaves that arm out of svg).
 */
export function figure(o) {
  const P = { ...PROPS[o.prop ?? 'child'], ...o.props },
    pose = { ...(typeof o.pose === 'object' ? o.pose : POSES[o.pose ?? 'stand']), ...o.poseMore }
  const skin = SKIN[o.skin ?? 'sawo'],
    T = o.top ?? { kind: 'tee', color: C.sepatu },
    B = o.bottom ?? { kind: 'shorts', color: C.nila }
  const K = o.skirt ?? B,
    F = { sx: 1, sy: 1, ...o.face }
  const lean = pose.lean ?? 0,
    up = [Math.sin((lean * Math.PI) / 180), -Math.cos((lean * Math.PI) / 180)],
    pp = [-up[1], up[0]]
  const side = pose.side ?? 0,
    turn = o.turn ?? (side ? side * 0.6 : 0),
    sk = lin([mix(skin.b, skin.l, 0.55), skin.b, mix(skin.b, skin.s, 0.12)], 30)
  // --- skeleton, hip at 0,0 first, then dropped on the ground
  let hip = [0, 0]
  const hj = (s) => add(hip, pp, s * P.hip * (side ? 0.55 : 1))
  const chain = (s, [a, b]) => {
    const h = hj(s),
      k = add(h, dir(a, P.leg[0])),
      an = add(k, dir(b, P.leg[1]))
    return [h, k, an]
  }
  let LL = chain(-1, pose.legL),
    LR = chain(1, pose.legR)
  const footH = 12.5 * P.foot,
    low = pose.sit ? Math.max(LL[2][1], LR[2][1], 10) : Math.max(LL[2][1], LR[2][1])
  if (pose.kneel) hip = [pose.dx ?? 0, -Math.max(LL[1][1], LR[1][1] - 4) - P.lw[1]]
  else if (pose.hipY) hip = [pose.dx ?? 0, -pose.hipY]
  else hip = [pose.dx ?? 0, pose.sit ? -P.w[0] * 0.62 : -low - footH - (pose.air ?? 0)]
  LL = chain(-1, pose.legL)
  LR = chain(1, pose.legR)
  const pt = (t, w) => add(add(hip, up, P.torso * t), pp, w)
  const nb = pt(1, 0),
    shL = pt(0.85, -P.sh),
    shR = pt(0.85, P.sh)
  const headAt = add(nb, up, 47 * P.hs + (o.neck ?? 1)),
    tilt = (pose.head ?? 0) + lean * 0.4
  /** Head space to figure space. */
  const h2w = ([x, y]) => {
    const t = (tilt * Math.PI) / 180
    return [
      headAt[0] + (x * Math.cos(t) * F.sx - y * Math.sin(t) * F.sy) * P.hs,
      headAt[1] + (x * Math.sin(t) * F.sx + y * Math.cos(t) * F.sy) * P.hs,
    ]
  }
  // big heads, short arms: an arm may stretch up to a third to get where it must
  const bones = (sh, to) => {
    const k = Math.min(
      1.36,
      Math.max(pose.stretch ?? 1, (Math.hypot(to[0] - sh[0], to[1] - sh[1]) / (P.arm[0] + P.arm[1])) * 1.02),
    )
    return P.arm.map((l) => l * k)
  }
  const arm = (s, spec, sh) => {
    if (spec.head) {
      const to = h2w([spec.head[0] + turn * 10, spec.head[1]])
      return [sh, ...reach(sh, to, ...bones(sh, to), spec.bend ?? -s)]
    }
    if (spec.palm) {
      // the palm, not the wrist, lands on the target
      let wrist = spec.palm,
        e
      for (let i = 0; i < 5; i++) {
        ;[e] = reach(sh, wrist, ...bones(sh, wrist), spec.bend ?? -s)
        wrist = add(spec.palm, dir(deg(e, wrist), -9 * P.hand))
      }
      return [sh, ...reach(sh, wrist, ...bones(sh, wrist), spec.bend ?? -s)]
    }
    if (spec.to) {
      const [e, h] = reach(sh, spec.to, ...bones(sh, spec.to), spec.bend ?? -s)
      return [sh, e, h]
    }
    const K = pose.stretch ?? 1,
      e = add(sh, dir(spec[0], P.arm[0] * K))
    return [sh, e, add(e, dir(spec[1], P.arm[1] * K))]
  }
  const AL = arm(-1, pose.armL, shL),
    AR = arm(1, pose.armR, shR)
  // --- torso outline
  const W = P.w,
    outline = (x, t0, t1) => {
      const ts = [-0.06, 0.22, 0.5, 0.74, 0.93, 1.0]
      const L = [],
        R = []
      ts.forEach((t, i) => {
        if (t < t0 - 0.01 || t > t1 + 0.01) return
        L.push(pt(t, -W[i] - x))
        R.push(pt(t, W[i] + x))
      })
      if (t0 < 0) {
        const w = W[0] + x
        L.unshift(pt(-0.075, -w * 0.5), pt(-0.07, -w * 0.98))
        L.splice(2, 1, pt(0.02, -w - 2.4))
        R.unshift(pt(-0.075, w * 0.5), pt(-0.07, w * 0.98))
        R.splice(2, 1, pt(0.02, w + 2.4))
      }
      return smooth([...L, ...R.reverse()], true, 0.95)
    }
  // --- limbs
  const topC = T.color ?? C.sepatu,
    topF = T.fill ?? lin([light(topC, 0.28), topC, shade(topC, 0.24)], 60)
  const botC = B.color ?? C.nila,
    botF = B.fill ?? lin([light(botC, 0.2), botC, shade(botC, 0.25)], 60)
  const sl = T.sleeve ?? 'short'
  const drawArm = (A, s, kind) => {
    const ha = (s < 0 ? pose.angL : pose.angR) ?? deg(A[1], A[2]),
      bare = path(tube(A, P.aw), sk),
      hd = hand(
        kind ?? 'rest',
        add(A[2], dir(ha, -1)),
        ha,
        (pose.flipThumb ?? (kind === 'open' && Math.abs(ha) > 75)) ? s : -s,
        skin,
        P.hand,
      )
    let slv = ''
    if (sl === 'short') {
      const e = lerp(A[0], A[1], 0.66)
      slv =
        cloth(
          tube([add(A[0], up, 1), lerp(A[0], e, 0.55), e], [P.aw[0] + 2.6, P.aw[0] + 3.4, P.aw[0] + 4], {
            end: 'flat',
          }),
          topF,
        ) +
        stroke(
          smooth(
            [
              add(e, dir(deg(A[0], A[1]) + 90, P.aw[0] + 3.6)),
              add(e, dir(deg(A[0], A[1]), 0.6)),
              add(e, dir(deg(A[0], A[1]) - 90, P.aw[0] + 3.6)),
            ],
            false,
          ),
          T.trim ?? shade(topC, 0.3),
          3,
        )
    }
    if (sl === 'rolled') {
      const e = lerp(A[1], A[2], 0.22),
        q = deg(A[1], A[2])
      const cuff = [90, 0, -90].map((d) => add(e, dir(q + d, d ? P.aw[1] + 3.4 : 1)))
      slv =
        cloth(tube([A[0], A[1], e], [P.aw[0] + 3, P.aw[1] + 2.8, P.aw[1] + 3.4], { end: 'flat' }), topF) +
        stroke(smooth(cuff, false), T.trim ?? light(topC, 0.3), 7)
    }
    if (sl === 'long') {
      const e = lerp(A[1], A[2], 0.86),
        q = deg(A[1], A[2])
      slv =
        cloth(tube([A[0], A[1], e], [P.aw[0] + 3, P.aw[1] + 2.6, P.aw[2] + 3.2], { end: 'flat' }), topF) +
        stroke(
          smooth([add(e, dir(q + 90, P.aw[2] + 3)), add(e, dir(q, 0.5)), add(e, dir(q - 90, P.aw[2] + 3))], false),
          T.trim ?? shade(topC, 0.3),
          3,
        )
    }
    return lit(
      (s < 0 ? pose.angL : pose.angR) === undefined ? bare + hd + slv : bare + slv + hd,
      2.2 * Math.sqrt(P.hand),
      {
        shO: 0.3,
      },
    )
  }
  const fdir = (s) => (pose.feetOut ? s : side ? side : 0),
    fa = (s) => (s < 0 ? pose.footL : pose.footR) ?? (side ? 0 : s)
  const drawLeg = (Lg, s) => {
    let cover = ''
    const [h, k, an] = Lg
    if (B.kind === 'shorts') {
      const e = lerp(h, k, 0.86)
      cover =
        cloth(
          tube([add(h, up, 5), lerp(h, e, 0.5), e], [P.lw[0] + 2.2, P.lw[0] + 3.2, P.lw[0] + 3.6], { end: 'flat' }),
          botF,
        ) +
        stroke(
          smooth(
            [
              add(e, dir(deg(h, k) + 90, P.lw[0] + 3)),
              add(e, dir(deg(h, k), 0.6)),
              add(e, dir(deg(h, k) - 90, P.lw[0] + 3)),
            ],
            false,
          ),
          shade(botC, 0.35),
          2.6,
        )
    }
    if (B.kind === 'pants') {
      const e = lerp(k, an, 0.84)
      cover =
        cloth(tube([add(h, up, 5), k, e], [P.lw[0] + 2.4, P.lw[1] + 4, P.lw[2] + 4.6], { end: 'flat' }), botF) +
        stroke(
          smooth(
            [
              add(e, dir(deg(k, an) + 90, P.lw[2] + 4)),
              add(e, dir(deg(k, an), 0.5)),
              add(e, dir(deg(k, an) - 90, P.lw[2] + 4)),
            ],
            false,
          ),
          shade(botC, 0.35),
          2.4,
        )
    }
    // under trousers only the lower shin is skin, so that nothing peeks out at a bent knee
    const long = B.kind === 'pants' && !o.leggings
    const shin = long
      ? tube([lerp(k, an, 0.5), lerp(k, an, 0.75), an], [P.lw[2] + 1, P.lw[2], P.lw[2]])
      : tube(Lg, P.lw)
    const legF = o.leggings
      ? lin([light(o.leggings, 0.25), o.leggings, shade(o.leggings, 0.25)], 8)
      : lin([mix(skin.b, skin.l, 0.45), skin.b, mix(skin.b, skin.s, 0.3)], 8)
    if (o.boot) return lit(path(shin, legF) + boot(k, an, fa(s), fdir(s), o.boot, P) + cover, 2.4, { shO: 0.32 })
    return lit(
      path(shin, legF) + foot(add(an, [0, 1]), fa(s), fdir(s), skin, P.foot, o.shoe) + cover,
      2.4 * Math.sqrt(P.foot),
      {
        shO: 0.32,
      },
    )
  }
  // --- torso and what hangs from the waist
  const torsoD = outline(1.6, -1, 1),
    hipsD =
      B.kind === 'shorts' || B.kind === 'pants'
        ? smooth(
            [
              pt(0.2, -W[1] - 1.4),
              pt(0.2, W[1] + 1.4),
              pt(-0.02, W[0] + 3.6),
              pt(-0.13, P.hip),
              pt(-0.1, 0),
              pt(-0.13, -P.hip),
              pt(-0.02, -W[0] - 3.6),
            ],
            true,
            0.8,
          )
        : ''
  const kC = K.color ?? botC,
    kF = K.fill ?? lin([light(kC, 0.2), kC, shade(kC, 0.25)], 60)
  let skirt = ''
  if (['skirt', 'sarung', 'dress'].includes(K.kind)) {
    const hem = K.hem ?? 0.5,
      pL = LL[1],
      pR = LR[1],
      aL = LL[2],
      aR = LR[2],
      low2 =
        hem <= 0.5
          ? [lerp(LL[0], pL, hem * 2), lerp(LR[0], pR, hem * 2)]
          : [lerp(pL, aL, (hem - 0.5) * 2), lerp(pR, aR, (hem - 0.5) * 2)]
    const fl = K.flare ?? 9,
      lx = Math.min(low2[0][0], low2[1][0]) - P.lw[1] - fl,
      rx = Math.max(low2[0][0], low2[1][0]) + P.lw[1] + fl,
      ly = low2[0][1] + (K.drop ?? 6),
      ry = low2[1][1] + (K.drop ?? 6),
      mid = (lx + rx) / 2,
      my = (ly + ry) / 2,
      w0 = K.waist ?? 0.2
    const wl = pt(w0, -W[1] - 2),
      wr = pt(w0, W[1] + 2)
    const hl = pt(0, -W[0] - 5),
      hr = pt(0, W[0] + 5)
    const d = `M${f(wl[0])} ${f(wl[1])}C${f(hl[0] - 2)} ${f(hl[1] - 4)} ${f(lerp(hl, [lx, ly], 0.5)[0] - 2)} ${f(lerp(hl, [lx, ly], 0.5)[1])} ${f(lx)} ${f(ly)}Q${f(mid - (rx - lx) * 0.2)} ${f(my + 7)} ${f(mid)} ${f(my + 5)}Q${f(mid + (rx - lx) * 0.26)} ${f(my + 9)} ${f(rx)} ${f(ry)}C${f(lerp(hr, [rx, ry], 0.5)[0] + 2)} ${f(lerp(hr, [rx, ry], 0.5)[1])} ${f(hr[0] + 2)} ${f(hr[1] - 4)} ${f(wr[0])} ${f(wr[1])}Q${f((wl[0] + wr[0]) / 2)} ${f((wl[1] + wr[1]) / 2 + 5)} ${f(wl[0])} ${f(wl[1])}Z`
    const fold =
      K.kind === 'sarung'
        ? `M${f(pt(w0, 4)[0])} ${f(pt(w0, 0)[1] + 4)}Q${f(mid + 4)} ${f(my - 20)} ${f(mid + (rx - lx) * 0.12)} ${f(my + 5)}` +
          `M${f(pt(w0, 9)[0])} ${f(pt(w0, 0)[1] + 4)}Q${f(mid + 14)} ${f(my - 24)} ${f(mid + (rx - lx) * 0.26)} ${f(my + 4)}`
        : `M${f(lerp(wl, wr, 0.3)[0])} ${f(wl[1] + 8)}` +
          `Q${f(lx + (rx - lx) * 0.26)} ${f(my - 16)} ${f(lx + (rx - lx) * 0.22)} ${f(my)}` +
          `M${f(lerp(wl, wr, 0.64)[0])} ${f(wl[1] + 8)}Q${f(lx + (rx - lx) * 0.66)} ${f(my - 16)} ${f(lx + (rx - lx) * 0.72)} ${f(my)}`
    skirt = lit(
      cloth(d, kF) +
        (K.fill
          ? path(
              d,
              lin(
                [
                  [C.cahaya, 0, 0.22],
                  [C.cahaya, 0.4, 0],
                  [C.manggis, 1, 0.34],
                ],
                40,
              ),
            )
          : '') +
        clipped(
          d,
          stroke(
            `M${f(lx)} ${f(ly)}Q${f(mid - (rx - lx) * 0.2)} ${f(my + 7)} ${f(mid)} ${f(my + 5)}` +
              `Q${f(mid + (rx - lx) * 0.26)} ${f(my + 9)} ${f(rx)} ${f(ry)}`,
            K.trim ?? shade(kC, 0.35),
            (K.trimW ?? 4) * 2,
          ),
        ) +
        (K.belt
          ? stroke(
              `M${f(wl[0] - 1)} ${f(wl[1] + 3)}Q${f((wl[0] + wr[0]) / 2)} ${f((wl[1] + wr[1]) / 2 + 8)} ${f(wr[0] + 1)} ${f(wr[1] + 3)}`,
              K.belt,
              5,
            )
          : '') +
        clipped(d, stroke(fold, shade(kC, 0.55), 2.6, { opacity: 0.5 })),
      3,
    )
  }
  const hemLine =
    T.kind === 'kebaya' || K.kind === 'dress'
      ? ''
      : stroke(
          smooth([pt(-0.055, -W[0] - 4), pt(-0.058, 0), pt(-0.055, W[0] + 4)], false),
          T.trim ?? shade(topC, 0.35),
          4.4,
          {
            opacity: 0.6,
          },
        )
  const folds =
    hemLine +
    stroke(
      `M${f(pt(0.36, -W[1] + 3)[0])} ${f(pt(0.36, 0)[1])}q6 4 10 2M${f(pt(0.3, W[1] - 3)[0])} ${f(pt(0.3, 0)[1])}q-7 5 -11 2`,
      shade(topC, 0.5),
      2,
      { opacity: 0.5 },
    )
  const nk = pt(0.985, 0),
    neckW = W[5]
  const collar =
    T.kind === 'kebaya'
      ? path(smooth([pt(1.02, -neckW - 1), pt(0.7, 0), pt(1.02, neckW + 1)], false) + 'Z', skin.b) +
        stroke(
          `M${f(pt(1.02, -neckW - 2)[0])} ${f(pt(1.02, 0)[1])}` +
            `Q${f(pt(0.86, -3)[0])} ${f(pt(0.84, 0)[1])} ${f(pt(0.66, 0)[0])} ${f(pt(0.66, 0)[1])}` +
            `L${f(pt(-0.02, 2)[0])} ${f(pt(-0.02, 2)[1])}M${f(pt(1.02, neckW + 2)[0])} ${f(pt(1.02, 0)[1])}` +
            `Q${f(pt(0.86, 3)[0])} ${f(pt(0.84, 0)[1])} ${f(pt(0.66, 0)[0])} ${f(pt(0.66, 0)[1])}`,
          T.trim ?? C.kunyit,
          4,
        )
      : T.kind === 'shirt'
        ? path(smooth([pt(1.02, -neckW), pt(0.84, 0), pt(1.02, neckW)], false) + 'Z', skin.b) +
          path(
            `M${f(pt(1.04, -neckW - 1)[0])} ${f(pt(1.04, 0)[1])}L${f(pt(0.82, -1)[0])} ${f(pt(0.82, 0)[1])}` +
              `L${f(pt(0.86, -neckW - 5)[0])} ${f(pt(0.86, 0)[1])}Z M${f(pt(1.04, neckW + 1)[0])} ${f(pt(1.04, 0)[1])}` +
              `L${f(pt(0.82, 1)[0])} ${f(pt(0.82, 0)[1])}L${f(pt(0.86, neckW + 5)[0])} ${f(pt(0.86, 0)[1])}Z`,
            light(topC, 0.15),
            { stroke: shade(topC, 0.3), 'stroke-width': 1.6, 'stroke-linejoin': 'round' },
          ) +
          stroke(
            `M${f(pt(0.8, 0)[0])} ${f(pt(0.8, 0)[1])}L${f(pt(0.1, 0)[0])} ${f(pt(0.1, 0)[1])}`,
            shade(topC, 0.4),
            2,
            {
              opacity: 0.7,
            },
          ) +
          [0.66, 0.46, 0.26].map((t) => circle(...pt(t, 2.4), 2.1, C.santan)).join('')
        : ellipse(nk[0], nk[1], neckW + 4.5, 6.4, mix(skin.b, skin.s, 0.3), {
            transform: `rotate(${f(lean)} ${f(nk[0])} ${f(nk[1])})`,
          }) +
          stroke(
            smooth([pt(1.0, -neckW - 4.5), pt(0.905, 0), pt(1.0, neckW + 4.5)], false),
            T.trim ?? shade(topC, 0.28),
            3.2,
          )
  const torso = lit(
    cloth(torsoD, topF) +
      (T.fill
        ? path(
            torsoD,
            lin(
              [
                [C.cahaya, 0, 0.2],
                [C.cahaya, 0.4, 0],
                [C.manggis, 1, 0.3],
              ],
              40,
            ),
          )
        : '') +
      clipped(torsoD, (T.art ? (o.rear ? (T.rear ?? (() => '')) : T.art)(pt, W) : '') + folds) +
      collar,
    3,
    { shO: 0.36 },
  )
  const neckD = tube([add(nb, up, -5), add(nb, up, 12)], [neckW + 0.6, neckW])
  // --- head
  const hair = STYLES[o.hair?.style ?? 'short'](o.hair?.color ?? HAIR.hitam, turn, o.hair ?? {}),
    hat = o.hat ? HATS[o.hat](turn) : null,
    hd = headPath(turn, F)
  const eL = ear(-1, skin, turn, o.earScale),
    eR = ear(1, skin, turn, o.earScale),
    hid = hair.hijab || hair.noEars
  const headG = (x) =>
    g(x, {
      transform: `translate(${f(headAt[0])} ${f(headAt[1])}) rotate(${f(tilt)}) scale(${f(P.hs * F.sx * 100) / 100} ${f(P.hs * F.sy * 100) / 100})`,
    })
  const ball = lit(
    (hid ? '' : (eL.front ? '' : eL.svg) + (eR.front ? '' : eR.svg)) +
      path(
        hd,
        lin(
          [
            [skin.l, 0],
            [skin.b, 0.5],
            [mix(skin.b, skin.s, 0.4), 1],
          ].map(([c, q]) => [c, q, 1]),
          58,
        ),
      ),
    3.2,
    { shO: 0.26 },
  )
  const shadowOn = hair.cap ? clipped(hd, path(hair.cap, skin.s, { transform: 'translate(2.5 6)', opacity: 0.42 })) : ''
  const head = headG(
    ball +
      shadowOn +
      (hat?.shadow && !hair.hijab
        ? clipped(hd, path(hat.shadow, skin.s, { opacity: 0.4, transform: 'translate(2 6)' }))
        : '') +
      (o.rear
        ? rearHead(o.hair?.color ?? HAIR.hitam)
        : features({
            skin,
            turn,
            nod: o.nod ?? 0,
            expression: o.expression,
            blink: o.blink,
            look: o.look ?? [turn * 0.7, (o.nod ?? 0) * 0.5],
            lashes: o.lashes,
            browColor: o.browColor ?? o.hair?.color ?? HAIR.hitam,
            eyeScale: o.eyeScale,
            freckles: o.freckles,
            gap: o.gap,
            age: o.age,
            nose: o.nose,
            mouthDy: o.mouthDy,
            beard: o.beard ? o.beard(turn, hd, F) : '',
          })) +
      (hid ? '' : (eL.front ? lit(eL.svg, 1.4) : '') + (eR.front ? lit(eR.svg, 1.4) : '')) +
      lit(o.rear ? (hair.rear ?? '') : hair.front, 2.6, { rim: '#FFD9A0', rimO: 0.5 }) +
      (hair.over ?? '') +
      (hat?.svg ?? '') +
      (o.headExtra ? o.headExtra({ turn, nod: o.nod ?? 0, skin, rear: o.rear, hat: o.hat, age: o.age ?? 0 }) : ''),
  )
  const handOnly = (A, sd, kind) => {
    const a = (sd < 0 ? pose.angL : pose.angR) ?? deg(A[1], A[2])
    return lit(hand(kind ?? 'rest', add(A[2], dir(a, -1)), a, -sd, skin, P.hand), 1.6)
  }
  const armLs = drawArm(AL, -1, pose.handL),
    armRs = drawArm(AR, 1, pose.handR)
  const backArm = pose.back ?? (side > 0 ? 'R' : side < 0 ? 'L' : ''),
    firstLeg = side > 0 ? 'R' : 'L'
  const legs = firstLeg === 'R' ? drawLeg(LR, 1) + drawLeg(LL, -1) : drawLeg(LL, -1) + drawLeg(LR, 1)
  const over = pose.over ?? '',
    hide = pose.hide ?? '',
    hook = { pt, AL, AR, LL, LR, headAt, hip, W, skin }
  const show = (s, yes) => (yes && !hide.includes(s) ? (s === 'L' ? armLs : armRs) : '')
  const svg = g([
    o.rear ? '' : headG(hair.back),
    o.behind && !o.rear ? o.behind(hook) : '',
    show('L', backArm.includes('L')),
    show('R', backArm.includes('R')),
    pose.sit ? '' : legs,
    hipsD ? lit(cloth(hipsD, botF), 2.4) : '',
    skirt && K.kind !== 'dress' && T.untucked !== true ? torso + skirt : skirt + torso,
    lit(path(neckD, sk), 1.6),
    clipped(neckD, ellipse(nb[0] + 1, nb[1] - 6, neckW + 4, 9, skin.s, { opacity: 0.7 })),
    o.rear ? (o.behind ? o.behind(hook) : '') : o.mid ? o.mid(hook) : '',
    pose.sit ? legs : '',
    show('L', !backArm.includes('L') && !over.includes('L')),
    show('R', !backArm.includes('R') && !over.includes('R')),
    o.drape ? o.drape(hook) : '',
    o.rear ? '' : head,
    show('L', over.includes('L')),
    show('R', over.includes('R')),
    o.rear ? head : '',
    o.front ? o.front(hook) : '',
  ])
  const palm = (A) => add(A[2], dir(deg(A[1], A[2]), 9 * P.hand))
  return {
    svg,
    parts: { armL: armLs, armR: armRs, handL: handOnly(AL, -1, pose.handL), handR: handOnly(AR, 1, pose.handR) },
    at: {
      head: headAt,
      mouth: h2w([turn * 10, 34]),
      hip,
      shL,
      shR,
      kneeL: LL[1],
      kneeR: LR[1],
      top: h2w([0, -62]),
      handL: palm(AL),
      handR: palm(AR),
      footL: add(LL[2], [0, 6]),
      footR: add(LR[2], [0, 6]),
      eyeL: h2w([turn * 11 - 20, 5]),
      eyeR: h2w([turn * 11 + 20, 5]),
      earL: h2w(eL.at),
      earR: h2w(eR.at),
      heart: pt(0.56, 0),
      neck: nb,
    },
    height: -(headAt[1] - 66 * P.hs),
  }
}
