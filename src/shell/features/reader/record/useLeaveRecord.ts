import { useEffect, useEffectEvent, useRef } from 'react'
import type { Language } from '../../../../game/language.ts'
import { type LeftBy, learningEvents } from '../../../lib/service/learningEvents.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import { Stopwatch } from './stopwatch.ts'

interface Options {
  readonly bookId: number
  readonly pageId: string
  readonly language: Language
  /** Number of words of the text in this language. */
  readonly words: number
  readonly mode: ReadingMode
  readonly isPaused: boolean
  /** Number of words spoken so far. */
  readonly heard: () => number
}

/** Shorter visits come from React (StrictMode mounts twice), s. */
const LEAST_VISIT = 0.1

/** Records how each page was read when the child leaves it, once per language. Call the result just before leaving. */
export function useLeaveRecord({
  bookId,
  pageId,
  language,
  words,
  mode,
  isPaused,
  heard,
}: Options): (by: LeftBy) => void {
  const leftBy = useRef<LeftBy>(undefined)
  const watch = useRef<Stopwatch>(undefined)
  const readHeard = useEffectEvent(heard)
  const readMode = useEffectEvent(() => mode)

  useEffect(() => {
    const stopwatch = new Stopwatch()
    watch.current = stopwatch
    return () => {
      const { seconds: active } = stopwatch
      const to = leftBy.current ?? 'language'
      leftBy.current = undefined
      if (active < LEAST_VISIT) return
      learningEvents.record(
        { type: 'page.leave', bookId, place: pageId, mode: readMode(), heard: readHeard(), words, active, to },
        language,
      )
    }
  }, [bookId, pageId, language, words])

  useEffect(() => {
    const follow = () => watch.current?.setRunning(!document.hidden && !isPaused)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [isPaused])

  return (by) => {
    leftBy.current = by
  }
}
