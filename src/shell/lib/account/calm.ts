import type { Motion } from '../../../game/runtime/pageHandle.ts'
import { onUserChanged, readUser } from './session.ts'
import { isRecord, readJson, writeText } from '../device/storage.ts'

/** Forgotten with the session (`session.ts`). */
const KEY = 'calm'

/** Whose choice it is, and which. */
interface Stored {
  readonly userId: string
  readonly isCalm: boolean
}

const changed = new Set<() => void>()

/** Whether the signed-in reader uses calm mode: slower, less motion, one thing at a time. */
export function isCalm(): boolean {
  const stored = readJson(KEY, parse)
  return stored?.userId === (readUser()?.id ?? '') && stored.isCalm
}

/** Stores a reader's choice on this device; ignores anything but booleans. */
export function storeCalm(userId: string, choice: unknown): void {
  if (typeof choice !== 'boolean') return
  writeText(KEY, JSON.stringify({ userId, isCalm: choice }))
  for (const listener of changed) listener()
}

/** How the stage moves for this reader on this device. */
export function motionNow(): Motion {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 'reduced'
  return isCalm() ? 'calm' : 'full'
}

function parse(raw: unknown): Stored | undefined {
  if (!isRecord(raw) || typeof raw['userId'] !== 'string' || typeof raw['isCalm'] !== 'boolean') return undefined
  return { userId: raw['userId'], isCalm: raw['isCalm'] }
}

/** Calls `listener` when the choice or the reader may have changed; returns an unsubscribe function. */
export function onCalmChanged(listener: () => void): () => void {
  changed.add(listener)
  const forget = onUserChanged(listener)
  return () => {
    changed.delete(listener)
    forget()
  }
}
