/** The books that are drawn, by number. */
export const BOOKS = [1, 2, 3, 4] as const
