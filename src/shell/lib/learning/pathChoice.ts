import type { MadeChoice, PathChoice } from '../../../content/ladder/path/choice.ts'
import type { Language } from '../../../game/language.ts'
import { isRecord, readJson, removeKey, writeText } from '../device/storage.ts'
import { apiClient } from '../service/apiClient.ts'
import { forgetChecks, storeChecks } from './checks.ts'
import { heardVersion, historyOf, storeHistory } from './tryHistory.ts'

/*
 * What a teacher has chosen for a child's path, stored on the device: the path is made without the service. It holds from the next contact on. The
 * child is never told. Read by hand: children's screens load no schemas.
 */
const keyOf = (learnerId: string) => `path:${learnerId}`

/** Asked for at most so often while the app runs, ms; a path that is opened always asks. */
const SELDOM_MS = 10 * 60_000
let asked: { readonly learnerId: string; readonly at: number } | undefined

/**
 * Fetches for the child who is signed in what her path is made of beside what this device knows, and stores it: her teachers' choices, and what she has been
 * asked on other devices. An answer that cannot be had or read changes nothing. Never rejects.
 */
export async function refreshPath(learnerId: string): Promise<void> {
  asked = { learnerId, at: Date.now() }
  await Promise.all([refreshChoices(learnerId), refreshHistory(learnerId)])
}

/** How long a path waits for that, ms: meanwhile it loads its pictures and sounds anyway. */
const KNOWN_WAIT_MS = 300
/** The same where nothing is known yet of what the child has learned: without an answer she would begin at the first step. */
const UNKNOWN_WAIT_MS = 4000

/** The same for a path that is being made: resolves with the answer, or when the path may not wait longer. */
export async function refreshPathInTime(learnerId: string, language: Language): Promise<void> {
  const isKnown = historyOf(learnerId, language).histories.size > 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, isKnown ? KNOWN_WAIT_MS : UNKNOWN_WAIT_MS)
  })
  await Promise.race([refreshPath(learnerId), late])
  clearTimeout(timer)
}

async function refreshHistory(learnerId: string): Promise<void> {
  try {
    const have = heardVersion(learnerId)
    const { data } = await apiClient.get<unknown>('/api/path/history', { params: have === undefined ? {} : { have } })
    const answer = isRecord(data) && isRecord(data['data']) ? data['data'] : {}
    const { learner_id, version, history } = answer
    // Another child may have signed in on this tablet meanwhile; the same version brings nothing.
    if (learner_id === learnerId && isRecord(history)) storeHistory(learnerId, { ...history, version })
  } catch {
    // What is stored stays.
  }
}

async function refreshChoices(learnerId: string): Promise<void> {
  try {
    const { data } = await apiClient.get<unknown>('/api/path')
    const answer = isRecord(data) && isRecord(data['data']) ? data['data'] : {}
    const { choices, checks, learner_id } = answer
    // Another child may have signed in on this tablet meanwhile. An older service does not say whose they are.
    if (learner_id !== undefined && learner_id !== learnerId) return
    if (Array.isArray(choices)) writeText(keyOf(learnerId), JSON.stringify(choices.flatMap(parseMade)))
    if (Array.isArray(checks)) storeChecks(learnerId, checks)
  } catch {
    // What is stored stays: a tablet may be without the service for weeks.
  }
}

/** The same, unless it was asked a few minutes ago; for whenever the service has just been reached. */
export function refreshPathSeldom(learnerId: string): void {
  if (asked?.learnerId === learnerId && Date.now() - asked.at < SELDOM_MS) return
  void refreshPath(learnerId)
}

/** What a teacher has chosen for a child's path in a language; `undefined` where the app chooses. */
export function pathChoiceOf(learnerId: string, language: Language): MadeChoice | undefined {
  const stored = readJson(keyOf(learnerId), (raw) => (Array.isArray(raw) ? raw.flatMap(parseMade) : undefined))
  return stored?.find(({ lang }) => lang === language)
}

/** Deletes what is stored of a child. */
export function forgetPathChoices(learnerId: string): void {
  removeKey(keyOf(learnerId))
  forgetChecks(learnerId)
}

const DAY = /^\d{4}-\d\d-\d\d$/
const texts = (raw: unknown): string[] =>
  Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string') : []

function parseMade(raw: unknown): (MadeChoice & { readonly lang: Language })[] {
  if (!isRecord(raw)) return []
  const { lang, day, choice } = raw
  if ((lang !== 'en' && lang !== 'id') || typeof day !== 'string' || !DAY.test(day) || !isRecord(choice)) return []
  return [{ lang, day, choice: parseChoice(choice) }]
}

/** What this version does not understand of a choice is left out; the rest holds. */
function parseChoice({ pin, off, step, book, minutes, lasts }: Readonly<Record<string, unknown>>): PathChoice {
  const { id, page }: Readonly<Record<string, unknown>> = isRecord(book) ? book : {}
  return {
    pin: texts(pin),
    off: texts(off),
    step: typeof step === 'string' ? step : null,
    book: typeof id === 'number' && typeof page === 'number' ? { id, page } : null,
    minutes: typeof minutes === 'number' && minutes > 0 ? minutes : null,
    lasts: lasts === 'changed' ? 'changed' : 'turns',
  }
}
