import { isRecord, readJson, removeKey, writeText } from '../device/storage.ts'

const KEY = 'signedOut'

/** A token whose owner has signed out on this device, and which the service is still to be told of. */
export interface Revocation {
  readonly learnerId: string
  readonly token: string
}

/** The tokens that the service is to be told of, oldest first. Kept in the browser's plain storage: signing out must be over at once, whatever ends next. */
export function revocations(): readonly Revocation[] {
  return readJson(KEY, parse) ?? []
}

/** From now on the service is to be told that a token is not used any more. */
export function addRevocation(revocation: Revocation): void {
  store([...revocations().filter(({ token }) => token !== revocation.token), revocation])
}

/** The service knows, or does not know the token any more. */
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
