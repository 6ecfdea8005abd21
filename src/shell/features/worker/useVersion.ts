import { useEffect } from 'react'
import { isBookPath } from '../../lib/paths.ts'
import { whenIdle } from '../../lib/whenIdle.ts'

/** The worker fetches the whole app: not before the child has read for a while, ms. */
const LATER_MS = 6000

/** Starts the worker of the built app; its new versions come between books, never in the middle of one. */
export function useVersion(pathname: string): void {
  useEffect(startLater, [])
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    let isOver = false
    let release: (() => void) | undefined
    void import('./worker.ts').then(({ betweenBooks, holdVersion }) => {
      if (isOver) return
      if (isBookPath(pathname)) release = holdVersion()
      else void betweenBooks()
    })
    return () => {
      isOver = true
      release?.()
    }
  }, [pathname])
}

function startLater(): (() => void) | undefined {
  if (!import.meta.env.PROD) return undefined
  let cancel: (() => void) | undefined
  const timer = setTimeout(() => {
    cancel = whenIdle(() => void import('./worker.ts').then(({ startWorker }) => startWorker()))
  }, LATER_MS)
  return () => {
    clearTimeout(timer)
    cancel?.()
  }
}
