import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** One measured figure. Bytes and counts decide; times are reported beside the machine's load. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly wanted: string
  readonly isMet: boolean
  /** Heading under which the row stands; the rows without one come first. */
  readonly section?: string
}

/** A row of something that is to be no more than so much. */
export function atMost(limit: number, row: Pick<Row, 'what' | 'value' | 'unit'>): Row {
  return { ...row, wanted: `≤ ${limit}`, isMet: row.value <= limit }
}

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** The rows as a table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, value, unit, wanted, isMet }) =>
      `| ${what} | ${shown(value)} ${unit} | ${wanted} | ${isMet ? 'yes' : 'no'} |`,
  )
  return ['| figure | measured | wanted | met |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

/** The tables of all sections. */
function sectionsOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap(({ section }) => section ?? []))]
  const tables = names.map((name) => `## ${name}\n\n${tableOf(rows.filter(({ section }) => section === name))}`)
  const first = rows.filter(({ section }) => section === undefined)
  return (first.length > 0 ? [tableOf(first), ...tables] : tables).join('\n\n')
}

/** Writes docs/benchmarks.md and prints the table. */
export function report(rows: readonly Row[], path: string): void {
  const [load = 0] = loadavg()
  const text = `# Benchmarks

Measured by \`npm run bench\` (after \`npm run build\`): the built app, headless Chromium with Canvas, 1280 × 800, on the machine that ran it last; its load
average was ${load.toFixed(1)}. Times depend on the machine and are no test; bytes and counts are.

${sectionsOf(rows)}
`
  writeFileSync(path, text)
  console.log(sectionsOf(rows))
}
