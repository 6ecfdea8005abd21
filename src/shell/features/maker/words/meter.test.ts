import { expect, it } from 'vitest'
import { cutOf, pageMeter } from './meter.ts'

it('counts the words of each sentence and names the long ones', () => {
  const meter = pageMeter(
    'Eka membuka payung di dekat lumbung.\nIa lari pulang karena hujan sudah turun dengan deras.',
    'B1',
  )
  expect(meter.sentences.map(({ words, isLong }) => [words, isLong])).toEqual([
    [6, false],
    [9, true],
  ])
  expect(meter).toMatchObject({ isOver: true, longest: 9, cap: { words: 7 } })
})

it('says when a page has too many sentences', () => {
  const text = Array.from({ length: 9 }, () => 'Eka lari.').join(' ')
  expect(pageMeter(text, 'A')).toMatchObject({ hasTooManySentences: true, isOver: true })
})

it('has nothing against a page without words', () => {
  expect(pageMeter('', 'A')).toMatchObject({ sentences: [], longest: 0, isOver: false })
})

it.each([
  ['Eka membuka payung dan Danu melihat awan.', ['Eka membuka payung.', 'Danu melihat awan.']],
  ['Hujan turun deras, Eka lari pulang.', ['Hujan turun deras.', 'Eka lari pulang.']],
  ['Eka membuka payung.', undefined],
  ['Eka dan Danu lari.', undefined],
])('offers to cut %s', (sentence, parts) => {
  expect(cutOf(sentence)).toEqual(parts)
})
