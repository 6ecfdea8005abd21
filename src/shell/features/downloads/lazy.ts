/** The button that downloads a book: only where a browser can store one. */
export const loadDownloadButton = () => import('./DownloadButton.tsx')
