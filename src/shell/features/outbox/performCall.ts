import type { Language } from '../../../game/language.ts'
import { languageNow } from '../../lib/language.ts'
import { notify } from '../../lib/notify.ts'
import { outbox, signedNow } from './appOutbox.ts'
import type { Performed } from './outbox.ts'
import type { Call } from './records.ts'

const KEPT: Readonly<Record<Language, string>> = {
  en: 'Kept on this device. It is sent later.',
  id: 'Tersimpan di perangkat ini. Dikirim nanti.',
}

/** Sends what waits of the child who is here, where something does; nothing is said of a failure. */
export async function sendWaiting(): Promise<void> {
  const learnerId = signedNow()?.learnerId ?? ''
  if (navigator.onLine && outbox.behindOf(learnerId) > 0) await outbox.flush()
}

/** Makes a call, or keeps it for later where the service is out of reach; the first one kept is told to the child. */
export async function performCall(call: Call): Promise<Performed> {
  const performed = await outbox.perform(call)
  if (performed.isKept && performed.isFirst) notify('info', KEPT[languageNow()])
  return performed
}
