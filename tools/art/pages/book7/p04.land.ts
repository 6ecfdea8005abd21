/** Book 7, page 4: the yard straight below the mango branch: grass, the round shade of the tree, a bamboo fence; twigs and leaves close to us. */
import { lit } from '../../core/light.ts'
import { type Point, smooth } from '../../core/geom.ts'
import { blur, ellipse, g, lin, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { fence } from '../../parts/fence.ts'
import { reel, stringTo } from './sharedKite.ts'
import { bough, dots, lawnFromAbove, leaves, sunspots } from '../book4/fromTree.ts'

const BARK = '#8A5A3C'
/** The round shade of the crown on the grass, with a leafy rim. */
function crownShade(): string {
  const r = rng(7),
    rim: Point[] = Array.from({ length: 44 }, (_, i): Point => {
      const a = (i / 44) * Math.PI * 2,
        k = i % 2 ? r.in(0.9, 0.97) : r.in(1, 1.07)
      return [590 + Math.cos(a) * 560 * k, 400 + Math.sin(a) * 300 * k]
    })
  return path(smooth(rim), mix(C.hutan, C.lumut, 0.5), { opacity: 0.36, filter: blur(5) })
}
/** Bamboo fence at the rim of the yard, seen from above: short posts. */
const yardFence = (): string =>
  ellipse(1180, 566, 190, 16, mix(C.hutan, C.lumut, 0.6), {
    opacity: 0.4,
    filter: blur(6),
    transform: 'rotate(5 1180 566)',
  }) + g(place(fence(340, 4), 0, 0), { transform: 'translate(1006 548) rotate(5) scale(1.05 0.9)' })
/** The lawn far below. */
export const background = (): string =>
  g([
    lawnFromAbove([1010, 470], 6),
    crownShade(),
    sunspots([
      [300, 460, 90],
      [470, 560, 120],
      [905, 600, 150],
      [860, 380, 80],
      [180, 330, 110],
    ]),
    dots([
      [150, 500],
      [1000, 640],
      [1180, 660],
      [420, 660],
    ]),
    yardFence(),
    place(reel(2), 948, 616, 0.52, 64),
    stringTo(560, 210, 640, 470, 60, 2.4),
    stringTo(640, 470, 936, 606, 40, 2),
    branch(),
    leaves(
      [
        [-20, 60, 150],
        [150, -40, 130],
        [1310, 60, 150],
        [1180, -70, 120],
        [330, -90, 120],
        [-50, 240, 90],
        [690, -90, 120],
      ],
      11,
    ),
  ])
/** The branch that we sit on: from the right, with the fork where Kiko looks out. */
const branch = (): string =>
  g([
    lit(
      path(
        'M1066 300C1090 190 1110 80 1120 -30H1196C1180 90 1160 210 1160 320Z',
        linU([light(BARK, 0.3), BARK, shade(BARK, 0.4)], 1060, 0, 1190, 30),
      ) +
        path(
          'M934 214C926 130 900 50 880 -30H936C960 60 986 140 1000 236Z',
          linU([light(BARK, 0.3), BARK, shade(BARK, 0.4)], 890, 0, 990, 30),
        ),
      4,
    ),
    bough([1320, 340], [640, 70], 54),
  ])
const mangoLeaf = (x: number, y: number, r: number, s = 1): string =>
  place(
    lit(
      path('M0 0C20 -26 74 -30 112 -4C76 20 24 20 0 0Z', lin([light(C.daun, 0.35), C.daun, shade(C.hutan, 0.2)], 70)) +
        stroke('M4 -1Q58 -10 104 -4', light(C.padi, 0.4), 2.6, { opacity: 0.8 }),
      2.4,
    ),
    x,
    y,
    s,
    r,
  )
/** Twigs over the kite that do not let go of it. */
export const foreground = (): string =>
  g([
    lit(
      stroke('M700 96C610 96 540 62 470 120', shade(BARK, 0.12), 15) +
        stroke('M610 88C560 120 566 168 536 206', shade(BARK, 0.12), 9) +
        stroke('M696 90C610 90 540 58 468 115', light(BARK, 0.38), 4),
      2.4,
    ),
    mangoLeaf(474, 116, 150, 0.9),
    mangoLeaf(500, 98, 218, 0.8),
    mangoLeaf(540, 84, 286, 0.8),
    mangoLeaf(600, 84, 30, 0.9),
    mangoLeaf(538, 202, 62, 0.8),
    mangoLeaf(640, 90, 318, 1),
  ])
