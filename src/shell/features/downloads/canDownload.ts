import { useSyncExternalStore } from 'react'

/** Whether books can be downloaded here: needs cache storage, and a worker that responds from it. */
export function canDownload(): boolean {
  return typeof caches !== 'undefined' && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** The same as a hook: the worker may start while the shelf is open. */
export function useCanDownload(): boolean {
  return useSyncExternalStore(subscribe, canDownload, () => false)
}

function subscribe(listener: () => void): () => void {
  const { serviceWorker } = navigator
  serviceWorker?.addEventListener('controllerchange', listener)
  return () => serviceWorker?.removeEventListener('controllerchange', listener)
}
