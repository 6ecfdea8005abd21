import { addRevocation } from './revocations.ts'
import { endSession, readToken, readUser, type UserInfo } from './session.ts'

/** Whether this user signed in by pictures: only then does the session have a chosen face. */
export const isPictureUser = (user: UserInfo | undefined): boolean => user?.avatar !== undefined

/** Ends the session on this device at once, even offline; the token is revoked when possible. */
export function signOutHere(): void {
  const token = readToken()
  if (token === undefined) return
  addRevocation({ learnerId: readUser()?.id ?? '', token })
  endSession()
}
