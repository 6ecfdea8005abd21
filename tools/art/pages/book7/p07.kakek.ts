/** Book 7, page 7: Grandpa with a leaf down to his moustache, who shows the way to nobody; his basket hangs from his arm. */
import { person } from '../../characters/cast.ts'
import type { Skeleton } from '../../characters/types.ts'
import type { Point } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'

/** Where he stands. */
export const KAKEK = { x: 1046, y: 650, s: 1.36 } as const
const cane = ({ AL }: Skeleton): string => {
  const [hx, hy] = AL[2]
  return lit(
    stroke(`M${hx - 4} ${hy + 2}L${hx - 14} 2`, C.jati, 7) +
      stroke(`M${hx - 5} ${hy + 2}L${hx - 15} 0`, light(C.soga, 0.3), 2) +
      stroke(`M${hx - 4} ${hy + 4}C${hx + 2} ${hy - 22} ${hx + 24} ${hy - 20} ${hx + 22} ${hy - 6}`, C.jati, 7),
    1.4,
  )
}
const figure = (hide = '') =>
  person('kakek', {
    expression: 'smile',
    turn: -0.4,
    nod: 0.1,
    hat: null,
    pose: {
      lean: 2,
      head: -3,
      armL: [-70, -44],
      armR: [104, 92],
      handL: 'hold',
      handR: 'point',
      legL: [-6, -2],
      legR: [7, 3],
      hide,
    },
    front: cane,
  })
/** All of him but the hand over his stick. */
export function kakek(): string {
  const who = figure()
  return place(who.svg + who.parts.handL, KAKEK.x, KAKEK.y, KAKEK.s)
}
/** A place on his face, stage px. */
export const face = (): Point => {
  const [x, y] = figure().at.head
  return [KAKEK.x + x * KAKEK.s, KAKEK.y + y * KAKEK.s]
}
/** The crook of his left arm, where the basket hangs. */
export const crook = (): Point => {
  const { shL, handL } = figure().at
  return [KAKEK.x + (shL[0] * 0.5 + handL[0] * 0.5) * KAKEK.s, KAKEK.y + (shL[1] * 0.5 + handL[1] * 0.5) * KAKEK.s]
}
/** The leaf over his head: its tip hangs before him, its rims are torn along the veins. */
const BACK =
  'M-96 20C-108 -20 -90 -74 -30 -96C30 -114 92 -84 118 -30C128 -4 126 26 116 52L104 30 96 58 82 34 70 48 56 28L-60 26Z'
const FRONT =
  'M-152 84C-142 40 -124 -6 -96 -42C-66 -80 -14 -104 40 -98C84 -92 112 -62 120 -28C112 -10 98 6 84 14L74 34 58 20 40 36 22 20 2 36 -18 22 -40 38 -60 24 -84 44 -100 34 -122 62Q-138 76 -152 84Z'
/** A banana leaf with two skewers, a kite once, over a head at 0,0; `lift` flaps its rims. */
export function leafHat(lift = 0): string {
  const green = mix(C.pisang, C.daun, 0.4),
    veins = [-120, -92, -62, -30, 4, 38, 70]
      .map((x, i) => `M${x + 26} ${-60 - Math.sin(i * 0.5) * 34 + (i < 2 ? 40 - i * 22 : 0)}Q${x - 2} -20 ${x - 6} 44`)
      .join('')
  return g([
    lit(
      path(BACK, lin([mix(green, C.hutan, 0.35), mix(green, C.lumut, 0.6)], 80)) +
        stroke('M104 -62C136 -72 150 -92 148 -116', light(C.padi, 0.1), 11),
      3,
    ),
    lit(
      g(
        path(FRONT, lin([light(green, 0.45), green, mix(green, C.hutan, 0.5)], 66)) +
          clipped(FRONT, stroke(veins, light(green, 0.55), 3, { opacity: 0.65 })) +
          stroke('M108 -60C66 -100 -6 -98 -56 -66C-98 -38 -130 20 -150 80', light(C.padi, 0.45), 7),
        { transform: `rotate(${lift})` },
      ),
      4,
    ),
    // skewers and thread: it was a kite
    lit(
      stroke('M-66 -46L84 -22M22 -92L-24 28', C.soga, 7) + stroke('M-66 -47L84 -23M21 -92L-25 27', '#E0B870', 4),
      1.4,
    ),
    stroke('M-1 -34C10 -4 60 14 74 -10C84 -30 112 0 104 66C100 90 116 98 108 122', C.putih, 3, { opacity: 0.9 }),
  ])
}
