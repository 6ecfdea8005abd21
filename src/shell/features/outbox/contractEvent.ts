import type { Envelope, EventOf, EventType } from '../../../../server/contract/events.ts'
import { versions } from '../../lib/device/versions.ts'
import type { Moment, NewEvent, RecordedEvent } from '../../lib/service/learningEvents.ts'
import type { Stamp } from './records.ts'

/** The learner and visit of an event. */
type Whose = Pick<Envelope, 'learner_id' | 'session_id'>

type Unstamped<Event> = Event extends unknown ? Omit<Event, keyof Stamp> : never

/** An event without the fields the store adds. */
type EventToStamp<Type extends EventType> = Unstamped<EventOf<Type>>

/** The fields of every event, without those the store adds. */
export function envelopeOf({ id, at, lang }: Moment, { learner_id, session_id }: Whose): Omit<Envelope, keyof Stamp> {
  return { id, at, lang, learner_id, session_id, app: versions.app, content: versions.content }
}

/** What this device knows of books: the learner's round, and the revision of a taken-in book. */
interface KnownBook {
  readonly round: (bookId: number) => number
  readonly pack: (bookId: number) => Envelope['book']
}

/** Converts a recorded event to its wire format (`server/contract/events.ts`), with what is `known` of its book. */
export function eventOf(
  { bookId, ...event }: RecordedEvent,
  whose: Whose,
  { round, pack }: KnownBook,
): EventToStamp<NewEvent['type']> {
  const book = pack(bookId)
  const envelope = { ...envelopeOf(event, whose), ...(book && { book }) }
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
    case 'check':
      return { ...envelope, ...event }
    default:
      return { ...envelope, ...event, round: round(bookId) }
  }
}

/** Kinds report the choice as `letter:S`; the contract needs an item with the asked skill, `letter:S|find`. */
function chosenItem(chose: string, item: string): string {
  return chose.includes('|') ? chose : `${chose}${item.slice(item.indexOf('|'))}`
}

/** All covers have the id `cover`; the book makes them unique. */
function placeOf(bookId: number, place: string): string {
  return place === 'cover' ? `b${bookId}-cover` : place
}
