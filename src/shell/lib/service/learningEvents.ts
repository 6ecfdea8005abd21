import type { Envelope, EventOf } from '../../../../server/contract/events.ts'

/** How a page was left. */
export type LeftBy = EventOf<'page.leave'>['to']

/** The input method of a move. */
export type Input = EventOf<'try'>['input']

/** When and in which language something happened (`at`: ISO 8601 by the device's clock). The `id` makes storing it idempotent. */
export type Moment = Readonly<Pick<Envelope, 'id' | 'at' | 'lang'>>

type FromReader<Event> = Event extends unknown
  ? Readonly<Omit<Event, keyof Envelope | 'round'> & { bookId: number }>
  : never

/** A learning event in the contract's format. The outbox adds the learner, and the round from `bookId`. */
export type NewEvent = FromReader<
  EventOf<'page.leave' | 'try' | 'activity.end' | 'book.complete' | 'prediction' | 'told' | 'check'>
>

/** What a child did, and when. */
export type RecordedEvent = Moment & NewEvent

/** Takes events on their way to the service. */
export type EventSink = (recorded: RecordedEvent) => void

/** Buffer size while no sink is attached; the oldest are dropped first. */
const MOST_QUEUED = 500

/** Collects events and passes them to the sink, beginning with buffered ones. */
export class EventCollector {
  private queued: RecordedEvent[] = []
  private sink: EventSink | undefined
  private mutes = 0

  /** Records an event in the language it happened in. */
  record(event: NewEvent, lang: Envelope['lang']): void {
    if (this.mutes > 0) return
    const recorded = { id: crypto.randomUUID(), at: new Date().toISOString(), lang, ...event }
    if (this.sink) return this.sink(recorded)
    this.queued.push(recorded)
    if (this.queued.length > MOST_QUEUED) this.queued.shift()
  }

  /** What happens from now on is nobody's learning: a grown-up tries a book. Returns a function that ends it. */
  mute(): () => void {
    this.mutes += 1
    let isOver = false
    return () => {
      if (!isOver) this.mutes -= 1
      isOver = true
    }
  }

  /** Attaches `sink`, beginning with buffered events; returns a detach function. */
  connect(sink: EventSink): () => void {
    this.sink = sink
    for (const recorded of this.queued.splice(0)) sink(recorded)
    return () => {
      if (this.sink === sink) this.sink = undefined
    }
  }
}

/** The app's collector. */
export const learningEvents = new EventCollector()
