import { createHash } from 'node:crypto'
import { type BookLanguage, type ExportBook, ExportError, type ExportPage } from './exportBook.ts'
import { LABELS } from './labels.ts'

/** A book in the languages that are wanted of it. */
export interface Edition {
  readonly book: ExportBook
  /** In the book's order. */
  readonly languages: readonly BookLanguage[]
  /** The first of them: what the file as a whole is marked with. */
  readonly main: BookLanguage
  /** The cover and all pages. */
  readonly leaves: readonly ExportPage[]
  /** In the main language. */
  readonly title: string
  /** Name of the file without its ending: `org.example.kancil-1-id`. */
  readonly stem: string
}

/** The book in one of its languages or in all (`both`). Throws `ExportError` for a language that the book does not have. */
export function editionOf(book: ExportBook, language: BookLanguage | 'both'): Edition {
  const languages = language === 'both' ? book.languages : book.languages.filter((known) => known === language)
  const [main] = languages
  if (main === undefined) {
    const known = book.languages.map((code) => LABELS[code].language).join(', ')
    throw new ExportError(`This book is not in ${language}; it is in: ${known}.`)
  }
  const word = languages.length > 1 ? 'both' : main
  const stem = `${book.key.replaceAll(/[^a-zA-Z0-9._-]/g, '-')}-${word}`
  return { book, languages, main, leaves: [book.cover, ...book.pages], title: book.titles[main] ?? book.key, stem }
}

/** Namespace of our books' ids (RFC 9562, version 5). */
const NAMESPACE = 'c7a1c0de-5d0f-5c0b-9d5e-6c756d62756e'

/** The edition's id for ever, whatever its revision: a UUID of version 5 made of key and languages. */
export function editionId({ book, languages }: Edition): string {
  const hash = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(`${book.key} ${languages.join(' ')}`)
    .digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** All text of an edition: what fonts have to cover. */
export function allText({ book, languages, leaves }: Edition): string {
  const own = languages.flatMap((language) => [
    book.titles[language] ?? '',
    book.blurb[language] ?? '',
    ...leaves.flatMap((page) => page.texts[language] ?? []),
  ])
  return [...own, ...book.authors, ...book.credits].join(' ')
}
