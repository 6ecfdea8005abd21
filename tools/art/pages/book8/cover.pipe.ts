/** Book 8, cover: the bamboo pipe from close by to far off, in true perspective, over forked sticks; drops jump on it in three rings. */
import type { Point } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, glow, linU, path, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { drop } from './sharedPipe.ts'
import { NIGHT } from './sharedRain.ts'

const BAMBOO = '#C9BA58'
/** Where the pipe would vanish, where it is nearest, its half width there, and how far (1 = nearest) it reaches. */
const VANISH: Point = [992, 366],
  NEAR: Point = [16, 812],
  HALF = 122,
  FIRST = 0.96,
  LAST = 12
const LONG = Math.hypot(NEAR[0] - VANISH[0], NEAR[1] - VANISH[1]),
  /** Toward us along the pipe, and across it, downward. */
  [ux, uy] = [(NEAR[0] - VANISH[0]) / LONG, (NEAR[1] - VANISH[1]) / LONG],
  [nx, ny] = [-uy, ux].map((v) => v * (ux < 0 ? -1 : 1)) as [number, number]

/** A point of the pipe, so far from us, `side` from -1 (upper edge) to 1 (lower edge). */
export const onPipe = (z: number, side = 0): [number, number] => {
  const half = (HALF / z) * side
  return [VANISH[0] + (NEAR[0] - VANISH[0]) / z + nx * half, VANISH[1] + (NEAR[1] - VANISH[1]) / z + ny * half]
}
const xy = (p: Point): string => `${f(p[0])} ${f(p[1])}`
/** An arch over the pipe at z: from edge to edge, its middle moved toward the far end. */
const arch = (z: number, wide = 1, bow = 0.5): string => {
  const [a, b] = [onPipe(z, -wide), onPipe(z, wide)],
    push = (HALF / z) * bow,
    [cx, cy] = [-ux * push, -uy * push]
  return `${xy(a)}C${f(a[0] + cx)} ${f(a[1] + cy)} ${f(b[0] + cx)} ${f(b[1] + cy)} ${xy(b)}`
}
/** Colours of the pipe at z, from its upper to its lower edge: cold near us, warm by the hall. */
const across = (z: number, odd: boolean): string => {
  const warm = Math.max(0, Math.min(1, (z - 2) / 7)),
    c = mix(mix(BAMBOO, C.pisang, odd ? 0.3 : 0.08), '#FFB85A', warm * 0.45)
  return linU(
    [
      mix(light(c, 0.5), '#BFE0F4', 0.35 * (1 - warm)),
      [light(c, 0.3), 0.2],
      [c, 0.45],
      [mix(c, NIGHT.middle, 0.42), 0.78],
      [mix(c, NIGHT.dark, 0.7), 1],
    ],
    ...onPipe(z, -1),
    ...onPipe(z, 1),
  )
}
const JOINTS = Array.from({ length: 40 }, (_, i) => FIRST + i * 0.52).filter((z) => z < LAST)
/** The cane itself, joint after joint from far to near. */
function cane(): string {
  const r = rng(6)
  return JOINTS.map((z, i) => {
    const end = JOINTS[i + 1] ?? LAST,
      d = `M${xy(onPipe(z, -1))}L${xy(onPipe(end, -1))}L${xy(onPipe(end, 1))}L${xy(onPipe(z, 1))}Z`
    let veins = ''
    const veinCount = z < 5 ? 7 : 0
    for (let k = 0; k < veinCount; k += 1) {
      const [side, a] = [r.in(-0.8, 0.8), z + (end - z) * r.in(0.08, 0.4)]
      veins += `M${xy(onPipe(a, side))}L${xy(onPipe(a + (end - z) * r.in(0.2, 0.5), side))}`
    }
    const w = Math.max(1, 3.4 / z)
    return (
      path(d, across((z + end) / 2, i % 2 === 1)) +
      stroke(veins, shade(BAMBOO, 0.4), w, { opacity: 0.35 }) +
      stroke(
        `M${xy(onPipe(z + 0.05, -0.66))}L${xy(onPipe(z + (end - z) * 0.72, -0.66))}`,
        '#F4FBFF',
        Math.max(1.2, 15 / z),
        {
          opacity: 0.7,
        },
      )
    )
  })
    .toReversed()
    .join('')
}
/** A raised ring at each joint. */
const rings = (): string =>
  JOINTS.slice(1)
    .map((z) => {
      const w = 20 / z
      return (
        stroke(`M${arch(z * 0.985, 1.0)}`, mix(BAMBOO, NIGHT.dark, 0.72), w * 0.7, { opacity: 0.8 }) +
        stroke(`M${arch(z, 1.03)}`, mix(light(BAMBOO, 0.45), '#FFC765', Math.min(0.6, z / 14)), w)
      )
    })
    .toReversed()
    .join('')
