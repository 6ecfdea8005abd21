import { onUserChanged, readToken, readUser } from '../account/session.ts'
import { isPictureUser, signOutHere } from '../account/signOut.ts'
import { isRecord, readJson, removeKey, writeText } from './storage.ts'

/** A child of a class who has touched nothing for this long has left the tablet, ms. */
export const IDLE_MS = 10 * 60_000
/** They are asked this long before that, ms. */
export const ASK_MS = 30_000

const KEY = 'lastActive'
const CHECK_MS = 5000
/** Touches within this time are one, ms. */
const NOTE_MS = 2000

interface Active {
  readonly learnerId: string
  readonly at: number
}

/** What happens to a child who does nothing. */
export interface IdleListener {
  /** Nothing for almost ten minutes: is anybody there? */
  readonly onAsk: () => void
  /** They are signed out on this device. */
  readonly onSignedOut: () => void
}

let lastNoted = 0

/** The child has touched something, pressed a key or was heard. What only plays by itself does not count. */
export function noteActivity(now: number = Date.now()): void {
  const isNew = now < lastNoted || now - lastNoted >= NOTE_MS
  if (!isNew || !isPictureUser(readUser())) return
  lastNoted = now
  writeText(KEY, JSON.stringify({ learnerId: readUser()?.id ?? '', at: now }))
}

/**
 * Watches whether the child who signed in by pictures is still there: also over a reload and while the tablet slept. Looks at once, so that
 * nobody sees what the last child left open. Returns the undo.
 */
export function watchIdle({ onAsk, onSignedOut }: IdleListener): () => void {
  let asked = 0
  const check = () => {
    const since = idleSince(Date.now())
    if (since === undefined) return
    const idle = Date.now() - since
    if (idle >= IDLE_MS) {
      removeKey(KEY)
      signOutHere()
      onSignedOut()
    } else if (idle >= IDLE_MS - ASK_MS && asked !== since) {
      asked = since
      onAsk()
    }
  }
  const active = () => {
    // Woken after a long sleep: this touch is the next child's.
    check()
    noteActivity()
  }
  check()
  const timer = setInterval(check, CHECK_MS)
  const events = ['pointerdown', 'keydown'] as const
  for (const type of events) document.addEventListener(type, active, { passive: true, capture: true })
  document.addEventListener('visibilitychange', check)
  const forget = onUserChanged(check)
  return () => {
    clearInterval(timer)
    for (const type of events) document.removeEventListener(type, active, { capture: true })
    document.removeEventListener('visibilitychange', check)
    forget()
  }
}

/** Since when the child does nothing, ms; undefined where nobody is signed in by pictures. Who has just signed in begins now. */
function idleSince(now: number): number | undefined {
  const user = readUser()
  if (!user || readToken() === undefined || !isPictureUser(user)) return undefined
  const stored = readJson(KEY, parse)
  if (stored?.learnerId === user.id && stored.at <= now) return stored.at
  writeText(KEY, JSON.stringify({ learnerId: user.id, at: now }))
  return now
}

function parse(raw: unknown): Active | undefined {
  if (!isRecord(raw)) return undefined
  const { learnerId, at } = raw
  return typeof learnerId === 'string' && typeof at === 'number' ? { learnerId, at } : undefined
}
