/** What a spreadsheet would take for the beginning of a formula; East Asian ones take the wide signs too. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

const BOM = '\u{feff}'

/** What stands in a cell. */
export type Cell = string | number | boolean | null

/** A cell: texts that would become formulas get an apostrophe in front, and quotes where they are needed. */
function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",;\n\r\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** How a CSV file begins that spreadsheets read as UTF-8: its headings. */
export function csvHead(headings: readonly string[]): string {
  return BOM + csvRows([headings])
}

/** Rows of a CSV file. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A table as a CSV file. */
export function csvOf(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvHead(headings) + csvRows(rows)
}
