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

/** Shows a message at the top of the screen; it is read aloud. Before the messages' place is ready it waits. */
export function notify(tone: Tone, text: string, durationMs = TOAST_MS): void {
  const message = { tone, text, durationMs }
  if (shower) shower(message)
  else waiting.push(message)
}

/** The place that shows messages from now on; returns the undo. */
export function showMessagesWith(show: Shower): () => void {
  shower = show
  const late = waiting
  waiting = []
  for (const message of late) show(message)
  return () => {
    if (shower === show) shower = undefined
  }
}
