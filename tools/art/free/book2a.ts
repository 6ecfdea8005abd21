/** Book 2, pages 1 to 6: what takes a page's place when its play is done, and what is carried there. */
import { hiddenMoon } from '../pages/book2/p02.ts'
import { loosePole, loosePotato, placedPole, placedPotato } from '../pages/book2/sharedPieces.ts'
import { place } from '../core/svg.ts'
import { relight } from '../core/time.ts'
import type { FreePicture } from './free.ts'
import { GAP } from '../pages/book2/p05.land.ts'

const sprite = (name: string): string => `/img/books/book2/sprites/${name}.webp`
/** Things of the night pages lie in the light of a lantern. */
const warm = (svg: string): string => relight(svg, 'lampu')

/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  {
    path: '/img/books/book2/page-02-done.webp',
    svg: hiddenMoon,
    box: { x: 0, y: 0, width: 1280, height: 800 },
    width: 1280,
  },
  {
    path: sprite('bamboo'),
    svg: () => warm(loosePole()),
    box: { x: -90, y: -40, width: 180, height: 80 },
    width: 360,
  },
  {
    path: sprite('bamboo-placed'),
    svg: () => warm(place(placedPole(GAP.width), GAP.footX, GAP.footY)),
    box: { x: 0, y: 0, width: 166.4, height: 176 },
    width: 333,
  },
  {
    path: sprite('sweet-potato'),
    svg: () => warm(loosePotato()),
    box: { x: -78, y: -42, width: 156, height: 84 },
    width: 312,
  },
  {
    path: sprite('sweet-potato-placed'),
    svg: () => warm(placedPotato()),
    box: { x: -83, y: -68, width: 166, height: 136 },
    width: 332,
  },
]
