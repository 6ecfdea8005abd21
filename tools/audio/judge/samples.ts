import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Language, LANGUAGES } from '../../../src/game/language.ts'
import { type AudioManifest, type Judgement, readManifest } from '../manifest.ts'
import { run } from '../run.ts'
import { readBooks, type Script, scriptsOf } from '../scripts.ts'

/** What is offered to listen to in each language: a narration of each book, and so many prompts and single words. */
const OFFERED = { narration: 4, prompt: 2, word: 4 } as const
const FOLDER = 'docs/voices'
const USAGE = `npm run audio -- samples --old DIR
Writes docs/voices.html: lines of the books spoken before (in the project folder DIR, judged as tools/audio/judge/festival.json) and now, side by side.`

type Figures = Readonly<Record<string, Judgement>>

interface Sample {
  readonly script: Script
  readonly name: string
}

/** `npm run audio -- samples`: a page to listen to. Gives the exit code. */
export async function samples(root: string, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { old: { type: 'string' } } })
  if (values.old === undefined || !existsSync(join(values.old, 'tools/audio/manifest.json'))) {
    console.error(USAGE)
    return 2
  }
  const before = readManifest(values.old)
  // What was not spoken before cannot be compared.
  const scripts = (await scriptsOf(readBooks(root))).filter(({ path }) => before.speech[path])
  const now = readManifest(root)
  const old = JSON.parse(readFileSync(join(root, 'tools/audio/judge/festival.json'), 'utf8')) as Figures
  rmSync(join(root, FOLDER), { recursive: true, force: true })
  mkdirSync(join(root, FOLDER), { recursive: true })
  const sections = LANGUAGES.map((language) => {
    const offered = offeredIn(scripts, language)
    const rows = offered.map((sample) => {
      const oldName = cut(values.old ?? '', before, sample, join(root, FOLDER), 'before')
      const newName = cut(root, now, sample, join(root, FOLDER), 'now')
      const figures = [old[sample.script.path], now.speech[sample.script.path]?.judged] as const
      return rowOf(sample.script, [oldName, newName], figures)
    })
    return sectionOf(language, rows)
  })
  writeFileSync(join(root, 'docs/voices.html'), pageOf(sections))
  return 0
}

/** The same lines each time: spread over the list of scripts. */
function offeredIn(scripts: readonly Script[], language: Language): Sample[] {
  return Object.entries(OFFERED).flatMap(([kind, count]) => {
    const mine = scripts.filter((script) => script.language === language && script.kind === kind)
    const step = mine.length / count
    return Array.from({ length: count }, (_, i) => mine[Math.floor((i + 0.5) * step)]).flatMap((script, i) =>
      script ? [{ script, name: `${language}-${kind}-${i + 1}` }] : [],
    )
  })
}

/** Copies a line's sound out of its file. Returns its name. */
function cut(root: string, { speech }: AudioManifest, { script, name }: Sample, folder: string, when: string): string {
  const entry = speech[script.path]
  if (!entry) throw new Error(`${script.path} is not spoken in ${root}`)
  const file = join(root, 'public', `${entry.src}.webm`)
  const target = `${name}-${when}.webm`
  if (script.kind === 'narration') copyFileSync(file, join(folder, target))
  else {
    const part = ['-ss', String(entry.startMs / 1000), '-t', String(entry.ms / 1000)]
    run('ffmpeg', ['-y', '-v', 'error', '-i', file, ...part, '-c:a', 'libopus', '-b:a', '32k', join(folder, target)])
  }
  return target
}

const percent = (share: number | null | undefined) =>
  typeof share === 'number' ? `${(share * 100).toFixed(0)} %` : '–'

function rowOf(
  { text }: Script,
  names: readonly [string, string],
  figures: readonly [Judgement | undefined, Judgement | undefined],
): string {
  const cells = names.map((name, i) => {
    const judged = figures[i]
    const said = judged ? `misheard ${percent(judged.wer)}, natural ${judged.mos.toFixed(2)}` : 'not judged'
    return `<td><audio controls preload="none" src="voices/${name}"></audio><small>${said}</small>`
  })
  return `<tr><td>${text.replaceAll('<', '&lt;')}${cells.join('')}`
}

function sectionOf(language: Language, rows: readonly string[]): string {
  const name = { en: 'English', id: 'Bahasa Indonesia' }[language]
  const ask = {
    en: 'Which voice would you want to read to a child?',
    id: 'Suara mana yang Anda pilih untuk membacakan cerita kepada anak?',
  }[language]
  const head = { en: ['Text', 'Before', 'Now'], id: ['Teks', 'Dulu', 'Sekarang'] }[language]
  return `<section lang="${language}"><h2>${name}</h2><p>${ask}</p><table><tr>${head.map((cell) => `<th>${cell}`).join('')}\n${rows.join('\n')}</table></section>`
}

const STYLE =
  'body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.5rem;text-align:left;vertical-align:top}td:first-child{width:40%}audio{display:block;width:15rem;height:2.2rem}small{color:#555}'

const pageOf = (sections: readonly string[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lumbung: the voices</title><style>${STYLE}</style><h1>The voices, before and now</h1><p>Five minutes of listening. “Misheard” is the share of words that a speech recogniser gets wrong, “natural” an estimate of naturalness from 1 to 5 (docs/audio.md, Judging).</p>\n${sections.join('\n')}\n</html>\n`
