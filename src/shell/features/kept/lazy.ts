/** The button that keeps a book: only where a browser can keep one. */
export const loadKeepButton = () => import('../downloads/DownloadButton.tsx')
