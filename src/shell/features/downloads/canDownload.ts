import { useSyncExternalStore } from 'react'

/** Can books be kept here at all? Not where the browser has no store, or no worker answers from it. */
export function canDownload(): boolean {
  return typeof caches !== 'undefined' && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** The same, kept up to date: the worker may come while the shelf is looked at. */
export function useCanDownload(): boolean {
  return useSyncExternalStore(subscribe, canDownload, () => false)
}

function subscribe(listener: () => void): () => void {
  const { serviceWorker } = navigator
  serviceWorker?.addEventListener('controllerchange', listener)
  return () => serviceWorker?.removeEventListener('controllerchange', listener)
}
