import { describe, expect, it } from 'vitest'
import { compare, compareSingle, distance, errorsOfParts, normalise, numberInWords, saidWords } from './words.ts'

const NAMES = new Set(['kiko', 'citra', 'achoo', 'kee-kee'])
const werOf = (said: string, heard: string, language: 'en' | 'id' = 'en') =>
  compare(saidWords(said, language, NAMES), heard, language).wer

describe('normalise', () => {
  it('leaves case, punctuation and hyphens out', () => {
    expect(normalise('“Kupu-kupu!” katanya.', 'id')).toEqual(['kupu', 'kupu', 'katanya'])
    expect(normalise('Let’s play', 'en')).toEqual(["let's", 'play'])
  })

  it('writes numbers as words in both languages', () => {
    expect(normalise('1, 12 and 45', 'en')).toEqual(['one', 'twelve', 'and', 'forty', 'five'])
    expect(normalise('10 11 12 20 35', 'id').join(' ')).toBe('sepuluh sebelas dua belas dua puluh tiga puluh lima')
    expect(numberInWords('123', 'en')).toEqual(['one', 'two', 'three'])
  })

  it('takes spellings of one sound for one word, and no others', () => {
    expect(normalise('Okay', 'en')).toEqual(normalise('OK', 'en'))
    expect(normalise('won', 'en')).toEqual(normalise('1', 'en'))
    expect(normalise('won', 'id')).not.toEqual(normalise('1', 'id'))
  })
})

describe('word error rate', () => {
  it('counts words wrong, missing and too many', () => {
    expect(werOf('the duck swims', 'the duck swims')).toBe(0)
    expect(werOf('the duck swims', 'the dog swims')).toBeCloseTo(1 / 3)
    expect(werOf('the duck swims', 'the swims')).toBeCloseTo(1 / 3)
    expect(werOf('the duck swims', 'the duck swims now')).toBeCloseTo(1 / 3)
    expect(werOf('duck', 'a big dog')).toBe(3)
  })

  it('leaves names out on both sides, whatever stands for them', () => {
    expect(werOf('Where is Kiko?', 'where is keyboard')).toBe(0)
    expect(werOf('Kiko’s basket', 'key coast basket')).toBe(0)
    expect(werOf('Kee-kee, come!', 'kiki come')).toBe(0)
    expect(werOf('Where is Kiko?', 'there is Kiko')).toBe(0.5)
    expect(werOf('Kiko! Citra!', 'what?')).toBeNull()
  })

  it('takes words joined or parted otherwise for the same', () => {
    expect(werOf('Matahari menyinari rumah', 'mata hari menyinari rumah', 'id')).toBe(0)
    expect(werOf('di bawah pohon', 'dibawah pohon', 'id')).toBe(0)
    expect(werOf('Matahari menyinari rumah', 'mata sari menyinari rumah', 'id')).toBeGreaterThan(0)
  })

  it('counts letters too', () => {
    expect(distance('kitten', 'sitting')).toBe(3)
    expect(compare(saidWords('kerbau', 'id', NAMES), 'terbau', 'id').cer).toBeCloseTo(1 / 6)
    expect(compare(saidWords('Kiko tidur', 'id', NAMES), 'gigi tidul', 'id').cer).toBeCloseTo(1 / 5)
  })
})

describe('a single word', () => {
  const heard = (text: string, texts: string[], language: 'en' | 'id' = 'en') =>
    compareSingle(saidWords(text, language, new Set()), texts, language)

  it('is recognised alone, or in either half of two', () => {
    expect(heard('duck', ['Doug.', 'Duck. Duck.']).wer).toBe(0)
    expect(heard('duck', ['Duck.', 'Dog, dog.']).wer).toBe(0)
    expect(heard('duck', ['Doug', 'dark duck']).wer).toBe(0)
    expect(heard('dua belas', ['balas', 'dua belas dua belas'], 'id').wer).toBe(0)
  })

  it('is not recognised where other words are heard', () => {
    expect(heard('eagle', ['He go.', 'Ego. Ego.']).wer).toBe(1)
    expect(heard('duck', ['', '']).wer).toBe(1)
    expect(heard('duck', ['a duck', 'the duck duck']).wer).toBe(1)
  })

  it('may be the name of a letter', () => {
    expect(heard('B', ['Be.', 'bee bee']).wer).toBe(0)
    expect(heard('K', ['ka', 'ka ka'], 'id').wer).toBe(0)
  })
})

it('tells in which part of a text the errors are', () => {
  const parts = ['Kiko suka padi.', 'Di mana Kiko?', 'Ayo cari.'].map((part) => saidWords(part, 'id', NAMES))
  const errors = (heard: string) => errorsOfParts(parts, heard, 'id')
  expect(errors('Kiko suka padi. Dimana keyboard? Ayo cari.')).toEqual([0, 0, 0])
  expect(errors('Kiko suka badi. Di mana Kiko? Ayo cari ya.')).toEqual([1, 0, 1])
  expect(errors('')).toEqual([2, 2, 2])
})
