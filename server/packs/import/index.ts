import { readArchive } from './archive.ts'
import { bloomAsDraft } from './bloom.ts'
import { epubAsDraft } from './epub.ts'
import type { ImportedBook } from './importedBook.ts'
import { ImportError } from './losses.ts'

export type { ImportedBook } from './importedBook.ts'
export { ImportError } from './losses.ts'
export { packFilesOf } from './packFiles.ts'

const UNKNOWN = {
  en: 'This is no book that Lumbung can read: it takes EPUB 3 and BloomPUB.',
  id: 'Ini bukan buku yang dapat dibaca Lumbung: yang diterima EPUB 3 dan BloomPUB.',
}

/**
 * A foreign book (EPUB 3, BloomPUB, .bloomd) as a draft, with a list of what was not taken over. Scripts and addresses on the internet never come
 * along. Throws `ImportError`, whose `sentence` says why a file was refused.
 */
export async function importBook(bytes: Uint8Array): Promise<ImportedBook> {
  const archive = await readArchive(bytes)
  if (archive.has('META-INF/container.xml')) return epubAsDraft(archive)
  const documents = archive.paths.filter((path) => /^[^/]+\.html?$/i.test(path))
  const [document] = documents
  if (document === undefined || documents.length > 1) throw new ImportError(UNKNOWN)
  return bloomAsDraft(archive, document)
}
