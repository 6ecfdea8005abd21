import { useSyncExternalStore } from 'react'
import { DEFAULT_VARIANT, type AvatarVariant, variantKey, readVariant } from '../../../content/avatarVariant.ts'
import { apiClient } from '../service/apiClient.ts'
import { setServiceCookie } from '../service/serviceCookie.ts'
import { readUser } from './session.ts'
import { isRecord, readText, writeText } from '../device/storage.ts'

/** Forgotten with the session (`session.ts`). */
const KEY = 'childLook'

/** The signed-in reader's avatar variant for book 3, as stored in this browser. */
interface Stored {
  readonly userId: string
  /** Null: not chosen yet, according to the service. */
  readonly look: AvatarVariant | null
  /** Whether the service has it too. */
  readonly isSent: boolean
}

const changed = new Set<() => void>()
// Returns the same object for the same text, as useSyncExternalStore requires; also the fallback if the storage refuses.
let last: { readonly text: string; readonly stored: Stored | undefined } = { text: '', stored: undefined }

/** The reader's choice: a variant, null if they have not chosen, undefined if not loaded yet. */
export function knownVariant(): AvatarVariant | null | undefined {
  return storedNow()?.look
}

/** Hook: the reader's avatar variant, or the default before they choose. */
export function useAvatarVariant(): AvatarVariant {
  return useSyncExternalStore(subscribe, avatarVariant, () => DEFAULT_VARIANT)
}

/** The reader's current avatar variant. */
export function avatarVariant(): AvatarVariant {
  return knownVariant() ?? DEFAULT_VARIANT
}

/** Applies the service's value unless a local choice is still unsent. Ignores anything but a variant or null. */
export function noteVariant(userId: string, raw: unknown): void {
  const variant = raw === null ? null : readVariant(raw)
  const before = storedNow()
  if (variant === undefined || (before !== undefined && !before.isSent)) return
  store({ userId, look: variant, isSent: true })
}

/** Applies the reader's choice at once and sends it. If that fails, it stays stored for this session until `sendVariant` succeeds. */
export async function chooseVariant(variant: AvatarVariant): Promise<void> {
  store({ userId: readUser()?.id ?? '', look: variant, isSent: false })
  await sendVariant()
}

/** Sends an unsent choice. Never rejects. */
export async function sendVariant(): Promise<void> {
  const mine = storedNow()
  if (mine === undefined || mine.look === null || mine.isSent) return
  try {
    await apiClient.put<unknown>('/api/profile/look', mine.look)
  } catch (error) {
    console.error('The look could not be sent', error)
    return
  }
  // A later choice is sent separately.
  if (storedNow() === mine) store({ ...mine, isSent: true })
}

function storedNow(): Stored | undefined {
  const text = readText(KEY)
  if (text !== undefined && text !== last.text) last = { text, stored: parse(text) }
  // If the storage refuses, the value in memory counts; if it was cleared, none does.
  const stored = text === undefined && isStorageOpen ? undefined : last.stored
  return stored?.userId === (readUser()?.id ?? '') ? stored : undefined
}

let isStorageOpen = true

function store(stored: Stored): void {
  const text = JSON.stringify(stored)
  isStorageOpen = writeText(KEY, text)
  last = { text, stored }
  setServiceCookie('look', variantKey(stored.look ?? DEFAULT_VARIANT))
  for (const listener of changed) listener()
}

function parse(text: string): Stored | undefined {
  try {
    const raw: unknown = JSON.parse(text)
    if (!isRecord(raw) || typeof raw['userId'] !== 'string') return undefined
    const variant = raw['look'] === null ? null : readVariant(raw['look'])
    return variant === undefined ? undefined : { userId: raw['userId'], look: variant, isSent: raw['isSent'] === true }
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
