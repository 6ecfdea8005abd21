import { useEffect, useState } from 'react'
import { loadKitIndex } from '../../../content/kit/index.ts'
import { whenIdle } from '../../lib/loading/whenIdle.ts'
import { downloadMaker } from '../downloads/index.ts'

/**
 * Hook: stores the maker's own files on this device as soon as nothing else is loading, so that books are made and tried without a network. True when all are
 * here; what could not be had is asked for the next time.
 */
export function useMakerDownload(): boolean {
  const [isDownloaded, setDownloaded] = useState(false)
  useEffect(() => {
    // Without a worker nothing is answered from what is stored.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
    if (!worker?.controller) return undefined
    const ending = new AbortController()
    const stop = whenIdle(() => {
      download(ending.signal).then(
        (isAll) => !ending.signal.aborted && setDownloaded(isAll),
        (error: unknown) => console.warn('The book maker is not stored on this device yet', error),
      )
    })
    return () => {
      stop()
      ending.abort()
    }
  }, [])
  return isDownloaded
}

async function download(signal: AbortSignal): Promise<boolean> {
  // What the picture kit has, too; its pictures are stored as they are seen, or all together on wish.
  await loadKitIndex()
  return downloadMaker(signal)
}
