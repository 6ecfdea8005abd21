import { parseMarkup, type Run } from '../../../src/content/markup.ts'
import type { BookLanguage, ExportPage, SpokenWord } from './exportBook.ts'
import { escapeXml } from './xml.ts'

/** A part of a word. `isNextPhrase`: it begins a bold phrase of its own right after another, from which only white space parts it. */
interface WrittenRun extends Run {
  readonly isNextPhrase?: boolean
}

/** A word as it is written, with the punctuation that touches it, and its time where it is spoken. */
export interface WrittenWord {
  readonly runs: readonly WrittenRun[]
  readonly spoken?: SpokenWord
}

/** How many spoken words may be skipped to find a written one. */
const LOOK_AHEAD = 6

const NAME = '{name}'

/** The paragraphs of a page in a language, word by word. A line with the reader's name is left out: a file has no reader. */
export function writtenParagraphs(page: ExportPage, language: BookLanguage): WrittenWord[][] {
  const paragraphs = (page.texts[language] ?? []).filter((text) => !text.includes(NAME))
  const nextTime = timesOf(page.narration[language]?.words ?? [])
  return paragraphs.map((text) =>
    splitWords(parseMarkup(text)).map((runs) => {
      const spoken = nextTime(plain(runs))
      return spoken ? { runs, spoken } : { runs }
    }),
  )
}

/** The paragraphs of a page as plain text. */
export function paragraphsAsText(page: ExportPage, language: BookLanguage): string[] {
  return writtenParagraphs(page, language).map((words) => words.map(({ runs }) => plain(runs)).join(' '))
}

/** The words with ids that are unique in their page: counted through all paragraphs of the language, from 1 (`en-1`). */
export function spokenIds(
  paragraphs: readonly (readonly WrittenWord[])[],
  language: BookLanguage,
): (WrittenWord & { readonly id: string })[][] {
  let count = 0
  return paragraphs.map((words) => words.map((word) => ({ ...word, id: `${language}-${(count += 1)}` })))
}

/** A word as XHTML, with its bold parts. Bold words that follow each other are read as one phrase, unless the later one is marked (`import/text.ts`). */
export function wordXml({ runs }: WrittenWord): string {
  return runs
    .map(({ text, isBold, isNextPhrase }) => {
      if (!isBold) return escapeXml(text)
      return `<b${isNextPhrase ? ' data-phrase="next"' : ''}>${escapeXml(text)}</b>`
    })
    .join('')
}

/** The words of a page that are to be learned: what its markup sets in bold, without punctuation at the ends, and small where only its sentence made it large. */
export function boldPhrases(page: ExportPage, language: BookLanguage): string[] {
  return (page.texts[language] ?? []).flatMap((text) => {
    const runs = parseMarkup(text)
    return runs.flatMap((run, index) => {
      const phrase = run.text.trim().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      if (!run.isBold || phrase === '') return []
      const before = plain(runs.slice(0, index))
      return [BEGINS_SENTENCE.test(before) ? phrase.charAt(0).toLocaleLowerCase(language) + phrase.slice(1) : phrase]
    })
  })
}

/** What stands before the first word of a sentence: nothing, or the end of another, quotes aside. */
const BEGINS_SENTENCE = /(?:^|[.!?…:])["“”‘’\s]*$/u

const plain = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** Splits runs at white space; a word may have runs of both weights. */
function splitWords(runs: readonly Run[]): WrittenRun[][] {
  const words: WrittenRun[][] = [[]]
  for (const { text, isBold } of runs) {
    text.split(/\s+/).forEach((part, index) => {
      if (index > 0) words.push([])
      if (part === '') return
      const isNextPhrase =
        isBold && index === 0 && words.at(-1)?.length === 0 && (words.at(-2)?.at(-1)?.isBold ?? false)
      words.at(-1)?.push({ text: part, isBold, ...(isNextPhrase && { isNextPhrase }) })
    })
  }
  return words.filter((word) => word.length > 0)
}

const bare = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Answers the time of each written word in turn; nothing for one that is not spoken (a dash). */
function timesOf(words: readonly SpokenWord[]): (written: string) => SpokenWord | undefined {
  let next = 0
  return (written) => {
    const wanted = bare(written)
    if (wanted === '') return undefined
    const step = words.slice(next, next + LOOK_AHEAD).findIndex(({ word }) => bare(word) === wanted)
    if (step < 0) return undefined
    next += step + 1
    return words[next - 1]
  }
}
