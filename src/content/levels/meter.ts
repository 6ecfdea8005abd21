import type { Language } from '../../game/language.ts'
import { indonesianSteps, type MeterWords } from './decodable.ts'
import { CAPS, highest, type Level, LEVELS, levelOf } from './levels.ts'
import { sentencesOf, wordsOf } from './reading.ts'
import { englishSyllables, indonesianSyllables } from './syllables.ts'

/** How hard a page is: its longest sentence in words, its number of sentences, and the sentences that make it so hard. */
export interface PageMeasure {
  readonly level: Level
  readonly longest: number
  readonly sentences: number
  readonly blame: readonly string[]
}

/** How hard a book is in one language. */
export interface BookMeasure {
  /** The badge: the highest level of a page. */
  readonly level: Level
  /** The level that nine of ten pages keep. */
  readonly mostPages: Level
  readonly pageLevels: readonly Level[]
  readonly sentences: number
  readonly words: number
  readonly longestSentence: number
  readonly meanWordsPerSentence: number
  /** How many sentences have more words than 5, 7, 9 and 12. */
  readonly over: Readonly<Record<string, number>>
  readonly mostSentencesOnAPage: number
  readonly syllablesPerWord: number
  /** Share of words with four syllables and more. */
  readonly longWords: number
  /** Indonesian: the share of words that a child can sound out at the end of a level. */
  readonly decodable?: Readonly<Record<'A' | 'B1' | 'B2' | 'B3', number>>
  /** English: the share of words in the ladder's lists, the least that can be read; letters do not tell how English sounds. */
  readonly inLadder?: number
  /** English: the school year in which a child reads it alone. */
  readonly fleschKincaid?: number
}

const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Measures a page's text, without markup. A page without a sentence is of level A. */
export function measurePage(text: string): PageMeasure {
  const sentences = sentencesOf(text)
  const longest = Math.max(0, ...sentences.map((sentence) => wordsOf(sentence).length))
  return {
    level: highest([levelOf(longest, 'wordsPerSentence'), levelOf(sentences.length, 'sentencesPerPage')]),
    longest,
    sentences: sentences.length,
    blame: sentences.filter((sentence) => wordsOf(sentence).length === longest),
  }
}

/** Measures a book by the texts of its pages, without cover and markup. Throws where no page has a word. */
export function measureBook(pages: readonly string[], language: Language, known: MeterWords): BookMeasure {
  const measured = pages.map(measurePage)
  const words = pages.flatMap(wordsOf)
  if (words.length === 0) throw new Error('a book without words has no level')
  const lengths = pages.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).length)
  const syllables = words.map((word) => (language === 'id' ? indonesianSyllables(word).length : englishSyllables(word)))
  const ranked = measured.map(({ level }) => level).toSorted((a, b) => LEVELS.indexOf(a) - LEVELS.indexOf(b))
  return {
    level: highest(ranked),
    mostPages: ranked[Math.ceil(ranked.length * 0.9) - 1] ?? 'A',
    pageLevels: measured.map(({ level }) => level),
    sentences: lengths.length,
    words: words.length,
    longestSentence: Math.max(...lengths),
    meanWordsPerSentence: round(words.length / lengths.length, 2),
    over: Object.fromEntries([5, 7, 9, 12].map((cap) => [cap, lengths.filter((length) => length > cap).length])),
    mostSentencesOnAPage: Math.max(...measured.map(({ sentences }) => sentences)),
    syllablesPerWord: round(sum(syllables) / words.length, 2),
    longWords: round(syllables.filter((count) => count >= 4).length / words.length, 3),
    ...(language === 'id' ? { decodable: decodable(words, known) } : english(words, lengths.length, known)),
  }
}

function english(words: readonly string[], sentences: number, { ladder }: MeterWords) {
  const listed = new Set(
    ladder.steps.flatMap(({ words, heart = [] }) => [...words, ...heart].map(({ word }) => word.toLowerCase())),
  )
  const isListed = (word: string) => listed.has(word) || (word.endsWith('s') && listed.has(word.slice(0, -1)))
  const grade = 0.39 * (words.length / sentences) + 11.8 * (sum(words.map(englishSyllables)) / words.length) - 15.59
  return {
    inLadder: round(words.filter((word) => isListed(word.toLowerCase())).length / words.length, 3),
    fleschKincaid: round(grade, 2),
  }
}

function decodable(words: readonly string[], known: MeterWords) {
  const step = indonesianSteps(known)
  const steps = words.map(step)
  const share = (level: 'A' | 'B1' | 'B2' | 'B3') =>
    round(steps.filter((step) => step <= CAPS[level].ladderStep).length / steps.length, 3)
  return { A: share('A'), B1: share('B1'), B2: share('B2'), B3: share('B3') }
}
