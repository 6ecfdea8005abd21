import type { Envelope, EventOf, EventType } from '../../../../server/contract/events.ts'
import { versions } from '../../lib/device/versions.ts'
import type { Moment, NewEvent, RecordedEvent } from '../../lib/service/learningEvents.ts'
import type { Stamp } from './records.ts'

/** Whose an event is, and in which visit it happened. */
type Whose = Pick<Envelope, 'learner_id' | 'session_id'>

type Unstamped<Event> = Event extends unknown ? Omit<Event, keyof Stamp> : never

/** An event but for what only the store knows. */
type EventToStamp<Type extends EventType> = Unstamped<EventOf<Type>>

/** What every event has, but for what only the store knows. */
export function envelopeOf({ id, at, lang }: Moment, { learner_id, session_id }: Whose): Omit<Envelope, keyof Stamp> {
  return { id, at, lang, learner_id, session_id, app: versions.app, content: versions.content }
}

/** A recorded event as it is sent (`server/contract/events.ts`); `round` tells in which round of a book the learner is. */
export function eventOf(
  { bookId, ...event }: RecordedEvent,
  whose: Whose,
  round: (bookId: number) => number,
): EventToStamp<NewEvent['type']> {
  const envelope = envelopeOf(event, whose)
  switch (event.type) {
    case 'page.leave': {
      const active = Math.round(event.active * 10) / 10
      return { ...envelope, ...event, place: placeOf(bookId, event.place), round: round(bookId), active }
    }
    case 'try': {
      const { place, item, chose } = event
      const chosen = chose === undefined ? {} : { chose: chosenItem(chose, item) }
      return { ...envelope, ...event, place: placeOf(bookId, place), ...chosen }
    }
    default:
      return { ...envelope, ...event, round: round(bookId) }
  }
}

/** A kind tells what was chosen (`letter:S`); the contract wants an item, which has the skill that was asked (`letter:S|find`). */
function chosenItem(chose: string, item: string): string {
  return chose.includes('|') ? chose : `${chose}${item.slice(item.indexOf('|'))}`
}

/** Covers are all called `cover`: the book tells them apart. */
function placeOf(bookId: number, place: string): string {
  return place === 'cover' ? `b${bookId}-cover` : place
}
