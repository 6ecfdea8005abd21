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

/** Rows as a CSV text that spreadsheets open: UTF-8 with BOM, quotes where needed, and nothing that a spreadsheet would run. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
