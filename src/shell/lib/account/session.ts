import { isRecord, readText, removeKey, writeText } from '../device/storage.ts'

const TOKEN_KEY = 'authToken'
const USER_KEY = 'userInfo'

/** Who is signed in, as kept in the browser. `role` is `teacher`, `student` or whatever the backend says. */
export interface UserInfo {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: string
  /** The drawn face of a child who signs in by pictures: `face-1` … `face-18`, or an animal before they choose: `pet-1` … `pet-8`. */
  readonly avatar?: string
}

const changed = new Set<() => void>()
const expired = new Set<() => void>()

/** The bearer token, where somebody is signed in. */
export function readToken(): string | undefined {
  return readText(TOKEN_KEY) || undefined
}

/** Takes whatever stands for a user; missing fields are empty, no role means student. Undefined where it is no object at all. */
export function parseUser(raw: unknown): UserInfo | undefined {
  if (!isRecord(raw)) return undefined
  const text = (key: string) => (typeof raw[key] === 'string' || typeof raw[key] === 'number' ? String(raw[key]) : '')
  const avatar = text('avatar')
  return {
    id: text('id'),
    name: text('name'),
    email: text('email'),
    role: text('role') || 'student',
    ...(avatar !== '' && { avatar }),
  }
}

// The same text gives the same object, as useSyncExternalStore (`useUser.ts`) asks.
let last: { readonly text: string | undefined; readonly user: UserInfo | undefined } = {
  text: undefined,
  user: undefined,
}

/** The user kept in the browser; a broken entry counts as none. */
export function readUser(): UserInfo | undefined {
  const text = readText(USER_KEY)
  if (text !== last.text) last = { text, user: parseStored(text) }
  return last.user
}

function parseStored(text: string | undefined): UserInfo | undefined {
  try {
    return text === undefined ? undefined : parseUser(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Keeps token and user after a sign-in. */
export function startSession(token: string, user: UserInfo): void {
  writeText(TOKEN_KEY, token)
  writeText(USER_KEY, JSON.stringify(user))
  emit(changed)
}

/** Forgets who was signed in and what was kept for them: their list of books, the look of their child, calm mode. */
export function endSession(): void {
  for (const key of [
    TOKEN_KEY,
    USER_KEY,
    'booksData',
    'childLook',
    'calm',
    'keptShelf',
    'pagesAhead',
    'keptProfile',
    'keptDesk',
  ])
    removeKey(key)
  // What the service was told of the child (`look.ts`).
  document.cookie = 'look=; path=/; max-age=0; samesite=lax'
  emit(changed)
}

/** The backend no longer knows the token: forgets it and tells whoever leads back to the sign-in. */
export function expireSession(): void {
  if (readToken() === undefined) return
  endSession()
  emit(expired)
}

/** Calls `listener` when a session has expired; returns the undo. */
export function onSessionExpired(listener: () => void): () => void {
  expired.add(listener)
  return () => expired.delete(listener)
}

/** Calls `listener` when somebody has signed in or out, also in another tab; returns the undo. */
export function onUserChanged(listener: () => void): () => void {
  changed.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    changed.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function emit(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener()
}
