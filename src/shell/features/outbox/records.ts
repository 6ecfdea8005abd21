import type { Envelope, LearningEvent } from '../../../../server/contract/events.ts'

/** A request that saves something in the service. It must be idempotent. */
export interface Call {
  readonly method: 'post' | 'patch' | 'put'
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A queued save and its learner. `key` ascends in the order of arrival. */
export interface QueuedCall {
  readonly key: number
  readonly learnerId: string
  readonly call: Call
}

/** A queued event in its wire format; `key` is its `device_seq`, negative if it is only in memory. */
export interface WaitingEvent {
  readonly key: number
  readonly learnerId: string
  readonly event: LearningEvent
}

/** The device's id and sequence number, assigned by the store. */
export type Stamp = Readonly<Pick<Envelope, 'device_id' | 'device_seq'>>

/** Queue lengths of a learner. */
export interface Waiting {
  readonly calls: number
  readonly events: number
}

/** Stores the queue until the service has it. If the browser refuses, a method rejects and changes nothing. Shared by all tabs of a browser. */
export interface OutboxStore {
  /** Adds an event; `make` gets the device's id and its next sequence number. */
  addEvent(learnerId: string, make: (stamp: Stamp) => LearningEvent): Promise<void>
  /** Adds a save, durable when this resolves; resolves with its key. */
  addCall(learnerId: string, call: Call): Promise<number>
  /** The learner's oldest events, oldest first. */
  events(learnerId: string, limit: number): Promise<WaitingEvent[]>
  /** The learner's oldest queued save. */
  firstCall(learnerId: string): Promise<QueuedCall | undefined>
  /** All of the learner's queued saves, oldest first. */
  calls(learnerId: string): Promise<QueuedCall[]>
  removeEvents(keys: readonly number[]): Promise<void>
  removeCall(key: number): Promise<void>
  /** Queue lengths by learner; learners with an empty queue are absent. */
  waiting(): Promise<ReadonlyMap<string, Waiting>>
  /** The tokens to send with, by learner. */
  tokens(): Promise<ReadonlyMap<string, string>>
  /** Stores or deletes a learner's token. */
  setToken(learnerId: string, token: string | undefined): Promise<void>
  /** The device's id and its last assigned sequence number. */
  stamp(): Promise<Stamp>
  close(): void
}

/** The id of a queued save, the same on every way to the service: `saveId` of `server/contract/workFile.ts`. */
export const saveIdOf = (deviceId: string, key: number): string => `${deviceId}.${key}`

/** All of a learner's, or of everybody's. */
export const sumOf = ({ calls, events }: Waiting): number => calls + events
