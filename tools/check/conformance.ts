/** Checks that `docs/conformance.md` has a row with an existing test for each bullet and table row of `docs/spec.md`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A bullet or table row of the specification. */
export interface SpecRow {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
}

/** A row of the conformance table. */
interface ConformanceRow {
  readonly line: number
  /** A part of the specification's line, as the table quotes it. */
  readonly quote: string
  readonly file: string
  readonly test: string
}

/** All bullets and table rows of a specification, in order, without the separator lines of tables. */
export function specRows(markdown: string): SpecRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    const isBullet = /^\s*- /.test(text)
    const isTableRow = text.startsWith('|') && !/^[|:\s-]+$/.test(text)
    return isBullet || isTableRow ? [{ line: index + 1, text: text.trim() }] : []
  })
}

const ROW = /^\| (?<line>\d+) \| (?<quote>.+?) \| `(?<file>[^`]+)` › (?<test>.+?) \| .*\|$/

/** All rows of a conformance table. */
function conformanceRows(markdown: string): ConformanceRow[] {
  return markdown.split('\n').flatMap((text) => {
    const { line, quote, file, test } = ROW.exec(text)?.groups ?? {}
    if (line === undefined || quote === undefined || file === undefined || test === undefined) return []
    return [{ line: Number(line), quote: unescaped(quote), file, test: unescaped(test) }]
  })
}

const unescaped = (cell: string): string => cell.replaceAll('\\|', '|')

/** The faults of the table, one text each; empty if each row of the specification has an existing test. */
export function checkConformance(root: string): string[] {
  const spec = specRows(readFileSync(join(root, 'docs/spec.md'), 'utf8'))
  const rows = conformanceRows(readFileSync(join(root, 'docs/conformance.md'), 'utf8'))
  const faults = rows.flatMap((row) => faultsOf(row, spec, root))
  const met = new Set(rows.map(({ line }) => line))
  for (const { line, text } of spec) if (!met.has(line)) faults.push(`line ${line} has no row: ${text}`)
  return faults
}

function faultsOf({ line, quote, file, test }: ConformanceRow, spec: readonly SpecRow[], root: string): string[] {
  const row = spec.find((one) => one.line === line)
  if (!row) return [`line ${line} of the specification is no bullet or table row`]
  if (!row.text.includes(quote)) return [`line ${line} does not say “${quote}”`]
  const path = join(root, file)
  if (!existsSync(path)) return [`line ${line}: there is no ${file}`]
  return readFileSync(path, 'utf8').includes(test) ? [] : [`line ${line}: ${file} has no test “${test}”`]
}
