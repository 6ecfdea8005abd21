import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { dropFirstPage } from '../../firstPage/index.ts'
import { useBackgroundMusic } from '../features/music/useBackgroundMusic.ts'
import { useVersion } from '../features/worker/useVersion.ts'
import { useComforts } from '../lib/account/comfort.ts'
import { useUser } from '../lib/account/useUser.ts'
import { useCalm } from '../lib/account/useCalm.ts'
import { afterCriticalPath, afterPages } from '../lib/loading/criticalPath.ts'
import { afterFirstTouch } from '../lib/sound/firstTouch.ts'
import { useLanguage } from '../lib/language/language.ts'
import { notify, onMessageWaiting } from '../lib/notify.ts'
import { hasMenu, routes } from '../lib/routes.ts'
import { onSessionExpired } from '../lib/account/session.ts'
import { warmUpSound } from '../lib/sound/sound.ts'
import { whenIdle } from '../lib/loading/whenIdle.ts'
import { watchOwnReadings } from '../lib/account/ownReadings.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { useIdleSignOut } from './useIdleSignOut.ts'

const FloatingMenu = lazy(async () => ({ default: (await import('../features/menu/FloatingMenu.tsx')).FloatingMenu }))

/** What every screen shares: music, messages, the floating menu where it belongs, the way to the sign-in when a session ends. */
export function Layout() {
  const { pathname, key } = useLocation()
  const user = useUser()
  useBackgroundMusic()
  useCalmScreens()
  useComfortOfDocument()
  useLanguageOfDocument()
  useVersion(pathname)
  useSignInAgain()
  useIdleSignOut()
  useEffect(watchOwnReadings, [])
  useFocusOnArrival(pathname)
  useSoundOfPresses()
  const toasts = useToasts()
  useEffect(() => {
    // Whatever screen comes instead of the page that was asked for: it is not to lie under it.
    if (!pathname.startsWith('/book/')) dropFirstPage()
  }, [pathname])
  return (
    <>
      {/* A screen that throws is replaced by a way on; menu and messages stay. */}
      <ScreenBoundary place={key}>
        <Outlet />
      </ScreenBoundary>
      {hasMenu(pathname, user?.role === 'teacher') && (
        <Suspense>
          <FloatingMenu key={pathname} />
        </Suspense>
      )}
      {toasts}
    </>
  )
}

/** The style sheet knows calm mode by this. */
function useCalmScreens(): void {
  const isCalm = useCalm()
  useEffect(() => {
    document.documentElement.toggleAttribute('data-calm', isCalm)
  }, [isCalm])
}

/** The style sheet knows what makes reading easier for this child by this. */
function useComfortOfDocument(): void {
  const comforts = useComforts()
  useEffect(() => {
    document.documentElement.dataset['comfort'] = comforts
  }, [comforts])
}

/** Screen readers say the words of the screens in the child's language. */
function useLanguageOfDocument(): void {
  const [language] = useLanguage()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
}

/** The place for messages: it comes behind the page that was asked for by its address and the next one, or with the first message. */
function useToasts(): ReactNode {
  const [loaded, setLoaded] = useState<ReactNode>()
  useEffect(() => {
    // Without a network the message waits, and the next one tries again.
    const load = () => {
      import('../ui/dialogs/Toasts.tsx').then(
        ({ Toasts }) => setLoaded(<Toasts />),
        (error: unknown) => console.warn('Messages cannot be shown', error),
      )
    }
    const forgets = [afterPages(load), onMessageWaiting(load)]
    return () => {
      for (const forget of forgets) forget()
    }
  }, [])
  return loaded
}

/** The sound of presses comes when the page that was asked for can be played, and somebody has touched it. */
function useSoundOfPresses(): void {
  useEffect(() => {
    let cancel: (() => void) | undefined
    const forget = afterCriticalPath(() => {
      cancel = afterFirstTouch(() => {
        cancel = whenIdle(warmUpSound)
      })
    })
    return () => {
      forget()
      cancel?.()
    }
  }, [])
}

/** An expired session leads to the sign-in, and from there back to where the child was. */
function useSignInAgain(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionExpired(() => {
        notify('info', 'Please login again.')
        // Read from the window: the router does not know of the pages turned to.
        const { pathname, search } = window.location
        void navigate(routes.login, { state: { from: `${pathname}${search}` } })
      }),
    [navigate],
  )
}

/**
 * Keyboards and screen readers begin a new screen at its content; the first screen begins as the browser has it. In the same step as the screen appears:
 * a field that is pressed at once keeps the focus.
 */
function useFocusOnArrival(pathname: string): void {
  const arrivedAt = useRef(pathname)
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
}