/** Forked sticks that hold the pipe, drawn behind it. */
const sticks = (): string =>
  [9.2, 6.6, 4.7, 3.35, 2.3]
    .map((z) => {
      const [x, y] = onPipe(z, 0.4),
        k = 1 / z,
        h = 330 * k,
        w = Math.max(2.4, 30 * k),
        c = mix(C.soga, NIGHT.dark, 0.35)
      const d = `M${f(x + 40 * k)} ${f(y + h)}L${f(x)} ${f(y + 40 * k)}L${f(x - 120 * k)} ${f(y - 190 * k)}M${f(x)} ${f(y + 40 * k)}L${f(x + 150 * k)} ${f(y - 60 * k)}`
      return (
        ellipse(x + 40 * k, y + h, 60 * k, 17 * k, '#DCEBF6', { opacity: 0.45 }) +
        stroke(d, c, w) +
        stroke(d, light(c, 0.4), w * 0.3, { transform: `translate(${f(-w * 0.25)} 0)` })
      )
    })
    .join('')
/** Three rings of drops that a knock throws up, far to near; `jump` from 0 to 1. */
const knocks = (jump = 0.4): string =>
  [5.1, 3.45, 1.72]
    .map((z) => {
      const k = HALF / z
      let drops = ''
      for (let i = 0; i <= 8; i += 1) {
        const side = -1 + i / 4,
          up = (1 - side * side * 0.6) * (0.42 + jump) * k * (i % 2 ? 0.62 : 1.1),
          [x, y] = onPipe(z, side * 1.02)
        drops += drop(
          x - ux * k * 0.42 * (1 - side * side) + side * k * 0.12,
          y - up,
          Math.max(1.8, k * (i % 2 ? 0.1 : 0.15)),
        )
      }
      return stroke(`M${arch(z, 1, 0.5)}`, '#EAF8FF', Math.max(2, k * 0.1), { opacity: 0.85 }) + drops
    })
    .join('')
/** Rain that sits on the pipe's back in beads. */
function beads(): string {
  const r = rng(15)
  return Array.from({ length: 34 }, () => {
    const z = 1 / r.in(0.2, 0.96),
      [x, y] = onPipe(z, r.in(-0.9, 0.66)),
      size = (HALF / z) * r.in(0.02, 0.06)
    return size < 1.6 ? '' : drop(x, y, size)
  }).join('')
}
/** The whole pipe. */
export const pipe = (jump = 0.25): string => {
  const whole = `M${xy(onPipe(FIRST, -1))}L${xy(onPipe(LAST, -1))}L${xy(onPipe(LAST, 1))}L${xy(onPipe(FIRST, 1))}Z`,
    [ex, ey] = onPipe(LAST)
  return clipped('M-22 300H1000V822H-22Z', [
    sticks(),
    lit(cane() + rings(), 3, { rim: '#DCEBF6' }),
    clipped(whole, circle(ex, ey, 420, glow('#FFB02E', 0.5))),
    beads(),
    knocks(jump),
  ])
}
