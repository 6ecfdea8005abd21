import { useEffect, useSyncExternalStore } from 'react'
import { readUser } from '../../lib/account/session.ts'
import { isRecord, readJson, writeText } from '../../lib/device/storage.ts'

/** Forgotten with the session (`session.ts`): names of children do not stay on a computer that others use. */
const KEY = 'keptDesk'
/** Answers that are kept, newest first. */
const MOST = 16
/** Who is in the class and its figures; nothing that signs a child in, no records. */
const QUEUED = /^\/api\/classes(?:\/[^/]+(?:\/report(?:\/.*)?)?)?(?:\?|$)/

interface Answer {
  readonly key: string
  readonly at: string
  readonly data: unknown
}

/** From when a cached answer is, and why it is shown: the service is out of reach, or too slow to wait for. */
export interface Cached {
  readonly at: string
  readonly reason: 'offline' | 'slow'
}

/** Keeps what the service answered, for a time without a network. */
export function holdReaction(key: string, data: unknown): void {
  if (!QUEUED.test(key)) return
  const rest = answers().filter((answer) => answer.key !== key)
  const stored = [{ key, at: new Date().toISOString(), data }, ...rest].slice(0, MOST)
  writeText(KEY, JSON.stringify({ teacherId: readUser()?.id, answers: stored }))
}

/** What the service answered last, and when; undefined where nothing is kept. */
export function cachedResponse(key: string): Omit<Answer, 'key'> | undefined {
  return answers().find((answer) => answer.key === key)
}

function answers(): Answer[] {
  const stored = readJson(KEY, (raw) => {
    if (!isRecord(raw) || raw['teacherId'] !== readUser()?.id || !Array.isArray(raw['answers'])) return undefined
    // Written above; what it holds is checked against its contract before it is shown.
    return raw['answers'] as Answer[]
  })
  return stored ?? []
}

/** Which of the answers that are about are cached ones. */
const cachedAnswers = new WeakMap<object, Cached>()

/** Notes that this answer, and what it holds, is a cached one. */
export function markCached(answer: unknown, cached: Cached): void {
  if (!isRecord(answer)) return
  cachedAnswers.set(answer, cached)
  const { data } = answer
  if (typeof data === 'object' && data !== null) cachedAnswers.set(data, cached)
}

/** From when this answer is, where it is a cached one. */
export const cachedOf = (data: unknown): Cached | undefined =>
  typeof data === 'object' && data !== null ? cachedAnswers.get(data) : undefined

/** What is on the screen now and cached. */
const shown = new Map<object, Cached>()
const listeners = new Set<() => void>()
let oldest: Cached | undefined

function changed(): void {
  const all = [...shown.values()]
  const [first] = all.toSorted((one, other) => one.at.localeCompare(other.at))
  const reason: Cached['reason'] = all.some((cached) => cached.reason === 'offline') ? 'offline' : 'slow'
  const next = first && { at: first.at, reason }
  if (next?.at === oldest?.at && next?.reason === oldest?.reason) return
  oldest = next
  for (const listener of listeners) listener()
}

/** Says, as long as it is on the screen, that this answer is a cached one. */
export function useShowCached(cached: Cached | undefined): void {
  useEffect(() => {
    if (!cached) return undefined
    const own = {}
    shown.set(own, cached)
    changed()
    return () => {
      shown.delete(own)
      changed()
    }
  }, [cached])
}

/** From when the oldest part of the screen is, and why; undefined where all of it is what the service says now. */
export function useOldestShown(): Cached | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => oldest,
  )
}
