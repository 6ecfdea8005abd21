import type { ExportBook } from '../export/exportBook.ts'
import type { Loss } from './losses.ts'

/** A foreign book as a draft: what was found, and what was not taken over. */
export interface ImportedBook {
  readonly book: ExportBook
  readonly losses: readonly Loss[]
  /** Whether its licence allows a changed book. Where it does not, or is not known, the draft plays as it is. */
  readonly mayChange: boolean
}

const UNKNOWN = 'LicenseRef-unknown'

/** The SPDX name of a licence by its address or its name, as far as we know it; else its text, at most 200 letters. */
export function licenceNamed(text: string): string {
  const [, terms, version] = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/i.exec(text) ?? []
  if (terms !== undefined) return `CC-${terms.toUpperCase()}-${version ?? '4.0'}`
  const [spdx] = /\bCC[- ]BY(?:[- ]NC)?(?:[- ](?:SA|ND))?[- ]\d\.\d\b/i.exec(text) ?? []
  if (spdx !== undefined) return spdx.toUpperCase().replaceAll(' ', '-')
  const words = /Attribution([- ]NonCommercial)?([- ]ShareAlike|[- ]NoDeriv\w*)? (\d\.\d)/i.exec(text)
  if (words) {
    const last = words[2] === undefined ? '' : /share/i.test(words[2]) ? '-SA' : '-ND'
    return `CC-BY${words[1] === undefined ? '' : '-NC'}${last}-${words[3] ?? ''}`
  }
  if (/publicdomain\/zero|\bCC0\b/i.test(text)) return 'CC0-1.0'
  if (/\bMIT\b/.test(text)) return 'MIT'
  const short = /^cc-by(?:-nc)?(?:-sa|-nd)?$/i.exec(text.trim())
  if (short) return `${short[0].toUpperCase()}-4.0`
  return text.trim() === '' ? UNKNOWN : text.trim().slice(0, 200)
}

/** Whether a licence is known to allow changes. */
export function allowsChanges(licence: string): boolean {
  return /^(?:CC-BY(?:-NC)?(?:-SA)?-\d|CC0|MIT)/.test(licence)
}
