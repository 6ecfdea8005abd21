/** Book 4, page 6: the afternoon, straight below the mango. */
import { g } from '../../core/svg.ts'
import { dots, lawnFromAbove, leaves, sunspots } from './fromTree.ts'

/** Grass far below; the trunk is behind us. */
export const background = (): string =>
  g([
    lawnFromAbove([668, 330], 9),
    sunspots([
      [668, 400, 220],
      [250, 240, 130],
      [1120, 300, 140],
    ]),
    dots([
      [90, 300],
      [180, 170],
      [420, 130],
      [920, 120],
      [1130, 200],
      [1210, 420],
      [110, 480],
    ]),
  ])
/** Leaves all around the hole that we look through. */
export const foreground = (): string =>
  leaves(
    [
      [-30, -20, 140],
      [150, -50, 110],
      [330, -66, 96],
      [-50, 150, 100],
      [1300, -10, 140],
      [1140, -50, 116],
      [960, -66, 96],
      [1330, 160, 96],
    ],
    11,
  )
