import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The least share of exports that must have a doc comment. */
export const SHARE_WANTED = 0.95

/** One export without a doc comment. */
export interface Undocumented {
  readonly file: string
  readonly line: number
  readonly name: string
}

/** The number of exports in a source text, and those without a doc comment directly above them. Re-exports are not counted. */
export function undocumentedExports(file: string, source: string): { total: number; missing: Undocumented[] } {
  const { program, comments } = parseSync(file, source)
  const docEnds = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')).map(({ end }) => end)
  const missing: Undocumented[] = []
  let total = 0
  for (const statement of program.body) {
    const isNamed = statement.type === 'ExportNamedDeclaration' && statement.declaration
    if (!isNamed && statement.type !== 'ExportDefaultDeclaration') continue
    total += 1
    const hasDoc = docEnds.some((end) => end <= statement.start && source.slice(end, statement.start).trim() === '')
    if (!hasDoc) missing.push({ file, line: lineOf(source, statement.start), name: firstLine(source, statement.start) })
  }
  return { total, missing }
}

/** All source files below a folder, without tests. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}

/** Checks all sources below the folders, except those below `leftOut`. Returns the documented share and the exports without a comment. */
export function checkDocs(
  folders: readonly string[],
  leftOut?: string,
): { share: number; missing: readonly Undocumented[] } {
  const files = folders.flatMap(sourceFiles)
  const wanted = leftOut === undefined ? files : files.filter((file) => !file.startsWith(join(leftOut, sep)))
  const found = wanted.map((file) => undocumentedExports(file, readFileSync(file, 'utf8')))
  const missing = found.flatMap((one) => one.missing)
  const total = found.reduce((sum, one) => sum + one.total, 0)
  return { share: total === 0 ? 1 : 1 - missing.length / total, missing }
}

const lineOf = (source: string, offset: number) => source.slice(0, offset).split('\n').length
const firstLine = (source: string, offset: number) => source.slice(offset, offset + 80).split('\n')[0] ?? ''
