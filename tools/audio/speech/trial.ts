import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openEngine, SPEECH_RATE, type SpeechEngine, level } from '../../../server/speech/engine/index.ts'
import { type Language, LANGUAGES } from '../../../src/game/language.ts'
import { quantile } from '../judge/figures.ts'
import { type Clip, listen, wholeClip } from '../judge/listen.ts'
import { hearingOf } from '../judge/hearing.ts'
import { readBooks, type Script, scriptsOf } from '../scripts.ts'
import { writeWav } from '../wav.ts'
import { isSounds, mannerOf, type Style, voiceFolder } from './voices.ts'

/** How many sentences and words a voice is tried on. */
const SAMPLE = { sentences: 30, words: 60 } as const
const USAGE = `npm run audio -- trial [--voice NAME[:SHARE][+NAME[:SHARE]…]]… [--language en|id] [--speed 0.85] [--sounds breath|ends|light]
Speaks ${SAMPLE.sentences} sentences and ${SAMPLE.words} words of the books in each voice and prints what the judges say (docs/decisions/voices.md).
--voice   a voice or a blend, as often as wanted (default: every voice that is installed)
--sounds  write some sounds otherwise for the model (voices.ts)`

interface Line {
  readonly language: Language
  readonly text: string
  readonly isSingle: boolean
}

/** Every n-th of a list, so that `count` are left. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return Array.from({ length: Math.min(count, items.length) }, (_, i) => items[Math.floor(i * step)]).filter(
    (item) => item !== undefined,
  )
}

/** The same lines for every voice. */
function sampleOf(scripts: readonly Script[], language: Language): Line[] {
  const mine = scripts.filter((script) => script.language === language)
  const sentences = mine
    .filter(({ kind }) => kind === 'narration')
    .flatMap(({ text }) => text.match(/[^.!?"“”]+[.!?]/g) ?? [])
    .map((text) => text.trim())
    .filter((text) => text.split(' ').length >= 4)
  const words = mine.filter(({ kind }) => kind === 'word' || kind === 'count').map(({ text }) => text)
  const line = (isSingle: boolean) => (text: string) => ({ language, text, isSingle })
  return [
    ...spread([...new Set(sentences)], SAMPLE.sentences).map(line(false)),
    ...spread([...new Set(words)], SAMPLE.words).map(line(true)),
  ]
}

/** Speaks a line into the cache, unless it is there. */
async function speak(
  engine: SpeechEngine,
  folder: string,
  line: Line,
  take: Style & { readonly voice: string },
): Promise<Clip> {
  const name = createHash('sha1')
    .update(JSON.stringify([take, line]))
    .digest('hex')
    .slice(0, 16)
  const file = join(folder, `${name}.wav`)
  if (!existsSync(file)) {
    const { samples } = await engine.say(line.text, line.language, mannerOf(take))
    writeWav(file, { rate: SPEECH_RATE, samples: level(samples, SPEECH_RATE) })
  }
  return wholeClip(file, line.language, line.isSingle)
}

/** `npm run audio -- trial`: prints one line a voice and language. */
export async function trial(root: string, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      voice: { type: 'string', multiple: true },
      language: { type: 'string' },
      speed: { type: 'string' },
      sounds: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const languages = LANGUAGES.filter((language) => values.language === undefined || language === values.language)
  const speed = Number(values.speed ?? 0.85)
  const { sounds } = values
  if (values.help || languages.length === 0 || !(speed > 0) || (sounds !== undefined && !isSounds(sounds))) {
    console.error(USAGE)
    return values.help ? 0 : 2
  }
  const scripts = await scriptsOf(readBooks(root))
  const folder = join(root, '.cache/audio/trial')
  mkdirSync(folder, { recursive: true })
  const engine = await openEngine(voiceFolder(root))
  console.log('voice, language, speed: sentences WER %, MOS, words a minute; words recognised %, MOS')
  for (const voice of values.voice ?? engine.voices) {
    for (const language of languages) {
      const lines = sampleOf(scripts, language)
      const clips: Clip[] = []
      for (const line of lines)
        clips.push(await speak(engine, folder, line, { voice, speed, ...(sounds && { sounds }) }))
      const answers = await listen(root, clips, () => undefined)
      console.log(`${voice}, ${language}, ${speed}: ${summary(lines, clips, answers)}`)
    }
  }
  await engine.close()
  return 0
}

function summary(lines: readonly Line[], clips: readonly Clip[], answers: Awaited<ReturnType<typeof listen>>): string {
  const rows = lines.map((line, i) => {
    const heard = answers[i]?.heard ?? []
    const kind = line.isSingle ? 'word' : 'narration'
    const count = line.text.split(/\s+/).length
    return { ...line, ...hearingOf({ ...line, kind }, heard), mos: answers[i]?.mos ?? 0, ms: clips[i]?.ms ?? 0, count }
  })
  const sentences = rows.filter(({ isSingle }) => !isSingle)
  const words = rows.filter(({ isSingle }) => isSingle)
  const counted = sentences.reduce((sum, row) => sum + row.words, 0)
  const wer = sentences.reduce((sum, row) => sum + (row.wer ?? 0) * row.words, 0) / counted
  const recognised = words.filter((row) => row.wer === 0).length / words.length
  const mos = (all: typeof rows) =>
    (
      quantile(
        all.map((row) => row.mos),
        0.5,
      ) ?? 0
    ).toFixed(2)
  const pace =
    sentences.reduce((sum, row) => sum + row.count, 0) / (sentences.reduce((sum, row) => sum + row.ms, 0) / 60_000)
  return `${(wer * 100).toFixed(1)}, ${mos(sentences)}, ${pace.toFixed(0)}; ${(recognised * 100).toFixed(1)}, ${mos(words)}`
}
