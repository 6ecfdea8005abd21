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
      [420, 130],
      [920, 120],
      [1210, 420],
    ]),
  ])
/** Leaves all around the hole that we look down through; none where the letters lie. */
export const foreground = (): string =>
  leaves(
    [
      [-20, 560, 96],
      [1310, 570, 104],
      [-40, 420, 150],
      [1330, 430, 150],
      [36, 260, 128],
      [1252, 280, 120],
      [-30, 110, 170],
      [1310, 120, 170],
      [150, 40, 150],
      [1140, 40, 150],
      [330, -50, 130],
      [970, -56, 140],
      [500, -96, 120],
      [800, -100, 120],
    ],
    11,
  )
