/** The button that downloads a book: only where a browser can store one. */
export const loadDownloadButton = () => import('./DownloadButton.tsx')
/** What is on the device; where a browser can store nothing, no book is. */
export const loadBookDownloads = () => import('./bookDownloads.ts')
