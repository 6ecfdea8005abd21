import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../src/game/language.ts'
import { level } from '../level.ts'
import { run } from '../run.ts'
import { concat, fade, RATE, readWav, writeWav } from '../wav.ts'
import { speakAll, type Spoken, type SpokenWord, VOICES } from './festival.ts'
import type { Plan } from './plan.ts'
import { operate } from './surgery.ts'

/** A word of a finished line, ms from its start. */
interface WordTime {
  readonly w: string
  readonly s: number
  readonly e: number
}

/** A finished line: levelled samples at `RATE`, and the times of its words (none for a single word). */
export interface Line {
  readonly samples: Float32Array
  readonly words: readonly WordTime[]
}

/** Silences, ms. */
const LEAD = 100
const GAP = 600
const ATTRIBUTION_GAP = 280
const TAIL = 300
const EDGE = 40
/** A word stays lit until the next one where the hole is shorter: no flicker. */
const JOIN_HIGHLIGHT = 250

const EQUALISER: Readonly<Record<Language, string>> = {
  en: 'equalizer 220 0.9q +2.5 equalizer 3000 1.4q -2 equalizer 6800 1.2q -2 highpass 80',
  id: 'equalizer 220 0.9q +2 equalizer 2900 1.2q -1.5 treble +2.5 5500 highpass 80',
}
const ROOM = 'compand 0.008,0.12 6:-60,-48,-30,-20,-12,-9,0,-4 -3 -90 0.02 reverb 12 60 30 100 5 -7'

interface Loaded {
  readonly rate: number
  readonly samples: Float32Array
  readonly words: readonly SpokenWord[]
  readonly first: number
  readonly last: number
}

/** Speaks plans of one language, and hands over each line as it is finished. */
export function speakPlans(
  language: Language,
  plans: readonly Plan[],
  work: string,
  done: (plan: Plan, line: Line) => void,
): void {
  const dir = join(work, language)
  const jobs = plans.flatMap(({ hash, rate, sentences }, n) =>
    sentences.map(({ words }, k) => ({ id: `${hash}-${n}-${k}`, rate, words })),
  )
  const spoken = speakAll(language, jobs, dir)
  let from = 0
  for (const plan of plans) {
    const mine = spoken.slice(from, from + plan.sentences.length)
    from += plan.sentences.length
    done(plan, plan.isSingle ? oneWord(plan, mine, dir) : joinLine(plan, mine, dir))
    for (const { file } of mine) rmSync(file, { force: true })
  }
}

/** Warms and softens raw speech: the voice's equaliser, a gentle compressor, a little room; then its loudness. */
function finish(samples: Float32Array, rate: number, { script, hash }: Plan, dir: string): Float32Array {
  const raw = join(dir, `${hash}.in.wav`)
  const soft = join(dir, `${hash}.out.wav`)
  writeWav(raw, { rate, samples })
  const form = ['-r', String(RATE), '-b', '16', '-c', '1']
  run('sox', ['-R', '-D', '-G', raw, ...form, soft, ...`${EQUALISER[script.language]} ${ROOM}`.split(' ')])
  const levelled = level(readWav(soft).samples)
  rmSync(raw)
  rmSync(soft)
  return levelled
}

/** Reads a spoken sentence and does the surgery of the Indonesian voice. */
function load(language: Language, spoken: Spoken): Loaded {
  const { rate, samples } = readWav(spoken.file)
  const first = spoken.segments[0]?.start ?? 0
  const last = spoken.segments.at(-1)?.end ?? 0
  if (VOICES[language].name !== 'ona') return { rate, samples, words: spoken.words, first, last }
  const { samples: mended, map } = operate(samples, rate, spoken.segments)
  const words = spoken.words.map(({ w, start, end }) => ({ w, start: map(start), end: map(end) }))
  return { rate, samples: mended, words, first: map(first), last: map(last) }
}

/** A piece of a sentence, faded at its ends; ms. */
function piece({ samples, rate }: Loaded, from: number, to: number, fades: readonly [number, number]): Float32Array {
  const part = samples.slice(Math.round((from * rate) / 1000), Math.round((to * rate) / 1000))
  return fade(part, rate, ...fades)
}

/** Joins the sentences of a line with their pauses. */
function joinLine(plan: Plan, spoken: readonly Spoken[], dir: string): Line {
  const parts: Float32Array[] = []
  const words: WordTime[] = []
  let rate = RATE
  let now = 0
  const silence = (ms: number) => new Float32Array(Math.max(0, Math.round((ms * rate) / 1000)))
  spoken.forEach((sentence, k) => {
    const loaded = load(plan.script.language, sentence)
    rate = loaded.rate
    const from = Math.max(0, loaded.first - EDGE)
    const to = Math.min((loaded.samples.length * 1000) / rate, loaded.last + EDGE)
    const pause = k === 0 ? LEAD : (plan.sentences[k]?.attribution ? ATTRIBUTION_GAP : GAP) - EDGE
    const hole = silence(pause - (loaded.first - from))
    const spokenPart = piece(loaded, from, to, [10, 15])
    const shift = ((now + hole.length) * 1000) / rate - from
    for (const { w, start, end } of loaded.words) {
      words.push({ w, s: Math.round(start + shift), e: Math.round(end + shift) })
    }
    parts.push(hole, spokenPart)
    now += hole.length + spokenPart.length
  })
  parts.push(silence(TAIL - EDGE))
  return { samples: finish(concat(parts), rate, plan, dir), words: words.map(joined) }
}

function joined(word: WordTime, i: number, words: readonly WordTime[]): WordTime {
  const next = words[i + 1]
  return next && next.s - word.e < JOIN_HIGHLIGHT ? { ...word, e: next.s } : word
}

/** How far into a word to cut, ms, so that nothing of the carrier's last vowel is left: into the closure of a stop. */
function cutIn(word: string): number {
  if (/^[pbtdkgcj]/i.test(word)) return 25
  return /^[aeiou]/i.test(word) ? 20 : 8
}

/** A single word; where it was said in a carrier sentence it is cut out of that. */
function oneWord(plan: Plan, spoken: readonly Spoken[], dir: string): Line {
  const sentence = spoken.at(-1)
  if (!sentence) throw new Error(`${plan.script.path}: nothing was spoken`)
  const loaded = load(plan.script.language, sentence)
  const { words, rate, samples } = loaded
  const said = words.filter(({ w }) => w.toLowerCase() === plan.script.text.toLowerCase()).at(-1) ?? words.at(-1)
  if (!said) throw new Error(`${plan.script.path}: the word is not in what was spoken`)
  const before = words[words.indexOf(said) - 1]
  const edge = !before || said.start - before.end > 2 * EDGE ? EDGE : -cutIn(said.w)
  const from = Math.max(0, said.start - edge)
  const to = Math.min((samples.length * 1000) / rate, said.end + EDGE)
  const pad = new Float32Array(Math.round(rate * 0.03))
  const tail = new Float32Array(Math.round(rate * 0.09))
  return { samples: finish(concat([pad, piece(loaded, from, to, [8, 25]), tail]), rate, plan, dir), words: [] }
}
