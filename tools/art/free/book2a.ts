/** Book 2, pages 1 to 6: what takes a page's place when its play is done, and what is carried there. */
import { hiddenMoon } from '../pages/book2/p02.ts'
import type { FreePicture } from './free.ts'

/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  {
    path: '/img/books/book2/page-02-done.webp',
    svg: hiddenMoon,
    box: { x: 0, y: 0, width: 1280, height: 800 },
    width: 1280,
  },
]
