import type { Take } from '../../draft/schema.ts'
import { FRAME_MS } from '../sound/envelope.ts'
import { levelsOf, soundLevel } from '../sound/trim.ts'
import type { Snapped } from './snap.ts'
import { sentencesOf, type Token } from './tokens.ts'

/** Times of the words of a take, as the draft stores them. */
export type Marks = Take['words']

/** A word lasts this long at least, ms. */
const LEAST_MS = 40
/** A pause inside a word (a stop before p, t, k) is no longer than this, ms. */
const STOP_MS = 120

/**
 * Word times from where the said words begin (ms from the start of what is heard). A word ends where its sound ends, or the next one begins. What is
 * not said (a dash) takes no time. `envelope` is that of the part that is heard.
 */
export function marksFrom(tokens: readonly Token[], starts: readonly Snapped[], envelope: readonly number[]): Marks {
  const length = envelope.length * FRAME_MS
  const least = soundLevel(levelsOf(envelope))
  let said = 0
  let end = 0
  return tokens.map(({ text, isSaid }) => {
    const begin = isSaid ? starts[said] : undefined
    if (isSaid) said += 1
    if (!begin) return { word: text, start: end, end, unsure: false }
    const start = Math.min(Math.max(end, begin.ms), length)
    const limit = Math.max(start, Math.min(length, starts[said]?.ms ?? length))
    end = Math.round(Math.max(Math.min(start + LEAST_MS, limit), soundEnd(envelope, start, limit, least)))
    return { word: text, start: Math.round(start), end, unsure: begin.unsure }
  })
}

/** Where the sound that begins at `start` ends before `limit`, ms; short stops inside a word are part of it. */
function soundEnd(envelope: readonly number[], start: number, limit: number, least: number): number {
  let end = start
  for (let at = Math.round(start / FRAME_MS); at * FRAME_MS < limit; at += 1) {
    if ((envelope[at] ?? 0) <= least) continue
    const sounds = (at + 1) * FRAME_MS
    // Until it has begun, any sound counts.
    if (end > start && sounds - end > STOP_MS && sounds - end > (end - start) * 2) break
    end = sounds
  }
  return Math.min(limit, end)
}

/** Time is shared by letters; short words are said slower than their letters say. */
const weightOf = ({ text, isSaid }: Token) => (isSaid ? text.length + 2 : 0)

/** Word times where only the beginnings of sentences were marked: inside a sentence by length, unsure except its first word. */
export function spreadMarks(tokens: readonly Token[], starts: readonly Snapped[], envelope: readonly number[]): Marks {
  const sentences = sentencesOf(tokens)
  const bounds = marksFrom(
    sentences.map((places) => ({
      text: places.map((at) => tokens[at]?.text ?? '').join(' '),
      isSaid: places.some((at) => tokens[at]?.isSaid),
      sentence: 0,
    })),
    starts,
    envelope,
  )
  return sentences.flatMap((places, sentence) => {
    const { start = 0, end: last = 0, unsure = true } = bounds[sentence] ?? {}
    // Pauses inside a sentence are part of it.
    const end = Math.max(last, lastSound(envelope, start, bounds[sentence + 1]?.start ?? envelope.length * FRAME_MS))
    return shared(
      places.flatMap((at) => tokens[at] ?? []),
      start,
      end,
      unsure,
    )
  })
}

function shared(tokens: readonly Token[], start: number, end: number, unsure: boolean): Marks {
  const whole = tokens.reduce((sum, token) => sum + weightOf(token), 0)
  const at = (weight: number) => Math.round(start + ((end - start) * weight) / Math.max(1, whole))
  let before = 0
  return tokens.map((token, place) => {
    const from = before
    before += weightOf(token)
    return { word: token.text, start: at(from), end: at(before), unsure: place > 0 || unsure }
  })
}

function lastSound(envelope: readonly number[], from: number, to: number): number {
  const least = soundLevel(levelsOf(envelope))
  const last = envelope.findLastIndex((level, at) => at * FRAME_MS < to && level > least)
  return Math.min(to, Math.max(from, (last + 1) * FRAME_MS))
}

/** The marks with one word beginning at another time (ms): between the words beside it, and sure from now on. */
export function withStart(marks: Marks, place: number, ms: number): Marks {
  const word = marks[place]
  if (!word) return marks
  const before = marks[place - 1]
  const start = Math.round(Math.min(Math.max(ms, (before?.start ?? -LEAST_MS) + LEAST_MS), word.end - LEAST_MS))
  return marks.map((one, at) => {
    if (at === place) return { ...one, start, unsure: false }
    // A word that ran up to this one goes on doing so; none reaches into it.
    const isJoined = at === place - 1 && (one.end > start || one.end === word.start)
    return isJoined ? { ...one, end: start } : one
  })
}
