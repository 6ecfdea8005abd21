import { useSyncExternalStore } from 'react'
import { useUser } from '../../lib/account/useUser.ts'
import { outbox } from './appOutbox.ts'

const subscribe = (listener: () => void) => outbox.subscribe(listener)

/** Number of the signed-in child's queued items to show; 0 in normal operation. */
export function useNotSent(): number {
  const learnerId = useUser()?.id ?? ''
  return useSyncExternalStore(subscribe, () => outbox.behindOf(learnerId))
}
