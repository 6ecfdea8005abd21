import { BOOK_FILES, BOOK_IDS } from './bookFiles.ts'
import { type Activity, activitiesSchema, type Book, bookSchema } from './schema.ts'

export { BOOK_IDS }

const books = new Map<number, Promise<Book>>()
const activities = new Map<number, Promise<readonly Activity[]>>()

/** The book, parsed once; `undefined` where no book has that id. Rejects when its chunk cannot be loaded. */
export async function loadBook(id: number): Promise<Book | undefined> {
  const files = BOOK_FILES[id]
  return files && remember(books, id, async () => bookSchema.parse((await files.book()).default))
}

/** The book's activities in order; none where no book has that id. */
export async function loadActivities(id: number): Promise<readonly Activity[]> {
  const files = BOOK_FILES[id]
  if (!files) return []
  return remember(activities, id, async () => activitiesSchema.parse((await files.activities()).default).postActivities)
}

/** The two files of a book as they lie there, before anything is known of them. */
export interface BookSource {
  readonly book: unknown
  readonly activities: unknown
}

/** All bundled books at once, as they lie there; for the service and tools. */
export async function loadSources(): Promise<BookSource[]> {
  return Promise.all(
    Object.values(BOOK_FILES).map(async (files) => ({
      book: (await files.book()).default,
      activities: (await files.activities()).default,
    })),
  )
}

function remember<Value>(known: Map<number, Promise<Value>>, id: number, load: () => Promise<Value>): Promise<Value> {
  const loading = known.get(id) ?? load()
  known.set(id, loading)
  // A chunk that failed to load (no network) is asked for again the next time.
  loading.catch(() => known.delete(id))
  return loading
}
