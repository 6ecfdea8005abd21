/** Where the files of a book lie; each is loaded by itself. */
export interface BookFiles {
  readonly book: () => Promise<{ default: unknown }>
  readonly activities: () => Promise<{ default: unknown }>
  /** What `npm run art` and `npm run audio` made of it. */
  readonly art: () => Promise<{ default: unknown }>
  readonly audio: () => Promise<{ default: unknown }>
}

/** The bundled books by id: the one list of them. Bundlers need to see each file by its name. */
export const BOOK_FILES: Readonly<Record<number, BookFiles>> = {
  1: {
    book: () => import('./books/book1/book.json'),
    activities: () => import('./books/book1/activities.json'),
    art: () => import('./generated/art/book1.json'),
    audio: () => import('./generated/audio/book1.json'),
  },
  2: {
    book: () => import('./books/book2/book.json'),
    activities: () => import('./books/book2/activities.json'),
    art: () => import('./generated/art/book2.json'),
    audio: () => import('./generated/audio/book2.json'),
  },
  3: {
    book: () => import('./books/book3/book.json'),
    activities: () => import('./books/book3/activities.json'),
    art: () => import('./generated/art/book3.json'),
    audio: () => import('./generated/audio/book3.json'),
  },
  4: {
    book: () => import('./books/book4/book.json'),
    activities: () => import('./books/book4/activities.json'),
    art: () => import('./generated/art/book4.json'),
    audio: () => import('./generated/audio/book4.json'),
  },
}

/** Ids of the bundled books, in order. */
export const BOOK_IDS: readonly number[] = Object.keys(BOOK_FILES).map(Number)
