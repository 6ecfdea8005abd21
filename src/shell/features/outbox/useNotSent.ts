import { useSyncExternalStore } from 'react'
import { useUser } from '../../lib/account/useUser.ts'
import { outbox } from './appOutbox.ts'

const subscribe = (listener: () => void) => outbox.subscribe(listener)

/** How many things of the signed-in child wait for the network; 0 while all goes its usual way. */
export function useNotSent(): number {
  const learnerId = useUser()?.id ?? ''
  return useSyncExternalStore(subscribe, () => outbox.behindOf(learnerId))
}
