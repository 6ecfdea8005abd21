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
  /** From Games: one activity alone, and nothing is saved. */
  readonly isFree: boolean
  readonly language: Language
}

/** The way through a book's activities, with what is sent to the service on it. */
export function useFlow({ bookId, activities, startIndex, isFree, language }: Options) {
  const navigate = useNavigate()
  const [flow, dispatch] = useReducer(flowReducer, startFlow(activities.length, startIndex))
  // Points are calculated from what was submitted, so completing waits for that.
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
    /** An activity was left early: that is a fact too, though nothing is submitted. */
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

/** How a scene says that an activity went. */
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
  // Once for each time the state is reached, also where React mounts twice.
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
 * The service counts; until it can, what this device has `seen` of all activities says the same. Where it has refused results it counts less
 * than the child has earned: that is no count.
 */
function pointsOf(completed: Completed, seen: number | undefined, isAllTaken: boolean): number | undefined {
  if (completed === 'failed') return undefined
  if (completed === 'queued') return seen
  return isAllTaken || completed.points >= (seen ?? 0) ? completed.points : undefined
}
