/** What a spreadsheet would take for the beginning of a formula; East Asian ones take the wide signs too. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

const BOM = '\u{feff}'

/** A cell: texts that would become formulas get an apostrophe in front, and quotes where they are needed. */
function cell(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",;\n\r\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as a CSV file that spreadsheets read as UTF-8. */
export function csvOf(
  headings: readonly string[],
  rows: readonly (readonly (string | number | boolean | null)[])[],
): string {
  return BOM + [headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
