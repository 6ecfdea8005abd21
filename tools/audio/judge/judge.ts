import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '../../../src/game/language.ts'
import {
  type AudioManifest,
  type Judgement,
  readManifest,
  shaOf,
  type SpeechEntry,
  writeManifest,
} from '../manifest.ts'
import { allScripts, isHeard } from '../allScripts.ts'
import type { Script } from '../scripts.ts'
import { isSingle } from '../speech/voices.ts'
import type { Row } from './figures.ts'
import { hearingOf } from './hearing.ts'
import { type Answer, type Clip, installJudges, judgeVersion, listen } from './listen.ts'
import { alignWord } from './phones.ts'
import { report } from './table.ts'

/** Judgements of speech whose files may be gone, by the path of the line. */
type Kept = Readonly<Record<string, Judgement>>

const USAGE = `npm run audio -- judge [--old DIR|FILE.json] [--keep FILE.json] [--only TEXT] [--language en|id] [--install]
--old      show these older figures beside: those of another project folder, or kept ones (default: the judged speech before this, tools/audio/judge/festival.json)
--keep     write the figures to a file as well
--only     only lines whose path holds this text
--install  fetch the judges into .cache/judge (Python 3 and 850 MB) and stop`

function clipOf(root: string, script: Script, entry: SpeechEntry): Clip {
  const file = `${entry.src}.webm`
  const sha = shaOf(root, file)
  if (sha === undefined) throw new Error(`${file} is missing`)
  const { language } = script
  const clip = {
    file: join(root, 'public', file),
    sha,
    startMs: entry.startMs,
    ms: entry.ms,
    language,
    isSingle: isSingle(script.kind),
  }
  return entry.words ? { ...clip, words: entry.words.map(([word]) => alignWord(word, language)) } : clip
}

const round = (value: number | null) => (value === null ? null : Math.round(value * 1e4) / 1e4)

/** What an answer means for a line: says how well it was heard, how natural it is, and how true its word times are. */
function judgementOf(script: Script, entry: SpeechEntry, answer: Answer, { files }: AudioManifest): Judgement {
  const { heard, wer, cer, words } = hearingOf(script, answer.heard)
  const judged = { by: judgeVersion(), heard, wer: round(wer), cer: round(cer), words, mos: answer.mos }
  const [first] = entry.words ?? []
  const last = entry.words?.at(-1)
  if (entry.words === undefined || first === undefined || last === undefined) return judged
  const { starts } = answer
  const file = files[`${entry.src}.webm`]
  return {
    ...judged,
    offsets: starts ? entry.words.map(([, start], i) => start - (starts[i] ?? Number.NaN)) : null,
    wordsAMinute: Math.round((entry.words.length * 60_000) / (last[2] - first[1])),
    ...(file && { lufs: file.lufs, silenceMs: file.silenceMs }),
  }
}

async function judgeAll(
  root: string,
  from: string,
  scripts: readonly Script[],
  log: (text: string) => void,
): Promise<Map<string, Judgement>> {
  const manifest = readManifest(from)
  const lines = scripts.flatMap((script) => {
    const entry = manifest.speech[script.path]
    return entry ? [{ script, entry }] : []
  })
  const answers = await listen(
    root,
    lines.map(({ script, entry }) => clipOf(from, script, entry)),
    log,
  )
  return new Map(
    lines.flatMap(({ script, entry }, i) => {
      const answer = answers[i]
      return answer ? [[script.path, judgementOf(script, entry, answer, manifest)] as const] : []
    }),
  )
}

async function oldOf(
  root: string,
  old: string,
  scripts: readonly Script[],
  log: (text: string) => void,
): Promise<ReadonlyMap<string, Judgement>> {
  if (!existsSync(old)) throw new Error(`${old} is neither a project folder nor a file of figures`)
  if (old.endsWith('.json')) return new Map(Object.entries(JSON.parse(readFileSync(old, 'utf8')) as Kept))
  return judgeAll(root, old, scripts, log)
}

/** One line a clip, so that changes read well. */
function keep(file: string, judged: ReadonlyMap<string, Judgement>): void {
  const lines = [...judged]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([path, value]) => `${JSON.stringify(path)}: ${JSON.stringify(value)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

function noteInManifest(root: string, judged: ReadonlyMap<string, Judgement>): void {
  const manifest = readManifest(root)
  for (const [path, value] of judged) {
    const entry = manifest.speech[path]
    if (entry) manifest.speech[path] = { ...entry, judged: value }
  }
  writeManifest(root, manifest)
}

/** `npm run audio -- judge`: prints what the judges say and notes it in the manifest. Gives the exit code. */
export async function judge(root: string, args: readonly string[]): Promise<number> {
  const options = {
    old: { type: 'string' },
    keep: { type: 'string' },
    only: { type: 'string' },
    language: { type: 'string' },
  } as const
  const { values } = parseArgs({
    args: [...args],
    options: { ...options, install: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  const { language, only = '' } = values
  if (values.help || (language !== undefined && !LANGUAGES.some((known) => known === language))) {
    console.error(USAGE)
    return values.help ? 0 : 2
  }
  if (values.install) {
    installJudges(root)
    return 0
  }
  const all = await allScripts(root)
  const heard = all.filter(({ kind }) => isHeard(kind))
  const scripts = heard.filter(
    (script) => script.path.includes(only) && (language === undefined || script.language === language),
  )
  const log = (text: string) => console.error(text)
  const now = await judgeAll(root, root, scripts, log)
  const kept = join(root, 'tools/audio/judge/festival.json')
  const oldFrom = values.old ?? (existsSync(kept) ? kept : undefined)
  const old = oldFrom === undefined ? new Map<string, Judgement>() : await oldOf(root, oldFrom, scripts, log)
  const rows = scripts.flatMap((script): Row[] => {
    const judged = now.get(script.path)
    const before = old.get(script.path)
    return judged ? [{ script, now: judged, ...(before && { old: before }) }] : []
  })
  noteInManifest(root, now)
  if (values.keep !== undefined) keep(values.keep, now)
  const text = report(rows)
  mkdirSync(join(root, '.cache/judge'), { recursive: true })
  writeFileSync(join(root, '.cache/judge/table.txt'), `${text}\n`)
  console.log(text)
  return 0
}
