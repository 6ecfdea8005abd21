import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useBackgroundMusic } from '../features/music/useBackgroundMusic.ts'
import { notify } from '../lib/notify.ts'
import { hasMenu, paths } from '../lib/paths.ts'
import { onSessionExpired } from '../lib/session.ts'
import { warmUpSound } from '../lib/sound.ts'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'

const Toasts = lazy(async () => ({ default: (await import('../ui/Toasts.tsx')).Toasts }))
const FloatingMenu = lazy(async () => ({ default: (await import('../features/menu/FloatingMenu.tsx')).FloatingMenu }))

/** What every screen shares: music, messages, the floating menu where it belongs, the way to the sign-in when a session ends. */
export function Layout() {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  useBackgroundMusic()
  useSignInAgain()
  useFocusOnArrival(pathname)
  useEffect(whenIdle, [])
  return (
    <>
      <Outlet />
      {hasMenu(pathname) && (
        <Suspense>
          <FloatingMenu key={pathname} />
        </Suspense>
      )}
      {navigation.state === 'loading' && <LoadingOverlay />}
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  )
}

function whenIdle(): (() => void) | undefined {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(warmUpSound, 1500)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(warmUpSound, { timeout: 4000 })
  return () => cancelIdleCallback(id)
}

/** An expired session leads to the sign-in, and from there back to where the child was. */
function useSignInAgain(): void {
  const navigate = useNavigate()
  const location = useLocation()
  const here = `${location.pathname}${location.search}`
  useEffect(
    () =>
      onSessionExpired(() => {
        notify('info', 'Please login again.')
        void navigate(paths.login, { state: { from: here } })
      }),
    [navigate, here],
  )
}

/** Keyboards and screen readers begin a new screen at its content; the first screen begins as the browser has it. */
function useFocusOnArrival(pathname: string): void {
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
}
