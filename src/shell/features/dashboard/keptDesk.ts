import { useSyncExternalStore } from 'react'
import { readUser } from '../../lib/session.ts'
import { isRecord, readJson, writeText } from '../../lib/storage.ts'

/** Forgotten with the session (`session.ts`): names of children do not stay on a computer that others use. */
const KEY = 'keptDesk'
/** Answers that are kept, newest first. */
const MOST = 16
/** Who is in the class and its figures; nothing that signs a child in, no records. */
const KEPT = /^\/api\/classes(?:\/[^/]+(?:\/report(?:\/.*)?)?)?(?:\?|$)/

interface Answer {
  readonly key: string
  readonly at: string
  readonly data: unknown
}

let since: string | undefined
const listeners = new Set<() => void>()

function tell(next: string | undefined): void {
  if (next === since) return
  since = next
  for (const listener of listeners) listener()
}

/** Keeps what the service answered, for a time without a network; and it is there now. */
export function keepAnswer(key: string, data: unknown): void {
  tell(undefined)
  if (!KEPT.test(key)) return
  const rest = answers().filter((answer) => answer.key !== key)
  const kept = [{ key, at: new Date().toISOString(), data }, ...rest].slice(0, MOST)
  writeText(KEY, JSON.stringify({ teacherId: readUser()?.id, answers: kept }))
}

/** What the service answered last, where it cannot be reached now. */
export function keptAnswer(key: string): unknown {
  const found = answers().find((answer) => answer.key === key)
  if (found) tell(found.at)
  return found?.data
}

function answers(): Answer[] {
  const kept = readJson(KEY, (raw) => {
    if (!isRecord(raw) || raw['teacherId'] !== readUser()?.id || !Array.isArray(raw['answers'])) return undefined
    // Written above; what it holds is checked against its contract before it is shown.
    return raw['answers'] as Answer[]
  })
  return kept ?? []
}

/** From when the figures shown are, while the service is out of reach; undefined while it answers. */
export function useKeptSince(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => since,
  )
}
