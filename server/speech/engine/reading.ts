import type { Language } from './language.ts'
import { isOwn, readEnglish } from './english.ts'
import { readIndonesian } from './indonesian.ts'
import type { Lexicon } from './lexicon.ts'
import { saidWords, type Sentence, type Token } from './text.ts'

/** A written word with its sound: IPA in the model's alphabet. `isGuessed`: no lexicon knows it; it was read by rule. */
export interface ReadWord extends Token {
  readonly ipa: string
  readonly isGuessed: boolean
}

/** Reads each word of a sentence. Throws `UnspeakableError` for one that cannot be read. */
export function readSentence({ tokens }: Sentence, language: Language, lexicon: Lexicon): ReadWord[] {
  const said = tokens.map(({ word, closing }) => {
    const words = saidWords(word, language)
    return words.map((one, i): Token => ({ word: one, closing: i === words.length - 1 ? closing : '' }))
  })
  const all = said.flat()
  let from = 0
  return tokens.map((token, i) => {
    const count = said[i]?.length ?? 0
    const readings = Array.from({ length: count }, (_, k) => {
      const place = from + k
      return language === 'en' ? readEnglish(all, place, lexicon) : readIndonesian(all[place]?.word ?? '', lexicon)
    })
    from += count
    const ipa = readings.map((reading) => reading.ipa).join(' ')
    return { ...token, ipa, isGuessed: readings.some(({ isGuessed }) => isGuessed) }
  })
}

const NOTHING: Lexicon = { english: new Map(), indonesian: new Map() }

/** The readings of a sentence that come from this folder alone. */
export function ownReadings(sentence: Sentence, language: Language): string[] {
  const read = readSentence(sentence, language, NOTHING)
  return read.filter(({ word }) => language === 'id' || isOwn(word)).map(({ ipa }) => ipa)
}
