import { expect, it } from 'vitest'
import type { FreePicture } from './free/free.ts'
import { piecesOf } from './pieces.ts'

const picture = (path: string, isSilhouette = false): [string, FreePicture] => [
  path,
  { path, svg: () => '<path class="piece"/>', box: { x: -40, y: -80, width: 80, height: 80 }, width: 80, isSilhouette },
]
const count = (svg: string): number => svg.split('class="piece"').length - 1

it('lays all nine mangoes of the bucket page, and none on a page that plays with its sprites alone', () => {
  const free = new Map([picture('/img/books/book2/sprites/mango.webp')])
  expect(count(piecesOf(2, 'b2-p10', free))).toBe(9)
  expect(piecesOf(2, 'b2-p11', free)).toBe('')
})

it('fits a picture into its box: goats stand on the lower edge', () => {
  const free = new Map([picture('/img/books/book2/sprites/p07-goat-1.webp')])
  // The box is 4, 60, 12 × 30 percent: 153.6 × 240 units from 51.2, 480. So the drawing grows 1.92 times, and its foot is at 720.
  expect(piecesOf(2, 'b2-p07', free)).toContain('translate(128 720) scale(1.92')
})

it('shows the family of book 4 as shadows', () => {
  const free = new Map([picture('/img/books/book4/family/baby-silhouette.webp', true)])
  const svg = piecesOf(4, 'b4-p01', free)
  expect(count(svg)).toBe(1)
  expect(svg).toContain('filter="url(#')
})
