import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiClient } from '../../lib/service/apiClient.ts'
import { ApiError, isUnauthenticated } from '../../lib/service/apiError.ts'
import { notify } from '../../lib/notify.ts'
import { routes } from '../../lib/routes.ts'
import { endSession, readUser } from '../../lib/account/session.ts'
import { isPictureUser, signOutHere } from '../../lib/account/signOut.ts'
import { DELAYS } from '../../lib/press/useLeaving.ts'
import { endVisit, sendBeforeLeaving, sendInBackground } from '../outbox/leaving.ts'

/**
 * Signs out; a second later the sign-in. At once and on this device where the child signed in by pictures, and wherever the service is not
 * reached: it is told later. Where it answers with an error the session stays and a message says so.
 */
export function useLogout(): () => void {
  const navigate = useNavigate()
  const isUnderWay = useRef(false)

  async function logout() {
    try {
      if (isPictureUser(readUser()) || !navigator.onLine) {
        endVisit()
        signOutHere()
      } else await revokeNow()
      sendInBackground()
      notify('success', 'Logout sucessfuly')
      // Not bound to this menu: it may be closed and gone by then.
      setTimeout(() => void navigate(routes.login), DELAYS.signedOut)
    } catch {
      notify('error', 'Logout failed. Please try again.')
    } finally {
      isUnderWay.current = false
    }
  }

  return () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void logout()
  }
}

/** Rejects where the service answers with an error. */
async function revokeNow(): Promise<void> {
  await sendBeforeLeaving()
  try {
    await apiClient.post('/api/auth/logout', undefined, { isSignIn: true })
  } catch (error) {
    const isAnswered = !(error instanceof ApiError) || error.status !== undefined
    // A token that is no longer known is no reason to stay signed in.
    if (isAnswered && !isUnauthenticated(error)) throw error
    if (!isAnswered) return signOutHere()
  }
  endSession()
}
