import { useEffect, useEffectEvent, useReducer } from 'react'
import { FIRST_EFFECTS } from '../content/audio.ts'
import type { Activity } from '../content/index.ts'
import type { PlayableBook } from '../content/playableBook.ts'
import type { Language } from '../game/language.ts'
import {
  ActivityEndDialog,
  activityText,
  type Flow,
  flowReducer,
  OpenActivity,
  passScore,
  startFlow,
  Steps,
  successRate,
} from '../shell/features/activities/index.ts'
import type { BookMedia } from '../shell/lib/books/bookMedia.ts'
import { learningEvents } from '../shell/lib/service/learningEvents.ts'
import { Label } from '../shell/ui/screen/Label.tsx'
import type { Progress } from './progress.ts'
import { standaloneText } from './text/index.ts'

interface Props {
  readonly playable: PlayableBook
  readonly media: BookMedia
  /** Of the activity to begin with. */
  readonly index: number
  /** Of earlier activities. */
  readonly results: Progress['results']
  readonly language: Language
  /** The address of the book, in the router's words. */
  readonly backRoute: string
  /** Loads the files of an activity. */
  readonly load: (index: number) => Promise<void>
  /** A result has come, or another activity (`undefined`: the end) is open. */
  readonly onChange: (index: number | undefined, results: Progress['results']) => void
}

/** The activities after a book, one by one, and the stars at the end. */
export function BookActivities(props: Props) {
  const { playable, media, index: startIndex, results, language, backRoute, load, onChange } = props
  const { activities, book } = playable
  const [flow, dispatch] = useReducer(flowReducer, startFlow(activities.length, startIndex), (fresh) => ({
    ...fresh,
    results: mapOf(results),
  }))
  const index = 'index' in flow ? flow.index : activities.length - 1
  const activity = activities[index]
  useFollowed(flow, onChange)
  useCompletion(flow, book.id, language)
  useSounds(media, activity, language)
  const end = (soFar: SoFar, finished: boolean) =>
    activity && recordEnd(book.id, activity, { ...soFar, finished }, language)
  const next = () => void load(index + 1).then(() => dispatch({ type: 'next' }))
  return (
    <>
      {activity && (
        <OpenActivity
          key={`${activity.id}:${'attempt' in flow ? flow.attempt : 0}`}
          bookId={book.id}
          activity={activity}
          media={media}
          language={language}
          isPaused={flow.status !== 'playing'}
          backRoute={backRoute}
          back={{ icon: 'book', word: standaloneText[language].book }}
          onFinished={({ score, total }) => {
            if (flow.status === 'playing') end({ score, total, asked: total }, true)
            dispatch({ type: 'finished', score, total })
          }}
          onLeft={(soFar) => end(soFar, false)}
          onSkip={next}
        >
          <Label>{activityText[language].title}</Label>
          <Steps results={flow.results} count={activities.length} index={index} language={language} />
        </OpenActivity>
      )}
      {flow.status === 'ended' && activity && (
        <ActivityEndDialog
          type={activity.type}
          result={flow.result}
          language={language}
          isFree={false}
          onNext={next}
          onAgain={() => dispatch({ type: 'again' })}
        />
      )}
    </>
  )
}

const mapOf = (results: Progress['results']) =>
  new Map(results.map(([at, score, total]) => [at, resultOf(score, total)]))

const resultOf = (score: number, total: number) => ({ score, total, isPassed: score >= passScore(total) })

interface SoFar {
  readonly score: number
  readonly asked: number
  readonly total: number
}

function recordEnd(
  bookId: number,
  { id }: Activity,
  facts: SoFar & { readonly finished: boolean },
  language: Language,
): void {
  const passed = facts.finished && resultOf(facts.score, facts.total).isPassed
  learningEvents.record({ type: 'activity.end', bookId, place: String(id), ...facts, passed }, language)
}

/** Says where the reader is and what was reached, whenever either changes. */
function useFollowed(flow: Flow, onChange: Props['onChange']): void {
  const { results } = flow
  const index = 'index' in flow ? flow.index : undefined
  useEffect(() => {
    onChange(
      index,
      [...results].map(([at, { score, total }]) => [at, score, total] as const),
    )
  }, [index, results, onChange])
}

/** The book is complete with its last activity; one that was skipped has earned nothing. */
function useCompletion(flow: Flow, bookId: number, language: Language): void {
  const isCompleting = flow.status === 'completing'
  const record = useEffectEvent(() => {
    const points = pointsOf(flow)
    learningEvents.record({ type: 'book.complete', bookId, place: `book-${bookId}`, points }, language)
  })
  useEffect(() => {
    if (isCompleting) record()
  }, [isCompleting])
}

const pointsOf = (flow: Pick<Flow, 'results' | 'count'>) => Math.round(successRate(flow))

/** The points that results are worth, of `count` activities. A book without activities is worth all of them when it was read. */
export function pointsOfResults(results: Progress['results'], count: number): number {
  return count === 0 ? 100 : pointsOf({ results: mapOf(results), count })
}

/** Loads what the open activity sounds. */
function useSounds(media: BookMedia, activity: Activity | undefined, language: Language): void {
  useEffect(() => {
    void media.audio.effects.prepare([...FIRST_EFFECTS, 'complete'])
    if (activity) void media.prepareLines(activity, language)
  }, [media, activity, language])
}
