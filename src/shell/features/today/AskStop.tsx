import { useEffect, useRef, useState } from 'react'
import { FIRST_EFFECTS } from '../../../content/audio.ts'
import type { PathActivity } from '../../../content/ladder/path/today.ts'
import { RULES } from '../../../content/ladder/path/rules.ts'
import type { Tried } from '../../../game/bridge.ts'
import type { Language } from '../../../game/language.ts'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { routes } from '../../lib/routes.ts'
import { Label } from '../../ui/screen/Label.tsx'
import { ScreenTitle } from '../../ui/screen/Screen.tsx'
import { OpenActivity } from '../activities/index.ts'
import { activityOf } from './activityOf.ts'
import { todayText } from './text/index.ts'
import type { StopEnd } from './walk.ts'

interface Props {
  readonly activities: readonly PathActivity[]
  readonly media: BookMedia
  readonly language: Language
  readonly onEnd: (end: StopEnd) => void
}

/** A question of the path belongs to no book. */
const NO_BOOK = 0
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
  useEffect(() => {
    if (activity) void media.audio.effects.prepare(FIRST_EFFECTS)
    if (activity) void media.prepareLines(activity.config, language)
  }, [activity, media, language])

  function next() {
    const seconds = (performance.now() - since.current) / 1000
    const notYetRunning = running()
    if (index + 1 >= activities.length || notYetRunning >= RULES.stop) onEnd({ seconds, notYetRunning })
    else setIndex(index + 1)
  }
  if (!activity) return null
  return (
    <div className="world world-table" lang={language}>
      <ScreenTitle title={todayText[language].title} />
      <OpenActivity
        key={activity.place}
        bookId={NO_BOOK}
        activity={activityOf(activity)}
        place={activity.place}
        media={media}
        language={language}
        isPaused={false}
        backRoute={routes.books}
        onFinished={next}
        onLeft={() => undefined}
        onTried={tried}
        onSkip={next}
      >
        <Label>{todayText[language].title}</Label>
      </OpenActivity>
    </div>
  )
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
