import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.ts'
import type { Part, Syllable } from './reading.ts'
import type { Token } from './text.ts'

/** The voices by language: Festival's name of it, and ours. */
export const VOICES = {
  en: { festival: 'voice_cmu_us_slt_arctic_hts', name: 'slt' },
  id: { festival: 'voice_upc_ca_ona_hts', name: 'ona' },
} as const

/** A written word and how it is read. */
export interface ReadWord extends Token {
  readonly parts: readonly Part[]
}

/** A sentence to speak; `rate` 1 is the voice's own speed. */
export interface Job {
  readonly id: string
  readonly rate: number
  readonly words: readonly ReadWord[]
}

/** A phone as it was spoken, ms, and what surgery has to do to it. */
export interface Segment {
  readonly phone: string
  readonly start: number
  readonly end: number
  readonly op: string
}

/** A written word as it was spoken, ms. */
export interface SpokenWord {
  readonly w: string
  readonly start: number
  readonly end: number
}

/** A spoken sentence. */
export interface Spoken {
  readonly file: string
  readonly words: readonly SpokenWord[]
  readonly segments: readonly Segment[]
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Pauses follow punctuation only, and the exact times of words and phones are printed. */
const PRELUDE = `(set! phrase_cart_tree simple_phrase_cart_tree)
(Parameter.set 'Phrase_Method 'cart_tree)
(set! base_params hts_engine_params)
(define (report_token tk)
  (let ((a 0) (b 0))
    (mapcar (lambda (d)
      (if (> (item.feat d "word_end") 0)
        (begin
          (if (< b 0.001) (set! a (item.feat d "word_start")))
          (set! b (item.feat d "word_end")))))
      (item.daughters tk))
    (if (> b 0) (format t "T\\t%f\\t%f\\n" a b))))
(define (report_segment s)
  (format t "S\\t%s\\t%f\\t%f\\n" (item.name s) (item.feat s "segment_start") (item.feat s "segment_end")))
(define (speak text file rate)
  (set! hts_engine_params (append base_params (list (list "-r" rate))))
  (set! u (utt.synth (eval (list 'Utterance 'Text text))))
  (utt.save.wave u file 'riff)
  (mapcar report_token (utt.relation.items u 'Token))
  (mapcar report_segment (utt.relation.items u 'Segment)))
`

/** A private spelling for a string of phones, so that no spelling rule of the voice touches it. */
function privateWord(entry: string): string {
  const hash = createHash('sha1').update(entry).digest()
  const syllable = (byte: number) => 'bdfgklmnprstvz'.charAt(byte % 14) + 'aeiou'.charAt((byte >> 4) % 5)
  return `wa${[...hash.subarray(0, 6)].map(syllable).join('')}`
}

const entryOf = (syllables: readonly Syllable[]) =>
  `(${syllables.map(({ phones, stress }) => `((${phones.join(' ')}) ${stress})`).join(' ')})`

/** Speaks sentences of one language in one run (loading the voice is the slow part); the sound goes to `dir`. */
export function speakAll(language: 'en' | 'id', jobs: readonly Job[], dir: string): Spoken[] {
  if (jobs.length === 0) return []
  mkdirSync(dir, { recursive: true })
  const fileOf = (job: Job) => join(dir, `${job.id}.wav`)
  const entries = new Set<string>()
  const lines = jobs.flatMap((job, n) => [
    `(format t "U\\t${n}\\n")`,
    `(speak ${JSON.stringify(textOf(job, entries))} ${JSON.stringify(fileOf(job))} ${job.rate})`,
  ])
  const script = join(dir, `speak-${language}.scm`)
  writeFileSync(script, `${[`(${VOICES[language].festival})`, ...entries, PRELUDE, ...lines].join('\n')}\n`)
  const heard = timesIn(run('festival', ['-b', script]), jobs.length)
  return jobs.map((job, n) => {
    const { tokens, phones } = heard[n] ?? { tokens: [], phones: [] }
    return { file: fileOf(job), words: wordsOf(job, tokens), segments: withOps(job, phones) }
  })
}

/** What Festival is given to read; explicit phones become entries of its lexicon. */
function textOf(job: Job, entries: Set<string>): string {
  const read = (part: Part) => {
    if ('text' in part) return part.text
    const entry = entryOf(part.syllables)
    const spelling = privateWord(entry)
    entries.add(`(lex.add.entry '("${spelling}" nil ${entry}))`)
    return spelling
  }
  return job.words
    .map(({ parts, punc }) => parts.map((part, k) => read(part) + (k < parts.length - 1 ? ',' : punc)).join(' '))
    .join(' ')
}

interface Heard {
  readonly tokens: Span[]
  readonly phones: (Span & { readonly phone: string })[]
}

function timesIn(output: string, count: number): Heard[] {
  const all = Array.from({ length: count }, (): Heard => ({ tokens: [], phones: [] }))
  let now: Heard | undefined
  const ms = (seconds: string | undefined) => Math.round(Number(seconds) * 1000)
  for (const line of output.split('\n')) {
    const [mark, a = '', b, c] = line.split('\t')
    if (mark === 'U') now = all[Number(a)]
    else if (mark === 'T') now?.tokens.push({ start: ms(a), end: ms(b) })
    else if (mark === 'S' && a !== 'pau' && a !== '#') now?.phones.push({ phone: a, start: ms(b), end: ms(c) })
  }
  return all
}

function wordsOf(job: Job, tokens: readonly Span[]): SpokenWord[] {
  const total = job.words.reduce((sum, { parts }) => sum + parts.length, 0)
  if (tokens.length !== total) throw new Error(`${job.id}: ${tokens.length} tokens for ${total} spoken words`)
  let from = 0
  return job.words.map(({ w, parts }) => {
    const mine = tokens.slice(from, from + parts.length)
    from += parts.length
    return { w, start: mine[0]?.start ?? 0, end: mine.at(-1)?.end ?? 0 }
  })
}

/** Lays the surgery of explicit phones over what was spoken. Where the voice read a word itself, nothing is to be done. */
function withOps(job: Job, phones: Heard['phones']): Segment[] {
  const parts = job.words.flatMap((word) => word.parts)
  const syllables = parts.flatMap((part) => ('syllables' in part ? part.syllables : []))
  if (parts.some((part) => 'text' in part)) return phones.map((phone) => ({ ...phone, op: '' }))
  const ops = syllables.flatMap((syllable) => syllable.ops ?? syllable.phones.map(() => ''))
  if (ops.length !== phones.length) throw new Error(`${job.id}: ${phones.length} phones for ${ops.length}`)
  return phones.map((phone, i) => ({ ...phone, op: ops[i] ?? '' }))
}
