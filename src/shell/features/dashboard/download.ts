import type { Language } from '../../../game/language.ts'
import { csvOptions } from '../../../../server/contract/csvCell.ts'

/** Saves a text as a file through the browser. */
export const download = (name: string, type: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type }))

/** Saves a blob as a file through the browser. */
export function downloadBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Delayed, because the browser is still reading the blob.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Saves rows as a CSV file in the format of the language's region. The CSV library is loaded on demand, because few teachers need it. */
export async function downloadCsv(
  name: string,
  language: Language,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  download(name, 'text/csv', stringify([...rows], { ...csvOptions(language), bom: true }))
}
