import type { Language } from './language.ts'
import type { Kokoro, Blend } from './kokoro.ts'
import { SPEECH_RATE } from './kokoro.ts'
import type { Lexicon } from './lexicon.ts'
import { readSentence, type ReadWord } from './reading.ts'
import { type Sentence, sentences } from './text.ts'

/** Whose voice, and how fast: `speed` 1 is the voice's own. */
export interface Manner {
  readonly voice: Blend
  readonly speed: number
  /** Writes the sounds of a word otherwise for the model: IPA in, IPA out. */
  readonly respell?: (ipa: string) => string
}

/** One manner for a whole text, or one for each of its sentences, by their place. */
export type Manners = Manner | ((sentence: number) => Manner)

/** A word of a spoken text as it was written, ms from the start. */
interface SpokenWord {
  readonly word: string
  readonly startMs: number
  readonly endMs: number
}

/** A text as it was spoken: mono samples at 24,000 Hz, and its word times. */
export interface SpokenText {
  readonly samples: Float32Array
  readonly words: readonly SpokenWord[]
  /** Words that no lexicon knows, read by rule. */
  readonly guessed: readonly string[]
}

/** Silences, ms: before the text, between sentences, before “she says.” after a quotation, after the text. */
const PAUSE = { lead: 100, sentence: 480, attribution: 280, tail: 300 } as const
/** What is left of the model's own silence around a sentence, ms. */
const EDGE_MS = 40
/** The model sounds a character this much before its durations say, ms at speed 1; measured against an aligner (docs/audio.md). */
const EARLY_MS = 84
/** What hisses begins softly, this much before where its loudness would have it, ms. */
const HISS_EARLY_MS = 20
const HISS = /^[ˈˌ]?[sʃfθhvz]/u
/** A word stays lit until the next one where the hole is shorter, ms: no flicker. */
const HIGHLIGHT_HOLE_MS = 250
/** What is softer than this share of a sentence's peak is silence. */
const SILENCE = 0.01
/** Where a longer sentence is divided, characters of IPA. */
const LONG = 380

/** Speaks a text sentence by sentence, as the voice gives it: not brought to a loudness. Throws `UnspeakableError`. */
export async function say(
  { kokoro, lexicon }: { readonly kokoro: Kokoro; readonly lexicon: Lexicon },
  text: string,
  language: Language,
  manners: Manners,
): Promise<SpokenText> {
  const parts: Float32Array[] = []
  const words: SpokenWord[] = []
  const guessed: string[] = []
  let atMs = 0
  const add = (samples: Float32Array) => {
    parts.push(samples)
    atMs += (samples.length * 1000) / SPEECH_RATE
  }
  for (const [k, sentence] of sentences(text).entries()) {
    const read = readSentence(sentence, language, lexicon)
    guessed.push(...read.filter(({ isGuessed }) => isGuessed).map(({ word }) => word))
    const manner = typeof manners === 'function' ? manners(k) : manners
    for (const [n, phrase] of phrasesOf(read).entries()) {
      const spoken = await sayPhrase(kokoro, phrase, manner)
      add(silence(pauseBefore(sentence, k, n) - spoken.leadMs))
      for (const { word, startMs, endMs } of spoken.words) {
        words.push({ word, startMs: Math.round(atMs + startMs), endMs: Math.round(atMs + endMs) })
      }
      add(spoken.samples)
    }
  }
  add(silence(PAUSE.tail - EDGE_MS))
  return { samples: concat(parts), words: words.map(untilNext), guessed: [...new Set(guessed)] }
}

/** Silence in ms before a phrase; the edges of silence that phrases keep are taken off. */
function pauseBefore({ isAttribution }: Sentence, sentence: number, phrase: number): number {
  if (phrase > 0) return EDGE_MS
  if (sentence === 0) return PAUSE.lead
  return (isAttribution ? PAUSE.attribution : PAUSE.sentence) - EDGE_MS
}

