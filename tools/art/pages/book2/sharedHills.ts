/** The village of ten hills: three rows of round hills with houses, terraces and the path that winds over them; drawn by daylight. */
import { dist, item, type Point, sample, smooth } from '../../core/geom.ts'
import { f, g, linU, path, place } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { house } from '../../parts/house.ts'
import { hill, palm, terraceHill, treeLine } from '../../parts/nature.ts'

/** A point of a path with the path's width there, stage px. */
export type PathPoint = readonly [x: number, y: number, width: number]

/** A round hill: its top at x, top; w wide, h high; d = how far away. */
export const dome = (x: number, top: number, w: number, h: number, c: string, d: number, seed: number): string =>
  hill(
    [
      [x - w / 2, top + h],
      [x - w * 0.43, top + h * 0.62],
      [x - w * 0.26, top + h * 0.16],
      [x, top],
      [x + w * 0.26, top + h * 0.16],
      [x + w * 0.43, top + h * 0.62],
      [x + w / 2, top + h],
    ],
    c,
    { d, s: 9, bottom: 830, seed },
  )

/** The outline of a path that is wide in front and narrow far away; k makes all of it wider or narrower. */
export function pathRibbon(points: readonly PathPoint[], k = 1): string {
  const middle = sample(
      points.map(([x, y]): Point => [x, y]),
      6,
    ),
    left: Point[] = [],
    right: Point[] = []
  middle.forEach((q, i) => {
    const u = i / 6,
      a = item(points, Math.min(points.length - 1, Math.floor(u))),
      b = item(points, Math.min(points.length - 1, Math.floor(u) + 1)),
      half = (a[2] + (b[2] - a[2]) * (u - Math.floor(u))) * k * 0.5,
      before = item(middle, Math.max(0, i - 1)),
      after = item(middle, Math.min(middle.length - 1, i + 1)),
      l = dist(before, after) || 1,
      nx = -(after[1] - before[1]) / l,
      ny = (after[0] - before[0]) / l
    left.push([q[0] + nx * half, q[1] + ny * half * 0.62])
    right.push([q[0] - nx * half, q[1] - ny * half * 0.62])
  })
  const back = right
    .reverse()
    .map((q) => q.map(f).join(' '))
    .join('L')
  return `${smooth(left, false)}L${back}Z`
}
/** A swept path with a pale middle. */
export const sweptPath = (points: readonly PathPoint[]): string =>
  path(pathRibbon(points, 1.3), '#8A7A5C', { opacity: 0.5 }) +
  path(
    pathRibbon(points),
    linU(
      [
        ['#F4DFB4', 0, 1],
        ['#EFD3A0', 1, 1],
      ],
      0,
      200,
      0,
      800,
    ),
  ) +
  path(pathRibbon(points, 0.4), '#FFF6DC', { opacity: 0.45 })

/** The path over the ten hills, from the lower edge to the far road; y0 and y1 are the tops of the farthest and nearest rows. */
export function hillPath(y0: number, y1: number): PathPoint[] {
  const ym = (y0 + y1) / 2
  return [
    [520, 830, 74],
    [600, 748, 60],
    [700, 690, 50],
    [830, y1 + 58, 40],
    [1000, y1 + 40, 34],
    [1130, y1 + 12, 28],
    [1170, y1 - 34, 24],
    [1090, ym + 34, 20],
    [960, ym + 14, 18],
    [780, ym + 58, 18],
    [560, ym + 32, 17],
    [340, ym + 56, 16],
    [150, ym + 16, 15],
    [70, ym - 26, 13],
    [130, y0 + 46, 11],
    [250, y0 + 28, 10],
    [430, y0 + 54, 9],
    [620, y0 + 8, 8],
    [810, y0 + 46, 7.4],
    [1000, y0 + 20, 6.6],
    [1120, y0 + 26, 6],
    [1210, y0 - 10, 5],
    [1300, y0 - 24, 4],
  ]
}
const rowBehind = (y: number): string =>
  g([
    hill(
      [
        [-20, y - 20],
        [170, y - 62],
        [360, y - 34],
        [560, y - 76],
        [760, y - 40],
        [960, y - 78],
        [1140, y - 56],
        [1300, y - 30],
      ],
      mix(C.hutan, C.gunung, 0.4),
      { d: 0.55, s: 8, bottom: 830 },
    ),
    treeLine(-20, 1300, (x: number) => y + 16 + 8 * Math.sin(x / 110), C.hutan, {
      d: 0.42,
      seed: 5,
      r0: 9,
      r1: 18,
      palms: 3,
    }),
  ])
interface Rows {
  readonly y0: number
  readonly ym: number
  readonly y1: number
  readonly lamp: boolean
}
const farRow = ({ y0, lamp }: Rows): string =>
  g([
    dome(1000, y0 + 8, 460, 170, C.daun, 0.3, 31),
    dome(250, y0 + 16, 470, 170, C.daun, 0.28, 33),
    dome(620, y0 - 4, 440, 180, C.pisang, 0.28, 35),
    place(house({ d: 0.2, lamp }), 436, y0 + 92, 0.24),
    place(house({ d: 0.2, lamp, shutter: C.nila }), 816, y0 + 86, 0.24),
    treeLine(470, 540, () => y0 + 92, C.daun, { d: 0.2, seed: 15, r0: 9, r1: 16, palms: 0 }),
  ])
const middleRow = ({ ym, lamp }: Rows): string =>
  g([
    terraceHill(1230, ym + 30, 300, 90, { n: 6, d: 0.24, seed: 6, flat: 0.16 }),
    dome(150, ym, 480, 200, C.pisang, 0.14, 41),
    dome(960, ym, 480, 200, C.pisang, 0.14, 43),
    dome(560, ym + 16, 470, 200, C.padi, 0.16, 45),
    place(house({ d: 0.1, lamp, door: C.cabai }), 346, ym + 112, 0.36),
    place(palm(130, 20, 4, { d: 0.1 }), 300, ym + 110, 0.9),
    treeLine(720, 800, () => ym + 116, C.hutan, { d: 0.1, seed: 25, r0: 11, r1: 20, palms: 0 }),
    place(palm(130, -20, 6, { d: 0.1 }), 1236, ym + 120, 0.9),
  ])
const nearRow = ({ y1 }: Rows): string =>
  g([
    dome(60, y1 + 14, 470, 190, C.daun, 0.04, 51),
    dome(800, y1 + 8, 480, 190, C.pisang, 0.04, 53),
    dome(400, y1, 480, 190, mix(C.padi, C.pisang, 0.4), 0.04, 55),
    dome(1180, y1 - 6, 480, 200, C.padi, 0.02, 57),
  ])
/** Ten hills in rows of three, three and four with houses, terraces and the path; y0, y1: tops of the farthest and nearest rows. */
export function tenHills(y0: number, y1: number, { lamp = false } = {}): string {
  const rows: Rows = { y0, ym: (y0 + y1) / 2, y1, lamp }
  return g([rowBehind(y0), farRow(rows), middleRow(rows), nearRow(rows), sweptPath(hillPath(y0, y1))])
}
