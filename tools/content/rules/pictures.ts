import type { Expect } from '../fault.ts'
import type { Brief, CheckedPage, PercentBox } from '../shapes.ts'
import type { CheckedStory } from '../story.ts'
import { overlap } from './areas.ts'

/** The characters of the books. */
const CAST = new Set(
  `ayu bima citra danu eka kiko momo wek mother-duck kakek father mother baby reader-child goats neighbors`.split(' '),
)

const isInside = ({ x, y, width, height }: PercentBox) =>
  x >= 0 && y >= 0 && x + width <= 100.01 && y + height <= 100.01

/** Checks that each page has a brief for its artists, and that a sprite is drawn at each tap area. */
export function checkBriefs({ book, brief }: CheckedStory, expect: Expect): void {
  const [, ...pages] = book.pages
  checkBrief(brief.pages['cover'], [], `book ${book.id} cover illustration`, expect)
  for (const { id, pageNumber, tapAreas = [] } of pages) {
    checkBrief(brief.pages[id], tapAreas, `book ${book.id} page ${pageNumber} illustration`, expect)
  }
}

type TapAreas = NonNullable<CheckedPage['tapAreas']>

function checkBrief(brief: Brief['pages'][string] | undefined, areas: TapAreas, where: string, expect: Expect): void {
  if (!brief) return expect(false, where, 'is not in brief.json')
  const { characters, sprites, hidden } = brief.illustration
  for (const name of characters) expect(CAST.has(name), where, `${name} is nobody's name`)
  expect(new Set(sprites.map(({ id }) => id)).size === sprites.length, where, 'has two sprites of one id')
  for (const { id, box } of sprites) expect(isInside(box), `${where} ${id}`, 'reaches out of the picture')
  expect(isInside(hidden.box), `${where} hidden`, 'reaches out of the picture')
  for (const area of areas) {
    const isDrawn = sprites.some(({ box }) => overlap(box, area))
    expect(isDrawn, `${where} ${area.id}`, 'can be tapped, but nothing is drawn there')
  }
}
