import { useSyncExternalStore } from 'react'
import { onUserChanged, readUser, type UserInfo } from './session.ts'

/** The signed-in user, kept up to date (also when another tab signs in or out). */
export function useUser(): UserInfo | undefined {
  return useSyncExternalStore(onUserChanged, readUser)
}
