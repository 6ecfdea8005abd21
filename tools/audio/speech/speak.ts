import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { level, SPEECH_RATE, type SpeechEngine, type SpokenText } from '../../../server/speech/engine/index.ts'
import { run } from '../run.ts'
import type { TimedWord } from '../manifest.ts'
import { concat, fade, RATE, readWav, writeWav } from '../wav.ts'
import { letterSound } from './letterSound.ts'
import { type Plan, takeName } from './plan.ts'
import { isSingle, mannersOf, type Take } from './voices.ts'

/** A finished line: levelled samples at `RATE` in a file, and the times of its words (none for a single word). */
export interface Line {
  readonly file: string
  readonly words: readonly TimedWord[]
}

/** What every finished line goes through: no rumble, and a little less of the highest sounds, which small speakers make sharp. */
const SOFTEN = 'highpass 60 treble -1.5 7500'
/** Silence around a single word, ms. */
const PAD = { before: 30, after: 90 } as const
/** What is softer than this share of a word's peak is silence. */
const SILENCE = 0.012
/** How far before a word's start its cut is looked for in a carrier sentence, ms. */
const CUT_MS = 120

/** Speaks a take of a line, or finds it in the cache. */
export async function speakTake(
  root: string,
  engine: () => Promise<SpeechEngine>,
  plan: Plan,
  take: Take,
): Promise<Line> {
  const folder = join(root, '.cache/audio/lines')
  mkdirSync(folder, { recursive: true })
  const name = takeName(plan.script, take)
  const file = join(folder, `${name}.wav`)
  const times = join(folder, `${name}.json`)
  // The times are written last: a line without them was never finished.
  if (existsSync(times)) return { file, words: JSON.parse(readFileSync(times, 'utf8')) as TimedWord[] }
  const { kind, language, text, say = text, ipa } = plan.script
  if (ipa !== undefined) {
    finish(padded(await letterSound(await engine(), ipa, take)), file)
    writeFileSync(times, '[]')
    return { file, words: [] }
  }
  const said = isSingle(kind) ? (take.carrier?.replaceAll('{w}', say) ?? `${say}.`) : say
  const spoken = await (await engine()).say(said, language, mannersOf(take))
  const samples = isSingle(kind) ? oneWord(spoken, text) : spoken.samples
  finish(samples, file)
  const words = isSingle(kind) ? [] : spoken.words.map(({ word, startMs, endMs }) => [word, startMs, endMs] as const)
  writeFileSync(times, JSON.stringify(words))
  return { file, words }
}

/** Softens raw speech and brings it to its loudness. */
function finish(samples: Float32Array, file: string): void {
  const raw = `${file}.raw.wav`
  const soft = `${file}.soft.wav`
  writeWav(raw, { rate: SPEECH_RATE, samples })
  run('sox', ['-R', '-D', '-G', raw, '-r', String(RATE), '-b', '16', '-c', '1', soft, ...SOFTEN.split(' ')])
  writeWav(file, { rate: RATE, samples: level(readWav(soft).samples, RATE) })
  run('rm', [raw, soft])
}

/** The word alone, where it was said in a carrier sentence cut out of that: its last saying. */
function oneWord({ samples, words }: SpokenText, text: string): Float32Array {
  const count = text.split(/\s+/).length
  const first = words.at(-count)
  const isAlone = words.length === count
  const from = isAlone || !first ? 0 : quietest(samples, first.startMs - CUT_MS, first.startMs + CUT_MS / 4)
  return padded(fade(trimmed(samples.slice(from)), SPEECH_RATE, 8, 25))
}

function padded(sound: Float32Array): Float32Array {
  const silence = (ms: number) => new Float32Array(Math.round((ms * SPEECH_RATE) / 1000))
  return concat([silence(PAD.before), sound, silence(PAD.after)])
}

/** The sample in the middle of the quietest 10 ms between two times. */
function quietest(samples: Float32Array, fromMs: number, toMs: number): number {
  const width = Math.round(SPEECH_RATE / 100)
  const first = Math.max(0, Math.round((fromMs * SPEECH_RATE) / 1000))
  const last = Math.min(samples.length - width, Math.round((toMs * SPEECH_RATE) / 1000))
  let best = first
  let least = Number.POSITIVE_INFINITY
  for (let from = first; from <= last; from += width >> 2) {
    const energy = samples.subarray(from, from + width).reduce((sum, value) => sum + value * value, 0)
    if (energy >= least) continue
    least = energy
    best = from
  }
  return best + (width >> 1)
}

/** Without the silence at both ends. */
function trimmed(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const isSound = (value: number) => Math.abs(value) > peak * SILENCE
  const edge = Math.round(SPEECH_RATE * 0.015)
  const from = Math.max(0, samples.findIndex(isSound) - edge)
  return samples.slice(from, samples.findLastIndex(isSound) + 1 + edge)
}
