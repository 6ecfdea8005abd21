/** Book 7, cover: fields seen from a kite, as a quilt: a steep wide view of flat land, cut into patches with stitched seams. */
import { item, type Point, rad2 } from '../../core/geom.ts'
import { clipped, ellipse, f, g, linU, path, rect, rng, type Rng, stroke } from '../../core/svg.ts'
import { C, haze, light, mix, shade } from '../../palette.ts'

const FOCUS = 430,
  PITCH = rad2(37),
  ROLL = rad2(7),
  BULGE = 0.16
/** How far from us a place on the ground is; the land lies 1 below. */
const depthOf = (z: number): number => z * Math.cos(PITCH) + Math.sin(PITCH)
/** Where a place on the ground (x to the right, z ahead) is seen; the wide lens bends the land like a ball. */
function seen([x, z]: Point): Point {
  const d = depthOf(z),
    dx = (FOCUS * x) / d,
    dy = (FOCUS * (Math.cos(PITCH) - z * Math.sin(PITCH))) / d,
    k = 1 / (1 + (BULGE * (dx * dx + dy * dy)) / (640 * 640))
  return [640 + k * (dx * Math.cos(ROLL) - dy * Math.sin(ROLL)), 400 + k * (dx * Math.sin(ROLL) + dy * Math.cos(ROLL))]
}
/** Dikes are never straight. */
const winding = ([x, z]: Point): Point => [
  x + 0.09 * Math.sin(z * 2.6 + 0.6) + 0.05 * Math.sin(x * 3.1 + z),
  z + 0.07 * Math.sin(x * 2.3 + 1) + 0.04 * Math.sin(x * 5 + z * 2),
]
const at = (x: number, z: number): Point => seen(winding([x, z]))

