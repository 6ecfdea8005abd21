import { isSchoolDay } from '../features/report/figures/facts.ts'

const DAY_MS = 86_400_000

/** The clock of the demo school. */
const OFFSET_MS = 7 * 3_600_000

/** The last school day of the demo class, and when that day ends. */
const LAST_DAY = '2026-11-19'
const EVENING_MS = 19 * 3_600_000

const dayOf = (moment: number) => new Date(moment + OFFSET_MS).toISOString().slice(0, 10)
const middayOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

/**
 * Shifts the demo class in time so that its last school day is the latest one that has ended at `now`. School days keep their order and time of day;
 * weekends stay free.
 */
export function demoCalendar(now: Date): (moment: string) => Date {
  const end = lastSchoolDay(now.getTime())
  return (moment) => {
    const at = Date.parse(moment)
    const day = dayOf(at)
    const moved = middayOf(schoolDaysBefore(end, schoolDaysBetween(day, LAST_DAY)))
    return new Date(at + moved - middayOf(day))
  }
}

function lastSchoolDay(now: number): string {
  for (let moment = now; ; moment -= DAY_MS) {
    const day = dayOf(moment)
    const isOver = now >= Date.parse(`${day}T00:00:00Z`) - OFFSET_MS + EVENING_MS
    if (isSchoolDay(day) && isOver) return day
  }
}

function schoolDaysBetween(from: string, to: string): number {
  let count = 0
  for (let day = middayOf(from); day < middayOf(to); day += DAY_MS) {
    if (isSchoolDay(new Date(day + DAY_MS).toISOString().slice(0, 10))) count += 1
  }
  return from > to ? -schoolDaysBetween(to, from) : count
}

function schoolDaysBefore(end: string, count: number): string {
  let day = middayOf(end)
  const step = count < 0 ? DAY_MS : -DAY_MS
  for (let left = Math.abs(count); left > 0; ) {
    day += step
    if (isSchoolDay(new Date(day).toISOString().slice(0, 10))) left -= 1
  }
  return new Date(day).toISOString().slice(0, 10)
}
