import { useSyncExternalStore } from 'react'
import { isCalm, onCalmChanged } from './calm.ts'

/** `isCalm` as a hook. */
export function useCalm(): boolean {
  return useSyncExternalStore(onCalmChanged, isCalm, () => false)
}
