import { useEffect } from 'react'
import { afterPages } from '../../lib/loading/criticalPath.ts'
import { isBookRoute } from '../../lib/routes.ts'
import { whenIdle } from '../../lib/loading/whenIdle.ts'
import { holdVersion } from './readingLock.ts'

/** Starts the worker of the built app; new versions take over between books, never during one. */
export function useVersion(pathname: string): void {
  useEffect(start, [])
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    // Without the worker's script, whose request would be in the way of the next page's pictures.
    if (isBookRoute(pathname)) return holdVersion()
    let isOver = false
    void import('./worker.ts').then(({ betweenBooks }) => !isOver && void betweenBooks())
    return () => {
      isOver = true
    }
  }, [pathname])
}

function start(): (() => void) | undefined {
  if (!import.meta.env.PROD) return undefined
  const stop = new AbortController()
  let cancel: (() => void) | undefined
  const forget = afterPages(() => {
    cancel = whenIdle(() => void import('./worker.ts').then(({ startWhenQuiet }) => startWhenQuiet(stop.signal)))
  })
  return () => {
    stop.abort()
    forget()
    cancel?.()
  }
}
