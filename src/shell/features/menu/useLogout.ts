import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiClient } from '../../lib/apiClient.ts'
import { isUnauthenticated } from '../../lib/apiError.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { endSession } from '../../lib/session.ts'
import { sendBeforeLeaving } from '../outbox/leaving.ts'
import { DELAYS } from '../../lib/useLeaving.ts'

/** Signs out; a second later the sign-in. Where the backend refuses, the session stays and a message says so. */
export function useLogout(): () => void {
  const navigate = useNavigate()
  const isUnderWay = useRef(false)

  async function logout() {
    try {
      await sendBeforeLeaving()
      // A token that is no longer known is no reason to stay signed in.
      await apiClient.post('/api/auth/logout', undefined, { isSignIn: true }).catch((error: unknown) => {
        if (!isUnauthenticated(error)) throw error
      })
      endSession()
      notify('success', 'Logout sucessfuly')
      // Not bound to this menu: it may be closed and gone by then.
      setTimeout(() => void navigate(paths.login), DELAYS.signedOut)
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
