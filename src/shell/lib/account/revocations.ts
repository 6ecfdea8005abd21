import { isRecord, readJson, removeKey, writeText } from '../device/storage.ts'

const KEY = 'signedOut'

/** A token whose owner signed out on this device and that is still to be revoked. */
export interface Revocation {
  readonly learnerId: string
  readonly token: string
}

/** The tokens to revoke, oldest first. Stored in localStorage, because signing out must complete at once. */
export function revocations(): readonly Revocation[] {
  return readJson(KEY, parse) ?? []
}

/** Marks a token to be revoked. */
export function addRevocation(revocation: Revocation): void {
  store([...revocations().filter(({ token }) => token !== revocation.token), revocation])
}

/** The token is revoked, or unknown to the service. */
export function dropRevocation(gone: string): void {
  store(revocations().filter(({ token }) => token !== gone))
}

function store(all: readonly Revocation[]): void {
  if (all.length === 0) removeKey(KEY)
  else writeText(KEY, JSON.stringify(all))
}

function parse(raw: unknown): Revocation[] | undefined {
  if (!Array.isArray(raw)) return undefined
  return raw.flatMap((each: unknown): Revocation[] => {
    if (!isRecord(each)) return []
    const { learnerId, token } = each
    return typeof learnerId === 'string' && typeof token === 'string' ? [{ learnerId, token }] : []
  })
}
