/** Book 4, page 5: noon, seen from the bough that the birds sit on. */
import { g } from '../../core/svg.ts'
import { bough, dots, lawnFromAbove, leaves, sunspots, trunkDown } from './fromTree.ts'

/** Where the birds' feet are on the bough at x, stage px. */
export const boughAt = (x: number): number => 296 - (1290 - x) * 0.16

/** Grass far below, the trunk that goes down to it. */
export const background = (): string =>
  g([
    lawnFromAbove([470, 420]),
    sunspots([
      [380, 420, 150],
      [640, 470, 110],
      [150, 300, 120],
      [520, 180, 100],
    ]),
    dots([
      [70, 380],
      [130, 460],
      [330, 240],
      [450, 160],
      [90, 170],
      [880, 500],
      [1180, 500],
    ]),
    trunkDown(1190, [850, 400]),
    bough([1300, 318], [846, 236], 30),
  ])
/** Leaves in the upper corners. */
export const foreground = (): string =>
  leaves([
    [-20, -10, 120],
    [120, -36, 92],
    [-30, 120, 80],
    [1290, -30, 130],
    [1150, -50, 100],
    [600, -64, 92],
  ])
