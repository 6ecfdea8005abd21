import { countedQuestion, REMEMBERED } from '../../../content/ladder/path/counted.ts'
import type { Question } from '../../../content/ladder/path/knowing.ts'
import type { Language } from '../../../game/language.ts'
import { isRecord, readJson, removeKey, writeText } from '../device/storage.ts'
import type { RecordedEvent } from '../service/learningEvents.ts'

/* What a child has been asked, kept on the device for today's path: it must be chosen without the service. Only counted questions. */

type Stored = readonly [day: string, ok: 0 | 1, guess: number]
interface History {
  /** By language and item: `id sound:m|hear`. */
  readonly items: Readonly<Record<string, readonly Stored[]>>
  /** Days on which the child did something, in order. */
  readonly days: readonly string[]
}

const keyOf = (learnerId: string) => `tries:${learnerId}`
const EMPTY: History = { items: {}, days: [] }

/** Notes what a child did, if it says something about what she knows. A clock that was set back counts as the latest day. */
export function noteLearning(learnerId: string, event: RecordedEvent): void {
  const history = read(learnerId)
  const day = latest(history, dayOf(new Date(event.at)))
  const days = history.days.at(-1) === day ? history.days : [...history.days, day].slice(-REMEMBERED.days)
  const items = event.type === 'try' ? withTry(history.items, event, day) : history.items
  if (days !== history.days || items !== history.items) write(learnerId, { items, days })
}

function withTry(
  items: History['items'],
  event: Extract<RecordedEvent, { type: 'try' }>,
  day: string,
): History['items'] {
  const counted = countedQuestion(event, day)
  if (!counted) return items
  const key = `${event.lang} ${event.item}`
  const asked: Stored = [day, counted.ok ? 1 : 0, counted.guess]
  return { ...items, [key]: [...(items[key] ?? []), asked].slice(-REMEMBERED.questions) }
}

/** The counted questions of a child in a language, oldest first, by item; and the days on which she did something. */
export function historyOf(learnerId: string, language: Language) {
  const { items, days } = read(learnerId)
  const own = Object.entries(items).flatMap(([key, asked]) => {
    const [lang, item = ''] = key.split(' ')
    const questions = asked.map(([day, ok, guess]): Question => ({ day, ok: ok === 1, guess }))
    return lang === language ? [[item, questions] as const] : []
  })
  return { histories: new Map(own), turnDays: days }
}

/** The day that counts as today for a child: never before the latest one that is known. */
export function todayOf(learnerId: string, now = new Date()): string {
  return latest(read(learnerId), dayOf(now))
}

/** Deletes what is known of a child here. */
export function forgetHistory(learnerId: string): void {
  removeKey(keyOf(learnerId))
}

const latest = ({ days }: History, day: string) => {
  const last = days.at(-1)
  return last !== undefined && last > day ? last : day
}

/** The day by the device's own clock and time zone. */
function dayOf(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

function read(learnerId: string): History {
  return readJson(keyOf(learnerId), parse) ?? EMPTY
}

function write(learnerId: string, history: History): void {
  writeText(keyOf(learnerId), JSON.stringify(history))
}

const DAY = /^\d{4}-\d\d-\d\d$/
const isDay = (raw: unknown): raw is string => typeof raw === 'string' && DAY.test(raw)

function parse(raw: unknown): History | undefined {
  if (!isRecord(raw) || !isRecord(raw['items']) || !Array.isArray(raw['days'])) return undefined
  const items = Object.entries(raw['items']).flatMap(([key, list]) => {
    const asked = Array.isArray(list) ? list.flatMap(parseAsked) : []
    return asked.length > 0 ? [[key, asked] as const] : []
  })
  return { items: Object.fromEntries(items), days: raw['days'].filter(isDay) }
}

function parseAsked(raw: unknown): Stored[] {
  if (!Array.isArray(raw)) return []
  const [day, ok, guess] = raw as readonly unknown[]
  const isWell = isDay(day) && (ok === 0 || ok === 1) && typeof guess === 'number' && guess >= 0 && guess <= 1
  return isWell ? [[day, ok, guess]] : []
}
