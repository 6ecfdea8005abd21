import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** Paths of the project's sources in these folders, from its root. */
export function sourcesIn(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) => filesIn(folder, /\.tsx?$/))
}

/** Paths of style sheets in a folder, from the project's root. */
export function sheetsIn(folder: string): string[] {
  return filesIn(folder, /\.css$/)
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
}

/** The text of a source file. */
export function sourceText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** String literals in a source that are one of these words. */
export function literalsIn(code: string, words: readonly string[]): string[] {
  return words.filter((word) => ["'", '"', '`'].some((quote) => code.includes(`${quote}${word}${quote}`)))
}

/** What a source imports when it is loaded; types and lazy imports are left out. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(/^(?:import|export)(?! type\b)[^'"]*?from ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]/gm)].map(
    ([, from, bare]) => from ?? bare ?? '',
  )
}
