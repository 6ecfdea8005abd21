import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { level, writtenWords } from '../../../server/speech/engine/index.ts'
import { isHeard, someScripts } from '../allScripts.ts'
import { hearingOf } from '../judge/hearing.ts'
import { type Answer, type Clip, listen, wholeClip } from '../judge/listen.ts'
import { alignWord } from '../judge/phones.ts'
import type { TimedWord } from '../manifest.ts'
import type { Script } from '../scripts.ts'
import { concat, RATE, readWav, writeWav } from '../wav.ts'
import { decode, keepRecording } from './recordings.ts'
import { isSingle } from './voices.ts'

const USAGE = `npm run audio -- take-over DIR --by NAME [--book N|ladder] [--language en|id] [--accept]
Takes recordings of a person over, a WAV (or FLAC, MP3, M4A) a line, named as on the recording sheet (npm run audio -- recording-sheet).
--by      whose voice it is, as the person wants to be named
--accept  take a recording also where the judges hear other words than the line's`

/** Silence before and after the sound, ms. */
const PAD = { text: { before: 100, after: 300 }, single: { before: 30, after: 90 } } as const
/** A recording is refused below this peak, and where so large a share of its samples is clipped. */
const TOO = { soft: 0.01, clipped: 0.002 } as const
/** What is softer than this share of the peak is silence. */
const SILENCE = 0.02
/** More wrong words than this, and something else was read. */
const MOST_WRONG = 0.34

/** The name of a line's recording, without ending: `book1-naration-en-page-02`. */
export function recordingName({ path }: Pick<Script, 'path'>): string {
  return path
    .replace(/^\/audio\/(books\/)?/, '')
    .replace(/\.mp3$/, '')
    .replaceAll('/', '-')
}

interface Found {
  readonly script: Script
  /** The finished sound. */
  readonly wav: string
}

/** `npm run audio -- take-over`: keeps the recordings of a folder for `npm run audio` to use. Gives the exit code. */
export async function takeOver(root: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      by: { type: 'string' },
      book: { type: 'string' },
      language: { type: 'string' },
      accept: { type: 'boolean' },
    },
  })
  const [folder] = positionals
  if (folder === undefined || values.by === undefined || values.by.trim() === '') {
    console.error(USAGE)
    return 2
  }
  if (!existsSync(folder)) throw new Error(`${folder} is not there`)
  const scripts = await someScripts(root, values)
  const { files, strangers } = match(folder, scripts)
  for (const name of strangers) console.error(`${name}: no line has this name; the recording sheet has all names`)
  const found: Found[] = []
  for (const [script, file] of files) {
    const fault = prepare(root, script, file, found)
    if (fault !== undefined) console.error(`${basename(file)}: ${fault}`)
  }
  const taken = await judgeAll(root, found, values.by.trim(), values.accept === true)
  console.log(`${taken} of ${files.size} recordings are taken over. Now: npm run audio`)
  return taken === files.size && strangers.length === 0 && taken > 0 ? 0 : 1
}

function match(folder: string, scripts: readonly Script[]) {
  const byName = new Map(scripts.map((script) => [recordingName(script), script]))
  const files = new Map<Script, string>()
  const strangers: string[] = []
  for (const name of readdirSync(folder).toSorted((a, b) => a.localeCompare(b))) {
    const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? []
    if (!/^(wav|flac|mp3|m4a|ogg|webm)$/i.test(ending)) continue
    const script = byName.get(stem)
    if (script) files.set(script, join(folder, name))
    else strangers.push(name)
  }
  return { files, strangers }
}

/** Cuts a recording to its sound and levels it; tells what is wrong with it, or adds it to what was found. */
function prepare(root: string, script: Script, file: string, found: Found[]): string | undefined {
  const wav = join(root, '.cache/audio/recordings', `${recordingName(script)}.wav`)
  try {
    decode(file, wav)
  } catch {
    return 'it is no sound that can be read'
  }
  const { samples } = readWav(wav)
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  if (peak < TOO.soft) return 'it is silent'
  const clipped = samples.filter((value) => Math.abs(value) > 0.999).length / samples.length
  if (clipped > TOO.clipped) return 'it is too loud: its peaks are cut off. Please record it softer'
  const isSound = (value: number) => Math.abs(value) > peak * SILENCE
  const sound = samples.slice(samples.findIndex(isSound), samples.findLastIndex(isSound) + 1)
  const { before, after } = isSingle(script.kind) ? PAD.single : PAD.text
  const silence = (ms: number) => new Float32Array((RATE * ms) / 1000)
  writeWav(wav, { rate: RATE, samples: level(concat([silence(before), sound, silence(after)]), RATE) })
  found.push({ script, wav })
  return undefined
}

/** Has the judges listen, and keeps what they hear as the line's text. Returns how many. */
async function judgeAll(root: string, found: readonly Found[], by: string, isAccepted: boolean): Promise<number> {
  const answers = await listen(root, found.map(clipOf), (text) => console.error(text))
  let taken = 0
  for (const [i, { script, wav }] of found.entries()) {
    const answer = answers[i]
    if (!answer) continue
    const { wer, heard } = hearingOf(script, answer.heard)
    const words = script.kind === 'narration' ? timesOf(script, wav, answer) : []
    const isOther = isHeard(script.kind) && (wer ?? 0) > MOST_WRONG
    const note = `${recordingName(script)}: heard as “${heard}”, naturalness ${answer.mos.toFixed(2)}`
    if (words === undefined) console.error(`${note}; its words could not be found in it, so it is left out`)
    else if (isOther && !isAccepted) console.error(`${note}; left out. --accept takes it all the same`)
    else {
      if (isOther) console.error(note)
      keepRecording(root, script.path, wav, { text: script.text, by, words })
      taken += 1
    }
  }
  return taken
}

function clipOf({ script, wav }: Found): Clip {
  const clip = wholeClip(wav, script.language, isSingle(script.kind))
  if (script.kind !== 'narration') return clip
  return { ...clip, words: writtenWords(script.text).map((word) => alignWord(word, script.language)) }
}

/** Each word from its start to the next one's, as the aligner finds them; `undefined` where it does not. */
function timesOf({ text }: Script, wav: string, { starts }: Answer): TimedWord[] | undefined {
  const words = writtenWords(text)
  if (!starts || starts.length !== words.length) return undefined
  const { samples } = readWav(wav)
  const end = Math.round((samples.length * 1000) / RATE) - PAD.text.after
  return words.map((word, i) => {
    const start = Math.round(starts[i] ?? 0)
    return [word, start, Math.max(start, Math.round(starts[i + 1] ?? end))]
  })
}
