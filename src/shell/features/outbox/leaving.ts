import { outbox, visits } from './appOutbox.ts'

/** Signing out does not wait longer than this for what is left to send, ms. */
const PATIENCE_MS = 4000

/** The child leaves: their visit ends. */
export function endVisit(): void {
  visits.end('out', Date.now())
}

/** The child leaves: their visit ends, and what waits is sent while their token is good. What is not, waits for their next sign-in. */
export async function sendBeforeLeaving(): Promise<void> {
  endVisit()
  if (!navigator.onLine) return
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([outbox.flush(), patience])
}

/** Sends what waits, and then tells the service of tokens that are not used any more; nobody waits for it. */
export function sendInBackground(): void {
  if (navigator.onLine) void outbox.flush()
}
