import { useEffect, useRef, useState } from 'react'
import type { PathActivity } from '../../../content/ladder/path/today.ts'
import { RULES } from '../../../content/ladder/path/rules.ts'
import type { Tried } from '../../../game/bridge.ts'
import type { Language } from '../../../game/language.ts'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { StopActivity } from './StopActivity.tsx'
import type { StopEnd } from './walk.ts'

interface Props {
  readonly activities: readonly PathActivity[]
  readonly media: BookMedia
  readonly language: Language
  readonly onEnd: (end: StopEnd) => void
}

/** From this move on a question was not yet known: help had to show it. */
const NOT_YET_FROM = 4

/** A stop with questions: its activities one after the other. After three not-yets in a row it ends at once. */
export function AskStop({ activities, media, language, onEnd }: Props) {
  const [index, setIndex] = useState(0)
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  const { tried, running } = useNotYet()
  const activity = activities[index]

  function next() {
    const seconds = (performance.now() - since.current) / 1000
    const notYetRunning = running()
    if (index + 1 >= activities.length || notYetRunning >= RULES.stop) onEnd({ seconds, notYetRunning })
    else setIndex(index + 1)
  }
  if (!activity) return null
  return <StopActivity activity={activity} media={media} language={language} onTried={tried} onNext={next} />
}

/** Counts how many questions in a row ended without the child knowing. */
function useNotYet() {
  const count = useRef(0)
  return {
    tried({ n, ok }: Tried) {
      if (!ok) return
      count.current = n >= NOT_YET_FROM ? count.current + 1 : 0
    },
    running: () => count.current,
  }
}
