import type { Comfort } from '../../../content/comfort.ts'
import { chooseComfort, chosenComforts, storeComfort } from '../../lib/account/comfort.ts'
import { mergePawPrints } from '../../lib/account/pawPrints.ts'
import { notify } from '../../lib/notify.ts'
import { errorText, isUnauthenticated } from '../../lib/service/apiError.ts'
import { outbox, PATIENCE_MS, performCall } from '../outbox/index.ts'

const AT_ONCE = { patienceMs: PATIENCE_MS }

let choices = 0

/** Turns something that makes reading easier on or off: it holds at once, and is sent, or waits in the outbox. Where the service refuses it, it holds on this device. Never rejects. */
export async function turnComfort(comfort: Comfort, isOn: boolean): Promise<void> {
  choices += 1
  const chosen = chooseComfort(comfort, isOn)
  try {
    await performCall({ method: 'put', path: '/api/profile/comfort', body: { comfort: chosen } }, AT_ONCE)
  } catch (error) {
    if (!isUnauthenticated(error)) notify('error', errorText(error, 'Reading comfort could not be saved'))
  }
}

/**
 * Takes what the service says of a reader, and sends what only this device has. A comfort that is still on its way stands; paw-prints of both sides
 * are added up. Never rejects.
 */
export async function noteReading(
  userId: string,
  { comfort, paw_prints }: { readonly comfort?: unknown; readonly paw_prints?: unknown },
): Promise<void> {
  const before = choices
  const isOnItsWay = await outbox.hasCalls(userId).catch(() => false)
  if (isOnItsWay || choices !== before) {
    mergePawPrints(userId, paw_prints)
    return
  }
  storeComfort(userId, comfort)
  // Another provider's profile has neither.
  if (comfort === undefined) return
  try {
    const mine = chosenComforts()
    if (comfort === null && mine.length > 0)
      await performCall({ method: 'put', path: '/api/profile/comfort', body: { comfort: mine } }, AT_ONCE)
    for (const prints of mergePawPrints(userId, paw_prints))
      await performCall({ method: 'post', path: '/api/profile/paw-prints', body: { ...prints } }, AT_ONCE)
  } catch (error) {
    console.warn('What this device knows of a reader could not be sent', error)
  }
}
