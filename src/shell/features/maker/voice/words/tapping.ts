import type { Take } from '../../draft/schema.ts'
import { FRAME_MS } from '../sound/envelope.ts'
import { onsetsOf } from '../sound/onsets.ts'
import { type Marks, marksFrom, spreadMarks } from './marks.ts'
import { type Snapped, snapped } from './snap.ts'
import { sentencesOf, type Token, tokensOf } from './tokens.ts'

/** One thing to be tapped: the places of its words in the text, and what its button says. */
export interface Unit {
  readonly text: string
  readonly sentence: number
}

/** What is tapped: every word, or every sentence; of the whole text, or of one sentence. */
export interface Tapping {
  readonly text: string
  readonly bySentence: boolean
  readonly sentence?: number | undefined
}

/** The words that a tapping is about, with their first place in the text. */
function rangeOf({ text, sentence }: Tapping): { readonly tokens: readonly Token[]; readonly from: number } {
  const tokens = tokensOf(text)
  if (sentence === undefined) return { tokens, from: 0 }
  const places = sentencesOf(tokens)[sentence] ?? []
  return { tokens: places.flatMap((at) => tokens[at] ?? []), from: places[0] ?? 0 }
}

/** What is tapped, in order. */
export function unitsOf(tapping: Tapping): Unit[] {
  const { tokens } = rangeOf(tapping)
  const said = tokens.filter(({ isSaid }) => isSaid)
  if (!tapping.bySentence) return said.map(({ text, sentence }) => ({ text, sentence }))
  return [...new Set(said.map(({ sentence }) => sentence))].map((sentence) => ({
    sentence,
    text: tokens
      .filter((token) => token.sentence === sentence)
      .map(({ text }) => text)
      .join(' '),
  }))
}

/** Where the tapped things begin, ms from the start of what is heard. */
export const startsOf = (presses: readonly number[], envelope: readonly number[]): Snapped[] =>
  snapped(presses, onsetsOf(envelope))

/** The word times after all was tapped (ms from the start of what is heard); words outside the tapped sentence keep theirs. */
export function tappedMarks(
  take: Pick<Take, 'words'>,
  tapping: Tapping,
  presses: readonly number[],
  envelope: readonly number[],
): Marks {
  const { tokens, from } = rangeOf(tapping)
  const after = take.words[from + tokens.length]
  const isPart = tapping.sentence !== undefined && take.words.length > 0
  const heard = isPart && after ? envelope.slice(0, Math.round(after.start / FRAME_MS)) : envelope
  const starts = startsOf(presses, envelope)
  const local = tokens.map((token) => ({ ...token, sentence: token.sentence - (tokens[0]?.sentence ?? 0) }))
  const inner = tapping.bySentence ? spreadMarks(local, starts, heard) : marksFrom(local, starts, heard)
  if (!isPart) return inner
  const begin = inner[0]?.start ?? 0
  const before = take.words.slice(0, from).map((word) => ({
    ...word,
    start: Math.min(word.start, begin),
    end: Math.min(word.end, begin),
  }))
  return [...before, ...inner, ...take.words.slice(from + tokens.length)]
}

/** Presses up to `at`, with those that were passed over between the last one and this one spread evenly. */
export function pressedUpTo(presses: readonly number[], at: number, ms: number): number[] {
  const count = at - presses.length + 1
  if (count < 1) return [...presses]
  const last = presses.at(-1) ?? Math.max(0, ms - count * 300)
  const fresh = Array.from({ length: count }, (_, n) => last + ((ms - last) * (n + 1)) / count)
  return [...presses, ...fresh]
}
