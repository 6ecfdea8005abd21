import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { askForScreen } from '../loading/screenPrefetch.ts'

/** Delays before a new screen, in ms. */
export const DELAYS = { choice: 750, landing: 1000, signedIn: 1000, signedOut: 1000 } as const

/**
 * Delayed navigation, so that the press is noticed; the target screen is prefetched meanwhile. `leavingTo` is the target during the delay; a second
 * press has no effect, and leaving the screen otherwise cancels it.
 */
export function useLeaving() {
  const navigate = useNavigate()
  const [leavingTo, setLeavingTo] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function leave(to: string, delayMs: number) {
    if (timer.current !== undefined) return
    setLeavingTo(to)
    askForScreen(to)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setLeavingTo(undefined)
      void navigate(to)
    }, delayMs)
  }
  return { leavingTo, leave }
}
