export { useCanDownload } from './canDownload.ts'
export { DownloadOpened } from './DownloadOpened.ts'
export { loadKeepButton } from '../kept/lazy.ts'
