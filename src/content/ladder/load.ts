import { BOOK_IDS } from '../library.ts'
import type { Ladder, StoryQuestion } from './schema.ts'

// Checked by the content check; parsing it again on a tablet would only cost time.
/** Loads the reading ladder. Rejects when its chunk cannot be loaded. */
export async function loadLadder(): Promise<Ladder> {
  const file: { default: unknown } = await import('./ladder.json')
  return file.default as Ladder
}

/** Loads the questions about a book; none where the book is not one of ours. Rejects when their chunk cannot be loaded. */
export async function loadBookQuestions(bookId: number): Promise<readonly StoryQuestion[]> {
  if (!BOOK_IDS.includes(bookId)) return []
  const file: { default: unknown } = await import(`./questions/book${bookId}.json`)
  return file.default as readonly StoryQuestion[]
}

/** Loads the questions about all our own books, in the books' order. Rejects when one of their chunks cannot be loaded. */
export async function loadAllQuestions(): Promise<readonly StoryQuestion[]> {
  return (await Promise.all(BOOK_IDS.map(loadBookQuestions))).flat()
}
