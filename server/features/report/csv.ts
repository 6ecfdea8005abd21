import { stringify } from 'csv-stringify/sync'
import { csvOptions } from '../../contract/csvCell.ts'
import type { Lang } from './figures/facts.ts'

/** The value of a cell. */
export type Cell = string | number | boolean | null

/** How a CSV file begins that spreadsheets read as UTF-8: its headings. */
export function csvHead(language: Lang, headings: readonly string[]): string {
  return stringify([headings], { ...csvOptions(language), bom: true })
}

/** Rows of a CSV file, with the language's separator and number format. No spreadsheet runs anything in them. */
export function csvRows(language: Lang, rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], csvOptions(language))
}

/** A table as a CSV file. */
export function csvOf(language: Lang, headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvHead(language, headings) + csvRows(language, rows)
}
