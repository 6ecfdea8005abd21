import type { Charge } from '../../db/budgets.ts'
import type { EventsTable } from '../../db/tables.ts'
import { HttpError } from '../../lib/httpError.ts'

const HOUR = 3600
const DAY = 86_400
const MB = 1_000_000

/**
 * Events accepted per hour and per day. A child makes some 2,900 events a year and at most some 1,500 an hour; a tablet that returns after six weeks
 * sends 3,000 at once, and a class of forty such tablets 120,000. More cannot come from children.
 */
export const EVENT_BUDGETS = {
  learner: { hour: { events: 6000, bytes: 4 * MB }, day: { events: 12_000, bytes: 8 * MB }, newDevices: 50 },
  device: { hour: { events: 20_000, bytes: 12 * MB }, day: { events: 60_000, bytes: 36 * MB } },
  class: { hour: { events: 150_000, bytes: 90 * MB }, day: { events: 300_000, bytes: 180 * MB }, newDevices: 500 },
} as const

/** What a batch adds to the store. */
export interface Added {
  /** Who sends. */
  readonly senderId: string
  /** Their class, or they themselves. */
  readonly scope: string
  /** Without duplicates: those are free, so that a batch can be resent any number of times. */
  readonly events: readonly EventsTable[]
  /** Devices seen for the first time. */
  readonly newDevices: number
}

/** The charges for a batch. Devices are identified within a scope, so nobody can exhaust a stranger's budget. */
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

/** 429: over budget; `seconds` until more is accepted. */
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

/** Size of the row in bytes; indexes come on top. */
const sizeOf = (event: EventsTable): number =>
  Object.values(event).reduce<number>((sum, value) => sum + Buffer.byteLength(String(value ?? '')), 0)
