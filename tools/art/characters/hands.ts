/** Hands. */
import { dir, item, type Point, smooth, tube } from '../core/geom.ts'
import { f, path, place, stroke } from '../core/svg.ts'
import { mix, type Skin } from '../palette.ts'
import type { HandKind } from './types.ts'

/** Fingers spread, the palm toward us. */
function openHand(side: number, skin: Skin): string {
  const fs = [
    [-30, 22],
    [-10, 26],
    [10, 25],
    [29, 20.5],
  ].map(([r = 0, l = 0]) => {
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
  return (
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
      skin.b,
    ) +
    stroke(`M${side * 6} 2Q${side * 1} 4 ${side * 1.5} 9.5M-6.5 9.5Q0 12 6 9`, skin.s, 1.3, { opacity: 0.42 }) +
    fs
      .slice(0, 3)
      .map((_, i) => {
        const r = item([-20, 0, 19], i),
          [x0, y0] = dir(-r * side, 12.4),
          [x, y] = dir(-r * side, 16.5)
        return stroke(`M${f(x0)} ${f(y0)}L${f(x)} ${f(y)}`, skin.s, 1.3, { opacity: 0.4 })
      })
      .join('')
  )
}
/** Fingers around something. */
function heldHand(side: number, skin: Skin): string {
  return (
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
      skin.b,
    ) +
    stroke('M-4 14.5q-1 -4 .4 -6M1 15q-.6 -4 .4 -6.4M5.6 13.4q-.6 -3 0 -5', skin.s, 1.5, { opacity: 0.55 }) +
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
  )
}
/** One finger out. */
function pointingHand(side: number, skin: Skin): string {
  return (
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
      skin.b,
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
  )
}
/** At ease. */
function restingHand(side: number, skin: Skin): string {
  return (
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
      skin.b,
    ) +
    stroke(`M${-side * 1} 19.6q0 -4 ${side * 0.5} -7M${-side * 4.4} 17.6q-.3 -3 ${side * 0.3} -5`, skin.s, 1.4, {
      opacity: 0.5,
    })
  )
}
const HANDS: Readonly<Record<HandKind, (side: number, skin: Skin) => string>> = {
  open: openHand,
  hold: heldHand,
  fist: heldHand,
  point: pointingHand,
  rest: restingHand,
}
/** A hand at a wrist, turned to an angle; side = the side of the thumb, k its size. */
export function hand(kind: HandKind, at: Point, angle: number, side: number, skin: Skin, k: number): string {
  return place(HANDS[kind](side, skin), at[0], at[1], k, -angle)
}
