import { atom } from 'jotai'
import type { ShelfBook } from '../../lib/books/books.ts'

/** The shelf: `error` may come with cached books. */
export type Shelf =
  | { readonly status: 'loading'; readonly books: readonly ShelfBook[] }
  | { readonly status: 'loaded'; readonly books: readonly ShelfBook[] }
  | { readonly status: 'error'; readonly books: readonly ShelfBook[]; readonly message: string }

/** What the library shows. */
export const shelfAtom = atom<Shelf>({ status: 'loading', books: [] })

/** The book that is being started. */
export const openingBookAtom = atom<number>()
