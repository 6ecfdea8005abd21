/** Book 5, page 4: behind the low stone wall, where one naps in the rice straw; over it only sky. */
import { lit } from '../../core/light.ts'
import {
  blur,
  circle,
  clipped,
  ellipse,
  f,
  g,
  glow,
  lin,
  linU,
  path,
  place,
  rect,
  rng,
  stroke,
} from '../../core/svg.ts'
import { smooth } from '../../core/geom.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bananaLeaf } from '../../parts/banana.ts'
import { cloud, palm } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** Height of the top of the wall, stage px. */
export const WALL_TOP = 336
const STONES = ['#B3A79C', '#A2968E', '#C4B7A8', '#8F8580', '#B9A992'] as const

/** One stone of the wall. */
function stone(x: number, y: number, w: number, h: number, r: ReturnType<typeof rng>): string {
  const c = r.pick(STONES),
    d = smooth([
      [x + 5, y + r.in(3, 9)],
      [x + w * 0.5, y + r.in(-1, 3)],
      [x + w - 6, y + r.in(2, 8)],
      [x + w - 2, y + h * 0.5],
      [x + w - 6, y + h - r.in(3, 8)],
      [x + w * 0.5, y + h - r.in(0, 3)],
      [x + 6, y + h - r.in(3, 8)],
      [x + 2, y + h * 0.5],
    ])
  return (
    path(d, lin([light(c, 0.42), c, shade(c, 0.3)], 62)) +
    stroke(`M${f(x + w * 0.2)} ${f(y + h * 0.3)}q${f(w * 0.2)} -6 ${f(w * 0.4)} 0`, light(c, 0.6), 3, { opacity: 0.5 })
  )
}
function wall(): string {
  const r = rng(9)
  let out = ''
  for (let row = 0; row < 3; row++)
    for (let x = -40 - (row % 2) * 60; x < 1300; ) {
      const w = r.in(96, 168)
      out += stone(x, WALL_TOP + 24 + row * 66, w, 68, r)
      x += w + 2
    }
  let cap = ''
  for (let x = -30; x < 1300; ) {
    const w = r.in(170, 250)
    cap += stone(x, WALL_TOP - 14, w, 44, r)
    x += w + 2
  }
  return g([
    rect(-20, WALL_TOP + 4, 1320, 240, linU(['#6E6260', '#4E4450'], 0, WALL_TOP, 0, WALL_TOP + 230)),
    lit(out, 4),
    rect(-20, WALL_TOP + 20, 1320, 26, '#2E2236', { opacity: 0.34, filter: blur(7) }),
    lit(cap, 4),
    moss(),
  ])
}
const moss = (): string =>
  [
    [120, 372, 50],
    [520, 380, 40],
    [1010, 366, 60],
    [1190, 470, 46],
    [300, 500, 50],
  ]
    .map(([x = 0, y = 0, w = 0]) => ellipse(x, y, w, w * 0.34, glow(mix(C.pisang, C.hutan, 0.4), 0.9)))
    .join('')
/** Rice straw, deep and soft: `n` stalks between two heights. */
function straw(top: number, bottom: number, n: number, seed: number): string {
  const r = rng(seed)
  const layers = ['', '', '']
  for (let i = 0; i < n; i++) {
    const x = r.in(-40, 1310),
      y = top + (bottom - top) * r() ** 0.8,
      a = r.in(-0.5, 0.5),
      long = r.in(50, 110)
    layers[i % 3] += `M${f(x)} ${f(y)}q${f(long * 0.5)} ${f(-10 + a * 30)} ${f(long)} ${f(a * 60)}`
  }
  return (
    stroke(layers[0] ?? '', '#C9973F', 5, { opacity: 0.75 }) +
    stroke(layers[1] ?? '', '#F2D077', 5) +
    stroke(layers[2] ?? '', '#FFEDB0', 3, { opacity: 0.9 })
  )
}
const heap = (): string => {
  const d = 'M-20 596C120 556 260 570 400 546C560 524 760 540 900 562C1060 582 1180 556 1300 580V820H-20Z'
  return path(d, linU(['#F4D988', '#E6BC5C', '#C08F3C'], 0, 540, 40, 800)) + clipped(d, straw(566, 820, 360, 4))
}
/** A clear morning seen from the ground: sky, the wall across it, straw. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [1130, 110], horizon: 0.5 }),
    circle(1130, 110, 260, glow('#FFF1C4', 0.6)),
    place(cloud(250, 5), 330, 150, 1.1),
    place(cloud(150, 9), 1060, 250, 0.8),
    place(palm(320, -70, 5, { d: 0.16 }), 1240, 380),
    wall(),
    rect(-20, 520, 1320, 70, '#3A2236', { opacity: 0.32, filter: blur(16) }),
    heap(),
  ])
/** Straw close to our face, and a leaf over the corner. */
export const foreground = (): string =>
  g([straw(766, 812, 70, 15), place(bananaLeaf(330, C.daun, 3, { curl: 0.3, dark: 0.45 }), -60, -20, 1, 34)])
