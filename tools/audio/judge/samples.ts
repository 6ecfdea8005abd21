import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Language, LANGUAGES } from '../../../src/game/language.ts'
import { type AudioManifest, type Judgement, readManifest } from '../manifest.ts'
import { run } from '../run.ts'
import { readBooks, type Script, scriptsOf } from '../scripts.ts'
import { isSingle } from '../speech/voices.ts'

/** What is offered to listen to in each language: a narration of each book, and so many prompts and single words. */
const OFFERED = { narration: 4, prompt: 2, word: 4 } as const
/** So many of a language's texts are shown that are heard worst now; what is shorter is misheard by chance. */
const WORST = { count: 10, words: 3 } as const
const FOLDER = 'docs/voices'
const USAGE = `npm run audio -- samples --old DIR [--other DIR]
Writes docs/voices.html: lines of the books spoken before (in the project folder DIR, judged as tools/audio/judge/festival.json) and now, side by side;
and the ten texts of a language that are heard worst now.
--other DIR  a project folder in which another voice speaks them: a column between the two`

type Figures = Readonly<Record<string, Judgement>>

/** One of the voices that are offered, with the folder it speaks in. */
interface Voice {
  readonly name: 'before' | 'other' | 'now'
  readonly root: string
  readonly manifest: AudioManifest
  /** The figures of its lines by their paths. */
  readonly figures: Figures
}

interface Sample {
  readonly script: Script
  readonly name: string
}

/** `npm run audio -- samples`: a page to listen to. Gives the exit code. */
export async function samples(root: string, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { old: { type: 'string' }, other: { type: 'string' } } })
  const isProject = (folder: string) => existsSync(join(folder, 'tools/audio/manifest.json'))
  if (values.old === undefined || ![values.old, values.other ?? root].every(isProject)) {
    console.error(USAGE)
    return 2
  }
  const old = JSON.parse(readFileSync(join(root, 'tools/audio/judge/festival.json'), 'utf8')) as Figures
  const now = voiceIn('now', root)
  const voices = [
    { ...voiceIn('before', values.old), figures: old },
    ...(values.other === undefined ? [] : [voiceIn('other', values.other)]),
    now,
  ]
  const all = await scriptsOf(readBooks(root))
  // What one of them has not spoken cannot be compared.
  const scripts = all.filter(({ path }) => voices.every(({ manifest }) => manifest.speech[path]))
  rmSync(join(root, FOLDER), { recursive: true, force: true })
  mkdirSync(join(root, FOLDER), { recursive: true })
  const sections = LANGUAGES.map((language) => {
    const offered = offeredIn(scripts, language)
    const rows = offered.map((sample) => {
      const cells = voices.map((voice) => {
        return cellOf(cut(voice, sample, join(root, FOLDER)), voice.figures[sample.script.path])
      })
      return `<tr><td>${escaped(sample.script.text)}${cells.join('')}`
    })
    const worst = worstIn(all, language, now.figures).map((sample) => {
      const judged = now.figures[sample.script.path]
      const cell = cellOf(cut(now, sample, join(root, FOLDER)), judged)
      return `<tr><td>${escaped(sample.script.text)}<td>${escaped(judged?.heard ?? '')}${cell}`
    })
    return sectionOf(language, voices, rows) + worstSectionOf(language, worst)
  })
  writeFileSync(join(root, 'docs/voices.html'), pageOf(sections))
  return 0
}

