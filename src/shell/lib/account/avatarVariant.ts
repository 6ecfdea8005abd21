import { useSyncExternalStore } from 'react'
import { DEFAULT_VARIANT, type AvatarVariant, variantKey, readVariant } from '../../../content/avatarVariant.ts'
import { apiClient } from '../service/apiClient.ts'
import { setServiceCookie } from '../service/serviceCookie.ts'
import { readUser } from './session.ts'
import { isRecord, readText, writeText } from '../device/storage.ts'

/** Forgotten with the session (`session.ts`). */
const KEY = 'childLook'

/** How the signed-in reader wants book 3's child to look, as this browser knows it. */
interface Stored {
  readonly userId: string
  /** Null: the service says that nothing was chosen yet. */
  readonly look: AvatarVariant | null
  /** The service has it too. */
  readonly isSent: boolean
}

const changed = new Set<() => void>()
// The same text gives the same object, as useSyncExternalStore asks. Kept here too: a storage may refuse.
let last: { readonly text: string; readonly kept: Stored | undefined } = { text: '', kept: undefined }

/** What is known of the reader's choice: a look, null where they have not chosen, undefined where nobody has asked the service yet. */
export function knownVariant(): AvatarVariant | null | undefined {
  return storedNow()?.look
}

/** How the child looks to the reader, kept up to date; the default look before they choose. */
export function useAvatarVariant(): AvatarVariant {
  return useSyncExternalStore(subscribe, avatarVariant, () => DEFAULT_VARIANT)
}

/** How the child looks to the reader now. */
export function avatarVariant(): AvatarVariant {
  return knownVariant() ?? DEFAULT_VARIANT
}

/** Takes what the service says of a reader; a choice that it has not got yet stands. Anything but a look or null says nothing. */
export function noteVariant(userId: string, raw: unknown): void {
  const variant = raw === null ? null : readVariant(raw)
  const before = storedNow()
  if (variant === undefined || (before !== undefined && !before.isSent)) return
  store({ userId, look: variant, isSent: true })
}

/** The reader's choice: shown at once, and sent. Where sending fails it is kept for this session and sent when `sendVariant` is called again. */
export async function chooseVariant(variant: AvatarVariant): Promise<void> {
  store({ userId: readUser()?.id ?? '', look: variant, isSent: false })
  await sendVariant()
}

/** Sends a choice that the service has not got yet. Never rejects. */
export async function sendVariant(): Promise<void> {
  const mine = storedNow()
  if (mine === undefined || mine.look === null || mine.isSent) return
  try {
    await apiClient.put<unknown>('/api/profile/look', mine.look)
  } catch (error) {
    console.error('The look could not be sent', error)
    return
  }
  // A later choice has its own way.
  if (storedNow() === mine) store({ ...mine, isSent: true })
}

function storedNow(): Stored | undefined {
  const text = readText(KEY)
  if (text !== undefined && text !== last.text) last = { text, kept: parse(text) }
  // Where the storage refuses, what was kept here counts; where it was cleared, nothing does.
  const stored = text === undefined && isStorageOpen ? undefined : last.kept
  return stored?.userId === (readUser()?.id ?? '') ? stored : undefined
}

let isStorageOpen = true

function store(stored: Stored): void {
  const text = JSON.stringify(stored)
  isStorageOpen = writeText(KEY, text)
  last = { text, kept: stored }
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
