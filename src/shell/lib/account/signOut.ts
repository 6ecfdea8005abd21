import { addRevocation } from './revocations.ts'
import { endSession, readToken, readUser, type UserInfo } from './session.ts'

/** Has this user signed in by pictures? Only then their session has the face that they chose. */
export const isPictureUser = (user: UserInfo | undefined): boolean => user?.avatar !== undefined

/** Ends the session on this device at once, with or without the service; it is told when it can be. */
export function signOutHere(): void {
  const token = readToken()
  if (token === undefined) return
  addRevocation({ learnerId: readUser()?.id ?? '', token })
  endSession()
}
