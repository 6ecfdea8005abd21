import { useSyncExternalStore } from 'react'
import { DEFAULT_LOOK, type Look, lookKey, readLook } from '../../content/look.ts'
import { apiClient } from './apiClient.ts'
import { tellService } from './serviceCookie.ts'
import { readUser } from './session.ts'
import { isRecord, readText, writeText } from './storage.ts'

/** Forgotten with the session (`session.ts`). */
const KEY = 'childLook'

/** How the signed-in reader wants book 3's child to look, as this browser knows it. */
interface Kept {
  readonly userId: string
  /** Null: the service says that nothing was chosen yet. */
  readonly look: Look | null
  /** The service has it too. */
  readonly isSent: boolean
}

const changed = new Set<() => void>()
// The same text gives the same object, as useSyncExternalStore asks. Kept here too: a storage may refuse.
let last: { readonly text: string; readonly kept: Kept | undefined } = { text: '', kept: undefined }

/** What is known of the reader's choice: a look, null where they have not chosen, undefined where nobody has asked the service yet. */
export function knownLook(): Look | null | undefined {
  return keptNow()?.look
}

/** How the child looks to the reader, kept up to date; the default look before they choose. */
export function useChildLook(): Look {
  return useSyncExternalStore(subscribe, childLook, () => DEFAULT_LOOK)
}

/** How the child looks to the reader now. */
export function childLook(): Look {
  return knownLook() ?? DEFAULT_LOOK
}

/** Takes what the service says of a reader; a choice that it has not got yet stands. Anything but a look or null says nothing. */
export function noteLook(userId: string, raw: unknown): void {
  const look = raw === null ? null : readLook(raw)
  const before = keptNow()
  if (look === undefined || (before !== undefined && !before.isSent)) return
  keep({ userId, look, isSent: true })
}

/** The reader's choice: shown at once, and sent. Where sending fails it is kept for this session and sent when `sendLook` is called again. */
export async function chooseLook(look: Look): Promise<void> {
  keep({ userId: readUser()?.id ?? '', look, isSent: false })
  await sendLook()
}

/** Sends a choice that the service has not got yet. Never rejects. */
export async function sendLook(): Promise<void> {
  const mine = keptNow()
  if (mine === undefined || mine.look === null || mine.isSent) return
  try {
    await apiClient.put<unknown>('/api/profile/look', mine.look)
  } catch (error) {
    console.error('The look could not be sent', error)
    return
  }
  // A later choice has its own way.
  if (keptNow() === mine) keep({ ...mine, isSent: true })
}

function keptNow(): Kept | undefined {
  const text = readText(KEY)
  if (text !== undefined && text !== last.text) last = { text, kept: parse(text) }
  // Where the storage refuses, what was kept here counts; where it was cleared, nothing does.
  const kept = text === undefined && isStorageOpen ? undefined : last.kept
  return kept?.userId === (readUser()?.id ?? '') ? kept : undefined
}

let isStorageOpen = true

function keep(kept: Kept): void {
  const text = JSON.stringify(kept)
  isStorageOpen = writeText(KEY, text)
  last = { text, kept }
  tellService('look', lookKey(kept.look ?? DEFAULT_LOOK))
  for (const listener of changed) listener()
}

function parse(text: string): Kept | undefined {
  try {
    const raw: unknown = JSON.parse(text)
    if (!isRecord(raw) || typeof raw['userId'] !== 'string') return undefined
    const look = raw['look'] === null ? null : readLook(raw['look'])
    return look === undefined ? undefined : { userId: raw['userId'], look, isSent: raw['isSent'] === true }
  } catch {
    return undefined
  }
}

function subscribe(listener: () => void): () => void {
  changed.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    changed.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
