import type { Edition } from './edition.ts'
import type { BookLanguage } from './exportBook.ts'
import { FONT_CREDITS } from './fonts.ts'
import { LABELS } from './labels.ts'
import { licenceOf } from './licence.ts'
import { escapeXml } from './xml.ts'

/** The lines of the last page in a language: what the book is, who made it, and what may be done with it. XHTML; the title is not among them. */
export function aboutLines({ book }: Edition, language: BookLanguage): string[] {
  const labels = LABELS[language]
  const { name, address } = licenceOf(book.licence)
  const licence = address === undefined ? escapeXml(name) : `<a href="${escapeXml(address)}">${escapeXml(name)}</a>`
  const level = book.level === null ? '' : ` · ${escapeXml(book.level)}`
  const lines = [
    escapeXml(book.blurb[language] ?? ''),
    `<b>${labels.authors}</b> ${escapeXml(book.authors.join(', '))}`,
    ...book.credits.map(escapeXml),
    `<b>${labels.licence}:</b> ${licence}`,
    `<b>${labels.fonts}:</b> ${escapeXml(FONT_CREDITS)}`,
    `${escapeXml(book.key)} · ${labels.revision} ${book.revision}${level}`,
  ]
  return lines.filter((line) => line !== '')
}
