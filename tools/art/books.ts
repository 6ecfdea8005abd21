import { BOOK_IDS } from './app.ts'

/** The books that are drawn, by number. */
export const BOOKS: readonly number[] = BOOK_IDS
