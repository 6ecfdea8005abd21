import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BOOK_IDS } from '../../src/content/books.ts'
import { LETTERS } from './main.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The characters of a style sheet's `unicode-range`. */
function rangeOf(text: string): Set<string> {
  const spans = text.split(',').map((span) =>
    span
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  )
  return new Set(
    spans.flatMap(([first = 0, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    ),
  )
}

it('includes every character of the books', () => {
  const letters = rangeOf(LETTERS)
  const books = readdirSync(join(ROOT, 'src/content/books'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('book.json') || path.endsWith('activities.json'))
    .map((path) => `src/content/books/${path}`)
  expect(books).toHaveLength(2 * BOOK_IDS.length)
  for (const path of books) {
    // Our fonts have no pictographs, and line breaks need no glyph.
    const missing = [...new Set(read(path))].filter((letter) => !letters.has(letter) && !/[\p{So}\n]/u.test(letter))
    expect({ path, missing }).toEqual({ path, missing: [] })
  }
})

it('uses the same ranges in index.html, and leaves them out of fonts.css', () => {
  const daily = [...read('index.html').matchAll(/unicode-range: ([^;]+);/g)].map(([, range]) => range)
  expect(daily).toEqual([LETTERS, LETTERS, LETTERS])
  const letters = rangeOf(LETTERS)
  for (const [, range = ''] of read('src/shell/styles/fonts.css').matchAll(/unicode-range:\s*([^;]+);/g)) {
    expect([...rangeOf(range)].filter((letter) => letters.has(letter))).toEqual([])
  }
})
