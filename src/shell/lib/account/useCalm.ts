import { useSyncExternalStore } from 'react'
import { isCalm, onCalmChanged } from './calm.ts'

/** `isCalm`, kept up to date. */
export function useCalm(): boolean {
  return useSyncExternalStore(onCalmChanged, isCalm, () => false)
}
