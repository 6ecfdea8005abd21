import type { Lessons } from '../../../src/content/lessons.ts'
import type { Catalog } from '../../contract/catalog.ts'
import type { LiveBooks } from '../../packs/books/liveBooks.ts'
import type { PackBook } from '../../packs/books/packBook.ts'
import type { PackStore } from '../../packs/store/packStore.ts'
import { type BookFigures, bookFigures } from './figures/books.ts'
import type { Projection } from './figures/projection.ts'
import { makeRefs, type Refs } from './refs.ts'

/** What the books of a class hold, as every screen needs it. */
export interface Books {
  readonly lessons: Lessons
  readonly refs: Refs
  /** Our books: only these are ever locked. */
  readonly catalog: Catalog
}

interface Needs {
  readonly catalog: Catalog
  readonly live: LiveBooks
  readonly packs: Pick<PackStore, 'everReadIn'>
}

/** The books of a class's reports: ours, the operator's, and the class books that the class has or that one of its learners has begun. */
export function reportBooks({ catalog, live, packs }: Needs) {
  // Lookups are made once for a choice of books.
  const refs = new WeakMap<Lessons, Refs>()
  return async (classId: string): Promise<Books> => {
    await live.look()
    const own = new Set(live.packs().length === 0 ? [] : await packs.everReadIn(classId))
    const isShown = ({ key, source, withdrawnAt }: PackBook) =>
      own.has(key) || (source === 'operator' && withdrawnAt === null)
    const shown = live.packs().filter(isShown)
    const lessons = await live.lessonsOf(shown.map(({ key }) => key))
    const made = refs.get(lessons) ?? makeRefs(lessons)
    refs.set(lessons, made)
    return { lessons, refs: made, catalog }
  }
}

/** One line for each book of the class, whether it was opened or not. */
export function booksShown({ books }: Projection, lessons: Lessons): BookFigures[] {
  const known = new Map(books.map((figures) => [figures.book, figures]))
  return lessons.books.map((book) => known.get(book.id) ?? bookFigures(book, [], []))
}
