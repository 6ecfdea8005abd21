import type { Charge } from '../../db/budgets.ts'
import type { EventsTable } from '../../db/tables.ts'
import { HttpError } from '../../lib/httpError.ts'

const HOUR = 3600
const DAY = 86_400
const MB = 1_000_000

/**
 * How much is taken in an hour and in a day. A child makes some 2,900 events in a year and cannot make more than some 1,500 in an hour; a tablet
 * that comes back after six weeks brings 3,000 at once, and a class of forty such tablets 120,000. What is above that is no child's.
 */
export const EVENT_BUDGETS = {
  learner: { hour: { events: 6000, bytes: 4 * MB }, day: { events: 12_000, bytes: 8 * MB }, newDevices: 50 },
  device: { hour: { events: 20_000, bytes: 12 * MB }, day: { events: 60_000, bytes: 36 * MB } },
  class: { hour: { events: 150_000, bytes: 90 * MB }, day: { events: 300_000, bytes: 180 * MB }, newDevices: 500 },
} as const

/** What a batch adds to what is kept. */
export interface Added {
  /** Who sends. */
  readonly senderId: string
  /** Their class, or they themselves. */
  readonly scope: string
  /** Without copies of what is kept already: those cost nothing, so that a batch may be sent again as often as it must. */
  readonly events: readonly EventsTable[]
  /** Devices of which nothing was known. */
  readonly newDevices: number
}

/** What is to be paid for it, and by whom; devices are told apart by scope, so that nobody uses up the budget of a stranger's. */
export function chargesOf({ senderId, scope, events, newDevices }: Added): Charge[] {
  const devices = new Set(events.map(({ device_id }) => device_id))
  return [
    ...ofEvents(`learner:${senderId}`, events, EVENT_BUDGETS.learner),
    ...[...devices].flatMap((id) => {
      const own = events.filter(({ device_id }) => device_id === id)
      return ofEvents(`device:${scope}:${id}`, own, EVENT_BUDGETS.device)
    }),
    ...ofEvents(`class:${scope}`, events, EVENT_BUDGETS.class),
    ...ofDevices(`learner:${senderId}`, newDevices, EVENT_BUDGETS.learner.newDevices),
    ...ofDevices(`class:${scope}`, newDevices, EVENT_BUDGETS.class.newDevices),
  ]
}

/** 429: this is more than anybody reads; `seconds` until the next of it is taken. */
export const tooMuch = (seconds: number): HttpError =>
  new HttpError(429, `Too much was sent at once. The rest is taken in ${seconds} seconds.`, { retryAfter: seconds })

type Budget = Readonly<Record<'hour' | 'day', { readonly events: number; readonly bytes: number }>>

function ofEvents(whose: string, events: readonly EventsTable[], { hour, day }: Budget): Charge[] {
  if (events.length === 0) return []
  const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0)
  const key = (what: string) => `events:${whose}:${what}`
  return [
    { key: key('hour'), amount: events.length, limit: { max: hour.events, seconds: HOUR } },
    { key: key('hour-bytes'), amount: bytes, limit: { max: hour.bytes, seconds: HOUR } },
    { key: key('day'), amount: events.length, limit: { max: day.events, seconds: DAY } },
    { key: key('day-bytes'), amount: bytes, limit: { max: day.bytes, seconds: DAY } },
  ]
}

const ofDevices = (whose: string, amount: number, max: number): Charge[] =>
  amount === 0 ? [] : [{ key: `new-devices:${whose}`, amount, limit: { max, seconds: DAY } }]

/** As many bytes as the row has letters and digits; indexes come on top. */
const sizeOf = (event: EventsTable): number =>
  Object.values(event).reduce<number>((sum, value) => sum + Buffer.byteLength(String(value ?? '')), 0)
