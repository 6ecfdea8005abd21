import { countedQuestion, REMEMBERED } from '../../../content/ladder/path/counted.ts'
import type { Question } from '../../../content/ladder/path/knowing.ts'
import {
  corrected,
  type Digest,
  idEnd,
  type TryHistory,
  type StoredTry,
  merged,
} from '../../../content/ladder/path/merge.ts'
import type { Language } from '../../../game/language.ts'
import { isRecord, readJson, readText, removeKey, writeText } from '../device/storage.ts'
import type { RecordedEvent } from '../service/learningEvents.ts'

/*
 * What a child has been asked, kept on the device for today's path: it must be chosen without the service. Only counted questions: this device's own,
 * and what the service has said of all devices. Read by hand: children's screens load no schemas.
 */

const keyOf = (learnerId: string) => `tries:${learnerId}`
/** What the service has of all the child's devices, as it was last heard. */
const digestKeyOf = (learnerId: string) => `tries-all:${learnerId}`
const EMPTY: TryHistory = { items: {}, days: [] }

/** A digest with its version, which the service is asked by. */
type Heard = Digest & { readonly version: string }

/** Notes what a child did, if it says something about what she knows. A clock that was set back counts as the latest day. */
export function noteLearning(learnerId: string, event: RecordedEvent): void {
  const history = read(learnerId)
  const day = latest(known(learnerId), dayOf(new Date(event.at)))
  const days = history.days.at(-1) === day ? history.days : [...history.days, day].slice(-REMEMBERED.days)
  const items = event.type === 'try' ? withTry(history.items, event, day) : history.items
  if (days !== history.days || items !== history.items) write(learnerId, { items, days })
}

function withTry(
  items: TryHistory['items'],
  event: Extract<RecordedEvent, { type: 'try' }>,
  day: string,
): TryHistory['items'] {
  const counted = countedQuestion(event, day)
  if (!counted) return items
  const key = `${event.lang} ${event.item}`
  const asked: StoredTry = [day, counted.ok ? 1 : 0, counted.guess, idEnd(event.id)]
  return { ...items, [key]: [...(items[key] ?? []), asked].slice(-REMEMBERED.questions) }
}

/** The counted questions of a child in a language, oldest first, by item; and the days on which she did something. */
export function historyOf(learnerId: string, language: Language) {
  const { items, days } = known(learnerId)
  const own = Object.entries(items).flatMap(([key, asked]) => {
    const [lang, item = ''] = key.split(' ')
    return lang === language ? [[item, questionsOf(asked)] as const] : []
  })
  return { histories: new Map(own), turnDays: days }
}

/** The day that counts as today for a child: never before the latest one that is known. */
export function todayOf(learnerId: string, now = new Date()): string {
  return latest(known(learnerId), dayOf(now))
}

/** The version of what was last heard from the service; `undefined` before that. */
export function heardVersion(learnerId: string): string | undefined {
  return heard(learnerId)?.version
}

/** Stores what the service has of a child. What this version does not understand of it is left out. */
export function storeHistory(learnerId: string, raw: unknown): void {
  const digest = parseHeard(raw)
  if (!digest) return
  writeText(digestKeyOf(learnerId), JSON.stringify(digest))
  const own = read(learnerId)
  const right = corrected(own, digest)
  if (right !== own) write(learnerId, right)
}

/** Deletes what is known of a child here. */
export function forgetHistory(learnerId: string): void {
  removeKey(keyOf(learnerId))
  removeKey(digestKeyOf(learnerId))
}

const latest = ({ days }: TryHistory, day: string) => {
  const last = days.at(-1)
  return last !== undefined && last > day ? last : day
}

/** The day by the device's own clock and time zone. */
function dayOf(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

const known = (learnerId: string): TryHistory => merged(read(learnerId), heard(learnerId))
const read = (learnerId: string): TryHistory => cached(keyOf(learnerId), parse) ?? EMPTY
const heard = (learnerId: string): Heard | undefined => cached(digestKeyOf(learnerId), parseHeard)

function write(learnerId: string, history: TryHistory): void {
  const text = JSON.stringify(history)
  writeText(keyOf(learnerId), text)
  lately.set(keyOf(learnerId), { text, value: history })
}

/** Values by key as they were last read or written: lists stay the same, so that a path calculates only what is new. */
const lately = new Map<string, { readonly text: string; readonly value: unknown }>()

function cached<Value extends object>(key: string, parseValue: (raw: unknown) => Value | undefined): Value | undefined {
  const text = readText(key)
  const before = lately.get(key)
  // Of this key, and so of this parser.
  if (text !== undefined && before?.text === text) return before.value as Value
  const value = readJson(key, parseValue)
  if (text === undefined || value === undefined) lately.delete(key)
  else lately.set(key, { text, value })
  return value
}

const asQuestions = new WeakMap<readonly StoredTry[], readonly Question[]>()

function questionsOf(tries: readonly StoredTry[]): readonly Question[] {
  const made = asQuestions.get(tries) ?? tries.map(([day, ok, guess]): Question => ({ day, ok: ok === 1, guess }))
  asQuestions.set(tries, made)
  return made
}

const DAY = /^\d{4}-\d\d-\d\d$/
const isDay = (raw: unknown): raw is string => typeof raw === 'string' && DAY.test(raw)

function parse(raw: unknown): TryHistory | undefined {
  if (!isRecord(raw) || !isRecord(raw['items']) || !Array.isArray(raw['days'])) return undefined
  const items = Object.entries(raw['items']).flatMap(([key, list]) => {
    const asked = Array.isArray(list) ? list.flatMap(parseAsked) : []
    return asked.length > 0 ? [[key, asked] as const] : []
  })
  return { items: Object.fromEntries(items), days: raw['days'].filter(isDay) }
}

function parseHeard(raw: unknown): Heard | undefined {
  if (!isRecord(raw) || typeof raw['version'] !== 'string' || !isDay(raw['today'])) return undefined
  const kept = parse(raw)
  return kept && { ...kept, today: raw['today'], version: raw['version'] }
}

function parseAsked(raw: unknown): StoredTry[] {
  if (!Array.isArray(raw)) return []
  const [day, ok, guess, id = ''] = raw as readonly unknown[]
  const isWell = isDay(day) && (ok === 0 || ok === 1) && typeof guess === 'number' && guess >= 0 && guess <= 1
  return isWell ? [[day, ok, guess, typeof id === 'string' ? id : '']] : []
}
