import { describe, expect, it } from 'vitest'
import { bestMatch, editDistance, similarity, wordsOf } from './speech.ts'

const variants = (...texts: [string, number][]) => texts.map(([text, weight]) => ({ text, weight }))
const NUMBERS = new Map([
  ['1', variants(['one', 1], ['wan', 0.9], ['won', 0.9], ['1', 1])],
  ['2', variants(['two', 1], ['to', 0.9], ['too', 0.9])],
  ['3', variants(['three', 1], ['tree', 0.9])],
  ['6', variants(['six', 1], ['siks', 0.9])],
])

describe('editDistance and similarity', () => {
  it.each([
    ['', '', 0],
    ['kitten', 'sitting', 3],
    ['one', 'one', 0],
    ['', 'one', 3],
    ['tiga', 'iga', 1],
  ])('%s → %s takes %i edits', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits)
    expect(editDistance(b, a)).toBe(edits)
  })

  it('is 1 for equal words and falls with each edit', () => {
    expect(similarity('six', 'six')).toBe(1)
    expect(similarity('six', 'sit')).toBeCloseTo(2 / 3)
    expect(similarity('six', 'goat')).toBeLessThan(0.3)
  })
})

describe('bestMatch', () => {
  it('recognises a number in a phrase, whatever its case and punctuation', () => {
    expect(wordsOf('Uh… TWO, please!')).toEqual(['uh', 'two', 'please'])
    expect(bestMatch('Uh… TWO, please!', NUMBERS)?.id).toBe('2')
    expect(wordsOf("1-2, 3:00 don't Tígà")).toEqual(['1', '2', '3', '00', 'dont', 'tiga'])
  })

  it('accepts the listed variants of a number', () => {
    expect(bestMatch('wan', NUMBERS)).toEqual({ id: '1', score: 0.9 })
    expect(bestMatch('siks', NUMBERS)?.id).toBe('6')
    expect(bestMatch('to', NUMBERS)?.id).toBe('2')
  })

  it('rejects a score of 0.7 or less', () => {
    const weighted = new Map([['1', variants(['one', 0.7])]])
    expect(bestMatch('one', weighted)).toBeUndefined()
    expect(bestMatch('goat', NUMBERS)).toBeUndefined()
    expect(bestMatch('', NUMBERS)).toBeUndefined()
  })

  it('picks the best score among several words', () => {
    expect(bestMatch('tree six', NUMBERS)?.id).toBe('6')
  })
})
