import { expect, it } from 'vitest'
import { emptyPage } from '../../draft/edits.ts'
import type { Take } from '../../draft/schema.ts'
import { speechMarks } from './speechMarks.ts'
import { tokensOf } from './tokens.ts'
import { spokenWord, wordLine } from './wordLine.ts'

const take = (words: Take['words']): Take => ({
  media: 'a',
  type: 'audio/ogg',
  fileMs: 5000,
  startMs: 200,
  ms: 4000,
  text: '',
  by: 'recorded',
  words,
})
const at = (word: string, start: number, end: number, unsure = false) => ({ word, start, end, unsure })
const page = take([
  at('Eka', 10, 300),
  at('“Lumbung,”', 300, 700),
  at('payung', 900, 1300, true),
  at('besar.', 2000, 3990),
])

it('finds the part of a recording that says a word, with what pauses there are around it', () => {
  expect(wordLine(page, 'lumbung')).toEqual({ take: page, startMs: 500, ms: 460 })
  expect(wordLine(page, 'besar')).toEqual({ take: page, startMs: 2170, ms: 2030 })
})

it('finds none where the word is unsure, not said, or not marked', () => {
  expect([wordLine(page, 'payung'), wordLine(page, 'hujan'), wordLine(page, '…'), wordLine(take([]), 'Eka')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('takes a word that was recorded alone before the page', () => {
  const alone = { ...take([]), media: 'b', startMs: 50, ms: 600 }
  const spoken = { ...emptyPage('p01'), voice: { id: page }, lines: { en: {}, id: { lumbung: alone } } }
  expect(spokenWord(spoken, 'id', 'lumbung')).toEqual({ take: alone, startMs: 50, ms: 600 })
  expect(spokenWord(spoken, 'id', 'Eka')?.take).toBe(page)
  expect(spokenWord(spoken, 'en', 'Eka')).toBeUndefined()
})

it('gives the times of the service to the words as they are written', () => {
  const spoken = [
    { word: 'Bukit', startMs: 100, endMs: 400 },
    { word: 'bukit', startMs: 400, endMs: 700 },
    { word: 'itu', startMs: 800, endMs: 1000 },
    { word: 'hijau', startMs: 1200, endMs: 1600 },
  ]
  expect(speechMarks(tokensOf('“Bukit-bukit itu 3 — hijau!”'), spoken)).toEqual([
    at('“Bukit-bukit', 100, 700),
    at('itu', 800, 1000),
    at('3', 1000, 1200, true),
    at('—', 1200, 1200),
    at('hijau!”', 1200, 1600),
  ])
})
