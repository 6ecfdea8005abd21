import { isRecord, readText, removeKey, writeText } from '../device/storage.ts'

const TOKEN_KEY = 'authToken'
const USER_KEY = 'userInfo'

/** The signed-in user as stored in the browser. `role` is `teacher`, `student` or another value of the backend. */
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

/** The bearer token if somebody is signed in. */
export function readToken(): string | undefined {
  return readText(TOKEN_KEY) || undefined
}

/** Parses a user leniently: missing fields are empty, no role means student. Undefined if it is not an object. */
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

// Returns the same object for the same text, as useSyncExternalStore (`useUser.ts`) requires.
let last: { readonly text: string | undefined; readonly user: UserInfo | undefined } = {
  text: undefined,
  user: undefined,
}

/** The stored user; an invalid entry counts as none. */
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

/** Stores token and user after a sign-in. */
export function startSession(token: string, user: UserInfo): void {
  writeText(TOKEN_KEY, token)
  writeText(USER_KEY, JSON.stringify(user))
  emit(changed)
}

/** Deletes the session and its stored data: list of books, avatar variant, calm mode. */
export function endSession(): void {
  for (const key of [
    TOKEN_KEY,
    USER_KEY,
    'booksData',
    'childLook',
    'calm',
    'keptShelf',
    'putAway',
    'pagesAhead',
    'keptProfile',
    'keptDesk',
    // Locks the drafts of this device (`features/maker/draft`).
    'draftKey',
  ])
    removeKey(key)
  // The cookie for the service (`avatarVariant.ts`).
  document.cookie = 'look=; path=/; max-age=0; samesite=lax'
  emit(changed)
}

/** The backend no longer accepts the token: deletes it and asks for a new sign-in, once. */
export function expireSession(): void {
  if (readToken() === undefined) return
  endSession()
  signInAgain()
}

/** Notifies the listeners of an expired session, which navigate to the sign-in. */
export function signInAgain(): void {
  emit(expired)
}

/** Calls `listener` when a session has expired; returns an unsubscribe function. */
export function onSessionExpired(listener: () => void): () => void {
  expired.add(listener)
  return () => expired.delete(listener)
}

/** Calls `listener` on sign-in or sign-out, also in another tab; returns an unsubscribe function. */
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
