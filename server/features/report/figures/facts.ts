import type { EventsTable } from '../../../db/tables.ts'

/** A language of the books. */
export type Lang = 'en' | 'id'

interface Common {
  /** UTC, corrected, as texts that sort as times do. */
  readonly at: string
  /** In the school's time zone. */
  readonly day: string
  readonly session: string
  readonly lang: Lang
}

/** A page was left. */
export interface Visit extends Common {
  readonly type: 'page.leave'
  readonly place: string
  readonly round: number
  readonly mode: 'listen' | 'along' | 'alone'
  readonly heard: number
  readonly words: number
  readonly active: number
}

/** One move that can be right or wrong. */
export interface Try extends Common {
  readonly type: 'try'
  readonly ask: string
  readonly item: string
  readonly place: string
  readonly n: number
  readonly ok: boolean
  readonly help: number
  readonly guess: number
  readonly chose?: string
}

/** An activity was finished or left. */
export interface ActivityEnd extends Common {
  readonly type: 'activity.end'
  readonly place: string
  readonly round: number
  readonly finished: boolean
  readonly passed: boolean
}

/** A round of a book was completed. */
export interface Completion extends Common {
  readonly type: 'book.complete'
  readonly place: string
  readonly round: number
}

/** Signing in or out. */
export interface Turn extends Common {
  readonly type: 'session.start' | 'session.end'
}

/** What happened, as the figures read it. */
export type Fact = Visit | Try | ActivityEnd | Completion | Turn

/** What is read of an event's row. */
export type FactRow = Pick<EventsTable, 'type' | 'at_utc' | 'session_id' | 'lang' | 'data'>

/** The types of event that are facts here. */
export const FACT_TYPES = [
  'page.leave',
  'try',
  'activity.end',
  'book.complete',
  'session.start',
  'session.end',
] as const

const TYPES: ReadonlySet<string> = new Set(FACT_TYPES)

/** Facts out of rows, in the order of the rows; other types of event are left out. */
export function factsOf(rows: readonly FactRow[], dayOf: (at: string) => string): Fact[] {
  const mine = rows.filter(({ type }) => TYPES.has(type))
  // As one text: a thousand small ones take twice as long. Checked by the events' schema when it was taken.
  const parsed = JSON.parse(`[${mine.map(({ data }) => data).join(',')}]`) as object[]
  return mine.flatMap(({ type, at_utc, session_id, lang }, index) => {
    const common = { type, at: at_utc, day: dayOf(at_utc), session: session_id, lang }
    return Object.assign(parsed[index] ?? {}, common) as Fact
  })
}

/** Tells the day of a UTC moment in a time zone. */
export function dayTeller(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const known = new Map<string, string>()
  return (at) => {
    // No time zone begins its day within five minutes of the clock; asking the calendar is slow.
    const key = `${at.slice(0, 15)}${at.charAt(15) < '5' ? '0' : '5'}`
    const reported = known.get(key)
    if (reported !== undefined) return reported
    if (known.size > 20_000) known.clear()
    const day = format.format(new Date(at))
    known.set(key, day)
    return day
  }
}

/** Monday of the day's week. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}

/** Monday to Friday. */
export function isSchoolDay(day: string): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}
