import { useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Activity } from '../../../content/index.ts'
import type { ToShell } from '../../../game/bridge.ts'
import type { Language } from '../../../game/language.ts'
import { routes } from '../../lib/routes.ts'
import { learningEvents } from '../../lib/service/learningEvents.ts'
import { type Completed, completeBook } from './activitiesApi.ts'
import type { SoFar } from './useTally.ts'
import { type Flow, flowReducer, passScore, seenPoints, startFlow } from './flow.ts'
import { Submissions } from './submissions.ts'

interface Options {
  readonly bookId: number
  readonly activities: readonly Activity[]
  readonly startIndex: number
  /** Free play from Games: a single activity, nothing is saved. */
  readonly isFree: boolean
  readonly language: Language
}

/** State of a book's activities, including submissions and learning events. */
export function useFlow({ bookId, activities, startIndex, isFree, language }: Options) {
  const navigate = useNavigate()
  const [flow, dispatch] = useReducer(flowReducer, startFlow(activities.length, startIndex))
  // The service calculates points from the submitted results, so completion waits for them.
  const [submissions] = useState(() => new Submissions())
  useCompletion({ bookId, flow, submissions, language, emit: (points) => dispatch({ type: 'completed', points }) })

  return {
    flow,
    activity: 'index' in flow ? activities[flow.index] : undefined,
    finish({ score, total }: Score) {
      if (flow.status !== 'playing') return
      const activity = activities[flow.index]
      const passed = score >= passScore(total)
      if (activity && !isFree) {
        submissions.add(activity.id, { isPassed: passed })
        const place = String(activity.id)
        learningEvents.record(
          { type: 'activity.end', bookId, place, score, asked: total, total, finished: true, passed },
          language,
        )
      }
      dispatch({ type: 'finished', score, total })
    },
    /** Records that an activity was left early; no result is submitted. */
    leave(activityId: number, { score, asked, total }: SoFar) {
      if (isFree) return
      const facts = { place: String(activityId), score, asked, total, finished: false, passed: false }
      learningEvents.record({ type: 'activity.end', bookId, ...facts }, language)
    },
    next() {
      if (isFree) void navigate(routes.games)
      else dispatch({ type: 'next' })
    },
    again: () => dispatch({ type: 'again' }),
    retry: () => dispatch({ type: 'retry' }),
  }
}

/** Score of an activity, as its scene reports it. */
export type Score = Pick<Extract<ToShell, { type: 'completed' }>, 'score' | 'total' | 'helped'>

interface Completion {
  readonly bookId: number
  readonly flow: Flow
  readonly submissions: Submissions
  readonly language: Language
  readonly emit: (points: number | undefined) => void
}

function useCompletion({ bookId, flow, submissions, language, emit }: Completion): void {
  const latest = useRef({ language, emit, flow })
  useEffect(() => {
    latest.current = { language, emit, flow }
  })
  const isCompleting = flow.status === 'completing'
  // Runs once per completion, even if React runs the effect twice.
  const underWay = useRef(false)
  useEffect(() => {
    if (!isCompleting || underWay.current) return
    underWay.current = true
    const run = async () => {
      const isAllTaken = await submissions.settle()
      const completed = await completeBook(bookId)
      const points = pointsOf(completed, seenPoints(latest.current.flow), isAllTaken)
      underWay.current = false
      if (points !== undefined)
        learningEvents.record(
          { type: 'book.complete', bookId, place: `book-${bookId}`, points },
          latest.current.language,
        )
      latest.current.emit(points)
    }
    void run()
  }, [isCompleting, bookId, submissions])
}

/**
 * The points from the service; while the completion is queued, the points `seen` on this device. `undefined` if completion failed, or if the
 * service rejected results and therefore counts fewer points than the child earned.
 */
function pointsOf(completed: Completed, seen: number | undefined, isAllTaken: boolean): number | undefined {
  if (completed === 'failed') return undefined
  if (completed === 'queued') return seen
  return isAllTaken || completed.points >= (seen ?? 0) ? completed.points : undefined
}
