import type { BookArt } from '../../../content/art.ts'
import { loadArt } from '../../../content/art.ts'
import { loadBook } from '../../../content/books.ts'
import type { Book } from '../../../content/index.ts'
import { speechFiles } from '../../../content/speech.ts'
import { allPictureFiles } from '../../../game/scene/picture/loadPicture.ts'
import { cachedShelf } from '../../lib/books/cachedShelf.ts'
import type { ShelfRow } from '../../lib/books/bookItems.ts'
import { packFolder } from '../../lib/books/packFiles.ts'
import { SIZE_UNKNOWN } from './downloader.ts'
import type { Choice, DownloadFile } from './downloadList.ts'

/** The shelf's row of a taken-in book; undefined for our own, whose lists the build has made. */
export function takenInBook(bookId: number): ShelfRow | undefined {
  const book = cachedShelf()?.find(({ id }) => id === bookId)
  return book?.files ? book : undefined
}

/**
 * The files of a taken-in book that this device needs in a language: its documents, and what they name. How large each is nobody says, so the book's
 * size is spread over them. Rejects where the documents cannot be loaded.
 */
export async function packFilesOf(row: ShelfRow, choice: Choice): Promise<DownloadFile[]> {
  const { id, files: documents, bytes = 0 } = row
  const [book, art, sounds] = await Promise.all([loadBook(id), loadArt(id), speechFiles(id)])
  const folder = packFolder(row)
  if (!documents || !book || folder === undefined) return []
  const own = [
    ...Object.values(documents),
    row.cover_image,
    ...picturesOf(book, art, choice),
    ...sounds(choice.language).map((stem) => `${stem}.${choice.hasWebm ? 'webm' : 'mp3'}`),
  ].filter((path) => path.startsWith(folder))
  const paths = [...new Set(own)]
  return paths.map((path) => [path, Math.ceil(bytes / paths.length), SIZE_UNKNOWN] as const)
}

/** Posters, what the stage draws of each page, and the pictures that are played with. */
function picturesOf(book: Book, art: BookArt, { isDouble, hasAvif }: Choice): string[] {
  return [
    ...book.pages.map(({ image }) => image),
    ...Object.values(art.pages).flatMap((picture) => allPictureFiles(picture, { scale: isDouble ? 2 : 1, hasAvif })),
    ...Object.keys(art.free),
  ]
}
