import { outbox, visits } from './appOutbox.ts'

/** How long signing out waits for the queue to be sent, ms. */
const PATIENCE_MS = 4000

/** The child leaves: their visit ends. */
export function endVisit(): void {
  visits.end('out', Date.now())
}

/** The child leaves: ends their visit and sends the queue while their token is valid. The rest waits for their next sign-in. */
export async function sendBeforeLeaving(): Promise<void> {
  endVisit()
  if (!navigator.onLine) return
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([outbox.flush(), patience])
}

/** Sends the queue in the background, then revokes unused tokens. */
export function sendInBackground(): void {
  if (navigator.onLine) void outbox.flush()
}
