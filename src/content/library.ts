import { DocumentError, documentAt } from './documents.ts'
import { OUR_BOOKS } from './ours.ts'
import type { BookFiles } from './sources.ts'
import { type DocumentUrls, findTakenIn } from './takenIn.ts'

/** Ids of our own books, in order. */
export const BOOK_IDS: readonly number[] = Object.keys(OUR_BOOKS).map(Number)

/** The documents of a book, and a name that changes with its revision. `undefined` where no book has that id. */
export async function filesOf(id: number): Promise<(BookFiles & { readonly name: string }) | undefined> {
  const own = OUR_BOOKS[id]
  if (own) return { ...own, name: String(id) }
  const urls = await findTakenIn(id, false)
  if (!urls) return undefined
  return {
    name: `${id} ${urls.book}`,
    book: () => newest(id, urls, 'book'),
    activities: () => newest(id, urls, 'activities'),
    art: () => newest(id, urls, 'art'),
    speech: () => newest(id, urls, 'speech'),
  }
}

/** A document of a taken-in book. If it is gone, the list that named it may be older than a new revision, which lies elsewhere. */
async function newest(id: number, urls: DocumentUrls, part: keyof DocumentUrls): Promise<unknown> {
  try {
    return await documentAt(urls[part])
  } catch (error) {
    if (!(error instanceof DocumentError) || !error.isGone) throw error
    const now = await findTakenIn(id, true).catch(() => undefined)
    if (!now || now[part] === urls[part]) throw error
    return documentAt(now[part])
  }
}

/** Remembers what was loaded, by the name of its book; what failed (no network) is loaded again the next time. */
export class Loaded<Value> {
  private readonly values = new Map<string, Promise<Value>>()

  /** What is known under this name, else what `load` gives. */
  get(name: string, load: () => Promise<Value>): Promise<Value> {
    const loading = this.values.get(name) ?? load()
    this.values.set(name, loading)
    loading.catch(() => this.values.delete(name))
    return loading
  }
}