/** What grows on a patch. */
type Crop = 'rows' | 'cross' | 'dots' | 'flowers' | 'water' | 'plain' | 'check'
interface Span {
  readonly x0: number
  readonly x1: number
  readonly z0: number
  readonly z1: number
}
interface Patch extends Span {
  readonly color: string
  readonly mark: string
  readonly crop: Crop
}
/** Edge of a patch as points, clockwise. */
function rim({ x0, x1, z0, z1 }: Span, n = 6): Point[] {
  const points: Point[] = []
  for (let i = 0; i < n; i++) points.push(at(x0 + ((x1 - x0) * i) / n, z1))
  for (let i = 0; i < n; i++) points.push(at(x1, z1 + ((z0 - z1) * i) / n))
  for (let i = 0; i < n; i++) points.push(at(x1 + ((x0 - x1) * i) / n, z0))
  for (let i = 0; i < n; i++) points.push(at(x0, z0 + ((z1 - z0) * i) / n))
  return points
}
const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`
const closed = (points: readonly Point[]): string => `${line(points)}Z`
const inside = ({ x0, x1, z0, z1 }: Patch, u: number, v: number): Point => at(x0 + (x1 - x0) * u, z0 + (z1 - z0) * v)
const along = (p: Patch, v: number, isAcross: boolean): string =>
  line(Array.from({ length: 9 }, (_, i) => (isAcross ? inside(p, v, i / 8) : inside(p, i / 8, v))))
/** Rows, dots, flowers, checks: the same motifs as on paper and cloth. */
function grown(p: Patch): string {
  const far = depthOf(p.z0),
    w = 8 / far,
    many = (n: number, isAcross: boolean) =>
      Array.from({ length: n }, (_, i) => along(p, (i + 0.5) / n, isAcross)).join('')
  const spots = (nu: number, nv: number, draw: (x: number, y: number, i: number) => string) =>
    Array.from({ length: nu * nv }, (_, i) => {
      const row = Math.floor(i / nu),
        [x, y] = inside(p, ((i % nu) + 0.3 + (row % 2) * 0.4) / nu, (row + 0.5) / nv)
      return draw(x, y, i)
    }).join('')
  switch (p.crop) {
    case 'rows':
      return stroke(many(8, false), p.mark, w)
    case 'cross':
      return stroke(many(9, true), p.mark, w)
    case 'check':
      return stroke(many(6, false) + many(6, true), p.mark, w * 0.8)
    case 'dots':
      return spots(5, 5, (x, y) => ellipse(x, y, 10 / far, 8 / far, p.mark))
    case 'flowers':
      return spots(
        5,
        5,
        (x, y) =>
          [0, 72, 144, 216, 288]
            .map((a) =>
              ellipse(x + Math.cos(rad2(a)) * (6 / far), y + Math.sin(rad2(a)) * (5 / far), 4.6 / far, 4 / far, p.mark),
            )
            .join('') + ellipse(x, y, 3.4 / far, 3 / far, C.kunyit),
      )
    case 'water': {
      const [ax, ay] = inside(p, 0.3, 0.7),
        [bx, by] = inside(p, 0.7, 0.3)
      return (
        ellipse(ax, ay, 60 / far, 12 / far, p.mark, { opacity: 0.8 }) +
        ellipse(ax + 26 / far, ay - 10 / far, 32 / far, 10 / far, p.mark, { opacity: 0.8 }) +
        ellipse(bx, by, 44 / far, 7 / far, p.mark, { opacity: 0.6 })
      )
    }
    default:
      return ''
  }
}
/** Air between us and the land: never none, we are high up. */
const paleAt = (far: number): number => Math.min(0.86, 0.2 + Math.max(0, far - 0.7) / 10)
/** One patch of land with its seam. */
function patch(p: Patch): string {
  const d = closed(rim(p)),
    far = depthOf(p.z0),
    pale = paleAt(far),
    [x0, y0] = inside(p, 0.1, 0.9),
    [x1, y1] = inside(p, 0.9, 0.1),
    c = haze(p.color, pale)
  return g([
    path(d, linU([light(c, 0.34), c, shade(c, 0.1)], x0, y0, x1, y1)),
    far < 3.8 ? clipped(d, g(grown({ ...p, mark: haze(p.mark, pale) }), { opacity: 0.8 })) : '',
  ])
}
/** The dike round a patch, and stitches along it. */
function seam(p: Patch): string {
  const d = closed(rim(p)),
    far = depthOf(p.z0),
    w = Math.min(14, Math.max(1.4, 9.5 / far)),
    pale = paleAt(far)
  return g([
    stroke(d, haze(mix(C.hutan, C.daun, 0.6), pale * 0.8), w),
    far < 4
      ? stroke(d, C.kertas, w * 0.42, { 'stroke-dasharray': `${f(w * 1.5)} ${f(w * 1.1)}`, 'stroke-linecap': 'butt' })
      : '',
  ])
}
/** Colours of fields: ground, mark, crop. */
const KINDS: readonly (readonly [string, string, Crop])[] = [
  [C.padi, C.pisang, 'rows'],
  [C.kunyit, C.mangga, 'cross'],
  [C.toska, C.padi, 'dots'],
  [C.pisang, C.daun, 'cross'],
  [C.nila, C.santan, 'flowers'],
  [C.langit, C.putih, 'water'],
  [C.sepatu, C.santan, 'check'],
  [C.daun, C.padi, 'rows'],
  [C.santan, C.kunyit, 'rows'],
  [C.jambu, C.cabai, 'dots'],
  [C.air, C.putih, 'water'],
  [C.mangga, C.kunyit, 'rows'],
]
/** Where the children stand, stage pixels. */
const SPOT: Point = [1066, 656]
/** Patches whose colour matters: a place in the picture and the kind of what lies there. */
const CHOSEN: readonly (readonly [x: number, y: number, kind: number])[] = [
  [...SPOT, 8],
  [400, 660, 10],
  [250, 560, 7],
  [800, 480, 7],
  [600, 620, 0],
  [940, 500, 5],
  [900, 600, 3],
]
/** Whether a place lies within an outline. */
function isIn([x, y]: Point, outline: readonly Point[]): boolean {
  let is = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = item(outline, (i + 1) % outline.length)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is
  })
  return is
}
const ROWS = [-0.24, 0.16, 0.6, 1.1, 1.7, 2.5, 3.7, 5.6, 9, 16, 40]
function patches(r: Rng): Patch[] {
  const all: Patch[] = []
  let last = -1
  for (let row = 0; row < ROWS.length - 1; row++) {
    const z0 = item(ROWS, row),
      z1 = item(ROWS, row + 1),
      d = depthOf(z0),
      reach = 2.6 * d + 0.8
    for (let x0 = -reach - r.in(0, 0.4); x0 < reach; ) {
      const wide = r.in(0.5, 0.76) * d ** 0.6,
        isTheirs = isIn(SPOT, rim({ x0, x1: x0 + wide * 1.35, z0, z1 })),
        x1 = x0 + wide * (isTheirs ? 1.6 : 1)
      const span = { x0, x1, z0, z1 }
      let kind = Math.floor(r.in(0, KINDS.length))
      if (kind === last) kind = (kind + 5) % KINDS.length
      last = kind
      kind = CHOSEN.find(([x, y]) => isIn([x, y], rim(span)))?.[2] ?? kind
      const [color, mark, crop] = item(KINDS, kind)
      all.push({ x0, x1, z0, z1, color, mark, crop })
      x0 = x1
    }
  }
  return all.filter((p) => rim(p, 2).some(([x, y]) => x > -60 && x < 1340 && y > -60 && y < 860)).reverse()
}
/** The quilt of fields. */
export function quilt(seed = 7): string {
  const all = patches(rng(seed))
  return g([rect(-10, 480, 1300, 330, haze(C.pisang, 0.2)), ...all.map(patch), ...all.map(seam)])
}
/** The rim of the world, left to right. */
export const horizon = (): Point[] => Array.from({ length: 25 }, (_, i) => seen([-140 + (i * 280) / 24, 80] as const))
