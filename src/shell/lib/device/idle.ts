import { onUserChanged, readToken, readUser } from '../account/session.ts'
import { isPictureUser, signOutHere } from '../account/signOut.ts'
import { isRecord, readJson, removeKey, writeText } from './storage.ts'

/** Idle time after which a child of a class counts as gone, ms. */
export const IDLE_MS = 10 * 60_000
/** How long before that they are asked, ms. */
export const ASK_MS = 30_000

const KEY = 'lastActive'
const CHECK_MS = 5000
/** Touches within this time count as one, ms. */
const NOTE_MS = 2000

interface Active {
  readonly learnerId: string
  readonly at: number
}

/** What happens to a child who does nothing. */
export interface IdleListener {
  /** Almost ten minutes idle: asks whether anybody is there. */
  readonly onAsk: () => void
  /** They are signed out on this device. */
  readonly onSignedOut: () => void
}

let lastNoted = 0

/** Records a touch, a key or speech of the child. Playback does not count. */
export function noteActivity(now: number = Date.now()): void {
  const isNew = now < lastNoted || now - lastNoted >= NOTE_MS
  if (!isNew || !isPictureUser(readUser())) return
  lastNoted = now
  writeText(KEY, JSON.stringify({ learnerId: readUser()?.id ?? '', at: now }))
}

/**
 * Detects when a child who signed in by pictures has left, also across reloads and sleep. Checks at once, so that nobody sees what the last child
 * left open. Returns an unsubscribe function.
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

/** Time of the child's last activity, ms; undefined if nobody is signed in by pictures. Starts now after a sign-in. */
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
