/** Book 2: pictures that take a page's place when its play is done. */
import { allLit } from '../pages/book2/p11.ts'
import type { FreePicture } from './free.ts'

/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  {
    path: '/img/books/book2/page-11-done.webp',
    svg: allLit,
    box: { x: 0, y: 0, width: 1280, height: 800 },
    width: 1280,
  },
]
