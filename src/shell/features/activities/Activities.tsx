// Import order matters: the reader's styles must precede the overrides below.
import { OpenActivity } from './OpenActivity.tsx'
import './activities.css'
import './upright.css'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { effectsOf, FIRST_EFFECTS } from '../../../content/audio.ts'
import type { Activity } from '../../../content/index.ts'
import { isInOneLanguage } from '../../../content/oneLanguage.ts'
import type { Language } from '../../../game/language.ts'
import { inOrder } from '../../lib/loading/inOrder.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { routes } from '../../lib/routes.ts'
import { useLeaving } from '../../lib/press/useLeaving.ts'
import { Label } from '../../ui/screen/Label.tsx'
import { ScreenTitle } from '../../ui/screen/Screen.tsx'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { activityText } from './text/index.ts'
import { ActivityEndDialog, ResultsDialog } from './EndDialog.tsx'
import { friendOf } from './friendOf.ts'
import { activityIndexOf, seenPoints, starsOf } from './flow.ts'
import { Steps } from './Steps.tsx'
import { useFlow } from './useFlow.ts'

/** SPEC section 9: delay before the library opens after the results are closed, ms. */
const CLOSE_MS = 1000

interface Props {
  readonly bookId: number
  readonly activities: readonly Activity[]
  readonly media: BookMedia
}

/** Plays the activities one by one in order, then completes the book and shows the stars. */
export function Activities({ bookId, activities, media }: Props) {
  const [language] = useLanguage()
  const [query, setQuery] = useSearchParams()
  const isFree = query.get('play') === 'free'
  const startIndex = activityIndexOf(query.get('activity'), activities.length)
  const {
    flow,
    activity,
    finish,
    leave: recordLeft,
    next,
    again,
    retry,
  } = useFlow({ bookId, activities, startIndex, isFree, language })
  const index = 'index' in flow ? flow.index : activities.length - 1
  useEffect(() => {
    if (index < 0) return
    setQuery({ activity: String(index + 1), ...(isFree && { play: 'free' }) }, { replace: true })
  }, [index, isFree, setQuery])
  const texts = activities.flatMap(({ title, description }) => [title, description])
  const attempt = 'attempt' in flow ? flow.attempt : 0
  const shown = activity ?? activities[index]
  useSounds(media, language, shown, flow.status === 'ended' ? activities[index + 1] : undefined)

  return (
    <div className="world world-table" lang={language} data-languages={isInOneLanguage(texts) ? 1 : undefined}>
      <ScreenTitle title={activityText[language].title} />
      {shown && (
        <OpenActivity
          key={`${shown.id}:${attempt}`}
          bookId={bookId}
          activity={shown}
          media={media}
          language={language}
          isPaused={flow.status !== 'playing'}
          backRoute={isFree ? routes.games : routes.books}
          onFinished={finish}
          onLeft={(soFar) => recordLeft(shown.id, soFar)}
          onSkip={next}
        >
          <Label>{activityText[language].title}</Label>
          {!isFree && <Steps results={flow.results} count={activities.length} index={index} language={language} />}
        </OpenActivity>
      )}
      <Ending {...{ bookId, activity, flow, language, isFree, next, again, retry }} />
    </div>
  )
}

interface EndingProps extends Pick<ReturnType<typeof useFlow>, 'flow' | 'activity' | 'next' | 'again' | 'retry'> {
  readonly bookId: number
  readonly language: Language
  readonly isFree: boolean
}

/** The dialog at the end of an activity or of the book, with somebody of its story. */
function Ending({ bookId, activity, flow, language, isFree, next, again, retry }: EndingProps) {
  if (flow.status === 'ended' && activity)
    return (
      <ActivityEndDialog
        friend={friendOf(bookId)}
        type={activity.type}
        result={flow.result}
        language={language}
        isFree={isFree}
        onNext={next}
        onAgain={again}
      />
    )
  if (flow.status !== 'results') return null
  const seen = seenPoints(flow)
  return <Results friend={friendOf(bookId)} points={flow.points} seen={seen} language={language} onRetry={retry} />
}

/** Preloads the lines and effects of the open activity and, while its end dialog is shown, the lines of the next one. */
function useSounds(
  media: BookMedia,
  language: Language,
  shown: Activity | undefined,
  next: Activity | undefined,
): void {
  useEffect(() => {
    const { effects } = media.audio
    return inOrder([
      shown ? [() => effects.prepare(FIRST_EFFECTS), () => media.prepareLines(shown, language)] : [],
      [() => effects.prepare(['complete', ...effectsOf(shown ?? {})])],
      next ? [() => media.prepareLines(next, language)] : [],
    ])
  }, [media, language, shown, next])
}

interface ResultsProps {
  readonly friend: string | undefined
  readonly points: number | undefined
  /** Points by this visit's results; the stars fall back to them if the service could not count. */
  readonly seen: number | undefined
  readonly language: Language
  readonly onRetry: () => void
}

function Results({ friend, points, seen, language, onRetry }: ResultsProps) {
  const { leavingTo, leave } = useLeaving()
  return (
    <ResultsDialog
      friend={friend}
      points={points}
      stars={starsOf(points ?? seen ?? 0)}
      language={language}
      isLeaving={leavingTo !== undefined}
      onRetry={onRetry}
      onClose={() => leave(routes.books, CLOSE_MS)}
    />
  )
}