/** A voice with the figures that its own manifest has. */
function voiceIn(name: Voice['name'], root: string): Voice {
  const manifest = readManifest(root)
  const figures = Object.entries(manifest.speech).flatMap(([path, { judged }]) => (judged ? [[path, judged]] : []))
  return { name, root, manifest, figures: Object.fromEntries(figures) as Figures }
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

/** The texts that are heard worst: most words wrong first, of equals the least natural. */
function worstIn(scripts: readonly Script[], language: Language, figures: Figures): Sample[] {
  return scripts
    .filter((script) => script.language === language && !isSingle(script.kind))
    .flatMap((script) => {
      const judged = figures[script.path]
      return judged && judged.words >= WORST.words ? [{ script, judged }] : []
    })
    .toSorted((a, b) => (b.judged.wer ?? 0) - (a.judged.wer ?? 0) || a.judged.mos - b.judged.mos)
    .slice(0, WORST.count)
    .map(({ script }, i) => ({ script, name: `${language}-worst-${i + 1}` }))
}

/** Copies a line's sound out of its file. Returns its name. */
function cut(voice: Voice, { script, name }: Sample, folder: string): string {
  const entry = voice.manifest.speech[script.path]
  if (!entry) throw new Error(`${script.path} is not spoken in ${voice.root}`)
  const file = join(voice.root, 'public', `${entry.src}.webm`)
  const target = `${name}-${voice.name}.webm`
  if (script.kind === 'narration') copyFileSync(file, join(folder, target))
  else {
    const part = ['-ss', String(entry.startMs / 1000), '-t', String(entry.ms / 1000)]
    run('ffmpeg', ['-y', '-v', 'error', '-i', file, ...part, '-c:a', 'libopus', '-b:a', '32k', join(folder, target)])
  }
  return target
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const percent = (share: number | null | undefined) =>
  typeof share === 'number' ? `${(share * 100).toFixed(0)} %` : '–'

function cellOf(name: string, judged: Judgement | undefined): string {
  const said = judged ? `misheard ${percent(judged.wer)}, natural ${judged.mos.toFixed(2)}` : 'not judged'
  return `<td><audio controls preload="none" src="voices/${name}"></audio><small>${said}</small>`
}

const HEADS: Readonly<Record<Language, Readonly<Record<Voice['name'] | 'text', string>>>> = {
  en: { text: 'Text', before: 'Before', other: 'Another voice', now: 'Now' },
  id: { text: 'Teks', before: 'Dulu', other: 'Suara lain', now: 'Sekarang' },
}

function sectionOf(language: Language, voices: readonly Voice[], rows: readonly string[]): string {
  const name = { en: 'English', id: 'Bahasa Indonesia' }[language]
  const ask = {
    en: 'Which voice would you want to read to a child?',
    id: 'Suara mana yang Anda pilih untuk membacakan cerita kepada anak?',
  }[language]
  const head = [HEADS[language].text, ...voices.map((voice) => HEADS[language][voice.name])]
  return `<section lang="${language}"><h2>${name}</h2><p>${ask}</p><table><tr>${head.map((cell) => `<th>${cell}`).join('')}\n${rows.join('\n')}</table></section>`
}

const WORST_HEADS: Readonly<Record<Language, readonly [title: string, text: string, heard: string, now: string]>> = {
  en: ['The ten texts that the recogniser hears worst', 'Text', 'Heard as', 'Now'],
  id: ['Sepuluh teks yang paling salah didengar oleh pengenal suara', 'Teks', 'Terdengar sebagai', 'Sekarang'],
}

function worstSectionOf(language: Language, rows: readonly string[]): string {
  const [title, ...head] = WORST_HEADS[language]
  return `<section lang="${language}"><h3>${title}</h3><table><tr>${head.map((cell) => `<th>${cell}`).join('')}\n${rows.join('\n')}</table></section>`
}

const STYLE =
  'body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.5rem;text-align:left;vertical-align:top}td:first-child{width:30%}audio{display:block;width:15rem;height:2.2rem}small{color:#555}'

const pageOf = (sections: readonly string[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lumbung: the voices</title><style>${STYLE}</style><h1>The voices, before and now</h1><p>Five minutes of listening. “Misheard” is the share of words that a speech recogniser gets wrong, “natural” an estimate of naturalness from 1 to 5 (docs/audio.md, Judging).</p>\n${sections.join('\n')}\n</html>\n`
