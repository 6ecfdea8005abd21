/** The screen that reads a book, with all that it is read with: too heavy for the shelf, which fetches it when a book is near. */
export const loadReader = () => import('./ReaderPage.tsx')

/** Pictures of pages that may be opened next; the reader's own code, so fetched with it. */
export const loadStills = () => import('./turning/posterPrefetch.ts')
