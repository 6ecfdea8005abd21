import type { Envelope, EventFacts } from '../../../contract/events.ts'
import { eventFacts } from '../../../db/eventRow.ts'
import type { EventsTable } from '../../../db/tables.ts'

/** A language of the books. */
export type Lang = Envelope['lang']

/** The types of event that are facts here. */
export const FACT_TYPES = [
  'page.leave',
  'try',
  'activity.end',
  'book.complete',
  'session.start',
  'session.end',
  'check',
  'prediction',
  'told',
] as const

type FactType = (typeof FACT_TYPES)[number]

/** The columns read from an event's row. */
export type FactRow = Pick<EventsTable, 'id' | 'type' | 'at_utc' | 'session_id' | 'lang' | 'data'>

/** An event as used by the figures, with its `day` in the school's time zone. `at_utc` sorts chronologically. */
export type Fact<Type extends FactType = FactType> = Readonly<
  EventFacts<Type> & Pick<FactRow, 'id' | 'at_utc' | 'session_id' | 'lang'> & { day: string }
>

/** A page was left. */
export type Visit = Fact<'page.leave'>

/** One move that can be right or wrong. */
export type Try = Fact<'try'>

/** An activity was finished or left. */
export type ActivityEnd = Fact<'activity.end'>

/** A round of a book was completed. */
export type Completion = Fact<'book.complete'>

const TYPES: ReadonlySet<string> = new Set(FACT_TYPES)

/** Facts from rows, in the same order; other event types are skipped. */
export function factsOf(rows: readonly FactRow[], dayOf: (at: string) => string): Fact[] {
  const mine = rows.filter(({ type }) => TYPES.has(type))
  const own = eventFacts<FactType>(mine)
  return mine.flatMap(({ id, at_utc, session_id, lang }, index) => {
    const facts = own[index]
    return facts ? [Object.assign(facts, { id, at_utc, day: dayOf(at_utc), session_id, lang })] : []
  })
}

/** The day of a UTC time in a time zone. */
export function dayOfTime(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const known = new Map<string, string>()
  return (at) => {
    // Time zones change day only at multiples of five minutes, so results are cached; the calendar is slow.
    const key = `${at.slice(0, 15)}${at.charAt(15) < '5' ? '0' : '5'}`
    const cached = known.get(key)
    if (cached !== undefined) return cached
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
