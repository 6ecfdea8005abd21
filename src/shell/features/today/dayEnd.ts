import { isRecord, readJson, writeText } from '../../lib/device/storage.ts'

const keyOf = (learnerId: string) => `today:${learnerId}`

/** Notes that a child has walked today's path to its end. */
export function noteEnd(learnerId: string, day: string): void {
  writeText(keyOf(learnerId), JSON.stringify({ day }))
}

/** Whether a child has walked a path to its end on this day: a second one has books only. */
export function hadPath(learnerId: string, day: string): boolean {
  return readJson(keyOf(learnerId), (raw) => (isRecord(raw) ? raw['day'] : undefined)) === day
}
