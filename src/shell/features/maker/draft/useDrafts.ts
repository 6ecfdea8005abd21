import { useSyncExternalStore } from 'react'
import { deskNow, followDesk } from './openDesk.ts'
import type { DraftList } from './types.ts'

const NONE = { drafts: [], deleted: [], space: undefined, isSynced: false } as const
const LOADING: DraftList = { state: 'loading', ...NONE }
const LOCKED: DraftList = { state: 'locked', ...NONE }
const UNAVAILABLE: DraftList = { state: 'unavailable', ...NONE }

/** Hook: all drafts of the signed-in teacher, newest first. Opening it asks the service for what others have changed. */
export function useDrafts(): DraftList {
  const { state, desk } = useSyncExternalStore(followDesk, deskNow)
  const list = useSyncExternalStore(desk?.subscribe ?? noChange, () => desk?.list ?? LOADING)
  if (state === 'ready') return list
  if (state === 'locked') return LOCKED
  if (state === 'loading') return LOADING
  return desk ? { ...list, state } : UNAVAILABLE
}

const noChange = () => () => undefined
