import type { Envelope, EventOf } from '../../../../server/contract/events.ts'

/** How a page was left. */
export type LeftBy = EventOf<'page.leave'>['to']

/** By what a move was made. */
export type Input = EventOf<'try'>['input']

/** When and in which language something happened (`at`: ISO 8601 by the device's clock). By its `id` it can be taken twice without harm. */
export type Moment = Readonly<Pick<Envelope, 'id' | 'at' | 'lang'>>

type FromReader<Event> = Event extends unknown
  ? Readonly<Omit<Event, keyof Envelope | 'round'> & { bookId: number }>
  : never

/** What a child did, for the teacher's view, in the words of the contract. Whose it is and in which round, the outbox says, out of `bookId`. */
export type NewEvent = FromReader<EventOf<'page.leave' | 'try' | 'activity.end' | 'book.complete'>>

/** What a child did, and when. */
export type RecordedEvent = Moment & NewEvent

/** Takes events on their way to the service. */
export type EventSink = (recorded: RecordedEvent) => void

/** Kept while no sink takes them; the oldest go first. */
const MOST_QUEUED = 500

/** Collects what the child does; whoever sends it listens, and gets first what was kept for it. */
export class EventCollector {
  private kept: RecordedEvent[] = []
  private sink: EventSink | undefined

  /** Records an event in the language it happened in. */
  record(event: NewEvent, lang: Envelope['lang']): void {
    const recorded = { id: crypto.randomUUID(), at: new Date().toISOString(), lang, ...event }
    if (this.sink) return this.sink(recorded)
    this.kept.push(recorded)
    if (this.kept.length > MOST_QUEUED) this.kept.shift()
  }

  /** From now on `sink` takes the events, beginning with those kept; returns the undo. */
  connect(sink: EventSink): () => void {
    this.sink = sink
    for (const recorded of this.kept.splice(0)) sink(recorded)
    return () => {
      if (this.sink === sink) this.sink = undefined
    }
  }
}

/** The app's one collector. */
export const learningEvents = new EventCollector()
