import { DocumentError } from './documents.ts'
import { BOOK_IDS, filesOf, Loaded } from './library.ts'
import { OUR_BOOKS } from './ours.ts'
import type { Activity, Book } from './schema.ts'
import type { BookSource } from './sources.ts'

export { BOOK_IDS }
export type { BookSource }

const books = new Loaded<Book>()
const activities = new Loaded<readonly Activity[]>()

/** A book as it is played, loaded once; `undefined` where no book has that id. Rejects when its document cannot be loaded (`DocumentError`) or is none. */
export async function loadBook(id: number): Promise<Book | undefined> {
  const files = await filesOf(id)
  return files && books.get(files.name, async () => asBook(id, await files.book()))
}

/** The book's activities in order; none where no book has that id. Rejects as `loadBook` does. */
export async function loadActivities(id: number): Promise<readonly Activity[]> {
  const files = await filesOf(id)
  return files ? activities.get(files.name, async () => asActivities(id, await files.activities())) : []
}

/** All our own books at once, as they lie in their folders; for the service and tools, which have the folders. */
export async function loadSources(): Promise<BookSource[]> {
  return Promise.all(
    Object.entries(OUR_BOOKS).map(([id, { source }]) => {
      if (!source) throw new Error(`The source of book ${id} is not in the app`)
      return source()
    }),
  )
}

/** Whoever wrote the document has checked it. That it is this book's, and is one at all, is seen without a schema. */
function asBook(id: number, raw: unknown): Book {
  const { id: own, pages }: Partial<Record<string, unknown>> = Object(raw)
  if (own !== id || !Array.isArray(pages) || pages.length === 0) throw new DocumentError(`This is not book ${id}`)
  return raw as Book
}

function asActivities(id: number, raw: unknown): readonly Activity[] {
  const { bookId, postActivities }: Partial<Record<string, unknown>> = Object(raw)
  if (bookId !== id || !Array.isArray(postActivities))
    throw new DocumentError(`These are not the activities of book ${id}`)
  return postActivities as readonly Activity[]
}
