/** What the pages of book 1 share: where people stand, what a sprite is made of, Eka's bubble wand, soap bubbles. */
import { blur, circle, ellipse, f, g, lin, path, place, rad, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { C, light, shade } from '../../palette.ts'

/** A point of the stage or of a drawing, in its own units. */
export type Point = [number, number]
/** Where a figure stands: its feet in stage pixels and its scale. */
export interface Stand {
  x: number
  y: number
  s: number
}

/** A drawing put where somebody stands. */
export const put = (svg: string, at: Stand): string => place(svg, at.x, at.y, at.s)
/** A drawing with its shadow on the ground (width in drawing units; colour of the shaded ground). */
export const onGround = (svg: string, at: Stand, width = 84, ground: string = C.lumut): string =>
  put(groundShadow(0, 0, width, 0.34, ground) + svg, at)
/** A stage point as the palm of an arm of somebody who stands at `at`. */
export const palmAt = ([x, y]: Point, at: Stand): { palm: Point } => ({ palm: [(x - at.x) / at.s, (y - at.y) / at.s] })

/** An arc of a circle around 0,0 from angle a to b (degrees, 0 = right, clockwise). */
const arc = (r: number, a: number, b: number): string => {
  const at = (deg: number) => `${f(Math.cos((deg * Math.PI) / 180) * r)} ${f(Math.sin((deg * Math.PI) / 180) * r)}`
  return `M${at(a)}A${f(r)} ${f(r)} 0 0 1 ${at(b)}`
}
/** A soap bubble with the colours of the rainbow in its skin; centre at 0,0. */
export const soapBubble = (r: number): string =>
  g([
    circle(
      0,
      0,
      r,
      rad(
        [
          ['#FFFFFF', 0, 0.02],
          ['#D3F3F0', 0.55, 0.16],
          ['#A9D6F2', 0.84, 0.46],
          ['#DDB9EE', 0.95, 0.7],
          ['#FFFFFF', 1, 0.92],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ),
    circle(0, 0, r * 0.97, 'none', { stroke: '#6FA9CF', 'stroke-width': f(Math.max(1.4, r * 0.06)), opacity: 0.5 }),
    g(
      stroke(arc(r * 0.88, -66, 40), C.jambu, r * 0.13, { opacity: 0.6 }) +
        stroke(arc(r * 0.78, 6, 112), C.kunyit, r * 0.11, { opacity: 0.5 }) +
        stroke(arc(r * 0.87, 92, 182), '#7FDDB4', r * 0.13, { opacity: 0.6 }) +
        stroke(arc(r * 0.83, 186, 268), '#8DB9F5', r * 0.12, { opacity: 0.7 }) +
        stroke(arc(r * 0.68, -46, 22), '#C393E6', r * 0.08, { opacity: 0.5 }),
      { filter: blur(f(Math.max(0.8, r * 0.045))) },
    ),
    circle(0, 0, r * 0.985, 'none', { stroke: '#FFFFFF', 'stroke-width': f(Math.max(1, r * 0.03)), opacity: 0.8 }),
    path(
      `M${f(-r * 0.68)} ${f(-r * 0.2)}Q${f(-r * 0.6)} ${f(-r * 0.58)} ${f(-r * 0.22)} ${f(-r * 0.7)}` +
        `Q${f(-r * 0.3)} ${f(-r * 0.46)} ${f(-r * 0.68)} ${f(-r * 0.2)}Z`,
      '#FFFFFF',
      { opacity: 0.88 },
    ),
    ellipse(r * 0.42, r * 0.52, r * 0.16, r * 0.07, '#FFFFFF', {
      opacity: 0.75,
      transform: `rotate(-42 ${f(r * 0.42)} ${f(r * 0.52)})`,
    }),
  ])

const WAND = C.toska
/** The bubble wand: stick from the hand at 0,0 up to a ring with a film of soap; the ring's middle is at 0,-len. */
export const wand = (len = 46): string =>
  lit(
    stroke(`M0 16L0 ${f(-len + 12)}`, shade(WAND, 0.15), 6) +
      stroke(`M-1 14L-1 ${f(-len + 12)}`, light(WAND, 0.35), 2) +
      circle(0, 17, 4.6, C.kunyit),
    1.2,
  ) +
  circle(
    0,
    -len,
    12,
    rad(
      [
        ['#FFFFFF', 0, 0.2],
        ['#BDE9EE', 0.7, 0.5],
        ['#E9C7F2', 1, 0.7],
      ],
      0.4,
      0.4,
      0.7,
    ),
  ) +
  circle(0, -len, 12, 'none', { stroke: WAND, 'stroke-width': 5 }) +
  stroke(arc(12.6, 150, 290), light(WAND, 0.5), 1.6)
/** A bamboo cup with soap suds; the hand holds it at 0,0. */
export const soapCup = (): string =>
  lit(
    path('M-14 -15L-12 17Q0 22 12 17L14 -15Z', lin([light(C.pisang, 0.35), C.pisang, shade(C.pisang, 0.3)], 15)) +
      stroke('M-13 4Q0 9 13 4', shade(C.pisang, 0.3), 2.4) +
      ellipse(0, -15, 14, 5, light(C.padi, 0.5)),
    1.2,
  ) +
  [
    [-7, -18, 5.5],
    [2, -20, 6.5],
    [9, -17, 4.5],
  ]
    .map(([x = 0, y = 0, r = 0]) => place(soapBubble(r), x, y))
    .join('')
