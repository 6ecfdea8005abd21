import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AudioManifest, TimedWord } from './manifest.ts'

/** A list of spoken lines as the app loads it. */
interface SoundList {
  /** Files without ending; lines name them by place. */
  readonly files: string[]
  /** Story path → [file, start ms, length ms, and for narrations the words with their times]. */
  readonly lines: Record<string, readonly [number, number, number, (readonly TimedWord[])?]>
}

/** Where effects and loops lie: name → [file without ending, start ms, length ms]. */
export type SoundTable = Readonly<Record<string, readonly [string, number, number]>>

/**
 * The name of the list that a line is in: a list for each book, one of the words that all books share (`common`), and of the reading ladder what every
 * reader needs apart from the rest: the sounds of letters, what the story of each book asks, and what is said around its answers.
 */
function listOf(path: string, src: string): string {
  const [, , first = '', , folder, name = ''] = path.split('/')
  if (first !== 'ladder') return /^\/audio\/books\/(book\d+)\//.exec(path)?.[1] ?? 'common'
  if (folder === 'sounds') return 'letterSounds'
  if (folder === 'questions') return `questions${/^b(\d+)-/.exec(name)?.[1]}`
  return src.endsWith('/answers') ? 'answers' : 'ladder'
}

/** The lists of spoken lines by name. */
function speechLists(manifest: AudioManifest): Record<string, SoundList> {
  const lists: Record<string, SoundList> = {}
  const sorted = Object.entries(manifest.speech).toSorted(([a], [b]) => a.localeCompare(b))
  for (const [path, { src, startMs, ms, words }] of sorted) {
    const name = listOf(path, src)
    const list = (lists[name] ??= { files: [], lines: {} })
    if (!list.files.includes(src)) list.files.push(src)
    const place = [list.files.indexOf(src), startMs, ms] as const
    list.lines[path] = words ? [...place, words] : place
  }
  return lists
}

/** The table of effects and loops. */
export function soundTable({ effects, loops }: AudioManifest): { effects: SoundTable; loops: SoundTable } {
  const table = (entries: Readonly<Record<string, { src: string; startMs: number; ms: number }>>): SoundTable =>
    Object.fromEntries(
      Object.entries(entries)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, { src, startMs, ms }]) => [name, [src, startMs, ms]]),
    )
  return { effects: table(effects.pieces), loops: table(loops) }
}

/** What the generated files should hold, by their path in the project. */
function generatedFiles(manifest: AudioManifest): Map<string, string> {
  const lists = Object.entries({ ...speechLists(manifest), effects: soundTable(manifest) })
  return new Map(lists.map(([name, list]) => [`src/content/generated/audio/${name}.json`, `${JSON.stringify(list)}\n`]))
}

/** Writes the generated files. */
export function writeLists(root: string, manifest: AudioManifest): void {
  mkdirSync(join(root, 'src/content/generated/audio'), { recursive: true })
  for (const [path, text] of generatedFiles(manifest)) writeFileSync(join(root, path), text)
}

/** The generated files that do not hold what the manifest says. */
export function staleLists(root: string, manifest: AudioManifest): string[] {
  return [...generatedFiles(manifest)]
    .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
    .map(([path]) => path)
}
