import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FIRST_EFFECTS } from '../../../../content/audio.ts'
import type { Activity } from '../../../../content/index.ts'
import type { Language } from '../../../../game/language.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import { Label } from '../../../ui/screen/Label.tsx'
import { ActivityEndDialog, type Flow, OpenActivity, passScore, Steps } from '../../activities/index.ts'
import { TRIAL_NUMBER } from '../play/assets.ts'
import { tryText } from '../text/tryOut/index.ts'

interface Props {
  readonly activity: Activity
  readonly count: number
  readonly index: number
  readonly media: BookMedia
  readonly language: Language
  readonly onNext: () => void
}

const NO_RESULTS: Flow['results'] = new Map()

/** An activity after the book, as a child plays it. Its result is shown and forgotten. */
export function TryActivity({ activity, count, index, media, language, onNext }: Props) {
  const { pathname, search } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ readonly score: number; readonly total: number }>()
  useEffect(() => {
    void media.audio.effects.prepare([...FIRST_EFFECTS, 'complete'])
    void media.prepareLines(activity, language)
  }, [media, activity, language])
  return (
    <>
      <OpenActivity
        key={attempt}
        bookId={TRIAL_NUMBER}
        activity={activity}
        media={media}
        language={language}
        isPaused={result !== undefined}
        // The way back stays here: the bar above leads out.
        backRoute={`${pathname}${search}`}
        back={{ icon: 'book', word: tryText[language].book }}
        onFinished={setResult}
        onLeft={() => undefined}
        onSkip={onNext}
      >
        <Label>{activity.title[language]}</Label>
        <Steps results={NO_RESULTS} count={count} index={index} language={language} />
      </OpenActivity>
      {result && (
        <ActivityEndDialog
          type={activity.type}
          result={{ ...result, isPassed: result.score >= passScore(result.total) }}
          language={language}
          isFree={false}
          onNext={onNext}
          onAgain={() => {
            setResult(undefined)
            setAttempt(attempt + 1)
          }}
        />
      )}
    </>
  )
}
