import type { Tried } from '../../../../game/bridge.ts'
import type { Language } from '../../../../game/language.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'

/** How a page was left. */
export type LeftBy = 'next' | 'prev' | 'library' | 'finish' | 'language'

/** By what a move was made. */
export type Input = 'drag' | 'tap' | 'key' | 'voice'

/** What a child did, for the teacher's view. `place` is a page's or an activity's id. */
export type LearningEvent =
  | {
      readonly type: 'page.leave'
      readonly bookId: number
      readonly place: string
      readonly mode: ReadingMode
      /** Words said aloud, and all words of the text in this language. */
      readonly heard: number
      readonly words: number
      /** Seconds in front of the page, pauses left out. */
      readonly active: number
      readonly to: LeftBy
    }
  | ({ readonly type: 'try'; readonly bookId: number; readonly place: string; readonly input: Input } & Tried)
  | {
      readonly type: 'activity.end'
      readonly bookId: number
      readonly place: string
      readonly score: number
      /** Questions that were asked at all. */
      readonly asked: number
      readonly total: number
      readonly finished: boolean
      readonly passed: boolean
    }
  | { readonly type: 'book.complete'; readonly bookId: number; readonly points: number }

/** An event as it is kept and sent: it can be taken twice without harm, by its id. */
export interface RecordedEvent {
  readonly id: string
  /** ISO 8601 by the device's clock. */
  readonly at: string
  readonly language: Language
  readonly event: LearningEvent
}

/** Takes events on their way to the service. */
export type EventSink = (recorded: RecordedEvent) => void

/** Kept while no sink takes them; the oldest go first. */
const MOST_QUEUED = 500

/** Collects what the child does; whoever sends it listens, and gets first what was kept for it. */
export class EventCollector {
  private kept: RecordedEvent[] = []
  private sink: EventSink | undefined

  /** Records an event in the language it happened in. */
  record(event: LearningEvent, language: Language): void {
    const recorded = { id: crypto.randomUUID(), at: new Date().toISOString(), language, event }
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
