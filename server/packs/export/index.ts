import { bloomOf } from './bloom/index.ts'
import { editionOf } from './edition.ts'
import { epubOf } from './epub/index.ts'
import type { BookLanguage, ExportBook, ExportFormat, MediaFile } from './exportBook.ts'
import { htmlOf } from './html/index.ts'
import { pdfOf } from './print/index.ts'

export { EXPORT_FORMATS, type ExportBook, ExportError, type ExportFormat } from './exportBook.ts'

export { exportBookOf } from './fromPack.ts'

/** What is wanted of a book. */
export interface ExportWish {
  readonly as: ExportFormat
  /** `both`: all languages that the book has. */
  readonly language: BookLanguage | 'both'
  /** Path of Chrome or Chromium, which the PDF formats are printed with. */
  readonly chromium?: string | undefined
  /** Folder of the built player, which HTML is played with; where the build puts it if absent. */
  readonly player?: string | undefined
}

/** An exported book, and what its file should be called. */
export interface ExportedFile extends MediaFile {
  readonly name: string
}

/** The book in another format. Throws `ExportError` with a sentence where it cannot be had. */
export async function exportBook(
  book: ExportBook,
  { as, language, chromium, player }: ExportWish,
): Promise<ExportedFile> {
  const edition = editionOf(book, language)
  if (as === 'epub') return { name: `${edition.stem}.epub`, type: 'application/epub+zip', bytes: await epubOf(edition) }
  if (as === 'bloompub') {
    return { name: `${edition.stem}.bloompub`, type: 'application/zip', bytes: await bloomOf(edition) }
  }
  if (as === 'html')
    return { name: `${edition.stem}-html.zip`, type: 'application/zip', bytes: await htmlOf(edition, player) }
  return { name: `${edition.stem}-${as}.pdf`, type: 'application/pdf', bytes: await pdfOf(edition, as, chromium) }
}
