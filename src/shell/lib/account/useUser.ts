import { useSyncExternalStore } from 'react'
import { onUserChanged, readUser, type UserInfo } from './session.ts'

/** Hook: the signed-in user, also after a change in another tab. */
export function useUser(): UserInfo | undefined {
  return useSyncExternalStore(onUserChanged, readUser)
}
