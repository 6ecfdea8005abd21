import type { LearningEventInput } from '../../../../server/contract/events.ts'
import { versions } from '../../lib/device/versions.ts'
import type { LearningEvent, RecordedEvent } from '../reader/record/learningEvents.ts'
import type { Stamp } from './records.ts'

/** Whose an event is, and in which visit it happened. */
export interface Context {
  readonly learnerId: string
  readonly visitId: string
  readonly round: (bookId: number) => number
}

type Common = Omit<Extract<LearningEventInput, { type: 'device.hello' }>, 'type' | 'queued'>
/** Of each type, what is its own. */
type FactsOf<Event> = Event extends unknown ? Omit<Event, keyof Common> : never
type Facts<Type extends LearningEventInput['type']> = FactsOf<Extract<LearningEventInput, { type: Type }>>

/** What every event has, except what only the store knows. */
export function commonOf(
  { id, at, language }: Omit<RecordedEvent, 'event'>,
  { learnerId, visitId }: Pick<Context, 'learnerId' | 'visitId'>,
): Omit<Common, keyof Stamp> {
  return {
    id,
    at,
    lang: language,
    learner_id: learnerId,
    session_id: visitId,
    app: versions.app,
    content: versions.content,
  }
}

/** What the child did, in the words of the contract (`server/contract/events.ts`). */
export function factsOf(
  event: LearningEvent,
  round: (bookId: number) => number,
): Facts<'page.leave' | 'try' | 'activity.end' | 'book.complete'> {
  switch (event.type) {
    case 'page.leave': {
      const { type, mode, heard, words, active, to } = event
      const seconds = Math.round(active * 10) / 10
      return { type, place: placeOf(event), round: round(event.bookId), mode, heard, words, active: seconds, to }
    }
    case 'try': {
      const { bookId: _, ...tried } = event
      return { ...tried, place: placeOf(event) }
    }
    case 'activity.end': {
      const { bookId, ...facts } = event
      return { ...facts, round: round(bookId) }
    }
    default:
      return {
        type: event.type,
        place: `book-${event.bookId}`,
        round: round(event.bookId),
        points: event.points,
      }
  }
}

/** Covers are all called `cover`: the book tells them apart. */
function placeOf({ bookId, place }: { readonly bookId: number; readonly place: string }): string {
  return place === 'cover' ? `b${bookId}-cover` : place
}
