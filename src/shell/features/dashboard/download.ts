import { separatorOf, withoutFormula } from '../../../../server/contract/csvCell.ts'

/** Hands the browser a file to save. */
export const download = (name: string, type: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type }))

/** The same, of what is a file already. */
export function downloadBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: the browser has only begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Rows as a CSV text that spreadsheets of the language's country open: UTF-8 with BOM, quotes where needed, and nothing that a spreadsheet would run. */
export function csvOf(language: 'en' | 'id', rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(separatorOf(language))).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = withoutFormula(text)
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
