import { describe, expect, it } from 'vitest'
import { UnspeakableError } from './errors.ts'
import type { Language } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { ownReadings, readSentence } from './reading.ts'
import { sentences, sentenceTexts, writtenWords } from './text.ts'

const LEXICON: Lexicon = {
  english: new Map([
    ['cloud', 'klˈWd'],
    ['apple', 'ˈæpᵊl'],
    ['father', 'fˈɑðəɹ'],
    ['wash', 'wˈɑʃ'],
    ['is', 'ɪz'],
    ['for', 'fɔɹ'],
  ]),
  indonesian: new Map([['teko', 'téko']]),
}
const [twelve, small] = ['twˈɛlv', 'smˈɔl']
const WITH_NUMBERS: Lexicon = {
  ...LEXICON,
  english: new Map([...LEXICON.english, ['twelve', twelve], ['small', small]]),
}

function read(text: string, language: Language, lexicon = LEXICON) {
  const [sentence] = sentences(text)
  return sentence ? readSentence(sentence, language, lexicon) : []
}
const ipaOf = (text: string, language: Language, lexicon = LEXICON) =>
  read(text, language, lexicon).map(({ ipa }) => ipa)

describe('sentences', () => {
  it('knows that "she says" after a quotation is spoken after a shorter pause', () => {
    const [quotation, attribution] = sentences('“Look!” she says.')
    expect(quotation?.isAttribution).toBe(false)
    expect(attribution?.isAttribution).toBe(true)
  })

  it('gives sentences as they are written, and none without a word', () => {
    expect(sentenceTexts('“Hop, hop!” kata Ayu.  Ayo … ! Satu')).toEqual(['“Hop, hop!”', 'kata Ayu.', 'Ayo .', 'Satu'])
  })

  it('keeps the written words without markup and signs', () => {
    expect(writtenWords('<b>Ayu</b> says, “It’s 3!”')).toEqual(['Ayu', 'says', "It's", '3'])
  })

  it('reads a dash as a pause', () => {
    expect(sentences('Look – a cloud.')[0]?.tokens[0]).toEqual({ word: 'Look', closing: ',' })
  })
})

describe('Indonesian', () => {
  it.each([
    ['enam', 'ənˈam'],
    ['bebek', 'bˈɛbɛk'],
    ['kakak', 'kˈakak'],
    ['senang', 'sənˈaŋ'],
    ['pantai', 'pˈantaj'],
    ['baik', 'bˈaik'],
    ['nyanyi', 'ɲˈaɲi'],
    ['teko', 'tˈeko'],
    ['putri', 'pˈutɾi'],
    ['21', 'dˈua pˈuluh sˈatu'],
    ['1.000', 'səɾˈibu'],
  ])('%s is read %s', (word, wanted) => {
    expect(ipaOf(word, 'id')).toEqual([wanted])
  })

  it('marks a word with an e that no table knows as guessed', () => {
    expect(read('zebrakecil bulan', 'id').map(({ isGuessed }) => isGuessed)).toEqual([true, false])
  })
})

describe('English', () => {
  it('reads a single letter by its name, but not the article', () => {
    expect(ipaOf('B', 'en')).toEqual(['bˈi'])
    expect(ipaOf('A cloud.', 'en')).toEqual(['ɐ', 'klˈWd'])
    expect(ipaOf('A is for apple.', 'en')[0]).toBe('ˈA')
  })

  it('says "the" by the sound after it', () => {
    expect(ipaOf('the cloud', 'en')[0]).toBe('ðə')
    expect(ipaOf('the apple', 'en')[0]).toBe('ði')
  })

  it('reads capitals as a word, and endings from the stem', () => {
    expect(ipaOf('FATHER', 'en')).toEqual(['fˈɑðəɹ'])
    expect(ipaOf('clouds washes washed', 'en')).toEqual(['klˈWdz', 'wˈɑʃᵻz', 'wˈɑʃt'])
  })

  it('reads numbers as words', () => {
    expect(ipaOf('12 small', 'en', WITH_NUMBERS)).toEqual([twelve, small])
  })

  it('guesses a word that no lexicon knows by its spelling, and says so', () => {
    const [guess] = read('blickering', 'en')
    expect(guess).toMatchObject({ ipa: 'blˈɪkəɹɪŋ', isGuessed: true })
  })
})

it.each(['привет', '日本', 'cat кот'])('refuses letters that no voice reads: %s', (text) => {
  expect(() => read(text, 'en')).toThrow(UnspeakableError)
})

it('knows which readings do not come from an installed lexicon', () => {
  const [english] = sentences('Kiko sees a cloud.')
  expect(english && ownReadings(english, 'en')).toEqual(['kˈikO', 'ɐ'])
})
