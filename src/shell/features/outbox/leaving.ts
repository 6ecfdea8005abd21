import { outbox, visits } from './appOutbox.ts'

/** Signing out does not wait longer than this for what is left to send, ms. */
const PATIENCE_MS = 4000

/** The child signs out: their visit ends, and what waits is sent while their token is good. What is not, waits for their next sign-in. */
export async function sendBeforeLeaving(): Promise<void> {
  visits.end('out', Date.now())
  if (!navigator.onLine) return
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([outbox.flush(), patience])
}
