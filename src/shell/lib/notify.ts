/** What a message is about. */
export type Tone = 'success' | 'error' | 'info'

/** How long a message stays, in ms, unless told otherwise. */
const TOAST_MS = 3000

/** A message to show at the top of the screen. */
export interface Message {
  readonly tone: Tone
  readonly text: string
  readonly durationMs: number
}

type Shower = (message: Message) => void

let shower: Shower | undefined
let waiting: Message[] = []
const listeners = new Set<() => void>()

/** Shows a message at the top of the screen, announced to screen readers. Waits until the container is ready. */
export function notify(tone: Tone, text: string, durationMs = TOAST_MS): void {
  const message = { tone, text, durationMs }
  if (shower) return shower(message)
  waiting.push(message)
  for (const listener of listeners) listener()
}

/** Calls `listener` when a message waits for a container, at once if one does; returns an unsubscribe function. */
export function onMessageWaiting(listener: () => void): () => void {
  listeners.add(listener)
  if (waiting.length > 0) listener()
  return () => listeners.delete(listener)
}

/** Registers the container that shows messages; returns an unregister function. */
export function showMessagesWith(show: Shower): () => void {
  shower = show
  const late = waiting
  waiting = []
  for (const message of late) show(message)
  return () => {
    if (shower === show) shower = undefined
  }
}
