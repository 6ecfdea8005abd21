import { languageNow } from '../../lib/language/language.ts'
import { notify } from '../../lib/notify.ts'
import { expireSession } from '../../lib/account/session.ts'
import { outbox, signedNow } from './appOutbox.ts'
import type { Call } from './records.ts'
import type { Performed, SaveOptions } from './saving.ts'
import { outboxText } from './text/index.ts'

/** Sends what waits of the child who is here, where something does; nothing is said of a failure. */
export async function sendWaiting(): Promise<void> {
  const learnerId = signedNow()?.learnerId ?? ''
  if (navigator.onLine && outbox.behindOf(learnerId) > 0) await outbox.flush()
}

/** Opens what keeps, so that `canDownload` knows. */
export function openQueue(): void {
  void outbox.count()
}

/** Would a call that is made now be kept where the service does not take it? */
export const canDownload = (): boolean => outbox.canDownload

/** How long a child waits for an answer before what they did is kept on the device and they go on (docs/resilience.md), ms. */
export const PATIENCE_MS = 300

interface Options extends SaveOptions {
  /** Where the token has expired, the caller itself leads to the sign-in (`expireSession`). */
  readonly keepsSession?: boolean
}

/** Makes a call, or keeps it for later where the service does not take it; the first one kept is told to the child. */
export async function performCall(call: Call, { keepsSession = false, ...options }: Options = {}): Promise<Performed> {
  const performed = await outbox.perform(call, options)
  if (!performed.isQueued) return performed
  if (performed.isExpired) {
    if (!keepsSession) expireSession()
    return performed
  }
  const { isFirst, late } = performed
  // A slow answer is no trouble to speak of, as long as it comes.
  if (isFirst && !late) notify('info', outboxText[languageNow()].queued)
  if (isFirst && late) void late.then((end) => end === 'queued' && notify('info', outboxText[languageNow()].queued))
  return performed
}
