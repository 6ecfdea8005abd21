import { describe, expect, it } from 'vitest'
import { readEnglish } from './english.ts'
import { sounds, syllabify, unknownE } from './indonesian.ts'
import { plan } from './plan.ts'
import { sentences, writtenWords } from './text.ts'

describe('sentences', () => {
  it('knows that "she says" after a quotation is spoken after a shorter pause', () => {
    const [quotation, attribution] = sentences('“Look!” she says.')
    expect(quotation?.isAttribution).toBe(false)
    expect(attribution?.isAttribution).toBe(true)
  })

  it('keeps the written words without markup and signs', () => {
    expect(writtenWords('<b>Ayu</b> says, “It’s 3!”')).toEqual(['Ayu', 'says', "It's", '3'])
  })
})

describe('Indonesian sounds', () => {
  it.each([
    ['enam', '@ n a m'],
    ['bebek', 'b E b E ?'],
    ['kakak', 'k a k a ?'],
    ['senang', 's @ n a N'],
    ['pantai', 'p a n t aI'],
    ['baik', 'b a i ?'],
  ])('of %s are %s', (word, wanted) => {
    expect(sounds(word).join(' ')).toBe(wanted)
  })

  it('part between two consonants, but not before stop and liquid', () => {
    expect(syllabify(sounds('bantu')).map((syllable) => syllable.length)).toEqual([3, 2])
    expect(syllabify(sounds('putri')).map((syllable) => syllable.length)).toEqual([2, 3])
  })

  it('are asked for where a word with e is unknown', () => {
    expect(unknownE('zebrakecil')).toEqual(['zebrakecil'])
    expect(unknownE('bulan')).toEqual([])
  })
})

describe('English', () => {
  const read = (text: string, i: number) => readEnglish(sentences(text)[0]?.tokens ?? [], i)

  it('reads a single letter by its name, but not the article', () => {
    expect(read('B', 0)).toEqual([{ syllables: [{ phones: ['b', 'iy'], stress: 1 }] }])
    expect(read('A cloud.', 0)).toEqual([{ text: 'a' }])
    expect(read('A is for avocado.', 0)).toEqual([{ syllables: [{ phones: ['ey'], stress: 1 }] }])
  })

  it('reads capitals as a word', () => {
    expect(read('FATHER', 0)).toEqual([{ text: 'father' }])
  })
})

it('plans a line again when its text or kind changes, and only then', () => {
  const script = { path: '/a.mp3', kind: 'word', language: 'en', text: 'sun', home: 'words' } as const
  expect(plan(script).hash).toBe(plan({ ...script, path: '/b.mp3' }).hash)
  expect(plan(script).hash).not.toBe(plan({ ...script, text: 'son' }).hash)
  expect(plan(script).hash).not.toBe(plan({ ...script, kind: 'prompt' }).hash)
})
