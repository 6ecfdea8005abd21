import { median } from '../browser.ts'
import type { Figures } from '../load.ts'
import { atMost, type Row } from '../report.ts'

/** What is wanted. */
const WANTED = { takenInMs: 5000, workerMb: 300, readingRatio: 1.5, shelfRatio: 1.2 } as const

/** What was measured of the intake on one database. */
export interface IntakeFigures {
  readonly engine: string
  /** Of the pack that was taken in again and again, bytes. */
  readonly bytes: number
  readonly takenInMs: readonly number[]
  /** Of the process that takes in a picture of sixteen megapixels. */
  readonly workerMb: number
  readonly quiet: Figures
  readonly busy: Figures
  /** Books that were taken in meanwhile. */
  readonly books: number
}

/** Its rows. */
export function intakeRows({ engine, bytes, takenInMs, workerMb, quiet, busy, books }: IntakeFigures): Row[] {
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`
  return [
    atMost(WANTED.takenInMs, {
      what: `${engine}: taking in a book of 12 pages, ${size} (median of ${takenInMs.length})`,
      value: Math.round(median(takenInMs)),
      unit: 'ms',
    }),
    atMost(WANTED.workerMb, {
      what: `${engine}: memory of the process that takes in the largest picture of each format, 16 megapixels`,
      value: Math.round(workerMb),
      unit: 'MB',
    }),
    plain(
      `${engine}: 40 children reading, p99 of an answer while nothing is taken in (of ${quiet.times.length})`,
      quiet.p99,
      'ms',
    ),
    plain(`${engine}: the same while ${books} books are taken in (of ${busy.times.length})`, busy.p99, 'ms'),
    ratioRow(WANTED.readingRatio, `${engine}: the second to the first`, busy.p99, quiet.p99),
    atMost(0, { what: `${engine}: answers that failed`, value: quiet.errors + busy.errors, unit: '' }),
  ]
}

/** The rows of the shelf: until its first covers can be seen, with today's books and with forty. */
export function shelfRows(today: readonly number[], forty: readonly number[]): Row[] {
  return [
    plain(`the shelf of today, first covers (median of ${today.length}, 4×)`, median(today), 'ms'),
    plain(`a shelf of 40 books (median of ${forty.length}, 4×)`, median(forty), 'ms'),
    ratioRow(WANTED.shelfRatio, 'the second to the first', median(forty), median(today)),
  ]
}

const plain = (what: string, value: number, unit: string): Row => ({ what, value, unit, wanted: '–', isMet: true })

/** A row that says how many times as much one value is as another. Nothing to compare with is not met. */
export function ratioRow(limit: number, what: string, value: number, base: number): Row {
  const ratio = base > 0 ? value / base : Number.POSITIVE_INFINITY
  return atMost(limit, { what, value: Math.round(ratio * 100) / 100, unit: '×' })
}
