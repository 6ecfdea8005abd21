import { isRecord, readJson, writeText } from '../../../../lib/device/storage.ts'
import { randomName } from '../names.ts'
import type { Rows } from './rows.ts'
import type { RowKey } from './seal.ts'

/** Forgotten with the session (`session.ts`): then the drafts of the device are locked. */
const KEY = 'draftKey'

/** The keys that this device has for an account: rows are written with the first one, and read with all. */
export interface KeyRing {
  readonly keys: readonly [RowKey, ...RowKey[]]
  /** Whether the first one is the account's own, and older rows are to be written again with it. */
  readonly isAccountKey: boolean
}

interface Needs {
  readonly owner: string
  readonly rows: Rows
  /** Asks the service for the account's key; rejects where it cannot be reached or has none. */
  readonly ask: () => Promise<{ readonly id: string; readonly key: string }>
}

/**
 * The keys of an account on this device: as stored, else the service's. Where neither is there, drafts are begun under a key that the device makes
 * itself, which stays until the account's key has taken its place. `undefined`: there are drafts under the account's key, and it is out of reach.
 */
export async function openKeyRing({ owner, rows, ask }: Needs): Promise<KeyRing | undefined> {
  const own = storedKey(owner) ?? (await askedKey(owner, ask))
  const local = await rows.localKey(owner)
  if (own) return { keys: local ? [own, local] : [own], isAccountKey: true }
  if (local) return { keys: [local], isAccountKey: false }
  if ((await rows.all('heads', owner)).length > 0) return undefined
  const made = { owner, id: `here-${randomName()}`, key: crypto.getRandomValues(new Uint8Array(32)) }
  await rows.putLocalKey(made)
  return { keys: [made], isAccountKey: false }
}

async function askedKey(owner: string, ask: Needs['ask']): Promise<RowKey | undefined> {
  try {
    const { id, key } = await ask()
    const bytes = bytesOf(key)
    if (!bytes) return undefined
    writeText(KEY, JSON.stringify({ owner, id, key }))
    return { id, key: bytes }
  } catch {
    return undefined
  }
}

function storedKey(owner: string): RowKey | undefined {
  return readJson(KEY, (raw) => {
    if (!isRecord(raw) || raw['owner'] !== owner) return undefined
    const { id, key } = raw
    const bytes = typeof key === 'string' ? bytesOf(key) : undefined
    return typeof id === 'string' && bytes ? { id, key: bytes } : undefined
  })
}

/** 32 bytes from base64url; `undefined` for anything else. */
function bytesOf(text: string): Uint8Array | undefined {
  if (!/^[\w-]{43}$/.test(text)) return undefined
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
