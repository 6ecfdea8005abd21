import { languageNow } from '../../lib/language/language.ts'
import { notify } from '../../lib/notify.ts'
import { expireSession } from '../../lib/account/session.ts'
import { connectTabs, outbox, signedNow } from './appOutbox.ts'
import type { Call } from './records.ts'
import type { Performed, SaveOptions } from './saving.ts'
import { outboxText } from './text/index.ts'

/** Sends the signed-in child's queue, if any; failures are silent. */
export async function sendWaiting(): Promise<void> {
  const learnerId = signedNow()?.learnerId ?? ''
  if (navigator.onLine && outbox.behindOf(learnerId) > 0) await outbox.flush()
}

/** Opens the store, so that `canDownload` knows, and a save knows without looking into it that nothing waits before it. */
export function openQueue(): void {
  connectTabs()
  void outbox.count()
}

/** Whether a save would be queued if the service does not accept it. */
export const canDownload = (): boolean => outbox.canDownload

/** How long a child waits for a response before the save is queued and they continue (docs/resilience.md), ms. */
export const PATIENCE_MS = 300

interface Options extends SaveOptions {
  /** On an expired token, the caller navigates to the sign-in (`expireSession`). */
  readonly keepsSession?: boolean
}

/** Saves, or queues if the service does not accept it; the child is informed of the first queued save. */
export async function performCall(call: Call, { keepsSession = false, ...options }: Options = {}): Promise<Performed> {
  const performed = await outbox.perform(call, options)
  if (!performed.isQueued) return performed
  if (performed.isExpired) {
    if (!keepsSession) expireSession()
    return performed
  }
  const { isFirst, late } = performed
  // A slow response is not reported as long as it comes.
  if (isFirst && !late) notify('info', outboxText[languageNow()].queued)
  if (isFirst && late) void late.then((end) => end === 'queued' && notify('info', outboxText[languageNow()].queued))
  return performed
}
