import type { Envelope, LearningEvent } from '../../../../server/contract/events.ts'

/** A call that changes what the service keeps, as it is sent; sending one twice must change nothing more. */
export interface Call {
  readonly method: 'post' | 'patch' | 'put'
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A call that waits, and whose it is. `key` counts up in the order in which calls came. */
export interface QueuedCall {
  readonly key: number
  readonly learnerId: string
  readonly call: Call
}

/** An event that waits, whole as the contract has it; `key` is its `device_seq`, negative where only the tab keeps it. */
export interface WaitingEvent {
  readonly key: number
  readonly learnerId: string
  readonly event: LearningEvent
}

/** Which device, and the how-manieth thing it tells: only the store knows. */
export type Stamp = Readonly<Pick<Envelope, 'device_id' | 'device_seq'>>

/** How much of a learner's waits. */
export interface Waiting {
  readonly calls: number
  readonly events: number
}

/**
 * Where things wait until the service has them. Every method rejects where the browser refuses, and then has changed nothing.
 * All tabs of a browser see the same store.
 */
export interface OutboxStore {
  /** Keeps an event; `make` gets the device's id and its next number. */
  addEvent(learnerId: string, make: (stamp: Stamp) => LearningEvent): Promise<void>
  /** Keeps a call, for good before this resolves; gives its key. */
  addCall(learnerId: string, call: Call): Promise<number>
  /** The learner's first events, oldest first. */
  events(learnerId: string, limit: number): Promise<WaitingEvent[]>
  /** The learner's first call. */
  firstCall(learnerId: string): Promise<QueuedCall | undefined>
  removeEvents(keys: readonly number[]): Promise<void>
  removeCall(key: number): Promise<void>
  /** What waits, by learner; learners without anything are absent. */
  waiting(): Promise<ReadonlyMap<string, Waiting>>
  /** The tokens that learners' things are sent with, by learner. */
  tokens(): Promise<ReadonlyMap<string, string>>
  /** Keeps a learner's token, or forgets it. */
  setToken(learnerId: string, token: string | undefined): Promise<void>
  /** The device's id and the last number it has given. */
  stamp(): Promise<Stamp>
  close(): void
}

/** All of a learner's, or of everybody's. */
export const sumOf = ({ calls, events }: Waiting): number => calls + events