/** Divides a sentence that is too long for the model: after a comma where there is one, else between words. */
function phrasesOf(words: readonly ReadWord[]): ReadWord[][] {
  const phrases: ReadWord[][] = []
  let phrase: ReadWord[] = []
  let length = 0
  for (const word of words) {
    const own = word.ipa.length + word.closing.length + 1
    const isFull = length + own > LONG || (length > LONG / 2 && /[,;:]/.test(phrase.at(-1)?.closing ?? ''))
    if (phrase.length > 0 && isFull) {
      phrases.push(phrase)
      phrase = []
      length = 0
    }
    phrase.push(word)
    length += own
  }
  return [...phrases, phrase]
}

interface SpokenPhrase {
  readonly samples: Float32Array
  /** Silence before the first sound. */
  readonly leadMs: number
  readonly words: readonly SpokenWord[]
}

/** Speaks words in one breath, and cuts off the silence around them. */
async function sayPhrase(
  kokoro: Kokoro,
  words: readonly ReadWord[],
  { voice, speed, respell = asRead }: Manner,
): Promise<SpokenPhrase> {
  const places: [from: number, to: number][] = []
  let ipa = ''
  for (const [i, word] of words.entries()) {
    const isLast = i === words.length - 1
    const from = ipa.length
    ipa += respell(word.ipa)
    places.push([from, ipa.length])
    ipa += isLast ? ending(word.closing) : `${word.closing} `
  }
  const { samples, leadMs, unitMs } = await kokoro.sound(ipa, voice, speed)
  const startOf = cumulated(leadMs - EARLY_MS / speed, unitMs)
  const { from, to } = soundIn(samples)
  const begin = Math.max(0, from - inSamples(EDGE_MS))
  const end = Math.min(samples.length, to + inSamples(EDGE_MS))
  const shift = (begin * 1000) / SPEECH_RATE
  const lastMs = ((to - begin) * 1000) / SPEECH_RATE
  const inside = (ms: number) => Math.max(0, Math.min(lastMs, ms))
  return {
    samples: faded(samples.slice(begin, end)),
    leadMs: ((from - begin) * 1000) / SPEECH_RATE,
    words: places.map(([first, last], i) => ({
      word: words[i]?.word ?? '',
      startMs: inside((startOf[first] ?? 0) - shift - (HISS.test(words[i]?.ipa ?? '') ? HISS_EARLY_MS : 0)),
      endMs: inside((startOf[last] ?? 0) - shift),
    })),
  }
}

const asRead = (ipa: string) => ipa

/** Every sentence is ended, or the voice trails off. */
const ending = (closing: string) => (/[.!?]/.test(closing) ? closing : '.')

function cumulated(from: number, parts: readonly number[]): number[] {
  const starts = [from]
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part)
  return starts
}

/** The first and last sample that is not silence. */
function soundIn(samples: Float32Array): { readonly from: number; readonly to: number } {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const isSound = (value: number) => Math.abs(value) > peak * SILENCE
  const from = samples.findIndex(isSound)
  return { from: Math.max(0, from), to: samples.findLastIndex(isSound) + 1 }
}

const inSamples = (ms: number) => Math.max(0, Math.round((ms * SPEECH_RATE) / 1000))
const silence = (ms: number) => new Float32Array(inSamples(ms))

/** Fades 8 ms at both ends, so that no cut is heard. */
function faded(samples: Float32Array): Float32Array {
  const length = Math.min(inSamples(8), samples.length >> 1)
  return samples.map((value, i) => value * Math.min(1, i / length, (samples.length - 1 - i) / length))
}

function concat(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function untilNext(word: SpokenWord, i: number, words: readonly SpokenWord[]): SpokenWord {
  const next = words[i + 1]
  return next && next.startMs - word.endMs < HIGHLIGHT_HOLE_MS ? { ...word, endMs: next.startMs } : word
}
