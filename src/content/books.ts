import { type Activity, activitiesSchema, type Book, bookSchema } from './schema.ts'

interface BookFiles {
  readonly book: () => Promise<{ default: unknown }>
  readonly activities: () => Promise<{ default: unknown }>
}

/** The bundled books by id; each is a chunk of its own. */
const FILES: Readonly<Record<number, BookFiles>> = {
  1: { book: () => import('./books/book1/book.json'), activities: () => import('./books/book1/activities.json') },
  2: { book: () => import('./books/book2/book.json'), activities: () => import('./books/book2/activities.json') },
  3: { book: () => import('./books/book3/book.json'), activities: () => import('./books/book3/activities.json') },
  4: { book: () => import('./books/book4/book.json'), activities: () => import('./books/book4/activities.json') },
}

const books = new Map<number, Promise<Book>>()
const activities = new Map<number, Promise<readonly Activity[]>>()

/** Ids of the bundled books, in order. */
export const BOOK_IDS: readonly number[] = Object.keys(FILES).map(Number)

/** The book, parsed once; `undefined` where no book has that id. Rejects when its chunk cannot be loaded. */
export async function loadBook(id: number): Promise<Book | undefined> {
  const files = FILES[id]
  return files && remember(books, id, async () => bookSchema.parse((await files.book()).default))
}

/** The book's activities in order; none where no book has that id. */
export async function loadActivities(id: number): Promise<readonly Activity[]> {
  const files = FILES[id]
  if (!files) return []
  return remember(activities, id, async () => activitiesSchema.parse((await files.activities()).default).postActivities)
}

function remember<Value>(known: Map<number, Promise<Value>>, id: number, load: () => Promise<Value>): Promise<Value> {
  const loading = known.get(id) ?? load()
  known.set(id, loading)
  // A chunk that failed to load (no network) is asked for again the next time.
  loading.catch(() => known.delete(id))
  return loading
}
