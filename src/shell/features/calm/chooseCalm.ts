import { errorText, isUnauthenticated } from '../../lib/service/apiError.ts'
import { storeCalm } from '../../lib/account/calm.ts'
import { notify } from '../../lib/notify.ts'
import { readUser } from '../../lib/account/session.ts'
import { outbox } from '../outbox/appOutbox.ts'
import { PATIENCE_MS, performCall } from '../outbox/performCall.ts'

let choices = 0

/** The reader's choice: holds at once, and is sent, or waits in the outbox. Where the service refuses it, it holds on this device. Never rejects. */
export async function chooseCalm(calm: boolean): Promise<void> {
  choices += 1
  storeCalm(readUser()?.id ?? '', calm)
  try {
    await performCall({ method: 'put', path: '/api/profile/calm', body: { calm } }, { patienceMs: PATIENCE_MS })
  } catch (error) {
    if (!isUnauthenticated(error)) notify('error', errorText(error, 'Calm mode could not be saved'))
  }
}

/** Takes what the service says of a reader; a choice that is still on its way there stands. Never rejects. */
export async function noteCalm(userId: string, raw: unknown): Promise<void> {
  const before = choices
  const isOnItsWay = await outbox.hasCalls(userId).catch(() => false)
  // Nor is one undone that was made while the outbox was asked.
  if (!isOnItsWay && choices === before) storeCalm(userId, raw)
}
