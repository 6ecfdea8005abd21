/** Book 2, pages 7 to 12: what is played with there. */
import type { Box } from '../app.ts'
import { GOAT_NUMBERS, goatFromSide, goatToUs } from '../pages/book2/sharedLateGoats.ts'
import { lamplit } from '../pages/book2/sharedLate.ts'
import { fruitToPick, pickedFruit } from '../pages/book2/p10.fruit.ts'
import type { FreePicture } from './free.ts'

const GOAT_STANDS: Box = { x: -62, y: -180, width: 154, height: 186 },
  GOAT_JUMPS: Box = { x: -80, y: -176, width: 168, height: 190 },
  FRUIT: Box = { x: -40, y: -73, width: 92, height: 83 },
  GOAT_PX = 308,
  FRUIT_PX = 288

const goats = GOAT_NUMBERS.flatMap((n): FreePicture[] => [
  {
    path: `/img/books/book2/sprites/p07-goat-${n}.webp`,
    svg: () => lamplit(goatToUs(n)),
    box: GOAT_STANDS,
    width: GOAT_PX,
  },
  {
    path: `/img/books/book2/sprites/p07-goat-${n}-jump.webp`,
    svg: () => lamplit(goatFromSide(n)),
    box: GOAT_JUMPS,
    width: GOAT_PX,
  },
])
/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  ...goats,
  {
    path: '/img/books/book2/sprites/mango.webp',
    svg: fruitToPick,
    box: FRUIT,
    width: FRUIT_PX,
  },
  {
    path: '/img/books/book2/sprites/mango-in-bucket.webp',
    svg: pickedFruit,
    box: FRUIT,
    width: FRUIT_PX,
  },
]
