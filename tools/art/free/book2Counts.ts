/** Book 2: the cards of the counting game, 1 to 12; also the pictures of the spelling game. */
import { g, place, rect, rad } from '../core/svg.ts'
import { C, light } from '../palette.ts'
import type { FreePicture } from './free.ts'
import { inRows, ITEMS } from './book2Items.ts'

const WIDTH = 560,
  HEIGHT = 420,
  EDGE = 30,
  PX = 960,
  LIGHT_PX = 640,
  ROW = 5

/** Cream paper with a turmeric seam. */
const paper = (): string =>
  rect(0, 0, WIDTH, HEIGHT, rad([C.putih, C.kertas, light(C.santan, 0.4)], 0.5, 0.4, 0.8), { rx: 34 }) +
  rect(9, 9, WIDTH - 18, HEIGHT - 18, 'none', {
    rx: 27,
    stroke: C.kunyit,
    'stroke-width': 3.4,
    'stroke-dasharray': '12 9',
    opacity: 0.8,
  })
const countCard = (n: number): FreePicture => ({
  path: `/img/books/book2/post/count-${String(n).padStart(2, '0')}.webp`,
  svg: () => {
    const items = ITEMS[n]
    if (!items) throw new Error(`nothing to count for ${n}`)
    const field = inRows(items(), Math.min(n, ROW), WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
    return g([paper(), place(field, EDGE, EDGE)])
  },
  box: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  width: PX,
  avifWidth: LIGHT_PX,
})

/** Twelve cards. */
export const pictures: readonly FreePicture[] = Array.from({ length: 12 }, (_, i) => countCard(i + 1))
