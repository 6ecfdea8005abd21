/**
 * The child's own feet from above, as the child sees them running. Foot space: 0,0 is the middle of the instep, toes up; the big toe of the
 * left foot (side -1) is right.
 */
import type { AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { type Point, smooth } from '../../core/geom.ts'
import { clipped, ellipse, f, g, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, type Skin } from '../../palette.ts'
import { deepOf, nail, rounded, skinFill, skinOf, soft } from './closeup.ts'

/** Wet mud of the path. */
export const MUD = mix(C.jati, C.tanah, 0.35)
const GREY = '#8A8795'

/** Toes of a left foot from the big one: root, tip and half width. */
const TOES: readonly (readonly [Point, Point, number])[] = [
  [[38, -66], [52, -150], 29],
  [[2, -76], [6, -152], 21],
  [[-28, -68], [-33, -138], 19],
  [[-54, -54], [-66, -116], 17.5],
  [[-74, -34], [-92, -88], 16],
]
function toe(skin: Skin, [a, b, w]: (typeof TOES)[number]): string {
  const turn = (Math.atan2(b[0] - a[0], -(b[1] - a[1])) * 180) / Math.PI,
    len = Math.hypot(b[0] - a[0], b[1] - a[1]),
    pts: readonly Point[] = [
      [-w * 0.86, 24],
      [-w * 0.84, -len * 0.42],
      [-w * 1.04, -len * 0.74],
      [-w * 0.66, -len * 0.97],
      [0, -len * 1.03],
      [w * 0.66, -len * 0.97],
      [w * 1.04, -len * 0.74],
      [w * 0.84, -len * 0.42],
      [w * 0.86, 24],
    ]
  return place(
    g([
      rounded(pts, skinFill(skin, 40), { depth: 12, shadeO: 0.3 }),
      soft(-w * 0.2, -len * 0.5, w * 0.7, w * 0.7, skin.l, 0.6),
      soft(0, -len * 0.9, w, w * 0.7, skin.blush, 0.3),
      stroke(`M${f(-w * 0.5)} ${f(-len * 0.46)}q${f(w * 0.5)} 5 ${f(w)} 0`, skin.s, 2.6, { opacity: 0.5 }),
      place(nail(skin, w * 1.14), 0, -len * 0.8),
    ]),
    a[0],
    a[1],
    1,
    turn,
  )
}
/** A skin under a coat of mud. */
const muddySkin = (skin: Skin): Skin => ({
  ...skin,
  b: mix(skin.b, MUD, 0.62),
  l: mix(skin.l, MUD, 0.45),
  s: mix(skin.s, MUD, 0.7),
  blush: MUD,
})
/** The mud on the instep: a wavy edge and spots. */
function muddy(outline: string): string {
  const r = rng(17)
  const spots = Array.from({ length: 15 }, () =>
    ellipse(r.in(-66, 56), r.in(-40, 110), r.in(4, 12), r.in(4, 10), mix(MUD, C.soga, 0.3), { opacity: 0.8 }),
  ).join('')
  const edge =
    'M-130 -14C-104 -44 -84 6 -62 -16C-44 -34 -34 8 -14 -10C2 -26 18 14 38 -14C56 -34 70 0 110 -24V-200H-130Z'
  return clipped(outline, path(edge, MUD, { opacity: 0.62 }) + spots)
}
/** A bare foot with its shin; `mud`: it has been in the puddle. */
export function closeFoot(look: AvatarVariant, side: -1 | 1, mud = false): string {
  const skin = skinOf(look),
    foot: readonly Point[] = [
      [70, -60],
      [78, -20],
      [64, 34],
      [56, 90],
      [46, 136],
      [0, 152],
      [-46, 136],
      [-56, 84],
      [-78, 26],
      [-94, -26],
      [-78, -58],
      [-36, -82],
      [20, -92],
    ],
    shin: readonly Point[] = [
      [-46, 84],
      [-30, 60],
      [2, 52],
      [34, 60],
      [48, 84],
      [66, 190],
      [92, 330],
      [-92, 330],
      [-64, 190],
    ],
    trouser: readonly Point[] = [
      [-72, 150],
      [0, 164],
      [74, 150],
      [112, 330],
      [-112, 330],
    ]
  return place(
    g([
      ...TOES.toReversed().map((one) => toe(mud ? muddySkin(skin) : skin, one)),
      rounded(foot, lin([mix(skin.b, skin.l, 0.75), skin.b, mix(skin.b, skin.s, 0.3)], 60), {
        depth: 18,
        shadeO: 0.28,
        rimO: 0.25,
      }),
      soft(-4, -30, 60, 56, skin.l, 0.6),
      stroke('M44 -70Q38 -20 18 30M8 -78Q8 -30 2 26M-26 -70Q-22 -24 -10 28', skin.s, 3, { opacity: 0.2 }),
      soft(0, 76, 66, 36, deepOf(skin), 0.36),
      mud ? muddy(smooth(foot)) : '',
      rounded(shin, skinFill(skin, 20), { depth: 16, shadeO: 0.28, rimO: 0.3 }),
      soft(4, 96, 34, 26, skin.l, 0.8),
      soft(-44, 112, 14, 18, skin.l, 0.9),
      soft(46, 108, 15, 19, skin.l, 0.9),
      stroke('M-30 66Q2 50 34 66', skin.s, 3, { opacity: 0.3 }),
      look.headwear === 'hijab'
        ? rounded(trouser, lin([light(GREY, 0.3), GREY, mix(GREY, C.manggis, 0.35)], 20), { depth: 14 }) +
          stroke('M-74 152Q0 170 76 152', mix(GREY, C.manggis, 0.3), 6, { opacity: 0.7 })
        : '',
    ]),
    0,
    0,
    1,
    0,
    side > 0,
  )
}
/** Mud that flies up around a foot that has stamped; around 0,0. */
export function splash(seed = 3): string {
  const r = rng(seed)
  let drops = '',
    shine = ''
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2 + r.in(-0.1, 0.1),
      far = r.in(128, 196),
      x = Math.cos(a) * far,
      y = Math.sin(a) * far * 0.82 - 10,
      s = r.in(5, 13),
      turn = a
    drops +=
      `M${f(x + Math.cos(turn) * s * 1.6)} ${f(y + Math.sin(turn) * s * 1.6)}` +
      `Q${f(x - Math.sin(turn) * s)} ${f(y + Math.cos(turn) * s)} ${f(x - Math.cos(turn) * s)} ${f(y - Math.sin(turn) * s)}` +
      `Q${f(x + Math.sin(turn) * s)} ${f(y - Math.cos(turn) * s)} ${f(x + Math.cos(turn) * s * 1.6)} ${f(y + Math.sin(turn) * s * 1.6)}Z`
    shine += `M${f(x - s * 0.4)} ${f(y - s * 0.4)}q${f(s * 0.3)} ${f(-s * 0.3)} ${f(s * 0.6)} 0`
  }
  // Rounded tongues of water, long and short by turns, over a ring.
  const tongues = Array.from({ length: 13 }, (_, i): string => {
    const a = (i / 13) * Math.PI * 2 + r.in(-0.06, 0.06),
      long = (i % 2 ? 118 : 150) * r.in(0.94, 1.06),
      at = (far: number, off: number): string => `${f(Math.cos(a + off) * far)} ${f(Math.sin(a + off) * far * 0.78)}`
    return (
      `M${at(56, -0.42)}C${at(88, -0.22)} ${at(long - 34, -0.12)} ${at(long - 14, -0.12)}` +
      `C${at(long + 10, -0.12)} ${at(long + 10, 0.12)} ${at(long - 14, 0.12)}C${at(long - 34, 0.12)} ${at(88, 0.22)} ${at(56, 0.42)}Z`
    )
  }).join('')
  const crown = `${tongues}M-92 0A92 72 0 1 1 92 0A92 72 0 1 1 -92 0Z`
  return g([
    path(crown, mix(C.air, C.langit, 0.35)),
    path(crown, mix(C.langit, C.putih, 0.45), { opacity: 0.9, transform: 'translate(-3 -6) scale(.86)' }),
    path(drops, MUD),
    stroke(shine, C.cahaya, 2.4, { opacity: 0.7 }),
  ])
}
/** A puddle around 0,0, w to each side: mud with a piece of sky in it. */
export const puddle = (w: number, h: number, seed = 1): string => {
  const r = rng(seed),
    pts: Point[] = Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * Math.PI * 2,
        k = r.in(0.88, 1.06)
      return [Math.cos(a) * w * k, Math.sin(a) * h * k]
    })
  return g([
    path(smooth(pts.map(([x, y]): Point => [x * 1.07, y * 1.1 + 3])), mix(MUD, C.manggis, 0.2), { opacity: 0.5 }),
    path(smooth(pts), lin([mix(C.langit, C.air, 0.25), mix(C.air, MUD, 0.3), mix(MUD, C.air, 0.25)], 76)),
    clipped(
      smooth(pts),
      soft(-w * 0.3, -h * 0.45, w * 0.6, h * 0.34, C.putih, 0.75) +
        stroke(
          `M${f(-w * 0.6)} ${f(h * 0.3)}q${f(w * 0.3)} 8 ${f(w * 0.6)} 0M${f(w * 0.1)} ${f(h * 0.55)}q${f(w * 0.2)} 6 ${f(w * 0.4)} 0`,
          C.putih,
          3,
          {
            opacity: 0.5,
          },
        ),
    ),
  ])
}
