import { useEffect } from 'react'
import { FIRST_EFFECTS } from '../../../content/audio.ts'
import type { PathActivity } from '../../../content/ladder/path/today.ts'
import type { Tried } from '../../../game/bridge.ts'
import type { Language } from '../../../game/language.ts'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { routes } from '../../lib/routes.ts'
import { Label } from '../../ui/screen/Label.tsx'
import { ScreenTitle } from '../../ui/screen/Screen.tsx'
import { OpenActivity } from '../activities/index.ts'
import { activityOf } from './activityOf.ts'
import { todayText } from './text/index.ts'

interface Props {
  readonly activity: PathActivity
  readonly media: BookMedia
  readonly language: Language
  readonly onTried: (tried: Tried) => void
  /** It was played to its end, or skipped. */
  readonly onNext: () => void
}

/** Questions of the path belong to no book. */
export const NO_BOOK = 0

/** One activity of a stop with questions, on the whole screen. */
export function StopActivity({ activity, media, language, onTried, onNext }: Props) {
  useEffect(() => {
    void media.audio.effects.prepare(FIRST_EFFECTS)
    void media.prepareLines(activity.config, language)
  }, [activity, media, language])
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
        onFinished={onNext}
        onLeft={() => undefined}
        onTried={onTried}
        onSkip={onNext}
      >
        <Label>{todayText[language].title}</Label>
      </OpenActivity>
    </div>
  )
}
