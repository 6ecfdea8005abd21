import { CAPS, type Level } from '../../../../content/levels/levels.ts'
import { measurePage } from '../../../../content/levels/meter.ts'
import { sentencesOf, wordsOf } from '../../../../content/levels/reading.ts'

/** A sentence of a page, with its number of words. */
interface SentenceLength {
  readonly text: string
  readonly words: number
  readonly isLong: boolean
}

/** What the meter shows of a page's text in one language. */
export interface PageMeter {
  /** The level that the text has, and whether it is above the one that the author writes for. */
  readonly level: Level
  readonly isOver: boolean
  /** Most words of a sentence, and most sentences of a page, at the level of the book; undefined beyond all levels. */
  readonly cap: { readonly words: number; readonly sentences: number } | undefined
  readonly sentences: readonly SentenceLength[]
  readonly longest: number
  readonly hasTooManySentences: boolean
}

/** Measures a page's text against the level of the book. */
export function pageMeter(text: string, level: Level): PageMeter {
  const caps = level === 'D' ? undefined : CAPS[level]
  const cap = caps && { words: caps.wordsPerSentence, sentences: caps.sentencesPerPage }
  const sentences = text
    .split('\n')
    .flatMap(sentencesOf)
    .map((sentence) => {
      const words = wordsOf(sentence).length
      return { text: sentence, words, isLong: cap !== undefined && words > cap.words }
    })
  const hasTooManySentences = cap !== undefined && sentences.length > cap.sentences
  return {
    level: measurePage(text.replaceAll('\n', ' ')).level,
    isOver: hasTooManySentences || sentences.some(({ isLong }) => isLong),
    cap,
    sentences,
    longest: Math.max(0, ...sentences.map(({ words }) => words)),
    hasTooManySentences,
  }
}

/** Words after which a long sentence can be cut, Indonesian and English. */
const JOINTS = /[,;–]\s+|\s+(?=(?:dan|lalu|tetapi|karena|and|then|but|because)\s)/gi

/** Where a long sentence can be made two, nearest its middle: offered, never done by itself. Undefined where nothing fits. */
export function cutOf(sentence: string): readonly [string, string] | undefined {
  const middle = sentence.length / 2
  const places = [...sentence.matchAll(JOINTS)].map(({ index, 0: joint }) => ({ index, joint }))
  const best = places.sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))[0]
  if (!best) return undefined
  const first = sentence.slice(0, best.index).trim()
  const rest = sentence.slice(best.index + best.joint.length).replace(/^(?:dan|and)\s+/i, '')
  if (wordsOf(first).length < 2 || wordsOf(rest).length < 2) return undefined
  return [`${first}.`, rest.charAt(0).toUpperCase() + rest.slice(1)]
}
