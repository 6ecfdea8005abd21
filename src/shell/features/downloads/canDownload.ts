import { useSyncExternalStore } from 'react'
import { isRecord } from '../../lib/device/storage.ts'

/** Whether books can be downloaded here: needs cache storage, and a worker that responds from it. */
export function canDownload(): boolean {
  return typeof caches !== 'undefined' && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Whether what is read or played may be stored here without being asked for: the worker may still come, and the browser does not save data. */
export function downloadsUnasked(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const isSaving = isRecord(Object(connection)) && Object(connection).saveData === true
  return typeof caches !== 'undefined' && 'serviceWorker' in navigator && !isSaving
}

/** `canDownload` as a hook: the worker may start while the shelf is open. */
export function useCanDownload(): boolean {
  return useSyncExternalStore(subscribe, canDownload, () => false)
}

function subscribe(listener: () => void): () => void {
  const { serviceWorker } = navigator
  serviceWorker?.addEventListener('controllerchange', listener)
  return () => serviceWorker?.removeEventListener('controllerchange', listener)
}
