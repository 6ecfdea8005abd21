import type { Expect } from '../fault.ts'
import type { CheckedBook, CheckedPage } from '../shapes.ts'
import type { CheckedStory } from '../story.ts'

/** Kinds that the specification fixes: book → page → kind. */
const KINDS: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  1: { 1: 'dragDropWord', 2: 'tapping', ...each(4, 11, 'tappingElement') },
  2: {
    ...each(2, 4, 'tapping'),
    5: 'dragDropObject',
    6: 'dragDropObject',
    7: 'goatJumping',
    10: 'dragToBucket',
    11: 'tapping',
  },
  3: each(5, 9, 'bodyPart'),
  4: { 1: 'dragDropFamily', ...each(3, 7, 'matchingLetter') },
}
/** Pages whose kind the specification leaves open, with the kind that they may have. */
const MAY_PLAY: Readonly<Record<number, Readonly<Record<number, string>>>> = { 2: each(8, 9, 'tapping') }
const ACTIVITY_TYPES = [
  'drag-and-drop',
  'drag-drop-family',
  'match-by-alphabet',
  'match-by-letter',
  'match-by-number',
  'match-by-word',
  'tap-by-voice',
]
const NUMBERS = [
  'one satu',
  'two dua',
  'three tiga',
  'four empat',
  'five lima',
  'six enam',
  'seven tujuh',
  'eight delapan',
  'nine sembilan',
  'ten sepuluh',
]
const BODY_PARTS = ['hands', 'feet', 'eyes', 'ears', 'heart']
const FAMILY_WORDS = ['FATHER', 'MOTHER', 'BROTHER', 'SISTER', 'BABY']

function each(from: number, to: number, kind: string): Record<number, string> {
  return Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [from + i, kind]))
}

/** Checks the four books against the specification. Further books are not restricted. */
export function checkBooks(stories: readonly CheckedStory[], expect: Expect): void {
  const ids = stories.map(({ book }) => book.id)
  expect(
    [1, 2, 3, 4].every((id) => ids.includes(id)),
    'books',
    `are ${ids.join(', ')}; 1 to 4 must be there`,
  )
  const types = [...new Set(stories.flatMap(({ activities }) => activities.map(({ type }) => type)))]
  for (const type of ACTIVITY_TYPES) expect(types.includes(type), 'activities', `none is of type ${type}`)
  const pageIds = stories.flatMap(({ book }) => book.pages.slice(1).map(({ id }) => id))
  expect(new Set(pageIds).size === pageIds.length, 'pages', 'two have the same id')
  for (const { book } of stories) {
    checkCover(book, expect)
    checkPages(book, expect)
  }
}

function checkCover({ id, pages: [cover] }: CheckedBook, expect: Expect): void {
  const where = `book ${id} cover`
  expect(cover.audio !== null, `${where} audio`, 'is missing')
  expect(cover.image === `/img/books/book${id}/cover.webp`, `${where} image`, `is ${cover.image}`)
  if (id > 4) return
  const isReaders = id >= 3
  const { en, id: indonesian } = cover.authorLine
  const names = [cover.author, en, indonesian].map((text) => text.includes('{name}'))
  expect(
    names.every((has) => has === isReaders),
    `${where} author`,
    'books 3 and 4, and no others, are by {name}',
  )
}

function checkPages({ id, pageCount, pages: [, ...pages] }: CheckedBook, expect: Expect): void {
  expect(pageCount === pages.length, `book ${id} pageCount`, `is ${pageCount} for ${pages.length} pages`)
  expect(id !== 1 || pages.length === 14, `book ${id}`, `has ${pages.length} pages, 14 wanted`)
  expect(id !== 2 || pages.length >= 11, `book ${id}`, `has ${pages.length} pages, 11 or more wanted`)
  pages.forEach((page, i) => {
    const where = `book ${id} page ${page.pageNumber}`
    expect(page.pageNumber === i + 1, where, `stands at place ${i + 1}`)
    const image = `/img/books/book${id}/page-${String(i + 1).padStart(2, '0')}.webp`
    expect(page.image === image, `${where} image`, `is ${page.image}, ${image} wanted`)
    if (id > 4) return
    const wanted = KINDS[id]?.[i + 1] ?? null
    const type = page.interactionType
    const isWanted = type === wanted || (wanted === null && type === MAY_PLAY[id]?.[i + 1])
    expect(isWanted, `${where} interactionType`, `is ${type}, ${wanted} wanted`)
    SPECIALS[id]?.(page, where, expect)
  })
}

type PageCheck = (page: CheckedPage, where: string, expect: Expect) => void

/** Checks what the specification requires of single pages. */
const SPECIALS: Readonly<Record<number, PageCheck>> = {
  1({ pageNumber, tapAreas = [], isCounting, letters }, where, expect) {
    if (pageNumber === 2)
      expect(tapAreas.length === 5 && isCounting, `${where} tapAreas`, 'must be five children to count')
    if (!letters || !('target' in letters)) return
    const wanted = 'ABCDEFGH'.charAt(pageNumber - 4)
    expect(letters.target === wanted, `${where} letters.target`, `is ${letters.target}, ${wanted} wanted`)
  },
  2: checkCountingPage,
  3({ pageNumber, bodyPart, interactionType }, where, expect) {
    const wanted = BODY_PARTS[pageNumber - 5]
    if (interactionType === 'bodyPart')
      expect(bodyPart === wanted, `${where} bodyPart`, `is ${bodyPart}, ${wanted} wanted`)
  },
  4({ pageNumber, word, interactionType }, where, expect) {
    const wanted = FAMILY_WORDS[pageNumber - 3]
    if (interactionType === 'matchingLetter')
      expect(word?.en === wanted, `${where} word`, `is ${word?.en}, ${wanted} wanted`)
  },
}

/** Book 2 counts up: page 2 shows one thing, page 11 ten. */
function checkCountingPage(page: CheckedPage, where: string, expect: Expect): void {
  const { pageNumber, tapAreas = [], interactionType, dropZone, objectList = [] } = page
  if (interactionType === null || pageNumber < 2 || pageNumber > 11) return
  const count = page.total ?? (page.dropZones ?? page.elements ?? objectList).length
  expect(count === pageNumber - 1, where, `shows ${count} things, ${pageNumber - 1} wanted`)
  const word = [...page.targetWords.en, ...page.targetWords.id].join(' ').toLowerCase()
  expect(word === NUMBERS[pageNumber - 2], `${where} targetWords`, `are ${word}, ${NUMBERS[pageNumber - 2]} wanted`)
  if (interactionType === 'tapping' && pageNumber < 11) {
    expect(tapAreas.length >= 1 && tapAreas.length <= 3, `${where} tapAreas`, `are ${tapAreas.length}, 1 to 3 wanted`)
  }
  if (pageNumber === 11) expect(page.isOrdinal && tapAreas.length === 10, `${where} tapAreas`, 'must be ten, in order')
  if (interactionType !== 'dragToBucket') return
  const box = [dropZone?.x, dropZone?.y, dropZone?.width, dropZone?.height].join()
  expect(
    box === '390,310,110,80' && objectList.length === 9,
    `${where} dropZone`,
    `is ${box}; nine objects, 390,310,110,80 wanted`,
  )
}
