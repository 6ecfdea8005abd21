import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { PRESSES_SECTION, sectionOf, SPEECH_SECTION } from './sections.ts'

/** One measured figure. Bytes and counts are exact; times depend on the machine's load, which the report shows. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly wanted: string
  readonly isMet: boolean
  /** Why there is no value. */
  readonly reason?: string
  /** Heading of the row's table. Rows without one come first. */
  readonly section?: string
}

/** A row whose value must not exceed a limit. */
export function atMost(limit: number, row: Pick<Row, 'what' | 'value' | 'unit'>): Row {
  return { ...row, wanted: `≤ ${limit}`, isMet: row.value <= limit }
}

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

const met = (wanted: string, isMet: boolean) => (wanted === '–' ? '–' : isMet ? 'yes' : 'no')

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ what, value, unit, wanted, isMet, reason }) =>
    reason === undefined
      ? `| ${what} | ${`${shown(value)} ${unit}`.trim()} | ${wanted} | ${met(wanted, isMet)} |`
      : `| ${what} | not measured: ${reason} | – | – |`,
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

/** A row for a benchmark that could not be measured, with the reason. */
export function unmeasured(what: string, error: unknown): Row {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error)
  return { what, value: 0, unit: '', wanted: '–', isMet: false, reason }
}

const INTRODUCTION = `Everything is measured in the built app, on a first visit, in headless Chromium of 1280 × 800 with touch. The conditions that a row names:
- **4×, 1×**: how much the page's main thread is slowed down. Times are at 4×, a cheap tablet; CPU time is at 1×.
- **thin line**: 1.6 Mbps down, 0.75 up, 150 ms round trip, HTTP/1.1, brotli, shared by the page and its workers
  (\`tests/bench/waits/line.ts\`), which also counts the bytes, headers included. **quick line**: no limit.
- **Canvas**: Chromium without WebGL. **software WebGL**: drawn by the CPU (SwiftShader), while our stage is told that it is a graphics chip.
- Turns are short presses of Next, each 3 s after the previous page has settled; times start at pointerdown. They are made with the mouse: DevTools
  holds a touch back until the frame under way is shown, 20 to 30 ms while a picture moves (ours does, Bloom's does not), which no finger waits for.
  *Settled*: the scene responds, the address is the page's, no sheet moves. *Heard*: a source of the right file has started in a running audio context.
- Memory is the PSS of all the browser's processes. The service is stopped once nothing has arrived for 5 s after the last page.

**Bloom** is npm's \`bloom-player\` with book 1 as a BloomPUB (the same pictures as WebP, the voice as mp3), in the same browsers and the same run; it has no shelf and
no activities. Curious Reader was measured by hand under the same conditions on 2026-11-22.`

/** Writes the report and prints it: the table of waits, then the other rows. What `npm run bench -- speech` and `-- maker` have written there stays. */
export function report(waits: string | undefined, rows: readonly Row[], path: string, minutes: number): void {
  const [load = 0] = loadavg()
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const others = [SPEECH_SECTION, PRESSES_SECTION].flatMap((heading) => sectionOf(before, heading) ?? [])
  const parts = [
    '# Benchmarks',
    `Made by \`npm run bench\` (after \`npm run build\`) in ${Math.round(minutes)} minutes on ${new Date().toISOString().slice(0, 10)}; the machine's load average was ${load.toFixed(1)} at its end.
Times depend on the machine, so they are not tests; bytes and counts are.`,
    INTRODUCTION,
    ...(waits === undefined ? [] : ['## What a child waits for', waits]),
    ...(rows.length === 0 ? [] : ['## The rest', sectionsOf(rows)]),
    ...others,
  ]
  const text = `${parts.join('\n\n')}\n`
  writeFileSync(path, text)
  console.log(text)
}
