import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../game/language.ts'
import { ladderSchema } from '../ladder/schema.ts'
import { type BookMeasure, measureBook, measurePage } from './meter.ts'
import { englishSyllables, indonesianSyllables } from './syllables.ts'

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const { languages } = ladderSchema.parse(json('../ladder/ladder.json'))
const { words } = json('../../../server/speech/engine/pronunciation.json') as { words: Record<string, string> }
const spoken = new Map(Object.entries(words))
interface Row {
  readonly book: number
  readonly language: Language
  readonly measure: BookMeasure
  readonly pages: readonly string[]
}
const rows = json('../../../tests/fixtures/ladder/measured-books.json') as readonly Row[]
const measure = (pages: readonly string[], language: Language) =>
  measureBook(pages, language, { ladder: languages[language], spoken })

it.each(rows)('measures book $book in $language as the worked example', ({ language, measure: expected, pages }) => {
  expect(measure(pages, language)).toEqual(expected)
})

describe('a page', () => {
  it.each([
    ['Buku ada di meja.', 'A'],
    ['Di meja itu ada enam buku.', 'B1'],
    ['Satu. Dua. Tiga. Empat.', 'B1'],
    ['“Ayo!” ajak Eka. “Kita pulang.”', 'A'],
    ['Satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua belas.', 'D'],
    ['', 'A'],
  ])('%s is of level %s', (text, level) => {
    expect(measurePage(text).level).toBe(level)
  })

  it('names its longest sentences', () => {
    expect(measurePage('Kiko! Kiko lari. Eka ikut.').blame).toEqual(['Kiko lari.', 'Eka ikut.'])
  })
})

it('a book without words has no level', () => {
  expect(() => measure(['', '…'], 'id')).toThrow('without words')
})

it.each([
  ['matahari', 'ma ta ha ri'],
  ['cabai', 'ca bai'],
  ['kain', 'ka in'],
  ['drama', 'dra ma'],
  ['bukit-bukit', 'bu kit bu kit'],
  ['bənang', 'bə nang'],
])('cuts %s into %s', (word, parts) => {
  expect(indonesianSyllables(word).join(' ')).toBe(parts)
})

it.each([
  ['sun', 1],
  ['jumped', 1],
  ['umbrella', 3],
  ['man-go', 2],
])('counts the syllables of %s: %d', (word, count) => {
  expect(englishSyllables(word)).toBe(count)
})
