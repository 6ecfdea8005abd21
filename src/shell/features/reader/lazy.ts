/** The reader's screen with all its parts: too large for the shelf, which fetches it when a book is about to be opened. */
export const loadReader = () => import('./ReaderPage.tsx')

/** The prefetch of posters; part of the reader's code, so fetched with it. */
export const loadStills = () => import('./turning/posterPrefetch.ts')
