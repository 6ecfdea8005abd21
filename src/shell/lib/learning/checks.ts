import type { Language } from '../../../game/language.ts'
import { isRecord, readJson, removeKey, writeText } from '../device/storage.ts'

/* Five-minute checks that teachers have asked for, stored on the device with those that were made here: it may be without the service for weeks. */

/** A check that was asked for. `asked`: when, by the service; it tells one request from the next. */
interface Wanted {
  readonly lang: Language
  readonly asked: string
}

interface Stored {
  readonly wanted: readonly Wanted[]
  /** Requests that were answered here; the service may not have heard of it yet. */
  readonly made: readonly string[]
}

const keyOf = (learnerId: string) => `checks:${learnerId}`
const NONE: Stored = { wanted: [], made: [] }

/** Stores what the service says is wanted. What this version does not understand is left out. */
export function storeChecks(learnerId: string, checks: readonly unknown[]): void {
  const wanted = checks.flatMap((raw) => (isRecord(raw) ? parseWanted(raw['lang'], raw['asked_at']) : []))
  const { made } = read(learnerId)
  write(learnerId, { wanted, made: made.filter((asked) => wanted.some((one) => one.asked === asked)) })
}

/** Whether a teacher wants a check of a child in a language, which was not made on this device yet. */
export function isCheckWanted(learnerId: string, language: Language): boolean {
  const { wanted, made } = read(learnerId)
  return wanted.some(({ lang, asked }) => lang === language && !made.includes(asked))
}

/** Notes that the check has been made. */
export function noteCheck(learnerId: string, language: Language): void {
  const { wanted, made } = read(learnerId)
  const now = wanted.filter(({ lang }) => lang === language).map(({ asked }) => asked)
  write(learnerId, { wanted, made: [...new Set([...made, ...now])] })
}

/** Deletes what is stored of a child. */
export function forgetChecks(learnerId: string): void {
  removeKey(keyOf(learnerId))
}

const read = (learnerId: string): Stored => readJson(keyOf(learnerId), parse) ?? NONE

function write(learnerId: string, stored: Stored): void {
  writeText(keyOf(learnerId), JSON.stringify(stored))
}

function parse(raw: unknown): Stored | undefined {
  if (!isRecord(raw) || !Array.isArray(raw['wanted']) || !Array.isArray(raw['made'])) return undefined
  const wanted = raw['wanted'].flatMap((one: unknown) => (isRecord(one) ? parseWanted(one['lang'], one['asked']) : []))
  return { wanted, made: raw['made'].filter((one: unknown) => typeof one === 'string') }
}

function parseWanted(lang: unknown, asked: unknown): Wanted[] {
  return (lang === 'en' || lang === 'id') && typeof asked === 'string' ? [{ lang, asked }] : []
}
