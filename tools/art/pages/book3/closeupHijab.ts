/** The child's hijab seen large, in face space (`closeupFace.ts`): a soft scarf over an under-cap, wrapped below the chin and laid over a shoulder. */
import { type Point, smooth } from '../../core/geom.ts'
import { clipped, g, lin, linU, path, stroke } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { soft } from './closeup.ts'

/** The cloth of the child's hijab. */
const CLOTH = mix(C.nila, C.langit, 0.5)
const DEEP = mix(CLOTH, C.manggis, 0.55)
const PALE = mix(CLOTH, C.cahaya, 0.6)

/** The opening around the face: round at the brow, close to the cheeks, nearly a point below the chin. */
const OPENING =
  'M0 -70C40 -72 74 -50 83 -10C90 28 62 58 34 70C22 76 10 79 0 79C-10 79 -22 76 -34 70C-62 58 -90 28 -83 -10C-74 -50 -40 -72 0 -70Z'
/** All but the opening, for the shade that the cloth throws on the face. */
const AROUND = `M-130 -130V130H130V-130Z${OPENING}`

/** Crown and sides: the cloth lies close to the head and widens to the shoulders. */
const VEIL: readonly Point[] = [
  [-4, -121],
  [54, -108],
  [95, -66],
  [107, -10],
  [105, 36],
  [108, 76],
  [124, 110],
  [136, 138],
  [70, 146],
  [0, 150],
  [-74, 148],
  [-134, 140],
  [-122, 110],
  [-108, 76],
  [-106, 36],
  [-108, -10],
  [-97, -64],
  [-60, -107],
]
/** The end that comes from the right cheek, goes below the chin and hangs over the left shoulder. */
const WRAP =
  'M104 20C96 62 52 80 6 82C-34 82 -66 68 -84 44C-100 62 -118 92 -128 124C-132 140 -126 150 -116 156C-84 148 -44 152 0 150' +
  'C52 146 98 112 110 66C112 48 110 30 104 20Z'

/** A fold: broad in the middle, nothing at its ends; `from`, `to` and how far its two edges bend. */
const fold = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, width: number): string =>
  `M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}Q${cx + width} ${cy + width} ${ax} ${ay}Z`

/** Cloth drawn together at the left cheek, over the crown and down the sides. */
const crownFolds = (): string => {
  const shades = [
    fold([-88, 40], [-40, -116], [-112, -50], 7),
    fold([-92, 20], [10, -119], [-94, -88], 6),
    fold([96, 24], [52, -104], [104, -50], -7),
    fold([100, 44], [96, -50], [108, 0], -5),
    fold([-104, 80], [-120, 128], [-106, 100], 6),
    fold([112, 86], [122, 130], [112, 110], -6),
  ]
  return (
    path(shades.join(''), DEEP, { opacity: 0.34 }) +
    stroke('M-84 30C-100 -30 -82 -84 -34 -112M-86 6C-84 -52 -50 -94 8 -114M98 10C102 -36 84 -78 50 -100', PALE, 1.5, {
      opacity: 0.42,
    })
  )
}
const wrapFolds = (): string => {
  const shades = [
    fold([94, 44], [-98, 96], [20, 118], 9),
    fold([104, 60], [-110, 124], [20, 142], 8),
    fold([88, 52], [-88, 66], [6, 102], 5),
    fold([-92, 70], [-116, 142], [-96, 116], 5),
  ]
  return (
    path(shades.join(''), DEEP, { opacity: 0.36 }) +
    stroke('M92 46C50 96 -30 112 -94 84M100 66C58 126 -40 140 -108 112', PALE, 1.6, { opacity: 0.5 })
  )
}
/** The under-cap's band over the brow. */
const underCap = (): string =>
  path(
    'M-77 -32C-66 -58 -34 -71 0 -71C34 -71 66 -58 77 -32C62 -52 32 -60.5 0 -60.5C-32 -60.5 -62 -52 -77 -32Z',
    lin([mix(DEEP, CLOTH, 0.35), DEEP, mix(DEEP, C.manggis, 0.3)], 70),
  ) + stroke('M-71 -38C-56 -54 -28 -61 0 -61C28 -61 56 -54 71 -38', PALE, 0.9, { opacity: 0.5 })

/** The scarf before the face, and the shade it throws on it. */
export function closeHijab(): { readonly front: string; readonly shadow: string } {
  const veil = smooth(VEIL),
    fill = linU([mix(CLOTH, C.cahaya, 0.42), CLOTH, mix(CLOTH, C.manggis, 0.32)], -80, -110, 110, 130)
  return {
    shadow: AROUND,
    front: g([
      underCap(),
      path(veil + OPENING, fill, { 'fill-rule': 'evenodd' }),
      clipped(veil, crownFolds() + soft(-58, -84, 44, 20, C.cahaya, 0.34, -40) + soft(92, 10, 26, 80, C.manggis, 0.22)),
      stroke('M-83 -12C-75 -51 -40 -72 0 -70C40 -72 75 -51 83 -12', PALE, 2, { opacity: 0.8 }),
      stroke('M-86 10C-86 36 -62 58 -34 70M86 10C86 36 64 58 36 69', DEEP, 2.4, { opacity: 0.45 }),
      soft(0, 88, 80, 14, mix(DEEP, C.tinta, 0.3), 0.4),
      path(
        WRAP,
        linU([mix(CLOTH, C.cahaya, 0.34), mix(CLOTH, C.cahaya, 0.1), mix(CLOTH, C.manggis, 0.3)], -90, 40, 70, 160),
      ),
      clipped(
        WRAP,
        wrapFolds() + soft(-96, 100, 26, 40, C.cahaya, 0.26, 24) + soft(70, 130, 70, 24, C.manggis, 0.3, -30),
      ),
      stroke('M104 20C96 62 52 80 6 82C-34 82 -66 68 -84 44', PALE, 2.2, { opacity: 0.75 }),
    ]),
  }
}
/** An ear that lies under the cloth, around 0,0 on that side: a soft rise, and the folds that run over it. */
export function coveredEar(side: -1 | 1): string {
  const x = (n: number): string => `${side * n}`
  return g([
    soft(side, 0, 13, 33, mix(CLOTH, C.cahaya, 0.34), 0.8),
    stroke(`M${x(-7)} -32C${x(4)} -34 ${x(10)} -20 ${x(8)} -4C${x(7)} 10 ${x(2)} 20 ${x(-3)} 30`, DEEP, 2.8, {
      opacity: 0.4,
    }),
    stroke(`M${x(-7)} -34C${x(5)} -37 ${x(12)} -22 ${x(10.5)} -6`, PALE, 1.7, { opacity: 0.6 }),
    soft(side * -2, 0, 5, 13, DEEP, 0.36),
    stroke(`M${x(-6)} -14C${x(1)} -19 ${x(5)} -11 ${x(3)} -2C${x(1)} 5 ${x(-2)} 8 ${x(-3)} 14`, DEEP, 1.8, {
      opacity: 0.34,
    }),
    stroke(`M${x(2)} -38Q${x(-6)} -62 ${x(-20)} -80M${x(-2)} 34Q${x(-6)} 50 ${x(-16)} 62`, DEEP, 1.6, {
      opacity: 0.22,
    }),
  ])
}
