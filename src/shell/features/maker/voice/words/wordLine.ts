import type { DraftPage, Take } from '../../draft/schema.ts'
import type { Language } from '../../../../../game/language.ts'
import { likeness } from './tokens.ts'

/** A part of a take's file that says a line, ms from the beginning of the file. */
export interface Line {
  readonly take: Take
  readonly startMs: number
  readonly ms: number
}

/** What is left before and after a word, as far as there is a pause, ms. */
const BEFORE_MS = 30
const AFTER_MS = 60

/** The part of a page's recording that says one word; undefined where it does not say it, or nobody knows when. */
export function wordLine(take: Take, word: string): Line | undefined {
  const wanted = likeness(word)
  const place = take.words.findIndex(
    ({ word: one, start, end, unsure }) => !unsure && end > start && likeness(one) === wanted,
  )
  const found = take.words[place]
  if (!found || wanted === '') return undefined
  const from = Math.max(found.start - BEFORE_MS, take.words[place - 1]?.end ?? 0, 0)
  const to = Math.min(found.end + AFTER_MS, take.words[place + 1]?.start ?? take.ms, take.ms)
  return { take, startMs: take.startMs + from, ms: to - from }
}

/** How a word of a page is said: recorded alone, else by the part of the page's recording; undefined where it is not to be heard. */
export function spokenWord(page: DraftPage, language: Language, word: string): Line | undefined {
  const alone = page.lines[language][word]
  if (alone) return { take: alone, startMs: alone.startMs, ms: alone.ms }
  const take = page.voice[language]
  return take && wordLine(take, word)
}
