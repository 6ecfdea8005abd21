import { openStored, packOfStored, type StoredBook } from '../storedPack.ts'
import type { StoredFormatName } from './formatNames.ts'
import { exportBook, exportBookOf, type ExportedFile, type ExportFormat, type ExportWish } from './index.ts'

interface Wish {
  readonly language: ExportWish['language']
  readonly chromium: string | undefined
}

type Make = (book: StoredBook, wish: Wish) => Promise<ExportedFile>

const other =
  (as: ExportFormat): Make =>
  async ({ content, media }, wish) =>
    exportBook(await exportBookOf(content, media), { as, ...wish })

/** How each format is made. */
const FORMATS: Readonly<Record<StoredFormatName, Make>> = {
  lumbung: async (book) => ({
    name: `${book.content.manifest.key}-${book.content.manifest.revision}.lumbung`,
    type: 'application/zip',
    bytes: await packOfStored(book),
  }),
  epub: other('epub'),
  bloompub: other('bloompub'),
  html: other('html'),
  pdf: other('pdf'),
  booklet: other('booklet'),
  cards: other('cards'),
}

/** A stored book as a file of a format; `undefined` where the book is gone. Throws `ExportError` with a sentence where it cannot be had. */
export async function exportStored(
  stores: Parameters<typeof openStored>[0],
  { key, revision, as }: { readonly key: string; readonly revision: number; readonly as: StoredFormatName },
  wish: Wish,
): Promise<ExportedFile | undefined> {
  const book = await openStored(stores, key, revision)
  return book && FORMATS[as](book, wish)
}
