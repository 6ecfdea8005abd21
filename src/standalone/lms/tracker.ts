import { learningEvents, type RecordedEvent } from '../../shell/lib/service/learningEvents.ts'
import type { LessonStatus, ScormSession } from './scorm.ts'
import type { XapiSession } from './xapi.ts'

/** Share of its points that a book needs to be passed; of an activity it is the same (SPEC section 9). */
const PASSED_FROM = 66

interface Systems {
  readonly scorm: ScormSession | undefined
  readonly xapi: XapiSession | undefined
}

/** Tells learning systems what the reader does, from now until the page is left. */
export function track({ scorm, xapi }: Systems, hasActivities: boolean): void {
  const ends = () => {
    scorm?.finish()
    void xapi?.flush()
  }
  learningEvents.connect((event) => {
    xapi?.record(event)
    if (scorm) tell(scorm, event, hasActivities)
  })
  window.addEventListener('pagehide', ends)
  // A tablet may end a hidden page without a word.
  document.addEventListener('visibilitychange', () => document.hidden && void xapi?.flush())
}

function tell(scorm: ScormSession, event: RecordedEvent, hasActivities: boolean): void {
  // Only the first move on a question says what was known.
  if (event.type === 'try' && event.n === 1) {
    const { place, ask, item, ok, at } = event
    scorm.answered({ id: `${place}_${ask}`, answer: item, isRight: ok, at: new Date(at) })
  }
  if (event.type === 'book.complete') scorm.completed(event.points, statusOf(event.points, hasActivities))
}

/** A book without activities can be read, but not passed. */
const statusOf = (points: number, hasActivities: boolean): LessonStatus =>
  hasActivities && points >= PASSED_FROM ? 'passed' : 'completed'
