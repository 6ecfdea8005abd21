export { downloadMaker } from './appParts.ts'
export { useCanDownload } from './canDownload.ts'
export { DownloadOpened } from './DownloadOpened.ts'
export { loadDownloadButton } from './lazy.ts'
