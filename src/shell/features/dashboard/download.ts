import type { Language } from '../../../game/language.ts'
import { csvOptions } from '../../../../server/contract/csvCell.ts'

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

/** Rows as a CSV file for spreadsheets of the language's country, saved. What writes it comes only now: few teachers ever need it. */
export async function downloadCsv(
  name: string,
  language: Language,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  download(name, 'text/csv', stringify([...rows], { ...csvOptions(language), bom: true }))
}
